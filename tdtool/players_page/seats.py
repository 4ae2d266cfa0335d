"""Who sits where, a line for each person, as phones may ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.players_page.names import brief_name
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.tournament.state import Entry, State
    from tdtool.tournament.values import PersonId

_WORDS = {
    Status.WAITING: "No seat yet. Listen for your name.",
    Status.STANDING: "No seat at the moment. Please ask the floor.",
    Status.OUT: "No longer in play.",
}


class SeatLine(NamedTuple):
    """A person: whole name to find him by, the name that is shown, his entries, his seat now.

    `table` and `seat` are 0 where he has none; `words` say why, or that he moves.
    """

    whole: str
    shown: str
    numbers: tuple[int, ...]
    table: int = 0
    seat: int = 0
    words: str = ""


def seat_line(
    state: State, names: Mapping[PersonId, str], person: PersonId, *, whole: bool
) -> SeatLine | None:
    """Tell where a person sits by his latest entry; None for who is not in or was erased."""
    entry = state.last_entry_of(person)
    name = names.get(person)
    if entry is None or name is None or person in state.erased:
        return None
    shown = name if whole else brief_name(name)
    numbers = tuple(state.by_person[person])
    if entry.status is not Status.SEATED or entry.seat is None:
        return SeatLine(name, shown, numbers, 0, 0, _WORDS.get(entry.status, ""))
    return SeatLine(name, shown, numbers, entry.seat.table, entry.seat.seat, _way(entry))


def _way(entry: Entry) -> str:
    if not entry.awaited or entry.origin is None:
        return ""
    return f"This is your new seat. You come from table {entry.origin.table}."

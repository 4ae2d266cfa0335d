"""The lists of the board: who sits where, what each place is paid, the final table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tdtool.people import surname
from tdtool.tournament import positions, queries, standings
from tdtool.tournament.chips.view import stack_of
from tdtool.tournament.prizes.awards import prizes_by_entry
from tdtool.tournament.state import Status
from tdtool.tournament.values import EntryId, SeatAt
from tdtool.tournament.views import Age

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tdtool.tournament.state import Entry, State
    from tdtool.tournament.values import Now, PersonId

MOST_LISTED = 1_500
"""Seats that are listed in turn; the list of more would take longer than anybody waits."""
PODIUM = 3
"""Places that are named at the end where no more are paid."""
OUT_SHOWN_MS = 60_000
"""How long the board says who went out last in the money."""


class SeatLine(NamedTuple):
    """A player and his new seat; `origin` is where he came from, None for a first seat."""

    name: str
    seat: SeatAt
    origin: SeatAt | None
    since_ms: int
    entry: EntryId
    chips: int = 0
    """What was counted, where the line is about that."""


class Finish(NamedTuple):
    """A place and who has it."""

    place: str
    name: str
    prize: int = 0
    """In the currency's smallest unit, 0 where none is paid."""
    at_ms: int = 0


class PrizeLine(NamedTuple):
    """What the places from `first` to `last` are paid each, in the smallest unit."""

    first: int
    last: int
    cash: int
    ticket: str = ""

    @property
    def place(self) -> str:
        """Write the places: "1st", "10th–12th"."""
        if self.first == self.last:
            return standings.ordinal(self.first)
        return f"{standings.ordinal(self.first)}–{standings.ordinal(self.last)}"


class TableSeat(NamedTuple):
    """A seat of the final table; nobody sits there where the name is empty."""

    seat: int
    name: str
    chips: int | None = None
    """As counted last, None where nobody counted."""


@dataclass(frozen=True, slots=True)
class FinalTable:
    """The one table that is left; `counted_ms` is the oldest count among its stacks."""

    number: int
    seats: tuple[TableSeat, ...]
    counted_ms: int | None


def lines(
    state: State, names: Mapping[PersonId, str], entries: Iterable[Entry]
) -> tuple[SeatLine, ...]:
    """List who sits where in the order of surnames."""
    found = [
        SeatLine(
            surname.surname_first(queries.name_of(state, names, entry.id)),
            entry.seat,
            entry.origin,
            entry.since_ms,
            entry.id,
        )
        for entry in entries
        if entry.seat is not None
    ]
    return tuple(sorted(found, key=lambda line: (surname.order(line.name), line.entry)))


def seats(state: State, names: Mapping[PersonId, str]) -> tuple[SeatLine, ...]:
    """List where everybody sits; nothing where they are more than MOST_LISTED."""
    if state.seated > MOST_LISTED:
        return ()
    seated = (entry for entry in state.entries.values() if entry.status is Status.SEATED)
    return lines(state, names, seated)


def prizes(state: State) -> tuple[PrizeLine, ...]:
    """List what the places are paid, once the prizes are locked."""
    locked = state.prizes.locked
    if locked is None:
        return ()
    return tuple(PrizeLine(one.first, one.last, one.cash, one.ticket) for one in locked.bands)


def finishes(state: State, names: Mapping[PersonId, str]) -> tuple[Finish, ...]:
    """List the winner and every place that was paid, the first three at least.

    Empty until one player is left.
    """
    if state.in_play != 1 or not state.busts:
        return ()
    best = sorted(standings.places(state).items(), key=lambda item: (item[1], item[0]))
    won = prizes_by_entry(state)
    return tuple(
        Finish(str(place), queries.name_of(state, names, entry), won.get(entry, 0))
        for number, (entry, place) in enumerate(best)
        if number < PODIUM or entry in won
    )


def last_out(state: State, names: Mapping[PersonId, str]) -> Finish | None:
    """Tell who went out last and what that place is paid, None where it is paid nothing."""
    locked = state.prizes.locked
    left = state.in_play + len(state.plans.won)
    if locked is None or not state.busts or left >= locked.bands[-1].last or state.in_play == 1:
        return None
    found = next(standings.ranked(state), None)
    bust = max(found[1], key=lambda one: one.order) if found else None
    prize = prizes_by_entry(state).get(bust.entry, 0) if bust else 0
    if found is None or bust is None or not prize:
        return None
    return Finish(str(found[0]), queries.name_of(state, names, bust.entry), prize, bust.reported_ms)


def final_table(state: State, names: Mapping[PersonId, str]) -> FinalTable | None:
    """Show the table that is left, None while there are several or nobody has gone out."""
    if len(state.tables) != 1 or not state.busts:
        return None
    (table,) = state.tables.values()
    found, counted = [], []
    for seat in range(1, table.seats + 1):
        entry = table.occupants.get(seat)
        if entry is None:
            found.append(TableSeat(seat, ""))
            continue
        stack = stack_of(state, entry)
        name = queries.name_of(state, names, entry)
        found.append(TableSeat(seat, name, None if stack is None else stack.chips))
        counted += [] if stack is None else [stack.at_ms]
    return FinalTable(table.number, tuple(found), min(counted, default=None))


def button(state: State, shown: FinalTable, now: Now) -> int | None:
    """Tell where the button was last, or will be first; None where nobody knows any more."""
    table = state.tables[shown.number]
    if positions.age(state, table, now) is Age.UNKNOWN:
        return None
    if table.first_button is not None:
        return table.first_button.seat
    return None if table.position is None else table.position.last.button

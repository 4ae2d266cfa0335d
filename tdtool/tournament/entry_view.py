"""Every entry as a line of a list: how it stands, where, and what came before."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.plans.alternates import place_in_line
from tdtool.tournament.queries import name_of
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId, PersonId, SeatAt


class Stand(StrEnum):
    """How an entry stands, as the desk says it."""

    SEATED = "seated"
    LATE = "late"
    """Entered after the start, and not in his first seat yet."""
    ON_THE_WAY = "on_the_way"
    STANDING = "standing"
    WAITING = "waiting"
    NO_SHOW = "no_show"
    """Nobody came; his stack is blinded off."""
    OUT = "out"


class EntryView(NamedTuple):
    """One entry of a list.

    `number` is 1 for a first entry, 2 for a re-entry. `was_at` is where he comes from, or
    where he sat when his table was closed; for who is out the seat he lost. `since_ms` is
    when he got where he is. `back_as` is the entry he came back with. `to_check`: his bust
    was taken on his word. `access`: he needs a seat that can be reached; `apart`: draws keep
    him from somebody's table; `won`: he left a satellite with a seat won.
    """

    entry: EntryId
    person: PersonId
    name: str
    stand: Stand
    seat: SeatAt | None
    was_at: SeatAt | None
    number: int
    late: bool
    locked: bool
    registered_ms: int
    since_ms: int
    back_as: EntryId | None
    to_check: bool
    disqualified: bool = False
    access: bool = False
    apart: bool = False
    won: bool = False


def entry_view(state: State, names: Mapping[PersonId, str], entry: EntryId) -> EntryView | None:
    """Show one entry; None for one that was taken out as if it had never been."""
    one = state.entries[entry]
    stand = stand_of(state, entry)
    if stand is None:
        return None
    bust = state.busts.get(entry) if one.status is Status.OUT else None
    last = state.last_entry_of(one.person)
    return EntryView(
        entry=entry,
        person=one.person,
        name=name_of(state, names, entry),
        stand=stand,
        seat=one.seat,
        was_at=one.origin if bust is None else bust.seat,
        number=one.number,
        late=one.late,
        locked=one.locked,
        registered_ms=one.registered_ms,
        since_ms=one.since_ms if bust is None else bust.at_ms,
        back_as=None if last is None or last.id == entry else last.id,
        to_check=entry in state.to_check,
        disqualified=bust is not None and bust.penalty is not None,
        access=one.access,
        apart=bool(apart_from(state, one.person)),
        won=entry in state.plans.won,
    )


def apart_from(state: State, person: PersonId) -> tuple[PersonId, ...]:
    """List whom draws keep somebody apart from; nobody while the house does not do so."""
    if not state.plans.settings.keep_apart:
        return ()
    pairs = sorted(pair for pair in state.plans.apart if person in pair)
    return tuple(other if one == person else one for one, other in pairs)


def entry_views(state: State, names: Mapping[PersonId, str]) -> list[EntryView]:
    """Show every entry that counts, in the order of their numbers."""
    found = [entry_view(state, names, entry) for entry in state.entries]
    return [view for view in found if view is not None]


def stand_of(state: State, entry: EntryId) -> Stand | None:
    """Tell how an entry stands; None for one that was taken out as if it had never been."""
    one = state.entries[entry]
    if one.status is Status.UNREGISTERED:
        return None
    if entry in state.absent:
        return Stand.NO_SHOW
    if one.status is not Status.SEATED:
        return _NOT_SEATED[one.status]
    if not one.awaited:
        return Stand.SEATED
    return Stand.LATE if one.late and one.origin is None else Stand.ON_THE_WAY


_NOT_SEATED = {
    Status.OUT: Stand.OUT,
    Status.WAITING: Stand.WAITING,
    Status.STANDING: Stand.STANDING,
}


def alternates(state: State) -> dict[EntryId, int]:
    """Give the place in line of those who wait for a seat, 1 for who paid or entered first."""
    waiting = sorted(state.waiting, key=lambda entry: place_in_line(state, entry))
    return {entry: place for place, entry in enumerate(waiting, 1)}

"""A flight at its end: its bags, who has none yet, and what the next day has to know of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.prizes.pool import Sold
from tdtool.tournament import clock
from tdtool.tournament.days import brought
from tdtool.tournament.days.values import Bag, Origin
from tdtool.tournament.money.intake import entered
from tdtool.tournament.queries import chips_in_play, clock_view, day_of
from tdtool.tournament.state import Status
from tdtool.tournament.values import EntryId, PersonId, SeatAt
from tdtool.tournament.views import ClockState

if TYPE_CHECKING:
    from tdtool.tournament.state import Entry, State
    from tdtool.tournament.values import Now

_IN_PLAY = (Status.SEATED, Status.STANDING)


class OwnedBag(NamedTuple):
    """A bag and whose it is; `access`: he needs a seat that can be reached."""

    entry: EntryId
    person: PersonId
    bag: Bag
    access: bool = False


@dataclass(frozen=True, slots=True)
class FlightEnd:
    """What a flight hands on.

    `unbagged` are the seats of those in play without a bag, None for one without a seat.
    `entered` says how often each person has entered. `entries`, `again` and `extras` count
    what was sold; `chips` are those in play, None where the structure does not say with how
    many a player starts. `day` is the day that was played.
    """

    origin: Origin
    bags: tuple[OwnedBag, ...]
    unbagged: tuple[SeatAt | None, ...]
    entered: tuple[tuple[PersonId, int], ...]
    entries: int
    again: int
    extras: tuple[Sold, ...]
    chips: int | None
    day: int

    @property
    def total(self) -> int:
        """Give the chips in all the bags."""
        return sum(one.bag.chips for one in self.bags)


def flight_end(state: State, origin: Origin, now: Now) -> FlightEnd:
    """Read what a tournament hands on as it stands now."""
    playing = players(state)
    bags = state.days.bags
    count = entered(state)
    return FlightEnd(
        origin=origin,
        bags=tuple(
            OwnedBag(entry.id, entry.person, bags[entry.id], entry.access)
            for entry in playing
            if entry.id in bags
        ),
        unbagged=(
            *(entry.seat for entry in playing if entry.id not in bags),
            *(None for _ in range(0 if state.counted is None else state.counted.left)),
        ),
        entered=tuple(_entered(state).items()),
        entries=count.all,
        again=count.again,
        extras=count.extras,
        chips=chips_in_play(state),
        day=day_played(state, now),
    )


def players(state: State) -> list[Entry]:
    """List those who have chips, by table and seat; whoever has no seat comes last."""
    playing = [entry for entry in state.entries.values() if entry.status in _IN_PLAY]
    return sorted(playing, key=lambda one: (one.seat is None, one.seat or (0, 0), one.id))


def day_played(state: State, now: Now) -> int:
    """Give the number of the day that is played now, or was played last."""
    return brought.day(state, day_of(state.structure, clock_view(state, now).row))


def next_row(state: State, now: Now) -> int | None:
    """Find the row with which the next day begins: the level after the last one played.

    A level that was broken off is played again from its start. None where no level is left.
    """
    view = clock_view(state, now)
    over = view.state in {ClockState.DAY_ENDED, ClockState.FINISHED} or view.remaining == 0
    return clock.level_row(state.structure, view.row + over)


def _entered(state: State) -> dict[PersonId, int]:
    """Count the entries of everybody who has or had chips, those of earlier days with them."""
    count = brought.gone(state)
    for person in state.by_person:
        last = state.last_entry_of(person)
        if last is not None:
            count[person] = last.number
    return count

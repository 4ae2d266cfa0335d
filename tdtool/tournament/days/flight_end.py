"""A flight at its end: its bags, who has none yet, and what the next day has to know of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.prizes.pool import Sold
from tdtool.tournament import clock
from tdtool.tournament.days import brought
from tdtool.tournament.days.values import Bag, Missed, Origin
from tdtool.tournament.money.intake import entered
from tdtool.tournament.prizes.bounties import bounties
from tdtool.tournament.queries import chips_in_play, clock_view, day_of
from tdtool.tournament.state import Status
from tdtool.tournament.values import EntryId, PersonId, SeatAt
from tdtool.tournament.views import ClockState

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdtool.tournament.state import Entry, State
    from tdtool.tournament.values import Now

_IN_PLAY = (Status.SEATED, Status.STANDING)


class OwnedBag(NamedTuple):
    """A bag and whose it is; `access`: he needs a seat that can be reached.

    `head` is the bounty on it, None where there are no bounties that lie on heads.
    """

    entry: EntryId
    person: PersonId
    bag: Bag
    access: bool = False
    head: int | None = None


@dataclass(frozen=True, slots=True)
class FlightEnd:
    """What a flight hands on.

    `unbagged` are the seats of those in play without a bag, None for one without a seat.
    `entered` says how often each person has entered. `entries`, `again` and `extras` count
    what was sold; `chips` are those in play, None where the structure does not say with how
    many a player starts. `day` is the day that was played. `bounties` is what of the bounties
    nobody has won yet, `unnamed` how many are out without anybody named for it. `missed` are
    the hands that players still have to miss, `apart` the pairs that draws keep apart, `reach`
    the seats that everybody can reach.
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
    bounties: int = 0
    unnamed: int = 0
    missed: tuple[Missed, ...] = ()
    apart: tuple[tuple[PersonId, PersonId], ...] = ()
    reach: tuple[SeatAt, ...] = ()

    @property
    def total(self) -> int:
        """Give the chips in all the bags."""
        return sum(one.bag.chips for one in self.bags)


def flight_end(state: State, origin: Origin, now: Now) -> FlightEnd:
    """Read what a tournament hands on as it stands now."""
    playing = players(state)
    bags = state.days.bags
    count = entered(state)
    books = bounties(state)
    heads = {} if books is None else books.heads
    return FlightEnd(
        origin=origin,
        bags=tuple(
            OwnedBag(entry.id, entry.person, bags[entry.id], entry.access, heads.get(entry.id))
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
        bounties=0 if books is None else books.books.fund - books.books.paid,
        unnamed=0 if books is None else len(books.unnamed),
        missed=tuple(_missed(state)),
        apart=tuple(sorted(state.plans.apart)),
        reach=tuple(
            SeatAt(table.number, seat)
            for table in state.tables.values()
            for seat in sorted(table.accessible)
        ),
    )


def _missed(state: State) -> Iterator[Missed]:
    """Say who still has hands to miss, whatever penalties they are from."""
    for person, numbers in state.serving.items():
        given = [state.penalties[number] for number in numbers]
        left = sum(penalty.left for penalty in given)
        if left:
            hands = sum(penalty.hands for penalty in given)
            yield Missed(person, left, hands, min(penalty.given_ms for penalty in given))


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

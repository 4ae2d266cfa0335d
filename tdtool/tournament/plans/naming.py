"""Who moves, and to which seat, where both tables' last hands are fresh (TDA24 11-A, 11-B)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import clock, positions
from tdtool.tournament.plans.cost import Cost, fair_seat
from tdtool.tournament.plans.due import due_order, hands_until, joined, sits, with_blinds
from tdtool.tournament.values import EntryId, SeatAt
from tdtool.tournament.views import Age

if TYPE_CHECKING:
    from collections.abc import Collection

    from tdtool.rules.button.question import Question
    from tdtool.tournament.state import State, Table
    from tdtool.tournament.values import Now

RECENT = 30 * clock.MINUTE
"""Who was moved within this time is said to have moved recently (ms)."""


class NamedMove(NamedTuple):
    """Who moves, from where, to where, and what it costs him.

    `passed_over` are those due before him who are locked. `moved_ms` is when he was last
    sent to another seat, if that was recently, else 0.
    """

    entry: EntryId
    source: SeatAt
    destination: SeatAt
    cost: Cost | None = None
    passed_over: tuple[EntryId, ...] = ()
    moved_ms: int = 0


class Hands:
    """What is known of the next hands of all tables at one moment, asked once each."""

    def __init__(self, state: State, now: Now) -> None:
        self.state = state
        self._now = now
        self._asked: dict[int, Question | None] = {}

    def asked(self, number: int) -> Question | None:
        """Ask for a table's next hand with blinds; None where its last one is not fresh."""
        if number not in self._asked:
            self._asked[number] = self._ask(self.state.tables[number])
        return self._asked[number]

    def _ask(self, table: Table) -> Question | None:
        if positions.age(self.state, table, self._now) is not Age.KNOWN:
            return None
        found = positions.question(self.state, table, self._now)
        return None if found is None else with_blinds(found)

    def arriving(self, number: int, more: Collection[int] = ()) -> Question | None:
        """Ask for a table's next hand as if everybody on the way, and `more`, sat there."""
        found = self.asked(number)
        if found is None:
            return None
        coming = positions.on_the_way(self.state, self.state.tables[number])
        return joined(found, (*coming, *more)) if coming or more else found

    def recently(self, entry: EntryId) -> int:
        """Tell when a player was last moved, if that was recently, else 0 (ms)."""
        moved = self.state.entries[entry].moved_ms
        return moved if moved and self._now.wall_ms - moved < RECENT else 0


def movers(hands: Hands, source: int, left: Collection[int] = ()) -> list[tuple[int, bool]]:
    """List (seat, may be moved) of a table, the player due the big blind first.

    `left` are seats whose players go already. Empty where the last hand is not fresh.
    """
    asked = hands.asked(source)
    if asked is None:
        return []
    state = hands.state
    table = state.tables[source]
    return [
        (seat, not state.entries[table.occupants[seat]].locked)
        for seat in due_order(asked)
        if seat not in left
    ]


def name_move(
    hands: Hands,
    source: int,
    destination: int,
    left: Collection[int] = (),
    taken: Collection[int] = (),
) -> NamedMove | None:
    """Name who goes and where he sits; None where either last hand is not fresh, or no seat is.

    `left` are seats of `source` whose players go already, `taken` seats of `destination`
    that others go to in the same plan.
    """
    passed: list[EntryId] = []
    for seat, free in movers(hands, source, left):
        if free:
            return name_mover(hands, SeatAt(source, seat), destination, taken, passed)
        passed.append(hands.state.tables[source].occupants[seat])
    return None


def name_mover(
    hands: Hands,
    source: SeatAt,
    destination: int,
    taken: Collection[int] = (),
    passed: Collection[EntryId] = (),
) -> NamedMove | None:
    """Name the seat to which this player goes, as `name_move` does."""
    from_hand = hands.asked(source.table)
    to_hand = hands.arriving(destination, taken)
    if from_hand is None or to_hand is None or source.seat not in from_hand.occupied:
        return None
    tables = hands.state.tables
    open_seats = [seat for seat in tables[destination].open_seats() if seat not in taken]
    stays = hands_until(from_hand, source.seat)
    orbit = len(to_hand.occupied) + 1
    sit = fair_seat(sits(to_hand, open_seats), stays, orbit)
    if sit is None:
        return None
    entry = tables[source.table].occupants[source.seat]
    return NamedMove(
        entry,
        source,
        SeatAt(destination, sit.seat),
        Cost(stays - sit.hands, orbit),
        tuple(passed),
        hands.recently(entry),
    )

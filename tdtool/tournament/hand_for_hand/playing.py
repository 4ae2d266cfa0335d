"""Which tables play a hand, and on which hand of hand for hand somebody went out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.clock import MINUTE

if TYPE_CHECKING:
    from tdtool.tournament.state import State
    from tdtool.tournament.values import SeatAt

FEWEST = 2
"""Players a hand needs."""


class Played(NamedTuple):
    """The hand somebody went out on: its number at his table, and its group.

    `together`: it was a hand of hand for hand.
    """

    hand: int
    group: int
    together: bool = False


def played(
    state: State, seat: SeatAt | None, own: tuple[int, int], happened_ms: int | None = None
) -> Played:
    """Put somebody who went out into the hand that all tables played then, else into `own`."""
    group = _group_at(state, happened_ms)
    if group is None:
        return Played(*own, own[1] in state.together.hands)
    return Played(_hand_at(state, seat, group), group, together=True)


def playing_tables(state: State) -> tuple[int, ...]:
    """List the tables that play, ascending: two players or more, and not stopped."""
    halted = state.plans.halted
    return tuple(
        number
        for number, table in sorted(state.tables.items())
        if len(table.occupants) >= FEWEST and number not in halted
    )


def still_playing(state: State) -> tuple[int, ...]:
    """List the tables that have not finished their hand, or their last hands, ascending."""
    finished = state.together.finished
    return tuple(number for number in playing_tables(state) if number not in finished)


def _group_at(state: State, happened_ms: int | None) -> int | None:
    """Give the group of the hand of hand for hand that was played then; None where none was.

    Without a time it is the hand being played. A time of the floor is good to the minute:
    within a minute the later hand counts.
    """
    together = state.together
    if happened_ms is None:
        return None if together.now is None else together.now.group
    found = None
    for group, hand in together.hands.items():
        began = hand.began_ms // MINUTE <= happened_ms // MINUTE
        over = hand.closed_ms is not None and happened_ms > hand.closed_ms
        if began and not over:
            found = group
    return found


def _hand_at(state: State, seat: SeatAt | None, group: int) -> int:
    """Give the number at his table of the hand that somebody went out on; 0 without a seat."""
    table = None if seat is None else state.tables.get(seat.table)
    if table is None:
        return 0
    for bust in state.busts.values():
        at = bust.where
        if bust.group == group and at is not None and at.table == table.number:
            return bust.hand
    now = state.together.now
    before = table.hand if now is None or now.group != group else now.before.get(table.number, 0)
    return max(table.hand, before + 1)

"""Two players: the button has the small blind (TDA24 34-B, WSOP26 87, RRoP11 section 4, 3)."""

from __future__ import annotations

from tdtool.rules.button.answer import Positions
from tdtool.rules.button.question import ButtonRule
from tdtool.rules.seats import seat_after


def heads_up(
    rule: ButtonRule, pair: tuple[int, ...], last_big: int, waits: tuple[int, ...] = ()
) -> Positions:
    """Give the big blind to the next of two players, button and small blind to the other.

    Nobody pays the big blind twice running; the small blind may come twice. Small blinds
    that are still owed are written off.
    """
    big = seat_after(pair, last_big)
    other = seat_after(pair, big)
    small = None if rule is ButtonRule.MOVING else other
    return Positions(other, small, (other,), (big,), waits)

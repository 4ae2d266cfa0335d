"""The least and the most a bet or raise may come to, under every way of limiting bets."""

from __future__ import annotations

from typing import NamedTuple

from tdtool.rules.betting.standing import Standing
from tdtool.rules.house import HouseRules
from tdtool.rules.limits.pot_limit import pot_maximum
from tdtool.rules.stakes import Betting


class Sizes(NamedTuple):
    """The totals (chips) a bet or raise may be made to; `most` None: any amount.

    `completes`: in fixed limit, it only brings what lies there up to the full bet.
    """

    least: int
    most: int | None = None
    completes: bool = False


def sizes(standing: Standing, seat: int, house: HouseRules) -> Sizes:
    """Say to what a seat may bet or raise if its stack is deep enough and nothing bars it.

    No-limit and pot-limit: by the largest full bet or raise of the round at least (TDA24
    43); pot-limit: by the pot after his call at most. Fixed limit: exactly one bet more, or
    up to the full bet where less lies there. Spread limit: by the last bet or raise at
    least, by the maximum at most.
    """
    played = standing.round
    least = standing.highest + standing.full
    match played.betting:
        case Betting.POT_LIMIT:
            return Sizes(least, max(pot_maximum(standing, seat, house).most, least))
        case Betting.FIXED_LIMIT:
            to = standing.level + standing.full
            return Sizes(to, to, standing.highest > standing.level)
        case Betting.SPREAD_LIMIT:
            most = None if played.most is None else max(standing.highest + played.most, least)
            return Sizes(least, most)
    return Sizes(least)

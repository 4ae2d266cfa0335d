"""Fixed limit: the bet of each round, and the cap on raises with what lifts it."""

from __future__ import annotations

from enum import StrEnum

from tdtool.rules.betting.standing import Standing
from tdtool.rules.house import CapLifted, HouseRules
from tdtool.rules.seats import PAIR


class Family(StrEnum):
    """How games share out the small and the big bet."""

    FLOP = "flop"
    """Four rounds: two small, two big."""
    STUD = "stud"
    """Five rounds from third street: two small, three big."""
    SINGLE_DRAW = "single_draw"
    """Two rounds: small before the draw, big after it."""
    TRIPLE_DRAW = "triple_draw"
    """Four rounds: two small, two big."""


SMALL_ROUNDS = {Family.FLOP: 2, Family.STUD: 2, Family.SINGLE_DRAW: 1, Family.TRIPLE_DRAW: 2}
ROUNDS = {Family.FLOP: 4, Family.STUD: 5, Family.SINGLE_DRAW: 2, Family.TRIPLE_DRAW: 4}


def bet_of_round(family: Family, number: int, small_bet: int, big_bet: int) -> int:
    """Give the bet (chips) of the first, second, ... round of a game, `number` from 1.

    In tournaments an open pair on fourth street changes nothing (TDA24 RP-10-F).
    """
    return small_bet if number <= SMALL_ROUNDS[family] else big_bet


def raises_left(standing: Standing, house: HouseRules) -> int | None:
    """Give the raises that may still follow; None where the cap is lifted.

    A completion is a bet, not a raise: before it the bet itself is still to come.
    """
    if is_lifted(standing, house):
        return None
    return max(standing.cap - max(standing.bets, 1), 0)


def is_capped(standing: Standing, house: HouseRules) -> bool:
    """Tell whether no further raise is allowed in this round."""
    return standing.bets >= standing.cap and not is_lifted(standing, house)


def is_lifted(standing: Standing, house: HouseRules) -> bool:
    """Tell whether the house lifts the cap here: never, or in one of three cases.

    Two players left in the event (TDA24 48, WSOP26 100b); the round began heads-up (WLA26
    131); two were left in the hand before the cap was reached (RRoP11 B&R 4), which is never
    undone by a fold after it.
    """
    match house.cap_lifted:
        case CapLifted.TWO_LEFT_IN_EVENT:
            return standing.round.in_event == PAIR
        case CapLifted.ROUND_BEGAN_HEADS_UP:
            return len(standing.round.order) == PAIR
        case CapLifted.HEADS_UP_BEFORE_CAP:
            capped = standing.bets >= standing.cap
            return standing.heads_up_at_cap if capped else len(standing.live) == PAIR
    return False

"""Straddles and posts of cash tables."""

from __future__ import annotations

import pytest

from tdtool.rules.betting.may import may
from tdtool.rules.betting.standing import replay
from tdtool.rules.cash_posting import (
    Blinds,
    CashPost,
    Straddle,
    Straddled,
    cash_round,
    least_straddle,
    new_player,
    returning,
)
from tdtool.rules.house import TDA_2024

RING = (1, 2, 3, 4, 5, 6)
BLINDS = Blinds(10, 25, 2, 3)
LIVE, MISSISSIPPI, SLEEPER = Straddle.LIVE, Straddle.MISSISSIPPI, Straddle.SLEEPER


@pytest.mark.parametrize(
    ("straddles", "order", "call", "least"),
    [
        ((), (4, 5, 6, 1, 2, 3), 25, 50),
        ((Straddled(4, 50),), (5, 6, 1, 2, 3, 4), 50, 100),
        ((Straddled(4, 50), Straddled(5, 100)), (6, 1, 2, 3, 4, 5), 100, 200),
        ((Straddled(1, 50, MISSISSIPPI),), (2, 3, 4, 5, 6, 1), 40, 100),
        ((Straddled(6, 50, SLEEPER),), (4, 5, 6, 1, 2, 3), 50, 100),
    ],
)
def test_a_straddle_is_the_bigger_blind(
    straddles: tuple[Straddled, ...], order: tuple[int, ...], call: int, least: int
) -> None:
    played = cash_round(RING, BLINDS, straddles)
    first = may(replay(played, TDA_2024), TDA_2024)[0]
    assert played.order == order
    assert (first.call, first.least) == (call, least)


def test_a_straddle_in_the_big_blind_takes_its_place() -> None:
    played = cash_round(RING, BLINDS, (Straddled(3, 100, MISSISSIPPI),))
    assert [(post.seat, post.chips) for post in played.posted] == [(2, 10), (3, 100)]
    assert least_straddle(BLINDS) == 50
    assert least_straddle(BLINDS, 100) == 200


@pytest.mark.parametrize(
    ("straddles", "says"),
    [
        ((Straddled(9, 50),), "Seat 9 is not dealt in."),
        ((Straddled(4, 40),), "A straddle must be 50 at least here, not 40."),
        ((Straddled(4, 50), Straddled(5, 75)), "A straddle must be 100 at least here"),
        ((Straddled(5, 50),), "A live straddle is seat 4's"),
        ((Straddled(4, 50), Straddled(6, 100)), "A live straddle is seat 5's"),
        ((Straddled(4, 50, SLEEPER),), "From seat 4 it is a live straddle"),
    ],
)
def test_straddles_that_are_refused(straddles: tuple[Straddled, ...], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        cash_round(RING, BLINDS, straddles)


def test_what_new_and_returning_players_post() -> None:
    assert new_player(BLINDS, due_big_blind=False) == CashPost(25)
    assert new_player(BLINDS, due_big_blind=True).total == 0
    assert returning(BLINDS, missed_big=True, missed_small=True) == CashPost(25, 10)
    assert returning(BLINDS, missed_big=True, missed_small=True).total == 35
    assert returning(BLINDS, missed_big=False, missed_small=True) == CashPost(0, 10)
    assert returning(BLINDS, missed_big=True, missed_small=False) == CashPost(25)
    waited = returning(BLINDS, missed_big=True, missed_small=True, due_big_blind=True)
    assert waited.total == 0


def test_live_posts_call_and_dead_ones_go_to_the_pot() -> None:
    back = returning(BLINDS, missed_big=True, missed_small=True)
    played = cash_round(RING, BLINDS, extra={5: back, 6: CashPost(0, 10)})
    standing = replay(played, TDA_2024)
    assert standing.in_front[5] == 25
    assert standing.owes(5) == 0
    assert standing.round.pot == 20
    assert standing.total == 80

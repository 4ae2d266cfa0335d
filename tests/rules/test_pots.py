"""Main and side pots, odd chips: the worked cases by their number, and what must always hold."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.rules.button.next_hand import answer
from tdtool.rules.button.question import ButtonRule, LastHand, Question
from tdtool.rules.cards import read_card
from tdtool.rules.house import TDA_2024, WSOP_2026
from tdtool.rules.posting import posts
from tdtool.rules.pots import odd_chip, side_pots
from tdtool.rules.pots.odd_chip import (
    Share,
    by_button,
    by_high_card,
    high_and_low,
    say_shares,
    split,
)
from tdtool.rules.pots.side_pots import Pot, Put, pots_of, say_pots
from tdtool.rules.stakes import Ante, AnteKind, AnteOrder, Stakes
from tests.rules.betting_rounds import Case

BIG_ANTE = Stakes(500, 1_000, Ante(AnteKind.BIG_BLIND, 1_000))


def big_blind_pays(stack: int, stakes: Stakes, order: AnteOrder) -> tuple[int, int]:
    """Give the blind and the ante of a short big blind."""
    last = LastHand(1, 2, (3,), (1, 2, 3, 4))
    hand = answer(Question(ButtonRule.DEAD, last, (1, 2, 3, 4)))
    big = hand.positions.big_blinds[0]
    post = next(p for p in posts(hand, stakes, {big: stack}, order) if p.seat == big)
    return post.big_blind, post.ante


@pytest.mark.parametrize(
    ("stack", "order", "paid"),
    [
        pytest.param(1_100, AnteOrder.BLIND_FIRST, (1_000, 100), id="P2"),
        pytest.param(800, AnteOrder.ANTE_FIRST, (0, 800), id="P3 800"),
        pytest.param(1_500, AnteOrder.ANTE_FIRST, (500, 1_000), id="P3 1,500"),
    ],
)
def test_what_a_short_big_blind_pays(stack: int, order: AnteOrder, paid: tuple[int, int]) -> None:
    assert big_blind_pays(stack, BIG_ANTE, order) == paid


def test_p1_short_big_blind_with_antes() -> None:
    folded = [Put(seat, 0, 100, folded=True) for seat in range(5, 11)]
    found = side_pots.side_pots(
        [
            Put(1, 400, 100, folded=True),
            Put(2, 700, 100),
            Put(3, 800, 100, folded=True),
            Put(4, 1_600, 100),
            *folded,
        ]
    )
    assert found.pots == (Pot(3_500, (2, 4), 700), Pot(200, (4,), 800))
    assert (found.returned, found.returned_to) == (800, 4)
    assert found.total == 4_500


def test_p4_and_p5_the_ante_of_one_for_all_is_in_the_main_pot() -> None:
    found = side_pots.side_pots([Put(1, 1_000), Put(2, 8_000), Put(3, 8_000)], dead=8_000)
    assert found.pots[0] == Pot(11_000, (1, 2, 3), 1_000)
    paid = big_blind_pays(
        6_000, Stakes(3_000, 6_000, Ante(AnteKind.BIG_BLIND, 6_000)), AnteOrder.ANTE_FIRST
    )
    assert paid == (0, 6_000)
    only_ante = side_pots.side_pots([Put(1, 0), Put(2, 6_000), Put(3, 6_000)], dead=paid[1])
    assert only_ante.pots == (Pot(6_000, (1, 2, 3), 0), Pot(12_000, (2, 3), 6_000))


def test_p6_four_stacks_all_in() -> None:
    found = side_pots.side_pots([Put(1, 500), Put(2, 400), Put(3, 300), Put(4, 150)])
    assert [pot.chips for pot in found.pots] == [600, 450, 200]
    assert [pot.seats for pot in found.pots] == [(1, 2, 3, 4), (1, 2, 3), (1, 2)]
    assert (found.returned, found.returned_to) == (100, 1)
    assert say_pots(found, {1: "Ann"}) == (
        "Main pot 600 for Ann, seat 2, seat 3 and seat 4; side pot 450 for Ann, seat 2 and"
        " seat 3; side pot 200 for Ann and seat 2; 100 goes back to Ann."
    )


def test_p8_side_pot_of_a_later_round() -> None:
    found = side_pots.side_pots([Put(1, 700), Put(2, 1_700), Put(3, 1_700)])
    assert found.pots == (Pot(2_100, (1, 2, 3), 700), Pot(2_000, (2, 3), 1_700))
    assert (
        say_pots(found) == "Main pot 2,100 for seats 1, 2 and 3; side pot 2,000 for seats 2 and 3."
    )


def test_a_short_ante_wins_as_much_of_each_ante() -> None:
    found = side_pots.side_pots([Put(1, 0, 50), Put(2, 200, 100), Put(3, 200, 100)])
    assert found.pots == (Pot(150, (1, 2, 3), 0), Pot(500, (2, 3), 200))


def test_an_uncalled_bet_goes_back_even_if_the_hand_is_dead() -> None:
    found = side_pots.side_pots([Put(1, 900, folded=True), Put(2, 300), Put(3, 300)])
    assert (found.pots, found.returned_to) == ((Pot(900, (2, 3), 300),), 1)


def test_pots_of_a_round() -> None:
    case = Case(
        "1 sb 2 bb 3 r 600 4 a 900 1 f 2 a 700 3 c", order=(3, 4, 1, 2), pot=1_000, ante=100
    )
    found = pots_of(case.standing())
    assert found.pots == (Pot(3_250, (3, 4, 2), 700), Pot(400, (3, 4), 900))
    assert found.total == case.standing().total


def test_somebody_must_be_left() -> None:
    with pytest.raises(ValueError, match="Somebody must be left"):
        side_pots.side_pots([Put(1, 100, folded=True)])


ANTE = 20
PUTS = st.builds(
    lambda bets, ante, folded: Put(0, bets if ante == ANTE else 0, ante, folded),
    st.integers(0, 500),
    st.just(ANTE) | st.integers(0, ANTE),
    st.booleans(),
)
"""Who is short in the ante has no bet."""


@given(st.lists(PUTS, min_size=1, max_size=9), st.integers(0, 300))
def test_pots_sum_to_what_was_put_in(rows: list[Put], dead: int) -> None:
    puts = [row._replace(seat=seat) for seat, row in enumerate(rows, 1)]
    puts[0] = puts[0]._replace(folded=False)
    found = side_pots.side_pots(puts, dead)
    assert found.total == dead + sum(put.bets + put.ante for put in puts)
    live = {put.seat for put in puts if not put.folded}
    for pot, larger in zip(found.pots[1:], found.pots, strict=False):
        assert set(pot.seats) < set(larger.seats) <= live
    assert all(pot.chips > 0 and pot.seats for pot in found.pots)


@given(st.lists(st.integers(1, 500), min_size=2, max_size=9))
def test_nobody_can_win_more_from_anybody_than_he_put_in(bets: list[int]) -> None:
    found = side_pots.side_pots([Put(n, bet) for n, bet in enumerate(bets)])
    for seat, bet in enumerate(bets):
        won = sum(pot.chips for pot in found.pots if seat in pot.seats)
        back = found.returned if found.returned_to == seat else 0
        assert won == sum(min(bet - back, other) for n, other in enumerate(bets) if n != seat) + (
            bet - back
        )


def test_odd_chips_go_left_of_the_button() -> None:
    assert by_button(4, (9, 2, 5)) == (5, 9, 2)
    assert split(1_000, by_button(4, (9, 2, 5)), 5) == (
        Share(5, 335, 5),
        Share(9, 335, 5),
        Share(2, 330, 0),
    )
    assert split(101, (3, 7), 25) == (Share(3, 51, 1), Share(7, 50))
    assert split(600, (3, 7)) == (Share(3, 300), Share(7, 300))
    assert say_shares(split(665, (3, 7), 5)) == "Seat 3 gets 335, the odd 5 in it; seat 7 gets 330."


def test_odd_chips_go_to_the_high_card_in_stud_and_to_the_high_side() -> None:
    cards = {1: read_card("Kh"), 4: read_card("Ks"), 6: read_card("Qs")}
    assert by_high_card(cards) == (4, 1, 6)
    assert high_and_low(1_025, 25) == (525, 500)
    assert high_and_low(1_001) == (501, 500)


def test_somebody_must_win() -> None:
    with pytest.raises(ValueError, match="Somebody must win"):
        split(100, ())


@given(st.integers(0, 10**9), st.integers(1, 9), st.sampled_from([1, 5, 25, 100]))
def test_shares_sum_to_the_pot(chips: int, winners: int, smallest: int) -> None:
    shares = split(chips, tuple(range(1, winners + 1)), smallest)
    assert sum(share.chips for share in shares) == chips
    assert shares[0].chips - shares[-1].chips < 2 * smallest


def test_the_rules_are_named() -> None:
    assert side_pots.source(TDA_2024) == ("TDA24", "21")
    assert odd_chip.source(WSOP_2026) == ("WSOP26", "73")

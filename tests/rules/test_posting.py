"""Who puts in how much: blinds, antes of every kind, short stacks, stud and short deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.rules.button.first_hand import first_hand
from tdtool.rules.button.next_hand import answer
from tdtool.rules.button.question import (
    ButtonRule,
    ButtonSettings,
    GameForm,
    LastHand,
    MovingDoublePost,
    Question,
)
from tdtool.rules.posting import Post, posts, pot, to_call
from tdtool.rules.posting_remarks import PostingRemark, PostingWhat, remarks, say
from tdtool.rules.stakes import Ante, AnteKind, AnteOrder, AnteStep, Stakes

if TYPE_CHECKING:
    from tdtool.rules.button.answer import Answer

DEAD, MOVING, SIMPLIFIED = ButtonRule
FIVE = (1, 2, 3, 4, 5)
REGULAR = first_hand(DEAD, 1, FIVE)
BLINDS = Stakes(500, 1000)
BB_ANTE = Stakes(500, 1000, Ante(AnteKind.BIG_BLIND, 1000))
BUTTON_ANTE = Stakes(500, 1000, Ante(AnteKind.BUTTON, 1000))
EACH = Stakes(500, 1000, Ante(AnteKind.EACH, 100))
SHORT_DECK = Stakes(ante=Ante(AnteKind.SHORT_DECK, 300))
# The small blind of a dead button has just gone out: the button is on the empty seat 1.
EMPTY_BUTTON = answer(Question(DEAD, LastHand(5, 1, (2,), FIVE), FIVE[1:], gone=frozenset({1})))
# Moving rule: seat 2 has button and small blind, 3 and 4 the big one.
SEVERAL = answer(Question(MOVING, LastHand(5, None, (2,), FIVE), FIVE[1:], gone=frozenset({1})))


def amounts(posted: tuple[Post, ...]) -> dict[int, tuple[int, int, int, int]]:
    """Give small blind, big blind, ante and dead small blind by seat."""
    return {post.seat: post[1:5] for post in posted}


def test_blinds() -> None:
    posted = posts(REGULAR, BLINDS)
    assert posted == (
        Post(2, small_blind=500, total=500),
        Post(3, big_blind=1000, total=1000),
    )
    assert pot(posted) == 1500
    assert to_call(REGULAR, BLINDS) == 1000


def test_big_blind_ante() -> None:
    assert amounts(posts(REGULAR, BB_ANTE)) == {2: (500, 0, 0, 0), 3: (0, 1000, 1000, 0)}


def test_the_target_pays_the_big_blind_ante() -> None:
    posted = posts(SEVERAL, BB_ANTE)
    assert amounts(posted) == {
        2: (500, 0, 0, 0),
        3: (0, 1000, 0, 0),
        4: (0, 1000, 1000, 0),
    }
    found = remarks(SEVERAL, BB_ANTE, posted)
    assert found == (PostingRemark(PostingWhat.ANTE_BY_TARGET, (4,), 1000),)
    assert say(found[0]) == "Seat 4 pays the ante of 1,000 for all."


def test_button_ante() -> None:
    assert amounts(posts(REGULAR, BUTTON_ANTE)) == {
        2: (500, 0, 0, 0),
        3: (0, 1000, 0, 0),
        1: (0, 0, 1000, 0),
    }


def test_no_button_ante_from_an_empty_seat() -> None:
    posted = posts(EMPTY_BUTTON, BUTTON_ANTE)
    assert amounts(posted) == {2: (500, 0, 0, 0), 3: (0, 1000, 0, 0)}
    found = remarks(EMPTY_BUTTON, BUTTON_ANTE, posted)
    assert found == (PostingRemark(PostingWhat.NO_ANTE_EMPTY_BUTTON, (1,)),)
    assert say(found[0]) == (
        "The button is on the empty seat 1: there is no button ante in this hand."
    )


def test_antes_of_each_player() -> None:
    posted = posts(REGULAR, EACH)
    assert amounts(posted) == {
        2: (500, 0, 100, 0),
        3: (0, 1000, 100, 0),
        4: (0, 0, 100, 0),
        5: (0, 0, 100, 0),
        1: (0, 0, 100, 0),
    }
    assert pot(posted) == 2000
    assert remarks(REGULAR, EACH, posted) == ()


def test_two_players_with_a_button_ante() -> None:
    heads_up = first_hand(DEAD, 1, (1, 2))
    assert amounts(posts(heads_up, BUTTON_ANTE)) == {1: (500, 0, 1000, 0), 2: (0, 1000, 0, 0)}


@pytest.mark.parametrize(
    ("order", "stack", "blind", "ante"),
    [
        # TDA24 RP-11: 1,100 at 500/1,000 with an ante of 1,000.
        (AnteOrder.BLIND_FIRST, 1100, 1000, 100),
        (AnteOrder.ANTE_FIRST, 1100, 100, 1000),
        (AnteOrder.BLIND_FIRST, 800, 800, 0),
        (AnteOrder.ANTE_FIRST, 800, 0, 800),
        (AnteOrder.ANTE_FIRST, 1500, 500, 1000),
        (AnteOrder.BLIND_FIRST, 1500, 1000, 500),
    ],
)
def test_short_big_blind(order: AnteOrder, stack: int, blind: int, ante: int) -> None:
    by_house = posts(REGULAR, BB_ANTE, {3: stack}, order)
    assert amounts(by_house)[3] == (0, blind, ante, 0)
    assert by_house[-1].all_in
    assert by_house[-1].short
    by_sheet = Stakes(500, 1000, Ante(AnteKind.BIG_BLIND, 1000, order=order))
    others = [other for other in AnteOrder if other is not order]
    assert posts(REGULAR, by_sheet, {3: stack}, others[0]) == by_house


def test_the_others_owe_the_full_big_blind_wla26_154() -> None:
    posted = posts(REGULAR, BB_ANTE, {3: 600, 2: 500, 4: 9000})
    assert to_call(REGULAR, BB_ANTE) == 1000
    found = remarks(REGULAR, BB_ANTE, posted)
    assert [say(remark, {3: "Ann"}) for remark in found] == [
        "Ann posts the big blind short; the others still owe 1,000.",
        "Seat 2 and Ann are all in.",
    ]


def test_exactly_enough_is_all_in_and_not_short() -> None:
    assert posts(REGULAR, BLINDS, {3: 1000})[-1] == Post(3, big_blind=1000, total=1000, all_in=True)


def test_one_player_all_in() -> None:
    posted = posts(REGULAR, BLINDS, {2: 200})
    assert [say(remark) for remark in remarks(REGULAR, BLINDS, posted)] == ["Seat 2 is all in."]


def test_a_penalised_player_posts_and_his_hand_is_killed_tda24_71() -> None:
    posted = posts(REGULAR, BLINDS)
    assert remarks(REGULAR, BLINDS, posted, (9,)) == ()
    found = [remarks(REGULAR, BLINDS, posted, seats) for seats in ((3,), (2, 3, 9))]
    assert [say(remark, {3: "Ann"}) for (remark,) in found] == [
        f"{who}: dealt in, the blinds and antes are posted, the {what} killed."
        for who, what in (
            ("Ann is on penalty", "hand is"),
            ("Seat 2 and Ann are on penalty", "hands are"),
        )
    ]


def test_several_short_big_blinds() -> None:
    posted = posts(SEVERAL, BLINDS, {3: 1, 4: 2})
    assert say(remarks(SEVERAL, BLINDS, posted)[0]) == (
        "Seats 3 and 4 post the big blind short; the others still owe 1,000."
    )


def test_antes_of_each_player_go_first_whatever_the_order() -> None:
    for order in AnteOrder:
        posted = posts(REGULAR, EACH, {3: 150, 2: 60, 4: 40}, order)
        assert amounts(posted)[3] == (0, 50, 100, 0)
        assert amounts(posted)[2] == (0, 0, 60, 0)
        assert amounts(posted)[4] == (0, 0, 40, 0)


@pytest.mark.parametrize(
    ("dealt_in", "ante", "sentence"),
    [
        (5, 1000, None),
        (4, 500, "With 4 dealt in the ante is 500."),
        (2, 0, "With 2 dealt in there is no ante."),
    ],
)
def test_ante_by_the_number_dealt_in(dealt_in: int, ante: int, sentence: str | None) -> None:
    steps = (AnteStep(4, 500), AnteStep(2, 0))
    stakes = Stakes(500, 1000, Ante(AnteKind.BIG_BLIND, 1000, steps))
    found = first_hand(DEAD, 1, FIVE[:dealt_in])
    posted = posts(found, stakes)
    assert sum(post.ante for post in posted) == ante
    assert [say(remark) for remark in remarks(found, stakes, posted)] == (
        [sentence] if sentence else []
    )


def test_both_blinds_of_one_player_the_small_one_dead() -> None:
    settings = ButtonSettings(moving_double_post=MovingDoublePost.BOTH)
    found = answer(
        Question(MOVING, LastHand(3, None, (3, 4, 5), (3, 4, 5)), (3, 4, 5), settings=settings)
    )
    assert amounts(posts(found, BB_ANTE)) == {
        3: (0, 1000, 1000, 500),
        4: (500, 0, 0, 0),
        5: (500, 0, 0, 0),
    }
    # The live blind goes first, then the dead one, then the ante.
    assert amounts(posts(found, BB_ANTE, {3: 1200}))[3] == (0, 1000, 0, 200)
    assert amounts(posts(found, BB_ANTE, {3: 1700}))[3] == (0, 1000, 200, 500)


def test_short_deck_wsop26_ix() -> None:
    found = first_hand(DEAD, 1, FIVE, GameForm.SHORT_DECK)
    posted = posts(found, SHORT_DECK)
    assert {post.seat: post.ante for post in posted} == {2: 300, 3: 300, 4: 300, 5: 300, 1: 600}
    assert to_call(found, SHORT_DECK) == 300


def test_button_post_where_the_sheet_has_no_blinds() -> None:
    stakes = Stakes(ante=Ante(AnteKind.EACH, 100), button_post=400)
    found = first_hand(DEAD, 1, FIVE, GameForm.SHORT_DECK)
    posted = posts(found, stakes)
    assert posted[-1] == Post(1, ante=100, button_post=400, total=500)
    assert to_call(found, stakes) == 400
    assert posts(found, Stakes(button_post=400)) == (Post(1, button_post=400, total=400),)
    # With blinds, or from an empty seat, the button posts nothing of its own.
    assert posts(REGULAR, Stakes(500, 1000, button_post=400)) == posts(REGULAR, BLINDS)
    assert posts(EMPTY_BUTTON, Stakes(button_post=400)) == ()


def test_short_deck_ante_on_an_empty_button_is_single() -> None:
    posted = posts(EMPTY_BUTTON, SHORT_DECK)
    assert {post.seat: post.ante for post in posted} == {2: 300, 3: 300, 4: 300, 5: 300}


def test_stud() -> None:
    stakes = Stakes(500, 1000, Ante(AnteKind.EACH, 25), small_bet=200, bring_in=50, completion=200)
    found = first_hand(DEAD, 1, FIVE, GameForm.STUD)
    posted = posts(found, stakes, {4: 60}, bring_in_seat=4)
    assert posted[2] == Post(4, ante=25, bring_in=35, total=60, all_in=True, short=True)
    assert pot(posted) == 5 * 25 + 35
    assert to_call(found, stakes) == 50


def test_a_big_blind_ante_needs_a_big_blind() -> None:
    found = first_hand(DEAD, 1, FIVE, GameForm.STUD)
    posted = posts(found, BB_ANTE)
    assert posted == ()
    assert [say(remark) for remark in remarks(found, BB_ANTE, posted)] == [
        "There is no big blind, and so no big-blind ante, in this hand."
    ]


@pytest.mark.parametrize("found", [REGULAR, EMPTY_BUTTON], ids=["regular", "empty button"])
def test_no_amounts_no_posts(found: Answer) -> None:
    assert posts(found, Stakes()) == ()
    assert to_call(found, Stakes()) == 0


def test_nobody_is_named_where_nobody_is_meant() -> None:
    assert say(PostingRemark(PostingWhat.ALL_IN)) == "Nobody is all in."

"""Button and blinds put by hand, and the hand after it."""

from __future__ import annotations

import pytest

from tdtool.rules.books import Book
from tdtool.rules.button.answer import Event, Positions, What
from tdtool.rules.button.by_hand import set_by_hand
from tdtool.rules.button.check import BadQuestion, check
from tdtool.rules.button.next_hand import positions
from tdtool.rules.button.question import (
    ButtonRule,
    GameForm,
    Question,
)

SIX = (1, 2, 3, 4, 5, 6)
DEAD, MOVING, SIMPLIFIED = ButtonRule


def test_the_next_hand_goes_on_from_it_tda24_34_a() -> None:
    found = set_by_hand(DEAD, Positions(2, 3, (3,), (5,)), SIX, max_seats=9)
    assert found.preflop == (6, 1, 2, 3, 4, 5)
    assert found.reason == (DEAD, Book.TDA24, "34-A", (Event(What.SET_BY_HAND),))
    assert positions(Question(DEAD, found.as_last_hand(), SIX)) == Positions(3, 5, (5,), (6,))


def test_moving_rule_never_wraps_past_the_last_big_blind() -> None:
    found = set_by_hand(MOVING, Positions(1, None, (2,), (5,)), SIX)
    assert positions(Question(MOVING, found.as_last_hand(), SIX)) == Positions(2, None, (5,), (6,))


def test_disc_on_the_small_blind_stands() -> None:
    found = set_by_hand(DEAD, Positions(2, 2, (2,), (3,)), SIX)
    question = Question(DEAD, found.as_last_hand(), SIX)
    check(question)
    assert positions(question) == Positions(2, 3, (3,), (4,))


def test_two_players_with_the_blinds_the_wrong_way_round_stand() -> None:
    found = set_by_hand(DEAD, Positions(1, 2, (2,), (1,)), (1, 2))
    assert positions(Question(DEAD, found.as_last_hand(), (1, 2))) == Positions(1, 1, (1,), (2,))


def test_no_small_blind_and_no_position_for_it() -> None:
    found = set_by_hand(DEAD, Positions(1, None, (), (3,)), SIX)
    assert positions(Question(DEAD, found.as_last_hand(), SIX)) == Positions(2, 3, (3,), (4,))


def test_button_alone_where_there_are_no_blinds() -> None:
    found = set_by_hand(DEAD, Positions(3, None, (), ()), SIX, GameForm.SHORT_DECK)
    assert found.preflop == (4, 5, 6, 1, 2, 3)


@pytest.mark.parametrize(
    ("spot", "occupied", "form", "sentence"),
    [
        (Positions(10, 3, (3,), (5,)), SIX, "blinds", "no seat 10: the table has 9"),
        (Positions(2, 12, (), (5,)), SIX, "blinds", "no seat 12"),
        (Positions(2, 3, (3,), (5,)), (5,), "blinds", "At least two players must be in"),
        (Positions(2, 3, (3,), (5,), (1, 2, 3, 4, 6)), SIX, "blinds", "too many wait"),
        (Positions(2, 3, (3,), (5,)), SIX, "stud", "no blinds in this game"),
        (Positions(2, 3, (), (5,)), SIX, "stud", "no blinds in this game"),
        (Positions(2, 3, (3,), ()), SIX, "blinds", "Somebody must post the big blind"),
        (Positions(2, 3, (8,), (5,)), SIX, "blinds", "Seat 8 cannot post the small blind"),
        (Positions(2, 3, (3,), (7,)), SIX, "blinds", "Seat 7 cannot post the big blind"),
        (Positions(2, 3, (3,), (5,), (5,)), SIX, "blinds", "Seat 5 cannot post the big"),
        (Positions(2, 3, (3,), (5, 5)), SIX, "blinds", "Seat 5 has the big blind twice"),
        (Positions(2, 5, (3,), (5,)), SIX, "blinds", "Seat 5 cannot have both blinds"),
        (Positions(5, 3, (3,), (5,)), SIX, "blinds", "both the button and the big blind"),
    ],
)
def test_what_cannot_be_is_refused(
    spot: Positions, occupied: tuple[int, ...], form: str, sentence: str
) -> None:
    with pytest.raises(BadQuestion, match=sentence):
        set_by_hand(DEAD, spot, occupied, GameForm(form), 9)

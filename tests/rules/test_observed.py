"""Half an observation: only the button or only the big blind was said."""

from __future__ import annotations

import pytest

from tdtool.rules.button.answer import Event, What
from tdtool.rules.button.check import BadQuestion
from tdtool.rules.button.next_hand import ahead, answer, positions
from tdtool.rules.button.observed import from_big_blind, from_button
from tdtool.rules.button.question import (
    ButtonRule,
    GameForm,
    KnownFrom,
    LastHand,
    Question,
)

SIX = (1, 2, 3, 4, 5, 6)
DEAD, MOVING, SIMPLIFIED = ButtonRule


def test_from_the_button() -> None:
    last = from_button(DEAD, 3, (1, 2, 3, 5, 8, 9))
    assert last == LastHand(3, 5, (8,), (1, 2, 3, 5, 8, 9), (), KnownFrom.BUTTON)


def test_from_a_button_on_an_empty_seat() -> None:
    assert from_button(DEAD, 4, (1, 2, 3, 5, 8, 9))[:3] == (4, 5, (8,))


def test_from_the_big_blind() -> None:
    last = from_big_blind(DEAD, 2, (1, 2, 3, 5, 8, 9))
    assert last == LastHand(9, 1, (2,), (1, 2, 3, 5, 8, 9), (), KnownFrom.BIG_BLIND)


def test_two_players() -> None:
    assert from_button(DEAD, 3, (3, 7))[:3] == (3, 3, (7,))
    assert from_big_blind(DEAD, 3, (3, 7))[:3] == (7, 7, (3,))


def test_moving_rule() -> None:
    assert from_button(MOVING, 1, SIX)[:3] == (1, None, (3,))
    assert from_big_blind(MOVING, 3, SIX)[:3] == (1, None, (3,))


def test_short_deck_needs_only_the_button() -> None:
    assert from_button(DEAD, 1, SIX, GameForm.SHORT_DECK)[:3] == (1, None, ())


@pytest.mark.parametrize("waiting", [3, 7])
@pytest.mark.parametrize("seats", [(1, 3, 5, 8), (3, 8)])
def test_stud_button_is_where_the_next_blinds_have_it(waiting: int, seats: tuple[int, ...]) -> None:
    if len(seats) == 2 and waiting not in seats:
        with pytest.raises(BadQuestion, match="nobody was dealt in on seat 7"):
            from_button(DEAD, waiting, seats, GameForm.STUD)
        return
    last = from_button(DEAD, waiting, seats, GameForm.STUD)
    assert positions(Question(DEAD, last, seats)).button == waiting


def test_the_answer_says_so_also_further_ahead() -> None:
    question = Question(DEAD, from_button(DEAD, 3, SIX), SIX)
    for found in ahead(question, 3):
        assert found.reason.events[-1] == Event(What.ASSUMED_FROM_BUTTON)
    question = Question(DEAD, from_big_blind(DEAD, 3, SIX), SIX)
    assert answer(question).reason.events == (
        Event(What.REGULAR),
        Event(What.ASSUMED_FROM_BIG_BLIND),
    )


def test_an_answer_that_was_dealt_is_known() -> None:
    question = Question(DEAD, from_button(DEAD, 3, SIX), SIX)
    assert answer(question).as_last_hand().known_from is KnownFrom.WHOLE


@pytest.mark.parametrize(
    ("button", "seats", "sentence"),
    [
        (3, (3,), "At least two players"),
        (9, (3, 7), "nobody was dealt in on seat 9"),
        (0, SIX, "There is no seat 0"),
    ],
)
def test_a_button_that_cannot_be(button: int, seats: tuple[int, ...], sentence: str) -> None:
    with pytest.raises(BadQuestion, match=sentence):
        from_button(DEAD, button, seats)


@pytest.mark.parametrize(
    ("big", "seats", "sentence"),
    [
        (3, (3,), "At least two players"),
        (4, (3, 7), "Seat 4 is said to have paid"),
    ],
)
def test_a_big_blind_that_cannot_be(big: int, seats: tuple[int, ...], sentence: str) -> None:
    with pytest.raises(BadQuestion, match=sentence):
        from_big_blind(DEAD, big, seats)

"""Questions that have no answer are refused in a sentence that names the seat."""

from __future__ import annotations

import pytest

from tdtool.rules.button.check import BadQuestion, check, check_observation
from tdtool.rules.button.question import ButtonRule, GameForm, LastHand, Question

SEATS = (1, 2, 3, 4)
GOOD = LastHand(1, 2, (3,), SEATS)


def ask(
    last: LastHand = GOOD,
    occupied: tuple[int, ...] = SEATS,
    newcomers: frozenset[int] = frozenset(),
    gone: frozenset[int] = frozenset(),
) -> Question:
    return Question(ButtonRule.DEAD, last, occupied, newcomers, gone)


@pytest.mark.parametrize(
    "question",
    [
        ask(),
        ask(GOOD._replace(button=9)),
        ask(GOOD._replace(small_blind=None)),
        ask(occupied=(1, 3, 4), gone=frozenset({2})),
        ask(newcomers=frozenset({2}), gone=frozenset({2})),
        ask(occupied=(1, 2, 3, 4, 9), newcomers=frozenset({9})),
        ask(LastHand(1, None, (), SEATS)),
    ],
)
def test_sound(question: Question) -> None:
    check(question, 9)
    check_observation(question.last)


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        (ask(occupied=(1,)), "At least two players must be in the next hand."),
        (ask(occupied=(1, 1, 2)), "Seat 1 is named twice among those in the next hand."),
        (ask(occupied=(2, 1)), "The seats in the next hand must ascend: 1 comes after 2."),
        (ask(occupied=(0, 1)), "There is no seat 0: seats are numbered from 1."),
        (ask(occupied=(1, 10)), "There is no seat 10: the table has 9 seats."),
        (ask(GOOD._replace(seats=(3,))), "At least two players must be dealt into the last hand."),
        (ask(GOOD._replace(button=-1)), "There is no seat -1: seats are numbered from 1."),
        (ask(GOOD._replace(small_blind=11)), "There is no seat 11: the table has 9 seats."),
        (
            ask(GOOD._replace(big_blinds=(5,))),
            "Seat 5 is said to have paid the big blind, but was not dealt into the last hand.",
        ),
        (ask(GOOD._replace(big_blinds=(3, 3))), "Seat 3 is named twice among the big blinds."),
        (ask(GOOD._replace(small_blind=3)), "Seat 3 cannot have had both blinds."),
        (
            ask(GOOD._replace(big_blinds=())),
            "The last hand had a small blind but no big blind: who paid it?",
        ),
        (
            ask(GOOD._replace(owes_small_blind=(8,))),
            "Seat 8 is said to owe a small blind, but was not dealt into the last hand.",
        ),
        (
            ask(newcomers=frozenset({7})),
            "Seat 7 is said to be new, but nobody sits there now.",
        ),
        (
            ask(gone=frozenset({2})),
            (
                "Seat 2 is said to be gone and to be in the next hand;"
                " if somebody else sits there now, name the seat among the newcomers too."
            ),
        ),
        (ask(gone=frozenset({12})), "There is no seat 12: the table has 9 seats."),
    ],
)
def test_refused(question: Question, sentence: str) -> None:
    with pytest.raises(BadQuestion) as error:
        check(question, 9)
    assert str(error.value) == sentence


@pytest.mark.parametrize(
    ("last", "sentence"),
    [
        (
            LastHand(3, 2, (3,), SEATS),
            "Seat 3 cannot have had both the button and the big blind.",
        ),
        (
            LastHand(2, 2, (3,), SEATS),
            "Seat 2 cannot have had both the button and the small blind with 4 players.",
        ),
        (
            LastHand(1, 1, (3,), (2, 3)),
            "With two players the button is one of them: nobody was dealt in on seat 1.",
        ),
        (
            LastHand(2, 5, (3,), (2, 3)),
            (
                "With two players the button pays the small blind: the button was on seat 2,"
                " so seat 5 did not pay it."
            ),
        ),
    ],
)
def test_what_is_said_contradicts_itself(last: LastHand, sentence: str) -> None:
    with pytest.raises(BadQuestion) as error:
        check_observation(last)
    assert str(error.value) == sentence


def test_two_players_as_it_should_be() -> None:
    check_observation(LastHand(2, 2, (3,), (2, 3)))
    check_observation(LastHand(2, None, (3,), (2, 3)))
    check(Question(ButtonRule.DEAD, LastHand(1, None, (), SEATS), SEATS, form=GameForm.SHORT_DECK))

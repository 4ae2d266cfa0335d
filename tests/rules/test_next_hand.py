"""Hands that the tables of cases do not show."""

from __future__ import annotations

import pytest

from tdtool.rules.books import Book
from tdtool.rules.button.answer import Event, Positions, What
from tdtool.rules.button.next_hand import ahead, answer, positions
from tdtool.rules.button.question import (
    ArrivalInDeadSmallBlind,
    ButtonRule,
    ButtonSettings,
    LastHand,
    MovingDoublePost,
    Question,
)

SIX = (1, 2, 3, 4, 5, 6)
DEAD, MOVING, SIMPLIFIED = ButtonRule


def test_switching_the_rule_goes_on_from_a_moving_hand() -> None:
    # After seats 3 and 4 both posted the big blind, the dead rule goes on from seat 4.
    last = LastHand(2, None, (3, 4), SIX[1:])
    assert positions(Question(DEAD, last, SIX[1:])) == Positions(3, 4, (4,), (5,))


@pytest.mark.parametrize(
    ("choice", "small", "owes"),
    [
        (MovingDoublePost.BIG_FIRST, (4, 5), (3,)),
        (MovingDoublePost.BOTH, (3, 4, 5), ()),
        (MovingDoublePost.FORGIVE, (4, 5), ()),
    ],
)
def test_both_blinds_at_once(
    choice: MovingDoublePost, small: tuple[int, ...], owes: tuple[int, ...]
) -> None:
    settings = ButtonSettings(moving_double_post=choice)
    last = LastHand(3, None, (3, 4, 5), (3, 4, 5))
    spot = positions(Question(MOVING, last, (3, 4, 5), settings=settings))
    assert spot == Positions(4, None, small, (3,), (), owes)


def test_a_carried_small_blind_is_posted_with_the_next_hand() -> None:
    last = LastHand(1, None, (4,), SIX, (3,))
    found = answer(Question(MOVING, last, SIX))
    assert found.positions == Positions(2, None, (3, 4), (5,))
    assert Event(What.CARRIED_BLIND_POSTED, (3,)) in found.reason.events


def test_owed_blinds_are_written_off_heads_up() -> None:
    last = LastHand(4, None, (3,), (3, 4, 5), (3,))
    found = answer(Question(MOVING, last, (3, 4), gone=frozenset({5})))
    assert found.positions == Positions(3, None, (3,), (4,))
    assert Event(What.OWED_WRITTEN_OFF, (3,)) in found.reason.events


def test_simplified_an_arrival_waits_though_two_are_left() -> None:
    question = Question(
        SIMPLIFIED,
        LastHand(1, 3, (5,), (1, 3, 5)),
        (1, 3, 4),
        frozenset({4}),
        frozenset({5}),
    )
    first, then = ahead(question, 2)
    assert first.positions == Positions(3, 3, (3,), (1,), (4,))
    assert first.reason.number == "34-B"
    assert then.positions == Positions(1, 3, (3,), (4,))


def test_simplified_nobody_waits_where_too_few_would_play() -> None:
    question = Question(
        SIMPLIFIED,
        LastHand(1, 3, (5,), (1, 3, 5)),
        (1, 3, 4),
        frozenset({3, 4}),
        frozenset({3, 5}),
    )
    assert positions(question) == Positions(1, 3, (3,), (4,))


def test_simplified_a_table_of_newcomers() -> None:
    question = Question(
        SIMPLIFIED,
        LastHand(1, 3, (5,), (1, 3, 5)),
        (2, 3, 4),
        frozenset({2, 3, 4}),
        frozenset({1, 3, 5}),
    )
    assert positions(question) == Positions(2, 3, (3,), (4,))


def test_waiting_in_the_small_blind_seat_and_between() -> None:
    question = Question(
        DEAD,
        LastHand(8, 1, (3,), (1, 3, 4, 5, 6, 8)),
        (1, 2, 3, 4, 5, 6, 8),
        frozenset({2, 3}),
        frozenset({3}),
        ButtonSettings(ArrivalInDeadSmallBlind.WAITS),
    )
    assert positions(question) == Positions(1, 3, (), (4,), (2, 3))


def test_wsop_and_robert_name_their_own_numbers() -> None:
    last = LastHand(6, 1, (2,), SIX)
    for book, number, heads_up in (("WSOP26", "85", "87"), ("RRoP11", "s4 2b", "s4 3")):
        settings = ButtonSettings(book=Book(book))
        reason = answer(Question(DEAD, last, SIX, settings=settings)).reason
        assert (reason.book, reason.number) == (book, number)
        reason = answer(Question(DEAD, last, (2, 3), settings=settings)).reason
        assert (reason.book, reason.number) == (book, heads_up)

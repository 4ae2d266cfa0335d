"""The first hand of a table."""

from __future__ import annotations

import pytest

from tdtool.rules.button.answer import Event, Positions, What
from tdtool.rules.button.first_hand import first_hand, high_card, right_of_dealer
from tdtool.rules.button.question import (
    ButtonRule,
    GameForm,
)
from tdtool.rules.cards import read_card

SIX = (1, 2, 3, 4, 5, 6)
DEAD, MOVING, SIMPLIFIED = ButtonRule


def test_button_where_it_was_set() -> None:
    found = first_hand(DEAD, 4, SIX)
    assert found.positions == Positions(4, 5, (5,), (6,))
    assert found.preflop == (1, 2, 3, 4, 5, 6)
    assert found.reason.events == (Event(What.FIRST_HAND, (4,)),)


def test_empty_seat_gives_it_to_the_next() -> None:
    assert first_hand(DEAD, 4, (1, 2, 6)).positions == Positions(6, 1, (1,), (2,))


def test_two_players() -> None:
    assert first_hand(DEAD, 5, (2, 5)).positions == Positions(5, 5, (5,), (2,))


def test_moving_rule_keeps_no_small_blind_position() -> None:
    assert first_hand(MOVING, 1, SIX).positions == Positions(1, None, (2,), (3,))


@pytest.mark.parametrize("form", [GameForm.STUD, GameForm.SHORT_DECK])
def test_without_blinds(form: GameForm) -> None:
    found = first_hand(DEAD, 3, SIX, form)
    assert found.positions == Positions(3, None, (), ())
    assert found.preflop == (4, 5, 6, 1, 2, 3)


def test_first_stack_to_the_dealers_right_wsop26_85() -> None:
    assert right_of_dealer((1, 3, 8)) == 8


def test_high_card_by_rank_then_suit() -> None:
    cards = {1: read_card("Kh"), 2: read_card("As"), 5: read_card("Ad"), 6: read_card("Ac")}
    assert high_card(cards) == 2

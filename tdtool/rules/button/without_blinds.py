"""Hands without blinds: stud (the button waits, TDA24 11-B) and short deck (WSOP26 IX)."""

from __future__ import annotations

from tdtool.rules.button.answer import Positions
from tdtool.rules.button.question import ButtonRule, Question
from tdtool.rules.seats import PAIR, seat_after


def stud_button(button: int) -> Positions:
    """Leave the button where the next hand with blinds would have it; nobody waits."""
    return Positions(button, None, (), ())


def short_deck_button(question: Question) -> Positions:
    """Move the button to the next player, never to an empty seat; nobody waits."""
    return Positions(seat_after(question.occupied, question.last.button), None, (), ())


def blinds_begin(rule: ButtonRule, button: int, occupied: tuple[int, ...]) -> Positions:
    """Place the blinds of a hand that follows on no blinds: the next two after the button.

    `button` is a seat of `occupied`. With two players the button has the small blind.
    """
    small = button if len(occupied) == PAIR else seat_after(occupied, button)
    position = None if rule is ButtonRule.MOVING else small
    return Positions(button, position, (small,), (seat_after(occupied, small),))

"""Two or fewer stay, and arrivals make three or more (dead and moving rule; no book has it)."""

from __future__ import annotations

from tdtool.rules.button.answer import Positions
from tdtool.rules.button.question import ButtonRule, Question
from tdtool.rules.seats import seat_after, seat_before


def few_stay(question: Question) -> Positions:
    """Place the big blind on the next player, small blind and button on the two before him.

    Nobody waits. It follows from "nobody pays the big blind twice running".
    """
    occupied = question.occupied
    big = seat_after(occupied, question.last.big_blinds[-1])
    small = seat_before(occupied, big)
    position = None if question.rule is ButtonRule.MOVING else small
    return Positions(seat_before(occupied, small), position, (small,), (big,))

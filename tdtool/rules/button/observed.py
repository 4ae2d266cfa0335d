"""Half an observation: only the button, or only the big blind, and who was dealt in.

The rest of the last hand is filled in as if it had been regular, and the answer says so.
"""

from __future__ import annotations

from tdtool.rules.button.check import BadQuestion, check_last_hand
from tdtool.rules.button.question import ButtonRule, GameForm, KnownFrom, LastHand
from tdtool.rules.seats import PAIR, seat_after, seat_before


def from_button(
    rule: ButtonRule,
    button: int,
    seats: tuple[int, ...],
    form: GameForm = GameForm.BLINDS,
) -> LastHand:
    """Fill in the last hand from its button and the seats dealt in (ascending).

    The button may have been on an empty seat (three or more dealt in). In a stud round it
    waits where the next hand with blinds will have it (TDA24 11-B), so the last hand with
    blinds is taken to be the one before that. Raise BadQuestion for seats that cannot be.
    """
    _enough(seats)
    if form is GameForm.SHORT_DECK:
        last = LastHand(button, None, (), seats)
    elif len(seats) == PAIR and button not in seats:
        raise BadQuestion(
            f"With two players the button is one of them: nobody was dealt in on seat {button}."
        )
    elif form is GameForm.STUD:
        last = _before_stud(rule, button, seats)
    else:
        small = button if len(seats) == PAIR else seat_after(seats, button)
        last = _hand(rule, button, small, seat_after(seats, small), seats)
    last = last._replace(known_from=KnownFrom.BUTTON)
    check_last_hand(last, form)
    return last


def from_big_blind(rule: ButtonRule, big_blind: int, seats: tuple[int, ...]) -> LastHand:
    """Fill in the last hand from its (last) big blind and the seats dealt in (ascending).

    Raise BadQuestion for seats that cannot be.
    """
    _enough(seats)
    if big_blind not in seats:
        raise BadQuestion(
            f"Seat {big_blind} is said to have paid the big blind,"
            " but was not dealt into the last hand."
        )
    small = seat_before(seats, big_blind)
    button = small if len(seats) == PAIR else seat_before(seats, small)
    last = _hand(rule, button, small, big_blind, seats)._replace(known_from=KnownFrom.BIG_BLIND)
    check_last_hand(last)
    return last


def _hand(rule: ButtonRule, button: int, small: int, big: int, seats: tuple[int, ...]) -> LastHand:
    return LastHand(button, None if rule is ButtonRule.MOVING else small, (big,), seats)


def _before_stud(rule: ButtonRule, waiting: int, seats: tuple[int, ...]) -> LastHand:
    """Give the hand with blinds after which the button waits on `waiting`."""
    if len(seats) == PAIR:
        other = seat_after(seats, waiting)
        return _hand(rule, other, other, waiting, seats)
    button = seat_before(seats, waiting)
    return _hand(rule, button, waiting, seat_after(seats, waiting), seats)


def _enough(seats: tuple[int, ...]) -> None:
    if len(seats) < PAIR:
        raise BadQuestion("At least two players must be dealt into the last hand.")

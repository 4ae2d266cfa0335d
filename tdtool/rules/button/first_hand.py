"""The first hand of a table: from a button that was set, drawn or dealt for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.books import NO_BOOK
from tdtool.rules.button.answer import Answer, Event, Reason, What
from tdtool.rules.button.next_hand import ordered
from tdtool.rules.button.question import ButtonRule, GameForm
from tdtool.rules.button.without_blinds import blinds_begin, stud_button
from tdtool.rules.seats import seat_after

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.rules.cards import Card


def first_hand(
    rule: ButtonRule,
    button_seat: int,
    occupied: tuple[int, ...],
    form: GameForm = GameForm.BLINDS,
) -> Answer:
    """Answer for a table's first hand: the button on `button_seat`, else the next player.

    `occupied` are at least two seats, ascending; everybody is dealt in.
    """
    button = button_seat if button_seat in occupied else seat_after(occupied, button_seat)
    blinds = form is GameForm.BLINDS
    spot = blinds_begin(rule, button, occupied) if blinds else stud_button(button)
    reason = Reason(rule, *NO_BOOK, (Event(What.FIRST_HAND, (button,)),))
    return ordered(rule, form, spot, occupied, reason)


def right_of_dealer(occupied: tuple[int, ...]) -> int:
    """Give the first stack to the dealer's right, where the first button goes (WSOP26 85).

    Seat 1 is at the dealer's left, so it is the highest seat with a player.
    """
    return occupied[-1]


def high_card(cards: Mapping[int, Card]) -> int:
    """Give the seat with the high card, by rank, then suit: it has the first button."""
    return max(cards, key=cards.__getitem__)

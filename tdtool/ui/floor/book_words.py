"""What the rulebooks say about button and blinds, in a few sentences of our own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.button.question import ButtonRule, GameForm
from tdtool.rules.button.sentence import rule_name
from tdtool.rules.seats import PAIR

if TYPE_CHECKING:
    from tdtool.rules.button.answer import Answer

_RULES = {
    ButtonRule.DEAD: (
        "In every hand the big blind goes on to the next player: nobody pays it twice running"
        " and nobody gets past it. Whoever paid it owes the small blind in the next hand; if he"
        " is gone, nobody posts one. The button follows the small blind, also to an empty seat."
    ),
    ButtonRule.MOVING: (
        "In every hand the button goes on to the next player. Whoever would miss a blind by"
        " that pays it in the same hand, so two may post a big or a small blind."
    ),
    ButtonRule.SIMPLIFIED: (
        "In every hand the button goes on to the next player, and the two after him post."
        " Somebody may get past a blind, or pay the big one twice running."
    ),
}
"""TDA24 32 and WSOP26 85; RRoP11 section 4; what sites play that have no rulebook."""
_PAIR = (
    "With two players the button posts the small blind, acts first before the flop and last"
    " after it. The big blind goes on to whoever is due; nobody pays it twice running."
)
"""TDA24 34-B."""
_SHORT_DECK = (
    "Everybody antes, the button twice. The button always goes on to a player; the seat after"
    " it acts first."
)
"""WSOP26 IX."""
_STUD = "In a stud round the button waits where the next hand with blinds will have it."
"""TDA24 11-B."""


def book_says(answer: Answer) -> str:
    """Say what the book says that an answer rests on, its name first."""
    if answer.form is GameForm.SHORT_DECK:
        words = _SHORT_DECK
    elif answer.form is GameForm.STUD:
        words = _STUD
    elif len(answer.dealt_in) == PAIR:
        words = _PAIR
    else:
        words = _RULES[answer.rule]
    return f"{rule_name(answer.reason)}: {words}"

"""What happened at a table between two hands: where the button was, and is to be."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.rules.button.answer import Positions
from tdtool.rules.button.question import ButtonRule, LastHand
from tdtool.tournament.facts import Fact
from tdtool.tournament.values import Source, TextId


@dataclass(frozen=True, slots=True)
class PositionGiven(Fact):
    """Somebody said where button or big blind was in the table's last hand.

    `left` are the seats dealt into it whose players have gone since.
    """

    KIND = "position_given"
    table: int
    hand: int
    last: LastHand
    left: tuple[int, ...]
    source: Source


@dataclass(frozen=True, slots=True)
class FirstButtonNamed(Fact):
    """The button of a table's first hand is to be on a seat, else on the next player."""

    KIND = "first_button_named"
    table: int
    seat: int


@dataclass(frozen=True, slots=True)
class HandSetByHand(Fact):
    """The director put button and blinds of the next hand himself (TDA24 34-A)."""

    KIND = "hand_set_by_hand"
    table: int
    hand: int
    positions: Positions
    dealt_in: tuple[int, ...]
    reason: TextId


@dataclass(frozen=True, slots=True)
class HandStepped(Fact):
    """The next hand is being dealt, as the answer said it."""

    KIND = "hand_stepped"
    table: int
    hand: int
    rule: ButtonRule
    positions: Positions
    dealt_in: tuple[int, ...]
    last: LastHand
    """This hand as the last one, for the hand after it."""


@dataclass(frozen=True, slots=True)
class AnswerGiven(Fact):
    """An answer left the desk on paper."""

    KIND = "answer_given"
    table: int
    hand: int
    rule: ButtonRule
    positions: Positions
    dealt_in: tuple[int, ...]

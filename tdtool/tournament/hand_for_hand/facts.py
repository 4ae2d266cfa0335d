"""What happened in hands that all tables played together."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.rules.house import SameHandBusts
from tdtool.tournament.facts import Fact
from tdtool.tournament.values import EntryId, Seal, SeatAt


@dataclass(frozen=True, slots=True)
class HandForHandBegun(Fact):
    """Hand for hand was announced; the hands being played are hand 1 (TDA24 RP-8-A).

    Who goes out on it belongs to `group`. `stopped`: the clock was stopped for it.
    """

    KIND = "hand_for_hand_begun"
    group: int
    stopped: bool


@dataclass(frozen=True, slots=True)
class TableFinished(Fact):
    """A table finished hand `hand`, or plays it still; 0 for its last hands of the day."""

    KIND = "table_finished"
    table: int
    hand: int
    finished: bool


@dataclass(frozen=True, slots=True)
class HandClosed(Fact):
    """All tables finished a hand: who went out on it (`group`) has his place now.

    `minutes` went off the clock. `following` is the group of the next hand, None where hand
    for hand ended with this one.
    """

    KIND = "hand_closed"
    hand: int
    group: int
    ranks: SameHandBusts
    minutes: int
    following: int | None


@dataclass(frozen=True, slots=True)
class HandForHandEnded(Fact):
    """Tables play on by themselves after so many hands together."""

    KIND = "hand_for_hand_ended"
    hands: int


@dataclass(frozen=True, slots=True)
class StackGiven(Fact):
    """It was said what a player who is out had at the start of his last hand (chips)."""

    KIND = "stack_given"
    entry: EntryId
    seat: SeatAt | None
    stack: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Fact):
    """By chance, a card from `low` to `high`: from the seed anyone can repeat it."""

    KIND = "card_drawn"
    draw: int
    seal: Seal
    next_seal: Seal
    low: int
    high: int
    card: int


@dataclass(frozen=True, slots=True)
class LastHandsCalled(Fact):
    """Every table plays so many more hands today; `stopped`: the clock was stopped for it."""

    KIND = "last_hands_called"
    hands: int
    stopped: bool


@dataclass(frozen=True, slots=True)
class LastHandsEnded(Fact):
    """The last hands of the day were played."""

    KIND = "last_hands_ended"
    hands: int


FOR_ALL_TABLES = (
    HandForHandBegun,
    HandClosed,
    HandForHandEnded,
    LastHandsCalled,
    LastHandsEnded,
)
"""What changes how every table plays."""

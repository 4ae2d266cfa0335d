"""What a director may ask about hands that all tables play together."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.tournament.commands import Command
from tdtool.tournament.values import EntryId


@dataclass(frozen=True, slots=True)
class BeginHandForHand(Command):
    """Announce hand for hand: the hand being played is the first one (TDA24 RP-8-A)."""


@dataclass(frozen=True, slots=True)
class FinishTables(Command):
    """Tick tables that have finished their hand (or their last hands); none named: all of them.

    `finished` False takes the tick away.
    """

    tables: tuple[int, ...] = ()
    finished: bool = True


@dataclass(frozen=True, slots=True)
class CloseHand(Command):
    """Close the hand: who went out on it gets his place, and the next hand is dealt."""


@dataclass(frozen=True, slots=True)
class EndHandForHand(Command):
    """Go back to normal play; a hand that was played is closed first.

    `start_clock` lets the clock run on that was stopped for it.
    """

    start_clock: bool = True


@dataclass(frozen=True, slots=True)
class GiveStack(Command):
    """Say what a player who is out had at the start of his last hand (chips)."""

    entry: EntryId
    chips: int


@dataclass(frozen=True, slots=True)
class CallLastHands(Command):
    """Stop the clock and let every table play so many last hands of the day.

    `hands` is the card a player drew; None lets the desk draw one. `short_handed` draws from
    2 to 5 instead of 3 to 7; None goes by the seats the event plays with.
    """

    hands: int | None = None
    short_handed: bool | None = None


@dataclass(frozen=True, slots=True)
class EndLastHands(Command):
    """Say that the last hands of the day are played."""

"""What a director may ask about rulings and penalties; the other half of `commands`."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.rules.books import Citation
from tdtool.tournament.commands import Command
from tdtool.tournament.figure_line import FigureLine
from tdtool.tournament.values import NO_WORDS, EntryId, NewPenalty, RulingId, RulingWords


@dataclass(frozen=True, slots=True)
class WriteRuling(Command):
    """Write a ruling down, with the penalties that go with it.

    Without a decision or a penalty it is open. `players` are named with the one it is about
    first; `table` None means his. `corrects` names the ruling that this one replaces. `figures`
    are the amounts it was worked out with, for its slip.
    """

    words: RulingWords = NO_WORDS
    players: tuple[EntryId, ...] = ()
    table: int | None = None
    rule_entry: str = ""
    rules: tuple[Citation, ...] = ()
    penalties: tuple[NewPenalty, ...] = ()
    happened_ms: int | None = None
    corrects: RulingId | None = None
    figures: FigureLine | None = None


@dataclass(frozen=True, slots=True)
class DecideRuling(Command):
    """Decide an open ruling."""

    ruling: RulingId
    words: RulingWords = NO_WORDS
    rule_entry: str = ""
    rules: tuple[Citation, ...] = ()
    penalties: tuple[NewPenalty, ...] = ()
    figures: FigureLine | None = None


@dataclass(frozen=True, slots=True)
class AppealRuling(Command):
    """Note that a player appeals; `why` may be empty."""

    ruling: RulingId
    why: str = ""


@dataclass(frozen=True, slots=True)
class DecideAppeal(Command):
    """Let a ruling stand, or put another decision in its place."""

    ruling: RulingId
    upheld: bool
    words: RulingWords = NO_WORDS


@dataclass(frozen=True, slots=True)
class CountHands(Command):
    """Count hands that a player on penalty has missed."""

    entry: EntryId
    hands: int = 1


@dataclass(frozen=True, slots=True)
class SetServed(Command):
    """Say how many hands of his penalty a player has missed in all."""

    entry: EntryId
    served: int


@dataclass(frozen=True, slots=True)
class BackInSeat(Command):
    """Say that a player is back from his penalty."""

    entry: EntryId


@dataclass(frozen=True, slots=True)
class LiftPenalty(Command):
    """Let a player off the rest of his penalty, for a reason."""

    entry: EntryId
    reason: str

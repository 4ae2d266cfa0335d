"""What was ruled and what followed from it; the other half of `facts`."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.rules.books import Citation
from tdtool.rules.stakes import Stakes
from tdtool.tournament.facts import Fact
from tdtool.tournament.figure_line import FigureLine
from tdtool.tournament.values import (
    EntryId,
    Involved,
    PenaltyEnd,
    PenaltyId,
    PenaltyKind,
    RulingId,
    RulingWords,
    SeatAt,
    TextId,
)


@dataclass(frozen=True, slots=True)
class Ruled(Fact):
    """A ruling was written down; without a decision it is open.

    `level` and `stakes` are those of the hand it was about, "" and None where they are not
    known; `day` counts the days of the event from 1. `rules` are relied on as in force then.
    """

    KIND = "ruled"
    ruling: RulingId
    words: RulingWords
    table: int | None
    players: tuple[Involved, ...]
    """The first is the one it is about."""
    day: int
    level: str
    stakes: Stakes | None
    decided: bool
    rule_entry: str = ""
    """The entry of the ruling library, "PEN-07"; "" where it rests on none."""
    rules: tuple[Citation, ...] = ()
    happened_ms: int | None = None
    """The time the floor gave, None where the time of writing stands for it."""
    corrects: RulingId | None = None
    figures: FigureLine | None = None
    """The amounts it was worked out with, None where none were, and in older logs."""
    button: int | None = None
    """The seat of the button in the latest hand of the table, None where it is not known now."""
    joint_hand: int | None = None
    """The number of the hand in hand for hand, None outside of it."""


@dataclass(frozen=True, slots=True)
class RulingDecided(Fact):
    """An open ruling was decided; words that are given stand for those it had."""

    KIND = "ruling_decided"
    ruling: RulingId
    table: int | None
    players: tuple[Involved, ...]
    """As in the ruling, so that it is found among what happened to them."""
    words: RulingWords
    rule_entry: str = ""
    rules: tuple[Citation, ...] = ()
    figures: FigureLine | None = None


@dataclass(frozen=True, slots=True)
class RulingAppealed(Fact):
    """A player appealed; `why` are his words."""

    KIND = "ruling_appealed"
    ruling: RulingId
    table: int | None
    players: tuple[Involved, ...]
    why: TextId = ""


@dataclass(frozen=True, slots=True)
class AppealDecided(Fact):
    """An appeal was decided: the ruling stands, or another decision takes its place."""

    KIND = "appeal_decided"
    ruling: RulingId
    table: int | None
    players: tuple[Involved, ...]
    upheld: bool
    words: RulingWords
    """Of these only the decision, the reason and who decided."""


@dataclass(frozen=True, slots=True)
class PenaltyGiven(Fact):
    """A player was given a penalty.

    `length` is the number of hands or rounds as it was said; `players` sat at his table
    then, himself among them (TDA24 71-A), and `hands` is what that comes to.
    """

    KIND = "penalty_given"
    penalty: PenaltyId
    ruling: RulingId
    entry: EntryId
    seat: SeatAt | None
    kind: PenaltyKind
    length: int = 0
    players: int = 0
    hands: int = 0


@dataclass(frozen=True, slots=True)
class PenaltyCounted(Fact):
    """Hands of a penalty were counted: he has missed `served` of them now."""

    KIND = "penalty_counted"
    penalty: PenaltyId
    entry: EntryId
    seat: SeatAt | None
    served: int
    left: int


@dataclass(frozen=True, slots=True)
class PenaltyEnded(Fact):
    """A penalty is over; `left` hands of it were not counted."""

    KIND = "penalty_ended"
    penalty: PenaltyId
    entry: EntryId
    seat: SeatAt | None
    end: PenaltyEnd
    left: int
    reason: TextId = ""

"""What the line answers to a key: what Enter could do, and what would follow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from tdtool.tournament.commands import Command
    from tdtool.tournament.refusal import Refusal
    from tdtool.tournament.views import Tone


class Effect(NamedTuple):
    """One line under "Enter will do this": a label, what follows, and how it is meant."""

    label: str
    text: str
    tone: Tone | None = None


@dataclass(frozen=True, slots=True)
class Show:
    """Show a table; nothing is written."""

    table: int


@dataclass(frozen=True, slots=True)
class ShowWhoPosts:
    """Show who posts at a table; nothing is written."""

    table: int


@dataclass(frozen=True, slots=True)
class Find:
    """Look for a player by this text; nothing is written."""

    text: str


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer a question of figures aloud; nothing is written.

    `calculator` is the one that works it out, as the ruling library calls it ("pot-limit"),
    `sentence` is for the table, `figures` says the same in digits.
    """

    calculator: str
    sentence: str
    figures: str


@dataclass(frozen=True, slots=True)
class LookUp:
    """Search the ruling library for this; nothing is written."""

    question: str


@dataclass(frozen=True, slots=True)
class GoOn:
    """Nothing yet: put the candidate's `completion` in the line and let him type on."""


Act: TypeAlias = "Command | Show | ShowWhoPosts | Find | Answer | LookUp | GoOn"


@dataclass(frozen=True, slots=True)
class Candidate:
    """One thing that the typed text may mean; every field is plain text.

    `where` is a seat ("12.5"), a table ("12") or empty, `subject` and `verb` say it as a
    sentence, `remark` what tells it from its neighbours. `completion` is the whole
    sentence that Tab puts in the line. `refusal` is why the desk would not do it, names
    put in; where it is a house matter it can be done anyway.
    """

    where: str
    subject: str
    verb: str
    remark: str
    key_hint: str
    refusal: Refusal | None
    effects: tuple[Effect, ...]
    act: Act
    completion: str


@dataclass(frozen=True, slots=True)
class Reading:
    """All that the typed text may mean, the likeliest first, and a sentence beside it."""

    candidates: tuple[Candidate, ...]
    hint: str = ""

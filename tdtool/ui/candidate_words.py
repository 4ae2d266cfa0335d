"""What the candidates panel says about a candidate, as words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.line.candidate import Answer, Find, GoOn, LookUp, Show, ShowWhoPosts
from tdtool.tournament.person_commands import ErasePerson
from tdtool.tournament.views import Tone
from tdtool.ui import keys, plain

if TYPE_CHECKING:
    from tdtool.line.candidate import Candidate

TONE_ROLES = {
    Tone.NEEDS_YOU: "needs_you",
    Tone.KNOWN: "second",
    Tone.REMARK: "second",
    Tone.NEW: "information",
    Tone.WRONG: "wrong_text",
}

_OWN_WORDS = frozenset(
    [
        "A",
        "All",
        "An",
        "At",
        "Both",
        "Everybody",
        "He",
        "It",
        "No",
        "Nobody",
        "Nothing",
        "Only",
        "Places",
        "Play",
        "Registration",
        "Seat",
        "Somebody",
        "Table",
        "That",
        "The",
        "There",
        "They",
        "This",
        "Who",
    ]
)
"""Words that begin our own sentences; anything else is somebody's name."""


class Prospect(NamedTuple):
    """The right half: a caption, labelled lines with a role each, and a remark below."""

    caption: str
    lines: tuple[tuple[str, str, str], ...]
    below: str


def remark_of(candidate: Candidate) -> str:
    """Say what tells a candidate from its neighbours; a refusal comes first."""
    if candidate.refusal is None:
        return plain.one_line(candidate.remark)
    kind = "not by the house rules" if candidate.refusal.house else "not possible"
    return plain.one_line(f"{kind}: {_lower_first(candidate.refusal.sentence)}", 240)


def prospect_of(candidate: Candidate) -> Prospect:
    """Say what Enter would do with a candidate."""
    if candidate.refusal is not None and candidate.refusal.house:
        return Prospect(
            "The house says no",
            (("", candidate.refusal.sentence, "text"),),
            "Enter asks for your reason, then does it anyway",
        )
    if candidate.refusal is not None:
        return Prospect(
            "Not possible", (("", candidate.refusal.sentence, "text"),), "Nothing is done"
        )
    lines = tuple(
        (
            plain.one_line(effect.label, 40),
            plain.sentences(effect.text, 400),
            "text" if effect.tone is None else TONE_ROLES[effect.tone],
        )
        for effect in candidate.effects
    )
    if isinstance(candidate.act, GoOn):
        return Prospect("Go on typing", lines, "Tab takes these words")
    said = plain.one_line(f"{candidate.subject} {candidate.verb}".strip())
    lines = lines or (("", said[:1].upper() + said[1:], "text"),)
    if isinstance(candidate.act, Answer):
        return Prospect("The answer", lines, "Enter keeps it in sight; nothing is written")
    if isinstance(candidate.act, Show | ShowWhoPosts | Find | LookUp):
        return Prospect("Enter shows this", lines, "Nothing is written")
    if isinstance(candidate.act, ErasePerson):
        return Prospect("Enter will do this", lines, "It cannot be taken back")
    return Prospect(
        "Enter will do this", lines, keys.told("{undo} takes it back, also an hour later")
    )


def _lower_first(sentence: str) -> str:
    """Let a sentence follow a colon; a name at its start keeps its capital."""
    said = sentence.rstrip(".")
    first = said.split(" ", 1)[0]
    return said[:1].lower() + said[1:] if first in _OWN_WORDS else said

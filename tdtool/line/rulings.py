"""Questions for the ruling library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.candidate import LookUp
from tdtool.line.draft import Draft, Found, go_on

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token

_SHOWN = 60
"""Signs of a question that a candidate shows."""


def ruling(room: Room, tokens: Sequence[Token], last: int) -> Found:
    """Read "ruling short all in": everything behind the word is the question."""
    rest = tokens[last:]
    question = room.text[rest[0].start :].strip().lstrip(":").strip() if rest else ""
    if not question:
        begun = go_on("ruling ", "A ruling", "is looked up", "ruling short all in")
        return Found((begun,), final=True)
    shown = " ".join(question.split())
    shown = shown if len(shown) <= _SHOWN else shown[: _SHOWN - 1] + "…"
    draft = Draft(LookUp(question), "", "The rulings", "are searched", shown, f"ruling {question}")
    return Found((draft,), final=True)

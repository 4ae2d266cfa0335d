"""The phrases and sentences that an entry is made of: what is indexed, compared and shown."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tdtool.rulebook.entry import Entry

WEIGHTS = {
    "title": 4.0,
    "also": 3.0,
    "say": 2.0,
    "detail": 1.0,
    "not_when": 0.6,
    "example": 0.4,
    "books": 0.8,
}
"""The texts of an entry, and how much a word counts in each."""
TOLD = frozenset(("title", "also", "say"))
"""The texts that say what the entry is about."""
SHOWN = frozenset(("say", "detail", "not_when"))
"""The texts that a reason is taken from."""
_END = re.compile(r"(?<=[.!?])\s+|\n+")


class Passage(NamedTuple):
    """A phrase or a sentence of an entry: which text it is from, and as written."""

    column: str
    text: str


def passages(entry: Entry) -> list[Passage]:
    """Take an entry apart into its phrases and sentences, in the order of `WEIGHTS`."""
    texts = {
        "title": (entry.title,),
        "also": entry.also,
        "say": _sentences(entry.say),
        "detail": _sentences(entry.detail),
        "not_when": _sentences(entry.not_when),
        "example": _sentences(entry.example),
        "books": tuple(says.says for says in entry.books),
    }
    return [Passage(column, text) for column in WEIGHTS for text in texts[column] if text]


def _sentences(text: str) -> tuple[str, ...]:
    return tuple(_END.split(text)) if text else ()

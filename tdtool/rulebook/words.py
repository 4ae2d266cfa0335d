"""The words of a text, with their places: what is compared when the library is searched."""

from __future__ import annotations

import re
from typing import NamedTuple

from tdtool.people.folding import fold
from tdtool.people.signs import level_signs

_WORD = re.compile(
    r"[A-Z][A-Z0-9]*-\d{2}(?!\w)|\d{1,3}(?:[.,'’ ]\d{3})+(?!\d)|[^\W_]+(?:['’`\u02bc][^\W_]+)*",
)
_BINDING = str.maketrans("", "", "'’`\u02bc.,- ")
_THOUSANDS = re.compile(r"(\d+)k")


class Word(NamedTuple):
    """A word as it is compared (no case, no accents, no apostrophes), and its place."""

    key: str
    start: int
    end: int


def words(text: str) -> list[Word]:
    """Take a text apart into words; an amount is one word, 5,000 and 5k are 5000; so is an id."""
    found = []
    for match in _WORD.finditer(text if text.isascii() else level_signs(text)):
        key = fold(match[0])
        if not key.isalpha():
            key = _THOUSANDS.sub(r"\g<1>000", key.translate(_BINDING))
        if key:
            found.append(Word(key, match.start(), match.end()))
    return found


def keys(text: str) -> list[str]:
    """Give the words of a text as they are compared."""
    return [word.key for word in words(text)]

"""Letters as the fingers find them: no case, no accents; the one fold of the program."""

from __future__ import annotations

import re
import unicodedata

_LETTERS = str.maketrans(
    {
        "đ": "d",
        "ð": "d",
        "ł": "l",
        "ø": "o",
        "æ": "ae",
        "œ": "oe",
        "þ": "th",
        "ħ": "h",
        "ŧ": "t",
        "\u0131": "i",
        "ŋ": "n",
        "ĸ": "k",
    }
)
_DROPPED = frozenset(("Mn", "Me", "Cf", "Cc"))
_ASCII_APART = re.compile(r"[^a-z0-9]+")
_APART = re.compile(r"[\W_]+")
BINDING = "'’`.\u2018\u00b4\u02bc\u05f3"
"""Signs within a word that are not typed: O'Brien, J.R."""
_JOINED = str.maketrans("", "", BINDING)


def fold(text: str) -> str:
    """Write a text without case, accents and marks; đ ł ø ß æ become plain letters."""
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKD", text.casefold()).casefold().translate(_LETTERS)
    if plain.isascii():
        return plain
    return "".join([sign for sign in plain if unicodedata.category(sign) not in _DROPPED])


def words(text: str) -> list[str]:
    """Split a text into folded words; apostrophes and dots bind, hyphens part.

    A text without a single letter or digit is one word as it stands.
    """
    folded = fold(text).translate(_JOINED)
    apart = (_ASCII_APART if folded.isascii() else _APART).split(folded)
    found = [word for word in apart if word]
    return found or ([folded.strip()] if folded.strip() else [])


def key(text: str) -> str:
    """Write a name so that two ways of typing it are equal: its words, a blank between."""
    return " ".join(words(text))

"""People's text made harmless before it is laid out: one line, bounded, never markup."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from xml.sax.saxutils import escape

LIMIT = 160
"""More characters than any line of the window can show."""
LONGEST = 1_200
"""Characters of a paragraph that are shown where nothing else is said."""
LONGEST_WORD = 48
"""Characters of a word; more are no word."""
_REMEMBERED = 1_024
"""Lines that are painted again and again."""
_TURNING = re.compile("[\u202a-\u202e\u2066\u2067]")
_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
"""Signs of the categories Cc, Zl and Zp."""
_ISOLATE, _POP = "\u2068", "\u2069"
_ISOLATES = re.compile(f"[{_ISOLATE}{_POP}]")


@lru_cache(_REMEMBERED)
def one_line(text: str, limit: int = LIMIT) -> str:
    """Bring text to one line of at most `limit` characters, without control characters.

    What steers the direction of writing is taken out, so that a name cannot turn the
    words around it; names that were isolated stay so.
    """
    bounded = text[: limit * 4]
    kept = _UNSEEN.sub(" ", _TURNING.sub("", bounded))
    line = " ".join(_balanced(kept).split())
    if len(bounded) == len(text) and len(line) <= limit:
        return line
    return _without_isolates(line)[: limit - 1].rstrip() + "…"


def isolated(text: str, limit: int = LIMIT) -> str:
    """Bring a name to one line that may stand in a sentence of the other direction."""
    return f"{_ISOLATE}{one_line(text, limit)}{_POP}"


def sentences(text: str, limit: int = LONGEST, longest_word: int = LONGEST_WORD) -> str:
    """Bound a longer text for a label that wraps: line ends stay, endless words are cut."""
    lines = []
    for line in text[:limit].splitlines():
        words = (_bounded(word, longest_word) for word in one_line(line, limit).split())
        lines.append(" ".join(words))
    return "\n".join(lines) + ("…" if len(text) > limit else "")


def tip(text: str) -> str:
    """Write a text as a tool tip that shows its signs as they are and wraps."""
    return f"<qt>{escape(sentences(text))}</qt>" if text else ""


def begun(text: str) -> str:
    """Begin a text with a capital, as a sentence does."""
    return text[:1].upper() + text[1:]


def is_right_to_left(text: str) -> bool:
    """Tell whether a text has no letter that is written from left to right.

    A sentence about somebody with a Hebrew name is not: it stays in its own direction.
    """
    return not any(unicodedata.bidirectional(sign) == "L" for sign in text)


def has_right_to_left(text: str) -> bool:
    """Tell whether a text has a letter that is written from right to left."""
    if text.isascii():
        return False
    return any(unicodedata.bidirectional(sign) in {"R", "AL"} for sign in text)


def _bounded(word: str, longest: int) -> str:
    if len(word) <= longest:
        return word
    isolates = "".join(sign for sign in word[longest - 1 :] if sign in {_ISOLATE, _POP})
    return word[: longest - 1] + "…" + isolates


def _balanced(text: str) -> str:
    """Take isolates out unless each is closed: an open one would reach to the line's end."""
    depth = 0
    for sign in _ISOLATES.findall(text):
        depth += (sign == _ISOLATE) - (sign == _POP)
        if depth < 0:
            return _without_isolates(text)
    return text if depth == 0 else _without_isolates(text)


def _without_isolates(text: str) -> str:
    return text.replace(_ISOLATE, "").replace(_POP, "")

"""People's text made harmless before it is laid out: one line, bounded, never markup."""

from __future__ import annotations

import unicodedata
from html import escape

LIMIT = 160
"""More characters than any line of the window can show."""
_WORD_LIMIT = 48
_BIDI_CONTROLS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_ISOLATE, _POP = "\u2068", "\u2069"


def one_line(text: str, limit: int = LIMIT) -> str:
    """Bring text to one line of at most `limit` characters, without control characters.

    What steers the direction of writing is taken out, so that a name cannot turn the
    words around it.
    """
    bounded = text[: limit * 4]
    kept = "".join(" " if _unseen(sign) else sign for sign in bounded if sign not in _BIDI_CONTROLS)
    line = " ".join(kept.split())
    whole = len(bounded) == len(text) and len(line) <= limit
    return line if whole else line[: limit - 1].rstrip() + "…"


def isolated(text: str, limit: int = LIMIT) -> str:
    """Bring a name to one line that may stand in a sentence of the other direction."""
    return f"{_ISOLATE}{one_line(text, limit)}{_POP}"


def sentences(text: str, limit: int = 1200) -> str:
    """Bound a longer text for a label that wraps: line ends stay, endless words are cut."""
    lines = []
    for line in text[:limit].splitlines():
        words = (one_line(word, _WORD_LIMIT) for word in line.split())
        lines.append(" ".join(words))
    return "\n".join(lines) + ("…" if len(text) > limit else "")


def tip(text: str) -> str:
    """Write a text as a tool tip that shows its signs as they are and wraps."""
    return f"<qt>{escape(sentences(text))}</qt>" if text else ""


def _unseen(sign: str) -> bool:
    return unicodedata.category(sign) in {"Cc", "Zl", "Zp"}

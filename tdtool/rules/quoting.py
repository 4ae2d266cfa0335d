"""Foreign text as it stands in a sentence: without control characters, short, in quotes."""

from __future__ import annotations

import unicodedata

_QUOTED_LENGTH = 40


def plain(text: str) -> str:
    """Give text without control characters and unpaired surrogates; line breaks become spaces."""
    if text.isprintable():
        return text
    kept: list[str] = []
    for sign in text:
        category = unicodedata.category(sign)
        if category == "Cc":
            kept.append(" ")
        elif category == "Cs":
            kept.append("\N{REPLACEMENT CHARACTER}")
        else:
            kept.append(sign)
    return "".join(kept)


def quoted(text: str) -> str:
    """Quote foreign text for a sentence: one line, shortened, never more than 42 characters."""
    line = " ".join(plain(text).split())
    if len(line) > _QUOTED_LENGTH:
        line = line[: _QUOTED_LENGTH - 1] + "\N{HORIZONTAL ELLIPSIS}"
    return f'"{line}"'

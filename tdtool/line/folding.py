"""Letters as the fingers find them: no case, no accents, no other script's digits."""

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
_JOINED = str.maketrans("", "", "'’`.\u2018\u00b4\u02bc\u05f3")


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


class _Signs(dict[int, str]):
    """Maps a sign to what it means in the line, one sign for one sign."""

    def __missing__(self, code: int) -> str:
        sign = chr(code)
        kind = unicodedata.category(sign)
        plain = sign
        if kind == "Nd":
            plain = str(unicodedata.decimal(sign))
        elif kind in {"Zs", "Zl", "Zp", "Cc", "Cs"}:
            plain = " "
        elif kind == "Pd":
            plain = "-"
        else:
            narrow = unicodedata.normalize("NFKC", sign)
            plain = narrow if len(narrow) == 1 and not narrow.isspace() else sign
        self[code] = plain
        return plain


_SIGNS = _Signs(
    {
        ord("−"): "-",
        ord("。"): ".",
        0xFF0E: ".",
        0x066B: ".",
        ord("、"): ",",
        ord("،"): ",",
        ord("·"): ".",
    }
)


def level_signs(text: str) -> str:
    """Write every digit, dash, comma and blank of any script as the keyboard's own.

    The result has as many signs as the text, so places in one are places in the other.
    """
    return text.translate(_SIGNS)

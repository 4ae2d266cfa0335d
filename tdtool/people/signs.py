"""Signs as they are read: the keyboard's own digits, dashes and blanks."""

from __future__ import annotations

import unicodedata


class _Signs(dict[int, str]):
    """Maps a sign to what it means when it is read, one sign for one sign."""

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

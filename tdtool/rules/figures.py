"""Figures as people write them: chips in every way of writing, digits of every script."""

from __future__ import annotations

import re
import unicodedata

from tdtool.rules.quoting import quoted

MAX_CHIPS = 10**15
"""No figure may be larger; sums over any field then still fit in 64 bits."""

FIGURE = r"\d+(?:[.,']\d{3}(?!\d))*(?:\.\d+|,\d+(?=[km](?![a-z])))?(?:[km](?![a-z]))?"
"""A figure among others, as a pattern for what `ascii_figure` gives in small letters.

A space ends it there: "min 600 1600" has two.
"""

LONGEST_FIGURE = 60
"""Signs of a figure that are read; longer is none."""

_APOSTROPHES = "'`\u00b4\u02bc\u2018\u2019\u2032\u05f3"
_COMMAS = ",\u060c\u066c\u3001\uff0c"
_DOTS = ".\u066b\u00b7\uff0e"
_DASHES = "-\u00ad\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d"
_SLASHES = "/\u2044\u2215\uff0f|\\"
_CURRENCY = "$\u20ac\u00a3\u00a5\u20b9\u20a9\u20bd"

_SIGNS = (
    dict.fromkeys(map(ord, _APOSTROPHES), "'")
    | dict.fromkeys(map(ord, _COMMAS), ",")
    | dict.fromkeys(map(ord, _DOTS), ".")
    | dict.fromkeys(map(ord, _DASHES), "-")
    | dict.fromkeys(map(ord, _SLASHES), "/")
    | {0xFF0B: "+", 0xFF08: "(", 0xFF09: ")"}
)

_GROUPED = re.compile(r"[1-9]\d{0,2}([,.' _])\d{3}(?:\1\d{3})*")
_LAKHS = re.compile(r"[1-9]\d?(?:,\d\d)+,\d{3}")
_GROUPED_FRACTION = re.compile(r"[1-9]\d{0,2}([,.' _])\d{3}(?:\1\d{3})*(?!\1)[,.](\d+)")
_FRACTION = re.compile(r"(\d*)[,.](\d+)")
_SUFFIXED = re.compile(r"(.*?)\s*([kKmM])")
_POWERS = {"k": 3, "m": 6}


class FigureError(ValueError):
    """A figure that cannot be taken as it stands; its text is the reason without the place."""


def ascii_figure(text: str) -> str:
    """Write digits of any script, dashes, quotes and spaces with their ASCII signs."""
    signs: list[str] = []
    for sign in text.translate(_SIGNS):
        digit = unicodedata.decimal(sign, None)
        if digit is not None:
            signs.append(str(digit))
        elif sign.isspace():
            signs.append(" ")
        else:
            signs.append(sign)
    return "".join(signs)


def parse_chips(text: str) -> int:
    """Read one figure in chips: thousands marks of every kind, K and M, any script's digits.

    Raises FigureError for anything that is no whole number of chips from 0 to MAX_CHIPS;
    nothing is ever rounded.
    """
    if len(text) > LONGEST_FIGURE:
        raise FigureError(f"{quoted(text)} is too long for a figure")
    figure = ascii_figure(text).strip().lstrip(_CURRENCY).rstrip(_CURRENCY).strip()
    if re.fullmatch(r"[tT] ?\d.*", figure):
        figure = figure[1:].strip()
    figure = re.sub(r"(?<=\d)[,.]$", "", figure)
    if not figure:
        raise FigureError("the figure is missing")
    if figure.startswith("-"):
        raise FigureError(f"{quoted(text)} is negative, and chips are not")
    suffixed = _SUFFIXED.fullmatch(figure)
    power = _POWERS[suffixed[2].lower()] if suffixed else 0
    value = _whole(suffixed[1] if suffixed else figure, power, text)
    if value > MAX_CHIPS:
        raise FigureError(f"{quoted(text)} is more than {MAX_CHIPS:,} chips")
    return value


def _whole(figure: str, power: int, text: str) -> int:
    """Read a figure without its suffix, times ten to `power`."""
    if figure.isdecimal():
        return int(figure + "0" * power)
    grouped = _GROUPED.fullmatch(figure) or _LAKHS.fullmatch(figure)
    if grouped and power and re.fullmatch(r"\d+[,.]\d{3}", figure):
        raise FigureError(f"{quoted(text)} can be read in two ways; write it out in full")
    if grouped:
        return int(re.sub(r"\D", "", figure) + "0" * power)
    mixed = _GROUPED_FRACTION.fullmatch(figure)
    if mixed:
        whole, fraction = re.sub(r"\D", "", figure[: -len(mixed[2]) - 1]), mixed[2]
    else:
        parts = _FRACTION.fullmatch(figure)
        if not parts:
            raise FigureError(f"{quoted(text)} is not a figure")
        whole, fraction = parts[1] or "0", parts[2]
    fraction = fraction.rstrip("0")
    if len(fraction) > power:
        raise FigureError(f"{quoted(text)} is no whole number of chips, and nothing is rounded")
    return int(whole + fraction.ljust(power, "0"))

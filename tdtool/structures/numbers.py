"""Figures as sheets print them: chips, blinds and lengths, in every way of writing them."""

from __future__ import annotations

import re
from typing import NamedTuple

from tdtool.rules.figures import LONGEST_FIGURE, FigureError, ascii_figure, parse_chips
from tdtool.rules.quoting import quoted

MAX_MINUTES = 7 * 24 * 60
"""No row may be longer than a week."""

_FIGURE = r"\d[\d,.' _]*(?:\s?[kKmM](?![a-zA-Z]))?"
_BLINDS = re.compile(
    rf"\s*(?P<sb>{_FIGURE})\s*[-/]\s*(?P<bb>{_FIGURE})\s*"
    rf"(?:[-/]\s*(?P<third>{_FIGURE})|[(\[]\s*(?P<inside>{_FIGURE}|bba?)\s*[)\]]"
    rf"|(?:\+|\+?\s*(?:bb[ -]?)?antes?:?|a)\s*(?P<plus>{_FIGURE}))?\s*"
    r"(?P<rest>(?:bba|bb ante)?)\s*",
    re.IGNORECASE,
)

_HOURS = re.compile(
    r"(?:(\d+)\s*(?:h|hrs?|hours?|std|stunden?)\.?)?\s*"
    r"(?:(\d+)\s*(?:m|mins?|minutes?|minuten|min\.|'|\u2032)?\.?)?",
    re.IGNORECASE,
)
_COLONS = re.compile(r"(\d{1,3}):(\d\d)(?::(\d\d))?(?:\s*(?:h|min|minutes?))?", re.IGNORECASE)
_SHORTEST_READ_AS_MINUTES = 5
_MINUTES_AN_HOUR = 60


class Blinds(NamedTuple):
    """Blinds written in one cell, in chips, with the ante where the cell holds it."""

    small: int
    big: int
    ante: int | None = None


def parse_blinds(text: str) -> Blinds | None:
    """Read `100/200`, `100-200-200`, `100/200(200)`, `300/600 + 75` and the like.

    Any dash parts the figures. None where the text has no such shape; FigureError where
    it has and a figure in it cannot be taken.
    """
    if len(text) > 3 * LONGEST_FIGURE:
        return None
    match = _BLINDS.fullmatch(ascii_figure(text))
    if not match:
        return None
    small, big = parse_chips(match["sb"]), parse_chips(match["bb"])
    ante = match["third"] or match["inside"] or match["plus"]
    if match["rest"] or (ante and ante.lower() in {"bb", "bba"}):
        ante = match["bb"]
    return Blinds(small, big, parse_chips(ante) if ante else None)


def parse_minutes(text: str) -> int:
    """Read a length in whole minutes: `20`, `20 min`, `20'`, `1 h 15`, `1:15`, `20:00`.

    A figure before `:00` is hours up to 4 and minutes above, as sheets mean them. Raises
    FigureError for seconds, fractions and anything else.
    """
    figure = " ".join(ascii_figure(text).split())
    if len(figure) > LONGEST_FIGURE or not figure:
        raise FigureError(f"{quoted(text)} is no length")
    colons = _COLONS.fullmatch(figure)
    hours = _HOURS.fullmatch(figure)
    if colons:
        minutes = _from_colons(colons, text)
    elif hours and (hours[1] or hours[2]):
        minutes = int(hours[1] or 0) * _MINUTES_AN_HOUR + int(hours[2] or 0)
    elif re.fullmatch(r"\d+[,.]\d+.*", figure):
        raise FigureError(f"{quoted(text)} is no whole number of minutes, and nothing is rounded")
    else:
        raise FigureError(f"{quoted(text)} is no length in minutes")
    if minutes > MAX_MINUTES:
        raise FigureError(f"{quoted(text)} is longer than a week")
    return minutes


def _from_colons(match: re.Match[str], text: str) -> int:
    """Read `h:mm`, `mm:00` or `h:mm:00`."""
    first, second = int(match[1]), int(match[2])
    if match[3] is None and (second or first < _SHORTEST_READ_AS_MINUTES):
        return first * _MINUTES_AN_HOUR + second
    if match[3] is None:
        return first
    if int(match[3]):
        raise FigureError(f"{quoted(text)} has seconds; levels are whole minutes")
    return first * _MINUTES_AN_HOUR + second

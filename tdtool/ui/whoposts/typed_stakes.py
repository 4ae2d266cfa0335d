"""Blinds as they are typed for a table that is not in the program."""

from __future__ import annotations

import re

from tdtool.rules.figures import FigureError, parse_chips
from tdtool.rules.stakes import Ante, AnteKind, Stakes

_NUMBER = re.compile(r"\d+(?:[.,'’\u00a0\u202f]\d{3})*[kKmM]?")
_BETWEEN = re.compile(r"[\s/()–—-]+|,\s|\b(?:bb|big blind)?\s*ante\b", re.IGNORECASE)
_MOST = 3


class StakesError(ValueError):
    """Text that is no blinds; its words are the director's sentence."""


def typed_stakes(text: str) -> Stakes:
    """Read small blind, big blind and (with the big blind) an ante: "5,000-10,000 10,000".

    K and M are taken; an empty text is a table without stakes. Raises StakesError.
    """
    if not text.strip():
        return Stakes()
    pieces = [piece for piece in _BETWEEN.split(text) if piece]
    matches = [_NUMBER.fullmatch(piece) for piece in pieces]
    try:
        found = [parse_chips(match[0]) for match in matches if match]
    except FigureError as problem:
        raise StakesError(f"The blinds cannot be read: {problem}.") from problem
    if not found or len(found) > _MOST or None in matches:
        raise StakesError("Write blinds as 5,000-10,000, then the big-blind ante if there is one.")
    small, big = (found[0], found[1]) if len(found) > 1 else (None, found[0])
    ante = Ante(AnteKind.BIG_BLIND, found[2]) if len(found) == _MOST else Ante()
    return Stakes(small_blind=small, big_blind=big, ante=ante)


def typed_chips(text: str) -> int | None:
    """Read one stack of chips; None where it is no whole number."""
    try:
        return parse_chips(text)
    except FigureError:
        return None

"""The amounts that a ruling was worked out with, as they stand on a line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Mark(NamedTuple):
    """An amount on the line of figures, and what it is ("the bet")."""

    chips: int
    words: str
    strong: bool = False


class Zone(NamedTuple):
    """A stretch of the line of figures from `first` on, and what an amount there is."""

    first: int
    words: str
    strong: bool = False


@dataclass(frozen=True, slots=True)
class FigureLine:
    """Amounts on a line: what was put in stands above it, and falls into one of the zones."""

    put_in: Mark
    marks: tuple[Mark, ...]
    zones: tuple[Zone, ...]

"""How settings of plans are written and read: tables, numbers of players, sizes from a level on.

What cannot be read is refused with the sentence about it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tdtool.tournament.plans.settings import SizeFrom

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

_APART = re.compile(r"[,;\s]+")
_RANGE = re.compile(r"(\d{1,4})\s*[-–]\s*(\d{1,4})|(\d{1,9})")
_STEP = re.compile(
    r"(\d{1,2})\s*(?:seats?|-?handed)?\s*from\s+(?:(day)\s+(\d{1,2})|level\s+(.+))", re.IGNORECASE
)
_RUN = 3
"""Tables in a row from which on they are written as "40-31"."""


class FieldError(ValueError):
    """A field makes no sense; its text is the director's sentence."""


def written_order(tables: Sequence[int]) -> str:
    """Write a breaking order: "40-31, 9, 7"."""
    pieces: list[str] = []
    first = 0
    while first < len(tables):
        last = _end_of_run(tables, first)
        if last - first + 1 >= _RUN:
            pieces.append(f"{tables[first]}-{tables[last]}")
            first = last + 1
        else:
            pieces.append(str(tables[first]))
            first += 1
    return ", ".join(pieces)


def _end_of_run(tables: Sequence[int], first: int) -> int:
    last = first
    if first + 1 < len(tables) and abs(tables[first + 1] - tables[first]) == 1:
        step = tables[first + 1] - tables[first]
        while last + 1 < len(tables) and tables[last + 1] - tables[last] == step:
            last += 1
    return last


def read_order(text: str) -> tuple[int, ...]:
    """Read a breaking order; "40-31" is all of them, either way round. Raises FieldError."""
    found: list[int] = []
    for piece in _APART.split(re.sub(r"\s*[-–]\s*", "-", text.strip())):
        match = _RANGE.fullmatch(piece)
        if piece and match is None:
            raise FieldError(f"“{piece}” is no table: write the breaking order as 40, 39, 12-5.")
        if match is None:
            continue
        first, last = (int(match[1]), int(match[2])) if match[1] else (int(match[3]),) * 2
        step = 1 if last >= first else -1
        found += range(first, last + step, step)
    return tuple(found)


def written_points(points: Sequence[int]) -> str:
    """Write the numbers of players left at which all is drawn anew."""
    return ", ".join(map(str, points))


def read_points(text: str) -> tuple[int, ...]:
    """Read numbers of players left, the largest first. Raises FieldError."""
    found = []
    for piece in _APART.split(text.strip()):
        if piece and not (piece.isdecimal() and piece.isascii()):
            raise FieldError(f"“{piece}” is no number of players: write redraws as 24, 16, 9.")
        if piece:
            found.append(int(piece))
    if not found:
        raise FieldError("At which numbers of players left? Write them as 24, 16, 9.")
    return tuple(sorted(set(found), reverse=True))


def written_sizes(steps: Sequence[SizeFrom]) -> str:
    """Write from when on tables have how many seats: "8 from day 2, 6 from level 20"."""
    return ", ".join(
        f"{step.seats} from " + (f"level {step.level}" if step.day is None else f"day {step.day}")
        for step in steps
    )


def read_sizes(text: str, levels: Collection[str]) -> tuple[SizeFrom, ...]:
    """Read from when on tables have how many seats; `levels` are the labels there are.

    Raises FieldError.
    """
    found = []
    for piece in (piece.strip() for piece in re.split(r"[,;]", text)):
        match = _STEP.fullmatch(piece)
        if piece and match is None:
            raise FieldError(f"“{piece}” makes no sense: write 8 from day 2, 6 from level 20.")
        if match is None:
            continue
        level = (match[4] or "").strip()
        if match[2] is None and level not in levels:
            raise FieldError(f"There is no level {level}.")
        found.append(SizeFrom(int(match[1]), None if match[2] is None else int(match[3]), level))
    return tuple(found)


def written_number(number: int | None) -> str:
    """Write a number that may be left out."""
    return "" if number is None else str(number)


def read_number(text: str, what: str) -> int | None:
    """Read a number that may be left out; `what` begins the sentence of FieldError."""
    plain = re.sub(r"[\s,.'’]", "", text)
    if not plain:
        return None
    if not (plain.isdecimal() and plain.isascii()) or len(plain) > 12:  # noqa: PLR2004
        raise FieldError(f"{what}: “{text.strip()}” is no number.")
    return int(plain)

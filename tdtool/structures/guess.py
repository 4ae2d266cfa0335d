"""The columns of a table without headings, guessed from its figures."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from tdtool.structures.cells import is_figure
from tdtool.structures.headings import Column
from tdtool.structures.level_rows import is_empty
from tdtool.structures.numbers import FigureError, ascii_figure, parse_blinds, parse_chips

if TYPE_CHECKING:
    from collections.abc import Sequence

_LONGEST_LEVEL = 240
_TIME = re.compile(r"\d{1,2}:\d\d.*")
_WITH_UNIT = re.compile(r"\d{1,3}\s*(?:min\w*|m|['\u2032])\.?", re.IGNORECASE)
_LABEL = re.compile(
    r"(?:level|lvl|lv|l|round|stufe)\.?\s*\d{1,3}[a-z]?|\d{1,3}[a-z]?\.?", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Habits:
    """What all lines of a table without headings have in common."""

    labelled: bool
    """The first cell counts levels."""
    last_is_minutes: bool
    """The last figure of the lines is a length."""


def habits_of(lines: Sequence[Sequence[str]]) -> Habits:
    """Learn from all lines with figures what their first and last cells are."""
    firsts = [cells[0] for cells in lines if cells]
    counted = [number for cell in firsts if (number := _count(cell)) is not None]
    steps = sum(b == a + 1 for a, b in pairwise(counted))
    words = sum(not is_figure(cell) and _LABEL.fullmatch(cell) is not None for cell in firsts)
    pair_first = sum(_is_pair(cell) for cell in firsts)
    many = len(firsts) > 1
    labelled = (
        words > len(firsts) / 2
        or (many and steps >= (len(firsts) - 1) / 2 and pair_first == 0)
        or (not many and bool(counted) and _figures_of(lines[0]) > 2)  # noqa: PLR2004
    )
    tails = [_tail(cells, labelled=labelled) for cells in lines]
    lasts = [tail[-1] for tail in tails if tail]
    return Habits(labelled, len(lasts) == len(tails) and _are_minutes(lasts))


def _figures_of(cells: Sequence[str]) -> int:
    """Count the figures of a line, two for a pair of blinds."""
    return sum(2 if _is_pair(cell) else 1 for cell in cells if is_figure(cell))


def _count(cell: str) -> int | None:
    """Read a cell that counts levels."""
    match = re.fullmatch(r"\D{0,8}?(\d{1,3})[a-zA-Z]?\.?", ascii_figure(cell).strip())
    return int(match[1]) if match else None


def _is_pair(cell: str) -> bool:
    """Tell whether a cell holds two blinds."""
    try:
        return parse_blinds(cell) is not None
    except FigureError:
        return True


def _tail(cells: Sequence[str], *, labelled: bool) -> list[str]:
    """Give the figures of a line after its blinds."""
    rest = list(cells[1:] if labelled else cells)
    pair = next((at for at, cell in enumerate(rest) if _is_pair(cell)), None)
    after = rest[pair + 1 :] if pair is not None else [c for c in rest if not is_empty(c)][2:]
    return [cell for cell in after if is_figure(cell)]


def _are_minutes(cells: Sequence[str]) -> bool:
    """Tell whether the last figures of the lines are lengths: few values, none of them large."""
    if not cells:
        return False
    if all(_WITH_UNIT.fullmatch(cell) for cell in cells):
        return True
    values: list[int] = []
    for cell in cells:
        try:
            values.append(parse_chips(cell))
        except FigureError:
            return False
    if not all(0 < value <= _LONGEST_LEVEL for value in values):
        return False
    return len(set(values)) <= max(1, len(values) // 3)


def columns_guessed(cells: Sequence[str], habits: Habits) -> tuple[Column | None, ...]:
    """Guess the columns of one line."""
    columns: list[Column | None] = [None] * len(cells)
    start = 1 if habits.labelled and cells else 0
    if start:
        columns[0] = Column.LABEL
    pair = next((at for at in range(start, len(cells)) if _is_pair(cells[at])), None)
    if pair is None:
        free = _place_single_blinds(cells, columns, start)
    else:
        columns[pair] = Column.BLINDS
        for at in range(start, pair):
            if is_figure(cells[at]):
                columns[at] = Column.ANTE
        free = pair + 1
    _place_rest(cells, columns, free, habits)
    return tuple(columns)


def _place_single_blinds(cells: Sequence[str], columns: list[Column | None], start: int) -> int:
    """Take the first two figures as the blinds; give the place after them."""
    wanted = [Column.SMALL_BLIND, Column.BIG_BLIND]
    for at in range(start, len(cells)):
        if wanted and is_figure(cells[at]):
            columns[at] = wanted.pop(0)
        if not wanted:
            return at + 1
    return len(cells)


def _place_rest(
    cells: Sequence[str], columns: list[Column | None], start: int, habits: Habits
) -> None:
    """Place ante, length and time after the blinds."""
    figures = [at for at in range(start, len(cells)) if is_figure(cells[at])]
    for at in list(figures):
        if _TIME.fullmatch(cells[at]):
            columns[at] = Column.TIME
            figures.remove(at)
        elif _WITH_UNIT.fullmatch(cells[at]):
            columns[at] = Column.MINUTES
            figures.remove(at)
    if figures and habits.last_is_minutes and Column.MINUTES not in columns:
        columns[figures.pop()] = Column.MINUTES
    if figures and Column.ANTE not in columns:
        columns[figures.pop(0)] = Column.ANTE
    for at in range(start, len(cells)):
        if columns[at] is None:
            columns[at] = Column.NOTE

"""The columns of a table without headings, guessed from its figures."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from tdtool.rules.figures import FigureError, ascii_figure, parse_chips
from tdtool.structures.cells import LONGEST_LEVEL, is_figure, joinings, likely
from tdtool.structures.headings import Column
from tdtool.structures.numbers import parse_blinds

if TYPE_CHECKING:
    from collections.abc import Sequence

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
    labelled = _labelled(lines)
    tails = [_tail(cells, labelled=labelled) for cells in lines]
    if len(tails) > 3:  # noqa: PLR2004
        # A last level that is played to the end may have no length.
        tails.pop()
    lasts = [tail[-1] for tail in tails if tail and is_figure(tail[-1])]
    wide = all(len(tail) > 1 for tail in tails)
    return Habits(labelled, len(lasts) == len(tails) and _are_minutes(lasts, wide=wide))


def _is_label(cell: str) -> bool:
    """Tell whether a cell is a label with a word or a letter: "Level 5", "L5", "5A"."""
    return _LABEL.fullmatch(cell) is not None


def _labelled(lines: Sequence[Sequence[str]]) -> bool:
    """Tell whether the first cells count levels.

    They do where most are labels by their letters, where they mostly go up by one, or
    where the figures after them make better blinds than those beginning with them.
    """
    firsts = [cells[0] for cells in lines if cells]
    if any(map(_is_pair, firsts)):
        return False
    words = sum(re.fullmatch(r"\d+", cell) is None and _is_label(cell) for cell in firsts)
    if words > len(firsts) / 2:
        return True
    counted = [number for cell in firsts if (number := _count(cell)) is not None]
    steps = sum(b == a + 1 for a, b in pairwise(counted))
    if len(firsts) > 1 and steps >= (len(firsts) - 1) / 2:
        return True
    return sum(_as_blinds(cells, 1) for cells in lines) > sum(
        _as_blinds(cells, 0) for cells in lines
    )


def _as_blinds(cells: Sequence[str], start: int) -> int:
    """Tell how much the figures from the `start`th on look like blinds."""
    if any(map(_is_pair, cells[start:])):
        return start
    figures: list[int] = []
    for cell in cells:
        try:
            figures += [parse_chips(cell)] if is_figure(cell) else []
        except FigureError:
            return 0
    pair = figures[start : start + 2]
    return likely(pair[0], pair[1], None) if len(pair) == 2 else 0  # noqa: PLR2004


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
    """Give the cells of a line after its blinds, without empty ones and words at the end."""
    rest = list(cells[1:] if labelled else cells)
    pair = next((at for at, cell in enumerate(rest) if _is_pair(cell)), None)
    figures = [at for at, cell in enumerate(rest) if is_figure(cell)]
    first = pair if pair is not None else figures[1] if len(figures) > 1 else len(rest)
    after = rest[first + 1 :]
    while after and not is_figure(after[-1]):
        after.pop()
    return after


def _are_minutes(cells: Sequence[str], *, wide: bool) -> bool:
    """Tell whether the last figures of the lines are lengths.

    Beside antes (`wide`) they must only be small enough; alone they must be all but equal,
    or antes would pass for them.
    """
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
    small = all(0 < value <= LONGEST_LEVEL for value in values)
    alike = len(values) > 1 and len(set(values)) <= max(1, len(values) // 3)
    return small and (wide or alike)


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


def rejoined(cells: Sequence[str], habits: Habits, last_big_blind: int) -> tuple[str, ...]:
    """Join the groups of figures written with blanks in a line without headings ("1 200").

    Cells that look like a level as they stand are left alone.
    """
    best, found = _level_likeness(cells, habits, last_big_blind), tuple(cells)
    for way in joinings(cells):
        likeness = _level_likeness(way, habits, last_big_blind)
        if likeness > best:
            best, found = likeness, tuple(way)
    return found


def _level_likeness(cells: Sequence[str], habits: Habits, last_big_blind: int) -> int:
    """Tell how much cells without headings look like the level after the last one."""
    figures: dict[Column, int] = {}
    for cell, column in zip(cells, columns_guessed(cells, habits), strict=True):
        if re.fullmatch(r"0\d\d", cell):
            return 0
        try:
            if column is Column.BLINDS:
                return 1
            if column is Column.NOTE and is_figure(cell):
                return 0
            if column is not None and is_figure(cell) and column is not Column.LABEL:
                figures[column] = parse_chips(cell)
        except FigureError:
            continue
    small, big = figures.get(Column.SMALL_BLIND), figures.get(Column.BIG_BLIND)
    if small is None or big is None:
        return 0
    if figures.get(Column.MINUTES, 0) > LONGEST_LEVEL:
        return 0
    likeness = likely(small, big, figures.get(Column.ANTE))
    return likeness and 2 * likeness + 3 * (big >= last_big_blind)

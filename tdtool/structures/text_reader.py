"""Structures in plain text: a pasted PDF or web table, spreadsheet cells, lines of a forum."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from tdtool.rules.quoting import quoted
from tdtool.structures import phrases
from tdtool.structures.cells import cut, fitted, grouped, is_figure, words_of
from tdtool.structures.error import StructureError
from tdtool.structures.headings import Column, columns_of, is_heading_line, split_headings
from tdtool.structures.sheet import Line, Sheet, is_last
from tdtool.structures.source import MAX_BYTES, MAX_ROWS

if TYPE_CHECKING:
    from tdtool.tournament.structure import Structure

_MOST_LINES = 5 * MAX_ROWS
_LONGEST_LINE = 2_000
_LONGEST_ROW = 300
"""A longer line without tabs is prose."""
_MOST_CELLS = 40


def structure_from_text(text: str, name: str = "", *, fallback: str = "") -> Structure:
    """Read a structure from pasted text of any layout with one level a line.

    `name` is the structure's name; without one it is a title above the table, else
    `fallback`. Raises StructureError with one sentence naming the line and column.
    """
    if len(text) > MAX_BYTES:
        raise StructureError("The text is too long for a structure.")
    raw = text.removeprefix("\ufeff").splitlines()
    if len(raw) > _MOST_LINES:
        raise StructureError(f"The text has more than {_MOST_LINES:,} lines: that is no structure.")
    reader = _Lines()
    for number, line in enumerate(raw, start=1):
        if len(line) > _LONGEST_LINE:
            raise StructureError(
                f"Line {number} is longer than {_LONGEST_LINE:,} characters: that is no level."
            )
        if line.strip():
            reader.take(number, line)
    return Sheet("Line", reader.all_lines()).structure(name, fallback)


class _Lines:
    """Cuts the lines of a text, block beside block where a sheet has two."""

    def __init__(self) -> None:
        self._blocks: list[list[Line]] = [[]]
        self._columns: tuple[Column | None, ...] | None = None
        self._heads: tuple[str, ...] = ()
        self._starts: tuple[int, ...] = (0,)

    def all_lines(self) -> list[Line]:
        """Give all lines, the left block before the right one."""
        return [line for block in self._blocks for line in block]

    def take(self, number: int, line: str) -> None:
        """Cut one line."""
        if len(line) > _LONGEST_ROW and "\t" not in line:
            self._blocks[0].append(Line(number, (line.strip(),), (None,), ("",)))
            return
        line = grouped(line)
        cells = cut(line)
        if len(cells) == 1:
            cells = split_headings(line) if is_heading_line(line) else cells
        columns = columns_of(cells)
        if columns is not None:
            self._heading(number, tuple(cells), columns)
        elif self._columns is None:
            self._plain(number, line, cells)
        else:
            self._row(number, line, cells)

    def _heading(
        self, number: int, heads: tuple[str, ...], columns: tuple[Column | None, ...]
    ) -> None:
        """Take a line of headings; headings that come twice are two blocks."""
        self._columns, self._heads = columns, heads
        starts = [0]
        if columns[0] is not None:
            starts += [at for at in range(1, len(columns)) if columns[at] is columns[0]]
        self._starts = tuple(starts)
        while len(self._blocks) < len(starts):
            self._blocks.append([])
        self._blocks[0].append(Line(number, heads, columns, heads, is_heading=True))

    def _plain(self, number: int, line: str, cells: list[str]) -> None:
        """Take a line of a text without headings."""
        if len(cells) == 1:
            words = words_of(line, dashes_join=None)
            if 0 < len(words) <= _MOST_CELLS and (is_figure(words[0]) or is_last(words[0])):
                figures = any(re.search(r"\d", word) for word in words[1:])
                cells = words if "/" in words[0] or figures else cells
        self._blocks[0].append(Line(number, tuple(cells)))

    def _row(self, number: int, line: str, cells: list[str]) -> None:
        """Take a line under headings."""
        columns = self._columns or ()
        if len(cells) == 1 or (len(cells) != len(columns) and "\t" not in line):
            joins = Column.SMALL_BLIND not in columns
            words = words_of(line, dashes_join=joins)
            figures = sum(map(is_figure, words))
            starts_level = figures > 1 and not phrases.names_break(line)
            fit = fitted(words, columns) if starts_level else None
            if fit is None:
                self._unfit(number, line, words)
                return
            cells = fit
        if len(cells) > len(columns) and any(map(is_figure, cells[len(columns) :])):
            raise StructureError(
                f"Line {number} has {len(cells)} figures under {len(columns)} headings:"
                f" {quoted(line)}."
            )
        self._split(number, cells)

    def _unfit(self, number: int, line: str, words: list[str]) -> None:
        """Take a line that is no full row: the left block alone, or words."""
        width = self._starts[1] if len(self._starts) > 1 else 0
        columns = (self._columns or ())[:width]
        fit = fitted(words, columns) if width and words and is_figure(words[0]) else None
        if fit is not None:
            self._blocks[0].append(Line(number, tuple(fit), columns, self._heads[:width]))
            return
        figures = sum(map(is_figure, words))
        if words and is_figure(words[0]) and figures == len(words) and figures > 1:
            raise StructureError(
                f"Line {number} has {len(words)} figures under {len(self._columns or ())}"
                f" headings: {quoted(line)}."
            )
        self._blocks[0].append(Line(number, (line.strip(),), (None,), ("",)))

    def _split(self, number: int, cells: list[str]) -> None:
        """Put the cells of a row into the blocks they belong to."""
        columns = self._columns or ()
        bounds = [*self._starts, max(len(cells), len(columns))]
        for block, (start, end) in enumerate(pairwise(bounds)):
            part = tuple(cells[start:end])
            if any(cell.strip() for cell in part):
                self._blocks[block].append(
                    Line(number, part, columns[start:end], self._heads[start:end])
                )

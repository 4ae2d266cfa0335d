"""Structures in CSV and other delimited tables."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from tdtool.structures import kept
from tdtool.structures.cells import is_figure
from tdtool.structures.error import StructureError
from tdtool.structures.headings import Column, columns_of
from tdtool.structures.json_reader import structure_from_json
from tdtool.structures.sheet import Line, Sheet
from tdtool.structures.source import MAX_BYTES, MAX_ROWS

if TYPE_CHECKING:
    from tdtool.tournament.structure import Structure

_MARKS = "\t;,|"
_LOOKED_AT = 40
_MOST_CELLS = 100
_MOST_LINES = 5 * MAX_ROWS


def structure_from_csv(text: str, name: str = "", *, fallback: str = "") -> Structure:
    """Read a structure from CSV with commas, semicolons, tabs or bars, with or without headings.

    `name` is the structure's name; without one it is a title above the table, else
    `fallback`. Raises StructureError with one sentence naming the row and column.
    """
    if len(text) > MAX_BYTES:
        raise StructureError("The text is too long for a structure.")
    lines: list[Line] = []
    heads: tuple[str, ...] = ()
    columns: tuple[Column | None, ...] | None = None
    width = 0
    rows, whole = kept.in_table(_cells(text.removeprefix("\ufeff")))
    if whole:
        return structure_from_json(whole, fallback)
    for number, row in enumerate(rows, start=1):
        if not any(cell.strip() for cell in row):
            continue
        found = columns_of(row)
        if found is not None:
            columns, heads = found, row
        if columns is not None:
            cells = _checked(row, len(columns), number)
        elif any(is_figure(cell) for cell in row[:1]):
            width = width or len(row)
            cells = _checked(row, width, number)
        else:
            cells = row
        lines.append(Line(number, cells, columns, heads, is_heading=found is not None))
    return Sheet("Row", lines).structure(name, fallback)


def _cells(text: str) -> list[tuple[str, ...]]:
    """Cut the text into rows and cells."""
    rows: list[tuple[str, ...]] = []
    try:
        for row in csv.reader(io.StringIO(text, newline=""), delimiter=_mark(text)):
            if len(row) > _MOST_CELLS and any(map(str.strip, row[_MOST_CELLS:])):
                raise StructureError(
                    f"Row {len(rows) + 1} has {len(row):,} cells: that is no structure."
                )
            rows.append(tuple(row))
            if len(rows) > _MOST_LINES:
                raise StructureError(
                    f"The file has more than {_MOST_LINES:,} rows: that is no structure."
                )
    except csv.Error:
        raise StructureError(f"Row {len(rows) + 1} cannot be cut into cells.") from None
    return rows


def _mark(text: str) -> str:
    """Tell what parts the cells: the mark that gives most lines the same number of cells."""
    kept_by = kept.mark_of(text)
    if kept_by:
        return kept_by
    lines = [line for line in text.splitlines()[:_LOOKED_AT] if line.strip()]
    best, most = ",", 0
    for mark in _MARKS:
        counts = [len(row) for row in csv.reader(lines, delimiter=mark) if len(row) > 1]
        if counts and len(counts) * max(counts) > most:
            best, most = mark, len(counts) * max(counts)
    return best


def _checked(cells: tuple[str, ...], width: int, number: int) -> tuple[str, ...]:
    """Refuse a row with more filled cells than the table is wide."""
    if any(cell.strip() for cell in cells[width:]):
        raise StructureError(
            f"Row {number} has {len(cells)} cells where the table has {width}; a figure like"
            ' 1,000 must stand in quotes: "1,000".'
        )
    return cells[:width]

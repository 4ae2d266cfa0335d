"""Structures written in the layouts of printed sheets, to be read back."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from tdtool.rules.stakes import AnteKind
from tdtool.tournament.structure import LengthKind, Row, RowKind

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.structure import Structure

HEADINGS = ("Level", "Small Blind", "Big Blind", "BB Ante", "Minutes")


def figure(value: int | None, mark: str) -> str:
    """Write chips with a thousands mark."""
    return "" if value is None else f"{value:,}".replace(",", mark)


def ante_of(stakes: Stakes) -> int | None:
    """Give the ante that a sheet prints."""
    return stakes.ante.amount or None if stakes.ante.kind is not AnteKind.NONE else None


def minutes_of(row: Row) -> str:
    """Give the minutes that a sheet prints."""
    return str(row.length.value) if row.length.kind is LengthKind.MINUTES else ""


def break_line(row: Row) -> str:
    """Write a break or a marker in words."""
    chips = (
        f", remove {' and '.join(f'{chip}s' for chip in row.colour_up)}" if row.colour_up else ""
    )
    if row.day_end is not None:
        return f"End of day{chips}"
    if row.kind is RowKind.MARKER:
        return f"Note{chips or ': registration ends'}"
    minutes = minutes_of(row)
    return f"Break {minutes} min{chips}" if minutes else f"Break{chips}"


def cells_of(row: Row, mark: str) -> list[str]:
    """Give the cells of a level."""
    stakes = row.stakes[0]
    return [
        row.label,
        figure(stakes.small_blind, mark),
        figure(stakes.big_blind, mark),
        figure(ante_of(stakes), mark),
        minutes_of(row),
    ]


def as_cells(structure: Structure, mark: str) -> str:
    """Write cells parted by tabs, as a spreadsheet copies them."""
    lines = ["\t".join(HEADINGS)]
    for row in structure.rows:
        if row.kind is RowKind.PLAY:
            lines.append("\t".join(cells_of(row, mark)))
        else:
            lines.append("\t".join([break_line(row), "", "", "", ""]))
    return "\n".join(lines)


def as_csv(structure: Structure, mark: str) -> str:
    """Write CSV."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";" if mark == "," else ",")
    writer.writerow(HEADINGS)
    for row in structure.rows:
        if row.kind is RowKind.PLAY:
            writer.writerow(cells_of(row, mark))
        else:
            writer.writerow([break_line(row), "", "", "", ""])
    return out.getvalue()


def as_pdf_text(structure: Structure, mark: str) -> str:
    """Write a table as the text of a PDF has it: single blanks, empty cells left out."""
    lines = ["Test event", " ".join(HEADINGS)]
    for row in structure.rows:
        if row.kind is RowKind.PLAY:
            lines.append(" ".join(filter(None, cells_of(row, mark))))
        else:
            lines.append(break_line(row))
    return "\n".join(lines)


def as_forum_lines(structure: Structure, mark: str) -> str:
    """Write "Level 5 150/300 (300) 20 min", one a line."""
    lines: list[str] = []
    for row in structure.rows:
        if row.kind is not RowKind.PLAY:
            lines.append(break_line(row))
            continue
        label, small, big, ante, minutes = cells_of(row, mark)
        line = f"Level {label}: {small}/{big}"
        line += f" ({ante})" if ante else ""
        line += f" {minutes} min" if minutes else ""
        lines.append(line)
    return "\n".join(lines)


def as_bare_lines(structure: Structure, mark: str) -> str:
    """Write "5 150 300 300 20", one a line, without headings."""
    lines: list[str] = []
    for row in structure.rows:
        if row.kind is not RowKind.PLAY:
            lines.append(break_line(row))
            continue
        label, small, big, ante, minutes = cells_of(row, mark)
        lines.append(" ".join(filter(None, [label, small, big, ante or "-", minutes])))
    return "\n".join(lines)


TEXT_LAYOUTS: dict[str, Callable[[Structure, str], str]] = {
    "cells": as_cells,
    "pdf": as_pdf_text,
    "forum": as_forum_lines,
    "bare": as_bare_lines,
}

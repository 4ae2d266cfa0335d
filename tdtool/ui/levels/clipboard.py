"""Levels on the clipboard: to spreadsheets as a table, to this program whole, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QMimeData

from tdtool.rules.figures import FigureError, parse_chips
from tdtool.structures.error import StructureError
from tdtool.structures.json_reader import structure_from_json
from tdtool.structures.json_writer import structure_to_json
from tdtool.structures.text_reader import structure_from_text
from tdtool.tournament.structure import RowKind, Structure
from tdtool.tournament.structure_queries import columns
from tdtool.ui.levels import cell_text
from tdtool.ui.levels.lines import FIGURES, WORDS, Col, columns_for, ends

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.structure import Row

_FORMAT = "application/x-tdtool-levels"
_LONGEST = 400_000
_PAYER_HEADS = {"BB": "BB ante", "button": "Button ante"}


def mime_of(structure: Structure, rows: Sequence[int]) -> QMimeData:
    """Put rows (indexes) on the clipboard: a table for other programs, all of it for this one."""
    chosen = Structure(structure.name, tuple(structure.rows[at] for at in rows))
    mime = QMimeData()
    mime.setText(table_text(chosen))
    mime.setData(_FORMAT, QByteArray(structure_to_json(chosen).encode()))
    return mime


def pasted(mime: QMimeData) -> Structure:
    """Read levels from the clipboard; StructureError with a sentence where there are none."""
    if mime.hasFormat(_FORMAT):
        return structure_from_json(bytes(mime.data(_FORMAT).data()).decode())
    text = mime.text()[:_LONGEST]
    if not text.strip():
        raise StructureError("There is no text on the clipboard.")
    return structure_from_text(text)


def column_of(text: str) -> list[str] | None:
    """Give the figures of a single column that was copied from a spreadsheet, None for others."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if not lines or any("\t" in line for line in lines):
        return None
    try:
        for line in lines:
            parse_chips(line)
    except FigureError:
        return None
    return lines


def table_text(structure: Structure) -> str:
    """Write rows as cells with tabs between, a line of headings first."""
    shown = columns_for(structure, columns(structure))
    cols = [col for col in shown if col not in {Col.STARTS, Col.STEP, Col.NOTE}]
    heads = [_head(structure, col) for col in cols]
    lines = ["\t".join(heads)]
    lines += ["\t".join(cells) for row in structure.rows for cells in _cells(row, cols)]
    return "\n".join(lines) + "\n"


def _head(structure: Structure, col: Col) -> str:
    if col is Col.MINUTES:
        return "Minutes"
    if col is Col.ANTE:
        kinds = {
            cell_text.payer(stakes.ante.kind)
            for row in structure.rows
            for stakes in row.stakes
            if stakes.ante.amount
        }
        return _PAYER_HEADS.get(kinds.pop(), "Ante") if len(kinds) == 1 else "Ante"
    return WORDS[col]


def _cells(row: Row, cols: Sequence[Col]) -> list[list[str]]:
    if row.kind is not RowKind.PLAY:
        return [[_words(row)]]
    sets: Sequence[Stakes | None] = row.stakes or (None,)
    return [[_cell(row, stakes, place, col) for col in cols] for place, stakes in enumerate(sets)]


def _cell(row: Row, stakes: Stakes | None, place: int, col: Col) -> str:
    if col in FIGURES:
        return "" if stakes is None else _plain(cell_text.stakes_text(stakes, col))
    if col is Col.GAME:
        return cell_text.game_text(row, place)
    if place:
        return ""
    return row.label if col is Col.LEVEL else cell_text.length_text(row.length)


def _plain(figure: str) -> str:
    """Write a figure without thousands marks: other programs add up what they paste."""
    return "".join(sign for sign in figure if sign.isdecimal())


def _words(row: Row) -> str:
    parts = [cell_text.words_of(row)]
    length = cell_text.length_text(row.length)
    if row.kind is RowKind.BREAK and length:
        parts[0] += f" {length}" if length.startswith("to ") else f" {length} min"
    chips = cell_text.colour_up_text(row)
    if chips:
        parts.append(chips.lower())
    said = ends(row)
    if said and said.casefold() not in parts[0].casefold():
        parts.append(said.lower())
    if row.day_end is not None:
        parts.append("end of day")
    return ", ".join(part for part in parts if part)

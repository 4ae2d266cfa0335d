"""The levels of a structure before it is taken: each row, and what is odd about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt

from tdtool.rules.stakes import AnteKind
from tdtool.tournament.queries import length_text
from tdtool.tournament.structure import LengthKind, RowKind
from tdtool.tournament.structure_check import warnings
from tdtool.tournament.structure_warning import Weight
from tdtool.ui import figures
from tdtool.ui.icons import Icon
from tdtool.ui.levels.warning_words import brief
from tdtool.ui.parts.columns_model import ColumnsModel, Index
from tdtool.ui.parts.table import BOLD_ROLE, COLOUR_ROLE, ICON_ROLE, SURFACE_ROLE

if TYPE_CHECKING:
    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.structure import Row, Structure

HEADS = ("Level", "Min", "Blinds", "Ante", "")
WIDTHS = (56, 52, 132, 84, 0)
_LEVEL, _LENGTH, _BLINDS, _ANTE, _NOTE = range(5)
_MINUTES_AN_HOUR = 60


class LevelLine(NamedTuple):
    """One row of the preview as words; `warned` marks a note that wants a look."""

    kind: RowKind
    level: str
    length: str
    blinds: str
    ante: str
    note: str
    warned: bool


def level_lines(structure: Structure) -> tuple[LevelLine, ...]:
    """Put a structure's rows into words, with the warnings beside them."""
    said: dict[int, str] = {}
    for warning in warnings(structure):
        if warning.row is not None and warning.weight is not Weight.NOTE:
            said.setdefault(warning.row, brief(warning))
    return tuple(_line(row, said.get(place, "")) for place, row in enumerate(structure.rows))


def remarks(structure: Structure) -> tuple[str, ...]:
    """List what wants a look, in whole sentences: the sheet as a whole first, then its rows."""
    found = [warning for warning in warnings(structure) if warning.weight is not Weight.NOTE]
    return tuple(warning.text for warning in sorted(found, key=lambda one: one.row is not None))


def summary(structure: Structure) -> str:
    """Say a structure in a line: "34 levels, 10 breaks, 19 h 40 min, 60,000 chips"."""
    levels = sum(row.kind is RowKind.PLAY for row in structure.rows)
    breaks = sum(row.kind is RowKind.BREAK for row in structure.rows)
    days = 1 + sum(row.day_end is not None for row in structure.rows[:-1])
    parts = [_counted(levels, "level")]
    if breaks:
        parts.append(_counted(breaks, "break"))
    if days > 1:
        parts.append(_counted(days, "day"))
    minutes = [
        row.length.value or 0 for row in structure.rows if row.length.kind is LengthKind.MINUTES
    ]
    if minutes:
        hours, rest = divmod(sum(minutes), _MINUTES_AN_HOUR)
        parts.append(f"{hours} h {rest:02} min" if hours else f"{rest} min")
    if structure.starting_stack:
        parts.append(f"{figures.number(structure.starting_stack)} chips each")
    return ", ".join(parts)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _line(row: Row, warning: str) -> LevelLine:
    marks = _marks(row)
    note = warning or ", ".join(part for part in (*marks, row.note) if part)
    if row.kind is not RowKind.PLAY:
        name = {RowKind.BREAK: "Break", RowKind.MARKER: ""}[row.kind]
        words = [part for part in (row.label or name, *marks, row.note) if part]
        shown = ", ".join(dict.fromkeys(words))
        return LevelLine(row.kind, "", _length(row), shown, "", warning, bool(warning))
    blinds = "; ".join(_stakes(stakes) for stakes in row.stakes)
    antes = dict.fromkeys(filter(None, (_ante(stakes) for stakes in row.stakes)))
    ante = "; ".join(antes)
    return LevelLine(row.kind, row.label, _length(row), blinds, ante, note, bool(warning))


def _marks(row: Row) -> list[str]:
    marks = []
    if row.colour_up:
        marks.append("colour-up " + ", ".join(figures.number(chip) for chip in row.colour_up))
    elif row.colour_up_unnamed:
        marks.append("colour-up")
    if row.registration_ends:
        marks.append("registration ends")
    if row.rebuys_end:
        marks.append("rebuys end")
    if row.add_on:
        marks.append("add-on")
    if row.day_end is not None:
        marks.append("end of day")
    return marks


def _length(row: Row) -> str:
    if row.kind is RowKind.MARKER:
        return ""
    if row.length.kind is LengthKind.MINUTES:
        return str(row.length.value)
    if row.length.kind is LengthKind.RESUME_AT:
        return f"to {row.length.at}"
    return length_text(row.length)


def _stakes(stakes: Stakes) -> str:
    parts = [figures.blinds(stakes)] if figures.blinds(stakes) else []
    if stakes.button_post is not None:
        parts.append(f"button {figures.number(stakes.button_post)}")
    if stakes.bring_in is not None:
        parts.append(f"bring-in {figures.number(stakes.bring_in)}")
    if bets := figures.limits(stakes):
        parts.append(bets)
    return " · ".join(parts)


def _ante(stakes: Stakes) -> str:
    if stakes.ante.kind is AnteKind.NONE:
        return ""
    return figures.number(stakes.ante.amount) if stakes.ante.amount else "not given"


class LevelsModel(ColumnsModel):
    """The lines of the preview as Qt's model."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[LevelLine, ...] = ()

    def show_structure(self, structure: Structure | None) -> None:
        """Show this structure, or nothing."""
        self.beginResetModel()
        self._lines = () if structure is None else level_lines(structure)
        self.endResetModel()

    def warned_after(self, row: int) -> int | None:
        """Find the next row with a warning, from the top again after the last."""
        warned = [place for place, line in enumerate(self._lines) if line.warned]
        return next((place for place in warned if place > row), warned[0] if warned else None)

    def spans(self) -> tuple[tuple[int, int, int], ...]:
        """List the cells that reach over others, as (row, column, columns)."""
        return tuple(
            (place, _BLINDS, _NOTE - _BLINDS + (not line.warned))
            for place, line in enumerate(self._lines)
            if line.kind is not RowKind.PLAY
        )

    def warned(self) -> int:
        """Count the rows with a warning."""
        return sum(line.warned for line in self._lines)

    def length(self) -> int:
        """Count the rows."""
        return len(self._lines)

    def heads(self) -> tuple[str, ...]:
        """Name the columns."""
        return HEADS

    def is_right(self, column: int) -> bool:
        """Write all but the note to the right."""
        return column < _NOTE

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a cell's words and look."""
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        line, column = self._lines[index.row()], index.column()
        texts = (line.level, line.length, line.blinds, line.ante, line.note)
        if role == Qt.ItemDataRole.DisplayRole:
            return texts[column]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            left = column == _NOTE or (column == _BLINDS and line.kind is not RowKind.PLAY)
            return None if left else Qt.AlignmentFlag.AlignRight
        if role == COLOUR_ROLE:
            return _colour(line, column)
        if role == ICON_ROLE and column == _NOTE and line.warned:
            return Icon.WARNING
        if role == BOLD_ROLE:
            return column == _LEVEL
        if role == SURFACE_ROLE and line.kind is RowKind.BREAK:
            return "raised"
        return None


def _colour(line: LevelLine, column: int) -> str:
    if column == _NOTE:
        return "needs_you" if line.warned else "second"
    if line.kind is not RowKind.PLAY or column in {_LEVEL, _LENGTH}:
        return "second"
    return "text"

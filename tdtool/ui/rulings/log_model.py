"""The ruling log as rows of a model, newest first."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tdtool.tournament.journal import hands_left
from tdtool.tournament.values import RulingState
from tdtool.ui import figures, plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament.ruling_view import RulingView

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The record as a `RulingView`."""
_ROLE = Qt.ItemDataRole


class Column(IntEnum):
    """The columns, as they stand."""

    NUMBER = 0
    TIME = 1
    WHERE = 2
    TITLE = 3
    ENTRY = 4
    DECISION = 5
    BY = 6


_HEADS = {
    Column.NUMBER: "No",
    Column.TIME: "Time",
    Column.WHERE: "Seat",
    Column.TITLE: "Ruling",
    Column.ENTRY: "Entry",
    Column.DECISION: "Decision",
    Column.BY: "By",
}
STANDING = {
    RulingState.OPEN: "open",
    RulingState.APPEALED: "appealed",
    RulingState.UPHELD: "upheld",
    RulingState.OVERTURNED: "overturned",
}
"""How a record stands, in a word; nothing for one that is merely decided."""


class LogModel(QAbstractTableModel):
    """Records of the log, each as it stands."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[RulingView] = []
        self._utc_offset = 0
        self._days = False

    def set_rows(self, rows: Sequence[RulingView], utc_offset: int, *, days: bool) -> bool:
        """Show these records; tell whether others are shown than before.

        `utc_offset` in seconds; `days`: the day stands before the time.
        """
        self._utc_offset, self._days = utc_offset, days
        same = [row.number for row in rows] == [row.number for row in self._rows]
        new = len(rows) - len(self._rows)
        if same:
            self._rows = list(rows)
            if rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, Column.BY))
            return False
        on_top = new > 0 and [r.number for r in rows[new:]] == [r.number for r in self._rows]
        if on_top:
            self.beginInsertRows(QModelIndex(), 0, new - 1)
            self._rows = list(rows)
            self.endInsertRows()
        else:
            self.beginResetModel()
            self._rows = list(rows)
            self.endResetModel()
        return True

    def row_at(self, row: int) -> RulingView | None:
        """Give a record, None where there is no such row."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def row_of(self, number: int) -> int | None:
        """Find the row of a record by its number."""
        return next((place for place, row in enumerate(self._rows) if row.number == number), None)

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the records."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """Count the columns."""
        return 0 if parent is not None and parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = int(_ROLE.DisplayRole)
    ) -> object:
        """Name the columns."""
        if orientation is Qt.Orientation.Horizontal and role == int(_ROLE.DisplayRole):
            return _HEADS[Column(section)]
        return None

    def data(self, index: Index, role: int = int(_ROLE.DisplayRole)) -> object:
        """Give a record, its cells in words, and all of it in a tool tip."""
        row = self.row_at(index.row()) if index.isValid() else None
        if row is None:
            return None
        if role == ROW_ROLE:
            return row
        if role == int(_ROLE.DisplayRole):
            return self._cell(row, Column(index.column()))
        if role == int(_ROLE.AccessibleTextRole):
            return self._spoken(row)
        if role == int(_ROLE.ToolTipRole):
            return plain.tip(self._spoken(row))
        return None

    def _cell(self, row: RulingView, column: Column) -> str:
        if column is Column.TIME:
            time = figures.time_of_day(row.at_ms, self._utc_offset)
            return f"{row.day}: {time}" if self._days else time
        texts = {
            Column.NUMBER: str(row.number),
            Column.WHERE: row.where,
            Column.TITLE: plain.begun(row.title),
            Column.ENTRY: row.rule_entry,
            Column.DECISION: row.decision,
            Column.BY: row.initials,
        }
        return plain.one_line(texts[column])

    def _spoken(self, row: RulingView) -> str:
        parts = [
            f"Ruling {row.number}",
            self._cell(row, Column.TIME),
            row.where,
            ", ".join(one.name for one in row.players),
            row.title,
            row.decision,
            news_of(row),
        ]
        return ", ".join(part for part in parts if part)


def news_of(row: RulingView) -> str:
    """Say in a word what a record still asks for, or that it counts no more."""
    if row.corrected_by is not None:
        return f"corrected by {row.corrected_by}"
    running = [one for one in row.penalties if one.runs]
    if running:
        return hands_left(sum(one.left for one in running))
    return STANDING.get(row.state, "")

"""The lines of the journal as rows of a model; a row is worked out when it is looked at."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tdtool.ui import plain

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.ui.journal.journal_row import JournalRow

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The line's `JournalRow`."""
_ROLE = Qt.ItemDataRole


class Column(IntEnum):
    """The columns, as they stand."""

    TIME = 0
    LEVEL = 1
    WORDS = 2
    WHERE = 3


_HEADS = {
    Column.TIME: "Time",
    Column.LEVEL: "Level",
    Column.WORDS: "What happened",
    Column.WHERE: "Table",
}
_KEPT = 4_000
"""Rows kept worked out; more are never near each other on a screen."""


class JournalModel(QAbstractTableModel):
    """Lines of a chronicle (see `Chronicle`), newest first.

    `set_lines` shows others: lines that only came on top are put in there, so that nothing
    else moves. `describe` works a row out; `forget` lets all be worked out anew.
    """

    def __init__(
        self, describe: Callable[[int], JournalRow], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._describe = describe
        self._lines: list[int] = []
        self._rows: dict[int, JournalRow] = {}

    def set_lines(self, lines: list[int]) -> bool:
        """Show these lines; tell whether more than the top had to change."""
        new = len(lines) - len(self._lines)
        if new >= 0 and self._lines == lines[new:]:
            if new:
                self.beginInsertRows(QModelIndex(), 0, new - 1)
                self._lines = lines
                self.endInsertRows()
            return False
        self.beginResetModel()
        self._lines = lines
        self.endResetModel()
        return True

    def forget(self) -> None:
        """Work every row out anew when it is looked at next."""
        self._rows.clear()
        if self._lines:
            last = self.index(len(self._lines) - 1, Column.WHERE)
            self.dataChanged.emit(self.index(0, 0), last)

    def line_at(self, row: int) -> int | None:
        """Give the line of a row, None where there is no such row."""
        return self._lines[row] if 0 <= row < len(self._lines) else None

    def row_of(self, line: int) -> int | None:
        """Find the row of a line, None where it is not shown."""
        try:
            return self._lines.index(line)
        except ValueError:
            return None

    def described(self, line: int) -> JournalRow:
        """Give what a line shows."""
        found = self._rows.get(line)
        if found is None:
            if len(self._rows) >= _KEPT:
                self._rows.clear()
            found = self._rows[line] = self._describe(line)
        return found

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the lines that are shown."""
        return 0 if parent is not None and parent.isValid() else len(self._lines)

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
        """Give a line as its record, in words, and whole in a tool tip."""
        line = self.line_at(index.row()) if index.isValid() else None
        if line is None:
            return None
        if role == ROW_ROLE:
            return self.described(line)
        if role == int(_ROLE.DisplayRole):
            return cell(self.described(line), Column(index.column()))
        if role == int(_ROLE.AccessibleTextRole):
            return self.described(line).spoken()
        if role == int(_ROLE.ToolTipRole) and index.column() == Column.WORDS:
            return plain.tip(self.described(line).words)
        return None


def cell(row: JournalRow, column: Column) -> str:
    """Give the words of a line in a column."""
    if column is Column.TIME:
        return f"{row.day} {row.time}".lstrip()
    if column is Column.LEVEL:
        return row.level
    return row.words if column is Column.WORDS else row.where

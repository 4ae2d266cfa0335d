"""The rows of To do as Qt's model: it changes the rows that changed and no others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from tdtool.ui.todo_rows import RowKind, TodoRow

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    Index = QModelIndex | QPersistentModelIndex

ROW_ROLE = int(Qt.ItemDataRole.UserRole)
_TOP = QModelIndex()


class TodoModel(QAbstractListModel):
    """What waits for the director; heads cannot be chosen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[TodoRow] = []

    def rows(self) -> tuple[TodoRow, ...]:
        """Give all rows."""
        return tuple(self._rows)

    def set_rows(self, rows: tuple[TodoRow, ...]) -> None:
        """Become these rows by as few steps as are needed."""
        keys = [row.key for row in rows]
        kept = [row.key for row in self._rows if row.key in set(keys)]
        if kept != [key for key in keys if key in set(kept)]:
            self.beginResetModel()
            self._rows = list(rows)
            self.endResetModel()
            return
        self._remove_missing(set(keys))
        for place, row in enumerate(rows):
            if place < len(self._rows) and self._rows[place].key == row.key:
                if self._rows[place] != row:
                    self._rows[place] = row
                    self.dataChanged.emit(self.index(place), self.index(place))
            else:
                self.beginInsertRows(_TOP, place, place)
                self._rows.insert(place, row)
                self.endInsertRows()

    def _remove_missing(self, keys: set[tuple[str, int]]) -> None:
        for place in range(len(self._rows) - 1, -1, -1):
            if self._rows[place].key not in keys:
                self.beginRemoveRows(_TOP, place, place)
                del self._rows[place]
                self.endRemoveRows()

    def rowCount(self, parent: Index = _TOP) -> int:
        """Count the rows."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a row's record, or its words for who cannot see."""
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        row = self._rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return ", ".join(part for part in (row.title, row.detail, row.who, row.target) if part)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let everything but heads be chosen."""
        if not index.isValid() or self._rows[index.row()].kind is RowKind.HEAD:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

"""The tables of a hand that all play together, as Qt's model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from tdtool.tournament.hand_for_hand.view import TableRow

    Index = QModelIndex | QPersistentModelIndex

ROW_ROLE = int(Qt.ItemDataRole.UserRole)
_TOP = QModelIndex()


class TickModel(QAbstractListModel):
    """One table a row, by its number."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[TableRow] = []

    def set_rows(self, rows: Sequence[TableRow]) -> None:
        """Become these rows; where the tables are the same only what differs is shown anew."""
        if [row.table for row in rows] != [row.table for row in self._rows]:
            self.beginResetModel()
            self._rows = list(rows)
            self.endResetModel()
            return
        for place, row in enumerate(rows):
            if self._rows[place] != row:
                self._rows[place] = row
                self.dataChanged.emit(self.index(place), self.index(place))

    def row_of(self, table: int) -> int | None:
        """Find the row of a table."""
        return next((place for place, row in enumerate(self._rows) if row.table == table), None)

    def table_at(self, place: int) -> TableRow | None:
        """Give a row."""
        return self._rows[place] if 0 <= place < len(self._rows) else None

    def rowCount(self, parent: Index = _TOP) -> int:
        """Count the tables."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a row's record, or its words for who cannot see."""
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        row = self._rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            out = f", {row.out} out" if row.out else ""
            return f"Table {row.table}, {'finished' if row.finished else 'plays'}{out}"
        return None

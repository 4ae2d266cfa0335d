"""A table as Qt's model: how many rows, and columns with heads, some written to the right."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
TOP = QModelIndex()


class ColumnsModel(QAbstractTableModel):
    """Knows the outline of a table; who makes one fills the cells.

    Qt's classes cannot be `ABC`s as well: that one has its own `length` and `heads` is for mypy
    to see.
    """

    @abstractmethod
    def length(self) -> int:
        """Count the rows."""

    @abstractmethod
    def heads(self) -> tuple[str, ...]:
        """Name the columns in their order."""

    def is_right(self, column: int) -> bool:
        """Tell whether a column is written to the right, as figures are."""
        del column
        return False

    def rowCount(self, parent: Index = TOP) -> int:
        """Count the rows."""
        return 0 if parent.isValid() else self.length()

    def columnCount(self, parent: Index = TOP) -> int:
        """Count the columns."""
        return 0 if parent.isValid() else len(self.heads())

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = int(Qt.ItemDataRole.DisplayRole),
    ) -> object:
        """Name a column."""
        heads = self.heads()
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(heads):
            return None
        if role == int(Qt.ItemDataRole.DisplayRole):
            return heads[section]
        if role == int(Qt.ItemDataRole.TextAlignmentRole) and self.is_right(section):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def show_again(self) -> None:
        """Show every row anew; as many stay."""
        if self.length():
            last = self.index(self.length() - 1, len(self.heads()) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

"""The calculators as rows of a model, with a caption over each group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tdtool.ui.rulings.calculators.asks import Calculator
from tdtool.ui.rulings.calculators.catalogue import GROUPS

if TYPE_CHECKING:
    from collections.abc import Iterator

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The row: a `Calculator`, or the caption of a group."""
_ROLE = Qt.ItemDataRole


class CalculatorsModel(QAbstractListModel):
    """Captions and calculators in their order; captions cannot be chosen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = list(_rows())

    def calculator(self, row: int) -> Calculator | None:
        """Give the calculator of a row, None for a caption or no row."""
        found = self._rows[row] if 0 <= row < len(self._rows) else None
        return found if isinstance(found, Calculator) else None

    def row_of(self, id_: str) -> int | None:
        """Find the row of a calculator."""
        places = enumerate(self._rows)
        return next(
            (place for place, row in places if isinstance(row, Calculator) and row.id == id_), None
        )

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the rows."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let calculators be chosen."""
        if self.calculator(index.row()) is None:
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    def data(self, index: Index, role: int = int(_ROLE.DisplayRole)) -> object:
        """Give a row as its record and in words."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role == int(_ROLE.DisplayRole):
            return row.title if isinstance(row, Calculator) else row
        if role == int(_ROLE.AccessibleTextRole) and isinstance(row, Calculator):
            return f"{row.title}: {row.purpose}"
        return None


def _rows() -> Iterator[Calculator | str]:
    for caption, group in GROUPS:
        yield caption
        yield from group

"""The prize table as Qt's model."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tdtool.ui.parts.table import BOLD_ROLE, COLOUR_ROLE
from tdtool.ui.prizes.prize_rows import Standing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.ui.prizes.prize_rows import PrizeRow

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole


class Column(IntEnum):
    """The columns, as they stand."""

    PLACES = 0
    EACH = 1
    SHARE = 2
    TOGETHER = 3
    WHO = 4
    PAID = 5


HEADS = {
    Column.PLACES: "Place",
    Column.EACH: "Each",
    Column.SHARE: "Share",
    Column.TOGETHER: "Together",
    Column.WHO: "Who",
    Column.PAID: "Paid",
}
_RIGHT = {Column.EACH, Column.SHARE, Column.TOGETHER}
_QUIET = {Column.SHARE, Column.TOGETHER}
_INKS = {
    Standing.OPEN: "second",
    Standing.PAID: "second",
    Standing.WAITS: "needs_you",
    Standing.WRONG: "wrong_text",
}


class PrizesModel(QAbstractTableModel):
    """The rows of the prize table."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[PrizeRow, ...] = ()

    def set_rows(self, rows: Sequence[PrizeRow]) -> None:
        """Show these rows; where their number stays, only what changed is told."""
        if len(rows) != len(self._rows):
            self.beginResetModel()
            self._rows = tuple(rows)
            self.endResetModel()
            return
        before, self._rows = self._rows, tuple(rows)
        for place, (old, new) in enumerate(zip(before, self._rows, strict=True)):
            if old != new:
                self.dataChanged.emit(
                    self.index(place, Column.PLACES), self.index(place, Column.PAID)
                )

    def row(self, place: int) -> PrizeRow | None:
        """Give a row, None where there is no such."""
        return self._rows[place] if 0 <= place < len(self._rows) else None

    def rows(self) -> tuple[PrizeRow, ...]:
        """Give all rows."""
        return self._rows

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the rows."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """Count the columns."""
        return 0 if parent is not None and parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = int(_ROLE.DisplayRole)
    ) -> object:
        """Name the columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == int(_ROLE.DisplayRole):
            return HEADS[Column(section)]
        if role == int(_ROLE.TextAlignmentRole) and Column(section) in _RIGHT:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def data(self, index: Index, role: int = int(_ROLE.DisplayRole)) -> object:
        """Give a cell's words and how it looks."""
        row = self.row(index.row()) if index.isValid() else None
        if row is None:
            return None
        column = Column(index.column())
        if role == int(_ROLE.DisplayRole):
            return _cell(row, column)
        if role == int(_ROLE.AccessibleTextRole):
            return spoken(row)
        if role == int(_ROLE.TextAlignmentRole):
            return Qt.AlignmentFlag.AlignRight if column in _RIGHT else None
        if role == BOLD_ROLE:
            return column is Column.EACH or (
                column is Column.PAID and row.standing in {Standing.WAITS, Standing.WRONG}
            )
        if role == COLOUR_ROLE:
            return _ink(row, column)
        return None


def _cell(row: PrizeRow, column: Column) -> str:
    return {
        Column.PLACES: row.places,
        Column.EACH: row.each,
        Column.SHARE: row.share,
        Column.TOGETHER: row.together,
        Column.WHO: row.who,
        Column.PAID: row.paid,
    }[column]


def _ink(row: PrizeRow, column: Column) -> str:
    if column is Column.PAID:
        return _INKS[row.standing]
    if column in _QUIET or (column is Column.WHO and not (row.entries and row.band.places == 1)):
        return "second"
    return "text"


def spoken(row: PrizeRow) -> str:
    """Say a row in words: "Place 46-90: 1,600 each, 45 places, 43 of 45 paid"."""
    parts = [f"{row.each} each" if row.together else row.each, row.who, row.paid]
    return f"Place {row.places}: {', '.join(part for part in parts if part)}"

"""The head count as Qt's model: one row a table, the differences first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from tdtool.ui import figures, plain
from tdtool.ui.floor.head_count import CountRow, HeadCount, words
from tdtool.ui.parts.columns_model import ColumnsModel, Index

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.values import EntryId

HEADS = ("Table", "Desk", "Counted", "")
TABLE, DESK, COUNTED, WORDS = range(4)
ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 20
"""The row's `CountRow`."""
_RIGHT = frozenset({TABLE, DESK})


class HeadCountModel(ColumnsModel):
    """Shows a `HeadCount`; whoever changes it says so with `changed` or `arrange`."""

    def __init__(
        self, count: HeadCount, name: Callable[[EntryId], str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._count = count
        self._name = name
        self._order: list[int] = []
        self._place: dict[int, int] = {}

    def table_at(self, row: int) -> int | None:
        """Give the table of a row."""
        return self._order[row] if 0 <= row < len(self._order) else None

    def row_of(self, table: int) -> int | None:
        """Find the row of a table."""
        return self._place.get(table)

    def words_of(self, row: CountRow) -> str:
        """Say what a table's count comes to."""
        return words(row, [self._name(entry) for entry in row.way])

    def arrange(self) -> None:
        """Put the rows in order anew; nothing is reset where they keep their places."""
        order = self._count.order()
        if order == self._order:
            self.show_again()
            return
        self.beginResetModel()
        self._order = order
        self._place = {table: row for row, table in enumerate(order)}
        self.endResetModel()

    def changed(self, table: int) -> None:
        """Show a table's row anew."""
        row = self._place.get(table)
        if row is not None:
            self.dataChanged.emit(self.index(row, 0), self.index(row, WORDS))

    def length(self) -> int:
        """Count the tables."""
        return len(self._order)

    def heads(self) -> tuple[str, ...]:
        """Name the columns."""
        return HEADS

    def is_right(self, column: int) -> bool:
        """Write figures to the right."""
        return column in _RIGHT

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        """Give a cell's words and looks."""
        table = self.table_at(index.row()) if index.isValid() else None
        row = None if table is None else self._count.row(table)
        if row is None:
            return None
        if role == ROW_ROLE:
            return row
        if role == int(Qt.ItemDataRole.DisplayRole):
            return self._text(row, index.column())
        if role == int(Qt.ItemDataRole.ToolTipRole):
            return plain.tip(self.words_of(row))
        if role == int(Qt.ItemDataRole.AccessibleTextRole):
            return self._spoken(row)
        return None

    def _text(self, row: CountRow, column: int) -> str:
        if column == TABLE:
            return str(row.table)
        if column == DESK:
            return str(row.expected)
        if column == COUNTED:
            return row.typed
        return self.words_of(row)

    def _spoken(self, row: CountRow) -> str:
        counted = "not counted" if row.counted is None else f"counted {row.counted}"
        said = self._text(row, WORDS)
        parts = [f"table {row.table}", f"the desk has {figures.number(row.expected)}", counted]
        return ", ".join([*parts, said] if said else parts)

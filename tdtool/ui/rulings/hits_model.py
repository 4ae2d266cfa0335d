"""The entries that are offered, found or all: rows of a model."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tdtool.rulebook.marks import Marked

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tdtool.rulebook.entry import Entry
    from tdtool.rulebook.search import Hits

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The row as an `Offered`."""
_ROLE = Qt.ItemDataRole


class Offered(NamedTuple):
    """An entry of the list: its title and the reason it is there, found words marked.

    `numbers` are the rule numbers that were asked for.
    """

    entry: Entry
    title: Marked
    why: Marked
    numbers: tuple[str, ...] = ()

    def spoken(self) -> str:
        """Say the row for who cannot see it."""
        return f"{self.entry.title}, {self.entry.id}. {self.why.text}"


def found(hits: Hits) -> list[Offered]:
    """Offer what a search found, best first."""
    return [Offered(hit.entry, hit.title, hit.why, hit.numbers) for hit in hits.hits]


def every(entries: Iterable[Entry]) -> list[Offered]:
    """Offer entries as they stand in the library."""
    return [Offered(entry, Marked(entry.title), Marked(entry.say)) for entry in entries]


class HitsModel(QAbstractListModel):
    """The offered entries, the likeliest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Offered] = []

    def set_rows(self, rows: Sequence[Offered]) -> None:
        """Offer these and no others."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def row_at(self, row: int) -> Offered | None:
        """Give a row, None where there is no such row."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def row_of(self, id_: str) -> int | None:
        """Find the row of an entry, None where it is not offered."""
        return next((place for place, row in enumerate(self._rows) if row.entry.id == id_), None)

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the rows."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = int(_ROLE.DisplayRole)) -> object:
        """Give a row as its record and in words."""
        row = self.row_at(index.row()) if index.isValid() else None
        if row is None:
            return None
        if role == ROW_ROLE:
            return row
        if role == int(_ROLE.DisplayRole):
            return row.entry.title
        if role == int(_ROLE.AccessibleTextRole):
            return row.spoken()
        return None

"""The catalogue as a list: each sheet, what it is for, its pages, and whether it is old."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tdtool.ui import figures
from tdtool.ui.printing.offer import TERMS, Offer
from tdtool.ui.printing.work import counted

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.tournament.paper_age import PaperAge

    Index = QModelIndex | QPersistentModelIndex

PURPOSE_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""What a sheet is for."""
PAGES_ROLE = PURPOSE_ROLE + 1
"""Its pages in words, "" while they are not counted."""
AGE_ROLE = PURPOSE_ROLE + 2
"""When it was printed, or why that is old; "" where it never was."""
OLD_ROLE = PURPOSE_ROLE + 3
"""True where what was printed is no longer right."""
OFFER_ROLE = PURPOSE_ROLE + 4
_NOWHERE = QModelIndex()


@dataclass(slots=True)
class _Row:
    offer: Offer
    pages: int | None = None
    age: PaperAge | None = None


class CatalogueModel(QAbstractListModel):
    """All offers in their order; pages and ages are told as they become known."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = [_Row(offer) for offer in TERMS]
        self._utc_offset = 0

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Count the sheets."""
        return 0 if parent.isValid() else len(self._rows)

    def offer(self, row: int) -> Offer:
        """Give the offer of a row."""
        return self._rows[row].offer

    def row_of(self, offer: Offer) -> int:
        """Give the row of an offer."""
        return next(row for row, one in enumerate(self._rows) if one.offer is offer)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give what a row says in a role."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        terms = TERMS[row.offer]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return terms.name
            case Qt.ItemDataRole.AccessibleTextRole:
                said = (terms.name, self._pages(row), self._age(row), terms.purpose)
                return ", ".join(part for part in said if part)
            case _ if role == PURPOSE_ROLE:
                return terms.purpose
            case _ if role == PAGES_ROLE:
                return self._pages(row)
            case _ if role == AGE_ROLE:
                return self._age(row)
            case _ if role == OLD_ROLE:
                return row.age is not None and bool(row.age.old)
            case _ if role == OFFER_ROLE:
                return row.offer.value
        return None

    def set_pages(self, offer: Offer, pages: int | None) -> None:
        """Say how many pages a sheet has now; None where there is nothing to print."""
        row = self._rows[self.row_of(offer)]
        if row.pages != pages:
            row.pages = pages
            self._changed(offer)

    def set_ages(self, ages: Mapping[Offer, PaperAge | None], utc_offset: int) -> None:
        """Say when sheets were printed and whether they are old."""
        self._utc_offset = utc_offset
        for row in self._rows:
            age = ages.get(row.offer)
            if row.age != age:
                row.age = age
                self._changed(row.offer)

    def _changed(self, offer: Offer) -> None:
        index = self.index(self.row_of(offer), 0)
        self.dataChanged.emit(index, index)

    def _pages(self, row: _Row) -> str:
        return "" if row.pages is None else counted(row.pages, "page")

    def _age(self, row: _Row) -> str:
        if row.age is None:
            return ""
        if row.age.old:
            return f"old: {row.age.old}"
        return f"printed {figures.time_of_day(row.age.printed_ms, self._utc_offset)}"

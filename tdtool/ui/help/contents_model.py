"""What stands left of the article: the chapters, or what the search found."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tdtool.ui.help import finder
from tdtool.ui.help.book import Spot
from tdtool.ui.icons import Icon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.ui.help.chapter import Chapter
    from tdtool.ui.help.sayings import Floor

    Index = QModelIndex | QPersistentModelIndex

LINE_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The `Line` of a row."""
_ROOT = QModelIndex()


class Line(NamedTuple):
    """A row: a chapter with its icon, or a passage with the sentence that was found."""

    spot: Spot
    title: str
    icon: Icon | None = None
    snippet: str = ""
    chapter: str = ""


class ContentsModel(QAbstractListModel):
    """The chapters while nothing is looked for."""

    def __init__(
        self, chapters: Sequence[Chapter], floor: Floor, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._chapters = tuple(chapters)
        self._index = finder.indexed(chapters, floor)
        self._all = tuple(Line(Spot(one.name), one.title, Icon(one.icon)) for one in self._chapters)
        self._lines = self._all
        self._typed = ""

    @property
    def words(self) -> tuple[str, ...]:
        """Give the folded words that are looked for."""
        return finder.asked(self._typed)

    @property
    def passages(self) -> int:
        """Count all passages of the help."""
        return len(self._index)

    def look_for(self, typed: str) -> None:
        """Show what fits, everything where nothing is typed."""
        self.beginResetModel()
        self._typed = typed
        self._lines = (
            tuple(
                Line(hit.spot, hit.title, None, hit.snippet, hit.chapter)
                for hit in finder.found(self._index, typed)
            )
            if self.words
            else self._all
        )
        self.endResetModel()

    def line(self, row: int) -> Line | None:
        """Give a row."""
        return self._lines[row] if 0 <= row < len(self._lines) else None

    def row_of(self, spot: Spot) -> int:
        """Find the row of a passage, or of its chapter; -1 where neither is shown."""
        rows = [place for place, line in enumerate(self._lines) if line.spot == spot]
        rows += [
            place for place, line in enumerate(self._lines) if line.spot.chapter == spot.chapter
        ]
        return rows[0] if rows else -1

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Count the rows."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a row, its words, or all of it as it is read out."""
        line = self.line(index.row()) if index.isValid() else None
        if line is None:
            return None
        if role == LINE_ROLE:
            return line
        if role == Qt.ItemDataRole.DisplayRole:
            return line.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ". ".join(part for part in (line.title, line.chapter, line.snippet) if part)
        return None

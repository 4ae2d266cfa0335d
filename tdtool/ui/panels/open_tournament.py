"""Open tournament: all of them, the one touched last first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)

from tdtool.ui import figures
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.panels.panel import Panel
from tdtool.ui.parts.filter_field import FilterField
from tdtool.ui.parts.plain_list import DETAIL_ROLE, PlainList

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from tdtool.tournament.values import Now
    from tdtool.ui.shelf import Head

    Index = QModelIndex | QPersistentModelIndex

_TOP = QModelIndex()


def when_touched(head: Head, now: Now) -> str:
    """Say when something was last written: "2 h ago"."""
    return f"{figures.age(max(0, now.wall_ms - head.last_ms))} ago"


class HeadsModel(QAbstractListModel):
    """The tournaments on the shelf."""

    def __init__(self, heads: Sequence[Head], now: Now, shown: str) -> None:
        super().__init__()
        self._heads = list(heads)
        self._now = now
        self._shown = shown

    def head(self, row: int) -> Head | None:
        """Give the tournament of a row."""
        return self._heads[row] if 0 <= row < len(self._heads) else None

    def rowCount(self, parent: Index = _TOP) -> int:
        """Count the rows."""
        return 0 if parent.isValid() else len(self._heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a tournament's name and when it was touched."""
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        head = self._heads[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return head.name
        if role == DETAIL_ROLE:
            here = "shown now, " if head.id == self._shown else ""
            return f"{here}last touched {when_touched(head, self._now)}"
        return None


class OpenTournamentPanel(Panel):
    """Type to narrow the list, Enter opens."""

    wanted = (560, 480)
    chosen = Signal(str)
    """The id of a tournament."""

    def __init__(self, heads: Sequence[Head], now: Now, shown: str) -> None:
        super().__init__("Open tournament", Icon.FOLDER, Act.OPEN_TOURNAMENT)
        self.filter = FilterField("Part of its name", "Filter: part of its name")
        self._model = HeadsModel(heads, now, shown)
        self._narrowed = QSortFilterProxyModel(self)
        self._narrowed.setSourceModel(self._model)
        self._narrowed.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.list = PlainList()
        self.list.setModel(self._narrowed)
        self.list.setAccessibleName("Tournaments")
        self.body.addWidget(self.filter)
        self.body.addWidget(self.list, 1)
        self.primary.setText("Open")
        self.filter.changed.connect(self._narrow)
        self.filter.went_down.connect(self._step_down)
        self.filter.entered.connect(self.do_primary)
        self.list.doubleClicked.connect(self.do_primary)
        self._choose_first()

    def first_field(self) -> QWidget:
        """Start with typing."""
        return self.filter

    def do_primary(self) -> None:
        """Open the tournament in hand."""
        index = self._narrowed.mapToSource(self.list.currentIndex())
        head = self._model.head(index.row())
        if head is not None:
            self.chosen.emit(head.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk the list from the field."""
        if event.key() == Qt.Key.Key_Up:
            self._step(-1)
        else:
            super().keyPressEvent(event)

    def _step_down(self) -> None:
        self._step(1)

    def _step(self, step: int) -> None:
        row = self.list.currentIndex().row() + step
        if 0 <= row < self._narrowed.rowCount():
            self.list.setCurrentIndex(self._narrowed.index(row, 0))

    def _narrow(self, text: str) -> None:
        self._narrowed.setFilterFixedString(text)
        count, known = self._narrowed.rowCount(), self._model.rowCount()
        self.filter.set_count(f"{count} of {known}" if text else "")
        self._choose_first()

    def _choose_first(self) -> None:
        count = self._narrowed.rowCount()
        self.primary.setEnabled(count > 0)
        self.remark.setText("" if count else "No tournament is called so.")
        if count:
            self.list.setCurrentIndex(self._narrowed.index(0, 0))

"""The list on the screen: walked with the arrows, where letters are commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QGuiApplication, QKeySequence, QPainter
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from tdtool.ui import keys, theme
from tdtool.ui.acts import Where
from tdtool.ui.entries.entries_model import HEADS, Column, EntriesModel
from tdtool.ui.entries.head import EntriesHead
from tdtool.ui.entries.row_painter import RADIUS, Look, RowPainter
from tdtool.ui.parts.ring import paint_ring

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent

    from tdtool.tournament.values import EntryId

    Index = QModelIndex | QPersistentModelIndex

ROW_HEIGHT = 30
_WIDTHS = {
    Column.NUMBER: 60,
    Column.SEAT: 66,
    Column.STATE: 236,
    Column.ENTRY: 76,
    Column.ENTERED: 84,
}
_NARROW_STATE = 158
_NARROWEST, _NARROWEST_STATE, _NARROWEST_SEAT = 360, 112, 52
"""Below the first width names come before everything that can be said of a state."""
_LEAST_NAME = 150
_AMPLE_NAME = 240
_GIVES_WAY = (Column.ENTERED, Column.ENTRY, Column.NUMBER)
"""Columns that are left out where there is little room, the first one first."""
_PLAIN = Qt.KeyboardModifier.KeypadModifier
_SELECT = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
_REPLACE = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
_WALK = frozenset(
    (
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
    )
)


class EntriesView(QTableView):
    """The entries as lines; who is filtered away is no longer chosen.

    Letters it does not know are left to the window, as is Space.
    """

    chosen = Signal()
    """Other entries are chosen, or another one is in hand."""
    opened = Signal(int)
    """Enter or a double click: the entry."""
    lettered = Signal(str)
    """The usual key of an act, small, while the list has the keys."""
    left = Signal()
    """Esc, or Up from the first line: the keys go back to the filter."""

    def __init__(self, model: EntriesModel) -> None:
        super().__init__()
        self._entries = model
        self.letters: frozenset[str] = frozenset()
        """The usual keys that are commands here."""
        self.nobody = ""
        """What is said where no line is shown."""
        self._hovered = -1
        self._kept: tuple[set[EntryId], EntryId | None] = (set(), None)
        self._restoring = False
        self._painter = RowPainter(model)
        self.head = EntriesHead(self)
        self.setHorizontalHeader(self.head)
        self.setModel(model)
        self._set_up()
        model.modelAboutToBeReset.connect(self._keep)
        model.modelReset.connect(self._restore)
        self.head.asked.connect(self._sort)
        self.head.left.connect(self._take_focus)
        self.doubleClicked.connect(self._open)
        theme.changed.connect(self._restyle)
        self._restyle()

    def selected(self) -> list[EntryId]:
        """List the chosen entries from the top."""
        selection = self.selectionModel().selection()
        ranges = [selection.at(place) for place in range(selection.count())]
        spans = sorted((one.top(), one.bottom()) for one in ranges)
        rows = self._entries.entries()
        return [entry for top, bottom in spans for entry in rows[top : bottom + 1]]

    def current(self) -> EntryId | None:
        """Give the entry in hand."""
        return self._entries.entry_at(self.currentIndex().row())

    def choose(self, entry: EntryId) -> bool:
        """Choose one entry and bring it into sight; False where it is filtered away."""
        row = self._entries.row_of(entry)
        if row is None:
            return False
        index = self._entries.index(row, int(Column.NAME))
        self.selectionModel().setCurrentIndex(index, _REPLACE)
        self.scrollTo(index)
        return True

    def choose_first(self) -> None:
        """Choose the first line, if there is one."""
        first = self._entries.entry_at(0)
        if first is not None:
            self.choose(first)

    def forget(self) -> None:
        """Choose nobody."""
        self.selectionModel().clear()
        self._kept = (set(), None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, choose, open, go back; letters are commands, the rest is the window's."""
        key, plain = event.key(), not event.modifiers() & ~_PLAIN
        letter = keys.usual(event, Where.ENTRIES).casefold()
        if event.matches(QKeySequence.StandardKey.Copy):
            text = self._entries.table_text(self.selected())
            QGuiApplication.clipboard().setText(text)
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.selectAll()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and plain:
            self._open(self.currentIndex())
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif letter and letter in self.letters:
            self.lettered.emit(letter)
        elif key == Qt.Key.Key_Up and plain and self.currentIndex().row() <= 0:
            self.left.emit()
        elif key in _WALK:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines that are in sight, and the ring around the one in hand."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seen = event.rect()
        height = self.verticalHeader().defaultSectionSize()
        offset = self.verticalScrollBar().value()
        first = max(0, (seen.top() + offset) // height)
        last = min(self._entries.rowCount() - 1, (seen.bottom() + offset) // height)
        columns = self._columns()
        chosen = self.selectionModel()
        top_level = QModelIndex()
        for row in range(first, last + 1):
            view = self._entries.view_at(row)
            if view is not None:
                top = row * height - offset
                rooms = {column: QRect(left, top, width, height) for column, left, width in columns}
                look = Look(chosen.isRowSelected(row, top_level), row == self._hovered)
                self._painter.paint(painter, view, rooms, look)
        if not self._entries.rowCount():
            painter.setPen(theme.colours().third)
            painter.setFont(theme.font(13))
            room = self.viewport().rect().adjusted(theme.px(20), theme.px(16), 0, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft, self.nobody)
        current = self.currentIndex().row()
        if self.hasFocus() and current >= 0:
            line = QRect(0, current * height - offset, self.viewport().width(), height - 1)
            paint_ring(painter, QRectF(line), RADIUS)
        painter.end()

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Tell who is chosen now."""
        super().selectionChanged(selected, deselected)
        if not self._restoring:
            self.chosen.emit()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Move the ring."""
        super().currentChanged(current, previous)
        self.viewport().update()
        if not self._restoring:
            self.chosen.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Raise the line under the mouse."""
        super().mouseMoveEvent(event)
        self._hover(self.rowAt(event.position().toPoint().y()))

    def leaveEvent(self, event: QEvent) -> None:
        """Lower the line that was under the mouse."""
        self._hover(-1)
        super().leaveEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns to the new width."""
        super().resizeEvent(event)
        self._fit()

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("ring", "row")
        self.setAccessibleName("Entries")
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def _columns(self) -> list[tuple[Column, int, int]]:
        """List the shown columns with their left side and width."""
        head = self.head
        return [
            (column, head.sectionViewportPosition(int(column)), head.sectionSize(int(column)))
            for column in Column
            if not head.isSectionHidden(int(column))
        ]

    def _fit(self) -> None:
        """Give the columns their widths; the name takes the rest, the last ones give way."""
        px, width = theme.px, self.viewport().width()
        widths = dict(_WIDTHS)
        if width < px(sum(widths.values()) + _LEAST_NAME):
            widths[Column.STATE] = _NARROW_STATE
        if width < px(_NARROWEST):
            widths |= {Column.STATE: _NARROWEST_STATE, Column.SEAT: _NARROWEST_SEAT}
        hidden = []
        for column in _GIVES_WAY:
            if width < px(sum(widths.values()) + _LEAST_NAME):
                hidden.append(column)
                del widths[column]
        for column in Column:
            self.head.setSectionHidden(int(column), column in hidden)
        rest = max(px(60), width - px(sum(widths.values())))
        # Where there is much room the state takes most of it: a seat stands near its name.
        name = rest if rest < px(_AMPLE_NAME) else px(_AMPLE_NAME) + (rest - px(_AMPLE_NAME)) // 4
        for column, size in widths.items():
            more = rest - name if column is Column.STATE else 0
            self.head.resizeSection(int(column), px(size) + more)
        self.head.resizeSection(int(Column.NAME), name)

    def _sort(self, column: int) -> None:
        before, descending = self._entries.sorted_by
        turned = Column(column) is before and not descending
        self._entries.sort_by(Column(column), descending=turned)
        self.head.set_sorted(Column(column), descending=turned)

    def _open(self, index: Index) -> None:
        entry = self._entries.entry_at(index.row()) if index.isValid() else None
        if entry is not None:
            self.opened.emit(entry)

    def _take_focus(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep(self) -> None:
        self._kept = (set(self.selected()), self.current())
        self._restoring = True

    def _restore(self) -> None:
        """Choose again who is still shown."""
        kept, current = self._kept
        rows = self._entries.rows_of(kept)
        selection = QItemSelection()
        for top, bottom in _runs(rows):
            start = self._entries.index(top, 0)
            end = self._entries.index(bottom, len(HEADS) - 1)
            selection.append(QItemSelectionRange(start, end))
        if rows:
            self.selectionModel().select(selection, _SELECT)
        row = None if current is None else self._entries.row_of(current)
        if row is not None:
            flag = QItemSelectionModel.SelectionFlag.NoUpdate
            index = self._entries.index(row, int(Column.NAME))
            self.selectionModel().setCurrentIndex(index, flag)
            self.scrollTo(index)
        self._restoring = False
        self.chosen.emit()

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            before, self._hovered = self._hovered, row
            height = self.verticalHeader().defaultSectionSize()
            for changed in (before, row):
                if changed >= 0:
                    top = changed * height - self.verticalScrollBar().value()
                    self.viewport().update(0, top, self.viewport().width(), height)

    def _restyle(self) -> None:
        self._painter.forget()
        self.setFont(theme.font(13))
        self.verticalHeader().setDefaultSectionSize(theme.target(ROW_HEIGHT))
        self.verticalScrollBar().setSingleStep(theme.target(ROW_HEIGHT))
        self._fit()
        self.viewport().update()


def _runs(rows: list[int]) -> list[tuple[int, int]]:
    """Join rows that follow one another."""
    runs: list[tuple[int, int]] = []
    for row in rows:
        if runs and row == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], row)
        else:
            runs.append((row, row))
    return runs

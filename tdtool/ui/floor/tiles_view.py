"""The tiles on the screen: a grid of tables, walked with the arrow keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QWidget

from tdtool.ui import theme
from tdtool.ui.floor.glow import Glow
from tdtool.ui.floor.tile_painter import (
    PITCH_HEIGHT,
    PITCH_WIDTH,
    RADIUS,
    TILE_HEIGHT,
    TILE_WIDTH,
    Look,
    TilePainter,
)
from tdtool.ui.parts.asking import Asking

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel

    from tdtool.ui.floor.tiles_model import Index, TilesModel

_FOCUS_ROOM = 2
_MOVES = QAbstractItemView.CursorAction
_ARROWS = {
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
}


class TilesView(QAbstractItemView):
    """A grid of tiles, as many in a row as fit.

    Arrow keys move, Enter opens; every other key is left to the window (digits and letters
    are the line's).
    """

    opened = Signal(int)
    """A table was opened with Enter or a double click: its number."""
    chosen = Signal(int)
    """The tile in hand changed: the table's number."""
    asked = Signal(int, QPoint)
    """What can be done with this table? The point is on the screen."""

    def __init__(self, model: TilesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tiles = model
        self._painter = TilePainter()
        self._hovered = -1
        self._table: int | None = None
        self._empty = ""
        self._glow = Glow(self)
        self._glow.faded.connect(self._paint_glow)
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName("Tables")
        Asking(self).asked.connect(self.ask)
        model.modelReset.connect(self._after_reset)
        theme.changed.connect(self._after_look)

    def table(self) -> int | None:
        """Tell which table is in hand, also while it is filtered away."""
        return self._table

    def choose(self, table: int) -> None:
        """Take a table in hand and bring it into sight."""
        self._table = table
        row = self._tiles.row_of(table)
        if row is not None:
            self.setCurrentIndex(self._tiles.index(row, 0))
        self.viewport().update()

    def ask(self, at: QPoint | None) -> None:
        """Ask what can be done with the table at a point, or with the one in hand."""
        index = self.currentIndex() if at is None else self.indexAt(at)
        tile = self._tiles.tile_at(index.row()) if index.isValid() else None
        if tile is not None:
            self.choose(tile.table)
            spot = self.visualRect(index).center() if at is None else at
            self.asked.emit(tile.table, self.viewport().mapToGlobal(spot))

    def say_empty(self, sentence: str) -> None:
        """Say why no tile stands here."""
        self._empty = sentence
        self.viewport().update()

    def glow(self, tables: Iterable[int]) -> None:
        """Let the tiles of these tables glow once, those in sight."""
        wanted = set(tables)
        self._glow.begin(wanted.intersection(self.in_sight()) if wanted else ())

    def empty_words(self) -> str:
        """Give what is said where no tile stands."""
        return "" if self._tiles.rowCount() else self._empty

    def glowing(self) -> frozenset[int]:
        """Give the tables whose tiles glow."""
        return self._glow.things()

    def in_sight(self) -> list[int]:
        """List the tables whose tiles are in sight."""
        columns, pitch = self.columns(), theme.px(PITCH_HEIGHT)
        first = self.verticalOffset() // pitch * columns
        last = ((self.verticalOffset() + self.viewport().height()) // pitch + 1) * columns
        tiles = (self._tiles.tile_at(row) for row in range(first, last))
        return [tile.table for tile in tiles if tile is not None]

    def columns(self) -> int:
        """Tell how many tiles stand in a row."""
        return max(1, (self.viewport().width() + theme.px(8)) // theme.px(PITCH_WIDTH))

    def visualRect(self, index: Index) -> QRect:
        """Give the box of a tile on the viewport."""
        return self._box(index.row()) if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Find the tile under a point of the viewport."""
        x, y = point.x() - _FOCUS_ROOM, point.y() + self.verticalOffset() - _FOCUS_ROOM
        column, line = x // theme.px(PITCH_WIDTH), y // theme.px(PITCH_HEIGHT)
        row = line * self.columns() + column
        if 0 <= column < self.columns() and 0 <= row < self._tiles.rowCount():
            index = self._tiles.index(row, 0)
            if self._box(row).contains(point):
                return index
        return QModelIndex()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Scroll until a tile is in sight."""
        del hint
        box = self.visualRect(index)
        bar = self.verticalScrollBar()
        if box.top() < _FOCUS_ROOM:
            bar.setValue(bar.value() + box.top() - _FOCUS_ROOM)
        elif box.bottom() > self.viewport().height() - _FOCUS_ROOM:
            bar.setValue(bar.value() + box.bottom() - self.viewport().height() + _FOCUS_ROOM + 1)

    def horizontalOffset(self) -> int:
        """Say that nothing scrolls sideways."""
        return 0

    def verticalOffset(self) -> int:
        """Tell how far the grid is scrolled, in pixels."""
        return self.verticalScrollBar().value()

    def isIndexHidden(self, index: Index) -> bool:
        """Say that no row of the model is hidden here."""
        del index
        return False

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Find the tile that a key leads to."""
        del modifiers
        last = self._tiles.rowCount() - 1
        current = self.currentIndex()
        if last < 0:
            return QModelIndex()
        if not current.isValid():
            return self._tiles.index(0, 0)
        columns = self.columns()
        page = max(1, self.viewport().height() // theme.px(PITCH_HEIGHT)) * columns
        step = {
            _MOVES.MoveLeft: -1,
            _MOVES.MovePrevious: -1,
            _MOVES.MoveRight: 1,
            _MOVES.MoveNext: 1,
            _MOVES.MoveUp: -columns,
            _MOVES.MoveDown: columns,
            _MOVES.MovePageUp: -page,
            _MOVES.MovePageDown: page,
            _MOVES.MoveHome: -current.row(),
            _MOVES.MoveEnd: last - current.row(),
        }[action]
        row = current.row() + step
        if action in {_MOVES.MoveUp, _MOVES.MoveDown} and not 0 <= row <= last:
            row = current.row()
        return self._tiles.index(max(0, min(last, row)), 0)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select the tile under the corner of a rectangle."""
        selection = self.selectionModel()
        index = self.indexAt(rect.topLeft())
        if index.isValid() and selection is not None:
            selection.select(index, command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """Give the part of the viewport that a selection covers."""
        region = QRegion()
        for index in selection.indexes():
            region = region.united(QRegion(self.visualRect(index)))
        return region

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Take the tile under the cursor in hand."""
        super().currentChanged(current, previous)
        tile = self._tiles.tile_at(current.row()) if current.isValid() else None
        if tile is not None and tile.table != self._table:
            self._table = tile.table
            self.chosen.emit(tile.table)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with the arrows, open with Enter, leave every other key to the window."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            tile = self._tiles.tile_at(self.currentIndex().row())
            if tile is not None:
                self.opened.emit(tile.table)
                event.accept()
                return
        elif event.key() in _ARROWS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            event.accept()
            return
        event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Raise the tile under the mouse."""
        self._hover(self.indexAt(event.position().toPoint()).row())

    def leaveEvent(self, event: QEvent) -> None:
        """Lower the tile that was under the mouse."""
        self._hover(-1)
        super().leaveEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the table under the mouse."""
        tile = self._tiles.tile_at(self.indexAt(event.position().toPoint()).row())
        if tile is not None:
            self.opened.emit(tile.table)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tiles that are in sight."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seen = event.rect()
        columns, pitch = self.columns(), theme.px(PITCH_HEIGHT)
        top = self.verticalOffset() - _FOCUS_ROOM
        first = max(0, (seen.top() + top) // pitch) * columns
        last = ((seen.bottom() + top) // pitch + 1) * columns
        for row in range(first, min(last, self._tiles.rowCount())):
            tile = self._tiles.tile_at(row)
            box = self._box(row)
            if tile is not None and box.intersects(seen.adjusted(-3, -3, 3, 3)):
                chosen = tile.table == self._table
                look = Look(chosen, row == self._hovered, self._glow.strength(tile.table))
                self._painter.paint(painter, box, tile, look)
                if chosen and self.hasFocus():
                    _paint_focus(painter, box)
        if not self._tiles.rowCount() and self._empty:
            painter.setFont(theme.font(13))
            painter.setPen(theme.colours().second)
            room = self.viewport().rect().adjusted(2, theme.px(4), -theme.px(8), 0)
            wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
            painter.drawText(room, int(wrap), self._empty)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the rows to the new width."""
        super().resizeEvent(event)
        self.updateGeometries()

    def updateGeometries(self) -> None:
        """Set how far the grid scrolls."""
        super().updateGeometries()
        columns, pitch = self.columns(), theme.px(PITCH_HEIGHT)
        lines = -(-self._tiles.rowCount() // columns)
        height = lines * pitch + 2 * _FOCUS_ROOM
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, height - self.viewport().height()))
        bar.setPageStep(self.viewport().height())
        bar.setSingleStep(pitch // 2)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring around the tile in hand."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self.viewport().update()

    def sizeHint(self) -> QSize:
        """Ask for three tiles in a row."""
        return QSize(3 * theme.px(PITCH_WIDTH), 8 * theme.px(PITCH_HEIGHT))

    def _box(self, row: int) -> QRect:
        line, column = divmod(row, self.columns())
        return QRect(
            _FOCUS_ROOM + column * theme.px(PITCH_WIDTH),
            _FOCUS_ROOM + line * theme.px(PITCH_HEIGHT) - self.verticalOffset(),
            theme.px(TILE_WIDTH),
            theme.px(TILE_HEIGHT),
        )

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            before, self._hovered = self._hovered, row
            for changed in (before, row):
                if changed >= 0:
                    self.viewport().update(self._box(changed))

    def _paint_glow(self) -> None:
        for table in self._glow.things():
            row = self._tiles.row_of(table)
            if row is not None:
                self.viewport().update(self._box(row))

    def _after_reset(self) -> None:
        row = self._tiles.row_of(self._table) if self._table is not None else None
        if row is not None:
            self.setCurrentIndex(self._tiles.index(row, 0))
        self.updateGeometries()

    def _after_look(self) -> None:
        self._painter.forget()
        self.updateGeometries()
        self.viewport().update()


def _paint_focus(painter: QPainter, box: QRect) -> None:
    painter.setPen(QPen(theme.colours().information, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = theme.px(RADIUS) + 1
    painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), radius, radius)

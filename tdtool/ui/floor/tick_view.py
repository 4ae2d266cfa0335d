"""Tables to tick: a box and a number each, as many in a row as fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
)

from tdtool.ui import theme
from tdtool.ui.floor.tick_model import ROW_ROLE
from tdtool.ui.parts.ring import paint_ring
from tdtool.ui.parts.tick import BOX, paint_box

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    from tdtool.tournament.hand_for_hand.view import TableRow
    from tdtool.ui.floor.tick_model import TickModel

    Index = QModelIndex | QPersistentModelIndex

_WIDTH, _HEIGHT = 104, 36
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


class TickDelegate(QStyledItemDelegate):
    """Paints a table with its box; who went out there stands behind it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Ask for the same room for every table."""
        del option, index
        return QSize(theme.px(_WIDTH), theme.target(_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a table."""
        row: TableRow = index.data(ROW_ROLE)
        now, px = theme.colours(), theme.px
        rect, state = QRect(option.rect), option.state
        painter.save()
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, now.selected if chosen else now.raised)
        if chosen and state & QStyle.StateFlag.State_HasFocus:
            paint_ring(painter, QRectF(rect), 4)
        side = px(BOX)
        box = QRectF(rect.left() + px(8), rect.top() + (rect.height() - side) / 2, side, side)
        paint_box(painter, box, ticked=row.finished)
        words = rect.adjusted(px(34), 0, -px(6), 0)
        painter.setFont(theme.font(15, QFont.Weight.DemiBold, tabular=True))
        painter.setPen(now.second if row.finished else now.text)
        painter.drawText(words, theme.plain_alignment(), str(row.table))
        if row.out:
            painter.setFont(theme.font(12))
            painter.setPen(now.needs_you)
            painter.drawText(words, theme.plain_alignment(right=True), f"{row.out} out")
        painter.restore()


class TickView(QListView):
    """A grid of tables; digits, letters and Enter are left to the pane around it."""

    pressed_at = Signal(int)
    """A table was clicked: its number."""

    def __init__(self, model: TickModel) -> None:
        super().__init__()
        self._model = model
        self.setModel(model)
        self.setItemDelegate(TickDelegate(self))
        self.setProperty("ring", "row")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAccessibleName("Tables that have finished")
        model.modelReset.connect(self._fit)
        theme.changed.connect(self._restyle)

    def table(self) -> int | None:
        """Give the table in hand."""
        row = self._model.table_at(self.currentIndex().row())
        return None if row is None else row.table

    def choose(self, table: int | None) -> None:
        """Take a table in hand and bring it into sight."""
        place = None if table is None else self._model.row_of(table)
        if place is not None:
            self.setCurrentIndex(self._model.index(place))

    def minimumSizeHint(self) -> QSize:
        """Accept two rows of tables."""
        return QSize(theme.px(_WIDTH), 2 * theme.target(_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with the arrows; leave every other key to the pane."""
        if event.key() in _ARROWS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tick the table under the mouse."""
        super().mouseReleaseEvent(event)
        row = self._model.table_at(self.indexAt(event.position().toPoint()).row())
        if row is not None:
            self.pressed_at.emit(row.table)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take no more height than the tables need."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        columns = max(1, self.viewport().width() // theme.px(_WIDTH))
        lines = -(-self._model.rowCount() // columns)
        needed = max(1, lines) * theme.target(_HEIGHT)
        self.setMaximumHeight(needed + theme.px(4))
        # Qt would keep the bar for a list that has just become tall enough.
        policies = Qt.ScrollBarPolicy
        fits = self.height() >= needed
        self.setVerticalScrollBarPolicy(
            policies.ScrollBarAlwaysOff if fits else policies.ScrollBarAsNeeded
        )

    def _restyle(self) -> None:
        self._fit()
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

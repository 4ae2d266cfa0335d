"""The list of calculators: Up and Down choose, Enter goes to its questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate

from tdtool.ui import theme
from tdtool.ui.parts.flowing import WRAP, text_height
from tdtool.ui.parts.ring import paint_ring
from tdtool.ui.rulings.calculators_model import ROW_ROLE, CalculatorsModel

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    from tdtool.ui.rulings.calculators.asks import Calculator

    Index = QModelIndex | QPersistentModelIndex

_LEFT, _RIGHT, _PAD, _CAPTION = 16, 12, 6, 32


class CalculatorDelegate(QStyledItemDelegate):
    """Paints a caption, or a calculator with what it is for."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Ask for the lines of what it is for."""
        del option
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QListView) else theme.px(272)
        row: Calculator | str = index.data(ROW_ROLE)
        if isinstance(row, str):
            return QSize(width, theme.px(_CAPTION))
        room = width - theme.px(_LEFT + _RIGHT)
        tall = text_height(row.title, _title(), room) + text_height(row.purpose, _below(), room)
        return QSize(width, tall + 2 * theme.px(_PAD))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        row: Calculator | str = index.data(ROW_ROLE)
        now = theme.colours()
        px = theme.px
        rect, state = option.rect, option.state
        room = rect.adjusted(px(_LEFT), px(_PAD), -px(_RIGHT), -px(_PAD))
        painter.save()
        if isinstance(row, str):
            painter.setFont(theme.label_font())
            painter.setPen(now.third)
            painter.drawText(room.adjusted(0, px(_PAD), 0, 0), theme.plain_alignment(), row)
        else:
            chosen = bool(state & QStyle.StateFlag.State_Selected)
            if chosen or state & QStyle.StateFlag.State_MouseOver:
                painter.fillRect(rect, now.selected if chosen else now.raised)
            painter.setFont(_title())
            painter.setPen(now.text)
            painter.drawText(room, WRAP, row.title)
            room.setTop(room.top() + text_height(row.title, _title(), room.width()))
            painter.setFont(_below())
            painter.setPen(now.second)
            painter.drawText(room, WRAP, row.purpose)
        painter.restore()


class CalculatorsList(QListView):
    """The calculators; letters and Esc are left to the page."""

    chosen = Signal()
    """Another calculator is chosen."""
    opened = Signal()
    """Enter, or a double click."""

    def __init__(self, model: CalculatorsModel) -> None:
        super().__init__()
        self._calculators = model
        self.setModel(model)
        self.setItemDelegate(CalculatorDelegate(self))
        self.setAccessibleName("Calculators")
        self.setProperty("ring", "row")
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.selectionModel().currentChanged.connect(self.chosen)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def calculator(self) -> Calculator | None:
        """Give the chosen calculator."""
        return self._calculators.calculator(self.currentIndex().row())

    def choose(self, id_: str) -> None:
        """Choose a calculator by its id."""
        row = self._calculators.row_of(id_)
        if row is not None:
            self.setCurrentIndex(self._calculators.index(row, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with the arrows; leave everything else."""
        typed = event.text().isprintable() and bool(event.text())
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.modifiers():
            self.opened.emit()
        elif typed or event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Escape}:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Go to the questions of the calculator under the mouse."""
        super().mouseDoubleClickEvent(event)
        if self.calculator() is not None:
            self.opened.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: object) -> None:
        """Draw the rows, and the ring around the one in hand."""
        super().paintEvent(event)  # type: ignore[arg-type]
        if self.hasFocus():
            rect = self.visualRect(self.currentIndex())
            ring = QRectF(rect if not rect.isEmpty() else self.viewport().rect())
            paint_ring(QPainter(self.viewport()), ring, 4)


def _title() -> QFont:
    return theme.font(13, QFont.Weight.Medium)


def _below() -> QFont:
    return theme.font(12.5)

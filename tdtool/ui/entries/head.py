"""The heads of the columns: a click or Enter sorts, once more turns the order round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QHeaderView

from tdtool.ui import icons, theme
from tdtool.ui.entries.entries_model import HEADS, Column
from tdtool.ui.entries.row_painter import PADDING, RIGHT
from tdtool.ui.icons import Icon
from tdtool.ui.parts.ring import paint_ring

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent
    from PySide6.QtWidgets import QWidget

HEIGHT = 32
_ARROW = 11


class EntriesHead(QHeaderView):
    """Paints the heads; with the focus Left and Right choose one, Enter sorts by it."""

    asked = Signal(int)
    """A column was clicked, or Enter pressed on it."""
    left = Signal()
    """Down or Esc: the keys go back to the list."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._sorted = (Column.NUMBER, False)
        self._here = int(Column.NUMBER)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName("Sort by column")
        self.setMouseTracking(True)
        self.sectionClicked.connect(self.asked)

    def set_sorted(self, column: Column, *, descending: bool) -> None:
        """Show by which column the rows stand."""
        self._sorted = (column, descending)
        self._here = int(column)
        self.viewport().update()

    def sizeHint(self) -> QSize:
        """Ask for one line of small capitals."""
        return QSize(super().sizeHint().width(), theme.px(HEIGHT))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Write a head, with an arrow where the rows stand by it."""
        if not rect.isValid():
            return
        now, px = theme.colours(), theme.px
        painter.save()
        painter.fillRect(rect, now.panel)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, now.line)
        font = theme.label_font()
        painter.setFont(font)
        text = HEADS[section]
        room = rect.adjusted(px(PADDING), 0, -px(PADDING), 0)
        wide = QFontMetrics(font).horizontalAdvance(text)
        right = Column(section) in RIGHT
        column, descending = self._sorted
        if section == column:
            side = px(_ARROW)
            left = room.right() - wide - side - px(4) if right else room.left() + wide + px(4)
            box = QRectF(left, rect.top() + (rect.height() - side) / 2, side, side)
            arrow = Icon.CHEVRON_DOWN if descending else Icon.CHEVRON_UP
            icons.paint(painter, box, arrow, now.second)
        painter.setPen(now.second if section == column else now.third)
        painter.drawText(room, theme.plain_alignment(right=right), text)
        if self.hasFocus() and section == self._here:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_ring(painter, QRectF(rect).adjusted(0, 2, 0, -3), 4)
        painter.restore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a column, sort by it, or go back to the list."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None:
            self._step(step)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.asked.emit(self._here)
        elif event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Escape}:
            self.left.emit()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self.viewport().update()

    def _step(self, step: int) -> None:
        place = self._here + step
        while 0 <= place < self.count() and self.isSectionHidden(place):
            place += step
        if 0 <= place < self.count():
            self._here = place
            self.viewport().update()

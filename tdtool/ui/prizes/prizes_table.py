"""The prize table on the page: Down and Up choose a row, letters are commands of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import icons, keys, theme
from tdtool.ui.acts import Where
from tdtool.ui.icons import Icon
from tdtool.ui.parts.table import ROW_HEIGHT, Table

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent

    from tdtool.ui.prizes.prize_rows import Foot, PrizeRow
    from tdtool.ui.prizes.prizes_model import PrizesModel

WIDTHS = (66, 76, 74, 80, 0, 100)
_NARROW, _NARROWER = 470, 400
"""Below these widths (px at 100 %) the share, then the sum of a band, are left out."""
_SHARE, _TOGETHER = 2, 3
_HEAD = "QHeaderView::section { background: transparent; }"


class LetterTable(Table):
    """A table that tells which of its page's letters were pressed, and Enter.

    Its head lies on whatever surface the table lies on.
    """

    pressed_key = Signal(str)
    opened = Signal()
    left = Signal()
    """Esc was pressed."""

    def __init__(self, letters: str) -> None:
        super().__init__()
        self._letters = letters
        self.horizontalHeader().setStyleSheet(_HEAD)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the letters of the page; the arrows move; the rest goes on."""
        bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key, letter = event.key(), keys.usual(event, Where.PRIZES).casefold()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and bare:
            self.opened.emit()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif letter and letter in self._letters:
            self.pressed_key.emit(letter)
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the row."""
        super().mouseDoubleClickEvent(event)
        if self.indexAt(event.position().toPoint()).isValid():
            self.opened.emit()

    def choose_row(self, row: int) -> None:
        """Choose a row and bring it into sight."""
        model = self.model()
        index = model.index(row, 0)
        self.setCurrentIndex(index)
        self.scrollTo(index)


class PrizesTable(LetterTable):
    """The bands of places."""

    def __init__(self, model: PrizesModel, letters: str) -> None:
        super().__init__(letters)
        self._rows = model
        self.setModel(model)
        self.setAccessibleName("Prizes")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        model.modelReset.connect(self.updateGeometry)
        self.set_widths(WIDTHS)

    def chosen(self) -> PrizeRow | None:
        """Give the row in hand."""
        return self._rows.row(self.currentIndex().row())

    def sizeHint(self) -> QSize:
        """Ask for all rows: the sum stands right below the last one."""
        rows = self._rows.rowCount() * self.verticalHeader().defaultSectionSize()
        return QSize(theme.px(400), self.horizontalHeader().height() + rows + 2)

    def minimumSizeHint(self) -> QSize:
        """Accept a few rows: the others are scrolled to."""
        return QSize(0, min(self.sizeHint().height(), theme.px(4 * ROW_HEIGHT)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out columns where there is little room."""
        super().resizeEvent(event)
        room = self.viewport().width() / max(0.01, theme.px(100) / 100)
        self.setColumnHidden(_SHARE, room < _NARROW)
        self.setColumnHidden(_TOGETHER, room < _NARROWER)

    def ends(self) -> tuple[int, int, int]:
        """Give where the columns of places, sums and names begin or end, in px."""
        head = self.horizontalHeader()
        sums = head.sectionViewportPosition(_TOGETHER) + head.sectionSize(_TOGETHER)
        return head.sectionViewportPosition(0), sums, head.sectionViewportPosition(4)


class SumLine(QWidget):
    """The line under the table: places, their sum, and whether it is the pool."""

    def __init__(self, table: PrizesTable) -> None:
        super().__init__()
        self._table = table
        self._foot: Foot | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._restyle()
        theme.changed.connect(self._restyle)

    def show_foot(self, foot: Foot | None) -> None:
        """Show this sum."""
        self._foot = foot
        said = "" if foot is None else f"{foot.places} places, {foot.together}: {foot.says}"
        self.setAccessibleName(said)
        self.setToolTip("" if foot is None or not foot.wrong else foot.says)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the sum under its columns."""
        del event
        foot = self._foot
        if foot is None:
            return
        now, px = theme.colours(), theme.px
        painter = QPainter(self)
        painter.fillRect(QRect(0, 0, self.width(), 1), now.line)
        left, sums, who = self._table.ends()
        room = QRect(left + px(8), 0, self.width(), self.height())
        painter.setFont(theme.font(13, QFont.Weight.DemiBold, tabular=True))
        painter.setPen(now.text)
        painter.drawText(room, theme.plain_alignment(), foot.places)
        if not self._table.isColumnHidden(_TOGETHER):
            room = QRect(0, 0, sums - px(8), self.height())
            painter.drawText(room, theme.plain_alignment(right=True), foot.together)
        self._paint_says(painter, QRect(who, 0, self.width() - who, self.height()), foot)

    def _paint_says(self, painter: QPainter, room: QRect, foot: Foot) -> None:
        now, px = theme.colours(), theme.px
        ink = now.wrong_text if foot.wrong else now.text
        side = px(16)
        box = QRect(room.left() + px(8), (room.height() - side) // 2, side, side)
        icon = Icon.WARNING if foot.wrong else Icon.CHECK
        icons.paint(painter, box, icon, now.wrong_text if foot.wrong else now.accent)
        painter.setFont(theme.font(13))
        painter.setPen(ink)
        words = QRect(box.right() + px(9), 0, room.right() - box.right() - px(9), room.height())
        shown = painter.fontMetrics().elidedText(
            foot.says, Qt.TextElideMode.ElideRight, words.width()
        )
        painter.drawText(words, theme.plain_alignment(), shown)

    def _restyle(self) -> None:
        self.setFixedHeight(theme.px(ROW_HEIGHT + 6))
        self.update()

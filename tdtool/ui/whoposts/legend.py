"""The line over the three columns: the stakes of the next hand, and what blue means."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import plain, theme

_HEIGHT, _SQUARE = 24, 15


class Legend(QWidget):
    """NEXT HAND, its stakes, and the blue square with its words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stakes = ""
        self._differs = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def set_words(self, stakes: str, differs: str) -> None:
        """Write the stakes, and from what a blue number differs."""
        self._stakes, self._differs = plain.one_line(stakes), plain.one_line(differs)
        self.setAccessibleName(f"Next hand {self._stakes}")
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        return QSize(theme.px(400), theme.px(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the line."""
        del event
        now = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        label = theme.label_font()
        painter.setFont(label)
        painter.setPen(now.third)
        painter.drawText(self.rect(), theme.plain_alignment(), "Next hand")
        words = theme.font(12.5)
        painter.setFont(words)
        metrics = QFontMetrics(words)
        right = self.width()
        if self._differs:
            right -= metrics.horizontalAdvance(self._differs)
            painter.setPen(now.second)
            place = QRect(right, 0, self.width() - right, self.height())
            painter.drawText(place, theme.plain_alignment(), self._differs)
            side = theme.px(_SQUARE)
            right -= side + theme.px(8)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(now.information)
            square = QRectF(right, (self.height() - side) / 2, side, side - 2)
            painter.drawRoundedRect(square, 3, 3)
        left = QFontMetrics(label).horizontalAdvance("NEXT HAND") + theme.px(14)
        room = right - left - theme.px(12)
        painter.setPen(now.second)
        short = metrics.elidedText(self._stakes, Qt.TextElideMode.ElideRight, max(0, room))
        place = QRect(left, 0, max(0, room), self.height())
        painter.drawText(place, theme.plain_alignment(), short)
        painter.end()

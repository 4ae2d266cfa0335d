"""The line over the three columns: the stakes of the next hand, and what blue means."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import plain, theme
from tdtool.ui.parts.writing import write

_HEIGHT, _SQUARE, _BESIDE, _GAP = 24, 15, 8, 12
_HEAD, _DIFFERS = "Next hand", "differs"


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
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for one line with all of it."""
        width = self._left() + self._wide(self._stakes) + theme.px(_GAP) + self._mark(_DIFFERS)
        return QSize(width, theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Accept the stakes alone."""
        return QSize(self._left() + self._wide(self._stakes), theme.px(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the line; from what blue differs is left out first."""
        del event
        now = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.label_font())
        painter.setPen(now.third)
        painter.drawText(self.rect(), theme.plain_alignment(), _HEAD)
        painter.setFont(_font())
        painter.setPen(now.second)
        write(painter, self.rect().adjusted(self._left(), 0, 0, 0), self._stakes)
        room = self.width() - self.minimumSizeHint().width() - theme.px(_GAP)
        words = next((one for one in (self._differs, _DIFFERS) if self._mark(one) <= room), "")
        if words:
            self._paint_mark(painter, words)
        painter.end()

    def _paint_mark(self, painter: QPainter, words: str) -> None:
        """Draw the blue square and what it means at the right."""
        left = self.width() - self._mark(words)
        side = theme.px(_SQUARE)
        write(painter, self.rect().adjusted(left + side + theme.px(_BESIDE), 0, 0, 0), words)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colours().information)
        square = QRectF(left, (self.height() - side) / 2, side, side - 2)
        painter.drawRoundedRect(square, 3, 3)

    def _left(self) -> int:
        """Give where the stakes begin."""
        return QFontMetrics(theme.label_font()).horizontalAdvance(_HEAD.upper()) + theme.px(14)

    def _mark(self, words: str) -> int:
        """Give the width of the square with words."""
        return theme.px(_SQUARE + _BESIDE) + self._wide(words)

    def _wide(self, words: str) -> int:
        return QFontMetrics(_font()).horizontalAdvance(words) + 1


def _font() -> QFont:
    return theme.font(12.5)

"""The sign beside a table's name while nobody is moved from or to it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import icons, theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts.writing import write

_WORD = "locked"


class LockSign(QWidget):
    """A small lock with its word."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("The table is locked: nobody is moved from or to it.")
        self.setToolTip("Nobody is moved from or to this table.")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        self.hide()

    def sizeHint(self) -> QSize:
        """Ask for lock and word."""
        width = QFontMetrics(theme.font(12)).horizontalAdvance(_WORD)
        return QSize(theme.px(20) + width + 1, theme.px(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw lock and word."""
        del event
        now = theme.colours()
        painter = QPainter(self)
        side = theme.px(15)
        box = QRectF(0, (self.height() - side) / 2, side, side)
        icons.paint(painter, box, Icon.LOCK, now.second)
        painter.setFont(theme.font(12))
        painter.setPen(now.second)
        write(painter, self.rect().adjusted(theme.px(20), 0, 0, 0), _WORD)
        painter.end()

"""A fix in the list of things to look at: a pencil, its words, and the key while it is in hand."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from tdtool.ui import icons, theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.ring import paint_focus

_ICON, _GAP, _PADDING = 15, 6, 4


class FixButton(Button):
    """Low, never without its pencil; the key gives way before the words do."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Ask for pencil, words and key."""
        width = self._words_left() + self._advance() + theme.px(_PADDING)
        if self._key:
            width += theme.px(_GAP) + QFontMetrics(theme.font(11)).horizontalAdvance(self._key)
        return QSize(width, theme.target(24))

    def minimumSizeHint(self) -> QSize:
        """Accept less: long words are cut, and stand whole in the tool tip."""
        return QSize(theme.px(120), theme.target(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw pencil and words, and the key where there is room for it."""
        del event
        now = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_surface(painter)
        side = theme.px(_ICON)
        box = QRectF(theme.px(_PADDING), (self.height() - side) / 2, side, side)
        icons.paint(painter, box, Icon.PENCIL, now.second)
        left = self._words_left()
        room = QRect(left, 0, self.width() - left - theme.px(_PADDING), self.height())
        painter.setPen(now.text)
        metrics = QFontMetrics(self.font())
        words = metrics.elidedText(self.words(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, theme.plain_alignment(), words)
        if self._key and self.width() >= self.sizeHint().width():
            painter.setFont(theme.font(11))
            painter.setPen(now.second)
            room.setLeft(left + metrics.horizontalAdvance(words) + theme.px(_GAP))
            painter.drawText(room, theme.plain_alignment(), self._key)
        paint_focus(painter, self)

    def _advance(self) -> int:
        return QFontMetrics(self.font()).horizontalAdvance(self.words())

    def _words_left(self) -> int:
        return theme.px(_PADDING + _ICON + _GAP)

    def _restyle(self) -> None:
        self.setFont(theme.font(12.5, QFont.Weight.Medium))
        self.updateGeometry()
        self.update()

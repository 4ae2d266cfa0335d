"""The sentence to say aloud, on felt: the one block of its kind on a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter

from tdtool.ui import keys, plain, theme
from tdtool.ui.parts.flowing import WRAP, Flowing, text_height
from tdtool.ui.parts.ring import RADIUS

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent

_EDGE, _HEAD, _GAP = 16, 28, 6
LONGEST = 600
COPIES = "{ruling_copy} copies"


class SayBlock(Flowing):
    """Shows what to say, and the figures behind it in a line below; a click copies it."""

    pressed = Signal()

    def __init__(self, size: float = 20, copies: str = COPIES) -> None:
        super().__init__()
        self._size = size
        self._copies = copies
        self._sentence = ""
        self._figures = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(plain.tip("Copies what to say."))

    def say(self, sentence: str, figures: str = "") -> None:
        """Show this sentence, plain."""
        said = plain.sentences(sentence, LONGEST)
        below = plain.sentences(figures, LONGEST)
        if (said, below) != (self._sentence, self._figures):
            self._sentence, self._figures = said, below
            self.setAccessibleName(f"Say: {said} {below}".strip())
            self.flow()

    def sentence(self) -> str:
        """Give what is to be said."""
        return self._sentence

    def figures(self) -> str:
        """Give the line of figures."""
        return self._figures

    def tall(self, width: int) -> int:
        """Work out the height for a width (pixels)."""
        px = theme.px
        tall = px(_HEAD) + self._height(self._sentence, self._font(), width) + px(_EDGE)
        if self._figures:
            tall += px(_GAP) + self._height(self._figures, theme.font(13), width)
        return tall

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the felt, the caption, the sentence and its figures."""
        del event
        now = theme.colours()
        px = theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.felt)
        painter.drawRoundedRect(QRectF(self.rect()), px(RADIUS), px(RADIUS))
        head = QRect(px(_EDGE), px(8), self._room(self.width()), px(18))
        painter.setPen(now.second if now.dark else now.text)
        painter.setFont(theme.label_font())
        painter.drawText(head, theme.plain_alignment(), "Say")
        used = painter.fontMetrics().horizontalAdvance("SAY") + px(16)
        painter.setFont(theme.font(11))
        copies = keys.told(self._copies)
        if painter.fontMetrics().horizontalAdvance(copies) <= head.width() - used:
            painter.drawText(head, theme.plain_alignment(right=True), copies)
        painter.setPen(now.text)
        painter.setFont(self._font())
        tall = self._height(self._sentence, self._font(), self.width())
        room = QRect(px(_EDGE), px(_HEAD), self._room(self.width()), tall)
        painter.drawText(room, WRAP, self._sentence)
        if self._figures:
            painter.setFont(theme.font(13))
            painter.setPen(now.second if now.dark else now.text)
            below = self._height(self._figures, theme.font(13), self.width())
            room = QRect(px(_EDGE), room.bottom() + 1 + px(_GAP), room.width(), below)
            painter.drawText(room, WRAP, self._figures)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Copy on a click."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit()

    def _height(self, text: str, font: QFont, width: int) -> int:
        return text_height(text, font, self._room(width))

    def _room(self, width: int) -> int:
        return max(1, width - 2 * theme.px(_EDGE))

    def _font(self) -> QFont:
        return theme.font(self._size, QFont.Weight.Medium)

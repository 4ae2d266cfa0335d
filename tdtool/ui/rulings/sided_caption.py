"""Two small labels at the two edges; one below the other where a line has no room for both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from tdtool.ui import plain, theme
from tdtool.ui.parts.flowing import WRAP, Flowing, text_height

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_GAP = 16
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)


class SidedCaption(Flowing):
    """What stands over a record: its name on the left, its time and place on the right."""

    def __init__(self) -> None:
        super().__init__()
        self._left = self._right = ""

    def texts(self) -> tuple[str, str]:
        """Give what is shown, left and right."""
        return self._left, self._right

    def set_texts(self, left: str, right: str) -> None:
        """Show these."""
        texts = plain.one_line(left), plain.one_line(right)
        if texts != self.texts():
            self._left, self._right = texts
            self.setAccessibleName(", ".join(text for text in texts if text))
            self.flow()

    def tall(self, width: int) -> int:
        """Work out the height for a width (pixels)."""
        font = theme.label_font()
        lines = [self._left] if self._beside(width) else [self._left, self._right]
        return sum(text_height(line, font, width) for line in lines if line)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write both."""
        del event
        painter = QPainter(self)
        font = theme.label_font()
        painter.setFont(font)
        painter.setPen(theme.colours().third)
        room = self.rect()
        painter.drawText(room, WRAP, self._left)
        if self._beside(self.width()):
            painter.drawText(room, _RIGHT, self._right)
            return
        top = text_height(self._left, font, self.width()) if self._left else 0
        painter.drawText(QRect(0, top, room.width(), room.height() - top), WRAP, self._right)

    def _beside(self, width: int) -> bool:
        metrics = QFontMetrics(theme.label_font())
        texts = self.texts()
        used = sum(map(metrics.horizontalAdvance, texts)) + theme.px(_GAP)
        return not all(texts) or used <= width

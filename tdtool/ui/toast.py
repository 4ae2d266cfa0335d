"""What just happened, said in the strip for a moment, with the way back."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tdtool.tournament.views import Tone
from tdtool.ui import icons, plain, theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts.ring import RADIUS
from tdtool.ui.parts.writing import write

SHORT_MS = 2_000
LONG_MS = 8_000
_ICONS = {
    Tone.KNOWN: Icon.CHECK,
    Tone.REMARK: Icon.INFO,
    Tone.NEW: Icon.CHECK,
    Tone.NEEDS_YOU: Icon.WARNING,
    Tone.WRONG: Icon.WARNING,
}
_ROLES = {
    Tone.KNOWN: "accent",
    Tone.REMARK: "second",
    Tone.NEW: "information",
    Tone.NEEDS_YOU: "needs_you",
    Tone.WRONG: "wrong_text",
}


class Toast(QWidget):
    """One sentence over the right part of the strip; it takes no keys and no clicks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self._back = ""
        self._tone = Tone.KNOWN
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def text(self) -> str:
        """Give the sentence in sight, "" when there is none."""
        return "" if self.isHidden() else self._text

    def say(self, text: str, rect: QRect, *, back: str = "", tone: Tone = Tone.KNOWN) -> None:
        """Show a sentence in this place of the strip; `back` says how to undo it.

        What went well goes after two seconds; what needs a person stays longer.
        """
        self._text, self._back, self._tone = plain.one_line(text, 300), back, tone
        self.setAccessibleName(self._text)
        self.setGeometry(rect)
        self.show()
        self.raise_()
        self.update()
        calm = tone not in {Tone.NEEDS_YOU, Tone.WRONG}
        self._timer.start(SHORT_MS if calm else LONG_MS)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sentence on a raised surface, the way back after it."""
        del event
        now = theme.colours()
        px = theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = now.role(_ROLES[self._tone])
        painter.setPen(QPen(ink, 1))
        painter.setBrush(now.raised)
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(frame, px(RADIUS), px(RADIUS))
        side = px(icons.SIZE)
        box = QRectF(px(12), (self.height() - side) / 2, side, side)
        icons.paint(painter, box, _ICONS[self._tone], ink)
        left = px(12) + side + px(10)
        painter.setFont(theme.font(12))
        back_width = painter.fontMetrics().horizontalAdvance(self._back)
        painter.setFont(theme.font(13, QFont.Weight.DemiBold))
        room = QRect(left, 0, self.width() - left - px(12), self.height())
        words = QRect(room)
        if self._back:
            words.setWidth(max(0, room.width() - back_width - px(16)))
        painter.setPen(now.text)
        self._write(painter, words)
        if self._back:
            painter.setFont(theme.font(12))
            painter.setPen(now.second)
            painter.drawText(room, theme.plain_alignment(right=True), self._back)

    def _write(self, painter: QPainter, words: QRect) -> None:
        metrics = painter.fontMetrics()
        if metrics.horizontalAdvance(self._text) <= words.width():
            write(painter, words, self._text)
            return
        painter.setFont(theme.font(11.5, QFont.Weight.Medium))
        flags = int(theme.plain_alignment()) | int(Qt.TextFlag.TextWordWrap)
        text = painter.fontMetrics().elidedText(
            self._text, Qt.TextElideMode.ElideRight, int(words.width() * 1.85)
        )
        painter.drawText(words, flags, text)

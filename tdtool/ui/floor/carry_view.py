"""What is seen while a player is carried: his name by the pointer, and what dropping him does."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QWidget

from tdtool.tournament.views import Tone
from tdtool.ui import icons, plain, theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts.ring import RADIUS

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_WIDE, _EDGE, _LINE = 400, 12, 20
_AWAY = 18
"""From the pointer to the words beside it."""
_INKS = {Tone.KNOWN: "accent", Tone.NEEDS_YOU: "needs_you", Tone.WRONG: "wrong_text"}
_SIGNS = {Tone.KNOWN: Icon.CHECK, Tone.NEEDS_YOU: Icon.WARNING, Tone.WRONG: Icon.CLOSE}
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class Carried(NamedTuple):
    """Who is carried where: points and boxes are the window's.

    `aim` is what he would be dropped on, empty for nothing; `round_aim` tells that it is a seat.
    """

    name: str
    sentence: str
    tone: Tone
    at: QPoint
    aim: QRectF
    round_aim: bool


class CarryView(QWidget):
    """Lies over the window; the mouse goes through it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._carried: Carried | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def carried(self) -> Carried | None:
        """Give what is shown."""
        return self._carried

    def show_carried(self, carried: Carried | None) -> None:
        """Show this, or nothing any more."""
        self._carried = carried
        if carried is None:
            self.hide()
            return
        self.setAccessibleName(f"{carried.name}: {carried.sentence}")
        self.setGeometry(self.window().rect())
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring around the aim and the words beside the pointer."""
        del event
        carried = self._carried
        if carried is None:
            return
        now, px = theme.colours(), theme.px
        ink = now.role(_INKS.get(carried.tone, "second"))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not carried.aim.isEmpty():
            painter.setPen(QPen(ink, px(3)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if carried.round_aim:
                painter.drawEllipse(carried.aim)
            else:
                painter.drawRoundedRect(carried.aim, px(RADIUS), px(RADIUS))
        words = plain.sentences(carried.sentence, 240)
        box = self._box(carried, words)
        painter.setPen(QPen(ink, 1))
        painter.setBrush(now.raised)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), px(RADIUS), px(RADIUS))
        inside = box.adjusted(px(_EDGE), px(8), -px(_EDGE), -px(8))
        painter.setFont(_name_font())
        painter.setPen(now.text)
        painter.drawText(
            inside, theme.plain_alignment() & ~Qt.AlignmentFlag.AlignVCenter, carried.name
        )
        inside.setTop(inside.top() + px(_LINE))
        sign = _SIGNS.get(carried.tone)
        if sign is not None:
            side = px(15)
            icons.paint(painter, QRectF(inside.left(), inside.top() + px(1), side, side), sign, ink)
            inside.setLeft(inside.left() + side + px(6))
        painter.setFont(theme.font(13))
        painter.setPen(now.second if sign is None else ink)
        painter.drawText(inside, _WRAP, words)

    def _box(self, carried: Carried, words: str) -> QRectF:
        """Find room for the words beside the pointer, inside the window."""
        px = theme.px
        rest = px(2 * _EDGE) + (px(21) if carried.tone in _SIGNS else 0)
        widest = px(_WIDE) - rest
        metrics = QFontMetrics(theme.font(13))
        room = metrics.boundingRect(0, 0, widest, 10_000, _WRAP, words)
        name = QFontMetrics(_name_font()).horizontalAdvance(carried.name)
        wide = max(min(widest, room.width() + 1) + rest, min(px(_WIDE), name + px(2 * _EDGE)))
        tall = room.height() + px(_LINE) + px(16)
        left = carried.at.x() + px(_AWAY)
        if left + wide > self.width():
            left = carried.at.x() - px(_AWAY) - wide
        top = min(carried.at.y() + px(_AWAY), self.height() - tall - px(4))
        return QRectF(max(0, left), max(0, top), wide, tall)


def _name_font() -> QFont:
    return theme.font(13, QFont.Weight.DemiBold)

"""What came of a ruling: a time and a sentence, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics, QPainter

from tdtool.ui import plain, theme
from tdtool.ui.parts.flowing import WRAP, Flowing, text_height

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

_PAD, _GAP = 3, 14


class Moment(NamedTuple):
    """A time of day, and what happened then."""

    time: str
    words: str


class SinceList(Flowing):
    """Times on the left, what happened wraps beside them."""

    def __init__(self) -> None:
        super().__init__()
        self._moments: tuple[Moment, ...] = ()

    def show_moments(self, moments: Sequence[Moment]) -> None:
        """Show these, in this order."""
        found = tuple(Moment(one.time, plain.sentences(one.words, 600)) for one in moments)
        if found != self._moments:
            self._moments = found
            self.setAccessibleName("; ".join(f"{one.time} {one.words}" for one in found))
            self.flow()

    def moments(self) -> tuple[Moment, ...]:
        """Give what is shown."""
        return self._moments

    def tall(self, width: int) -> int:
        """Work out the height for a width (pixels)."""
        return sum(self._height(one, width) for one in self._moments)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the lines."""
        del event
        now = theme.colours()
        painter = QPainter(self)
        painter.setFont(theme.font(13, tabular=True))
        top = 0
        indent = self._indent()
        for one in self._moments:
            tall = self._height(one, self.width())
            room = QRect(indent, top + theme.px(_PAD), self.width() - indent, tall)
            painter.setPen(now.second)
            painter.drawText(QRect(0, room.top(), indent, tall), WRAP, one.time)
            painter.setPen(now.text)
            painter.drawText(room, WRAP, one.words)
            top += tall

    def _height(self, one: Moment, width: int) -> int:
        room = width - self._indent()
        font = theme.font(13, tabular=True)
        return text_height(one.words, font, room) + 2 * theme.px(_PAD)

    def _indent(self) -> int:
        metrics = QFontMetrics(theme.font(13, tabular=True))
        wide = max((metrics.horizontalAdvance(one.time) for one in self._moments), default=0)
        return wide + theme.px(_GAP)

"""A working line by line: number, what it counts, the rule, the amount; a rule above each sum."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from tdtool.ui import plain, theme
from tdtool.ui.parts.flowing import WRAP, Flowing, text_height

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tdtool.ui.rulings.calculators.worked import Line

_NUMBER, _GAP, _PAD = 20, 8, 4
_HYPHEN = "\u2010"
"""Among figures of equal width the plain hyphen would be as wide as a figure."""


class WorkingLines(Flowing):
    """Lines of a working; long ones wrap, the amount stays at the right."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[Line, ...] = ()

    def show_lines(self, lines: tuple[Line, ...]) -> None:
        """Show these lines."""
        if lines != self._lines:
            self._lines = lines
            said = (" ".join(filter(None, (line.number, line.text, line.value))) for line in lines)
            self.setAccessibleName("; ".join(said))
            self.flow()

    def lines(self) -> tuple[Line, ...]:
        """Give what is shown."""
        return self._lines

    def tall(self, width: int) -> int:
        """Work out the height for a width (pixels)."""
        return sum(self._height(line, width) for line in self._lines)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines."""
        del event
        painter = QPainter(self)
        top = 0
        for line in self._lines:
            tall = self._height(line, self.width())
            self._paint(painter, line, QRect(0, top, self.width(), tall))
            top += tall

    def _paint(self, painter: QPainter, line: Line, rect: QRect) -> None:
        now = theme.colours()
        px = theme.px
        if line.sums:
            painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), now.line)
        room = rect.adjusted(self._indent(), px(_PAD), 0, -px(_PAD))
        painter.setFont(theme.font(12))
        painter.setPen(now.third)
        number = QRect(0, room.top(), px(_NUMBER), QFontMetrics(_text(line)).height())
        painter.drawText(number, theme.plain_alignment(), line.number)
        value = self._value_width(line)
        painter.setFont(_value(line))
        painter.setPen(now.second if line.quiet else now.text)
        first = QRect(room.left(), room.top(), room.width(), QFontMetrics(_value(line)).height())
        written = line.value.replace("-", _HYPHEN)
        painter.drawText(first, theme.plain_alignment(right=True), written)
        words = room.adjusted(0, 0, -value, 0)
        painter.setFont(_text(line))
        painter.setPen(now.second if line.quiet else now.text)
        if line.main:
            words.translate(0, (first.height() - QFontMetrics(_text(line)).height()) // 2)
        painter.drawText(words, WRAP, plain.one_line(line.text))
        self._paint_source(painter, line, words)

    def _paint_source(self, painter: QPainter, line: Line, words: QRect) -> None:
        """Write the rule behind the words, or below them where they take the line."""
        if not line.source:
            return
        painter.setFont(_source())
        painter.setPen(theme.colours().second)
        if self._beside(line, words.width()):
            height = QFontMetrics(_text(line)).height()
            room = QRect(words.left(), words.top(), words.width(), height)
            painter.drawText(room, theme.plain_alignment(right=True), line.source)
            return
        top = text_height(plain.one_line(line.text), _text(line), words.width())
        painter.drawText(words.adjusted(0, top, 0, 0), WRAP, line.source)

    def _height(self, line: Line, width: int) -> int:
        room = width - self._indent() - self._value_width(line)
        words = text_height(plain.one_line(line.text), _text(line), room)
        if line.source and not self._beside(line, room):
            words += text_height(line.source, _source(), room)
        return max(words, QFontMetrics(_value(line)).height()) + 2 * theme.px(_PAD)

    def _beside(self, line: Line, room: int) -> bool:
        text = QFontMetrics(_text(line)).horizontalAdvance(plain.one_line(line.text))
        source = QFontMetrics(_source()).horizontalAdvance(line.source)
        return text + theme.px(_GAP) + source <= room

    def _indent(self) -> int:
        return theme.px(_NUMBER) if any(line.number for line in self._lines) else 0

    def _value_width(self, line: Line) -> int:
        wide = QFontMetrics(_value(line)).horizontalAdvance(line.value)
        return wide + theme.px(_GAP) if line.value else 0


def _text(line: Line) -> QFont:
    return theme.font(13, QFont.Weight.DemiBold if line.sums else QFont.Weight.Normal)


def _value(line: Line) -> QFont:
    if line.main and line.sums:
        return theme.font(20, QFont.Weight.DemiBold, tabular=True)
    weight = QFont.Weight.Normal if line.quiet else QFont.Weight.DemiBold
    return theme.font(13, weight, tabular=True)


def _source() -> QFont:
    return theme.font(12)

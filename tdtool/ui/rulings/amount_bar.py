"""Amounts on a line: the all-in against half and full, or what may be bet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from tdtool.ui import plain, theme
from tdtool.ui.parts.flowing import Flowing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from tdtool.ui.rulings.calculators.worked import Bar, Tick

_TRACK, _TICK, _HEAD, _WORDS = 8, 14, 26, 18


class AmountBar(Flowing):
    """A title, the line with its marks, and their words above and below it."""

    def __init__(self) -> None:
        super().__init__()
        self._bar: Bar | None = None

    def show_bar(self, bar: Bar | None) -> None:
        """Show these amounts, or nothing."""
        if bar != self._bar:
            self._bar = bar
            self.setAccessibleName("" if bar is None else _spoken(bar))
            self.flow()

    def tall(self, width: int) -> int:
        """Work out the height for a width (pixels)."""
        bar = self._bar
        if bar is None:
            return 0
        px = theme.px
        above = len(rows_of(bar.above, bar.end, width))
        below = len(rows_of(bar.below, bar.end, width))
        head = px(_HEAD) * (1 if self._head_fits(width) else 2)
        return head + px(_TICK) + px(_WORDS) * (above + below) + px(6)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the title, the track, the marks and their words."""
        del event
        bar = self._bar
        if bar is None:
            return
        px = theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = self._paint_head(painter, bar)
        above = rows_of(bar.above, bar.end, self.width())
        for row in above:
            self._paint_words(painter, row, top)
            top += px(_WORDS)
        middle = top + px(_TICK) // 2
        self._paint_track(painter, bar, middle)
        top += px(_TICK)
        for row in rows_of(bar.below, bar.end, self.width()):
            self._paint_words(painter, row, top)
            top += px(_WORDS)

    def _paint_head(self, painter: QPainter, bar: Bar) -> int:
        """Write title and note; give where they end."""
        now = theme.colours()
        px = theme.px
        room = QRect(0, 0, self.width(), px(_HEAD))
        painter.setFont(theme.font(13, QFont.Weight.Medium))
        painter.setPen(now.text)
        painter.drawText(room, theme.plain_alignment(), plain.one_line(bar.title))
        fits = self._head_fits(self.width())
        if not fits:
            room.translate(0, px(_HEAD))
        painter.setFont(theme.font(13))
        painter.setPen(now.second)
        painter.drawText(room, theme.plain_alignment(right=fits), bar.note)
        return room.bottom() + 1

    def _paint_track(self, painter: QPainter, bar: Bar, middle: int) -> None:
        now = theme.colours()
        px = theme.px
        track = QRectF(0, middle - px(_TRACK) / 2, self.width(), px(_TRACK))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.raised if not bar.accent else now.line)
        painter.drawRoundedRect(track, px(4), px(4))
        left, right = self._x(bar.start), self._x(bar.filled)
        painter.setBrush(now.accent if bar.accent else now.second)
        painter.drawRoundedRect(
            QRectF(left, track.top(), max(2.0, right - left), track.height()), px(4), px(4)
        )
        painter.setBrush(now.text)
        for tick in (*bar.above, *bar.below):
            if tick.at != bar.point:
                x = min(max(self._x(tick.at) - 1, 0), self.width() - 2)
                painter.drawRect(QRectF(x, middle - px(_TICK) / 2, px(2), px(_TICK)))
        if bar.point is not None:
            painter.setBrush(now.accent)
            painter.drawEllipse(QPointF(self._x(bar.point), middle), px(5), px(5))

    def _paint_words(self, painter: QPainter, row: list[tuple[str, int, int]], top: int) -> None:
        painter.setFont(_font())
        painter.setPen(theme.colours().second)
        for text, left, wide in row:
            room = QRect(left, top, wide, theme.px(_WORDS))
            painter.drawText(room, theme.plain_alignment(), text)

    def _head_fits(self, width: int) -> bool:
        bar = self._bar
        if bar is None:
            return True
        metrics = QFontMetrics(theme.font(13, QFont.Weight.Medium))
        used = metrics.horizontalAdvance(plain.one_line(bar.title) + bar.note)
        return used + theme.px(12) <= width

    def _x(self, chips: int) -> float:
        end = self._bar.end if self._bar is not None else 1
        return self.width() * min(chips, end) / max(1, end)


def _font() -> QFont:
    return theme.font(12)


def rows_of(ticks: Sequence[Tick], end: int, width: int) -> list[list[tuple[str, int, int]]]:
    """Put the words under their marks, as (words, left, width); those that meet take a new row."""
    metrics = QFontMetrics(_font())
    rows: list[list[tuple[str, int, int]]] = []
    for tick in ticks:
        wide = metrics.horizontalAdvance(tick.text) + 2
        middle = width * min(tick.at, end) // max(1, end)
        left = max(0, min(middle - wide // 2, width - wide))
        for row in rows:
            if all(left > other + size + 6 or left + wide + 6 < other for _, other, size in row):
                row.append((tick.text, left, wide))
                break
        else:
            rows.append([(tick.text, left, wide)])
    return rows


def _spoken(bar: Bar) -> str:
    ticks = ", ".join(tick.text for tick in (*bar.above, *bar.below))
    return ", ".join(filter(None, (bar.title, bar.note, ticks)))

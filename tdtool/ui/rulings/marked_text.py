"""A text with its found words marked: broken into lines, cut around them, painted."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPen, QTextCharFormat, QTextLayout, QTextOption

from tdtool.rulebook.marks import Marked, Span
from tdtool.rulebook.query import How
from tdtool.ui import plain, theme

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QFont, QPainter

GROUND_DARK, GROUND_LIGHT = 0.30, 0.20
"""How much of the selection colour lies under a found word."""
_LEAD = 24
"""Signs that stand before the first found word where a text is cut at its beginning."""
_DOTS = "…"
_NARROW = 0.6
"""No text is narrower than this share of as many usual signs."""
_RADIUS = 3


class Laid(NamedTuple):
    """A text in lines: what is shown of it, and its height in pixels."""

    layout: QTextLayout
    marked: Marked
    height: float
    lines: int


class Frame(NamedTuple):
    """What a text is laid out in: a width (pixels) and `most` lines, `leading` px between them."""

    font: QFont
    width: float
    most: int
    leading: float = 0


def lay_out(marked: Marked, frame: Frame) -> Laid:
    """Break a text into lines; what has no room is left out, never its first found word.

    An ellipsis stands where something was left out.
    """
    text = plain.one_line(marked.text, 1_000)
    spans = marked.spans if text == marked.text else ()
    whole = Marked(text, spans)
    laid = _laid(whole, frame)
    if laid.lines <= frame.most:
        return laid
    shown = _cut(whole, 0, frame)
    if spans and not shown.marked.spans:
        shown = _cut(whole, _word_start(text, max(0, spans[0].start - _LEAD)), frame)
    return shown


def height_of(marked: Marked, frame: Frame) -> float:
    """Tell how high a text is in lines, at most (pixels), without breaking it.

    A text that does not fit in one line takes all the lines it may, but for odd long words.
    """
    line, sign = _line_of(frame.font)
    text = marked.text
    # Most reasons are much longer than a line: no need to measure those.
    fits = len(text) * _NARROW * sign < frame.width
    if fits:
        fits = QFontMetricsF(frame.font).horizontalAdvance(text) + 1 <= frame.width
    lines = 1 if fits else frame.most
    return lines * (line + frame.leading) - frame.leading


@lru_cache(16)
def _line_of(font: QFont) -> tuple[float, float]:
    """Give the height of a line and the usual width of a sign (pixels)."""
    laid = _laid(Marked("x"), Frame(font, 1_000, 1))
    return laid.height, QFontMetricsF(font).averageCharWidth()


def paint(painter: QPainter, laid: Laid, at: QPointF, ink: QColor, ground: QColor) -> None:
    """Paint a text; `ground` is what it stands on. Found words stand on the selection colour."""
    now = theme.colours()
    lit = theme.blended(now.information, ground, GROUND_DARK if now.dark else GROUND_LIGHT)
    for span in laid.marked.spans:
        for box in _boxes(laid.layout, span):
            room = box.translated(at)
            if span.how in {How.SYNONYM, How.FIGURES}:
                pen = QPen(now.information, max(1, theme.px(1)))
                pen.setDashPattern([3, 2])
                painter.setPen(pen)
                painter.drawLine(room.bottomLeft(), room.bottomRight())
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(lit)
                room.adjust(-theme.px(2), 0, theme.px(2), 0)
                painter.drawRoundedRect(room, theme.px(_RADIUS), theme.px(_RADIUS))
    painter.setPen(ink)
    laid.layout.draw(painter, at, [_written(span, now.text) for span in laid.marked.spans])


def _written(span: Span, ink: QColor) -> QTextLayout.FormatRange:
    """Write found words in full ink: on their ground anything else would be faint."""
    found = QTextLayout.FormatRange()
    found.start, found.length = span.start, span.end - span.start
    written = QTextCharFormat()
    written.setForeground(ink)
    found.format = written
    return found


def _laid(marked: Marked, frame: Frame) -> Laid:
    layout = QTextLayout(marked.text, frame.font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.setCacheEnabled(True)
    layout.beginLayout()
    height = 0.0
    lines = 0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(frame.width)
        line.setPosition(QPointF(0, height))
        height += line.height() + frame.leading
        lines += 1
    layout.endLayout()
    return Laid(layout, marked, max(0.0, height - frame.leading), lines)


def _cut(whole: Marked, start: int, frame: Frame) -> Laid:
    """Lay out what has room of a text from `start` on."""
    before = f"{_DOTS} " if start else ""
    shown = before + whole.text[start:]
    laid = _laid(Marked(shown), frame)
    kept = len(shown)
    if laid.lines > frame.most:
        kept = _end_of(laid, frame.most)
        while laid.lines > frame.most and kept > len(before):
            kept = len(shown[: _word_end(shown[:kept])].rstrip(" ,;:."))
            laid = _laid(Marked(f"{shown[:kept]} {_DOTS}"), frame)
    away = len(before) - start
    moved = tuple(
        Span(span.start + away, span.end + away, span.how)
        for span in whole.spans
        if span.start >= start and span.end + away <= kept
    )
    return _laid(Marked(laid.marked.text, moved), frame)


def _end_of(laid: Laid, lines: int) -> int:
    """Give the place of the first sign that stands beyond so many lines."""
    last = laid.layout.lineAt(lines - 1)
    return int(last.textStart() + last.textLength())


def _word_start(text: str, place: int) -> int:
    blank = text.find(" ", place)
    return place if place == 0 else (place if blank < 0 else blank + 1)


def _word_end(text: str) -> int:
    return max(0, text.rfind(" "))


def _boxes(layout: QTextLayout, span: Span) -> list[QRectF]:
    """Give where some signs stand, a box for each line."""
    found = []
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        start = max(span.start, line.textStart())
        end = min(span.end, line.textStart() + line.textLength())
        if start < end:
            left, right = _x(line.cursorToX(start)), _x(line.cursorToX(end))
            found.append(QRectF(left, line.y(), right - left, line.height()))
    return found


def _x(found: object) -> float:
    """Give a place on a line; Qt gives the cursor that it settled on with it."""
    return float(found[0] if isinstance(found, (tuple, list)) else found)  # type: ignore[arg-type]

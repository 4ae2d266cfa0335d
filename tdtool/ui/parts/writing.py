"""Writing people's text: one line cut to its room, or as many as it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QTextLayout, QTextOption

from tdtool.ui import plain, theme

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QPoint, QRect
    from PySide6.QtGui import QFont, QPainter

_LEFT, _RIGHT = (
    int(theme.plain_alignment(right=right)) | int(Qt.TextFlag.TextDontClip)
    for right in (False, True)
)


def write(painter: QPainter, room: QRect, text: str, *, right: bool = False) -> int:
    """Write a line with the painter's font and pen; returns the width it took (pixels).

    It stands at the left of its room, or at the right, whatever its script; a Hebrew name
    keeps its own order all the same, and a sentence about him that of the sentence.
    """
    line = plain.one_line(text)
    metrics = painter.fontMetrics()
    shown = metrics.elidedText(line, Qt.TextElideMode.ElideRight, room.width())
    before = painter.layoutDirection()
    own = plain.is_right_to_left(line)
    directions = Qt.LayoutDirection
    painter.setLayoutDirection(directions.LayoutDirectionAuto if own else directions.LeftToRight)
    # Its width is cut already; letters of other scripts may reach below the room.
    painter.drawText(room, _RIGHT if right else _LEFT, shown)
    painter.setLayoutDirection(before)
    return metrics.horizontalAdvance(shown)


def broken(
    text: str, font: QFont, width: int, formats: Sequence[QTextLayout.FormatRange] = ()
) -> QTextLayout:
    """Break a text into lines of a width; it runs from left to right whoever it names."""
    layout = QTextLayout(text.replace("\n", " "), font)
    option = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)
    option.setTextDirection(Qt.LayoutDirection.LeftToRight)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.setFormats(list(formats))
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1, width))
    layout.endLayout()
    return layout


def lines_height(layout: QTextLayout, line: int) -> int:
    """Tell how high a broken text is in lines of a height; 0 where there is none."""
    return layout.lineCount() * line if layout.text() else 0


def write_lines(
    painter: QPainter, layout: QTextLayout, at: QPoint, line: int, most: int | None = None
) -> None:
    """Write a broken text with the painter's pen, `line` pixels a line, `most` lines of it."""
    for number in range(layout.lineCount() if most is None else min(most, layout.lineCount())):
        each = layout.lineAt(number)
        each.setPosition(QPointF(0, number * line + (line - each.height()) / 2))
        each.draw(painter, QPointF(at))

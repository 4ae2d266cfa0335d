"""Writing one line of people's text: cut to its room, in its own direction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tdtool.ui import plain, theme

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QPainter


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
    flags = int(theme.plain_alignment(right=right)) | int(Qt.TextFlag.TextDontClip)
    painter.drawText(room, flags, shown)
    painter.setLayoutDirection(before)
    return metrics.horizontalAdvance(shown)

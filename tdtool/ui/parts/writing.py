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
    keeps its own order all the same.
    """
    line = plain.one_line(text)
    metrics = painter.fontMetrics()
    shown = metrics.elidedText(line, Qt.TextElideMode.ElideRight, room.width())
    before = painter.layoutDirection()
    painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    painter.drawText(room, theme.plain_alignment(right=right), shown)
    painter.setLayoutDirection(before)
    return metrics.horizontalAdvance(shown)

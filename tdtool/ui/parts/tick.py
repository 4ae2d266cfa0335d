"""A box to tick."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tdtool.ui import icons, theme
from tdtool.ui.icons import Icon

BOX = 18


def paint_box(painter: QPainter, rect: QRectF, *, ticked: bool, enabled: bool = True) -> None:
    """Draw a box of 18 px, ticked or not."""
    now = theme.colours()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if ticked:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.accent if enabled else now.line)
    else:
        painter.setPen(QPen(now.second if enabled else now.line, 1.25))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), 4, 4)
    if ticked:
        icons.paint(painter, rect.adjusted(2, 2, -2, -2), Icon.CHECK, now.on_accent)
    painter.restore()

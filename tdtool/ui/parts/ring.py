"""The ring that shows where the keys go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tdtool.ui import theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

WIDTH = 2
RADIUS = 6


def paint_focus(painter: QPainter, widget: QWidget, radius: float = RADIUS) -> None:
    """Draw the focus ring along a widget's edge if it has the focus."""
    if widget.hasFocus():
        paint_ring(painter, QRectF(widget.rect()), radius)


def paint_ring(painter: QPainter, rect: QRectF, radius: float = RADIUS) -> None:
    """Draw a ring in the selection colour just inside a rectangle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colours().information, theme.px(WIDTH)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = theme.px(WIDTH) / 2
    painter.drawRoundedRect(
        rect.adjusted(half, half, -half, -half), theme.px(radius), theme.px(radius)
    )
    painter.restore()

"""What lies under the words of a list's row: chosen, under the mouse, with the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle

from tdtool.ui import theme
from tdtool.ui.parts.ring import paint_ring

if TYPE_CHECKING:
    from PySide6.QtCore import QRect

_RADIUS = 4


def paint_row_ground(painter: QPainter, rect: QRect, state: QStyle.StateFlag) -> bool:
    """Paint the rounded ground and the ring of a row; return whether it is the chosen one."""
    now = theme.colours()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    chosen = bool(state & QStyle.StateFlag.State_Selected)
    if chosen or state & QStyle.StateFlag.State_MouseOver:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.selected if chosen else now.raised)
        painter.drawRoundedRect(QRectF(rect), theme.px(_RADIUS), theme.px(_RADIUS))
    if chosen and state & QStyle.StateFlag.State_HasFocus:
        paint_ring(painter, QRectF(rect), _RADIUS)
    return chosen

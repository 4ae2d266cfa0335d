"""Button disc and blind chips, small, as they stand beside the words of an answer."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from tdtool.ui import icons, theme
from tdtool.ui.floor.answer_rows import Badge, Part
from tdtool.ui.icons import Icon


def paint_part(painter: QPainter, part: Part, middle: QPointF) -> None:
    """Draw the disc, chip or mark of a part, 18 px wide, around a point."""
    now = theme.colours()
    radius = theme.px(90) / 10
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    if part is Part.BUTTON:
        painter.setPen(QPen(now.on_button_disc, 1.6) if not now.dark else Qt.PenStyle.NoPen)
        painter.setBrush(now.button_disc)
        painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.setFont(theme.font(11, QFont.Weight.Bold))
        painter.setPen(now.on_button_disc)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "D")
    elif part in {Part.SMALL_BLIND, Part.BIG_BLIND}:
        small = part is Part.SMALL_BLIND
        colour = now.small_blind if small else now.big_blind
        on = now.on_small_blind if small else now.on_big_blind
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(box)
        edge = QPen(theme.blended(on, colour, 0.6), 1.2)
        edge.setDashPattern([2.6, 2.4])
        painter.setPen(edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.adjusted(1.5, 1.5, -1.5, -1.5))
    else:
        side = theme.px(14)
        place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        icons.paint(painter, place, Icon.ACTS if part is Part.FIRST else Icon.HOURGLASS, now.second)


def paint_badge(painter: QPainter, box: QRectF, badge: Badge, *, quiet: bool = False) -> None:
    """Draw a seat's number in a box: dashed where nobody sits, filled blue where it differs."""
    now = theme.colours()
    empty, differs = badge.empty, badge.differs
    ink = now.second if quiet or empty else now.text
    if differs:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.information)
        ink = now.on_information
    elif empty:
        pen = QPen(now.second, 1)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.raised)
    radius = theme.px(5)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    if differs and empty:
        pen = QPen(now.on_information, 1)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), radius - 1, radius - 1)
    painter.setPen(ink)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(badge.seat))

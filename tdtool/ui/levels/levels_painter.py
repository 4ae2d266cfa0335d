"""Paints the spreadsheet: the ground of each line, and the words of each cell."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen

from tdtool.ui import icons, plain, theme
from tdtool.ui.levels.lines import LineKind

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

    from tdtool.ui.levels.cell_look import CellLook, Looks
    from tdtool.ui.levels.lines import Line

PADDING = 8
_ICON = 15
_GAP = 6
_RADIUS = 4
_REMEMBERED = 4_096
_LEFT, _RIGHT = (int(theme.plain_alignment(right=right)) for right in (False, True))


@cache
def _font(percent: int, size: float, weight: int) -> tuple[QFont, QFontMetrics]:
    """Make a font once for each size of text."""
    del percent
    font = theme.font(size, QFont.Weight(weight))
    return font, QFontMetrics(font)


def _fonts(size: float, *, bold: bool) -> tuple[QFont, QFontMetrics]:
    weight = QFont.Weight.DemiBold if bold else QFont.Weight.Normal
    return _font(theme.px(100), size, int(weight))


@lru_cache(_REMEMBERED)
def _wide(percent: int, text: str, *, bold: bool) -> int:
    del percent
    return _fonts(13, bold=bold)[1].horizontalAdvance(text)


def figure_width(text: str, *, bold: bool) -> int:
    """Tell how wide a figure is (pixels); those of a sheet are measured again and again."""
    return _wide(theme.px(100), text, bold=bold)


def paint_ground(painter: QPainter, rect: QRect, line: Line, looks: Looks) -> None:
    """Draw what lies under a line: felt under the running one, raised under breaks."""
    now = theme.colours()
    running = looks.is_running(line)
    breaks = line.kind is LineKind.BREAK
    if not running and not breaks:
        return
    room = QRectF(rect).adjusted(0, 0.5, 0, -0.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(now.felt if running else now.raised)
    painter.drawRoundedRect(room, theme.px(_RADIUS), theme.px(_RADIUS))
    if running:
        painter.setBrush(now.accent)
        painter.drawRect(QRectF(room.left(), room.top(), theme.px(3), room.height()))


def paint_cell(painter: QPainter, rect: QRect, look: CellLook, *, chosen: bool) -> None:
    """Draw selection, mark, words and what stands beside them; the ground is there already."""
    if chosen:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colours().selected)
        painter.drawRoundedRect(QRectF(rect).adjusted(1, 1.5, -1, -1.5), 4, 4)
    if look.mark:
        _paint_mark(painter, rect, look.mark)
    if look.is_empty:
        return
    if look.right:
        _paint_right(painter, rect, look)
    else:
        _paint_left(painter, rect, look)


def _paint_mark(painter: QPainter, rect: QRect, mark: str) -> None:
    now = theme.colours()
    colour = now.needs_you if mark == "warned" else now.wrong
    room = QRectF(rect).adjusted(theme.px(1), theme.px(3), -theme.px(1), -theme.px(3))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1))
    painter.setBrush(theme.blended(colour, now.panel, 0.08))
    painter.drawRoundedRect(room, theme.px(_RADIUS), theme.px(_RADIUS))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)


def _room(rect: QRect) -> QRect:
    padding = theme.px(PADDING)
    return rect.adjusted(padding, 0, -padding, 0)


def _paint_right(painter: QPainter, rect: QRect, look: CellLook) -> None:
    now = theme.colours()
    room = _room(rect)
    colour = now.role(look.role)
    if look.icon is not None:
        side = theme.px(_ICON)
        box = QRectF(room.right() + 1 - side, rect.top() + (rect.height() - side) / 2, side, side)
        icons.paint(painter, box, look.icon, colour)
        return
    font, metrics = _fonts(13, bold=look.bold)
    text = plain.one_line(look.text) if not look.text.isascii() else look.text
    width = figure_width(text, bold=look.bold)
    if width > room.width():
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(room, _RIGHT, text)
    if look.prefix:
        room.setRight(room.right() - width - theme.px(_GAP))
        small, _ = _fonts(11, bold=False)
        painter.setFont(small)
        painter.setPen(now.second)
        painter.drawText(room, _RIGHT, look.prefix)


def _paint_left(painter: QPainter, rect: QRect, look: CellLook) -> None:
    now = theme.colours()
    room = _room(rect)
    colour = now.role(look.role)
    if look.icon is not None:
        room = _paint_icon(painter, room, look.icon, colour)
    size = 12.5 if look.icon is not None else 13
    room = _paint_words(painter, room, look.text, colour, _fonts(size, bold=look.bold))
    if look.second:
        room.setLeft(room.left() + theme.px(_GAP * 2))
        second = now.role(look.second_role)
        if look.second_icon is not None:
            room = _paint_icon(painter, room, look.second_icon, second)
        room = _paint_words(painter, room, look.second, second, _fonts(13, bold=False))
    if look.rule:
        left = room.left() + theme.px(_GAP * 3)
        middle = rect.top() + rect.height() // 2
        painter.setPen(QPen(now.role(look.rule), 1))
        if left < rect.right():
            painter.drawLine(left, middle, rect.right(), middle)


def _paint_icon(painter: QPainter, room: QRect, icon: icons.Icon, colour: QColor) -> QRect:
    side = theme.px(_ICON)
    box = QRectF(room.left(), room.top() + (room.height() - side) / 2, side, side)
    icons.paint(painter, box, icon, colour)
    return room.adjusted(side + theme.px(_GAP), 0, 0, 0)


def _paint_words(
    painter: QPainter,
    room: QRect,
    words: str,
    colour: QColor,
    fonts: tuple[QFont, QFontMetrics],
) -> QRect:
    """Write words from the left and give the room that is left after them."""
    font, metrics = fonts
    line = plain.one_line(words)
    shown = metrics.elidedText(line, Qt.TextElideMode.ElideRight, max(0, room.width()))
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(room, _LEFT, shown)
    return room.adjusted(metrics.horizontalAdvance(shown), 0, 0, 0)

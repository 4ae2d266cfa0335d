"""How one tile looks: number, ring of seats, and the word about its table."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen, QPixmap

from tdtool.tournament.views import SeatState, TileView, Tone
from tdtool.ui import icons, theme
from tdtool.ui.floor.tiles_model import needs_you
from tdtool.ui.icons import Icon
from tdtool.ui.parts.writing import write

TILE_WIDTH, TILE_HEIGHT = 100, 54
PITCH_WIDTH, PITCH_HEIGHT = 108, 62
RADIUS = 6
_RING_WIDTH, _RING_HEIGHT = 50, 36
_RING_MIDDLE_X, _RING_MIDDLE_Y = 71, 20
_RING_RX, _RING_RY = 19.0, 11.2
_DOT = 2.3
_LOCK, _LOCK_FITS = 12, 24
_GLOW = 0.35
_MOST_KEPT = 512


class Look(NamedTuple):
    """How a tile is looked at: chosen, under the mouse, and how much it glows (1 to 0)."""

    chosen: bool = False
    hovered: bool = False
    glow: float = 0.0


class TilePainter:
    """Paints tiles; fonts and rings are kept from one tile to the next.

    Call `forget` when colours, size of text or the screen's pixel ratio change.
    """

    def __init__(self) -> None:
        self._rings: dict[tuple[object, ...], QPixmap] = {}
        self.forget()

    def forget(self) -> None:
        """Make fonts and rings anew."""
        self._rings.clear()
        self._lock: QPixmap | None = None
        self._number = theme.font(20, QFont.Weight.DemiBold)
        self._number_metrics = QFontMetrics(self._number)
        self._count = theme.font(13)
        self._word = theme.font(11)

    def paint(self, painter: QPainter, box: QRect, tile: TileView, look: Look) -> None:
        """Paint a tile into its box; the focus ring is the view's."""
        chosen, hovered, glow = look
        now = theme.colours()
        ground = now.selected if chosen else now.raised if hovered else now.panel
        if glow:
            ground = theme.blended(now.information, ground, _GLOW * glow)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(box, theme.px(RADIUS), theme.px(RADIUS))
        if needs_you(tile):
            self._paint_bar(painter, box, now.wrong if _is_wrong(tile) else now.needs_you)
        painter.setFont(self._number)
        painter.setPen(now.text)
        place = QRect(box.x() + theme.px(11), box.y() + theme.px(4), theme.px(42), theme.px(24))
        painter.drawText(place, theme.plain_alignment(), str(tile.table))
        ring = self._ring(tile, painter.device().devicePixelRatioF(), chosen=chosen)
        painter.drawPixmap(
            QPointF(
                box.x() + theme.px(_RING_MIDDLE_X) - theme.px(_RING_WIDTH) / 2,
                box.y() + theme.px(_RING_MIDDLE_Y) - theme.px(_RING_HEIGHT) / 2,
            ),
            ring,
        )
        if tile.locked:
            self._paint_lock(painter, box, tile)
        self._paint_word(painter, box, tile, ground)

    def _paint_lock(self, painter: QPainter, box: QRect, tile: TileView) -> None:
        """Draw a small lock behind the number: nobody is moved from or to this table."""
        if self._lock is None:
            ratio = painter.device().devicePixelRatioF()
            self._lock = icons.pixmap(Icon.LOCK, "second", theme.px(_LOCK), ratio)
        width = self._number_metrics.horizontalAdvance(str(tile.table))
        left = box.x() + theme.px(13) + width
        if width <= theme.px(_LOCK_FITS):
            painter.drawPixmap(left, box.y() + theme.px(10), self._lock)

    def _paint_bar(self, painter: QPainter, box: QRect, colour: QColor) -> None:
        inset = theme.px(8)
        bar = QRectF(box.x(), box.y() + inset, theme.px(3), box.height() - 2 * inset)
        painter.setBrush(colour)
        painter.drawRoundedRect(bar, 1.5, 1.5)

    def _paint_word(self, painter: QPainter, box: QRect, tile: TileView, ground: QColor) -> None:
        text = tile.word.text if tile.word is not None else "locked" if tile.locked else ""
        if not text:
            return
        place = QRect(box.x() + theme.px(10), box.y() + theme.px(35), theme.px(84), theme.px(15))
        painter.setFont(self._word)
        painter.setPen(theme.legible(_word_colour(tile), ground))
        write(painter, place, text)

    def _ring(self, tile: TileView, ratio: float, *, chosen: bool) -> QPixmap:
        now = theme.colours()
        amber = needs_you(tile) and SeatState.ON_THE_WAY not in tile.seats
        key = (tile.seats, tile.count, amber, chosen, ratio, now.dark)
        made = self._rings.get(key)
        if made is None:
            if len(self._rings) >= _MOST_KEPT:
                self._rings.clear()
            made = self._rings[key] = self._draw_ring(tile, ratio, amber=amber, chosen=chosen)
        return made

    def _draw_ring(self, tile: TileView, ratio: float, *, amber: bool, chosen: bool) -> QPixmap:
        width, height = theme.px(_RING_WIDTH), theme.px(_RING_HEIGHT)
        made = QPixmap(math.ceil(width * ratio), math.ceil(height * ratio))
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.colours()
        quiet = now.second if chosen or not now.dark else now.third
        middle = QPointF(width / 2, height / 2)
        for at, seat in enumerate(tile.seats):
            self._draw_dot(painter, _dot_at(middle, at, len(tile.seats)), seat, quiet)
        painter.setFont(self._count)
        painter.setPen(now.needs_you if amber else now.second)
        painter.drawText(QRectF(0, 0, width, height), Qt.AlignmentFlag.AlignCenter, str(tile.count))
        painter.end()
        return made

    def _draw_dot(self, painter: QPainter, middle: QPointF, seat: SeatState, quiet: QColor) -> None:
        size = _DOT * theme.px(100) / 100
        now = theme.colours()
        if seat is SeatState.SEATED:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(quiet)
            painter.drawEllipse(middle, size, size)
        elif seat is SeatState.LOCKED:
            painter.setPen(QPen(quiet, 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            cross = QPainterPath()
            cross.moveTo(middle + QPointF(-size + 0.4, -size + 0.4))
            cross.lineTo(middle + QPointF(size - 0.4, size - 0.4))
            cross.moveTo(middle + QPointF(-size + 0.4, size - 0.4))
            cross.lineTo(middle + QPointF(size - 0.4, -size + 0.4))
            painter.drawPath(cross)
        else:
            waits = seat is SeatState.ON_THE_WAY
            painter.setPen(QPen(now.needs_you if waits else quiet, 1.6 if waits else 1.1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            size += 0.4 if waits else -0.3
            painter.drawEllipse(middle, size, size)


def _dot_at(middle: QPointF, at: int, seats: int) -> QPointF:
    angle = (at + 0.5) * 2 * math.pi / seats
    rx, ry = _RING_RX * theme.px(100) / 100, _RING_RY * theme.px(100) / 100
    return QPointF(middle.x() - math.sin(angle) * rx, middle.y() + math.cos(angle) * ry)


def _is_wrong(tile: TileView) -> bool:
    return tile.word is not None and tile.word.tone is Tone.WRONG


def _word_colour(tile: TileView) -> QColor:
    now = theme.colours()
    if tile.word is None:
        return now.second
    return {
        Tone.NEEDS_YOU: now.needs_you,
        Tone.WRONG: now.wrong_text,
        Tone.NEW: now.information,
        Tone.KNOWN: now.second,
        Tone.REMARK: now.second,
    }[tile.word.tone]

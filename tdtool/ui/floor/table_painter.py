"""Draws the picture of a table: felt, discs, names, chips and words."""

from __future__ import annotations

import math
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from tdtool.tournament.views import Tone
from tdtool.ui import plain, theme
from tdtool.ui.floor.picture import Face, Mark, Picture, SeatFace
from tdtool.ui.floor.seat_labels import Labels, Sizes
from tdtool.ui.floor.seat_line import SeatLine
from tdtool.ui.floor.table_shape import Place, Side, TableShape

if TYPE_CHECKING:
    from collections.abc import Mapping

_ALIGN = {
    Side.LEFT: Qt.AlignmentFlag.AlignRight,
    Side.RIGHT: Qt.AlignmentFlag.AlignLeft,
    Side.ABOVE: Qt.AlignmentFlag.AlignHCenter,
    Side.BELOW: Qt.AlignmentFlag.AlignHCenter,
}
_WORDS = {Mark.ACTS_FIRST: "acts first", Mark.DEAD_BUTTON: "dead", Mark.WAITS: "waits"}
_ONLY_ON_FELT = {Mark.ACTS_FIRST, Mark.WAITS}
_LONG_SIDE = {Side.ABOVE, Side.BELOW}


NO_GLOW: Mapping[int, float] = MappingProxyType({})


class Attention(NamedTuple):
    """What is looked at: seats chosen, hovered, in focus, and those that glow (1 to 0)."""

    chosen: frozenset[int] = frozenset()
    hovered: int | None = None
    focused: int | None = None
    glow: Mapping[int, float] = NO_GLOW


class TablePainter:
    """Draws one picture into one shape.

    Fonts and colours are taken when it is made; make a new one for each paint.
    """

    def __init__(
        self, painter: QPainter, shape: TableShape | SeatLine, sizes: Sizes, room: QRectF
    ) -> None:
        self._painter = painter
        self._shape = shape
        self._sizes = sizes
        self._labels = Labels(shape, sizes, room)
        self._now = theme.colours()
        self._is_old = False
        self._number = self._font(13.5, QFont.Weight.DemiBold)
        self._name = self._font(13, QFont.Weight.DemiBold)
        self._second = self._font(13)
        self._small = self._font(12)

    def paint(self, picture: Picture, attention: Attention) -> None:
        """Draw everything, the felt first."""
        if isinstance(self._shape, TableShape):
            self._felt(self._shape)
            self._centre(picture)
        self._is_old = picture.faded
        self._marks(picture)
        for seat in picture.seats:
            place = self._shape.place(seat.seat)
            if place is not None:
                self._disc(place, seat, attention)
                self._label(place, seat)

    def _font(self, size: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        made = theme.font(size, weight)
        made.setPixelSize(max(9, round(theme.px(100) / 100 * size * self._sizes.letters)))
        return made

    def _felt(self, shape: TableShape) -> None:
        painter, now, scale = self._painter, self._now, self._sizes.scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.rail)
        painter.drawPath(shape.outline(5 * scale))
        painter.setBrush(now.felt)
        edge = theme.blended(now.accent, now.felt, 0.22)
        painter.setPen(QPen(edge, max(1.0, 1.2 * scale)))
        painter.drawPath(shape.outline(-6.5 * scale))
        self._pill("dealer", shape.dealer)

    def _pill(self, text: str, middle: QPointF) -> None:
        painter, now, scale = self._painter, self._now, self._sizes.scale
        width, height = 68 * scale, 19 * scale
        box = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
        painter.setPen(QPen(now.line, 1))
        painter.setBrush(now.raised)
        painter.drawRoundedRect(box, height / 2, height / 2)
        painter.setPen(now.second)
        painter.setFont(self._font(11.5))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _centre(self, picture: Picture) -> None:
        painter, now = self._painter, self._now
        label = theme.label_font()
        label.setPixelSize(self._font(12).pixelSize())
        large = self._font(16, QFont.Weight.DemiBold)
        words = [
            (picture.centre.label, label, now.second),
            (picture.centre.large, large, now.text),
            (picture.centre.small, self._second, now.second),
        ]
        shown = [(text, font, colour) for text, font, colour in words if text]
        if self._sizes.tight:
            shown = shown[1:2] if len(shown) > 1 else shown
        if not self._sizes.words:
            return
        heights = [QFontMetricsF(font).height() + 1 for _, font, _ in shown]
        ring = self._shape.ring
        lift = 3 * self._sizes.scale if len(shown) > 1 else 0
        top = ring.center().y() + lift - sum(heights) / 2
        width = ring.width() * 0.5
        for (text, font, colour), height in zip(shown, heights, strict=True):
            box = QRectF(ring.center().x() - width / 2, top, width, height)
            painter.setFont(font)
            painter.setPen(colour)
            self._draw(box, text, Qt.AlignmentFlag.AlignHCenter)
            top += height

    def _draw(
        self,
        box: QRectF,
        text: str,
        align: Qt.AlignmentFlag,
        cut: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
    ) -> None:
        metrics = QFontMetricsF(self._painter.font())
        short = metrics.elidedText(plain.one_line(text), cut, box.width())
        flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
        # Letters of other scripts reach below the line that Latin ones need.
        more = Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
        self._painter.drawText(box, int(flags) | int(more), short)

    # What lies on the felt

    def _marks(self, picture: Picture) -> None:
        by_seat: dict[int, list[Mark]] = {}
        in_line = isinstance(self._shape, SeatLine)
        for seat, mark in picture.marks:
            if not in_line or mark not in _ONLY_ON_FELT:
                by_seat.setdefault(seat, []).append(mark)
        taken: list[QPointF] = []
        for seat, marks in by_seat.items():
            place = self._shape.place(seat)
            if place is None:
                continue
            for number, mark in enumerate(marks):
                spot = self._free_spot(place, number, len(marks), taken)
                taken.append(spot)
                self._mark(place, mark, spot, marks)

    def _free_spot(self, place: Place, number: int, of: int, taken: list[QPointF]) -> QPointF:
        """Give where the `number`th of several marks of a seat lies, clear of its neighbours'."""
        if isinstance(self._shape, SeatLine):
            return self._shape.spot(place, number, of)
        step = self._sizes.chip + 5 * self._sizes.scale
        close = self._sizes.tight or not self._sizes.names
        deep = self._sizes.disc / 2 + (16 if close else 22) * self._sizes.scale
        along = (number - (of - 1) / 2) * step if place.side in _LONG_SIDE else 0.0
        for _ in range(6):
            spot = place.towards_felt(deep, along)
            if all(_apart(spot, other) >= self._sizes.chip + 1 for other in taken):
                break
            deep += step / 3
        return spot

    def _mark(self, place: Place, mark: Mark, spot: QPointF, beside: list[Mark]) -> None:
        now = self._now
        if self._is_old and mark in {Mark.SMALL_BLIND, Mark.BIG_BLIND}:
            self._chip(spot, "SB" if mark is Mark.SMALL_BLIND else "BB", now.raised, now.second)
        elif mark is Mark.SMALL_BLIND:
            self._chip(spot, "SB", now.small_blind, now.on_small_blind)
        elif mark is Mark.BIG_BLIND:
            self._chip(spot, "BB", now.big_blind, now.on_big_blind)
        elif mark in {Mark.BUTTON, Mark.DEAD_BUTTON}:
            self._button(spot, dead=mark is Mark.DEAD_BUTTON)
        elif mark is Mark.ACTS_FIRST:
            self._triangle(spot)
        word = _WORDS.get(mark, "")
        if word and len(beside) == 1 and not self._sizes.tight:
            self._word(place, mark, spot, word)

    def _chip(self, spot: QPointF, word: str, colour: QColor, on: QColor) -> None:
        painter, radius = self._painter, self._sizes.chip / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(spot, radius, radius)
        edge = QPen(theme.blended(on, colour, 0.6), max(1.0, radius / 9))
        edge.setDashPattern([3.2, 3.0])
        painter.setPen(edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(spot, radius - radius / 6, radius - radius / 6)
        font = self._font(11, QFont.Weight.Bold)
        font.setPixelSize(max(7, round(radius * 0.82)))
        painter.setFont(font)
        painter.setPen(on)
        box = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, word)

    def _button(self, spot: QPointF, *, dead: bool) -> None:
        painter, now, radius = self._painter, self._now, self._sizes.chip / 2
        ink = now.second if self._is_old else now.on_button_disc
        painter.setPen(QPen(ink, 1.0 if now.dark else 1.8))
        painter.setBrush(now.raised if self._is_old else now.button_disc)
        painter.drawEllipse(spot, radius - 0.5, radius - 0.5)
        if dead:
            ring = QPen(now.text if now.dark else now.second, 1.2)
            ring.setDashPattern([3, 2.4])
            painter.setPen(ring)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            around = radius + (1.5 if isinstance(self._shape, SeatLine) else 4)
            painter.drawEllipse(spot, around, around)
        font = self._font(13, QFont.Weight.Bold)
        font.setPixelSize(max(8, round(radius)))
        painter.setFont(font)
        painter.setPen(ink)
        box = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "D")

    def _triangle(self, spot: QPointF) -> None:
        size = 5.2 * self._sizes.scale
        painter = self._painter
        pen = QPen(self._now.text, 1.4)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(
            [
                spot + QPointF(-size * 0.75, -size),
                spot + QPointF(size * 0.95, 0),
                spot + QPointF(-size * 0.75, size),
            ]
        )

    def _word(self, place: Place, mark: Mark, spot: QPointF, word: str) -> None:
        painter = self._painter
        painter.setFont(self._small)
        painter.setPen(self._now.second)
        gap = {Mark.ACTS_FIRST: 10.0, Mark.WAITS: -24.0}.get(mark, self._sizes.chip / 2 + 9)
        gap *= self._sizes.scale if mark is not Mark.DEAD_BUTTON else 1
        width, height = 90.0 * self._sizes.scale, 18.0 * self._sizes.scale
        top = spot.y() - height / 2
        if place.centre.x() <= self._shape.ring.center().x() + 1:
            box = QRectF(spot.x() + gap, top, width, height)
            self._draw(box, word, Qt.AlignmentFlag.AlignLeft)
        else:
            box = QRectF(spot.x() - gap - width, top, width, height)
            self._draw(box, word, Qt.AlignmentFlag.AlignRight)

    # Seats

    def _disc(self, place: Place, seat: SeatFace, attention: Attention) -> None:
        painter, now, radius = self._painter, self._now, self._sizes.disc / 2
        glow = attention.glow.get(seat.seat, 0.0)
        if glow:
            self._halo(place.centre, radius * (1.4 + 0.8 * (1 - glow)), glow)
        fill, pen, ink = self._disc_look(seat.face)
        if seat.seat in attention.chosen:
            fill, ink = now.information, now.on_information
        elif seat.seat == attention.hovered:
            fill = theme.blended(now.second, fill, 0.25)
        # A rim of the ground sets the disc off the rail.
        painter.setPen(QPen(now.panel, 2) if now.dark else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawEllipse(place.centre, radius + 1, radius + 1)
        if pen is not None:
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(place.centre, radius, radius)
        if seat.face is Face.OUT_SOON:
            self._ring(place.centre, radius + 5, now.wrong, dashed=True)
        if seat.seat == attention.focused:
            self._ring(place.centre, radius + 4, now.information, dashed=False)
        painter.setFont(self._number)
        painter.setPen(ink)
        box = QRectF(0, 0, 2 * radius, 2 * radius)
        box.moveCenter(place.centre)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(seat.seat))

    def _halo(self, middle: QPointF, radius: float, strength: float) -> None:
        """Draw the glow of a seat that has changed just now."""
        colour = QColor(self._now.information)
        colour.setAlphaF(0.55 * strength)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(colour)
        self._painter.drawEllipse(middle, radius, radius)

    def _disc_look(self, face: Face) -> tuple[QColor, QPen | None, QColor]:
        """Give a disc's fill, outline and the colour of its number."""
        now = self._now
        filled = theme.blended(now.line, now.raised, 0.6) if now.dark else now.panel
        outline = None if now.dark else QPen(now.second, 1.2)
        if face in {Face.EMPTY, Face.NEW_EMPTY, Face.LOCKED}:
            pen = QPen(now.information if face is Face.NEW_EMPTY else now.second, 1.6)
            if face is not Face.LOCKED:
                pen.setDashPattern([2.6, 2.2])
            ink = now.information if face is Face.NEW_EMPTY else now.second
            return now.window if now.dark else now.panel, pen, ink
        looks = {
            Face.WAITS: (now.panel, QPen(now.second, 1.6), now.text),
            Face.NEW: (filled, QPen(now.information, 1.6), now.text),
            Face.ON_THE_WAY: (now.panel, QPen(now.needs_you, 2), now.needs_you),
            Face.WARNED: (filled, QPen(now.needs_you, 2), now.text),
            Face.OUT: (filled, QPen(now.wrong, 2), now.text),
            Face.OUT_SOON: (filled, QPen(now.wrong, 2), now.text),
        }
        return looks.get(face, (filled, outline, now.text))

    def _ring(self, middle: QPointF, radius: float, colour: QColor, *, dashed: bool) -> None:
        pen = QPen(colour, 2 if not dashed else 1.4)
        if dashed:
            pen.setDashPattern([3, 2.6])
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawEllipse(middle, radius, radius)

    def _label(self, place: Place, seat: SeatFace) -> None:
        if not self._sizes.names and not (seat.line and self._sizes.words):
            return
        seat = self._unfolded(place, seat)
        both = self._sizes.names and bool(seat.line)
        box = self._labels.box(place, 2 if both else 1)
        align = _ALIGN[place.side]
        height = self._sizes.line
        if self._sizes.names:
            empty = seat.face in {Face.EMPTY, Face.NEW_EMPTY, Face.LOCKED}
            self._painter.setFont(self._second if empty else self._name)
            self._painter.setPen(self._now.second if empty else self._now.text)
            upper = QRectF(box.x(), box.y(), box.width(), height)
            self._draw(upper, seat.name, align)
            box = QRectF(box.x(), box.y() + height, box.width(), height)
        if not seat.line:
            return
        bold = seat.tone is Tone.WRONG
        self._painter.setFont(self._name if bold else self._second)
        self._painter.setPen(self._tone(seat.tone))
        cut = Qt.TextElideMode.ElideMiddle if seat.tone else Qt.TextElideMode.ElideRight
        self._draw(QRectF(box.x(), box.y(), box.width(), height), seat.line, align, cut)

    def _unfolded(self, place: Place, seat: SeatFace) -> SeatFace:
        """Share "Havlíň out, 313th" between both lines where it is too wide for one."""
        name, out, rest = seat.line.rpartition(" out, ")
        if not self._sizes.names or not out or seat.face is not Face.NEW_EMPTY:
            return seat
        room = self._labels.box(place, 2).width()
        if QFontMetricsF(self._second).horizontalAdvance(plain.one_line(seat.line)) <= room:
            return seat
        return replace(seat, name=name, line=f"out, {rest}")

    def _tone(self, tone: Tone | None) -> QColor:
        now = self._now
        return {
            Tone.NEEDS_YOU: now.needs_you,
            Tone.WRONG: now.wrong_text,
            Tone.NEW: now.information,
        }.get(tone or Tone.KNOWN, now.second)


def _apart(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())

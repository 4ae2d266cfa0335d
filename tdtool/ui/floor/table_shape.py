"""Where seats, chips and words stand on the picture of a table, seen from above."""

from __future__ import annotations

import math
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

_HALVES: dict[int, tuple[float, ...]] = {
    1: (1.0,),
    2: (0.5,),
    3: (0.45, 1.0),
    4: (0.4, 0.78),
    5: (0.4, 0.7, 1.0),
    6: (0.194, 0.5, 0.8),
    7: (0.194, 0.48, 0.7, 1.0),
    8: (0.194, 0.43, 0.575, 0.795),
    9: (0.194, 0.431, 0.571, 0.713, 1.0),
    10: (0.194, 0.385, 0.5, 0.615, 0.83),
    11: (0.194, 0.385, 0.5, 0.615, 0.745, 1.0),
    12: (0.194, 0.38, 0.495, 0.61, 0.73, 0.895),
}
"""By number of seats: how far from the dealer (0) to the seat across (1) each of the
dealer's left hand sits. His right hand mirrors it. Names need room beside the ends and
above the long side, so the seats are not spaced evenly."""

FEWEST_SEATS, MOST_SEATS = min(_HALVES), max(_HALVES)


class Side(Enum):
    """On which side of its disc a seat's name stands."""

    LEFT = "left"
    RIGHT = "right"
    ABOVE = "above"
    BELOW = "below"


class Place(NamedTuple):
    """One seat: the middle of its disc, the way to the felt (unit vector), its name's side."""

    seat: int
    centre: QPointF
    inward: QPointF
    side: Side

    def towards_felt(self, distance: float, along: float = 0.0) -> QPointF:
        """Give the point `distance` before the seat, `along` px to the side of that way."""
        x = self.centre.x() + self.inward.x() * distance - self.inward.y() * along
        y = self.centre.y() + self.inward.y() * distance + self.inward.x() * along
        return QPointF(x, y)


class TableShape:
    """The stadium on which the middles of the seats' discs lie.

    `ring` is its bounding box in pixels (wider than high). Seat 1 is at the dealer's left,
    the others follow clockwise; the dealer sits in the middle of the lower long side.
    """

    def __init__(self, ring: QRectF, seats: int) -> None:
        self.ring = ring
        self.seats = max(FEWEST_SEATS, min(seats, MOST_SEATS))
        self._radius = min(ring.height(), ring.width()) / 2
        self._straight = max(0.0, ring.width() / 2 - self._radius)
        self.places = tuple(self._place(seat) for seat in range(1, self.seats + 1))

    @property
    def dealer(self) -> QPointF:
        """Give the dealer's place."""
        return QPointF(self.ring.center().x(), self.ring.bottom())

    def place(self, seat: int) -> Place | None:
        """Give the place of a seat, None where the table has no such seat."""
        return self.places[seat - 1] if 1 <= seat <= self.seats else None

    def outline(self, grown: float) -> QPainterPath:
        """Draw the stadium, `grown` px larger (smaller where negative) on all sides."""
        box = self.ring.adjusted(-grown, -grown, grown, grown)
        path = QPainterPath()
        radius = max(0.0, min(box.height(), box.width()) / 2)
        path.addRoundedRect(box, radius, radius)
        return path

    def _place(self, seat: int) -> Place:
        half = _HALVES[self.seats]
        mirrored = seat > len(half)
        share = half[self.seats - seat] if mirrored else half[seat - 1]
        x, y, nx, ny = self._on_left_half(share)
        if mirrored:
            x, nx = -x, -nx
        middle = self.ring.center()
        return Place(
            seat,
            QPointF(middle.x() + x, middle.y() + y),
            QPointF(nx, ny),
            _side(x, y, self._radius),
        )

    def _on_left_half(self, share: float) -> tuple[float, float, float, float]:
        """Give point and inward normal, from the middle, at `share` of the left half."""
        arc = math.pi * self._radius
        way = share * (2 * self._straight + arc)
        if way <= self._straight:
            return -way, self._radius, 0.0, -1.0
        if way >= self._straight + arc:
            return -(2 * self._straight + arc - way), -self._radius, 0.0, 1.0
        angle = (way - self._straight) / self._radius if self._radius else 0.0
        left, down = math.sin(angle), math.cos(angle)
        return (
            -self._straight - left * self._radius,
            down * self._radius,
            left,
            -down,
        )


def _side(x: float, y: float, radius: float) -> Side:
    if y > 0.74 * radius:
        return Side.BELOW
    if y < -0.74 * radius:
        return Side.ABOVE
    return Side.LEFT if x < 0 else Side.RIGHT

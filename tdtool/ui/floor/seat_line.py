"""Seats in a line, where there is no height for the picture of a table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from tdtool.ui.floor.table_shape import Place, Side

_WIDEST, _DISC, _CHIP, _GAP = 44.0, 25.0, 16.0, 2.0
_TOP, _OVER = 6.0, 2.0
HEIGHT = 47.0
"""Discs, what lies below them, and the rings around them (px at 100 %)."""


class SeatLine:
    """Places for seats side by side in the middle of a room, the felt below them.

    `unit` is a pixel at 100 % in pixels; `disc` and `chip` are as wide as there is room for.
    """

    def __init__(self, room: QRectF, seats: int, unit: float) -> None:
        self.pitch = min(_WIDEST * unit, room.width() / max(1, seats))
        self.disc = min(_DISC * unit, self.pitch - 4 * unit)
        self.chip = min(_CHIP * unit, self.pitch - _GAP * unit)
        self.ring = QRectF(0, 0, self.pitch * seats, HEIGHT * unit)
        self.ring.moveCenter(room.center())
        self._unit = unit
        self.places = tuple(self._place(seat) for seat in range(1, seats + 1))

    def place(self, seat: int) -> Place | None:
        """Give the place of a seat, None where the table has no such seat."""
        return self.places[seat - 1] if 1 <= seat <= len(self.places) else None

    def spot(self, place: Place, number: int, of: int) -> QPointF:
        """Give where the `number`th of several marks of a seat lies, below its disc."""
        step = min(self.chip + self._unit, 2 * (self.pitch - self.chip)) if of > 1 else 0.0
        along = (number - (of - 1) / 2) * step
        return place.towards_felt((self.disc + self.chip) / 2 - _OVER * self._unit, -along)

    def _place(self, seat: int) -> Place:
        x = self.ring.left() + (seat - 0.5) * self.pitch
        y = self.ring.top() + _TOP * self._unit + self.disc / 2
        return Place(seat, QPointF(x, y), QPointF(0.0, 1.0), Side.ABOVE)

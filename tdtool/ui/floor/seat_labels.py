"""Where names stand beside the seats of a table's picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF

from tdtool.ui import theme
from tdtool.ui.floor.table_shape import Place, Side

if TYPE_CHECKING:
    from tdtool.ui.floor.seat_line import SeatLine
    from tdtool.ui.floor.table_shape import TableShape

_EDGE = 20.0
"""Between the names and the edge of the picture (px at 100 %), as between the page's edges."""


class Sizes(NamedTuple):
    """The measures of one picture in pixels: disc, chip, line height, letters, distances."""

    scale: float
    disc: float
    chip: float
    line: float
    letters: float
    names: bool
    words: bool
    """Beside seats without names stands at least what happened to them: "out"."""
    tight: bool
    """The felt is too low for more than one line in its middle."""


class Labels(NamedTuple):
    """Where names stand beside their seats, inside the picture's room."""

    shape: TableShape | SeatLine
    sizes: Sizes
    room: QRectF

    def box(self, place: Place, lines: int) -> QRectF:
        """Give the box in which a seat's lines stand."""
        sizes, room = self.sizes, self.room
        height = sizes.line * lines
        gap = sizes.disc / 2 + (9 if sizes.names else 7) * sizes.scale
        x, y = place.centre.x(), place.centre.y()
        edge = theme.px(_EDGE) if sizes.names else 2.0
        if place.side is Side.LEFT:
            left = room.left() + edge
            return QRectF(left, y - height / 2, max(0.0, x - gap - left), height)
        if place.side is Side.RIGHT:
            left = x + gap
            return QRectF(left, y - height / 2, max(0.0, room.right() - edge - left), height)
        width = min(self._gap_to_neighbour(place) - 8, 190 * sizes.scale)
        width = min(width, 2 * (x - room.left() - edge), 2 * (room.right() - edge - x))
        off = sizes.disc / 2 + 3 * sizes.scale
        top = y - off - height - 6 * sizes.scale if place.side is Side.ABOVE else y + off
        return QRectF(x - width / 2, top, width, height)

    def _gap_to_neighbour(self, place: Place) -> float:
        """Give how far the nearest name of the same side is away, in pixels."""
        others = [
            abs(other.centre.x() - place.centre.x())
            for other in self.shape.places
            if other.side is place.side and other.seat != place.seat
        ]
        return min(others, default=400.0)

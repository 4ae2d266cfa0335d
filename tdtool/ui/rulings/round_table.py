"""A small table with the chips of a round before the seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from tdtool.ui import figures, theme
from tdtool.ui.floor.table_picture import TablePicture
from tdtool.ui.rulings.round_picture import NOTHING, picture_of

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QPaintEvent

    from tdtool.ui.floor.table_shape import Place
    from tdtool.ui.rulings.calculators.worked import TableSeen

_CHIP, _DEEP = 7.0, 27.0
_THOUSAND, _MILLION, _SHORT_FROM = 1_000, 1_000_000, 10_000


def compact(chips: int) -> str:
    """Write chips in little room: "3,500", "25k", "12.5k", "1.2m"."""
    for unit, sign in ((_MILLION, "m"), (_THOUSAND, "k")):
        if chips >= max(unit, _SHORT_FROM) and chips % (unit // 10) == 0:
            whole, rest = divmod(chips, unit)
            return f"{whole}.{rest * 10 // unit}{sign}" if rest else f"{whole}{sign}"
    return figures.number(chips)


class RoundTable(TablePicture):
    """Seats by their numbers, and what lies in front of each."""

    def __init__(self) -> None:
        super().__init__(names=False)
        self._seen: TableSeen | None = None
        self.set_picture(NOTHING)

    def show_round(self, seen: TableSeen | None) -> None:
        """Show a round, or a table at which nothing was typed yet."""
        self._seen = seen
        self.set_picture(NOTHING if seen is None else picture_of(seen))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table, then the chips."""
        super().paintEvent(event)
        seen = self._seen
        if seen is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape, sizes = self._shape()
        for seat, chips in seen.chips.items():
            place = shape.place(seat)
            if place is not None:
                self._paint_chips(painter, place, seat, chips, sizes.scale)

    def _paint_chips(
        self, painter: QPainter, place: Place, seat: int, chips: int, scale: float
    ) -> None:
        now = theme.colours()
        spot = place.towards_felt(_DEEP * scale, 0.0)
        dead = self._seen is not None and seat in self._seen.dead
        fill = self._colour(seat)
        radius = _CHIP * scale
        pen = QPen(fill, 1.2)
        pen.setDashPattern([2.2, 1.8])
        painter.setPen(pen if dead else Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush if dead else fill)
        painter.setFont(theme.font(11.5, QFont.Weight.Medium))
        text = compact(chips)
        wide = QFontMetricsF(painter.font()).horizontalAdvance(text) + 2
        tall = QFontMetricsF(painter.font()).height()
        # The words stand towards the middle of the table, the chip towards the seat.
        left_side = spot.x() < self.width() / 2
        middle = abs(place.inward.x()) < abs(place.inward.y())
        painter.drawEllipse(spot, radius, radius)
        painter.setPen(now.text)
        if middle:
            down = place.inward.y() > 0
            top = spot.y() + radius if down else spot.y() - radius - tall
            room = QRectF(spot.x() - wide / 2, top, wide, tall)
        else:
            x = spot.x() + radius + 3 if left_side else spot.x() - radius - 3 - wide
            room = QRectF(x, spot.y() - tall / 2, wide, tall)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)

    def _colour(self, seat: int) -> QColor:
        now = theme.colours()
        seen = self._seen
        if seen is not None and seat == seen.small_blind:
            return now.small_blind
        if seen is not None and seat == seen.big_blind:
            return now.big_blind
        return now.second

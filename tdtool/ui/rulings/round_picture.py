"""The round on its table, to look at and to click: a seat is asked what it does."""

from __future__ import annotations

from tdtool.tournament.views import Tone
from tdtool.ui import figures
from tdtool.ui.floor.picture import Centre, Face, Picture, SeatFace
from tdtool.ui.rulings.calculators.worked import TableSeen


def picture_of(seen: TableSeen) -> Picture:
    """Draw up the picture of a round."""
    seats = tuple(_face(seen, seat) for seat in range(1, seen.seats + 1))
    total = figures.number(seen.total)
    centre = Centre("", total, "") if seen.total else Centre("", "", "type or click")
    return Picture(None, seats, (), centre)


def _face(seen: TableSeen, seat: int) -> SeatFace:
    if seat in seen.empty:
        return SeatFace(seat, Face.EMPTY)
    if seat == seen.next_seat:
        return SeatFace(seat, Face.NEW, line="acts", tone=Tone.NEW)
    return SeatFace(seat, Face.EMPTY if seat in seen.folded else Face.SEATED)


NOTHING = picture_of(TableSeen(9))
"""A table at which nothing was typed yet."""

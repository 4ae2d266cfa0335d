from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF, QRectF

from tdtool.ui.floor.table_shape import MOST_SEATS, Side, TableShape

RING = QRectF(100, 50, 370, 174)
SIZES = range(2, MOST_SEATS + 1)


def angle(point: QPointF) -> float:
    """How far round from the dealer, clockwise as the dealer's left hand goes (0 to 360)."""
    away = point - RING.center()
    return math.degrees(math.atan2(-away.x(), away.y())) % 360


@pytest.mark.parametrize("seats", SIZES)
def test_seats_go_clockwise_from_the_dealers_left(seats: int) -> None:
    places = TableShape(RING, seats).places
    assert [place.seat for place in places] == list(range(1, seats + 1))
    angles = [angle(place.centre) for place in places]
    assert angles == sorted(angles)
    assert places[0].centre.x() < RING.center().x() < places[-1].centre.x()


@pytest.mark.parametrize("seats", SIZES)
def test_right_hand_mirrors_the_left(seats: int) -> None:
    shape = TableShape(RING, seats)
    for left, right in zip(shape.places, reversed(shape.places), strict=True):
        assert left.centre.x() + right.centre.x() == pytest.approx(2 * RING.center().x())
        assert left.centre.y() == pytest.approx(right.centre.y())
        assert {left.side, right.side} in ({Side.LEFT, Side.RIGHT}, {left.side})


@pytest.mark.parametrize("seats", SIZES)
def test_discs_do_not_touch_each_other_nor_the_dealer(seats: int) -> None:
    shape = TableShape(RING, seats)
    points = [place.centre for place in shape.places] + [shape.dealer]
    for number, one in enumerate(points):
        for other in points[:number]:
            assert math.hypot(one.x() - other.x(), one.y() - other.y()) >= 38


@pytest.mark.parametrize("seats", SIZES)
def test_discs_lie_on_the_rail_and_look_inwards(seats: int) -> None:
    shape = TableShape(RING, seats)
    for place in shape.places:
        assert not shape.outline(-1).contains(place.centre)
        assert shape.outline(1).contains(place.centre)
        assert math.hypot(place.inward.x(), place.inward.y()) == pytest.approx(1)
        assert shape.outline(0).contains(place.towards_felt(20))


def test_nine_seats_stand_where_the_drawing_has_them() -> None:
    ring = QRectF(616, 177, 370, 174)
    drawn = [(710, 351), (621, 296), (621, 231), (667, 184), (801, 177)]
    for place, (x, y) in zip(TableShape(ring, 9).places, drawn, strict=False):
        assert abs(place.centre.x() - x) <= 6, place
        assert abs(place.centre.y() - y) <= 6, place


def test_seat_that_does_not_exist_has_no_place() -> None:
    shape = TableShape(RING, 6)
    assert shape.place(0) is None
    assert shape.place(7) is None
    assert shape.place(6) is not None

"""The ring of seats."""

from __future__ import annotations

import pytest

from tdtool.rules.seats import between, clockwise, in_arc, seat_after, seat_before

RING = (1, 3, 4, 8)


@pytest.mark.parametrize(
    ("seat", "after", "before"), [(1, 3, 8), (2, 3, 1), (4, 8, 3), (8, 1, 4), (9, 1, 8)]
)
def test_neighbours(seat: int, after: int, before: int) -> None:
    assert seat_after(RING, seat) == after
    assert seat_before(RING, seat) == before


@pytest.mark.parametrize(
    ("seat", "order"), [(1, (3, 4, 8, 1)), (2, (3, 4, 8, 1)), (8, RING), (5, (8, 1, 3, 4))]
)
def test_clockwise_ends_with_the_seat_itself(seat: int, order: tuple[int, ...]) -> None:
    assert clockwise(RING, seat) == order


@pytest.mark.parametrize(
    ("first", "seat", "last", "strictly", "arc"),
    [
        (2, 3, 5, True, True),
        (2, 2, 5, False, False),
        (2, 5, 5, False, True),
        (2, 6, 5, False, False),
        (8, 9, 2, True, True),
        (8, 1, 2, True, True),
        (8, 2, 2, False, True),
        (8, 8, 2, False, False),
        (8, 5, 2, False, False),
        (4, 5, 4, False, False),
        (4, 4, 4, False, False),
    ],
)
def test_between_and_arc(first: int, seat: int, last: int, *, strictly: bool, arc: bool) -> None:
    assert between(first, seat, last) == strictly
    assert in_arc(first, seat, last) == arc

"""The ring of seats: numbered clockwise from 1, walked clockwise, the highest beside the lowest.

A ring is an ascending tuple of seats; only the seats in it exist, so no table size is needed.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right

Ring = tuple[int, ...]
PAIR = 2
"""Heads-up: as many players as it takes for a hand."""


def seat_after(ring: Ring, seat: int) -> int:
    """Give the next seat of the ring clockwise after `seat`, which need not be in it."""
    index = bisect_right(ring, seat)
    return ring[index] if index < len(ring) else ring[0]


def seat_before(ring: Ring, seat: int) -> int:
    """Give the seat of the ring just before `seat`, which need not be in it."""
    return ring[bisect_left(ring, seat) - 1]


def clockwise(ring: Ring, seat: int) -> Ring:
    """List the ring from the seat after `seat` round to `seat` itself, if it is in the ring."""
    index = bisect_right(ring, seat)
    return ring[index:] + ring[:index]


def between(first: int, seat: int, last: int) -> bool:
    """Tell whether `seat` lies strictly between two seats, clockwise from `first` to `last`.

    Between a seat and itself there is nothing.
    """
    if first < last:
        return first < seat < last
    return first != last and (seat > first or seat < last)


def in_arc(first: int, seat: int, last: int) -> bool:
    """Tell whether `seat` lies after `first` up to and including `last`, clockwise."""
    return seat == last != first or between(first, seat, last)

"""Seat numbers typed digit by digit: 1, then 0, is seat 10 where there is one."""

from __future__ import annotations

from typing import NamedTuple


class Typed(NamedTuple):
    """What a digit means: the seat, and the seat that the digit before it had meant."""

    seat: int
    instead_of: int | None = None


class SeatTyping:
    """Reads digits as seats of a table."""

    def __init__(self, seats: int = 0) -> None:
        self.seats = seats
        self._before = 0

    def forget(self) -> None:
        """Start anew: the next digit stands for itself."""
        self._before = 0

    def type(self, digit: int) -> Typed | None:
        """Take a digit; None where no seat has such a number."""
        both = self._before * 10 + digit
        if self._before and both <= self.seats:
            instead, self._before = self._before, 0
            return Typed(both, instead)
        self._before = digit if 1 <= digit <= self.seats else 0
        return Typed(digit) if self._before else None

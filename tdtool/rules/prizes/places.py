"""A prize table: bands of places with a prize each, and what is wrong with it."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.prizes.sharing import evenly

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Band(NamedTuple):
    """Places `first` to `last` with a prize each, in the currency's smallest unit.

    `cash` is paid out; `ticket` names what is given beside it ("Seat in the Main Event"),
    and `worth` is what of the pool that costs for each.
    """

    first: int
    last: int
    cash: int
    ticket: str = ""
    worth: int = 0

    @property
    def places(self) -> int:
        """Count the places."""
        return self.last - self.first + 1

    @property
    def each(self) -> int:
        """Give what each place takes out of the pool."""
        return self.cash + self.worth

    @property
    def together(self) -> int:
        """Give what all places of the band take out of the pool."""
        return self.each * self.places


def bands_of(prizes: Sequence[int]) -> tuple[Band, ...]:
    """Put the prizes of places 1, 2, 3 ... into bands of equal ones; who gets nothing has none."""
    found: list[Band] = []
    place = 1
    for cash, run in groupby(prizes):
        last = place + len(list(run)) - 1
        if cash:
            found.append(Band(place, last, cash))
        place = last + 1
    return tuple(found)


def total(bands: Iterable[Band]) -> int:
    """Add up what a table takes out of the pool."""
    return sum(band.together for band in bands)


def at(bands: Sequence[Band], place: int) -> Band | None:
    """Find the band of a place, None where it is not paid."""
    return next((band for band in bands if band.first <= place <= band.last), None)


def cash_at(bands: Sequence[Band], place: int) -> int:
    """Give the cash of a place, 0 where it is not paid."""
    band = at(bands, place)
    return 0 if band is None else band.cash


def shared(bands: Sequence[Band], first: int, last: int, unit: int = 1) -> tuple[int, ...]:
    """Share the prizes of the places `first` to `last` among those who tie for them.

    The prizes are added up and divided (TDA24 RP-8-A, WSOP26 126b); units that are over go to
    the ones named first. Tickets count with what they are worth.
    """
    worth = [0 if band is None else band.each for band in _each(bands, first, last)]
    return evenly(sum(worth), len(worth), unit)


def _each(bands: Sequence[Band], first: int, last: int) -> list[Band | None]:
    return [at(bands, place) for place in range(first, last + 1)]


def gap(bands: Sequence[Band]) -> int | None:
    """Find a place that no band has although a lower one is paid, or that two have."""
    expected = 1
    for band in bands:
        if band.first != expected:
            return min(expected, band.first)
        expected = band.last + 1
    return None


def reversed_at(bands: Sequence[Band]) -> int | None:
    """Find the first place that takes less out of the pool than the place behind it."""
    return next((upper.last for upper, lower in pairwise(bands) if upper.each < lower.each), None)

"""Sharing an amount out to the last unit: by weights, rounded, and where the rest goes.

Amounts are in the currency's smallest unit.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


class Way(StrEnum):
    """How a share is brought to the rounding unit."""

    DOWN = "down"
    NEAREST = "nearest"
    """Half a unit goes up."""


class Rest(StrEnum):
    """Who gets what rounding leaves over, or who lacks what it takes too much."""

    FIRST = "first"
    LAST = "last"
    REMAINDERS = "remainders"
    """A unit each to those who lost most by rounding down, the earlier one first."""
    NOBODY = "nobody"
    """It stays open: shares that do not add up are put right by hand."""


@dataclass(frozen=True, slots=True)
class Rounding:
    """How shares are rounded: to multiples of `unit` (1 for the smallest unit there is)."""

    unit: int = 1
    way: Way = Way.DOWN
    rest: Rest = Rest.FIRST


DOWN = Rounding()
"""Rounded down to the smallest unit, the rest to the first place."""


def by_weights(total: int, weights: Sequence[int], rounding: Rounding) -> tuple[int, ...]:
    """Share `total` out in proportion to the weights; not all of them may be nothing."""
    whole = sum(weights)
    if rounding.rest is Rest.REMAINDERS:
        return exactly(
            [Fraction(total * weight, whole) for weight in weights], total, rounding.unit
        )
    unit = rounding.unit
    half = 0 if rounding.way is Way.DOWN else whole * unit
    shares = [(2 * total * weight + half) // (2 * whole * unit) * unit for weight in weights]
    if rounding.rest is not Rest.NOBODY:
        shares[0 if rounding.rest is Rest.FIRST else -1] += total - sum(shares)
    return tuple(shares)


def exactly(shares: Sequence[Fraction], total: int, unit: int = 1) -> tuple[int, ...]:
    """Round exact shares of `total` down to units, a unit more to the largest remainders.

    Equal remainders go in order; what is less than a unit goes to the first.
    """
    found = [share // unit * unit for share in shares]
    units, less = divmod(total - sum(found), unit)
    order = sorted(range(len(shares)), key=lambda one: found[one] - shares[one])
    for one in order[:units]:
        found[one] += unit
    found[0] += less
    return tuple(found)


def evenly(total: int, number: int, unit: int = 1) -> tuple[int, ...]:
    """Share `total` among so many alike; units that are over go to the first ones."""
    return exactly([Fraction(total, number)] * number, total, unit)

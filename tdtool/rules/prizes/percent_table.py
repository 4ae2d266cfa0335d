"""Payout tables: for so many entries so many places, each with its percentage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.prizes.sharing import by_weights

if TYPE_CHECKING:
    from tdtool.rules.prizes.sharing import Rounding

WHOLE = 10_000
"""All of the pool, in hundredths of a percent."""


class PercentRow(NamedTuple):
    """The shares of each place (hundredths of a percent, the first place first).

    For `least` to `most` entries; `most` is None for any number from there on.
    """

    least: int
    most: int | None
    shares: tuple[int, ...]

    def fits(self, entries: int) -> bool:
        """Tell whether the row is meant for so many entries."""
        return self.least <= entries and (self.most is None or entries <= self.most)


@dataclass(frozen=True, slots=True)
class PercentTable:
    """A payout table by its name, its rows by the number of entries, fewest first."""

    name: str
    rows: tuple[PercentRow, ...]

    def row_for(self, entries: int) -> PercentRow | None:
        """Find the row for so many entries, None where the table has none."""
        return next((row for row in self.rows if row.fits(entries)), None)


def paid(row: PercentRow, pool: int, rounding: Rounding) -> tuple[int, ...]:
    """Give the prize of each place of a row; they come to the pool unless nobody gets the rest."""
    return by_weights(pool, row.shares, rounding)


def places_paid(entries: int, share: int) -> int:
    """Give how many places are paid: a share of the entries (hundredths of a percent), rounded up.

    15 % is what the WSOP has paid since 2016.
    """
    return -(-entries * share // WHOLE)

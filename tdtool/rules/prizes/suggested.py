"""A suggested prize table: a power curve in bands, brought to round amounts.

It comes to the pool to the last unit, no place gets less than one behind it, and the last
place gets the lowest prize at least; where the pool is too small for that, fewer are paid.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING

from tdtool.rules.prizes.curve import Group, curve
from tdtool.rules.prizes.percent_table import WHOLE, places_paid
from tdtool.rules.prizes.places import Band

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

FIRST_SHARES = (
    (1, 10_000), (2, 6_500), (3, 5_000), (4, 4_200), (5, 3_700), (6, 3_300), (7, 3_000),
    (8, 2_850), (9, 2_700), (10, 2_600), (12, 2_500), (20, 2_450), (36, 2_300), (69, 2_150),
    (150, 1_650), (257, 1_550), (560, 1_420), (2_000, 1_200),
)  # fmt: skip
"""What the first place gets of the pool (hundredths of a percent) by the places paid.

Between two of them in proportion; read from tables that rooms and leagues have posted, the
largest fields from the World Series' lists of 2005 and 2023.
"""
_ENDS = ((4, 3), (2, 1), (3, 1), (5, 1))
"""Where the first bands behind the final table end, in final tables."""
LEAD = 2
"""The curve is begun so many places in, which makes its top as flat as posted lists are."""
_NICE = (1, 5)
_FINENESS = 40
"""A prize is rounded to no more than this part of itself."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a suggestion is asked for; amounts in the currency's smallest unit.

    `share_paid` and `first_share` are hundredths of a percent, `first_share` None for what
    is usual. `final_table` places stand alone. Every prize but the first is a multiple of
    `unit`.
    """

    entries: int
    pool: int
    lowest: int
    share_paid: int = 1_500
    first_share: int | None = None
    final_table: int = 9
    unit: int = 1


def suggested(wanted: Wanted) -> tuple[Band, ...]:
    """Suggest a prize table; empty where there is nothing to pay out."""
    if wanted.pool <= 0 or wanted.entries <= 0:
        return ()
    most = min(wanted.entries, max(1, places_paid(wanted.entries, wanted.share_paid)))
    for places in _fewer(most, wanted):
        found = _table(wanted, places)
        if found:
            return found
    return (Band(1, 1, wanted.pool),)


def first_share(places: int) -> int:
    """Give what the first of so many places usually gets (hundredths of a percent)."""
    below = FIRST_SHARES[0]
    for above in FIRST_SHARES:
        if places <= above[0]:
            if above[0] == below[0]:
                return above[1]
            along = places - below[0]
            return below[1] - (below[1] - above[1]) * along // (above[0] - below[0])
        below = above
    return below[1]


def _fewer(most: int, wanted: Wanted) -> Iterator[int]:
    """Count down from the places asked for, in larger steps while many are too many."""
    places = most
    while places > 1:
        if _first(wanted, places) + (places - 1) * wanted.lowest <= wanted.pool:
            yield places
        places -= max(1, places // 50)


def _first(wanted: Wanted, places: int) -> int:
    share = first_share(places) if wanted.first_share is None else wanted.first_share
    return wanted.pool * share // WHOLE


def edges(places: int, final_table: int) -> tuple[tuple[int, int], ...]:
    """Say which places are paid alike: those of a final table alone, then ever larger bands.

    With nine at the final table: 10-12, 13-18, 19-27, 28-45, 46-90, 91-180 and so on. A last
    band of less than a third of its size goes with the one before.
    """
    found = [(place, place) for place in range(1, min(places, final_table) + 1)]
    ends = _ends(final_table)
    first = final_table + 1
    while first <= places:
        end = next(ends)
        last = min(end, places)
        few = (last - first + 1) * 3 < end - first + 1
        if few and found[-1][0] > final_table:
            found[-1] = (found[-1][0], last)
        elif first <= last:
            found.append((first, last))
        first = last + 1
    return tuple(found)


def _ends(final_table: int) -> Iterator[int]:
    for up, down in _ENDS:
        yield final_table * up // down
    end = final_table * 10
    while True:
        yield end
        end *= 2


def _table(wanted: Wanted, places: int) -> tuple[Band, ...]:
    """Make the table for so many places; empty where it does not come out."""
    bands = edges(places, wanted.final_table)
    unit = max(1, wanted.unit)
    lowest = max(unit, -(-wanted.lowest // unit) * unit)
    groups = [Group(_standing_for(a, b), b - a + 1) for a, b in bands]
    # As long as only a final table is paid, the last place gets what the curve gives it.
    beyond = places > wanted.final_table
    ideal = curve(wanted.pool, groups, lowest, _first(wanted, places), ends_lowest=beyond).prizes
    cash = _rounded(ideal, [group.size for group in groups], lowest, unit)
    first = wanted.pool - sum(one * group.size for one, group in zip(cash, groups[1:], strict=True))
    if cash and first < cash[0]:
        return ()
    return tuple(Band(a, b, each) for (a, b), each in zip(bands, (first, *cash), strict=True))


def _standing_for(first: int, last: int) -> Decimal:
    """Give the place on the curve that stands for a band: its middle, counted from LEAD."""
    return ((Decimal(first) * last).sqrt() + LEAD) / (1 + LEAD)


def _rounded(ideal: Sequence[Decimal], sizes: Sequence[int], lowest: int, unit: int) -> list[int]:
    """Round all prizes but the first, from the last one up.

    What a band gets too much or too little the next one above it makes good.
    """
    found: list[int] = []
    least, carried = lowest, Decimal(0)
    for exact, size in zip(ideal[:0:-1], sizes[:0:-1], strict=True):
        wanted = exact + carried / size
        step = _step(wanted, unit)
        each = max(least, int((wanted / step).to_integral_value()) * step)
        carried = (wanted - each) * size
        found.insert(0, each)
        least = each
    return found


def _step(amount: Decimal, unit: int) -> int:
    """Choose how round an amount is made: 1, 5, 10, 50 ... units, at most a fortieth of it."""
    step, power = unit, unit
    while power * _FINENESS <= amount:
        for nice in _NICE:
            if power * nice * _FINENESS <= amount:
                step = power * nice
        power *= 10
    return step

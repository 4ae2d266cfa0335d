"""Fixed prizes by the share of the field that a place belongs to, as flights pay them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.prizes.percent_table import WHOLE
from tdtool.rules.prizes.places import Band

if TYPE_CHECKING:
    from collections.abc import Sequence


class FieldShare(NamedTuple):
    """From and to which share of the field (hundredths of a percent) each place gets `cash`."""

    first: int
    last: int
    cash: int


def fixed(field: int, shares: Sequence[FieldShare]) -> tuple[Band, ...]:
    """Give the bands of places for a field of so many.

    A place belongs to the last share it is not beyond; the places ahead of the first share
    go on playing and have none. Where a share's edge falls on a whole place the books of
    rooms differ: say the count.
    """
    found: list[Band] = []
    done = field * max(shares[0].first - 1, 0) // WHOLE
    for share in shares:
        last = field * share.last // WHOLE
        if last > done:
            found.append(Band(done + 1, last, share.cash))
        done = max(done, last)
    return tuple(found)

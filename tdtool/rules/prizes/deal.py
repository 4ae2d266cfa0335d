"""A deal among all who are left: by ICM, by chips, or by hand, and what stays to play for."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING

from tdtool.rules.prizes.icm import MOST, icm
from tdtool.rules.prizes.sharing import exactly

if TYPE_CHECKING:
    from collections.abc import Sequence


class DealWay(StrEnum):
    """How the money is shared out."""

    ICM = "icm"
    CHIP_CHOP = "chip_chop"
    """The lowest prize for each, the rest by chips."""
    BY_HAND = "by_hand"


def least_left(prizes: Sequence[int], percent: int) -> int:
    """Give what must stay to play for if play goes on: so much percent, rounded up.

    MSPT's deal policy asks for 10 %.
    """
    return -(-sum(prizes) * percent // 100)


def lowered(prizes: Sequence[int], left: int) -> tuple[int, ...]:
    """Take what is left to play for off the best prizes; the lower ones stay as long as can be.

    The first prize gives until it is down to the second, then both, and so on, so that
    nobody is offered less than the lowest prize while there is another way. What cannot be
    shared alike is taken from the better place.
    """
    found = list(prizes)
    alike = 1
    while left:
        while alike < len(found) and found[alike] == found[0]:
            alike += 1
        floor = found[alike] if alike < len(found) else 0
        take = min(left, (found[0] - floor) * alike)
        each, odd = divmod(take, alike)
        for place in range(alike):
            found[place] -= each + (place >= alike - odd)
        left -= take
    return tuple(sorted(found, reverse=True))


def by_icm(stacks: Sequence[int], prizes: Sequence[int], unit: int = 1) -> tuple[int, ...]:
    """Share the prizes by ICM, rounded down to units, the rest to the largest remainders."""
    return exactly(icm(stacks, prizes), sum(prizes), unit)


def by_chips(stacks: Sequence[int], prizes: Sequence[int], unit: int = 1) -> tuple[int, ...]:
    """Give the lowest prize to each and share the rest by chips; rounded like ICM."""
    lowest = min(prizes) if len(prizes) >= len(stacks) else 0
    rest = sum(prizes) - lowest * len(stacks)
    chips = sum(stacks)
    return exactly([Fraction(rest * stack, chips) + lowest for stack in stacks], sum(prizes), unit)


def can_icm(stacks: Sequence[int]) -> bool:
    """Tell whether ICM can be worked out for these stacks."""
    return 0 < len(stacks) <= MOST and sum(stacks) > 0

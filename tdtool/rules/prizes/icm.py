"""What stacks are worth by the independent chip model: chances of each place, times its prize.

A player's chance of finishing first is his share of the chips; the next place is shared by
chips among those who are left (Malmuth and Harville).
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST = 12
"""Players for whom every order of finish is counted."""
_BITS = 256
_KEPT = 128
"""Worked with 256 binary places, given with 128: what is equal comes out equal."""


def icm(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[Fraction, ...]:
    """Give what each stack (chips) is worth; `prizes` are those of places 1, 2, 3 and on.

    Every order of finish counts, through the sets of players who may have the best places;
    no figure is off by as much as 10^-30 of a unit. Who has no chips comes last; several of
    them share alike. Raises ValueError with more than MOST players, or with no chips at all.
    """
    if not 0 < len(stacks) <= MOST or not sum(stacks):
        raise ValueError(f"ICM is counted for 1 to {MOST} players, some of them with chips.")
    paid = [*prizes[: len(stacks)], *[0] * (len(stacks) - len(prizes))]
    with_chips = [place for place, chips in enumerate(stacks) if chips]
    worth = _counted([stacks[place] for place in with_chips], paid)
    found = dict(zip(with_chips, worth, strict=True))
    last = paid[len(with_chips) :]
    rest = Fraction(sum(last), len(last)) if last else Fraction(0)
    return tuple(found.get(place, rest) for place in range(len(stacks)))


def _counted(stacks: Sequence[int], prizes: Sequence[int]) -> list[Fraction]:
    everybody = range(len(stacks))
    chance = [0] * (1 << len(stacks))
    """Set of players (bits) -> the chance that just they have the best places."""
    chance[0] = 1 << _BITS
    chips = [0] * len(chance)
    worth = [0] * len(stacks)
    everything = sum(stacks)
    for ahead in range(len(chance) - 1):
        likely = chance[ahead]
        prize = prizes[ahead.bit_count()]
        left = everything - chips[ahead]
        for player in everybody:
            if not ahead >> player & 1:
                share = likely * stacks[player] // left
                worth[player] += share * prize
                then = ahead | 1 << player
                chance[then] += share
                chips[then] = chips[ahead] + stacks[player]
    half = 1 << (_BITS - _KEPT - 1)
    return [Fraction((one + half) >> (_BITS - _KEPT), 1 << _KEPT) for one in worth]

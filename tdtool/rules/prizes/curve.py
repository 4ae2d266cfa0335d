"""A prize curve between a first and a lowest prize: a power of the place.

After Musco, Sviridenko and Thaler (arXiv 1601.04203): prize(i) = lowest + (first - lowest) / i^a,
with the exponent found by halving. Decimals of a fixed length, so that every machine finds
the same.
"""

from __future__ import annotations

from decimal import Context, Decimal
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

_CONTEXT = Context(prec=24)
_STEPS = 64
_FLATTEST, _STEEPEST = Decimal(-8), Decimal(64)


class Group(NamedTuple):
    """So many places that are paid alike, and the place that stands for them."""

    place: Decimal
    size: int


class Curve(NamedTuple):
    """The exponent, and the prize of each group before rounding."""

    exponent: Decimal
    prizes: tuple[Decimal, ...]


def singles(places: int) -> tuple[Group, ...]:
    """Give a group of its own to each place."""
    return tuple(Group(Decimal(place), 1) for place in range(1, places + 1))


def curve(
    total: int, groups: Sequence[Group], lowest: int, first: int, *, ends_lowest: bool = False
) -> Curve:
    """Find the curve on which the groups come to `total`; the first group is place 1.

    As published the last place gets more than the lowest prize; with `ends_lowest` the curve
    is bent so that it gets just that. Where no exponent fits, the nearest end is given: the
    prizes then do not come to the total.
    """
    logs = [_CONTEXT.ln(group.place) for group in groups]
    low, high = (_FLATTEST if ends_lowest else Decimal(0)), _STEEPEST
    prizes: tuple[Decimal, ...] = ()
    for _ in range(_STEPS):
        exponent = _CONTEXT.divide(low + high, Decimal(2))
        weights = _weights(logs, exponent, ends_lowest=ends_lowest)
        prizes = tuple(_CONTEXT.fma(weight, first - lowest, lowest) for weight in weights)
        come_to = sum(prize * group.size for prize, group in zip(prizes, groups, strict=True))
        if come_to > total:
            low = exponent
        else:
            high = exponent
    return Curve(high, prizes)


def _weights(logs: Sequence[Decimal], exponent: Decimal, *, ends_lowest: bool) -> list[Decimal]:
    """Give where each group stands between the lowest prize (0) and the first one (1)."""
    powers = [_CONTEXT.exp(_CONTEXT.multiply(-exponent, log)) for log in logs]
    last = powers[-1]
    if not ends_lowest or last == 1:
        return powers
    return [_CONTEXT.divide(power - last, 1 - last) for power in powers]

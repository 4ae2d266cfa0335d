"""Starting stacks: how many chips of each value make one, and how many a field needs.

Sets of clubs have about eight chips of each small value and the rest in large ones, so that
blinds and change can be paid without a trip to the bank.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

HANDFUL = 8
"""Chips of each small value in a usual starting stack."""
_LARGEST = 4
"""No chip of a starting stack is worth more than one in so many parts of it."""


class ChipNeed(NamedTuple):
    """How many chips of one value a field needs, all from the bank.

    `stack` are those in one starting stack, `start` those of all stacks and of what is sold
    beside them, `added` those that colour-ups bring in later. `most` is how many are in play
    at once.
    """

    chip: int
    stack: int
    start: int
    added: int
    most: int


def starting_stack(worth: int, chips: Iterable[int]) -> dict[int, int] | None:
    """Make a stack worth so much of these values; None where they do not come to it.

    A handful of each value but the largest where the stack has room for it, the rest in the
    largest chips that are not too large to be played with. Values of which the stack has
    none are left out.
    """
    values = sorted({chip for chip in chips if chip > 0}, reverse=True)
    fitting = [chip for chip in values if chip * _LARGEST <= worth]
    return _stack(worth, fitting) or _stack(worth, values)


def _stack(worth: int, fitting: Sequence[int]) -> dict[int, int] | None:
    """Make a stack of these values, the largest first, with as large a handful as there is."""
    for handful in range(HANDFUL, -1, -1):
        held = dict.fromkeys(fitting[1:], handful)
        rest = worth - sum(chip * count for chip, count in held.items())
        paid = None if rest < 0 else _paid(rest, fitting)
        if paid is not None:
            found = {chip: held.get(chip, 0) + paid.get(chip, 0) for chip in fitting}
            return {chip: found[chip] for chip in sorted(found) if found[chip]}
    return None


def _paid(worth: int, chips: Sequence[int]) -> dict[int, int] | None:
    """Pay an amount with the fewest chips, the largest first; None where it cannot be paid."""
    if not worth:
        return {}
    if not chips:
        return None
    chip, smaller = chips[0], chips[1:]
    most = worth // chip
    # A chip that the smaller ones make up need not be tried with fewer than it can be.
    for count in range(most, max(-1, most - _tries(chip, smaller)), -1):
        rest = _paid(worth - count * chip, smaller)
        if rest is not None:
            return {chip: count, **rest}
    return None


def _tries(chip: int, smaller: Sequence[int]) -> int:
    """Tell how many fewer of a chip may have to be tried: one where the next divides it."""
    return 1 if not smaller or chip % smaller[0] == 0 else smaller[0]


def chip_needs(
    stack: Mapping[int, int], entries: int, ups: Iterable[tuple[int, ...]] = (), sold: int = 0
) -> tuple[ChipNeed, ...]:
    """Work out the chips for so many entries, by value, smallest first.

    `stack` counts the chips of one starting stack by value. `sold` is what rebuys and add-ons
    may bring in, in chips: it is paid in the largest chips of the stack. `ups` are the values
    that leave play together, in order; they are changed up into the smallest value above them
    that the set has.
    """
    values = sorted(chip for chip in stack if chip > 0)
    start = {chip: stack[chip] * entries for chip in values}
    if sold and any(stack.values()):
        largest = max(chip for chip in values if stack[chip])
        start[largest] += -(-sold // largest)
    now = dict(start)
    most = dict(start)
    added = dict.fromkeys(values, 0)
    for up in ups:
        gone = [chip for chip in values if chip in up and now[chip]]
        new = next((chip for chip in values if chip > max(up, default=0)), None)
        if not gone or new is None:
            continue
        worth = sum(chip * now[chip] for chip in gone)
        more = -(-worth // new)
        for chip in gone:
            now[chip] = 0
        now[new] += more
        added[new] += more
        most[new] = max(most[new], now[new])
    return tuple(
        ChipNeed(chip, stack[chip], start[chip], added[chip], most[chip]) for chip in values
    )

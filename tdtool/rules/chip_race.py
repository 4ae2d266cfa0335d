"""Colouring up: equal value first, then a race for the odd chips (TDA24 24, WSOP26 77).

Whole groups change at equal value. Each odd chip left then earns a card, dealt from seat 1
clockwise, one player's cards all at once; the best single cards win a new chip each, one a
player at most, suits break ties. Nobody is raced out of the event. The books do not say how
many chips there are for an odd total, so the rounding is a choice.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from itertools import pairwise
from math import lcm
from typing import NamedTuple

from tdtool.rules.betting.grounds import Ground, cited
from tdtool.rules.books import Book, Citation
from tdtool.rules.cards import Card
from tdtool.rules.house import HouseRules
from tdtool.rules.naming import Naming, Voice


class Rounding(StrEnum):
    """How many new chips an odd total gives."""

    DOWN = "down"
    HALF_UP = "half_up"
    MORE_THAN_HALF_UP = "more_than_half_up"
    UP = "up"


class NeverOut(StrEnum):
    """Where the chip comes from that keeps a player in who would lose his last one."""

    FROM_BANK = "from_bank"
    """An extra chip (TDA24, WSOP26 as they are written)."""
    FROM_RACE = "from_race"
    """One of the race's chips: he is served first (Robert's Rules)."""


class Exchange(NamedTuple):
    """A stack after whole groups were changed up.

    `chips` are the chips that stay, by value; `odd` those that are left over, of the values
    that leave; `out_of_chips` tells that the player has nothing else.
    """

    chips: dict[int, int]
    odd: dict[int, int]

    @property
    def odd_value(self) -> int:
        """Give what the odd chips are worth."""
        return value(self.odd)

    @property
    def out_of_chips(self) -> bool:
        """Tell whether the odd chips are all the player has."""
        return bool(self.odd) and not value(self.chips)


class Racer(NamedTuple):
    """One player in a race: what the odd chips are worth, and the cards dealt for them.

    `whole_stack` tells that the player has nothing else.
    """

    odd: int
    cards: tuple[Card, ...] = ()
    whole_stack: bool = False


class Race(NamedTuple):
    """A race's result: `chips` new chips for odd ones worth `odd_value`.

    `winners` are the seats that get one, in order, with those from the bank last;
    `bank_extra` counts these. `change` is by how much the chips in play grow or shrink.
    """

    odd_value: int
    chips: int
    winners: tuple[int, ...]
    bank_extra: int
    change: int


def value(chips: Mapping[int, int]) -> int:
    """Add up chips by value, as a starting stack or a rack."""
    return sum(chip * count for chip, count in chips.items())


def exchange(stack: Mapping[int, int], removed: Collection[int], new: int) -> Exchange:
    """Change as many chips of the removed values as possible for `new` ones of equal value.

    `stack` counts a player's chips by value; `new` is the smallest value that stays. Values
    that do not divide one another (10 and 25) change where their sums do.
    """
    leaving = {chip: stack.get(chip, 0) for chip in sorted(removed, reverse=True)}
    chips = {chip: count for chip, count in stack.items() if chip not in removed and count}
    odd = _chain_left(leaving, new) if _is_chain(leaving, new) else _best_left(leaving, new)
    gained = (value(leaving) - value(odd)) // new
    if gained:
        chips[new] = chips.get(new, 0) + gained
    return Exchange(chips, odd)


def chips_to_give(odd_value: int, new: int, rounding: Rounding) -> int:
    """Give the number of new chips for odd ones of this value."""
    whole, rest = divmod(odd_value, new)
    up = {
        Rounding.DOWN: False,
        Rounding.HALF_UP: 2 * rest >= new,
        Rounding.MORE_THAN_HALF_UP: 2 * rest > new,
        Rounding.UP: rest > 0,
    }
    return whole + up[rounding]


def race(
    racers: Mapping[int, Racer],
    new: int,
    rounding: Rounding = Rounding.DOWN,
    never_out: NeverOut = NeverOut.FROM_BANK,
) -> Race:
    """Race the odd chips of a table, by seat, for chips of value `new`.

    Raises ValueError, in a sentence, where a seat's odd chips are worth a new one, or where
    it has no card.
    """
    racing = {seat: racer for seat, racer in racers.items() if racer.odd}
    for seat, racer in racing.items():
        if racer.odd >= new:
            raise ValueError(
                f"Seat {seat} has {racer.odd:,} in odd chips: change up a {new:,} first."
            )
        if not racer.cards:
            raise ValueError(f"Seat {seat} has odd chips but no card.")
    total = sum(racer.odd for racer in racing.values())
    chips = chips_to_give(total, new, rounding)
    order = sorted(racing, key=lambda seat: max(racing[seat].cards), reverse=True)
    if never_out is NeverOut.FROM_RACE:
        order.sort(key=lambda seat: not racing[seat].whole_stack)
    winners = order[:chips]
    saved = [seat for seat in order[chips:] if racing[seat].whole_stack]
    given = len(winners) + len(saved)
    return Race(total, chips, (*winners, *saved), len(saved), given * new - total)


def rounded(odd: Mapping[int, int], new: int, rounding: Rounding = Rounding.UP) -> dict[int, int]:
    """Give each seat's new chips where no race is held: every player rounded by himself."""
    return {seat: chips_to_give(worth, new, rounding) for seat, worth in odd.items()}


def habits(house: HouseRules) -> tuple[Rounding, NeverOut]:
    """Give the rounding and the saving chip of the house's book.

    Robert's Rules give a chip for half or more and serve the short player first; TDA and
    WSOP name no rounding, and their words give an extra chip.
    """
    if house.book is Book.RROP11:
        return Rounding.HALF_UP, NeverOut.FROM_RACE
    return Rounding.DOWN, NeverOut.FROM_BANK


def source(house: HouseRules) -> Citation:
    """Say where the book has the chip race."""
    return cited(Ground.CHIP_RACE, house.book)


def say_race(found: Race, new: int, names: Naming | None = None) -> str:
    """Say who gets a chip: "Seats 4 and 1 get a 100 each."."""
    voice = Voice(names)
    if not found.winners:
        return voice.sentence(["the odd chips are taken off without a new one"])
    raced = found.winners[: len(found.winners) - found.bank_extra]
    saved = found.winners[len(raced) :]
    clauses = []
    if raced:
        clauses.append(f"{voice.all_at(raced)} {_get(raced, new)}")
    if saved:
        clauses.append(f"{voice.all_at(saved)} {_get(saved, new)} from the bank, to stay in")
    return voice.sentence(clauses)


def _get(seats: Sequence[int], new: int) -> str:
    return f"get a {new:,} each" if len(seats) > 1 else f"gets a {new:,}"


def _is_chain(leaving: Mapping[int, int], new: int) -> bool:
    """Tell whether each value divides the next larger one, up to the new one."""
    return all(large % small == 0 for large, small in pairwise([new, *leaving]))


def _chain_left(leaving: Mapping[int, int], new: int) -> dict[int, int]:
    """Give the odd chips of values that divide one another, in as few chips as there can be."""
    left: dict[int, int] = {}
    rest = value(leaving) % new
    for chip in leaving:
        left[chip], rest = divmod(rest, chip)
    return {chip: count for chip, count in left.items() if count}


def _best_left(leaving: Mapping[int, int], new: int) -> dict[int, int]:
    """Give the odd chips after the largest sum was taken out that is a multiple of the new."""
    best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for chip, count in leaving.items():
        group = lcm(chip, new) // chip
        found: dict[int, tuple[int, tuple[int, ...]]] = {}
        for total, used in best.values():
            for more in range(count % group + 1):
                with_more = total + more * chip
                if found.get(with_more % new, (-1, ()))[0] < with_more:
                    found[with_more % new] = (with_more, (*used, more))
        best = found
    used = best[0][1]
    left = {
        chip: count % (lcm(chip, new) // chip) - more
        for (chip, count), more in zip(leaving.items(), used, strict=True)
    }
    return {chip: count for chip, count in left.items() if count}

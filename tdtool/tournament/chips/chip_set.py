"""The chips an event is played with: values, colours, the starting stack, the bank."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.chip_stack import ChipNeed, chip_needs, starting_stack
from tdtool.tournament.chip_plan import chips_of

if TYPE_CHECKING:
    from tdtool.tournament.state import State
    from tdtool.tournament.structure import Structure


class ChipColour(StrEnum):
    """The colour of a chip, as the table calls it."""

    WHITE = "white"
    RED = "red"
    GREEN = "green"
    BLACK = "black"
    PURPLE = "purple"
    YELLOW = "yellow"
    ORANGE = "orange"
    BLUE = "blue"
    PINK = "pink"
    GREY = "grey"
    BROWN = "brown"
    TURQUOISE = "turquoise"


USUAL_COLOURS = {
    1: ChipColour.WHITE,
    5: ChipColour.RED,
    25: ChipColour.GREEN,
    100: ChipColour.BLACK,
    500: ChipColour.PURPLE,
    1_000: ChipColour.YELLOW,
    5_000: ChipColour.RED,
    25_000: ChipColour.GREEN,
    100_000: ChipColour.BLUE,
    500_000: ChipColour.PINK,
    1_000_000: ChipColour.GREY,
    5_000_000: ChipColour.ORANGE,
    25_000_000: ChipColour.TURQUOISE,
    100_000_000: ChipColour.BROWN,
}
"""The colours that sets usually have; others are grey."""
_REACH = 100
"""A usual set goes up to the first value worth so many starting stacks."""


class ChipKind(NamedTuple):
    """One value of a set: its colour, how many make a starting stack, how many the bank has.

    `pieces` is None where nobody has counted the bank.
    """

    value: int
    colour: ChipColour
    in_stack: int = 0
    pieces: int | None = None


ChipSet = tuple[ChipKind, ...]
"""A set of chips, smallest value first."""


class BankRow(NamedTuple):
    """One value of a set and what a field needs of it; `short` is what the bank lacks."""

    kind: ChipKind
    need: ChipNeed
    short: int


def colour_of(value: int) -> ChipColour:
    """Give the colour that chips of a value usually have."""
    return USUAL_COLOURS.get(value, ChipColour.GREY)


def usual_set(structure: Structure) -> ChipSet:
    """Give the set that a structure is usually played with, a starting stack included."""
    values = chips_of(structure)
    worth = structure.starting_stack
    if worth is None:
        return tuple(ChipKind(value, colour_of(value)) for value in values)
    reach = next((value for value in values if value >= worth * _REACH), values[-1])
    stack = starting_stack(worth, values) or {}
    return tuple(
        ChipKind(value, colour_of(value), stack.get(value, 0))
        for value in values
        if value <= reach or stack.get(value, 0)
    )


def set_of(state: State) -> ChipSet:
    """Give the set that was chosen, else the usual one."""
    return state.chips.chosen or usual_set(state.structure)


def stack_worth(chips: ChipSet) -> int:
    """Give what a starting stack of a set comes to."""
    return sum(kind.value * kind.in_stack for kind in chips)


def bank(chips: ChipSet, structure: Structure, entries: int, sold: int = 0) -> tuple[BankRow, ...]:
    """Tell how many chips of each value so many entries need, colour-ups included.

    `sold` is what rebuys and add-ons may bring in, in chips.
    """
    ups = tuple(row.colour_up for row in structure.rows if row.colour_up)
    stack = {kind.value: kind.in_stack for kind in chips}
    needs = {need.chip: need for need in chip_needs(stack, entries, ups, sold)}
    return tuple(
        BankRow(kind, needs[kind.value], _short(kind, needs[kind.value])) for kind in chips
    )


def _short(kind: ChipKind, need: ChipNeed) -> int:
    return 0 if kind.pieces is None else max(0, need.most - kind.pieces)

"""The set of chips of a .tdt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.chip_stack import starting_stack
from tdtool.rules.figures import MAX_CHIPS
from tdtool.tournament.chips.chip_set import ChipColour, ChipKind, ChipSet, colour_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tdt.evening import TdtChip
    from tdtool.tournament.structure import Structure

_COLOURS = {colour.value: colour for colour in ChipColour} | {
    "gray": ChipColour.GREY,
    "violet": ChipColour.PURPLE,
    "lavender": ChipColour.PURPLE,
    "cyan": ChipColour.TURQUOISE,
    "teal": ChipColour.TURQUOISE,
}


def chip_set(chips: Sequence[TdtChip], structure: Structure) -> ChipSet:
    """Give the set with a usual starting stack of its values; () where the file has none.

    How many of a kind make a starting stack no file says.
    """
    kept = [chip for chip in chips if chip.value <= MAX_CHIPS]
    worth = structure.starting_stack
    stack = starting_stack(worth, [chip.value for chip in kept]) if worth and kept else None
    return tuple(
        ChipKind(chip.value, _colour(chip), (stack or {}).get(chip.value, 0), chip.pieces)
        for chip in kept
    )


def _colour(chip: TdtChip) -> ChipColour:
    """Find the colour's word in what the file writes; where there is none, the usual one."""
    words = chip.colour.casefold().replace("-", " ").split()
    return next((_COLOURS[word] for word in words if word in _COLOURS), colour_of(chip.value))

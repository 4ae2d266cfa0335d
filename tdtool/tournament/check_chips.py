"""Checks of the colour-ups of a structure: no chip may leave while it is needed."""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING

from tdtool.tournament.chip_plan import figures, payable
from tdtool.tournament.structure import RowKind
from tdtool.tournament.structure_warning import (
    Oddity,
    StructureWarning,
    listed,
    named,
    note,
    slip,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdtool.tournament.structure import Structure

_TENFOLD = tuple(10**power for power in range(3, 16))
COMMON_CHIPS = (1, 5, 25, 100, 500, *sorted({*_TENFOLD, *(5 * ten for ten in _TENFOLD), 25_000}))
"""The denominations of common sets, smallest first; each divides the next but for 25,000."""


def chip_warnings(structure: Structure) -> Iterator[StructureWarning]:
    """Check every colour-up against the stakes after it and the chips still in play."""
    yield from _remarks(structure)
    yield from _needed(structure)
    yield from _left(structure)


def _chips(denominations: tuple[int, ...]) -> str:
    """Name denominations in a sentence: "25s and 100s"."""
    return listed([f"{chip:,}s" for chip in denominations])


def _remarks(structure: Structure) -> Iterator[StructureWarning]:
    """Note what is special about single colour-ups."""
    removed: dict[int, int] = {}
    for at, row in enumerate(structure.rows):
        if row.colour_up_unnamed:
            text = "removes chips without naming them."
            yield note(structure, at, Oddity.CHIPS_UNNAMED, text)
        if row.colour_up and row.kind is not RowKind.BREAK:
            text = f"removes {_chips(row.colour_up)} without a break."
            yield note(structure, at, Oddity.CHIPS_IN_PLAY, text)
        if len(row.colour_up) > 1:
            text = f"removes several denominations at once: {_chips(row.colour_up)}."
            yield note(structure, at, Oddity.CHIPS_SEVERAL, text)
        for chip in row.colour_up:
            if chip in removed:
                text = f"removes {chip:,}s, which left play at {named(structure, removed[chip])}."
                yield slip(structure, at, Oddity.CHIPS_TWICE, text)
            removed.setdefault(chip, at)


def _needed(structure: Structure) -> Iterator[StructureWarning]:
    """Find levels that cannot be paid with the chips left, the first after each colour-up."""
    chips = sorted({*COMMON_CHIPS, *(chip for row in structure.rows for chip in row.colour_up)})
    left: list[int] = []
    largest, since, told = 0, -1, True
    for at, row in enumerate(structure.rows):
        for stakes in row.stakes:
            bad = [] if told else [f for f in figures(stakes) if not payable(f, left)]
            if bad:
                told = True
                yield slip(
                    structure,
                    at,
                    Oddity.CHIPS_NEEDED,
                    f"asks for {bad[0]:,}, but {largest:,}s left play at"
                    f" {named(structure, since)}.",
                )
        if row.colour_up and max(row.colour_up) > largest:
            largest, since, told = max(row.colour_up), at, False
            left = [chip for chip in chips if chip > largest]


def _left(structure: Structure) -> Iterator[StructureWarning]:
    """Find smaller chips that stay in play when larger ones leave."""
    gone = {chip for row in structure.rows for chip in row.colour_up}
    used = 0
    told: set[int] = set()
    for at, row in enumerate(structure.rows):
        for stakes in row.stakes:
            used = gcd(used, *figures(stakes))
        smallest = min(row.colour_up, default=0)
        needed = max((chip for chip in COMMON_CHIPS if used and used % chip == 0), default=0)
        if not smallest or needed >= smallest or needed in told:
            continue
        before = {chip for earlier in structure.rows[:at] for chip in earlier.colour_up}
        if needed in before or any(chip < smallest for chip in before):
            continue
        told.add(needed)
        leave = "leave only later" if needed in gone else "never leave"
        text = f"removes {_chips(row.colour_up)}, but the {needed:,}s used before {leave}."
        yield slip(structure, at, Oddity.CHIPS_LEFT, text)


def registration_warnings(structure: Structure) -> Iterator[StructureWarning]:
    """Find a registration that ends twice."""
    ends = [at for at, row in enumerate(structure.rows) if row.registration_ends]
    for at in ends[1:]:
        text = f"ends registration, which already ended at {named(structure, ends[0])}."
        yield slip(structure, at, Oddity.REGISTRATION_TWICE, text)

"""Checks of the labels of a structure: the numbers of its levels."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.tournament.structure import RowKind
from tdtool.tournament.structure_warning import Cell, Change, Oddity, StructureWarning, Weight

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdtool.tournament.structure import Structure

_NUMBER = re.compile(r"\D{0,12}([0-9]{1,6})\W*([A-Za-z]?)")


def label_warnings(structure: Structure) -> Iterator[StructureWarning]:
    """Check the numbers of levels; each warning names its row as it is printed."""
    for found in _out_of_order(structure):
        yield replace(found, label=structure.rows[found.row or 0].label)


def _out_of_order(structure: Structure) -> Iterator[StructureWarning]:
    """Check that levels are numbered one after the other, half-levels (1A, 1B) included.

    The fix of a wrong number is the number that comes next. After a number left out, or
    once too often, the sheet's own count is followed.
    """
    number, letter, printed = 0, "", 0
    seen: set[str] = set()
    for at, row in enumerate(structure.rows):
        if row.kind is not RowKind.PLAY or row.continues:
            continue
        label = row.label.strip()
        match = _NUMBER.fullmatch(label)
        if not match:
            number += 1 if label == "" else 0
            yield _unnumbered(at, label, number)
            continue
        said, said_letter = int(match[1]), match[2].upper()
        follows = said == number + 1 or (said == number and said_letter > letter) or not seen
        if follows or said > number:
            if not follows:
                yield _skipped(at, label, number)
            number, letter = said, said_letter
        else:
            number, letter = number + 1, ""
            if said != printed + 1 or label in seen:
                yield _wrong(at, label, number, twice=label in seen)
        printed = said
        seen.add(label)


def _unnumbered(at: int, label: str, number: int) -> StructureWarning:
    """Warn of a level without a number."""
    if label:
        text = f'The level in row {at + 1} has a word for a number: "{label}".'
        return StructureWarning(at, label, Oddity.LABEL_WORD, Weight.NOTE, text)
    fix = (Change(at, Cell.LABEL, str(number)),)
    text = f"The level in row {at + 1} has no number; {number} would come next."
    return StructureWarning(at, label, Oddity.LABEL_MISSING, Weight.SLIP, text, fix)


def _skipped(at: int, label: str, number: int) -> StructureWarning:
    """Warn of numbers that are left out."""
    fix = (Change(at, Cell.LABEL, str(number + 1)),)
    text = f"Level {label} follows level {number}: level {number + 1} is missing."
    return StructureWarning(at, label, Oddity.LABEL_SKIPPED, Weight.SLIP, text, fix)


def _wrong(at: int, label: str, number: int, *, twice: bool) -> StructureWarning:
    """Warn of a number that comes twice or goes back."""
    fix = (Change(at, Cell.LABEL, str(number)),)
    oddity = Oddity.LABEL_TWICE if twice else Oddity.LABEL_BACK
    what = "is there twice" if twice else "is out of order"
    text = f"Level {label} in row {at + 1} {what}; {number} would come next."
    return StructureWarning(at, label, oddity, Weight.SLIP, text, fix)

"""What is left of a structure when a later day begins with one of its levels."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.tournament import clock

if TYPE_CHECKING:
    from tdtool.tournament.structure import Structure


def structure_from(structure: Structure, row: int, day: int) -> Structure:
    """Give the structure from a row (index) on; `day` of its days is the first then."""
    return replace(structure, rows=structure.rows[row:], days=structure.days[day - 1 :])


def registration_ended_before(structure: Structure, row: int) -> bool:
    """Tell whether registration ends before a row (index)."""
    end = clock.registration_end_row(structure)
    return end is not None and end < row

"""Which chips can leave play, and why, as things to look at with a button each."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.tournament.chip_plan import advice
from tdtool.tournament.structure import RowKind
from tdtool.tournament.structure_fixes import Fix
from tdtool.ui import figures
from tdtool.ui.levels.look_at import Thing

if TYPE_CHECKING:
    from tdtool.tournament.chip_plan import Advice
    from tdtool.tournament.structure import Structure


def advised(structure: Structure, locked: int) -> tuple[Thing, ...]:
    """Say which chips can leave at a break still to come; rows before `locked` are past."""
    return tuple(_thing(structure, one) for one in advice(structure) if one.at >= locked)


def _thing(structure: Structure, one: Advice) -> Thing:
    chip, new = figures.number(one.chip), figures.number(one.new)
    label = structure.rows[one.needed].label
    last = f"after level {label}" if label else "after this level"
    words = f"No amount {last} needs the {chip}s: all are paid with {new}s and larger chips."
    row = structure.rows[one.at]
    removed = replace(row, colour_up=tuple(sorted({*row.colour_up, one.chip})))
    rows = (*structure.rows[: one.at], removed, *structure.rows[one.at + 1 :])
    fix = Fix(f"{chip}s leave at {_break(structure, one.at)}", replace(structure, rows=rows))
    return Thing(one.at, "", words, (fix,), grave=False)


def _break(structure: Structure, at: int) -> str:
    before = [row.label for row in structure.rows[:at] if row.kind is RowKind.PLAY and row.label]
    return f"the break after {before[-1]}" if before else "this break"

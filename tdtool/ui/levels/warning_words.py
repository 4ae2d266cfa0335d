"""The short words of a warning that stand beside its cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.structure_warning import Oddity
from tdtool.ui import figures

if TYPE_CHECKING:
    from tdtool.tournament.level_plan import LevelPlan
    from tdtool.tournament.structure import Structure
    from tdtool.tournament.structure_warning import StructureWarning

_WORDS = {
    Oddity.CHIPS_NEEDED: "needs chips that left",
    Oddity.OUT_OF_LINE: "out of line",
    Oddity.SMALL_OUT_OF_LINE: "small blind falls",
    Oddity.BLINDS_FALL: "blinds fall",
    Oddity.LEVEL_REPEATS: "same as the level before",
    Oddity.JUMP: "more than doubles",
    Oddity.SMALL_ABOVE_BIG: "small above big blind",
    Oddity.BLIND_MISSING: "a blind is missing",
    Oddity.STAKES_MISSING: "no blinds or antes",
    Oddity.STACK_SHORT: "few big blinds to start",
    Oddity.LIMITS_ODD: "limits are odd",
    Oddity.BRING_IN_ODD: "bring-in is odd",
    Oddity.ANTE_MISSING: "no ante here",
    Oddity.ANTE_UNKNOWN: "ante without an amount",
    Oddity.ANTE_ABOVE_BIG: "ante above the big blind",
    Oddity.ANTE_FALLS: "ante falls",
    Oddity.ANTE_OFF_PATTERN: "ante is not the big blind",
    Oddity.LABEL_MISSING: "no number",
    Oddity.LABEL_TWICE: "number is there twice",
    Oddity.LABEL_SKIPPED: "a number is left out",
    Oddity.LABEL_BACK: "number is out of order",
    Oddity.LENGTH_MISSING: "no length",
    Oddity.LENGTH_ZERO: "no minutes",
    Oddity.LENGTH_OUT_OF_LINE: "length is out of line",
    Oddity.BREAK_OPEN: "no length",
    Oddity.BREAK_MISPLACED: "break is misplaced",
    Oddity.LONG_STRETCH: "long without a break",
    Oddity.CLOCK_DISAGREES: "printed time disagrees",
    Oddity.CHIPS_LEFT: "smaller chips stay",
    Oddity.CHIPS_TWICE: "leaves play twice",
    Oddity.REGISTRATION_TWICE: "registration ends twice",
}


def short_words(
    structure: Structure, plan: LevelPlan, warning: StructureWarning, utc_offset: int
) -> str:
    """Say a warning in a few words: "1,000s leave at 20:23", "more than doubles"."""
    if warning.oddity is Oddity.CHIPS_NEEDED and warning.row is not None:
        return _chips(structure, plan, warning.row, utc_offset)
    return brief(warning)


def brief(warning: StructureWarning) -> str:
    """Say a warning in a few words without a look at the rest of the structure."""
    return _WORDS.get(warning.oddity, without_name(warning))


def _chips(structure: Structure, plan: LevelPlan, at: int, utc_offset: int) -> str:
    chip = max((chip for row in structure.rows[:at] for chip in row.colour_up), default=0)
    leaves = max(place for place in range(at) if chip in structure.rows[place].colour_up)
    begins = plan.rows[leaves].starts_ms if leaves < len(plan.rows) else None
    words = f"{figures.number(chip)}s"
    return (
        f"{words} leave at {figures.time_of_day(begins, utc_offset)}" if begins else f"{words} left"
    )


def without_name(warning: StructureWarning) -> str:
    """Give a warning's sentence without the name of its level, for a list beside the numbers."""
    start = f"Level {warning.label} "
    rest = warning.text.removeprefix(start)
    if not warning.label or rest == warning.text or rest.startswith("in row "):
        return warning.text
    return rest[:1].upper() + rest[1:]

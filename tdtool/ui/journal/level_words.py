"""Levels and the clock in the journal's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.level_times import Came
from tdtool.tournament.structure import RowKind
from tdtool.ui import figures, plain

if TYPE_CHECKING:
    from tdtool.tournament.level_times import Turn
    from tdtool.tournament.structure import Row

_LABEL = 12


def label(row: Row) -> str:
    """Name a row in a column: "7" for a level, "break" for a break."""
    if row.kind is RowKind.PLAY:
        return plain.one_line(row.label, _LABEL) or "level"
    return "break"


def name(row: Row) -> str:
    """Name a row in a sentence: "level 7", "break"."""
    if row.kind is RowKind.PLAY:
        return f"level {plain.one_line(row.label, _LABEL)}".rstrip()
    return "break"


def with_stakes(row: Row) -> str:
    """Name a row with what is posted: "level 7, 400-800 (800)"."""
    if not row.stakes:
        return name(row)
    if len(row.stakes) > 1:
        return f"{name(row)}, {len(row.stakes)} sets of stakes"
    return f"{name(row)}, {figures.stakes_line(row.stakes[0])}"


def began(turn: Turn) -> str:
    """Say that a level began by itself: "Level 7, 400-800 (800), began"."""
    if turn.came is Came.DAY_ENDED:
        said = f"the day ended with {name(turn.row)}"
    elif turn.came is Came.FINISHED:
        said = f"the last level ended, {name(turn.row)}"
    elif turn.row.continues:
        said = f"{with_stakes(turn.row)}, went on"
    elif turn.row.stakes:
        said = f"{with_stakes(turn.row)}, began"
    else:
        said = f"{name(turn.row)} began"
    if turn.closes:
        said += "; registration closed"
    return said[:1].upper() + said[1:]


def left(remaining: int | None) -> str:
    """Say how much of a level was left: "12:34 left", "" without a countdown."""
    return "" if remaining is None else f"{figures.countdown(remaining)} left"

"""What is heard: one sound for each thing that the room must hear of."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from tdtool.paths import resource

if TYPE_CHECKING:
    from pathlib import Path


class Cue(StrEnum):
    """A sound of the program, named as its file is."""

    LEVEL = "level"
    WARNING = "warning"
    BREAK = "break"
    BREAK_OVER = "break_over"
    BALANCE = "balance"
    FINAL_TABLE = "final_table"
    CALLED = "called"
    COUNT = "count"
    TIME_UP = "time_up"


TITLES = {
    Cue.LEVEL: "A level begins",
    Cue.WARNING: "It ends soon",
    Cue.BREAK: "A break begins",
    Cue.BREAK_OVER: "The break is over",
    Cue.BALANCE: "A table is short or breaks",
    Cue.FINAL_TABLE: "Final table, hand for hand",
    Cue.CALLED: "Put on the clock",
    Cue.COUNT: "The last seconds",
    Cue.TIME_UP: "Time is up",
}
"""What each sound stands for, as the director reads it."""


def own_file(cue: Cue) -> Path:
    """Give the program's own sound; FileNotFoundError where the installation lacks it."""
    return resource("sounds", f"{cue.value}.wav")

"""The plans there are to look at."""

from __future__ import annotations

from enum import IntEnum


class Look(IntEnum):
    """Which plan is looked at."""

    BALANCE = 0
    BREAK = 1
    REDRAW = 2

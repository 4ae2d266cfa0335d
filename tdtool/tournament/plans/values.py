"""The small values that the plans' facts and plans share."""

from __future__ import annotations

from enum import StrEnum


class Occasion(StrEnum):
    """Why everybody is drawn anew."""

    POINT = "point"
    """So many are left as the event's sheet names."""
    FINAL = "final"
    ROUND = "round"
    """A round of a shootout or a bracket is over."""
    ASKED = "asked"
    """The director wants it."""

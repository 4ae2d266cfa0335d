"""A field without names as it was counted; replaced as a whole by the fold."""

from __future__ import annotations

from typing import NamedTuple


class Counted(NamedTuple):
    """How many have entered, of them again, how many are out, and what was sold beside.

    `entries` are all of them, re-entries among them.
    """

    entries: int = 0
    again: int = 0
    out: int = 0
    rebuys: int = 0
    add_ons: int = 0

    @property
    def left(self) -> int:
        """Count who is still in."""
        return self.entries - self.out

    @property
    def first(self) -> int:
        """Count the entries that are no re-entries."""
        return self.entries - self.again

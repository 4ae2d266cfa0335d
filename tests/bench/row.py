"""One line of the table of benchmarks."""

from __future__ import annotations

from typing import NamedTuple


class Row(NamedTuple):
    """What was measured, what it came to, and the most it may be, in `unit` (as "ms", "MB")."""

    name: str
    measured: float
    bound: float
    unit: str = ""

    @property
    def ok(self) -> bool:
        """Tell whether the measure is within its bound."""
        return self.measured <= self.bound

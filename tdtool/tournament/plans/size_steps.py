"""Tables that play with another number of seats from a day or a level on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import clock
from tdtool.tournament.structure import RowKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdtool.tournament.plans.settings import SizeFrom
    from tdtool.tournament.state import State
    from tdtool.tournament.values import Now


def size_due(state: State, now: Now) -> SizeFrom | None:
    """Find the size that tables should have by now; None where they have it, or none is set."""
    steps = state.plans.settings.sizes
    if not steps or state.clock is None:
        return None
    row = clock.read(state.structure, state.clock, now).row
    begun = [step for step in steps if _has_begun(state, step, row)]
    if not begun or begun[-1].seats == state.seats_per_table:
        return None
    return begun[-1]


def has_level(state: State, label: str) -> bool:
    """Tell whether a level of the structure is called so."""
    rows = state.structure.rows
    return any(row.kind is RowKind.PLAY and row.label == label for row in rows)


def in_order(state: State, steps: Iterable[SizeFrom]) -> tuple[SizeFrom, ...]:
    """Order steps by when they begin; those that never do come last."""
    rows = len(state.structure.rows)

    def begins(step: SizeFrom) -> int:
        return next((row for row in range(rows) if _has_begun(state, step, row)), rows)

    return tuple(sorted(steps, key=begins))


def _has_begun(state: State, step: SizeFrom, row: int) -> bool:
    rows = state.structure.rows[: row + 1]
    if step.day is not None:
        return 1 + sum(clock.ends_day(one) for one in rows[:-1]) >= step.day
    return any(one.kind is RowKind.PLAY and one.label == step.level for one in rows)

"""When registration ends: with a level of the structure, or at a time that was set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import clock
from tdtool.tournament.days import brought

if TYPE_CHECKING:
    from tdtool.tournament.state import State
    from tdtool.tournament.values import Now


def is_named(state: State) -> bool:
    """Tell whether anything says when registration ends."""
    by_time = state.till.terms.closes_ms is not None
    if by_time or brought.registration_over(state):
        return True
    return clock.registration_end_row(state.structure) is not None


def is_over(state: State, now: Now) -> bool:
    """Tell whether registration has ended; a time that was set goes before the structure."""
    closes = state.till.terms.closes_ms
    if closes is not None:
        return now.wall_ms >= closes
    if brought.registration_over(state):
        return True
    end = clock.registration_end_row(state.structure)
    if state.clock is None or end is None:
        return False
    return clock.read(state.structure, state.clock, now).row > end

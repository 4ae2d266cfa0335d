"""Who waits for a seat: the next open one goes to whoever entered first."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId


def next_alternate(state: State) -> EntryId | None:
    """Find who is seated next once play has begun; None where nobody waits or no seat is open."""
    if state.clock is None or not state.waiting:
        return None
    if not any(table.open_seats() for table in state.tables.values() if not table.locked):
        return None
    return min(state.waiting, key=lambda one: (state.entries[one].registered_ms, one))

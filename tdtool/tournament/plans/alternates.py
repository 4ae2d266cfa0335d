"""Who waits for a seat: the next open one goes to whoever paid first, or entered first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.money.receipts import owed, paid_ms

if TYPE_CHECKING:
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId


def next_alternate(state: State) -> EntryId | None:
    """Find who is seated next once play has begun; None where nobody waits or no seat is open."""
    if state.clock is None or not state.waiting:
        return None
    if not any(table.open_seats() for table in state.tables.values() if not table.locked):
        return None
    return min(state.waiting, key=lambda one: place_in_line(state, one))


def place_in_line(state: State, entry: EntryId) -> tuple[bool, int, EntryId]:
    """Give what ranks an entry that waits: when it was paid; who has not paid comes last."""
    paid = paid_ms(state, entry)
    if paid is not None:
        return False, paid, entry
    return owed(state, entry).total > 0, state.entries[entry].registered_ms, entry

"""Who sat down a moment ago: he came after the last hand, and his seat is marked as new."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import positions
from tdtool.tournament.table_view import FRESH_FOR
from tdtool.ui.floor.picture import News

if TYPE_CHECKING:
    from tdtool.tournament.state import State, Table

_FEWEST = 2
"""Fewer than two were dealt into no hand."""


def seated_lately(state: State, table: Table, wall_ms: int) -> tuple[int, ...]:
    """List the seats whose players sat down within the last two minutes, about one hand.

    Where hardly anybody sat there before, the whole table has just been seated, and where
    the clock never ran nobody has come: nobody is new then.
    """
    if state.clock is None:
        return ()
    here = positions.occupied(state, table)
    since = max(wall_ms - FRESH_FOR, 1)
    new = tuple(seat for seat in here if state.entries[table.occupants[seat]].sat_ms >= since)
    return new if len(here) - len(new) >= _FEWEST else ()


def news_of(state: State, table: Table, wall_ms: int) -> News:
    """Tell what a picture of the table marks: who is new, and whose seat is locked."""
    locked = (s for s, entry in table.occupants.items() if state.entries[entry].locked)
    return News(frozenset(seated_lately(state, table, wall_ms)), frozenset(locked))

"""The part of `fold` that keeps a first button until the table's first hand is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import play_time
from tdtool.tournament.state import FirstButton

if TYPE_CHECKING:
    from tdtool.tournament.state import State, Table


def name(state: State, table: Table, seat: int, ms: int) -> None:
    """Let a table begin with the button on a seat; its last hand counts no more."""
    table.position = None
    table.first_button = FirstButton(seat, table.hand, ms)
    may_begin(state, table, ms)


def may_begin(state: State, table: Table, ms: int) -> None:
    """Note when two players sit where the first button was named: their hand may be dealt."""
    first = table.first_button
    if first is None or first.played_ms is not None:
        return
    here = sum(not state.entries[entry].awaited for entry in table.occupants.values())
    if here >= 2:  # noqa: PLR2004 - a hand needs two
        table.first_button = first._replace(played_ms=play_time.at_wall(state, ms))


def shrink(table: Table) -> None:
    """Keep the first button on a seat that the table still has."""
    first = table.first_button
    if first is not None and first.seat > table.seats:
        table.first_button = first._replace(seat=table.seats)

"""Which tables stop until they are level again (TDA24 11-D)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from tdtool.tournament import positions
from tdtool.tournament.plans.settings import Format
from tdtool.tournament.plans.sizes import sizes
from tdtool.tournament.views import Age

if TYPE_CHECKING:
    from tdtool.tournament.state import State, Table
    from tdtool.tournament.values import Now


class Halt(StrEnum):
    """Whether a table that is short by elimination must stop."""

    NOW = "now"
    """The seat right after its last big blind stands open by an elimination."""
    SOON = "soon"
    """Not yet: somebody sits there."""
    UNKNOWN = "unknown"
    """Its last big blind is not known, or no longer."""


def eliminated(state: State, table: Table) -> tuple[int, ...]:
    """List the seats of a table that stand open because their players went out."""
    found = []
    for seat in table.open_seats():
        departed = table.departed.get(seat)
        if departed is not None and departed[0] in state.busts:
            found.append(seat)
    return tuple(found)


def halts(state: State, now: Now) -> dict[int, Halt]:
    """Tell of each table that is too short by elimination whether it must stop.

    Short means `halt_at` players fewer than at the fullest table, all of them gone by
    elimination: seats that were never filled do not count.
    """
    settings = state.plans.settings
    counts = sizes(state)
    if settings.halt_at is None or settings.form is not Format.ORDINARY or not counts:
        return {}
    fullest = max(counts.values())
    found = {}
    for number, count in counts.items():
        if fullest - count < settings.halt_at:
            continue
        table = state.tables[number]
        empty = eliminated(state, table)
        if len(empty) + table.missing >= settings.halt_at:
            found[number] = _halt(state, table, now, empty)
    return found


def _halt(state: State, table: Table, now: Now, empty: tuple[int, ...]) -> Halt:
    position = table.position
    if position is None or positions.age(state, table, now) is not Age.KNOWN:
        return Halt.UNKNOWN
    if not position.last.big_blinds:
        return Halt.UNKNOWN
    following = position.last.big_blinds[-1] % table.seats + 1
    return Halt.NOW if following in empty else Halt.SOON

"""How many sit down at the final table, and at which (TDA24 RP-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tdtool.tournament.state import State


def final_size(state: State) -> int:
    """Give the number of players left at which the final table sits down."""
    own = state.plans.settings.final_size
    return state.house.final_table_size(state.seats_per_table) if own is None else own

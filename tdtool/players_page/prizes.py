"""The prizes as phones show them: those that are locked, and no others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.money.intake import prices_of

if TYPE_CHECKING:
    from tdtool.players_page.writing import Writing
    from tdtool.tournament.state import State


def prizes(state: State, writing: Writing) -> dict[str, object]:
    """Write the locked prize table; without rows while it is not locked."""
    locked = state.prizes.locked
    if locked is None:
        return {"pool": "", "note": "", "rows": []}
    currency = prices_of(state).currency
    rows = []
    for band in locked.bands:
        first, last = writing.number(band.first), writing.number(band.last)
        places = first if band.places == 1 else f"{first}–{last}"
        cash = writing.money(band.cash, currency) if band.cash or not band.ticket else ""
        rows.append([places, cash, band.ticket])
    deal = state.prizes.deal
    made = deal is not None and deal.made_ms is not None
    return {
        "pool": writing.money(locked.pool, currency),
        "note": "The last players have agreed on a deal of their own." if made else "",
        "rows": rows,
    }

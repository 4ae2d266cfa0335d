"""Whether a fact about plans could still have happened; the plans' part of `holds`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament import facts as f
from tdtool.tournament.plans import facts as pf

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.state import State


def _withdrawn(state: State, fact: pf.OrderWithdrawn) -> bool:
    return fact.order in state.plans.orders


def _ordered(state: State, fact: pf.MoveOrdered) -> bool:
    return fact.source in state.tables and fact.destination in state.tables


def _table_there(state: State, fact: pf.TableHalted | pf.TableFeatured | pf.ButtonDrawn) -> bool:
    return fact.table in state.tables


def _tables_there(state: State, fact: pf.TablesSized) -> bool:
    return all(number in state.tables for number in fact.tables)


def _mover(state: State, fact: pf.MoverDrawn) -> bool:
    entry = state.entries.get(fact.entry)
    return entry is not None and entry.seat is not None and entry.seat.table == fact.table


def _seat_there(state: State, fact: pf.SeatMarked) -> bool:
    return fact.seat.table in state.tables


def _reserved(state: State, fact: pf.SeatReserved) -> bool:
    table = state.tables.get(fact.seat.table)
    if table is None:
        return False
    if fact.entry is None:
        return True
    return fact.entry in state.entries and fact.seat.seat not in table.occupants


def _needs(state: State, fact: pf.AccessNeeded) -> bool:
    return fact.entry in state.entries


def _apart(state: State, fact: pf.KeptApart) -> bool:
    return fact.one in state.entries and fact.other in state.entries


CHECKS: dict[type[f.Fact], Callable[[State, Any], bool]] = {
    pf.MoveOrdered: _ordered,
    pf.OrderWithdrawn: _withdrawn,
    pf.MoverDrawn: _mover,
    pf.ButtonDrawn: _table_there,
    pf.TableHalted: _table_there,
    pf.TableFeatured: _table_there,
    pf.TablesSized: _tables_there,
    pf.SeatReserved: _reserved,
    pf.SeatMarked: _seat_there,
    pf.AccessNeeded: _needs,
    pf.KeptApart: _apart,
}

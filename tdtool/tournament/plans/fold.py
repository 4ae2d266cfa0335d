"""The part of `fold` that takes in plans and kept seats; it is called from there alone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tdtool.tournament import facts as f
from tdtool.tournament import first_button
from tdtool.tournament.chips.state import StackCount
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.plans.state import Left, Order, Suggested

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import TypeVar

    from tdtool.tournament.state import State, Table
    from tdtool.tournament.values import EntryId, SeatAt

    K = TypeVar("K")
    V = TypeVar("V")


def spend(state: State, fact: f.Fact) -> None:
    """Note what stays spent when a fact counts no more: a seed that was shown, a number."""
    if isinstance(fact, (pf.MoverDrawn, pf.ButtonDrawn, pf.ByesDrawn)):
        state.draws = fact.draw
        state.seal = fact.next_seal
    elif isinstance(fact, pf.MoveOrdered):
        state.plans = replace(state.plans, ordered=max(state.plans.ordered, fact.order))


def _without(kept: Mapping[K, V], *keys: K) -> dict[K, V]:
    return {key: value for key, value in kept.items() if key not in keys}


def went(state: State, origin: SeatAt | None, seat: SeatAt) -> None:
    """Let who went from one table to another carry out the oldest order that says so."""
    plans = state.plans
    if origin is None or not plans.orders:
        return
    for order in plans.orders.values():
        if (order.source, order.destination) == (origin.table, seat.table):
            state.plans = replace(plans, orders=_without(plans.orders, order.number))
            return


def sat(state: State, table: Table, seat: int, entry: EntryId) -> None:
    """Let a seat that was kept for somebody be kept no longer once he has it."""
    if table.reserved and table.reserved.get(seat) == entry:
        table.reserved = _without(table.reserved, seat)
    if state.plans.left:
        left = Left(Suggested.BALANCE, table.number)
        if left in state.plans.left:
            state.plans = replace(state.plans, left=_without(state.plans.left, left))


def emptied(table: Table) -> None:
    """Take the seats of a table away that were to be closed once they are empty."""
    if table.closing is not None:
        table.seats = max((table.closing, *table.occupants))
        first_button.shrink(table)
        if table.seats == table.closing:
            table.closing = None


def closed(state: State, number: int) -> None:
    """Forget what was planned for a table that is gone."""
    plans = state.plans
    orders = {
        key: order
        for key, order in plans.orders.items()
        if number not in (order.source, order.destination)
    }
    left = {key: value for key, value in plans.left.items() if key.table != number}
    state.plans = replace(
        plans,
        orders=orders,
        left=left,
        halted=_without(plans.halted, number),
    )


def _set(state: State, fact: pf.PlansSet, _ms: int) -> None:
    state.plans = replace(state.plans, settings=fact.settings)


def _ordered(state: State, fact: pf.MoveOrdered, ms: int) -> None:
    order = Order(fact.order, fact.source, fact.destination, ms)
    orders = {**state.plans.orders, fact.order: order}
    state.plans = replace(state.plans, orders=orders)
    spend(state, fact)


def _withdrawn(state: State, fact: pf.OrderWithdrawn, _ms: int) -> None:
    state.plans = replace(state.plans, orders=_without(state.plans.orders, fact.order))


def _drawn(state: State, fact: pf.MoverDrawn, _ms: int) -> None:
    spend(state, fact)


def _button(state: State, fact: pf.ButtonDrawn, ms: int) -> None:
    spend(state, fact)
    table = state.tables[fact.table]
    table.departed = {}
    first_button.name(state, table, fact.seat, ms)


def redrawn(state: State, fact: pf.Redrawn, ms: int) -> None:
    """Forget what was planned before everybody was drawn anew; a round has its own stacks."""
    state.plans = replace(
        state.plans,
        redrawn_at=fact.players,
        orders={},
        left={},
        halted={},
        round=dict(fact.stacks),
    )
    state.out_of_play += fact.out_of_play
    for entry, chips in fact.stacks:
        state.chips.stacks[entry] = StackCount(chips, ms, state.till.chips.get(entry, 0))


def _left(state: State, fact: pf.SuggestionLeft, _ms: int) -> None:
    left = {**state.plans.left, Left(fact.what, fact.table): fact.players}
    state.plans = replace(state.plans, left=left)


def _halted(state: State, fact: pf.TableHalted, ms: int) -> None:
    halted = _without(state.plans.halted, fact.table)
    if fact.halted:
        halted[fact.table] = ms
    state.plans = replace(state.plans, halted=halted)


def _featured(state: State, fact: pf.TableFeatured, _ms: int) -> None:
    state.tables[fact.table].feature = fact.feature


def _sized(state: State, fact: pf.TablesSized, _ms: int) -> None:
    if fact.event:
        state.seats_per_table = fact.seats
    for number in fact.tables:
        table = state.tables[number]
        table.closing = fact.seats
        emptied(table)


def _reserved(state: State, fact: pf.SeatReserved, _ms: int) -> None:
    table = state.tables[fact.seat.table]
    table.reserved = _without(table.reserved, fact.seat.seat)
    if fact.entry is not None:
        table.reserved = {**table.reserved, fact.seat.seat: fact.entry}


def _marked(state: State, fact: pf.SeatMarked, _ms: int) -> None:
    table = state.tables[fact.seat.table]
    seat = {fact.seat.seat}
    table.accessible = table.accessible | seat if fact.accessible else table.accessible - seat


def _needs(state: State, fact: pf.AccessNeeded, _ms: int) -> None:
    state.entries[fact.entry].access = fact.needed


def _apart(state: State, fact: pf.KeptApart, _ms: int) -> None:
    one, other = (state.entries[entry].person for entry in (fact.one, fact.other))
    pair = {(min(one, other), max(one, other))}
    apart = state.plans.apart | pair if fact.apart else state.plans.apart - pair
    state.plans = replace(state.plans, apart=apart)


def _won(state: State, fact: pf.SeatWon, _ms: int) -> None:
    state.plans = replace(state.plans, won=state.plans.won | {fact.entry})


def came_back(state: State, entry: EntryId) -> None:
    """Let a player who comes back, or was never out, have won no seat yet."""
    if entry in state.plans.won:
        state.plans = replace(state.plans, won=state.plans.won - {entry})


CHANGES: dict[type[f.Fact], Callable[[State, Any, int], None]] = {
    pf.PlansSet: _set,
    pf.MoveOrdered: _ordered,
    pf.OrderWithdrawn: _withdrawn,
    pf.MoverDrawn: _drawn,
    pf.ButtonDrawn: _button,
    pf.SuggestionLeft: _left,
    pf.TableHalted: _halted,
    pf.TableFeatured: _featured,
    pf.TablesSized: _sized,
    pf.SeatReserved: _reserved,
    pf.SeatMarked: _marked,
    pf.AccessNeeded: _needs,
    pf.KeptApart: _apart,
    pf.SeatWon: _won,
}
"""A redraw and byes change seats, which `fold` does itself."""

"""Breaking tables and drawing everybody anew: from what is asked to what follows."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tdtool.rules.seats import PAIR
from tdtool.tournament import facts as f
from tdtool.tournament.asking import Asking, Decision
from tdtool.tournament.drawing import Drawing
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.plans.breaking import break_plan, levelled, next_breaks
from tdtool.tournament.plans.redraw import RedrawPlan, redraw_due, redraw_plan
from tdtool.tournament.plans.values import Occasion
from tdtool.tournament.refusal import Code, Refusal, Refused
from tdtool.tournament.values import DrawPolicy, EntryId, SeatAt

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdtool.tournament.plans import commands as pc
    from tdtool.tournament.state import State


def break_tables(ask: Asking, command: pc.BreakTables) -> Decision:
    """Draw a table's players to the others, close it, and order what levels the rest."""
    state = ask.state
    tables = command.tables or next_breaks(state)
    if not tables:
        raise Refused(Code.NO_OPEN_SEAT, "No table can break yet: the others have too few seats.")
    plan = break_plan(state, ask.now, tables)
    if isinstance(plan, Refusal):
        raise Refused(plan.code, plan.sentence)
    if plan.refusal is not None:
        ask.house(plan.refusal.code, plan.refusal.sentence)
    drawing = Drawing(ask)
    drawn = drawing.seats(plan.entries, plan.pool, DrawPolicy.SHORTEST_FIRST)
    came = Counter(seat.table for fact in drawn for seat in fact.seats)
    closed = [f.TableClosed(number, ()) for number in plan.tables]
    first = state.plans.ordered + 1
    orders = [
        pf.MoveOrdered(number, source, destination)
        for number, (source, destination) in enumerate(
            levelled(state, ask.now, plan.tables, came), first
        )
    ]
    return Decision((*drawn, *closed, *orders))


def redraw(ask: Asking, command: pc.Redraw) -> Decision:
    """Draw everybody left anew, to the final table or to as few tables as hold them."""
    plan = redraw_due(ask.state)
    if command.final and (plan is None or plan.occasion is not Occasion.FINAL):
        plan = redraw_plan(ask.state, Occasion.FINAL)
    elif plan is None:
        plan = redraw_plan(ask.state, Occasion.ASKED)
    _fits(ask, plan)
    stay = _locked(ask.state, plan)
    entries = [entry for entry in plan.entries if entry not in stay]
    drawing = Drawing(ask)
    begun = pf.Redrawn(plan.occasion, len(plan.entries), tuple(entries), plan.tables, *plan.chips)
    facts: list[f.Fact] = [begun, *_tables(ask.state, plan)]
    if plan.byes:
        waiting = drawing.byes(entries, plan.byes)
        facts.append(waiting)
        entries = [entry for entry in entries if entry not in waiting.byes]
    pool = _pool(ask.state, plan, stay)
    if len(pool) < len(entries):
        raise Refused(
            Code.NO_OPEN_SEAT, f"{len(entries)} players, {len(pool)} seats at the tables that stay."
        )
    drawn = drawing.seats(entries, pool, DrawPolicy.SHORTEST_FIRST, plan.entries)
    facts += drawn
    facts += [f.TableClosed(number, ()) for number in plan.closed]
    sitting = [seat for fact in drawn for seat in fact.seats]
    sitting += [seat for entry in stay if (seat := ask.state.entries[entry].seat)]
    for number in plan.tables:
        seats = sorted(seat.seat for seat in sitting if seat.table == number)
        facts.append(drawing.button(number, seats))
    return Decision(tuple(facts))


def _fits(ask: Asking, plan: RedrawPlan) -> None:
    state = ask.state
    if len(plan.entries) < PAIR:
        raise Refused(Code.TOO_FEW, "Fewer than two players are left to be drawn.")
    for number, table in sorted(state.tables.items()):
        if table.locked and table.occupants and plan.occasion is Occasion.FINAL:
            raise Refused(Code.TABLE_LOCKED, f"Table {number} is locked.")
        if table.missing and not table.locked:
            raise Refused(
                Code.OPEN_REPORT, f"Table {number}: {table.missing} out and not named; name them."
            )


def _locked(state: State, plan: RedrawPlan) -> set[EntryId]:
    """List who is locked in a seat of a table that stays: he keeps it."""
    return {
        entry
        for number in plan.tables
        if number in state.tables
        for entry in state.tables[number].occupants.values()
        if state.entries[entry].locked
    }


def _tables(state: State, plan: RedrawPlan) -> Iterable[f.Fact]:
    """Open the tables that are missing; a final may need more seats than the others had."""
    for number in plan.tables:
        table = state.tables.get(number)
        if table is None:
            yield f.TableOpened(number, plan.seats)
        elif (table.closing or table.seats) < plan.seats:
            yield pf.TablesSized(plan.seats, (number,), event=False)


def _pool(state: State, plan: RedrawPlan, stay: set[EntryId]) -> tuple[SeatAt, ...]:
    """List the seats of the tables that stay, but those of the locked and those kept."""
    found = []
    for number in plan.tables:
        table = state.tables.get(number)
        if table is None:
            found += [SeatAt(number, seat) for seat in range(1, plan.seats + 1)]
            continue
        for seat in range(1, max(plan.seats, table.closing or table.seats) + 1):
            kept = seat in table.locked_seats or seat in table.reserved
            if not kept and table.occupants.get(seat) not in stay:
                found.append(SeatAt(number, seat))
    return tuple(found)

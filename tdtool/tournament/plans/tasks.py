"""What waits for the director because of plans: short tables, orders, breaks, redraws."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.rules.seats import PAIR
from tdtool.tournament.plans.alternates import next_alternate
from tdtool.tournament.plans.balance import Short, planned, short_tables
from tdtool.tournament.plans.breaking import (
    breaking_order,
    flows_of_break,
    next_breaks,
    outs_until_break,
)
from tdtool.tournament.plans.halt import Halt, halts
from tdtool.tournament.plans.redraw import RedrawPlan, first_round_waits, redraw_due
from tdtool.tournament.plans.satellite import satellite
from tdtool.tournament.plans.size_steps import size_due
from tdtool.tournament.plans.sizes import Flow, registration_open, sizes, tolerance
from tdtool.tournament.plans.state import Left, Suggested
from tdtool.tournament.plans.values import Occasion
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.views import Task, TaskKind

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.plans.balance import PlannedMove
    from tdtool.tournament.plans.state import Order
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId, Now

    Called = Callable[[EntryId], str]

MOST_SHORT = 3
"""Short tables that are listed one by one; the others are counted."""
SOON = 9
"""A break is announced when it is this many outs away."""


def plan_tasks(state: State, called: Called, now: Now) -> list[Task]:
    """List what plans ask of the director, once play has begun."""
    if state.counted is not None:
        return [*_satellite(state), *_size(state, now)]
    found = _orders(state, called, now)
    if state.clock is None:
        first = redraw_due(state) if first_round_waits(state) else None
        return [*found, *([] if first is None else [_first_round(first)])]
    found += _halts(state, now)
    redraw = None if _breaks_wait(state, now) else redraw_due(state)
    if redraw is not None and not _is_left(state, Suggested.REDRAW):
        found.append(_redraw(redraw))
    else:
        outs = None if _breaks_wait(state, now) else outs_until_break(state)
        found += _breaks(state, now, outs) or _short(state, called, now)
        found += _soon(state, outs)
    return [*found, *_alternate(state, called), *_satellite(state), *_size(state, now)]


def _is_left(state: State, what: Suggested, table: int = 0) -> bool:
    """Tell whether the director left it alone, and nothing has changed for the worse since."""
    players = state.plans.left.get(Left(what, table))
    if players is None:
        return False
    return (sizes(state).get(table, 0) if table else state.in_play) >= players


def _short(state: State, called: Called, now: Now) -> list[Task]:
    short = [
        one
        for one in short_tables(state, now)
        if one.moves and not _is_left(state, Suggested.BALANCE, one.table)
    ]
    found = [_one_short(state, one, called) for one in short[:MOST_SHORT]]
    if len(short) > MOST_SHORT:
        rest = len(short) - MOST_SHORT
        found.append(
            Task(
                TaskKind.MORE_SHORT,
                f"{rest:,} more short tables" if rest > 1 else "1 more short table",
                "All moves of the plan stand on the Floor page.",
                "",
                0,
            )
        )
    return found


def _one_short(state: State, short: Short, called: Called) -> Task:
    move = short.moves[0]
    lacks = f"Table {short.table} is short by {short.lacks}"
    return _move_task(
        state, move, called, Task(TaskKind.SHORT, lacks, "", "", 0, table=short.table)
    )


def _move_task(state: State, move: PlannedMove, called: Called, task: Task) -> Task:
    """Say who goes where, else who is asked for."""
    if move.named is None:
        who, target, why = f"Next big blind of {move.source}", str(move.destination), _unknown(move)
    else:
        named = move.named
        who, target = called(named.entry), str(named.destination)
        why = why_named(state, move, called)
        task = replace(task, entry=named.entry, seat=named.destination)
    return replace(task, who=who, target=target, detail=why)


def why_named(state: State, move: PlannedMove, called: Called) -> str:
    """Say why this player is the one who moves, and what it costs him."""
    named = move.named
    if named is None:
        return _unknown(move)
    position = state.tables[move.source].position
    if move.by_seat or position is None:
        return f"By the seat: {named.source} fills {named.destination}."
    said = f"Button on {move.source} was seat {position.last.button}, so {named.source} is"
    if named.passed_over:
        over = ", ".join(called(entry) for entry in named.passed_over)
        said += f" next: {over} is locked."
    else:
        said += " due the big blind next."
    if named.cost is not None and named.cost.hands:
        said += f" He {named.cost}."
    if named.moved_ms:
        said += " He was moved a short while ago."
    return said


def _unknown(move: PlannedMove) -> str:
    tables = " and ".join(map(str, move.unknown))
    if not tables:
        return "No seat there will do now: never the small blind, nor behind it."
    last = "Last hand of" if len(move.unknown) == 1 else "Last hands of"
    return f"{last} {tables} not known: whoever is due, to the worst seat on arrival."


def _orders(state: State, called: Called, now: Now) -> list[Task]:
    return [_order(state, order, called, now) for order in state.plans.orders.values()]


def _order(state: State, order: Order, called: Called, now: Now) -> Task:
    (move,) = planned(state, now, (Flow(order.source, order.destination),))
    task = Task(
        TaskKind.ORDER,
        f"Next big blind of {order.source} to table {order.destination}",
        "",
        "",
        order.at_ms,
        table=order.source,
        number=order.number,
    )
    if move.named is None:
        return replace(task, detail="To the worst seat on arrival. Who went, and where?")
    return _move_task(state, move, called, task)


def _halts(state: State, now: Now) -> list[Task]:
    found = []
    halted = state.plans.halted
    stop = halts(state, now)
    for number, halt in sorted(stop.items()):
        if (
            halt is Halt.NOW
            and number not in halted
            and not _is_left(state, Suggested.HALT, number)
        ):
            found.append(
                Task(
                    TaskKind.HALT,
                    f"Table {number} stops after this hand",
                    "Three or more short by elimination, and the seat after its big blind is open.",
                    "",
                    0,
                    table=number,
                )
            )
    counts = sizes(state)
    fullest = max(counts.values(), default=0)
    for number, since in sorted(halted.items()):
        if fullest - counts.get(number, fullest) <= tolerance(state, now):
            found.append(
                Task(
                    TaskKind.PLAY_ON,
                    f"Table {number} may play on",
                    "It stands, and is level again.",
                    "",
                    since,
                    table=number,
                )
            )
    return found


def _redraw(plan: RedrawPlan) -> Task:
    left = len(plan.entries)
    title = {
        Occasion.FINAL: f"Final table: {left} are left",
        Occasion.POINT: f"{left} left: all seats are drawn anew",
        Occasion.ROUND: "The round is over: the next is drawn",
    }.get(plan.occasion, "All seats are drawn anew")
    tables = "Table" if len(plan.tables) == 1 else "Tables"
    numbers = ", ".join(map(str, plan.tables))
    detail = f"{tables} {numbers}, with seats and button.{_stacks(plan)}"
    return Task(TaskKind.REDRAW, title, detail, "", 0)


def _stacks(plan: RedrawPlan) -> str:
    """Say with what a round begins, "" where that is not known or not asked."""
    span = plan.chips.span
    if span is None:
        return ""
    if span[0] == span[1]:
        return f" Each begins with {span[0]:,}."
    return f" They bring {span[0]:,} to {span[1]:,}."


def _first_round(plan: RedrawPlan) -> Task:
    play, tables = len(plan.entries) - plan.byes, len(plan.tables)
    byes = f"; {plan.byes:,} wait for the second" if plan.byes else ""
    title = f"First round: {play:,} play at {tables:,} tables{byes}"
    return Task(TaskKind.REDRAW, title, "Pairs, byes and buttons are drawn.", "", 0)


def _breaks_wait(state: State, now: Now) -> bool:
    """Tell whether tables are kept because players may still enter."""
    return registration_open(state, now) and not state.plans.settings.break_while_registering


def is_break_due(state: State, now: Now) -> bool:
    """Tell whether the next table of the order can break, and nobody left it alone."""
    if _breaks_wait(state, now) or _is_left(state, Suggested.BREAK):
        return False
    return outs_until_break(state) == 0


def _breaks(state: State, now: Now, outs: int | None) -> list[Task]:
    """Announce the next break; only one that is due stands instead of balancing."""
    if outs != 0 or _is_left(state, Suggested.BREAK):
        return []
    tables = next_breaks(state)
    flows = flows_of_break(state, now, tables)
    if isinstance(flows, Refusal):
        return []
    many = len(tables) > 1
    title = f"Table{'s' if many else ''} {', '.join(map(str, tables))} break{'' if many else 's'}"
    then = ""
    if flows:
        then = " One more moves." if len(flows) == 1 else f" {len(flows)} more move."
    players = sum(len(state.tables[number].occupants) for number in tables)
    detail = f"{players} draw seats at the other tables.{then}"
    return [Task(TaskKind.BREAK, title, detail, "", 0, table=tables[0])]


def _soon(state: State, outs: int | None) -> list[Task]:
    if outs is None or not 0 < outs <= SOON:
        return []
    table = breaking_order(state)[0]
    what = f"Table {table} breaks"
    if sum(not one.locked for one in state.tables.values()) == PAIR:
        what = "Final table"
    title = f"{what} in {outs} {'out' if outs == 1 else 'outs'}"
    return [Task(TaskKind.BREAK_SOON, title, "", "", 0, table=table)]


def _alternate(state: State, called: Called) -> list[Task]:
    entry = next_alternate(state)
    if entry is None:
        return []
    waiting = len(state.waiting)
    detail = "A seat is open." if waiting == 1 else f"A seat is open; {waiting - 1:,} more wait."
    return [
        Task(
            TaskKind.ALTERNATE,
            f"Alternate: {called(entry)}",
            detail,
            "",
            state.entries[entry].registered_ms,
            entry=entry,
        )
    ]


def _satellite(state: State) -> list[Task]:
    found = satellite(state)
    if found is None or not found.is_over or state.in_play == 0:
        return []
    seats = "1 seat" if found.seats == 1 else f"{found.seats} seats"
    title = f"{found.left} left, {seats}: stop"
    who = "Everybody left has won a seat." if found.seats > 0 else "All seats are won."
    won = f" {found.won:,} won theirs before." if found.won else ""
    return [Task(TaskKind.SATELLITE, title, f"{who}{won}", "", 0)]


def _size(state: State, now: Now) -> list[Task]:
    due = size_due(state, now)
    if due is None:
        return []
    since = f"day {due.day}" if due.day is not None else f"level {due.level}"
    return [
        Task(
            TaskKind.RESIZE,
            f"Tables play with {due.seats} seats from {since} on",
            f"They have {state.seats_per_table} now.",
            "",
            0,
            number=due.seats,
        )
    ]

"""What is said of moves and breaks: "balance", "balance 26 7", "break 7", "redraw"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.clock_words import next_break
from tdtool.line.draft import Draft, Found
from tdtool.line.spoken import players
from tdtool.line.table_words import numbers
from tdtool.line.vocabulary import strays
from tdtool.line.who import MOST, no_table
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.balance import balance_flows, planned
from tdtool.tournament.plans.redraw import redraw_due, redraw_plan
from tdtool.tournament.plans.sizes import Flow
from tdtool.tournament.plans.tasks import is_break_due, why_named
from tdtool.tournament.plans.values import Occasion

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.tournament.plans.balance import PlannedMove

_PAIR = 2


def balance(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "balance", "balance 7" (who goes there) and "balance 26 7" (from there to there)."""
    if strays((*before, *after)):
        return Found()
    tables = numbers((*before, *after))
    for number in tables:
        if room.table(number) is None:
            return Found(hint=no_table(room, number))
    if len(tables) > _PAIR:
        return Found(hint="From one table to one other, please: balance 26 7.")
    flows = balance_flows(room.state, room.now)
    if len(tables) == _PAIR:
        flows = (Flow(tables[0], tables[1]),)
    elif tables:
        flows = tuple(flow for flow in flows if flow.destination == tables[0])
    if not flows:
        where = f"Table {tables[0]} is not short." if tables else "The tables are level."
        return Found(hint=where)
    drafts = [_move(room, move) for move in planned(room.state, room.now, flows[:MOST])]
    if len(flows) > 1 and not tables:
        drafts.insert(0, _all(len(flows)))
    return Found(tuple(drafts[:MOST]))


def _all(count: int) -> Draft:
    return Draft(plc.Balance(), "", "All tables", "are levelled", f"{count:,} moves", "balance")


def _move(room: Room, move: PlannedMove) -> Draft:
    flow = Flow(move.source, move.destination)
    typed = f"balance {move.source} {move.destination}"
    why = why_named(room.state, move, room.name)
    if move.named is None:
        return Draft(
            plc.Balance((flow,)),
            str(move.source),
            "Next big blind",
            f"goes to table {move.destination}",
            why,
            typed,
        )
    return Draft(
        plc.Balance((flow,)),
        str(move.named.source),
        room.name(move.named.entry),
        f"moves to {move.named.destination}",
        why,
        typed,
    )


def breaks(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "break 7": its players draw seats elsewhere; "break" alone is the clock's."""
    if strays((*before, *after)):
        return Found()
    tables = tuple(dict.fromkeys(numbers((*before, *after))))
    if not tables:
        found = next_break(room)
        if is_break_due(room.state, room.now):
            return found._replace(drafts=(*found.drafts, _break(room, ())))
        return found
    for number in tables:
        if room.table(number) is None:
            return Found(hint=no_table(room, number))
    return Found((_break(room, tables),))


def _break(room: Room, tables: tuple[int, ...]) -> Draft:
    count = sum(len(room.state.tables[number].occupants) for number in tables)
    which = ", ".join(map(str, tables))
    subject = f"Table{'s' if len(tables) > 1 else ''} {which}" if tables else "The next table"
    verb = "break" if len(tables) > 1 else "breaks"
    remark = f"{players(count)} {'draws' if count == 1 else 'draw'} seats" if tables else ""
    where = str(tables[0]) if len(tables) == 1 else ""
    typed = f"break {which}".strip()
    return Draft(plc.BreakTables(tables), where, subject, verb, remark, typed)


def redraw(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "redraw": everybody left is drawn anew."""
    return _redraw(room, before, after, final=False)


def final_table(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "final table": everybody left is drawn to it."""
    return _redraw(room, before, after, final=True)


def _redraw(room: Room, before: Sequence[Token], after: Sequence[Token], *, final: bool) -> Found:
    if strays((*before, *after)) or numbers((*before, *after)):
        return Found()
    plan = redraw_plan(room.state, Occasion.FINAL) if final else redraw_due(room.state)
    if plan is None:
        plan = redraw_plan(room.state, Occasion.ASKED)
    count, tables = len(plan.entries), len(plan.tables)
    where = f"at table {plan.tables[0]}" if tables == 1 else f"at {tables:,} tables"
    is_final = plan.occasion is Occasion.FINAL
    draft = Draft(
        plc.Redraw(final),
        "",
        "The final table" if is_final else "All seats",
        "is drawn" if is_final else "are drawn anew",
        f"{players(count)} {where}, and the button",
        "final table" if final else "redraw",
    )
    return Found((draft,))

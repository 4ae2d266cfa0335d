"""What each plan says and would do: balance, break, redraw."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.balance import is_balanced_by_moves
from tdtool.tournament.plans.breaking import (
    BreakPlan,
    break_plan,
    breaking_order,
    next_breaks,
    outs_until_break,
)
from tdtool.tournament.plans.redraw import RedrawPlan, redraw_due, redraw_plan
from tdtool.tournament.plans.sizes import tolerance
from tdtool.tournament.plans.tasks import is_break_due
from tdtool.tournament.plans.values import Occasion
from tdtool.tournament.refusal import Refusal
from tdtool.ui import figures
from tdtool.ui.floor.plans.look import Look
from tdtool.ui.floor.plans.plan_rows import PlanRow, balance_rows, player_rows

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.tournament.commands import Command

_SIGNS = 7
_NEXT = 6
_NUMBERS = re.compile(r"\d{1,4}")


class Shown(NamedTuple):
    """A plan in words: a sentence, its rows, and what doing all of it would ask for."""

    sentence: str
    rows: tuple[PlanRow, ...]
    command: Command | None = None
    words: str = ""
    """What the button says that does all of it."""
    brief: str = ""
    """What has to be said of it where there is little room; "" where that is all."""


def due_look(desk: Desk) -> Look:
    """Choose the plan that is due: a redraw before a break, a break before balancing."""
    if redraw_due(desk.state) is not None:
        return Look.REDRAW
    if is_break_due(desk.state, desk.now()):
        return Look.BREAK
    return Look.BALANCE


def balance(desk: Desk) -> Shown:
    """Show who moves so that the tables are level."""
    state, now = desk.state, desk.now()
    allowed = tolerance(state, now)
    level = f"no two tables differ by more than {allowed}"
    if not is_balanced_by_moves(state):
        return Shown("Nobody is moved within a round of this event.", ())
    rows = balance_rows(desk)
    moves = sum(not row.order for row in rows)
    if not moves:
        more = "" if not rows else f", once {'it is' if len(rows) == 1 else 'they are'} done"
        return Shown(f"{level[0].upper()}{level[1:]}{more}.", rows)
    count = "1 move" if moves == 1 else f"{figures.number(moves)} moves"
    word = "" if moves == 1 else f"Do all {figures.number(moves)}"
    return Shown(f"{count}, then {level}.", rows, plc.Balance() if moves > 1 else None, word)


def break_tables(desk: Desk, typed: str) -> Shown:
    """Show what breaking these tables comes to; without any the next of the order."""
    state = desk.state
    tables = tuple(dict.fromkeys(int(number) for number in _NUMBERS.findall(typed)))
    named = tables or next_breaks(state) or breaking_order(state)[:1]
    if not named:
        return Shown("No table is open that could break.", ())
    plan = break_plan(state, desk.now(), named)
    entries = tuple(
        table.occupants[seat]
        for number in named
        if (table := state.tables.get(number)) is not None
        for seat in sorted(table.occupants)
    )
    rows = player_rows(desk, entries)
    if isinstance(plan, Refusal):
        return Shown(f"{plan.sentence}{_outs(desk, named)}", rows)
    brief = _said(plan)
    said = f"{brief}{_follows(desk, named)} {_sealed(desk)}"
    return Shown(said, rows, plc.BreakTables(named), _word(named), brief)


def _follows(desk: Desk, named: tuple[int, ...]) -> str:
    """Say which tables break after these; the last one is the final table."""
    rest = [number for number in breaking_order(desk.state) if number not in named][:-1]
    if not rest:
        return ""
    return f" Next to break: {', '.join(map(str, rest[:_NEXT]))}{'…' if len(rest) > _NEXT else '.'}"


def _word(tables: tuple[int, ...]) -> str:
    return f"Break table{'s' if len(tables) > 1 else ''} {', '.join(map(str, tables))}"


def _outs(desk: Desk, named: tuple[int, ...]) -> str:
    outs = outs_until_break(desk.state)
    if not outs or named != breaking_order(desk.state)[:1]:
        return ""
    return f" It can break in {outs} {'out' if outs == 1 else 'outs'}."


def _said(plan: BreakPlan) -> str:
    count = len(plan.entries)
    others = len({seat.table for seat in plan.pool})
    who = "1 player draws" if count == 1 else f"{count} players draw"
    tables = ", ".join(map(str, plan.tables))
    said = (
        f"Table{'s' if len(plan.tables) > 1 else ''} {tables}: {who} among"
        f" {figures.number(len(plan.pool))} open seats at"
        f" {figures.number(others)} {'table' if others == 1 else 'tables'},"
        " the shortest first."
    )
    if plan.flows:
        more = "one more goes" if len(plan.flows) == 1 else f"{len(plan.flows)} more go"
        said += f" Then {more}, to be level."
    return said


def _sealed(desk: Desk) -> str:
    return f"The draw is sealed as {desk.state.seal.digest[:_SIGNS]}."


def redraw(desk: Desk) -> Shown:
    """Show how everybody left would be drawn anew."""
    plan = redraw_due(desk.state) or redraw_plan(desk.state, Occasion.ASKED)
    entries = desk.state.entries
    stacks = {entry: figures.number(chips) for entry, chips in plan.chips.stacks}
    rows = player_rows(
        desk, sorted(plan.entries, key=lambda one: entries[one].seat or (0, one)), stacks
    )
    if len(plan.entries) < 2:  # noqa: PLR2004
        return Shown("Fewer than two players are left to be drawn.", rows)
    brief = _why(plan)
    said = f"{brief}{_closes(plan)} {_sealed(desk)}"
    return Shown(said, rows, plc.Redraw(), _redraw_word(plan), brief)


def _closes(plan: RedrawPlan) -> str:
    """Say which tables are gone after it."""
    if not plan.closed:
        return ""
    closed = ", ".join(map(str, plan.closed[:_NEXT]))
    return f" Closed then: {closed}{'…' if len(plan.closed) > _NEXT else ''}."


def _why(plan: RedrawPlan) -> str:
    count = figures.number(len(plan.entries))
    first = {
        Occasion.FINAL: f"{count} are left: the final table, at table {plan.tables[0]}.",
        Occasion.POINT: f"{count} are left: all seats are drawn anew, by the event's sheet.",
        Occasion.ROUND: f"The round is over: {count} play the next.",
        Occasion.ASKED: f"Nothing is due. {count} players can be drawn anew at any time.",
    }[plan.occasion]
    tables = f"table {plan.tables[0]}"
    if len(plan.tables) > 1:
        tables = f"{figures.number(len(plan.tables))} tables"
    said = f"{first} Every seat and button is drawn at {tables}."
    said += _chips(plan)
    if plan.byes:
        said += f" {plan.byes} of them get a bye."
    return said


def _chips(plan: RedrawPlan) -> str:
    """Say with what a round begins, and what leaves play or comes into it."""
    span = plan.chips.span
    if span is None:
        return ""
    least, most = map(figures.number, span)
    said = f" Each begins with {most}." if least == most else f" They bring {least} to {most}."
    out = plan.chips.out_of_play
    if out:
        how = "leave play" if out > 0 else "come into play"
        said += f" {figures.number(abs(out))} chips {how}."
    return said


def _redraw_word(plan: RedrawPlan) -> str:
    words = {Occasion.FINAL: "Draw the final table", Occasion.ROUND: "Draw the round"}
    return words.get(plan.occasion, "Draw all seats anew")

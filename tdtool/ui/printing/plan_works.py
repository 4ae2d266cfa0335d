"""Break sheets and the breaking order as work for the printer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.sheets import break_sheet, breaking_order
from tdtool.tournament.paper_age import draws
from tdtool.tournament.plans.breaking import breaking_order as order_of
from tdtool.tournament.plans.final_table import final_size
from tdtool.tournament.plans.redraw import redraw_points
from tdtool.tournament.plans.rounds import stack_of_round
from tdtool.ui import figures, keys, papers
from tdtool.ui.acts import Act
from tdtool.ui.printing.offer import Offer
from tdtool.ui.printing.picked import parts
from tdtool.ui.printing.work import Unclear, Work, counted, name_of, recorded

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.tournament.values import EntryId
    from tdtool.ui.printing.choice import Choice

_DRAW_SIGNS = 7


def break_work(desk: Desk, choice: Choice) -> Work:
    """Take the slips of tables that broke: of all whose players are on their way, or of some."""
    tables = _broken(desk)
    typed = parts(choice.which)
    wanted = [part for part in typed if not part.isdecimal() or int(part) not in tables]
    if wanted:
        raise Unclear(f"Nobody of table {wanted[0]} is on his way.")
    if not tables:
        raise Unclear(
            "No table has broken whose players are on their way."
            f" {keys.named(Act.PLANS)} on the Floor does it."
        )
    numbers = [int(part) for part in typed] or sorted(tables)
    foot, drawn = papers.foot(desk), draws(desk.history)
    sheets = tuple(
        break_sheet.BreakSheet(
            str(number),
            tuple(_slip(desk, entry) for entry in tables[number]),
            foot,
            f"draw sealed as {drawn.get(tables[number][0], '')[:_DRAW_SIGNS]}",
        )
        for number in dict.fromkeys(numbers)
    )
    paper = choice.sheet_of_paper()
    slips = sum(len(sheet.slips) for sheet in sheets)
    return Work(
        name_of(Offer.BREAKS),
        lambda out, each: break_sheet.draw(sheets, paper, out, each),
        lambda: break_sheet.pages(sheets),
        f"{counted(len(sheets), 'table')}, {counted(slips, 'slip')}.",
        recorded(Offer.BREAKS, whole=not typed),
    )


def _broken(desk: Desk) -> dict[int, list[EntryId]]:
    """List who is on his way from a table that is closed, by table, in the order of seats."""
    state = desk.state
    found: dict[int, list[EntryId]] = {}
    for entry in state.awaited:
        origin = state.entries[entry].origin
        if origin is not None and origin.table in state.closed:
            found.setdefault(origin.table, []).append(entry)
    for there in found.values():
        there.sort(key=lambda one: (state.entries[one].origin or (0, 0), one))
    return found


def _slip(desk: Desk, entry: EntryId) -> break_sheet.BreakSlip:
    one = desk.state.entries[entry]
    table, seat = ("", "") if one.seat is None else map(str, one.seat)
    source = "" if one.origin is None else str(one.origin)
    return break_sheet.BreakSlip(
        desk.name(entry), source, table, seat, entry, round_words(desk, entry)
    )


def round_words(desk: Desk, entry: EntryId) -> str:
    """Say with how many chips somebody begins the round, "" where he takes his own.

    Whoever is moved within a round takes what he has.
    """
    state = desk.state
    chips, count = stack_of_round(state, entry), state.chips.stacks.get(entry)
    begins = count is not None and count.at_ms == state.entries[entry].since_ms
    return "" if chips is None or not begins else figures.number(chips)


def order_work(desk: Desk, choice: Choice) -> Work:
    """Take the breaking order, with the numbers left at which all is drawn anew."""
    state = desk.state
    tables = order_of(state)
    if not tables:
        raise Unclear("No table is open yet.")
    said = [f"Table {tables[0]} breaks first, as soon as the others have seats for its players."]
    points = ", ".join(figures.number(point) for point in redraw_points(state))
    if points:
        said.append(f"All seats are drawn anew at {points} players left.")
    if len(tables) > 1:
        said.append(f"Final table: {final_size(state)} players left.")
    said.append("The house may change this order.")
    order = breaking_order.BreakingOrder(
        tables, papers.foot(desk), tuple(said), counted(len(tables), "table")
    )
    paper = choice.sheet_of_paper()
    return Work(
        name_of(Offer.BREAKING_ORDER),
        lambda out, each: breaking_order.draw(order, paper, out, each),
        lambda: breaking_order.pages(order, paper),
        f"{counted(len(tables), 'table')}.",
        recorded(Offer.BREAKING_ORDER),
    )

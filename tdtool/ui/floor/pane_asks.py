"""What the choices of a pane's menus open: a sheet, a plan, or a sentence in the line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.values import SeatAt
from tdtool.tournament.views import Task, TaskKind
from tdtool.ui.acts import Act
from tdtool.ui.floor.other_seat import MOVE, SITS_AT, SWAP
from tdtool.ui.floor.seat_menu import Ask

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.ui.bridge import Bridge
    from tdtool.ui.floor.pane_sheets import PaneSheets
    from tdtool.ui.floor.sheet import Sheet
    from tdtool.ui.floor.table_pane import TablePane

_SHEETS: dict[Ask, Callable[[PaneSheets], Sheet]] = {
    Ask.OUT: lambda sheets: sheets.who_went_out,
    Ask.BUTTON_WAS_HERE: lambda sheets: sheets.last_hand,
    Ask.WHO_SITS: lambda sheets: sheets.who_sits_here,
    Ask.HISTORY: lambda sheets: sheets.history,
    Ask.CLOSE: lambda sheets: sheets.close_table,
}
_PAGES = {
    Ask.OPEN: Act.OPEN_TABLE,
    Ask.HEAD_COUNT: Act.HEAD_COUNT,
    Ask.CHIP_COUNT: Act.CHIP_COUNT,
    Ask.HAND_FOR_HAND: Act.HAND_FOR_HAND,
    Ask.PLANS: Act.PLANS,
}
_SAID = {
    Ask.SIZE: "{} with ",
    Ask.SIZES_FROM: "all with 8 seats from level ",
    Ask.RESERVE: "reserve {} ",
    Ask.APART: "apart {} and ",
    Ask.WINS: "{} wins ",
}
"""How the line begins; the table or seat stands in the braces."""
_MODES = {Ask.MOVE: MOVE, Ask.SITS_AT: SITS_AT, Ask.SWAP: SWAP}


def open_what_is_asked(pane: TablePane, bridge: Bridge, table: int, ask: Ask, seat: int) -> None:
    """Open what a choice asks for, about a seat of a table (0: about the table)."""
    if ask in _MODES:
        pane.open_other(_MODES[ask], seat)
    elif ask in _SHEETS:
        pane.open_sheet(_SHEETS[ask](pane.sheets), (seat,) if seat else ())
    elif ask is Ask.FIRST_BUTTON:
        pane.open_first()
    elif ask in {Ask.PENALTY, Ask.LIFT}:
        pane.say(ask.value, seat)
    elif ask in _SAID:
        where = str(SeatAt(table, seat)) if seat else str(table)
        bridge.line_wanted.emit(_SAID[ask].format(where))
    elif ask is Ask.BREAK:
        bridge.plan_wanted.emit(Task(TaskKind.BREAK, "", "", str(table), 0, table=table))
    else:
        pane.page_wanted.emit(_PAGES[ask])

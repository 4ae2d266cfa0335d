"""Closing a table after the fact, by its menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tdtool.tournament import commands as c
from tdtool.tournament.calls.commands import CallClock
from tdtool.tournament.plans import commands as plc
from tdtool.ui.floor.seat_menu import Ask
from tdtool.ui.floor.table_menu import table_choices
from tests.ui import desk_sample
from tests.ui.floor.keys import press

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.floor.floor_page import FloorPage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key
TABLE = 5


@pytest.fixture
def page(page: FloorPage) -> FloorPage:
    page.show_table(TABLE)
    page.pane.take_ask(Ask.CLOSE)
    return page


def test_its_players_have_to_be_found(page: FloorPage, desk: Desk) -> None:
    here = set(desk.state.tables[TABLE].occupants.values())
    sheet = page.pane.sheets.close_table
    assert f"{len(here)} players to find" in sheet.read_back.text()
    assert all(desk.name(entry) in sheet.players.text() for entry in here)
    press(K.Key_Return)
    assert TABLE not in desk.state.tables
    assert here == desk.state.standing
    assert page.table() != TABLE
    assert page.pane.sheet() is None


@pytest.mark.usefixtures("page")
def test_or_seats_are_drawn_for_them_at_once(desk: Desk) -> None:
    for number in (1, 2, 3, 4, 6, 7, 8, 9, 10, 11):
        for entry in list(desk.state.tables[number].occupants.values())[:2]:
            desk_sample.done(desk, c.Bust((entry,)))
    here = set(desk.state.tables[TABLE].occupants.values())
    press(K.Key_Right, K.Key_Return)
    assert not desk.state.standing
    assert here <= desk.state.awaited


def test_too_few_open_seats_are_said_before_it_is_closed(page: FloorPage, desk: Desk) -> None:
    for number in sorted(desk.state.tables):
        if number != TABLE:
            desk_sample.done(desk, c.LockTable(number, locked=True))
    before = desk.seq
    press(K.Key_Right, K.Key_Return)
    assert page.pane.sheets.close_table.refusal.text().startswith("Too few open seats")
    assert desk.seq == before


def test_an_open_report_is_said(page: FloorPage) -> None:
    page.pane.sheets.close_table.leave()
    page.show_table(2)
    page.pane.take_ask(Ask.CLOSE)
    assert page.pane.sheets.close_table.missing.text().startswith("2 players of them are out")


def test_menu_of_a_table(desk: Desk) -> None:
    table = desk.state.tables[TABLE]
    found = table_choices(desk, table)
    assert {choice.ask for choice in found if choice.ask} == {
        Ask.FIRST_BUTTON,
        Ask.SIZE,
        Ask.WHO_SITS,
        Ask.HISTORY,
        Ask.CLOSE,
        Ask.OPEN,
        Ask.HEAD_COUNT,
        Ask.CHIP_COUNT,
        Ask.HAND_FOR_HAND,
        Ask.PLANS,
        Ask.BREAK,
        Ask.SIZES_FROM,
    }
    draws, calls, locks, shows = [choice for choice in found if choice.command is not None]
    assert calls.command == CallClock(TABLE)
    assert locks.command == c.LockTable(TABLE, locked=True)
    assert shows.command == plc.FeatureTable(TABLE, feature=True)
    assert (draws.command, draws.refused) == (
        c.DrawSeats(table=TABLE),
        "Nobody waits for a seat.",
    )


def test_seats_are_drawn_at_the_table_in_hand(page: FloorPage, desk: Desk) -> None:
    page.pane.sheets.close_table.leave()
    desk_sample.done(desk, c.Bust((desk.state.tables[TABLE].occupants[5],)))
    desk_sample.done(desk, c.Register(names=("Late One", "Late Two")))
    open_ = len(desk.state.tables[TABLE].open_seats())
    draws = next(c_ for c_ in table_choices(desk, desk.state.tables[TABLE]) if c_.key == "D")
    assert draws.text == "Draw seats here for 1 of 2 who wait"
    page.show_table(TABLE)
    page.pane.picture.setFocus()
    press("d")
    assert len(desk.state.waiting) == 2 - min(2, open_)
    assert not desk.state.tables[TABLE].open_seats() or open_ > 2


def test_the_number_of_seats_is_said_in_the_line(page: FloorPage, bridge: Bridge) -> None:
    lines: list[str] = []
    bridge.line_wanted.connect(lines.append)
    page.pane.take_ask(Ask.SIZE)
    page.pane.take_ask(Ask.SIZES_FROM)
    page.pane.take_ask(Ask.RESERVE, 9)
    page.pane.take_ask(Ask.APART, 2)
    page.pane.take_ask(Ask.WINS, 2)
    table = page.table()
    assert lines == [
        f"{table} with ",
        "all with 8 seats from level ",
        f"reserve {table}.9 ",
        f"apart {table}.2 and ",
        f"{table}.2 wins ",
    ]


def test_menu_leads_to_the_sheets_of_the_page(page: FloorPage) -> None:
    page.pane.sheets.close_table.leave()
    page.pane.take_ask(Ask.OPEN)
    assert page.open_table.isVisible()
    press(K.Key_Escape)
    page.pane.take_ask(Ask.HEAD_COUNT)
    assert page.head_count.isVisible()

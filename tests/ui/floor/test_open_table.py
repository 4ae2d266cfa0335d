"""Opening a table: who is pulled, who waits, the first button; by keys on a real desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tdtool.tournament import commands as c
from tdtool.tournament.values import SeatAt
from tdtool.ui.floor.opening import free_number, named_seats
from tdtool.ui.floor.picture import Mark
from tdtool.ui.floor.seat_menu import Ask
from tests.tournament.evening import Evening
from tests.ui import desk_sample
from tests.ui.floor.keys import press

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.desk import Desk
    from tdtool.ui.floor.floor_page import FloorPage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    made = Evening(tmp_path)
    made.players(27)
    return made


def test_a_new_table_has_the_lowest_number_that_is_free(evening: Evening) -> None:
    assert free_number(evening.state) == 4
    evening.do(c.CloseTable(2))
    assert free_number(evening.state) == 2


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("", ()),
        ("3.5 7.2", (SeatAt(3, 5), SeatAt(7, 2))),
        ("3.5, 3.5", (SeatAt(3, 5),)),
        ("kim", "Who is pulled is written by table and seat: 3.5 7.2."),
        ("7", "Who is pulled is written by table and seat: 3.5 7.2."),
    ],
)
def test_who_is_pulled_is_read(typed: str, found: object) -> None:
    assert named_seats(typed) == found


def test_everybody_named_is_drawn_to_the_new_table(page: FloorPage, desk: Desk) -> None:
    desk_sample.done(desk, c.Register(names=("Late One", "Late Two")))
    press("o")
    sheet = page.open_table
    assert sheet.table_number.hasFocus()
    number = sheet.table_number.value()
    assert number == free_number(desk.state)
    pulled = [desk.state.occupant(SeatAt(table, 5)) for table in (4, 5)]
    press(K.Key_Tab, K.Key_Tab, K.Key_Tab)
    assert sheet.pulled.hasFocus()
    press("4.5 5.5")
    assert sheet.read_back.text() == f"Table {number}: 2 pulled and 2 who wait"
    press(K.Key_Return)
    assert number is not None
    for entry in pulled:
        assert entry is not None
        assert entry.seat is not None
        assert entry.seat.table == number
        assert entry.id in desk.state.awaited
    assert not desk.state.waiting
    assert page.table() == number
    assert page.pane.isVisible()
    first = desk.state.tables[number].first_button
    assert first is not None
    assert first.seat == desk.state.seats_per_table


def test_the_first_button_is_named_before_anybody_sits_there(page: FloorPage, desk: Desk) -> None:
    press("o")
    number = page.open_table.table_number.value()
    assert number is not None
    page.open_table.pulled.setText("4.5 5.5 4.6")
    page.open_table.button.press(3)
    page.open_table.commit()
    panel = page.pane.panel
    assert panel.view().ask == "The first button is on 3, once two players sit here."
    mark = page.pane.picture.picture().marks[0]
    assert (mark.seat, mark.mark) == (3, Mark.BUTTON)
    for entry in list(desk.state.tables[number].occupants.values()):
        desk_sample.done(desk, c.Arrive(entry))
    assert panel.view().age_text == "first button 3"
    seats = sorted(desk.state.tables[number].occupants)
    first = next((seat for seat in seats if seat >= 3), seats[0])
    assert panel.grid.rows()[0].badges[0].seat == first
    page.pane.take_ask(Ask.FIRST_BUTTON)
    assert page.pane.sheets.last_hand.seat.one() == 3
    assert page.pane.sheets.last_hand.mode.index() == 2
    page.pane.sheets.last_hand.leave()
    desk.undo()
    press("n")
    position = desk.state.tables[number].position
    assert position is not None
    assert position.last.button in seats


def test_all_of_it_is_one_act(page: FloorPage, desk: Desk) -> None:
    before = set(desk.state.tables)
    press("o")
    page.open_table.pulled.setText("4.5")
    page.open_table.commit()
    desk.undo()
    assert set(desk.state.tables) == before
    seat = desk.state.occupant(SeatAt(4, 5))
    assert seat is not None


def test_who_waits_goes_there_as_far_as_there_is_room(page: FloorPage, desk: Desk) -> None:
    desk_sample.done(desk, c.Register(names=tuple(f"Late {n}" for n in range(5))))
    press("o")
    sheet = page.open_table
    sheet.seats.setText("4")
    sheet.pulled.setText("4.5 5.5")
    number = sheet.table_number.value()
    assert number is not None
    assert sheet.read_back.text() == f"Table {number}: 2 pulled and 2 of 5 who wait"
    sheet.commit()
    assert len(desk.state.tables[number].occupants) == 4
    assert len(desk.state.waiting) == 3


@pytest.mark.parametrize(
    ("number", "seats", "pulled", "sentence"),
    [
        ("", "9", "", "Tables are numbered 1 to 9,999."),
        ("40", "13", "", "A table has 2 to 12 seats."),
        ("40", "9", "4.12", "Nobody has seat 4.12."),
        ("40", "9", "kim", "Who is pulled is written by table and seat: 3.5 7.2."),
        ("40", "2", "4.5 5.5 4.6", "3 are pulled, and the table has 2 seats."),
    ],
)
def test_what_cannot_be_is_said_and_changes_nothing(
    page: FloorPage, *, number: str, seats: str, pulled: str, sentence: str
) -> None:
    desk = page.open_table.bridge.desk
    press("o")
    sheet = page.open_table
    sheet.table_number.setText(number)
    sheet.seats.setText(seats)
    sheet.pulled.setText(pulled)
    before = desk.seq
    sheet.commit()
    assert sheet.refusal.text() == sentence
    assert desk.seq == before


def test_a_number_that_is_taken_is_refused(page: FloorPage, desk: Desk) -> None:
    press("o")
    page.open_table.table_number.setText("3")
    before = desk.seq
    page.open_table.commit()
    assert page.open_table.refusal.text() == "Table 3 is open already."
    assert desk.seq == before


def test_a_locked_player_is_not_pulled(page: FloorPage, desk: Desk) -> None:
    entry = desk.state.occupant(SeatAt(4, 5))
    assert entry is not None
    desk_sample.done(desk, c.LockEntry(entry.id, locked=True))
    press("o")
    page.open_table.pulled.setText("4.5")
    page.open_table.commit()
    assert page.open_table.refusal.text() == f"{desk.name(entry.id)} is locked to seat 4.5."


def test_the_next_big_blinds_that_are_known_are_offered(page: FloorPage, desk: Desk) -> None:
    fullest = max(
        desk.state.tables.values(), key=lambda table: (len(table.occupants), table.number)
    )
    desk_sample.done(desk, c.GiveButton(fullest.number, 2))
    press("o")
    sheet = page.open_table
    assert sheet.take_known.isVisible()
    sheet.take_known.click()
    assert sheet.pulled.text() == f"{fullest.number}.5"


def test_escape_leaves_without_opening(page: FloorPage, desk: Desk) -> None:
    before = desk.seq
    press("o", K.Key_Escape)
    assert page.pane.isVisible()
    assert page.tiles.view.hasFocus()
    assert desk.seq == before

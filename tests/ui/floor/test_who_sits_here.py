"""Who sits where the desk has nobody, or has another: by keys on a real desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdtool.tournament import commands as c
from tdtool.tournament.state import Status
from tdtool.tournament.values import SeatAt, Sheet
from tdtool.tournament.views import TaskKind
from tdtool.ui.floor.newcomers import MOST, newcomers
from tdtool.ui.todo import Todo
from tests.ui import desk_sample
from tests.ui.floor.keys import press
from tests.ui.floor.test_table_picture import HOSTILE

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tdtool.desk import Desk
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.floor.floor_page import FloorPage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key
TABLE = 6


@pytest.fixture
def page(page: FloorPage) -> FloorPage:
    page.show_table(TABLE)
    page.pane.picture.setFocus()
    return page


def entry_of(desk: Desk, name: str) -> int:
    return next(entry for entry in desk.state.entries if desk.name(entry) == name)


def open_seat(desk: Desk, table: int = TABLE) -> int:
    seats = desk.state.tables[table].open_seats()
    if not seats:
        desk_sample.done(desk, c.Bust((desk.state.tables[table].occupants[2],)))
    return desk.state.tables[table].open_seats()[0]


def test_he_sits_elsewhere_than_planned(page: FloorPage, desk: Desk) -> None:
    kim = entry_of(desk, "Kim Do-eul")
    seat = open_seat(desk)
    page.pane.picture.choose(())
    press("s", "kim")
    sheet = page.pane.sheets.who_sits_here
    assert sheet.row.one() == seat
    assert sheet.read_back.text() == f"Kim Do-eul sits at {TABLE}.{seat} now."
    press(K.Key_Return)
    assert desk.state.entries[kim].seat == SeatAt(TABLE, seat)
    assert not desk.state.entries[kim].awaited
    assert page.pane.sheet() is None


def test_names_fold_accents(page: FloorPage, desk: Desk) -> None:
    open_seat(desk)
    press("s", "siobhan")
    one = page.pane.sheets.who_sits_here.found.one()
    assert one is not None
    assert one.name == "Siobhán Ó Rinn"


def test_two_in_one_seat_the_earlier_slip_stays(page: FloorPage, desk: Desk) -> None:
    holder = desk.state.tables[TABLE].occupants[3]
    kim = entry_of(desk, "Kim Do-eul")
    press("3", "s", "kim")
    sheet = page.pane.sheets.who_sits_here
    assert sheet.stays.isVisible()
    assert "Kim Do-eul stands, To do draws him a seat" in sheet.read_back.text()
    press(K.Key_Return)
    assert desk.state.tables[TABLE].occupants[3] == holder
    assert desk.state.disputes == {kim: SeatAt(TABLE, 3)}


def test_two_in_one_seat_the_newcomer_stays(page: FloorPage, desk: Desk) -> None:
    holder = desk.state.tables[TABLE].occupants[3]
    kim = entry_of(desk, "Kim Do-eul")
    press("3", "s", "kim")
    page.pane.sheets.who_sits_here.stays.set_index(1)
    page.pane.sheets.who_sits_here.commit()
    assert desk.state.tables[TABLE].occupants[3] == kim
    assert desk.state.disputes == {holder: SeatAt(TABLE, 3)}


def test_a_wrong_bust_comes_back_by_two_keys(page: FloorPage, desk: Desk) -> None:
    """One more than the desk knows: somebody who was busted wrongly still sits there."""
    gone = desk.state.tables[TABLE].occupants[7]
    desk_sample.done(desk, c.Bust((gone,)))
    for entry in list(desk.state.awaited):
        desk_sample.done(desk, c.Arrive(entry))
    press("7", "s")
    one = page.pane.sheets.who_sits_here.found.one()
    assert one is not None
    assert (one.entry, one.where.split()[0]) == (gone, "out")
    press(K.Key_Return)
    assert desk.state.entries[gone].status is Status.SEATED
    assert desk.state.entries[gone].seat == SeatAt(TABLE, 7)


def test_a_seat_names_its_player(page: FloorPage, desk: Desk) -> None:
    open_seat(desk)
    there = desk.state.occupant(SeatAt(4, 5))
    assert there is not None
    press("s", "4.5")
    one = page.pane.sheets.who_sits_here.found.one()
    assert one is not None
    assert one.entry == there.id
    assert one.where == "the desk has him at 4.5"


def test_nobody_is_called_so(page: FloorPage, desk: Desk) -> None:
    open_seat(desk)
    before = desk.seq
    press("s", "qqqqqq", K.Key_Return)
    assert page.pane.sheets.who_sits_here.refusal.text() == "Nobody is called so."
    assert desk.seq == before


def test_up_and_down_choose_a_candidate(page: FloorPage, desk: Desk) -> None:
    open_seat(desk)
    press("s", "player")
    found = page.pane.sheets.who_sits_here.found
    assert len(found.candidates()) == MOST
    press(K.Key_Down, K.Key_Down, K.Key_Up)
    assert found.one() == found.candidates()[1]
    QTest.mouseClick(found, Qt.MouseButton.LeftButton, pos=found.rect().center())
    assert found.one() != found.candidates()[1]


def test_likely_ones_stand_there_before_anything_is_typed(desk: Desk) -> None:
    way = [e for e in desk.state.tables[TABLE].occupants.values() if desk.state.entries[e].awaited]
    first = newcomers(desk, "", TABLE)[0]
    assert first.entry == way[0]
    assert first.where == f"on the way to {desk.state.entries[way[0]].seat}"
    desk_sample.done(desk, c.Register(names=("Late One",)))
    desk_sample.done(desk, c.CloseTable(9))
    wheres = {candidate.where for candidate in newcomers(desk, "late", TABLE)}
    assert wheres == {"waits for a seat"}
    stands = newcomers(desk, "", TABLE)[1]
    assert stands.where.startswith("stands, was at 9.")


def test_hostile_names_are_plain_text(page: FloorPage, desk: Desk) -> None:
    desk_sample.done(desk, c.Register(names=tuple(name for name in HOSTILE if name.strip())))
    open_seat(desk)
    press("s")
    for typed in ("bold", "x" * 300, "שלום", "&amp"):
        page.pane.sheets.who_sits_here.who.setText(typed)
        page.grab()
    assert page.pane.sheets.who_sits_here.found.candidates()


def test_to_do_draws_the_one_who_stands_another_seat(
    bridge: Bridge, desk: Desk, qtbot: QtBot
) -> None:
    kim = entry_of(desk, "Kim Do-eul")
    desk_sample.done(desk, c.DisputeSeat(SeatAt(TABLE, 3), kim))
    todo = Todo(bridge)
    qtbot.addWidget(todo)
    row = next(row for row in todo.model.rows() if row.task and row.task.kind is TaskKind.CONFLICT)
    assert row.do == "Draw him a seat"
    todo.do(row)
    assert kim in desk.state.awaited
    assert not desk.state.disputes
    assert kim not in desk.state.standing


def test_to_do_asks_for_a_sheet_that_has_grown_old(
    bridge: Bridge, desk: Desk, clock: desk_sample.Clock, qtbot: QtBot
) -> None:
    desk_sample.done(desk, c.RecordSheet(Sheet.LEVELS))
    clock.go(1_000)
    desk_sample.done(desk, c.AddTime(120_000))
    todo = Todo(bridge)
    qtbot.addWidget(todo)
    row = next(row for row in todo.model.rows() if row.task and row.task.kind is TaskKind.REPRINT)
    assert row.do == "Print it again"
    with qtbot.waitSignal(todo.printing_wanted):
        todo.do(row)

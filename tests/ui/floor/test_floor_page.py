from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdtool.rules.button.question import ButtonRule
from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.values import HandChoice, NewPenalty, PenaltyKind, SeatAt
from tdtool.tournament.views import Age
from tdtool.ui.acts import Act
from tdtool.ui.bridge import Bridge
from tdtool.ui.floor.floor_page import FloorPage
from tdtool.ui.floor.panel_view import ASK
from tdtool.ui.floor.picture import Face, Mark, MarkAt
from tdtool.ui.floor.seat_menu import Ask
from tdtool.ui.floor.tiles_model import Showing
from tests.ui import desk_sample
from tests.ui.floor.test_table_picture import HOSTILE

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tdtool.desk import Desk

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key


def say_button(page: FloorPage, table: int, button: int, *out: int) -> None:
    """Say where the button was in the last hand of a table, and who went out in it."""
    desk = page.pane.sheets.last_hand.bridge.desk
    occupants = desk.state.tables[table].occupants
    desk_sample.done(desk, c.GiveButton(table, button, out=tuple(occupants[s] for s in out)))


def test_page_takes_the_first_table_in_hand(page: FloorPage) -> None:
    assert page.table() == 1
    assert page.tiles.model.rowCount() == len(page.pane.sheets.last_hand.bridge.desk.state.tables)
    assert page.pane.panel.view().ask == ASK


def test_arrows_show_the_table_at_once_and_enter_goes_to_it(page: FloorPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.table_shown) as shown:
        QTest.keyClick(page.tiles.view, K.Key_Right)
    assert shown.args == [2]
    assert page.pane.picture.accessibleName() == "Table 2"
    QTest.keyClick(page.tiles.view, K.Key_Return)
    assert page.pane.picture.hasFocus()
    QTest.keyClick(page.pane.picture, K.Key_Escape)
    assert page.tiles.view.hasFocus()


def test_known_position_is_answered_with_its_age(page: FloorPage, clock: desk_sample.Clock) -> None:
    page.show_table(5)
    say_button(page, 5, 2)
    clock.go(2 * desk_sample.MINUTE)
    page.refresh()
    panel = page.pane.panel
    assert panel.view().age is Age.KNOWN
    assert panel.view().age_text == "last button 2, 2 min"
    assert [row.badges[0].seat for row in panel.grid.rows()] == [3, 4, 5, 6]
    assert "Dead button, TDA 2024 rule 32" in panel.why()
    assert MarkAt(3, Mark.BUTTON) in page.pane.picture.picture().marks


def test_a_penalty_is_said_in_the_line(page: FloorPage, bridge: Bridge, qtbot: QtBot) -> None:
    page.show_table(5)
    page.pane.picture.setFocus()
    for keys, begun in (("y", "5.1 penalty "), ("3y", "5.3 penalty ")):
        with qtbot.waitSignal(bridge.line_wanted) as wanted:
            QTest.keyClicks(page.pane.picture, keys)
        assert wanted.args == [begun]
    with qtbot.waitSignal(bridge.line_wanted) as wanted:
        page.pane.take_ask(Ask.LIFT, 4)
    assert wanted.args == ["5.4 lift "]


def test_a_penalty_shows_at_the_seat_and_in_the_answer(page: FloorPage, bridge: Bridge) -> None:
    page.show_table(5)
    say_button(page, 5, 2)
    entry = bridge.desk.state.tables[5].occupants[4]
    given = (NewPenalty(entry, PenaltyKind.HANDS, 3),)
    desk_sample.done(bridge.desk, rc.WriteRuling(penalties=given))
    page.refresh()
    assert "is on penalty: dealt in" in page.pane.panel.why()
    shown = next(face for face in page.pane.picture.picture().seats if face.seat == 4)
    assert shown.line == "penalty, 3 left"


def test_old_position_is_grey_and_asks_for_the_last_hand(
    page: FloorPage, clock: desk_sample.Clock
) -> None:
    page.show_table(5)
    say_button(page, 5, 2)
    clock.go(6 * desk_sample.MINUTE)
    page.refresh()
    panel = page.pane.panel
    assert panel.view().age is Age.STALE
    assert panel.view().age_text.startswith("as of ")
    assert "not relied on" in panel.view().ask_detail
    assert page.pane.picture.picture().faded
    clock.go(20 * desk_sample.MINUTE)
    page.refresh()
    assert panel.view().age is Age.UNKNOWN
    assert page.pane.picture.picture().marks == ()


def test_ages_grow_with_the_ticks_of_the_clock(
    page: FloorPage, bridge: Bridge, clock: desk_sample.Clock
) -> None:
    page.show_table(5)
    say_button(page, 5, 2)
    clock.go(6 * desk_sample.MINUTE)
    bridge.ticked.emit()
    assert page.pane.panel.view().age is Age.STALE
    tile = page.tiles.model.tile(5)
    assert tile is not None
    assert tile.word is None


def test_first_step_of_an_unknown_table_is_one_click(page: FloorPage) -> None:
    page.show_table(5)
    page.pane.panel.first.press(2)
    assert page.pane.sheet() is page.pane.sheets.last_hand
    assert page.pane.sheets.last_hand.seat.one() == 2
    page.pane.sheets.last_hand.commit()
    assert page.pane.sheet() is None
    assert page.pane.panel.view().age is Age.KNOWN


def test_other_rules_stand_side_by_side_and_change_nothing(page: FloorPage, desk: Desk) -> None:
    page.show_table(5)
    say_button(page, 5, 2, 3)
    before = desk.seq
    page.pane.act(Act.RULES)
    panel = page.pane.panel
    assert panel.switch.rule() is ButtonRule.MOVING
    assert panel.columns.isVisible()
    assert not panel.grid.isVisible()
    columns = panel.columns.columns()
    assert [column.own for column in columns] == [True, False, False]
    assert [column.rows[0].badges[0].seat for column in columns] == [3, 4, 4]
    page.pane.act(Act.RULES)
    page.pane.act(Act.RULES)
    assert panel.grid.isVisible()
    assert desk.seq == before
    assert desk.state.house.button_rule is ButtonRule.DEAD


def test_players_on_the_way_are_not_counted_and_that_is_said(page: FloorPage, desk: Desk) -> None:
    table = next(t for t in desk.state.tables.values() if _awaited(desk, t.number))
    seat = _awaited(desk, table.number)[0]
    page.show_table(table.number)
    assert page.pane.panel.view().notice == f"Seat {seat} is on the way and not counted."
    assert page.pane.picture.picture().seats[seat - 1].face is Face.ON_THE_WAY


def _awaited(desk: Desk, table: int) -> list[int]:
    occupants = desk.state.tables[table].occupants
    return [seat for seat, entry in occupants.items() if desk.state.entries[entry].awaited]


def test_open_reports_are_said(page: FloorPage) -> None:
    page.show_table(2)
    assert page.pane.panel.view().notice.startswith("2 players are out and not named yet")


def test_bust_from_anywhere_changes_tile_and_picture(page: FloorPage, desk: Desk) -> None:
    page.show_table(5)
    entry = desk.state.tables[5].occupants[4]
    desk_sample.done(desk, c.Bust((entry,)))
    tile = page.tiles.model.tile(5)
    assert tile is not None
    assert tile.count in {7, 8}
    face = page.pane.picture.picture().seats[3]
    assert face.face is Face.NEW_EMPTY
    assert " out, " in face.line


def test_undo_brings_everything_back(page: FloorPage, desk: Desk) -> None:
    page.show_table(5)
    before = page.pane.picture.picture(), page.tiles.model.tile(5)
    desk_sample.done(desk, c.Bust((desk.state.tables[5].occupants[4],)))
    assert (page.pane.picture.picture(), page.tiles.model.tile(5)) != before
    desk.undo()
    assert (page.pane.picture.picture(), page.tiles.model.tile(5)) == before


def test_closed_table_goes_and_another_is_taken_in_hand(page: FloorPage, desk: Desk) -> None:
    page.show_table(5)
    desk_sample.done(desk, c.CloseTable(5))
    assert page.table() == 1
    assert page.tiles.model.row_of(5) is None


def test_line_marks_who_is_about_to_go_out(page: FloorPage) -> None:
    page.show_table(5)
    page.preview_out(5, (4,))
    assert page.pane.picture.picture().seats[3].face is Face.OUT_SOON
    page.preview_out(6, (4,))
    assert page.pane.picture.picture().seats[3].face is not Face.OUT_SOON
    page.preview_out(None)


def test_next_hand_steps_the_table(page: FloorPage, desk: Desk) -> None:
    page.show_table(5)
    say_button(page, 5, 2)
    hand = desk.state.tables[5].hand
    QTest.keyClick(page.tiles.view, K.Key_N)
    assert desk.state.tables[5].hand == hand + 1
    assert page.pane.panel.grid.rows()[0].badges[0].seat == 4


def test_next_hand_of_an_unknown_table_is_refused_in_its_place(page: FloorPage, desk: Desk) -> None:
    page.show_table(5)
    before = desk.seq
    button = page.pane.panel.button(Act.NEXT_HAND)
    assert not button.isEnabled()
    assert "not known" in button.toolTip()
    QTest.keyClick(page.tiles.view, K.Key_N)
    assert desk.seq == before
    assert "not known" in page.pane.panel.refusal.text()
    page.show_table(6)
    assert page.pane.panel.refusal.text() == ""


def test_stale_hand_can_be_stepped_anyway_with_a_reason(
    page: FloorPage, desk: Desk, clock: desk_sample.Clock
) -> None:
    page.show_table(5)
    say_button(page, 5, 2)
    clock.go(6 * desk_sample.MINUTE)
    page.refresh()
    hand = desk.state.tables[5].hand
    page.pane.act(Act.NEXT_HAND)
    refusal = page.pane.panel.refusal
    assert "may be old" in refusal.text()
    assert desk.state.tables[5].hand == hand
    QTest.mouseClick(refusal.anyway, Qt.MouseButton.LeftButton)
    QTest.keyClicks(refusal.reason, "the dealer is sure")
    QTest.keyClick(refusal.reason, K.Key_Return)
    assert desk.state.tables[5].hand == hand + 1
    assert refusal.text() == ""


def test_card_is_asked_for_only_where_there_is_an_answer(page: FloorPage, qtbot: QtBot) -> None:
    page.show_table(5)
    with qtbot.assertNotEmitted(page.card_wanted):
        page.pane.act(Act.PRINT_CARD)
    say_button(page, 5, 2)
    with qtbot.waitSignal(page.card_wanted) as wanted:
        page.pane.act(Act.PRINT_CARD)
    assert wanted.args == [5]


def test_search_by_number_and_by_name(page: FloorPage, desk: Desk) -> None:
    page.search()
    field = page.tiles.field
    assert field.hasFocus()
    QTest.keyClicks(field, "1")
    model = page.tiles.model
    shown = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    assert shown == ["1", "10", "11", "12"]
    entry = next(
        e
        for e in desk.state.entries.values()
        if desk.name(e.id) in desk_sample.FIRST[4:] and e.seat
    )
    assert entry.seat is not None
    field.setText(desk.name(entry.id).upper())
    assert page.tiles.model.rowCount() == 1
    assert page.table() == entry.seat.table
    assert page.pane.picture.chosen() == {entry.seat.seat}
    QTest.keyClick(field, K.Key_Return)
    assert page.pane.picture.hasFocus()
    assert page.tiles.model.rowCount() == len(desk.state.tables)


def test_search_for_nobody_shows_nothing_and_escape_ends_it(page: FloorPage) -> None:
    page.search()
    QTest.keyClicks(page.tiles.field, "nobody of this name")
    assert page.tiles.model.rowCount() == 0
    QTest.keyClick(page.tiles.field, K.Key_Escape)
    assert page.tiles.model.rowCount() > 0
    assert page.tiles.view.hasFocus()


def test_filter_says_how_many_need_you(page: FloorPage) -> None:
    page.tiles.filters.choose(Showing.NEEDS_YOU)
    assert page.tiles.model.rowCount() == page.tiles.model.needing() > 0


@pytest.mark.parametrize("key", [K.Key_1, K.Key_A, K.Key_Space])
def test_keys_without_a_meaning_go_on_to_the_window(page: FloorPage, key: Qt.Key) -> None:
    page.show_table(5)
    QTest.keyClick(page.tiles.view, key)
    assert page.pane.sheet() is None
    assert page.table() == 5


def test_page_without_tables_offers_the_next_step(
    tmp_path: Path, clock: desk_sample.Clock, qtbot: QtBot
) -> None:
    bridge = Bridge()
    page = FloorPage(bridge)
    qtbot.addWidget(page)
    page.show()
    assert not page.tiles.isVisible()
    desk = desk_sample.opened(tmp_path, clock)
    bridge.show(desk)
    desk_sample.done(desk, c.Register(names=("A", "B", "C")))
    assert not page.tiles.isVisible()
    desk_sample.done(desk, c.DrawSeats(open_tables=True))
    assert page.tiles.isVisible()
    assert page.table() == 1
    bridge.show(None)
    assert not page.tiles.isVisible()
    bridge.close()


def test_names_from_anywhere_are_plain_text(
    tmp_path: Path, clock: desk_sample.Clock, qtbot: QtBot
) -> None:
    desk = desk_sample.opened(tmp_path, clock, "<h1>Event</h1>")
    people = tuple(f"{name}{number}" for number, name in enumerate(HOSTILE))
    desk_sample.done(desk, c.Register(names=people))
    desk_sample.done(desk, c.DrawSeats(open_tables=True))
    desk_sample.done(desk, c.StartClock())
    bridge = Bridge()
    bridge.show(desk)
    page = FloorPage(bridge)
    qtbot.addWidget(page)
    page.resize(982, 664)
    page.show()
    seats = desk.state.tables[1].occupants
    desk_sample.done(desk, c.GiveButton(1, 9))
    desk_sample.done(desk, c.Bust((seats[1],), HandChoice.LAST))
    for act in (Act.WHO_WENT_OUT, Act.LAST_HAND, Act.SET_BY_HAND, Act.MOVE, Act.RULES):
        page.pane.act(act)
        sheet = page.pane.sheet()
        if sheet is not None:
            sheet.press_seat(3)
        page.grab()
        if sheet is not None:
            sheet.leave()
    page.search()
    page.tiles.field.setText("<img src='/etc/hostname'>")
    page.grab()
    assert QApplication.activeModalWidget() is None
    bridge.close()


def test_seat_given_away_while_the_page_looks_elsewhere(page: FloorPage, desk: Desk) -> None:
    page.show_table(5)
    free = desk.state.tables[9].open_seats()
    if free:
        entry = desk.state.tables[5].occupants[4]
        desk_sample.done(desk, c.MoveEntry(entry, SeatAt(9, free[0])))
        tile = page.tiles.model.tile(9)
        assert tile is not None
        assert tile.word is not None
        assert tile.word.text == "1 on the way"

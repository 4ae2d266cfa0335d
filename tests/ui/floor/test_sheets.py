"""What is said at a table, by keys alone, on a real desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdtool.rules.button.question import KnownFrom
from tdtool.tournament import commands as c
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.tournament.state import Status
from tdtool.tournament.table_view import table_view
from tdtool.tournament.values import HandChoice, SeatAt
from tdtool.ui.acts import Act
from tdtool.ui.floor.picture import Face
from tdtool.ui.floor.seat_menu import Ask
from tests.ui import desk_sample

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.ui.floor.floor_page import FloorPage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key
TABLE = 4


@pytest.fixture
def page(page: FloorPage) -> FloorPage:
    page.show_table(TABLE)
    page.pane.picture.setFocus()
    return page


def press(*keys: Qt.Key | str) -> None:
    """Press keys where the focus is."""
    for key in keys:
        there = QApplication.focusWidget()
        assert there is not None
        if isinstance(key, str):
            QTest.keyClicks(there, key)
        else:
            QTest.keyClick(there, key)


def out(desk: Desk) -> set[int]:
    return {entry.id for entry in desk.state.entries.values() if entry.status is Status.OUT}


def seats(desk: Desk) -> dict[int, int]:
    return dict(desk.state.tables[TABLE].occupants)


def test_seat_digit_x_enter_busts_him(page: FloorPage, desk: Desk) -> None:
    entry = seats(desk)[5]
    left = desk.state.in_play
    press("5", "x")
    sheet = page.pane.sheets.who_went_out
    assert sheet.row.chosen() == (5,)
    assert sheet.read_back.text() == f"will be {left}th, {left - 1} left"
    assert page.pane.picture.picture().seats[4].face is Face.OUT_SOON
    press(K.Key_Return)
    assert entry in out(desk)
    assert desk.state.busts[entry].group == max(b.group for b in desk.state.busts.values())
    assert page.pane.sheet() is None
    assert page.pane.picture.hasFocus()
    assert page.pane.picture.picture().seats[4].face is Face.NEW_EMPTY


def test_several_go_out_in_hands_of_their_own_unless_it_is_said(
    page: FloorPage, desk: Desk
) -> None:
    one, other = seats(desk)[5], seats(desk)[7]
    press("x", "57", K.Key_Return)
    busts = desk.state.busts
    assert busts[one].group != busts[other].group
    assert page.pane.sheet() is None


def test_same_hand_asks_for_chips_and_takes_them(page: FloorPage, desk: Desk) -> None:
    one, other = seats(desk)[5], seats(desk)[7]
    press("x", "57", "h")
    sheet = page.pane.sheets.who_went_out
    assert sheet.hand.accessibleName() == "All in one hand"
    assert sheet.stacks[1].isVisible()
    assert not sheet.stacks[2].isVisible()
    sheet.stacks[0].setText("12,000")
    sheet.stacks[1].setText("35 000")
    sheet.commit()
    busts = desk.state.busts
    assert busts[one].group == busts[other].group
    assert (busts[one].stack, busts[other].stack) == (12_000, 35_000)


def test_chips_that_are_no_number_are_refused(page: FloorPage, desk: Desk) -> None:
    press("x", "57", "h")
    sheet = page.pane.sheets.who_went_out
    sheet.stacks[0].setText("many")
    before = desk.seq
    sheet.commit()
    assert sheet.refusal.text() == "Chips are a whole number."
    assert desk.seq == before


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("half past", "The time is written as 19:20 or 7:20 pm."),
        ("25:99", "The time is written as 19:20 or 7:20 pm."),
    ],
)
def test_bad_time_is_refused(page: FloorPage, desk: Desk, typed: str, sentence: str) -> None:
    press("5", "x")
    sheet = page.pane.sheets.who_went_out
    sheet.time.setText(typed)
    before = desk.seq
    assert not sheet.do_button.isEnabled()
    sheet.commit()
    assert (sheet.refusal.text(), desk.seq) == (sentence, before)


def test_time_that_the_floor_gives(page: FloorPage, desk: Desk, clock: desk_sample.Clock) -> None:
    press("5", "x")
    entry = seats(desk)[5]
    page.pane.sheets.who_went_out.time.setText("10 min ago")
    page.pane.sheets.who_went_out.commit()
    assert desk.state.busts[entry].happened_ms == clock.wall_ms - 10 * desk_sample.MINUTE


def test_who_knocked_him_out_is_taken_down(page: FloorPage, desk: Desk) -> None:
    away, other = min(desk.state.tables[9].occupants.items())
    one = seats(desk)[3]
    gone = seats(desk)[7]
    press("7", "x")
    sheet = page.pane.sheets.who_went_out
    for typed, sentence in (
        ("kim", "Who knocked them out is written by seat: 3, or 9.3."),
        ("99.1", "Nobody has seat 99.1."),
    ):
        sheet.by.setText(typed)
        sheet.commit()
        assert sheet.refusal.text() == sentence
    sheet.by.setText(f"3, 9.{away}")
    assert ", by " in sheet.read_back.text()
    sheet.commit()
    assert desk.state.prizes.knockouts[gone].by == (one, other)


def test_a_bust_in_hand_for_hand_waits_for_its_place(page: FloorPage, desk: Desk) -> None:
    desk_sample.done(desk, hc.BeginHandForHand())
    press("7", "x")
    assert "place when the hand is closed" in page.pane.sheets.who_went_out.read_back.text()
    press(Qt.Key.Key_Return)
    view = table_view(desk.state, TABLE, desk.names, desk.now())
    word = view.seats[6].word
    assert word is not None
    assert word.text.endswith("out, no place yet")


def test_nobody_chosen_is_nothing_done(page: FloorPage, desk: Desk) -> None:
    before = desk.seq
    press("x", K.Key_Return)
    assert page.pane.sheets.who_went_out.refusal.text() == "Choose the seats whose players are out."
    press(K.Key_Escape)
    assert desk.seq == before
    assert page.pane.sheet() is None


def test_empty_seat_cannot_go_out(page: FloorPage, desk: Desk) -> None:
    desk_sample.done(desk, c.Bust((seats(desk)[5],)))
    press("x", "5")
    assert page.pane.sheets.who_went_out.row.chosen() == ()


def test_clicks_on_the_picture_go_to_the_sheet(page: FloorPage) -> None:
    page.pane.act(Act.WHO_WENT_OUT)
    point = page.pane.picture.seat_point(6)
    assert point is not None
    QTest.mouseClick(page.pane.picture, Qt.MouseButton.LeftButton, pos=point.toPoint())
    assert page.pane.sheets.who_went_out.row.chosen() == (6,)
    assert page.pane.picture.picture().seats[5].face is Face.OUT_SOON


def test_last_hand_by_its_button_with_who_went_out(page: FloorPage, desk: Desk) -> None:
    gone = seats(desk)[4]
    press("l", "3", "x", "4")
    sheet = page.pane.sheets.last_hand
    assert sheet.read_back.text() == (
        "Last hand: button 3, blinds 4 and 5. Next: button 4 (empty), blinds 5 and 6."
    )
    press(K.Key_Return)
    assert gone in out(desk)
    position = desk.state.tables[TABLE].position
    assert position is not None
    assert (position.last.button, position.last.known_from) == (3, KnownFrom.BUTTON)
    assert page.pane.panel.grid.rows()[0].badges[0].seat == 4


def test_last_hand_by_its_big_blind(page: FloorPage, desk: Desk) -> None:
    press("l", "b", "5")
    assert page.pane.sheets.last_hand.read_back.text() == (
        "Last hand: button 3, blinds 4 and 5. Next: button 4, blinds 5 and 6."
    )
    press(K.Key_Return)
    position = desk.state.tables[TABLE].position
    assert position is not None
    assert position.last.big_blinds == (5,)
    assert position.last.known_from is KnownFrom.BIG_BLIND


def test_first_button_of_a_table(page: FloorPage) -> None:
    press("l", "b", "b", "2")
    sheet = page.pane.sheets.last_hand
    assert sheet.read_back.text() == "First hand: button 2, blinds 3 and 4."
    assert not sheet.out.isVisible()
    press(K.Key_Return)
    assert page.pane.panel.grid.rows()[0].badges[0].seat == 2
    press("n")
    assert page.pane.panel.grid.rows()[0].badges[0].seat == 3


def test_first_button_of_a_table_where_nobody_sits(page: FloorPage, desk: Desk) -> None:
    desk_sample.done(desk, c.OpenTable(60))
    page.show_table(60)
    page.pane.take_ask(Ask.FIRST_BUTTON)
    said = page.pane.sheets.last_hand.read_back.text()
    assert said == "First hand: button 9, or the next player who comes."


def test_who_just_left_counts_as_dealt_in(
    page: FloorPage, desk: Desk, clock: desk_sample.Clock
) -> None:
    desk_sample.done(desk, c.Bust((seats(desk)[4],)))
    clock.go(desk_sample.MINUTE)
    press("l", "3")
    sheet = page.pane.sheets.last_hand
    assert sheet.left.chosen() == (4,)
    assert "Next: button 4 (empty), blinds 5 and 6." in sheet.read_back.text()
    clock.go(10 * desk_sample.MINUTE)
    press(K.Key_Escape, "l", "3")
    assert sheet.left.chosen() == ()
    assert "Next: button 5, blinds 6 and 7." in sheet.read_back.text()


def test_contradiction_is_said_before_enter(page: FloorPage, desk: Desk) -> None:
    before = desk.seq
    press("l", "3")
    sheet = page.pane.sheets.last_hand
    for seat in list(seats(desk))[1:]:
        sheet.new.press(seat)
    assert sheet.refusal.text()
    assert not sheet.do_button.isEnabled()
    sheet.commit()
    assert desk.seq == before


def test_set_by_hand_needs_a_reason(page: FloorPage, desk: Desk) -> None:
    press("l", "3", K.Key_Return, "h")
    sheet = page.pane.sheets.set_by_hand
    assert (sheet.button.one(), sheet.small.one(), sheet.big.one()) == (4, 5, 6)
    sheet.button.press(7)
    sheet.small.press(5)
    sheet.small.press(8)
    sheet.big.press(6)
    sheet.big.press(9)
    before = desk.seq
    sheet.commit()
    assert (sheet.refusal.text(), desk.seq) == ("Write why, then Enter.", before)
    sheet.reason.setText("the disc lay wrong")
    sheet.commit()
    rows = page.pane.panel.grid.rows()
    assert [row.badges[0].seat for row in rows[:3]] == [7, 8, 9]
    assert "Set by hand" in page.pane.panel.why()


def test_impossible_hand_is_refused_while_it_is_put(page: FloorPage) -> None:
    press("l", "3", K.Key_Return, "h")
    sheet = page.pane.sheets.set_by_hand
    sheet.big.press(6)
    sheet.reason.setText("because")
    assert "big blind" in sheet.refusal.text()
    assert not sheet.do_button.isEnabled()


def test_move_is_drawn_or_named(page: FloorPage, desk: Desk) -> None:
    entry = seats(desk)[5]
    press("5", "m")
    sheet = page.pane.sheets.other_seat
    assert "is drawn a seat at the shortest table" in sheet.read_back.text()
    goal = next(
        SeatAt(table.number, table.open_seats()[0])
        for table in desk.state.tables.values()
        if table.number != TABLE and table.open_seats()
    )
    sheet.where.setText(str(goal))
    sheet.commit()
    assert desk.state.entries[entry].seat == goal
    assert entry in desk.state.awaited


@pytest.mark.parametrize("typed", ["here", "99.1", "4.77"])
def test_seat_that_does_not_exist_is_refused(page: FloorPage, desk: Desk, typed: str) -> None:
    press("5", "m")
    sheet = page.pane.sheets.other_seat
    sheet.where.setText(typed)
    before = desk.seq
    sheet.commit()
    assert sheet.refusal.text()
    assert desk.seq == before


def test_two_players_swap(page: FloorPage, desk: Desk) -> None:
    one, other = seats(desk)[5], seats(desk)[6]
    page.pane.sheets.other_seat.open_as(2, TABLE, 5)
    page.pane.sheets.other_seat.where.setText("6")
    page.pane.sheets.other_seat.commit()
    assert seats(desk)[5] == other
    assert seats(desk)[6] == one


def test_house_refusal_can_be_overridden_in_the_sheet(page: FloorPage, desk: Desk) -> None:
    desk_sample.done(desk, c.LockEntry(seats(desk)[5], locked=True))
    press("5", "m")
    sheet = page.pane.sheets.other_seat
    assert sheet.refusal.anyway.isVisible()
    sheet.refusal.anyway.click()
    sheet.refusal.reason.setText("he asked for it")
    before = desk.seq
    QTest.keyClick(sheet.refusal.reason, K.Key_Return)
    assert desk.seq > before
    assert page.pane.sheet() is None


def test_sheet_leaves_when_its_table_is_closed(page: FloorPage, desk: Desk) -> None:
    press("l", "3")
    desk_sample.done(desk, c.CloseTable(TABLE))
    assert page.table() != TABLE
    assert page.pane.sheet() is None


def test_digits_reach_the_seats_from_anywhere_in_the_sheet(page: FloorPage) -> None:
    press("x")
    page.pane.sheets.who_went_out.hand.setFocus()
    press("6")
    assert page.pane.sheets.who_went_out.row.chosen() == (6,)


def test_hand_choice_of_a_known_hand(page: FloorPage, desk: Desk) -> None:
    press("l", "3", K.Key_Return)
    entry = seats(desk)[4]
    press("4", "x", "h")
    sheet = page.pane.sheets.who_went_out
    command = sheet.command()
    assert isinstance(command, c.Bust)
    assert command.hand is HandChoice.LAST
    assert "Next: button 4 (empty), blinds 5 and 6" in sheet.read_back.text()
    press(K.Key_Return)
    assert entry in out(desk)
    assert page.pane.panel.grid.rows()[0].badges[0].empty

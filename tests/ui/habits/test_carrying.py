"""Players carried with the mouse: the same command as by keys, said before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdtool.tournament import commands as c
from tdtool.tournament.values import SeatAt
from tdtool.tournament.views import Tone
from tdtool.ui.floor.drop import NOWHERE, Target, drop_on
from tests.ui.desk_sample import done
from tests.ui.habits_scenes import pull, seat_on_screen

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from tdtool.ui.floor.carry_view import Carried
    from tests.ui.stage import Stage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton
TABLE = 1
"""Seat 4 of it is empty."""


def lift(stage: Stage, seat: int, *ways: QPoint) -> QWidget:
    """Pull who sits in a seat of the table in hand away, over points of the screen."""
    picture = stage.program.floor.pane.picture
    point = picture.seat_point(seat)
    assert point is not None
    pull(picture, point.toPoint(), *ways)
    return picture


def let_go(stage: Stage, source: QWidget, at: QPoint) -> None:
    QTest.mouseRelease(source, LEFT, pos=source.mapFromGlobal(at))
    stage.settle()


def seen(stage: Stage) -> Carried:
    carried = stage.program.floor.carrying.shown()
    assert carried is not None
    return carried


def at_table(stage: Stage, number: int = TABLE) -> dict[int, int]:
    stage.program.floor.show_table(number)
    stage.settle()
    return dict(stage.desk.state.tables[number].occupants)


def waiting(stage: Stage, name: str) -> int:
    """Enter somebody who has no seat yet."""
    done(stage.desk, c.Register(names=(name,)))
    stage.settle()
    return max(stage.desk.state.waiting)


def test_a_player_is_sent_to_the_seat_he_is_dropped_on(stage: Stage) -> None:
    there = at_table(stage)
    target = seat_on_screen(stage, 4)
    source = lift(stage, 2, target)
    name = stage.desk.name(there[2])
    carried = seen(stage)
    assert (carried.name, carried.sentence) == (name, f"{name} is sent to {TABLE}.4.")
    assert carried.tone is Tone.KNOWN
    assert carried.round_aim
    seq = stage.desk.seq
    let_go(stage, source, target)
    entry = stage.desk.state.entries[there[2]]
    assert (entry.seat, entry.awaited) == (SeatAt(TABLE, 4), True)
    assert not stage.program.floor.carrying.is_on
    assert stage.desk.seq == seq + 1
    stage.bridge.undo()
    assert stage.desk.state.entries[there[2]].seat == SeatAt(TABLE, 2)


def test_two_players_swap(stage: Stage) -> None:
    there = at_table(stage)
    target = seat_on_screen(stage, 7)
    source = lift(stage, 2, target)
    one, other = (stage.desk.name(there[seat]) for seat in (2, 7))
    assert seen(stage).sentence == f"{one} and {other} swap seats {TABLE}.2 and {TABLE}.7."
    let_go(stage, source, target)
    now = stage.desk.state.tables[TABLE].occupants
    assert (now[2], now[7]) == (there[7], there[2])
    stage.bridge.undo()


def test_esc_and_nowhere_leave_him_where_he_is(stage: Stage) -> None:
    at_table(stage)
    seq = stage.desk.seq
    target = seat_on_screen(stage, 4)
    source = lift(stage, 2, target)
    QTest.keyClick(source, Qt.Key.Key_Escape)
    assert stage.program.floor.carrying.shown() is None
    let_go(stage, source, target)
    strip = stage.window.strip
    nowhere = strip.mapToGlobal(strip.rect().center())
    source = lift(stage, 2, nowhere)
    assert seen(stage).sentence == NOWHERE
    let_go(stage, source, nowhere)
    source = lift(stage, 2, seat_on_screen(stage, 2))
    assert seen(stage).sentence.endswith("has this seat.")
    let_go(stage, source, seat_on_screen(stage, 2))
    assert stage.desk.seq == seq


def test_a_short_way_is_a_click(stage: Stage) -> None:
    at_table(stage)
    picture = stage.program.floor.pane.picture
    point = picture.mapFromGlobal(seat_on_screen(stage, 3))
    QTest.mousePress(picture, LEFT, pos=point)
    QTest.mouseMove(picture, point + QPoint(2, 1))
    assert not stage.program.floor.carrying.is_on
    QTest.mouseRelease(picture, LEFT, pos=point + QPoint(2, 1))
    assert picture.chosen() == {3}


def test_what_the_house_refuses_asks_for_a_reason(stage: Stage) -> None:
    there = at_table(stage)
    done(stage.desk, c.LockEntry(there[2], locked=True))
    target = seat_on_screen(stage, 4)
    source = lift(stage, 2, target)
    carried = seen(stage)
    name = stage.desk.name(there[2])
    assert carried.tone is Tone.NEEDS_YOU
    assert carried.sentence == f"{name} is locked to seat {TABLE}.2. It needs a reason."
    let_go(stage, source, target)
    assert stage.desk.state.entries[there[2]].seat == SeatAt(TABLE, 2)
    pane = stage.program.floor.pane
    assert pane.panel.refusal.text() == f"{name} is locked to seat {TABLE}.2."
    pane.panel.refusal.clear()
    stage.bridge.undo()


def test_over_a_tile_its_table_opens_for_the_drop(stage: Stage, qtbot: QtBot) -> None:
    there = at_table(stage)
    floor = stage.program.floor
    tiles = floor.tiles.view
    row = floor.tiles.model.row_of(3)
    assert row is not None
    index = floor.tiles.model.index(row, 0)
    tile = tiles.viewport().mapToGlobal(tiles.visualRect(index).center())
    source = lift(stage, 2, tile)
    carried = seen(stage)
    assert (carried.sentence, carried.round_aim) == ("Table 3 opens: drop him on a seat.", False)
    qtbot.waitUntil(lambda: floor.table() == 3, timeout=3_000)
    free = next(seat for seat in range(1, 10) if seat not in stage.desk.state.tables[3].occupants)
    target = seat_on_screen(stage, free)
    QTest.mouseMove(source, source.mapFromGlobal(target))
    let_go(stage, source, target)
    assert stage.desk.state.entries[there[2]].seat == SeatAt(3, free)
    stage.bridge.undo()


def test_who_waits_is_carried_to_a_seat_or_a_tile(stage: Stage) -> None:
    entry = waiting(stage, "Ilse Okonkwo-Brandt")
    at_table(stage)
    floor = stage.program.floor
    strip = floor.tiles.waiting
    assert strip.isVisible()
    spot = strip.spot_of(entry)
    assert spot is not None
    target = seat_on_screen(stage, 4)
    pull(strip, spot, target)
    assert seen(stage).sentence == f"Ilse Okonkwo-Brandt takes seat {TABLE}.4."
    let_go(stage, strip, target)
    assert stage.desk.state.entries[entry].seat == SeatAt(TABLE, 4)
    assert not strip.isVisible()
    stage.bridge.undo()
    drop = drop_on(stage.desk, entry, Target(9))
    assert drop.command == c.DrawSeats((entry,), table=9)
    assert drop.sentence == "Ilse Okonkwo-Brandt is drawn a seat at table 9."
    full = drop_on(stage.desk, entry, Target(4))
    assert (full.command, full.tone) == (None, Tone.WRONG)
    stage.bridge.undo()


def test_who_waits_has_a_menu_by_keys(stage: Stage) -> None:
    entry = waiting(stage, "Teo Marín")
    at_table(stage)
    strip = stage.program.floor.tiles.waiting
    strip.setFocus()
    stage.press(Qt.Key.Key_Return)
    menu = stage.program.floor.tiles.waiting_menu
    assert QApplication.activePopupWidget() is menu
    words = [action.text() for action in menu.actions()]
    assert words == ["Draw Teo Marín a seat", f"Draw Teo Marín a seat at table {TABLE}"]
    menu.actions()[1].trigger()
    menu.close()
    seat = stage.desk.state.entries[entry].seat
    assert seat == SeatAt(TABLE, 4)
    stage.bridge.undo()
    stage.bridge.undo()


def test_what_changes_meanwhile_changes_what_is_said(stage: Stage) -> None:
    there = at_table(stage)
    target = seat_on_screen(stage, 4)
    source = lift(stage, 2, target)
    done(stage.desk, c.LockSeat(SeatAt(TABLE, 4), locked=True))
    stage.settle()
    assert seen(stage).tone is not Tone.KNOWN
    QTest.keyClick(source, Qt.Key.Key_Escape)
    QTest.mouseRelease(source, LEFT)
    assert stage.desk.state.entries[there[2]].seat == SeatAt(TABLE, 2)
    stage.bridge.undo()

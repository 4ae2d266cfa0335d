"""The locked desk: nothing is done, everything is seen, and only one way leads out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdtool.settings import load_settings
from tdtool.tournament import commands as c
from tdtool.tournament.calls.commands import CallClock
from tdtool.tournament.refusal import Code, Refusal
from tdtool.ui import act_rows
from tdtool.ui.acts import Act
from tdtool.ui.bridge import Bridge
from tdtool.ui.desk_lock import pin
from tdtool.ui.desk_lock.lock import DeskLock
from tdtool.ui.preferences import Preferences
from tdtool.ui.settings.settings_panel import SettingsPanel
from tdtool.ui.todo_calls import CALLS

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.ui.stage import Stage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K, M = Qt.Key, Qt.KeyboardModifier
SALT = bytes(range(pin.SALT_BYTES))
CHORD = M.ControlModifier | M.ShiftModifier


def lock(stage: Stage) -> None:
    stage.window.actions_table[Act.DESK_LOCK].trigger()
    stage.settle()


def test_no_key_and_no_click_changes_anything(stage: Stage) -> None:
    stage.show_floor()
    lock(stage)
    assert stage.window.cover.isVisible()
    assert QApplication.focusWidget() is stage.window.cover
    seq, page = stage.desk.seq, stage.window.shown_page()
    for key in (K.Key_Space, K.Key_X, K.Key_Return, K.Key_Escape, K.Key_Tab, K.Key_F11, K.Key_5):
        stage.press(key)
    for key in (K.Key_Z, K.Key_2, K.Key_K, K.Key_N, K.Key_Space):
        stage.press(key, M.ControlModifier)
    window = stage.window
    for spot in (window.strip.clock_button, window.line.undo_button, window.navigation):
        at = spot.mapTo(window, spot.rect().center())
        there = window.childAt(at)
        assert there is window.cover
        QTest.mouseClick(window.cover, Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseClick(window.cover, Qt.MouseButton.RightButton, pos=at)
    stage.settle()
    assert (stage.desk.seq, window.shown_page()) == (seq, page)
    assert QApplication.activePopupWidget() is None
    assert QApplication.focusWidget() is window.cover


def test_what_asks_the_bridge_all_the_same_is_refused(stage: Stage) -> None:
    lock(stage)
    seq = stage.desk.seq
    done = stage.bridge.do(c.PauseClock())
    assert isinstance(done, Refusal)
    assert (done.code, done.sentence) == (Code.DESK_LOCKED, "The desk is locked.")
    stage.bridge.undo()
    stage.bridge.redo()
    stage.bridge.toggle_clock()
    assert stage.desk.seq == seq


def test_the_same_key_unlocks_and_the_clock_went_on(stage: Stage) -> None:
    lock(stage)
    stage.clock.go(61_000)
    stage.settle()
    assert stage.window.cover.words() == "Ctrl+Shift+L unlocks it."
    stage.press(K.Key_L, CHORD)
    assert not stage.window.cover.isVisible()
    assert load_settings(stage.folder / "settings.json").settings.locked is False
    assert not stage.bridge.locked


def test_the_keys_come_back_to_the_cover(stage: Stage) -> None:
    lock(stage)
    stage.program.floor.tiles.view.setFocus()
    assert QApplication.focusWidget() is stage.window.cover
    stage.window.panels.close_all()
    stage.window.say("Something is said.")
    stage.settle()
    at = stage.window.strip.rect().center()
    assert stage.window.childAt(at) is stage.window.cover


def test_menus_are_left_when_the_desk_is_locked(stage: Stage) -> None:
    stage.window.open_menu()
    assert QApplication.activePopupWidget() is not None
    lock(stage)
    assert QApplication.activePopupWidget() is None


def test_a_pin_unlocks_and_a_wrong_one_waits(stage: Stage) -> None:
    stage.preferences.set_pin(pin.kept("2471", SALT))
    lock(stage)
    cover = stage.window.cover
    stage.press(K.Key_L, CHORD)
    assert cover.isVisible()
    stage.type("24799")
    stage.press(K.Key_Backspace)
    assert cover.typed() == 4
    stage.press(K.Key_Return)
    assert cover.words() == "That is not the PIN."
    stage.type("2471")
    stage.press(K.Key_Return)
    assert not cover.isVisible()


def test_fingers_have_digits_and_a_button_to_hold(stage: Stage, qtbot: QtBot) -> None:
    stage.preferences.set_touch(touch=True)
    lock(stage)
    cover = stage.window.cover
    assert cover.hold_button.isVisible()
    QTest.mouseClick(cover.hold_button, Qt.MouseButton.LeftButton)
    assert cover.isVisible(), "a short press unlocks nothing"
    QTest.mousePress(cover.hold_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not cover.isVisible(), timeout=4_000)
    stage.preferences.set_pin(pin.kept("1230", SALT))
    lock(stage)
    assert not cover.hold_button.isVisible()
    for digit in (1, 2, 3, 0):
        QTest.mouseClick(cover.digits[(digit - 1) % 10], Qt.MouseButton.LeftButton)
    QTest.mouseClick(cover.enter_button, Qt.MouseButton.LeftButton)
    assert not cover.isVisible()


def test_a_locked_program_does_not_close_and_its_board_stays(stage: Stage) -> None:
    stage.program.boards.toggle()
    board = stage.program.boards.board()
    assert board is not None
    lock(stage)
    QTest.keyClick(board, K.Key_Escape)
    QTest.keyClick(board, K.Key_Space)
    QTest.mouseDClick(board, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert board.isVisible()
    assert not stage.window.close()
    assert stage.bridge.is_open
    QTest.keyClick(board, K.Key_L, CHORD)
    assert not stage.window.cover.isVisible(), "it may fill the only screen"
    board.close()


def test_the_small_clock_of_a_locked_desk_changes_nothing(stage: Stage) -> None:
    boards = stage.program.boards
    boards.toggle_small_clock()
    small = boards.small_clock
    assert small is not None
    lock(stage)
    small.activateWindow()
    stage.settle()
    assert small.isActiveWindow()
    seq = stage.desk.seq
    QTest.keyClick(small, K.Key_Space)
    QTest.keyClick(small, K.Key_Escape)
    assert (stage.desk.seq, small.isVisible()) == (seq, True)
    QTest.keyClick(small, K.Key_L, CHORD)
    assert not stage.window.cover.isVisible()
    QTest.keyClick(small, K.Key_Escape)
    assert not small.isVisible()


def test_a_locked_desk_takes_no_file(stage: Stage) -> None:
    path = stage.folder / "levels.csv"
    path.write_text("1,25,50\n", encoding="utf-8")
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    files = stage.program.files

    def fall() -> list[bool]:
        left, plain = Qt.MouseButton.LeftButton, M.NoModifier
        events = [
            QDropEvent(QPointF(400, 400), Qt.DropAction.CopyAction, mime, left, plain, kind)
            for kind in (QEvent.Type.DragEnter, QEvent.Type.Drop)
        ]
        return [files.drop.eventFilter(stage.window, event) for event in events]

    lock(stage)
    assert fall() == [False, False]
    assert not files.is_busy()
    stage.window.desk_lock.unlock()
    assert fall() == [True, True]
    stage.wait(lambda: not files.is_busy())


def test_no_act_of_files_boards_or_sound_is_reached(stage: Stage) -> None:
    lock(stage)
    settings, board = stage.preferences.settings, stage.program.boards.board()
    acts = (
        Act.OPEN_FILE,
        Act.EXPORT_TOURNAMENT,
        Act.COPY_LEVELS,
        Act.BOARD_OPTIONS,
        Act.BOARD_LAYOUT,
        Act.SMALL_CLOCK,
        Act.PLAYERS_PAGE,
        Act.SAY_ALOUD,
        Act.MUTE,
    )
    for act in acts:
        QTest.keySequence(stage.window.cover, act_rows.row(act).sequences()[0])
    assert stage.window.panels.panel is None
    assert not stage.program.files.is_asking()
    assert stage.program.files.export.dialog is None
    assert stage.preferences.settings == settings
    assert stage.program.boards.board() is board
    assert stage.program.boards.small_clock is None


def test_the_clock_of_a_player_neither_ends_nor_comes_over_the_lock(stage: Stage) -> None:
    table = min(stage.desk.state.tables)
    assert not isinstance(stage.desk.do(CallClock(table)), Refusal)
    lock(stage)
    stage.clock.go(1_000)
    stage.settle()
    stage.window.place_parts()
    clocks = stage.program.sound.clocks
    assert clocks.isVisible()
    assert stage.window.childAt(clocks.geometry().center()) is stage.window.cover
    model, seq = stage.window.todo.model, stage.desk.seq
    row = next(one for one in model.rows() if one.task is not None and one.task.kind in CALLS)
    stage.window.todo.do(row)
    stage.window.todo.do_act(row, Act.CALL_OFF)
    assert stage.desk.seq == seq
    stage.window.desk_lock.unlock()
    stage.window.todo.do_act(row, Act.CALL_OFF)
    assert stage.desk.seq == seq + 1


def test_a_start_finds_the_desk_locked(tmp_path: Path, qtbot: QtBot, stage: Stage) -> None:
    path = tmp_path / "settings.json"
    before = Preferences(stage.preferences.settings, path)
    before.set_locked(locked=True)
    bridge = Bridge()
    after = Preferences(load_settings(path).settings, path)
    made = DeskLock(bridge, after, bridge)
    assert made.is_locked
    assert bridge.locked
    with qtbot.waitSignal(made.changed):
        made.unlock()
    assert not bridge.locked


def test_after_three_wrong_pins_nothing_is_tried_for_a_while(tmp_path: Path, stage: Stage) -> None:
    del stage
    moment = [1_000]
    bridge = Bridge()
    path = tmp_path / "settings.json"
    preferences = Preferences(load_settings(path).settings, path)
    preferences.set_pin(pin.kept("5555", SALT))
    made = DeskLock(bridge, preferences, bridge, lambda: moment[0])
    made.lock()
    for _ in range(3):
        assert made.try_pin("1111") == "That is not the PIN."
    assert made.try_pin("5555") == "Wrong too often: wait 5 s."
    made.unlock()
    assert made.is_locked
    moment[0] += 5_000
    assert made.try_pin("5555") == ""
    assert not made.is_locked


def test_a_pin_is_kept_as_a_salted_hash() -> None:
    kept = pin.kept("2471", SALT)
    assert "2471" not in kept
    assert kept != pin.kept("2471", bytes(pin.SALT_BYTES))
    assert pin.is_pin("2471", kept)
    assert not pin.is_pin("2472", kept)
    for broken in ("", "scrypt$", "scrypt$zz$00", "plain$2471$2471", "scrypt$00$"):
        assert not pin.is_pin("2471", broken)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "digits"),
        ("123", "4 to 12"),
        ("1" * 13, "4 to 12"),
        ("12a4", "made of digits"),
        ("٢٤٧١", "made of digits"),
        ("2471", ""),
    ],
)
def test_what_is_no_pin_is_said(typed: str, why: str) -> None:
    said = pin.problem(typed)
    assert why in said if why else said == ""


def test_the_pin_is_set_and_taken_away_in_the_settings(stage: Stage) -> None:
    stage.program.settings()
    panel = stage.window.panels.panel
    assert isinstance(panel, SettingsPanel)
    panel.show_computer()
    row = panel.computer.pin
    row.field.setFocus()
    stage.type("12")
    stage.press(K.Key_Return)
    assert row.says.text() == "A PIN has 4 to 12 digits."
    path = stage.folder / "settings.json"
    assert load_settings(path).settings.pin is None
    stage.type("34")
    stage.press(K.Key_Return)
    assert pin.is_pin("1234", load_settings(path).settings.pin or "")
    assert "1234" not in path.read_text()
    assert row.field.text() == ""
    row.none_button.click()
    assert load_settings(path).settings.pin is None


def test_waits_grow_and_end() -> None:
    waits = [pin.wait_ms(wrong) for wrong in range(12)]
    assert waits[:6] == [0, 0, 0, 5_000, 10_000, 20_000]
    assert waits[-1] == 60_000

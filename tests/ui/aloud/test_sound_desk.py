"""Sounds, sentences and clocks on players in the window, by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from tdtool.board_plan import BoardPlan, ScreenId
from tdtool.desk import Desk
from tdtool.sound.cue import Cue
from tdtool.tournament import commands as c
from tdtool.tournament.calls.commands import CallClock
from tdtool.tournament.calls.facts import CallEnded
from tdtool.tournament.calls.state import CallResult
from tdtool.ui.acts import Act
from tdtool.ui.aloud.board_calls import BoardCalls
from tdtool.ui.aloud.say_panel import SayPanel
from tdtool.ui.board.board import Board
from tests.ui import desk_sample

if TYPE_CHECKING:
    from tests.ui.stage import Stage

K = Qt.Key
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def call(stage: Stage, table: int) -> int:
    seat = min(stage.desk.state.tables[table].occupants)
    desk_sample.done(stage.desk, CallClock(table, seat))
    stage.settle()
    return seat


def ended(stage: Stage) -> list[CallResult]:
    history = stage.desk.history
    acts = [action for action, _ in history.acts_backwards()]
    return [
        fact.result
        for action in reversed(acts)
        for fact in history.facts_of(action)
        if isinstance(fact, CallEnded)
    ]


def run(stage: Stage, ms: int) -> None:
    stage.clock.go(ms)
    stage.settle()


def test_a_warning_is_heard_once_and_said_at_the_foot(stage: Stage) -> None:
    sound = stage.program.sound
    desk_sample.done(stage.desk, c.SetRemaining(121_000))
    stage.settle()
    before = sound.announcer.cues
    assert sound.foot.isHidden()
    run(stage, 1_100)
    run(stage, 200)
    assert sound.announcer.cues == before + 1
    assert sound.foot.isVisible()
    assert sound.foot.block.sentence().startswith("2 minutes left in level 14. Then blinds")
    stage.press(K.Key_F9, SHIFT)
    assert QGuiApplication.clipboard().text() == sound.foot.block.sentence()
    sound.foot.away.click()
    assert sound.foot.isHidden()


def test_in_a_narrow_window_the_strip_says_it(stage: Stage) -> None:
    stage.window.resize(900, 700)
    stage.settle()
    call(stage, 1)
    assert stage.window.toast.text().startswith("Table 1, seat ")


def test_of_several_tournaments_each_is_named(stage: Stage) -> None:
    first = stage.desk
    second = stage.shelf.sample()
    assert isinstance(second, Desk)
    stage.program.tournaments.show_desk(second)
    stage.settle()
    desk_sample.done(first, CallClock(1))
    stage.settle()
    heard = stage.program.sound.announcer.heard[0]
    assert heard.spoken.startswith("Harbour Open: Table 1: you are on the clock.")
    assert not stage.program.sound.clocks.views()


def test_an_old_sentence_goes_by_itself(stage: Stage) -> None:
    foot = stage.program.sound.foot
    call(stage, 1)
    assert foot.isVisible()
    run(stage, 10_000)
    run(stage, 6 * 60_000)
    assert foot.isHidden()


def test_mute_is_a_key_and_is_seen(stage: Stage) -> None:
    announcer = stage.program.sound.announcer
    stage.press(K.Key_F9, CONTROL)
    assert not stage.preferences.settings.sound
    assert stage.window.strip.accessibleName() == "Muted"
    assert stage.window.actions_table[Act.MUTE].isChecked()
    call(stage, 1)
    assert announcer.cues == 0
    assert announcer.heard[0].cue is Cue.CALLED
    stage.press(K.Key_F9, CONTROL)
    assert stage.window.strip.accessibleName() == ""
    stage.preferences.set_silent(Cue.CALLED.value, silent=True)
    call(stage, 2)
    assert announcer.cues == 0


def test_what_to_say_by_keys(stage: Stage) -> None:
    call(stage, 1)
    stage.press(K.Key_F9)
    panel = stage.window.panels.panel
    assert isinstance(panel, SayPanel)
    rows = [panel.list.model().index(row, 0).data() for row in range(panel.list.model().rowCount())]
    assert any(text.startswith("Level 14, ") for text in rows)
    assert rows[-1].startswith("Table 1, seat ")
    stage.press(K.Key_Down)
    stage.press(K.Key_Return)
    assert QGuiApplication.clipboard().text() == panel.sentence() == rows[1]
    assert panel.remark.text() == "Copied."
    stage.press(K.Key_F9)
    assert stage.window.panels.panel is None


def test_clocks_stand_below_the_strip_and_take_no_keys(stage: Stage) -> None:
    clocks = stage.program.sound.clocks
    keys = QApplication.focusWidget()
    top = stage.window.todo.y()
    assert clocks.isHidden()
    call(stage, 3)
    run(stage, 2_000)
    call(stage, 5)
    assert [view.table for view in clocks.views()] == [3, 5]
    assert clocks.isVisible()
    assert stage.window.todo.y() == top + clocks.tall() > top
    assert QApplication.focusWidget() is keys
    assert clocks.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert "28 s" in clocks.accessibleName()
    run(stage, 40_000)
    assert "0 s" in clocks.accessibleName()


def test_a_seat_is_put_on_the_clock_by_a_key(stage: Stage) -> None:
    stage.show_floor()
    table = stage.known_table()
    pane = stage.program.floor.pane
    seat = max(stage.desk.state.tables[table].occupants)
    pane.picture.setFocus()
    stage.press(Qt.Key(K.Key_0.value + seat))
    stage.press(K.Key_A)
    (only,) = stage.desk.state.calls.open.values()
    assert (only.table, only.seat and only.seat.seat) == (table, seat)
    stage.program.floor.tiles.view.setFocus()
    stage.press(K.Key_A)
    assert stage.window.line.field.text() == f"clock {table}."


@pytest.mark.parametrize(
    ("ms", "key", "result"),
    [
        (3_000, K.Key_Return, CallResult.ACTED),
        (3_000, K.Key_W, CallResult.CALLED_OFF),
        (31_000, K.Key_Return, CallResult.DEAD),
        (31_000, K.Key_K, CallResult.CHECKED),
        (31_000, K.Key_A, CallResult.ACTED),
    ],
)
def test_how_it_ended_is_said_in_to_do(
    stage: Stage, ms: int, key: Qt.Key, result: CallResult
) -> None:
    call(stage, 1)
    run(stage, ms)
    stage.press(K.Key_T, CONTROL)
    stage.window.todo.view.setCurrentIndex(stage.window.todo.model.index(0, 0))
    stage.press(key)
    assert ended(stage) == [result]
    assert not stage.desk.state.calls.open
    assert stage.program.sound.clocks.isHidden()


def test_the_board_shows_them_if_wanted(stage: Stage) -> None:
    board = Board(stage.bridge, BoardPlan(ScreenId("HDMI-1")))
    board.resize(800, 600)
    over = BoardCalls(board, stage.preferences)
    call(stage, 1)
    assert over.isHidden()
    stage.preferences.set_calls_on_board(on=True)
    assert [view.table for view in over.views()] == [1]
    image = over.grab().toImage()
    colours = {image.pixel(x, image.height() // 2) for x in range(image.width())}
    assert len(colours) > 5
    board.resize(1600, 900)
    over.look()
    assert over.geometry().bottom() == 899
    assert over.width() == 1600
    stage.clock.go(50_000)
    over.look()
    assert over.isHidden()
    board.close()
    stage.preferences.set_calls_on_board(on=False)
    board.deleteLater()

"""Keys anywhere: Space, the line, To do, undo; nothing by a stray key, nothing modal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from tdtool.settings import ColourScheme
from tdtool.tournament import commands as c
from tdtool.tournament import event_commands as ec
from tdtool.tournament.queries import clock_view
from tdtool.tournament.scan_text import scan_text
from tdtool.tournament.views import ClockState
from tdtool.ui import act_rows, theme
from tdtool.ui.acts import Act
from tdtool.ui.help.book import Spot
from tdtool.ui.help.help_panel import HelpPanel
from tdtool.ui.panels.new_tournament import NewTournamentPanel
from tdtool.ui.shell import Shell
from tests.ui import desk_sample

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.ui.stage import Stage

CONTROL = Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def running(stage: Stage) -> bool:
    return clock_view(stage.desk.state, stage.clock()).state is ClockState.RUNNING


def press(stage: Stage, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
    QTest.keyClick(QApplication.focusWidget() or stage.window, key, modifier)
    stage.settle()


def test_space_stops_and_starts_the_clock_and_says_so(stage: Stage) -> None:
    press(stage, Qt.Key.Key_Space)
    assert not running(stage)
    assert stage.window.toast.text() == "Clock paused at 9:42"
    words = stage.window.strip.words()
    assert words is not None
    assert words.face.block == ("PAUSED",)
    press(stage, Qt.Key.Key_Space)
    assert running(stage)
    assert stage.window.toast.text() == "The clock runs at 9:42"


def test_what_space_did_goes_after_two_seconds(stage: Stage, qtbot: QtBot) -> None:
    press(stage, Qt.Key.Key_Space)
    toast = stage.window.toast
    timer = toast.findChild(type(toast._timer))  # noqa: SLF001 - its own timer, not a copy
    assert timer is not None
    assert timer.interval() == 2_000
    timer.setInterval(1)
    qtbot.waitUntil(toast.isHidden)


def test_space_writes_in_a_field_with_text_and_ctrl_space_is_the_clock(stage: Stage) -> None:
    stage.window.line.open("kim")
    press(stage, Qt.Key.Key_Space)
    assert stage.window.line.field.text() == "kim "
    assert running(stage)
    press(stage, Qt.Key.Key_Space, CONTROL)
    assert not running(stage)
    assert stage.window.line.field.text() == "kim "


def test_space_on_an_empty_field_is_the_clock(stage: Stage) -> None:
    stage.window.line.open()
    press(stage, Qt.Key.Key_Space)
    assert not running(stage)
    assert stage.window.line.field.text() == ""


def test_ctrl_k_opens_the_line_and_escape_gives_the_keys_back(stage: Stage) -> None:
    before = focus()
    press(stage, Qt.Key.Key_K, CONTROL)
    assert focus() is stage.window.line.field
    QTest.keyClicks(focus(), "12.5 out")
    assert stage.window.candidates.isVisible()
    press(stage, Qt.Key.Key_Escape)
    assert focus() is before
    assert stage.window.line.field.text() == ""
    assert not stage.window.candidates.isVisible()


@pytest.mark.parametrize("typed", ["1", "k", "K"])
def test_what_is_typed_on_no_part_opens_the_line(stage: Stage, typed: str) -> None:
    stage.window.strip.menu_button.setFocus()
    QTest.keyClicks(focus(), typed)
    assert focus() is stage.window.line.field
    assert stage.window.line.field.text() == typed


def test_ctrl_t_goes_to_do_and_back(stage: Stage) -> None:
    before = focus()
    press(stage, Qt.Key.Key_T, CONTROL)
    assert stage.window.todo.isAncestorOf(focus())
    press(stage, Qt.Key.Key_T, CONTROL)
    assert focus() is before
    press(stage, Qt.Key.Key_T, CONTROL)
    press(stage, Qt.Key.Key_Escape)
    assert focus() is before


def test_undo_and_redo(stage: Stage) -> None:
    entry = stage.desk.state.tables[12].occupants[5]
    stage.bridge.do(c.Bust((entry,)))
    assert "out" in stage.window.line.last.text()
    assert entry in stage.desk.state.busts
    press(stage, Qt.Key.Key_Z, CONTROL)
    assert entry not in stage.desk.state.busts
    assert stage.window.toast.text().startswith("Taken back: ")
    press(stage, Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert entry in stage.desk.state.busts


def test_undo_in_a_field_is_the_fields_own(stage: Stage) -> None:
    entry = stage.desk.state.tables[12].occupants[5]
    stage.bridge.do(c.Bust((entry,)))
    stage.window.line.open()
    QTest.keyClicks(focus(), "abc")
    press(stage, Qt.Key.Key_Z, CONTROL)
    assert stage.window.line.field.text() == ""
    assert entry in stage.desk.state.busts


def test_undo_on_a_field_that_has_nothing_to_undo_is_the_desks(stage: Stage) -> None:
    entry = stage.desk.state.tables[12].occupants[5]
    stage.bridge.do(c.Bust((entry,)))
    stage.window.line.open()
    press(stage, Qt.Key.Key_Z, CONTROL)
    assert entry not in stage.desk.state.busts


def test_a_refusal_is_said_and_stays_longer(stage: Stage) -> None:
    stage.bridge.do(c.OpenTable(12))
    assert "12" in stage.window.toast.text()
    assert not stage.desk.can(c.OpenTable(99))


@pytest.mark.qt_log_ignore("does not support")
def test_f10_opens_the_menu_below_the_strip(stage: Stage) -> None:
    press(stage, Qt.Key.Key_F10)
    menu = stage.window.menu
    assert menu.isVisible()
    assert menu.y() >= stage.window.strip.mapToGlobal(stage.window.strip.rect().bottomLeft()).y()
    assert next(action.text() for action in menu.actions()) == "New tournament…"
    menu.close()


def test_the_page_of_keys_is_left_with_escape(stage: Stage) -> None:
    before = focus()
    stage.window.actions_table[Act.KEYS].trigger()
    stage.settle()
    assert isinstance(stage.window.panels.panel, HelpPanel)
    press(stage, Qt.Key.Key_Escape)
    assert focus() is before


def test_f1_is_about_what_is_in_sight_and_keeps_what_was_typed(stage: Stage) -> None:
    press(stage, Qt.Key.Key_F1)
    shown = stage.window.panels.panel
    assert isinstance(shown, HelpPanel)
    assert shown.spot() == Spot("floor")
    press(stage, Qt.Key.Key_F1)
    assert not stage.window.findChildren(HelpPanel)
    stage.program.tournaments.new_tournament()
    panel = stage.window.panels.panel
    assert isinstance(panel, NewTournamentPanel)
    panel.name.setText("Friday")
    press(stage, Qt.Key.Key_F1)
    shown = stage.window.panels.panel
    assert isinstance(shown, HelpPanel)
    assert shown.spot() == Spot("first_evening")
    press(stage, Qt.Key.Key_Escape)
    assert stage.window.panels.panel is panel
    assert focus() is panel.name
    assert panel.name.text() == "Friday"
    press(stage, Qt.Key.Key_F1)
    press(stage, Qt.Key.Key_1, CONTROL)
    assert stage.window.panels.panel is None


def test_the_keys_go_to_the_page_when_what_had_them_is_gone(stage: Stage) -> None:
    stage.program.tournaments.new_tournament()
    panel = stage.window.panels.panel
    assert panel is not None
    stage.window.panels.forget_keys()
    press(stage, Qt.Key.Key_Escape)
    page = stage.window.pages.currentWidget()
    assert page is not None
    assert page.isAncestorOf(focus()) or focus() is page


def test_escape_goes_to_the_page_when_what_had_the_keys_is_no_more(stage: Stage) -> None:
    page = stage.window.pages.currentWidget()
    assert page is not None
    field = QLineEdit(page)
    field.show()
    field.setFocus()
    press(stage, Qt.Key.Key_K, CONTROL)
    field.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    press(stage, Qt.Key.Key_Escape)
    assert page.isAncestorOf(focus()) or focus() is page


def test_a_panel_never_covers_the_strip(stage: Stage) -> None:
    for act in (
        Act.NEW_TOURNAMENT,
        Act.BRING_IN_PLAYERS,
        Act.DRAW_SEATS,
        Act.PRINT,
        Act.SETTINGS,
        Act.HELP,
    ):
        stage.window.actions_table[act].trigger()
        panel = stage.window.panels.panel
        assert panel is not None
        assert panel.geometry().top() >= stage.window.strip.geometry().bottom()
        assert panel.geometry().bottom() < stage.window.line.geometry().top()
        assert QApplication.activeModalWidget() is None


def test_tab_stays_in_a_panel(stage: Stage) -> None:
    stage.program.tournaments.new_tournament()
    panel = stage.window.panels.panel
    assert panel is not None
    seen = set()
    for _ in range(30):
        press(stage, Qt.Key.Key_Tab)
        assert panel.isAncestorOf(focus())
        seen.add(focus())
    assert panel.primary in seen or not panel.primary.isEnabled()
    assert panel.close_button in seen


def test_larger_text_reaches_every_part(stage: Stage) -> None:
    window = stage.window
    for _ in range(3):
        press(stage, Qt.Key.Key_Plus, CONTROL)
    assert stage.preferences.settings.font_percent == 150
    assert window.strip.height() == 96
    assert window.line.height() == 60
    assert window.navigation.width() == 204
    press(stage, Qt.Key.Key_0, CONTROL)
    assert window.strip.height() == 64


def test_colours_are_chosen_and_kept(stage: Stage) -> None:
    acts = stage.window.actions_table
    acts[Act.LIGHT_COLOURS].trigger()
    assert theme.colours() is theme.LIGHT
    assert acts[Act.LIGHT_COLOURS].isChecked()
    assert not acts[Act.DARK_COLOURS].isChecked()
    assert '"light"' in (stage.folder / "settings.json").read_text(encoding="utf-8")
    acts[Act.DARK_COLOURS].trigger()
    acts[Act.SYSTEM_COLOURS].trigger()
    assert stage.preferences.settings.colour_scheme is ColourScheme.SYSTEM


def test_a_narrow_window_shows_to_do_only_with_the_keys(stage: Stage) -> None:
    window = stage.window
    window.resize(900, 600)
    stage.settle()
    assert not window.todo.isVisible()
    assert window.page_area().right() == window.width() - 1
    press(stage, Qt.Key.Key_T, CONTROL)
    assert window.todo.isVisible()
    press(stage, Qt.Key.Key_Escape)
    assert not window.todo.isVisible()


def test_closing_in_the_middle_stops_the_clockwork(stage: Stage) -> None:
    stage.window.line.open("12.5 ou")
    stage.program.tournaments.new_tournament()
    seq = stage.desk.seq
    stage.window.close()
    assert not stage.bridge.is_open
    assert stage.desk.seq == seq


def test_the_last_act_is_told_with_its_age(stage: Stage) -> None:
    desk_sample.done(stage.desk, c.LockTable(3, locked=True))
    stage.bridge.do(c.LockTable(4, locked=True))
    assert stage.window.line.saved.text() == "saved 0 s ago"
    stage.clock.go(61_000)
    stage.settle()
    assert stage.window.line.saved.text() == "saved 1 min ago"


def test_the_title_follows_the_tournaments_name(stage: Stage) -> None:
    desk_sample.done(stage.desk, ec.RenameTournament("Harbour Main"))
    assert stage.window.window().windowTitle() == "Harbour Main – tdtool"
    stage.bridge.undo()
    assert stage.window.window().windowTitle() == "Harbour Open – tdtool"


def test_the_boards_message_is_typed_in_the_line(stage: Stage) -> None:
    press(stage, Qt.Key.Key_M, CONTROL)
    assert stage.window.line.field.text() == "message "
    stage.type("Dinner is served")
    press(stage, Qt.Key.Key_Return)
    assert stage.desk.message == "Dinner is served"
    press(stage, Qt.Key.Key_M, CONTROL)
    assert stage.window.line.field.text() == "message Dinner is served"


def test_a_key_that_nothing_has_the_focus_for_opens_the_line(stage: Stage) -> None:
    shell = Shell()
    shell.hold(stage.window)
    shell.show()
    shell.activateWindow()
    stage.settle()
    while (widget := QApplication.focusWidget()) is not None:
        widget.clearFocus()
    QTest.keyClick(shell, Qt.Key.Key_F12)
    assert stage.window.line.field.text() == ""
    QTest.keyClick(shell, Qt.Key.Key_1)
    stage.settle()
    assert stage.window.line.field.text() == "1"
    stage.window.setParent(None)
    shell.close()
    shell.deleteLater()


def test_a_seat_card_scanned_with_no_field_in_hand_shows_its_player(stage: Stage) -> None:
    """A scanner types the code and Enter faster than anybody."""
    entry = next(entry for entry in stage.desk.state.entries.values() if entry.seat)
    assert entry.seat is not None
    stage.program.floor.show_table(max(stage.desk.state.tables))
    before = stage.desk.seq
    for sign in scan_text(entry.id):
        QTest.keyClicks(focus(), sign)
    press(stage, Qt.Key.Key_Return)
    assert stage.program.floor.table() == entry.seat.table
    assert stage.window.line.field.text() == ""
    assert stage.desk.seq == before


def test_pages_stand_in_the_order_of_their_keys(stage: Stage) -> None:
    pages = (
        Act.FLOOR,
        Act.ENTRIES,
        Act.LEVELS,
        Act.PRIZES,
        Act.RULINGS,
        Act.PRINTING,
        Act.JOURNAL,
    )
    tops = [stage.window.navigation.item(act).y() for act in pages]
    assert tops == sorted(tops)
    assert [act_rows.row(act).keys[0] for act in pages] == [f"Ctrl+{n}" for n in range(1, 8)]

"""The tournament's name, seats and re-entries: nothing before Enter, an act for each, undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdtool.tournament import event_commands as ec
from tdtool.tournament.days.commands import NameFlight
from tdtool.tournament.days.values import Flight, Forward
from tdtool.tournament.plans.commands import ResizeTables
from tests.ui import desk_sample

if TYPE_CHECKING:
    from tdtool.ui.settings.settings_panel import SettingsPanel
    from tdtool.ui.settings.tournament_part import TournamentPart
    from tests.ui.stage import Stage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
_EVENT = 1


@pytest.fixture
def part(panel: SettingsPanel) -> TournamentPart:
    panel.which.set_index(_EVENT)
    panel.first_field().setFocus()
    return panel.tournament


def press(stage: Stage, key: Qt.Key, *, control: bool = False) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, CONTROL if control else Qt.KeyboardModifier.NoModifier)
    stage.settle()


def test_a_name_is_typed_over_and_taken_back(
    stage: Stage, panel: SettingsPanel, part: TournamentPart
) -> None:
    before, old = stage.desk.seq, stage.desk.state.name
    assert part.name.hasFocus()
    assert part.name.text() == old
    assert not panel.primary.isEnabled()
    assert "one table alone" in panel.remark.text()
    part.name.selectAll()
    QTest.keyClicks(part.name, " Spring  Open ")
    assert stage.desk.seq == before
    assert panel.remark.text() == "Name changed, not in force yet."
    press(stage, K.Key_Return)
    assert stage.desk.state.name == "Spring Open"
    assert part.name.text() == "Spring Open"
    assert panel.remark.text() == "In force. Ctrl+Z takes it back."
    assert not panel.primary.isEnabled()
    press(stage, K.Key_Z, control=True)
    assert stage.desk.state.name == old
    assert part.name.text() == old


def test_each_field_is_an_act_of_its_own(
    stage: Stage, panel: SettingsPanel, part: TournamentPart
) -> None:
    part.name.setText("Spring Open")
    part.seats.setFocus()
    press(stage, K.Key_Up)
    part.reentries.setFocus()
    part.reentries.set_index(2)
    assert panel.remark.text() == "Name, seats and re-entries changed, not in force yet."
    seats, before = stage.desk.state.seats_per_table, stage.desk.seq
    press(stage, K.Key_Return)
    state = stage.desk.state
    assert (state.name, state.seats_per_table, state.reentries) == ("Spring Open", seats + 1, 2)
    assert {table.seats for table in state.tables.values()} == {seats + 1}
    assert panel.remark.text() == "In force, by 3 acts. Ctrl+Z takes them back one by one."
    for _ in range(3):
        press(stage, K.Key_Z, control=True)
    assert stage.desk.state.seats_per_table == seats
    assert part.seats.value() == seats
    assert not part.is_changed()
    assert stage.desk.seq > before


def test_what_is_missing_is_said_and_dropped(panel: SettingsPanel, part: TournamentPart) -> None:
    part.name.setText("  ")
    assert panel.remark.text() == "The tournament needs a name."
    part.name.setText("Spring Open")
    part.seats.setText("13")
    assert panel.remark.text() == "A table has 2 to 12 seats."
    assert not panel.primary.isEnabled()
    panel.do_primary()
    panel.back_button.click()
    assert not part.is_changed()
    assert part.name.hasFocus()
    assert not panel.back_button.isVisible()


def test_a_draft_waits_while_the_evening_goes_on(stage: Stage, part: TournamentPart) -> None:
    part.name.setText("Spring Open")
    desk_sample.done(stage.desk, ResizeTables(6))
    stage.settle()
    assert part.name.text() == "Spring Open"
    assert part.seats.value() == 6
    desk_sample.done(stage.desk, ec.RenameTournament("Autumn Open"))
    assert part.remark() == "Name changed, not in force yet."


def test_what_is_refused_waits(stage: Stage, panel: SettingsPanel, part: TournamentPart) -> None:
    part.name.setText("Spring Open")
    part.seats.set_value(6)
    blocked = QSignalBlocker(stage.bridge)
    desk_sample.done(stage.desk, ec.RenameTournament("Spring Open"))
    blocked.unblock()
    panel.do_primary()
    assert panel.remark.text() == "It is called so already."
    assert stage.desk.state.seats_per_table != 6
    assert part.is_changed()


def test_more_re_entries_than_usual_are_a_choice_of_their_own(
    stage: Stage, part: TournamentPart
) -> None:
    desk_sample.done(stage.desk, ec.ChangeReentries(5))
    assert part.reentries.accessibleName() == "Re-entries: 5"
    assert not part.is_changed()
    part.reentries.set_index(5)
    assert part.reentries.accessibleName() == "Re-entries: Any number"
    assert part.commands() == (ec.ChangeReentries(None),)
    desk_sample.done(stage.desk, ec.ChangeReentries(None))
    assert not part.is_changed()
    part.reentries.set_index(3)
    part.forget()
    assert part.reentries.accessibleName() == "Re-entries: Any number"


def test_a_flight_is_named_and_stands_alone_again(
    stage: Stage, panel: SettingsPanel, part: TournamentPart
) -> None:
    part.flight.name.setFocus()
    QTest.keyClicks(part.flight.name, "1A")
    assert panel.remark.text() == "A flight needs the event’s name and its own."
    assert part.commands() == ()
    press(stage, K.Key_Tab)
    assert part.flight.of_event.hasFocus()
    QTest.keyClicks(part.flight.of_event, "Harbour  Open ")
    press(stage, K.Key_Tab)
    assert part.flight.forward.hasFocus()
    press(stage, K.Key_Right)
    assert panel.remark.text() == "Flight changed, not in force yet."
    press(stage, K.Key_Return)
    assert stage.desk.state.days.flight == Flight("Harbour Open", "1A", Forward.FIRST)
    part.flight.of_event.clear()
    part.flight.name.clear()
    assert part.commands() == (NameFlight(None),)
    part.forget()
    assert (part.flight.name.text(), part.flight.of_event.text()) == ("1A", "Harbour Open")
    press(stage, K.Key_Z, control=True)
    assert NameFlight(stage.desk.state.days.flight) == NameFlight(None)
    assert not part.is_changed()


def test_another_tournament_has_its_own_name(stage: Stage, part: TournamentPart) -> None:
    part.name.setText("Spring Open")
    stage.bridge.show(desk_sample.opened(stage.folder / "..", stage.clock, "Club Night"))
    assert part.name.text() == "Club Night"
    assert not part.is_changed()
    stage.bridge.show(stage.desk)

"""Settings by keyboard: one act for all changes, undo, the past stays; this computer at once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QSignalBlocker, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdtool.rules.button.question import ButtonRule
from tdtool.rules.house import PRESETS, TDA_2024, WSOP_2026, HouseRules, Preset
from tdtool.rules.house_words import SETTINGS
from tdtool.settings import ColourScheme, PaperSize, load_settings
from tdtool.tournament import commands as c
from tdtool.tournament import facts as f
from tdtool.tournament.queries import clock_view
from tdtool.tournament.views import ClockState
from tdtool.ui import theme
from tdtool.ui.bridge import Bridge
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.segments import Segments
from tdtool.ui.settings import house_values
from tdtool.ui.settings.computer_part import ComputerPart
from tdtool.ui.settings.house_model import BOOKS, HERE
from tdtool.ui.settings.settings_panel import SettingsPanel
from tests.ui import desk_sample
from tests.ui.settings.conftest import PRINTERS
from tests.ui.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key
PLAIN = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
CAP = SETTINGS.index(house_values.setting("raise_cap"))
ROUNDED = SETTINGS.index(house_values.setting("pot_rounded_up_to"))


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(stage: Stage, *keys: Qt.Key | str, modifier: Qt.KeyboardModifier = PLAIN) -> None:
    for key in keys:
        if isinstance(key, str):
            QTest.keyClicks(focus(), key)
        else:
            QTest.keyClick(focus(), key, modifier)
        stage.settle()


def changes(stage: Stage) -> list[HouseRules]:
    """List the house rules that were put in force since the start, as the log has them."""
    history = stage.desk.history
    return [
        fact.house
        for action, _ in reversed(list(history.acts_backwards()))
        for fact in history.facts_of(action)
        if isinstance(fact, f.HouseRulesChanged)
    ]


def test_several_rules_change_by_one_act_that_undo_takes_back(
    stage: Stage, panel: SettingsPanel
) -> None:
    table = panel.rules.table
    assert focus() is table
    assert not panel.primary.isEnabled()
    before = stage.desk.seq
    press(stage, K.Key_Right, K.Key_Down, K.Key_Right)
    assert stage.desk.seq == before
    assert "2 rules changed, not in force yet" in panel.remark.text()
    press(stage, K.Key_Return)
    house = stage.desk.state.house
    assert house.changed() == ("button_rule", "arrival_in_dead_small_blind")
    assert changes(stage) == [house]
    assert stage.window.panels.panel is panel
    assert "In force" in panel.remark.text()
    press(stage, K.Key_Z, modifier=CONTROL)
    assert stage.desk.state.house == TDA_2024
    assert panel.rules.model.draft == TDA_2024


def test_escape_drops_what_is_not_in_force(stage: Stage, panel: SettingsPanel) -> None:
    del panel
    before = stage.desk.seq
    press(stage, K.Key_Right, K.Key_Escape)
    assert stage.window.panels.panel is None
    assert stage.desk.seq == before


def test_answers_that_were_recorded_stay(stage: Stage, panel: SettingsPanel) -> None:
    table = stage.known_table()
    desk_sample.done(stage.desk, c.GiveButton(table, min(stage.desk.state.tables[table].occupants)))
    desk_sample.done(stage.desk, c.RecordAnswer(table))
    history = stage.desk.history
    action = next(iter(history.acts_backwards()))[0]
    given = history.facts_of(action)
    press(stage, K.Key_Right, K.Key_Return)
    assert stage.desk.state.house.button_rule is ButtonRule.MOVING
    assert stage.desk.history.facts_of(action) == given
    assert panel.isVisible()


def drafted(panel: SettingsPanel) -> HouseRules:
    return panel.rules.model.draft


def test_numbers_are_typed(stage: Stage, panel: SettingsPanel) -> None:
    table = panel.rules.table
    table.selectRow(CAP)
    press(stage, "6")
    assert drafted(panel).raise_cap == 6
    press(stage, "0")
    assert drafted(panel).raise_cap == 6, "sixty is no number of raises, none neither"
    table.selectRow(ROUNDED)
    press(stage, "2", "5", "0")
    assert drafted(panel).pot_rounded_up_to == 250
    press(stage, K.Key_Backspace)
    assert drafted(panel).pot_rounded_up_to == 25
    press(stage, K.Key_Backspace, K.Key_Backspace)
    assert drafted(panel).pot_rounded_up_to is None
    table.selectRow(CAP)
    press(stage, K.Key_Delete)
    assert drafted(panel) == TDA_2024


def test_digits_and_letters_that_are_no_value_open_the_line(
    stage: Stage, panel: SettingsPanel
) -> None:
    panel.rules.table.selectRow(0)
    press(stage, "1")
    assert stage.window.line.isAncestorOf(focus())
    press(stage, K.Key_Escape)
    assert focus() is panel.rules.table
    press(stage, "k")
    assert stage.window.line.isAncestorOf(focus())


def test_space_is_the_clock(stage: Stage, panel: SettingsPanel) -> None:
    del panel
    press(stage, K.Key_Space)
    assert clock_view(stage.desk.state, stage.clock()).state is ClockState.PAUSED


def test_a_preset_is_begun_from(stage: Stage, panel: SettingsPanel) -> None:
    presets = panel.rules.presets
    presets.setFocus()
    press(stage, K.Key_Right, K.Key_Return)
    assert stage.desk.state.house == WSOP_2026
    assert panel.rules.note.text() == "Answers cite WSOP 2026."
    panel.rules.model.take_from(CAP, Preset.ROBERTS_11)
    assert panel.rules.note.text() == "Answers cite WSOP 2026, 1 of its rules changed."


def test_only_the_book_may_change(stage: Stage, panel: SettingsPanel) -> None:
    """A home sheet in which every rule was set as TDA has it still cites by its own name."""
    rules = replace(TDA_2024, preset=Preset.ROBERTS_11)
    panel.rules.model.take(rules)
    assert panel.rules.remark().startswith("Answers would cite Robert's Rules 11")
    press(stage, K.Key_Return)
    assert stage.desk.state.house == rules


def test_a_click_takes_what_a_book_says(stage: Stage, panel: SettingsPanel) -> None:
    table, model = panel.rules.table, panel.rules.model
    table.scrollTo(model.index(CAP, 0))
    stage.settle()
    robert = model.index(CAP, HERE + 1 + BOOKS.index(Preset.ROBERTS_11))
    here = model.index(CAP, HERE)

    def click(at: QPoint) -> None:
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)

    click(table.visualRect(robert).center())
    assert model.draft.raise_cap == PRESETS[Preset.ROBERTS_11].raise_cap
    cell = table.visualRect(here)
    right = QPoint(cell.right() - theme.px(16), cell.top() + theme.px(16))
    click(right)
    assert model.draft.raise_cap == 4
    click(right - QPoint(theme.px(22), 0))
    assert model.draft.raise_cap == 3
    click(cell.topLeft() + QPoint(20, 20))
    assert model.draft.raise_cap == 3


def test_a_draft_waits_while_the_evening_goes_on(stage: Stage, panel: SettingsPanel) -> None:
    press(stage, K.Key_Right)
    table = min(stage.desk.state.tables)
    first = min(stage.desk.state.tables[table].occupants.values())
    desk_sample.done(stage.desk, c.Bust((first,)))
    desk_sample.done(stage.desk, c.ChangeHouseRules(HouseRules(raise_cap=5)))
    stage.settle()
    assert panel.rules.model.draft.button_rule is ButtonRule.MOVING
    assert panel.rules.model.in_force.raise_cap == 5
    panel.back_button.click()
    assert panel.rules.model.draft == HouseRules(raise_cap=5)
    assert focus() is panel.rules.table


def test_a_refusal_is_said(stage: Stage, panel: SettingsPanel, qtbot: QtBot) -> None:
    press(stage, K.Key_Right)
    draft = panel.rules.model.draft
    blocked = QSignalBlocker(stage.bridge)
    desk_sample.done(stage.desk, c.ChangeHouseRules(draft))
    blocked.unblock()
    with qtbot.assertNotEmitted(stage.bridge.refused):
        panel.do_primary()
    assert panel.remark.text() == "These are the house rules already."


def test_without_a_tournament_the_computer_and_its_keys_are_set(stage: Stage, qtbot: QtBot) -> None:
    panel = SettingsPanel(
        Bridge(), stage.preferences, stage.program.phones, stage.program.sound.announcer, PRINTERS
    )
    qtbot.addWidget(panel)
    panel.resize(900, 600)
    panel.show()
    assert not panel.primary.isVisible()
    assert panel.first_field() is panel.computer.colours
    panel.which.setFocus()
    QTest.keyClick(panel.which, K.Key_Right)
    assert panel.parts.currentIndex() == 4
    QTest.keyClick(panel.which, K.Key_Left)
    QTest.keyClick(panel.which, K.Key_Left)
    assert panel.parts.currentIndex() == 3
    panel.do_primary()


def test_another_tournament_has_its_own_rules(stage: Stage, panel: SettingsPanel) -> None:
    press(stage, K.Key_Right)
    assert panel.rules.model.is_changed()
    other = desk_sample.opened(stage.folder / "..", stage.clock, "Club Night")
    stage.bridge.show(other)
    assert not panel.rules.model.is_changed()
    stage.bridge.show(None)
    assert panel.parts.currentIndex() == 3
    stage.bridge.show(stage.desk)


def test_the_computer_is_set_at_once_and_kept(stage: Stage, panel: SettingsPanel) -> None:
    panel.show_computer()
    computer = panel.computer
    assert not panel.primary.isVisible()
    computer.colours.setFocus()
    press(stage, K.Key_Right)
    assert theme.colours() is theme.LIGHT
    computer.paper.setFocus()
    press(stage, K.Key_Right)
    computer.larger.setFocus()
    press(stage, K.Key_Return)
    assert computer.percent.text() == "110 %"
    kept = load_settings(stage.folder / "settings.json").settings
    assert kept.colour_scheme is ColourScheme.LIGHT
    assert kept.paper is PaperSize.LETTER
    assert kept.font_percent == 110
    press(stage, K.Key_0, modifier=CONTROL)
    assert computer.percent.text() == "100 %"
    for _ in range(9):
        computer.smaller.click()
    assert computer.percent.text() == "75 %"
    assert not computer.smaller.isEnabled()
    computer.usual.click()
    assert computer.smaller.isEnabled()


def test_a_printer_is_chosen_from_a_menu_below_its_button(
    stage: Stage, panel: SettingsPanel
) -> None:
    panel.show_computer()
    computer = panel.computer
    assert computer.printer.words() == "Desk"
    computer.printer.click()
    assert computer.menu.isVisible()
    assert QApplication.activeModalWidget() is None
    assert [one.text() for one in computer.menu.actions()] == ["Desk", "Office && <b>Bar</b>"]
    computer.menu.actions()[1].trigger()
    computer.menu.close()
    assert stage.preferences.settings.printer == PRINTERS[1]
    assert computer.printer.words() == PRINTERS[1]


def test_without_a_printer_it_says_so(stage: Stage, qtbot: QtBot) -> None:
    part = ComputerPart(stage.preferences)
    qtbot.addWidget(part)
    part.show()
    assert not part.printer.isVisible()


def test_nothing_is_modal_and_the_clock_stays_in_sight(stage: Stage, panel: SettingsPanel) -> None:
    assert QApplication.activeModalWidget() is None
    assert panel.geometry().top() >= stage.window.strip.geometry().bottom()
    assert panel.geometry().bottom() < stage.window.line.geometry().top()


def test_tab_goes_round_and_every_part_has_a_name(stage: Stage, panel: SettingsPanel) -> None:
    for part in range(panel.parts.count()):
        panel.which.set_index(part)
        panel.first_field().setFocus()
        seen = []
        while focus() not in seen:
            seen.append(focus())
            assert panel.isAncestorOf(focus())
            assert focus().accessibleName()
            press(stage, K.Key_Tab)
        assert panel.which in seen
        assert panel.close_button in seen


@pytest.fixture(
    params=[(1366, 768, 100), (1920, 1080, 100), (1366, 768, 200), (1920, 1080, 200)],
    ids=lambda size: "x".join(map(str, size)),
)
def sized(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Stage]:
    width, height, percent = request.param
    made = Stage(tmp_path / "sized", width, height, percent, dark=False)
    yield made
    made.leave()


def test_nothing_is_cut_at_any_size(sized: Stage) -> None:
    panel = SettingsPanel(
        sized.bridge,
        sized.preferences,
        sized.program.phones,
        sized.program.sound.announcer,
        PRINTERS,
    )
    sized.window.panels.open(panel)
    panel.rules.model.take_from(CAP, Preset.ROBERTS_11)
    sized.settle()
    table = panel.rules.table
    head = table.horizontalHeader()
    metrics = QFontMetrics(theme.label_font())
    for column in range(table.model().columnCount()):
        if not table.isColumnHidden(column):
            title = str(table.model().headerData(column, Qt.Orientation.Horizontal)).upper()
            assert metrics.horizontalAdvance(title) <= head.sectionSize(column) - theme.px(8)
    for row in range(table.model().rowCount()):
        for column in range(table.model().columnCount()):
            if not table.isColumnHidden(column):
                index = table.model().index(row, column)
                tall = table.painter_of_rows.height(index, table.columnWidth(column))
                assert tall <= table.rowHeight(row)
    for part in range(panel.parts.count()):
        panel.which.set_index(part)
        sized.settle()
        for control in (*panel.findChildren(Button), *panel.findChildren(Segments)):
            if control.isVisible():
                assert control.width() >= control.sizeHint().width()
                right = control.mapTo(panel, QPoint(control.width(), 0)).x()
                assert right <= panel.width()


def test_where_it_is_narrow_the_books_stand_in_the_row(sized: Stage) -> None:
    panel = SettingsPanel(
        sized.bridge, sized.preferences, sized.program.phones, sized.program.sound.announcer
    )
    sized.window.panels.open(panel)
    sized.settle()
    table = panel.rules.table
    narrow = sized.window.width() < theme.px(1000)
    assert table.is_narrow() is narrow
    assert table.isColumnHidden(HERE + 1) is narrow
    assert table.rowHeight(0) < table.viewport().height()

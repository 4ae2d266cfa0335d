"""Settings, Keys: a key is pressed, named where another act has it, and shown everywhere."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pypdfium2
import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication

from tdtool.settings import KeySet, load_settings
from tdtool.sheets.page import Paper, PaperSize
from tdtool.ui import act_rows, keys
from tdtool.ui.acts import Act
from tdtool.ui.help.key_table import groups
from tdtool.ui.panels.print_panel import PrintPanel
from tests.ui.habits_scenes import keys_part

if TYPE_CHECKING:
    from tdtool.ui.settings.keys_part import KeysPart
    from tests.ui.stage import Stage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K, M = Qt.Key, Qt.KeyboardModifier


def opened(stage: Stage, act: Act) -> KeysPart:
    part = keys_part(stage).keys
    stage.type(act_rows.usual(act).text.rstrip("…"))
    place = part.model.place_of(act)
    assert place is not None
    stage.press(K.Key_Down)
    part.view.take_row(place)
    return part


def had(act: Act) -> tuple[str, ...]:
    return act_rows.row(act).keys


def test_new_keys_are_pressed_and_work_at_once(stage: Stage) -> None:
    part = opened(stage, Act.UNDO)
    stage.press(K.Key_Return)
    assert QApplication.focusWidget() is part.field
    stage.press(K.Key_F7)
    assert had(Act.UNDO) == ("F7",)
    assert part.says.text() == "Undo: F7."
    assert QApplication.focusWidget() is part.view
    actions = stage.window.actions_table
    assert [key.toString() for key in actions[Act.UNDO].shortcuts()] == ["F7"]
    assert stage.window.line.undo_button.key() == "F7"
    kept = load_settings(stage.folder / "settings.json").settings
    assert kept.keys == (("undo", ("F7",)),)
    shown = [row for group in groups(actions.__contains__) for row in group.rows]
    assert next(row.keys for row in shown if row.act is Act.UNDO) == ("F7",)
    stage.press(K.Key_Delete)
    assert had(Act.UNDO) == ("Ctrl+Z",)
    assert stage.window.line.undo_button.key() == "Ctrl+Z"


def test_a_key_of_another_act_is_named_and_swapped_by_enter(stage: Stage) -> None:
    part = opened(stage, Act.NEXT_HAND)
    stage.press(K.Key_Return)
    QTest.keyClicks(part.field, "x")
    assert had(Act.NEXT_HAND) == ("N",)
    assert part.says.text() == "X is “Who went out” (on the Floor page). Enter swaps: it gets N."
    assert part.swap.isVisible()
    stage.press(K.Key_Return)
    assert (had(Act.NEXT_HAND), had(Act.WHO_WENT_OUT)) == (("X",), ("N",))
    part.all_usual.click()
    assert (had(Act.NEXT_HAND), had(Act.WHO_WENT_OUT)) == (("N",), ("X",))


def test_the_floor_reads_what_is_bound(stage: Stage) -> None:
    own = (("who_went_out", ("F9",)),)
    stage.preferences.set_keys(KeySet.OURS, own)
    stage.show_floor()
    pane = stage.program.floor.pane
    stage.press(K.Key_F9)
    assert pane.sheet() is pane.sheets.who_went_out
    stage.press(K.Key_Escape)
    assert pane.sheet() is None
    stage.program.floor.setFocus()
    stage.press(K.Key_X)
    assert pane.sheet() is None
    stage.press(K.Key_Escape)


def test_esc_leaves_and_backspace_takes_the_keys_away(stage: Stage) -> None:
    part = opened(stage, Act.FIND)
    stage.press(K.Key_Return)
    stage.press(K.Key_Escape)
    assert had(Act.FIND) == ("Ctrl+F",)
    assert QApplication.focusWidget() is part.view
    stage.press(K.Key_Return)
    stage.press(K.Key_Backspace)
    assert had(Act.FIND) == ()
    assert part.says.text() == "Find has no key now."
    assert keys.named(Act.FIND) == "Find"


def test_one_key_more_and_not_more_than_there_is_room_for(stage: Stage) -> None:
    part = opened(stage, Act.BOARD)
    for key in (K.Key_F3, K.Key_F4, K.Key_F5):
        stage.press(K.Key_Insert)
        stage.press(key)
    assert had(Act.BOARD) == ("F11", "F3", "F4", "F5")
    stage.press(K.Key_Insert)
    assert part.says.text() == "An act has at most 4 keys."


def test_what_means_the_same_everywhere_stays(stage: Stage) -> None:
    part = opened(stage, Act.DO_PANEL)
    stage.press(K.Key_Return)
    assert part.says.text().startswith("Enter, Esc, Tab and digits mean the same everywhere")
    assert QApplication.focusWidget() is part.view
    assert not part.field.isEnabled()


def test_a_shortcut_does_nothing_while_its_key_is_taken(stage: Stage) -> None:
    part = opened(stage, Act.FIND)
    running = stage.desk.state.clock
    stage.press(K.Key_Return)
    stage.press(K.Key_Space)
    assert stage.desk.state.clock == running
    assert part.says.text() == "Space alone is the clock’s."
    stage.press(K.Key_K, M.ControlModifier)
    assert "“The line” (anywhere)" in part.says.text()
    stage.press(K.Key_Tab)
    assert QApplication.focusWidget() is part.swap
    stage.press(K.Key_Tab, M.ShiftModifier)
    assert QApplication.focusWidget() is part.field
    stage.press(K.Key_Escape)


def test_the_other_set_is_one_choice_away(stage: Stage) -> None:
    part = keys_part(stage).keys
    part.sets.setFocus()
    stage.press(K.Key_Right)
    assert had(Act.REGISTER) == ("Ctrl+B",)
    assert stage.window.navigation.item(Act.WHO_POSTS).toolTip()
    assert keys.shown(Act.WHO_POSTS) == "Ctrl+W"
    assert part.says.text() == "The keys are those of The Tournament Director now."
    assert load_settings(stage.folder / "settings.json").settings.key_set is (
        KeySet.TOURNAMENT_DIRECTOR
    )


def test_an_act_is_found_by_a_key(stage: Stage) -> None:
    part = keys_part(stage).keys
    stage.type("ctrl+shift+l")
    row = part.row()
    assert row is not None
    assert row.act is Act.DESK_LOCK
    assert part.filter.count() == f"1 of {part.model.count()}"


def test_the_model_keeps_qts_rules(stage: Stage) -> None:
    part = keys_part(stage).keys
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    model: QAbstractItemModel = part.model
    tester = QAbstractItemModelTester(model, mode)
    for text in ("hand", "", "nothing of the kind", "ctrl"):
        part.model.look_for(text)
    tester.deleteLater()


def test_the_card_is_printed_with_the_keys_that_are_bound(stage: Stage) -> None:
    part = opened(stage, Act.UNDO)
    stage.press(K.Key_Return)
    stage.press(K.Key_F7)
    part.card.click()
    stage.settle()
    printing = stage.window.panels.panel
    assert isinstance(printing, PrintPanel)
    work = printing.sheets[0].work
    assert work is not None
    made = work(Paper(PaperSize.A4))
    out = io.BytesIO()
    made.draw(out, lambda: None)
    with pypdfium2.PdfDocument(out.getvalue()) as document:
        assert len(document) == made.pages()
        said = document[0].get_textpage().get_text_bounded()
    assert "F7" in said
    assert "Ctrl+Z" not in said
    assert "On the Entries page" in " ".join(said.split())
    stage.press(K.Key_Escape)
    assert stage.window.panels.panel is not printing

"""How players are moved, set by keyboard: nothing before Enter, one act, undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdtool.tournament.plans.commands import ChangePlans
from tdtool.tournament.plans.settings import Gives, PlanSettings
from tests.ui import desk_sample

if TYPE_CHECKING:
    from tdtool.ui.settings.seating_part import SeatingPart
    from tdtool.ui.settings.settings_panel import SettingsPanel
    from tests.ui.stage import Stage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
_SEATING = 2


@pytest.fixture
def part(panel: SettingsPanel) -> SeatingPart:
    panel.which.set_index(_SEATING)
    panel.first_field().setFocus()
    return panel.seating


def test_it_is_set_by_keyboard_in_one_act(
    stage: Stage, panel: SettingsPanel, part: SeatingPart
) -> None:
    stage.press(Qt.Key.Key_Right)
    assert stage.desk.state.plans.settings == PlanSettings()
    assert panel.remark.text() == "Changed, not in force yet."
    part.order.setFocus()
    stage.type("9-7, 3")
    part.redraws.set_index(2)
    assert panel.remark.text().startswith("At which numbers of players left?")
    assert not panel.primary.isEnabled()
    part.points.setText("16, 24")
    part.halt_at.setText("")
    part.sizes.setText("8 from day 2")
    QTest.keyClick(QApplication.focusWidget() or part, Qt.Key.Key_Return)
    settings = stage.desk.state.plans.settings
    assert settings.gives is Gives.LOWEST_NUMBER
    assert settings.breaking_order == (9, 8, 7, 3)
    assert (settings.redraw_at, settings.halt_at) == ((24, 16), None)
    assert (part.points.text(), panel.remark.text()[:10]) == ("24, 16", "In force f")
    stage.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert stage.desk.state.plans.settings == PlanSettings()
    assert not part.is_changed()


def test_a_draft_waits_is_refused_or_dropped(
    stage: Stage, panel: SettingsPanel, part: SeatingPart
) -> None:
    assert not part.prize_seats.isEnabled()
    part.form.set_index(3)
    assert part.prize_seats.isEnabled()
    part.prize_seats.setText("0")
    desk_sample.done(stage.desk, ChangePlans(PlanSettings(gives=Gives.HIGHEST_NUMBER)))
    stage.settle()
    assert part.form.index() == 3
    panel.do_primary()
    assert panel.remark.text() == "0 is too few: one at least."
    panel.back_button.click()
    assert (part.form.index(), part.gives.index()) == (0, 2)
    assert not part.is_changed()
    assert part.gives.hasFocus()


def test_every_part_says_what_it_is(part: SeatingPart) -> None:
    for child in part.findChildren(QWidget):
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus:
            assert child.accessibleName(), child

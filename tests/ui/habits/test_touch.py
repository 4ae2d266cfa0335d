"""The desk for fingers: nothing that is pressed is small, nothing is cut, no key is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QTableView

from tdtool.settings import load_settings
from tdtool.ui import theme
from tdtool.ui.acts import Act
from tdtool.ui.line_bar import TOUCHED
from tdtool.ui.parts.segments import Segments
from tests.ui.habits_scenes import fingers
from tests.ui.whole import checks
from tests.ui.whole.ink import reading

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tests.ui.stage import Stage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton


def pressed_parts(window: QWidget) -> list[QWidget]:
    """List what is pressed and in sight, wholly in the window."""
    found: list[QWidget] = []
    for kind in (QAbstractButton, Segments, QLineEdit):
        found += window.findChildren(kind)
    return [one for one in found if one.isVisible() and one.visibleRegion().boundingRect().height()]


@pytest.mark.parametrize("act", [Act.FLOOR, Act.ENTRIES, Act.LEVELS])
def test_a_finger_meets_what_it_presses(stage: Stage, act: Act) -> None:
    fingers(stage, act)
    stage.settle()
    least = theme.px(theme.TARGET)
    assert len(pressed_parts(stage.window)) > 15
    small = [
        f"{checks.named(one)}: {one.width()} x {one.height()}"
        for one in pressed_parts(stage.window)
        if one.height() < least or (isinstance(one, QAbstractButton) and one.width() < least)
        # The field of the line and of a filter is as high as the surface it stands on.
        if not isinstance(one, QLineEdit) or not one.property("bare")
    ]
    assert small == []
    for table in stage.window.findChildren(QTableView):
        if table.isVisible():
            assert table.verticalHeader().defaultSectionSize() >= least
    with reading() as written:
        stage.window.grab()
    assert [fault.words for fault in checks.cut(stage.window, written)] == []
    assert [fault.words for fault in checks.squeezed(stage.window)] == []


def test_the_setting_is_kept_and_taken_back(stage: Stage) -> None:
    stage.program.settings()
    panel = stage.window.panels.panel
    assert panel is not None
    usual = stage.window.line.height()
    stage.preferences.set_touch(touch=True)
    stage.settle()
    assert load_settings(stage.folder / "settings.json").settings.touch
    assert stage.window.line.height() > usual
    assert stage.window.line.touch_row.isVisible()
    stage.preferences.set_touch(touch=False)
    stage.settle()
    assert stage.window.line.height() == usual
    assert not stage.window.line.touch_row.isVisible()


def test_the_line_has_buttons_for_what_is_done_most(stage: Stage) -> None:
    fingers(stage, Act.ENTRIES)
    line = stage.window.line
    assert set(line.touched) == set(TOUCHED)
    QTest.mouseClick(line.touched[Act.WHO_WENT_OUT], LEFT)
    stage.settle()
    pane = stage.program.floor.pane
    assert stage.window.shown_page() is Act.FLOOR
    assert pane.sheet() is pane.sheets.who_went_out
    pane.sheets.who_went_out.leave_button.click()
    QTest.mouseClick(line.touched[Act.REGISTER], LEFT)
    stage.settle()
    assert stage.window.shown_page() is Act.ENTRIES
    assert stage.program.pages.entries().side.has_sheet
    stage.program.pages.entries().side.leave()
    line.open("12")
    assert not line.touch_row.isVisible(), "what is typed has the whole line"
    stage.press(Qt.Key.Key_Escape)
    QTest.mouseClick(line.touched[Act.DESK_LOCK], LEFT)
    assert stage.window.cover.isVisible()


def test_a_seat_is_met_beside_its_disc(stage: Stage) -> None:
    stage.show_floor()
    picture = stage.program.floor.pane.picture
    point = picture.seat_point(1)
    assert point is not None
    beside = point.toPoint()
    beside.setY(beside.y() - theme.px(20))
    assert picture.seat_at(beside.toPointF()) is None
    stage.preferences.set_touch(touch=True)
    stage.settle()
    point = picture.seat_point(1)
    assert point is not None
    beside = point.toPoint()
    beside.setY(beside.y() - theme.px(20))
    assert picture.seat_at(beside.toPointF()) == 1

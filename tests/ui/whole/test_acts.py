"""No act of the program stops it or lies over the clock: every one is asked for in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from tdtool.ui.acts import Act
from tdtool.ui.board.board import Board
from tests.extent import FULL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from tests.ui.stage import Stage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LAST = (Act.QUIT, Act.DESK_LOCK)
"""After these nothing more can be asked; the locked desk has tests of its own."""
RESIZE = {
    Act.LARGER,
    Act.SMALLER,
    Act.USUAL_SIZE,
    Act.FULL_SCREEN,
    Act.DARK_COLOURS,
    Act.LIGHT_COLOURS,
    Act.SYSTEM_COLOURS,
}
ACTS = tuple(sorted((act for act in Act if act not in LAST), key=RESIZE.__contains__))
"""What changes the size comes last: the rest is asked for at the size that is tested."""


def over_the_clock(stage: Stage) -> Iterator[str]:
    """Name everything that lies over the clock's face, or stops the program."""
    window = stage.window
    face = stage.window.strip.face_rect()
    face = QRect(window.strip.mapTo(window, face.topLeft()), face.size())
    if QApplication.activeModalWidget() is not None:
        yield f"{QApplication.activeModalWidget()} stops everything"
    on_screen = QRect(window.mapToGlobal(face.topLeft()), face.size())
    for top in QApplication.topLevelWidgets():
        # The board shows the clock itself, and fills the desk's screen where it is the only one.
        if top is window or not top.isVisible() or isinstance(top, Board):
            continue
        if top.isModal():
            yield f"{top} is modal"
        if top.frameGeometry().intersects(on_screen):
            yield f"{top} at {top.frameGeometry()}"
    for corner in (face.topLeft(), face.center(), face.bottomRight()):
        there = window.childAt(corner)
        if there is not window.strip:
            yield f"{there} at {corner}"


def put_away() -> None:
    """Close what an act opened beside the window."""
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()
    for top in QApplication.topLevelWidgets():
        if top.isVisible() and isinstance(top, QDialog | Board):
            top.close()
    QApplication.processEvents()


@pytest.mark.parametrize("percent", [100, 200] if FULL else [200])
def test_nothing_stops_the_program_or_covers_the_clock(stage: Stage, percent: int) -> None:
    stage.look(1366, 768, percent)
    acts = stage.window.actions_table
    asked = []
    for act in ACTS:
        if act not in acts or not acts[act].isEnabled():
            continue
        acts[act].trigger()
        stage.settle()
        asked.append(act)
        assert list(over_the_clock(stage)) == [], act
        put_away()
        here: QWidget = QApplication.focusWidget() or stage.window
        QTest.keyClick(here, Qt.Key.Key_Escape)
    menu = {Act(action.objectName()) for action in stage.window.menu.actions() if action.text()}
    assert {Act.MENU, Act.EXPORT_RESULTS, Act.DRAW_SEATS, Act.BOARD, Act.HELP} <= set(asked)
    assert menu - set(LAST) - {Act.UNDO, Act.REDO, Act.NEXT_TOURNAMENT} <= set(asked)


def test_a_window_over_the_clock_would_be_seen(stage: Stage) -> None:
    dialog = QDialog(stage.window)
    dialog.setModal(True)
    dialog.move(stage.window.mapToGlobal(QPoint(0, 0)))
    dialog.resize(600, 200)
    dialog.show()
    found = " ".join(over_the_clock(stage))
    assert "is modal" in found
    assert "stops everything" in found
    dialog.close()


@pytest.mark.parametrize("percent", [100, 200])
def test_menus_of_pages_stay_below_the_strip(stage: Stage, percent: int) -> None:
    stage.look(1366, 768, percent)
    stage.go(Act.LEVELS)
    levels = stage.program.pages.levels()
    levels.view.go_to_row(20)
    levels.open_menu()
    stage.settle()
    popup = QApplication.activePopupWidget()
    assert popup is levels.menu
    assert list(over_the_clock(stage)) == []
    ceiling = stage.window.mapToGlobal(QPoint(0, stage.window.strip.height())).y()
    assert popup.y() >= ceiling
    assert popup.geometry().bottom() <= stage.window.mapToGlobal(QPoint(0, 768)).y()

"""What can be done with a row stands in its menu: by the mouse, the Menu key, a long press."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QApplication, QMenu

from tdtool.settings import KeySet
from tdtool.tournament import commands as c
from tdtool.ui.acts import Act
from tdtool.ui.parts.asking import LONG_MS
from tdtool.ui.prizes.prizes_page import Part
from tests.ui.desk_sample import done
from tests.ui.scenes import scenes

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from tests.ui.stage import Stage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
MOUSE, KEY = QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard


def ask(widget: QWidget, at: QPoint | None) -> None:
    """Click with the right button, or press the Menu key where no point is given."""
    ground = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
    target = widget if at is None else ground
    spot = widget.rect().center() if at is None else at
    reason = KEY if at is None else MOUSE
    QApplication.sendEvent(target, QContextMenuEvent(reason, spot, target.mapToGlobal(spot)))


def opened() -> list[str]:
    """Read the menu that is open, and close it."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    words = [action.text().replace("\t", " | ") for action in menu.actions()]
    menu.close()
    return words


def row_spot(view: QAbstractItemView, row: int) -> QPoint:
    index = view.model().index(row, 1)
    return view.visualRect(index).center()


def test_an_entry(stage: Stage) -> None:
    stage.go(Act.ENTRIES)
    page = stage.program.pages.entries()
    view = page.view
    ask(view, row_spot(view, 2))
    words = opened()
    assert len(view.selected()) == 1
    assert "Out… | X" in words
    assert "Has chips… | H" in words
    assert any(one.startswith("Table ") and one.endswith(" | Enter") for one in words)
    assert not any(one.startswith("Take back") for one in words), "he is in play"


def test_several_chosen_stay_chosen(stage: Stage) -> None:
    stage.go(Act.ENTRIES)
    page = stage.program.pages.entries()
    view = page.view
    view.choose_first()
    view.setFocus()
    for _ in range(3):
        stage.press(Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    ask(view, row_spot(view, 1))
    opened()
    assert len(view.selected()) == 4
    ask(view, None)
    out = next(one for one in page.menu.offered() if one.text == "Out…")
    opened()
    page.menu.picked.emit(out)
    assert page.side.has_sheet
    page.side.leave()


def test_a_tile_and_a_seat(stage: Stage) -> None:
    floor = stage.program.floor
    tiles = floor.tiles.view
    ask(tiles, tiles.visualRect(floor.tiles.model.index(4, 0)).center())
    words = opened()
    assert floor.table() == 5
    assert "Lately at this table | J" in words
    ask(tiles, None)
    assert opened() == words
    picture = floor.pane.picture
    point = picture.seat_point(3)
    assert point is not None
    ask(picture, point.toPoint())
    assert opened()[1] == "Move… | M"
    picture.setFocus()
    ask(picture, None)
    assert opened()[1] == "Move… | M"


def test_the_menu_shows_the_keys_that_are_bound(stage: Stage) -> None:
    stage.preferences.set_keys(KeySet.OURS, (("move", ("F4",)),))
    picture = stage.program.floor.pane.picture
    picture.setFocus()
    ask(picture, None)
    assert opened()[1] == "Move… | F4"


def test_to_do(stage: Stage) -> None:
    stage.go_to_todo()
    view = stage.window.todo.view
    ask(view, None)
    assert opened() == ["Tick it | Enter", "Out before he moved | X"]
    waiting = len(stage.desk.state.awaited)
    view.menu.picked.emit(view.menu.offered()[0])
    assert len(stage.desk.state.awaited) == waiting - 1
    stage.bridge.undo()


def test_a_level(stage: Stage) -> None:
    stage.go(Act.LEVELS)
    view = stage.program.pages.levels().view
    ask(view, row_spot(view, 15))
    assert opened()[-1] == "Take the row out | Del"


def test_the_journal(stage: Stage) -> None:
    done(stage.desk, c.LockTable(1, locked=True))
    stage.go(Act.JOURNAL)
    page = stage.program.pages.journal()
    ask(page.table, row_spot(page.table, 0))
    words = opened()
    assert words[0] == "Undo this act | U"
    assert words[-1] == "Table 1 | Enter"
    page.menu.picked.emit(page.menu.offered()[0])
    assert page.asking.about() is not None
    page.asking.withdraw()
    stage.bridge.undo()


def test_a_ruling(stage: Stage) -> None:
    scenes()["rulings-log"](stage)
    log = stage.program.pages.rulings().log
    ask(log.table, row_spot(log.table, 1))
    words = opened()
    assert words[-1] == "Its entry | Enter"
    assert "Correct… | C" in words
    appeal = next(one for one in log.menu.offered() if one.text == "Correct…")
    log.menu.picked.emit(appeal)
    assert log.form.isVisible()
    log.leave_form()


def test_a_long_press_of_a_finger(stage: Stage, qtbot: QtBot) -> None:
    picture = stage.program.floor.pane.picture
    point = picture.seat_point(3)
    assert point is not None
    at = point.toPoint()
    QTest.mousePress(picture, Qt.MouseButton.LeftButton, pos=at)
    qtbot.wait(LONG_MS + 100)
    QTest.mouseRelease(picture, Qt.MouseButton.LeftButton, pos=at)
    assert QApplication.activePopupWidget() is None, "the mouse has a right button"
    stage.preferences.set_touch(touch=True)
    stage.settle()
    point = picture.seat_point(3)
    assert point is not None
    at = point.toPoint()
    QTest.mousePress(picture, Qt.MouseButton.LeftButton, pos=at)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None, timeout=3_000)
    QTest.mouseRelease(picture, Qt.MouseButton.LeftButton, pos=at)
    assert opened()[1] == "Move… | M"
    QTest.mousePress(picture, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(picture, at + QPoint(0, 60))
    QTest.keyClick(picture, Qt.Key.Key_Escape)
    qtbot.wait(LONG_MS + 100)
    QTest.mouseRelease(picture, Qt.MouseButton.LeftButton, pos=at)
    assert QApplication.activePopupWidget() is None, "a finger that moves carries"


def test_places_and_payments(stage: Stage) -> None:
    scenes()["prizes-paid"](stage)
    page = stage.program.pages.prizes()
    ask(page.table, row_spot(page.table, 0))
    assert opened() == ["Lock or unlock | L", "Go to the deal | D"]
    page.show_part(Part.PAYMENTS)
    stage.settle()
    table = page.payments.table
    ask(table, row_spot(table, 0))
    words = opened()
    assert words[0] == "Pay | P"
    assert words[-1] == "Payout slip | S"
    page.menu.picked.emit(page.menu.offered()[-1])
    assert page.part.index() == Part.DEAL

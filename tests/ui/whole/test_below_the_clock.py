"""Whatever opens over the page at twice the size of text opens below the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu, QWidget

from tdtool.ui import theme
from tdtool.ui.acts import Act
from tdtool.ui.floor.act_row import ActRow
from tdtool.ui.journal.kind_bar import KindBar
from tdtool.ui.parts.menu import Menu
from tdtool.ui.settings.computer_part import ComputerPart
from tdtool.ui.strip_layout import HEIGHT
from tests.ui.scenes import scenes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.ui.stage import Stage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def seat_menu(stage: Stage) -> None:
    stage.show_floor()
    pane = stage.program.floor.pane
    foot = QPointF(pane.mapToGlobal(QPoint(40, pane.height() - 4)))
    pane.picture.seatMenu.emit(2, foot)


def table_menu(stage: Stage) -> None:
    stage.show_floor()
    stage.program.floor.pane.head.more.click()


def acts_without_room(stage: Stage) -> None:
    stage.show_floor()
    row = stage.program.floor.pane.panel.findChild(ActRow)
    assert row is not None
    assert row.behind()
    row.open_menu()


def order_of_tables(stage: Stage) -> None:
    stage.show_floor()
    stage.program.floor.tiles.ask_order()


def kinds(stage: Stage) -> None:
    stage.go(Act.JOURNAL)
    bar = stage.window.findChild(KindBar)
    assert bar is not None
    bar.button.click()


def printers(stage: Stage) -> None:
    part = ComputerPart(stage.preferences, [f"Printer {number}" for number in range(30)])
    part.setParent(stage.window)
    part.move(0, stage.window.height() - 40)
    part.printer.click()


def file_to_save(stage: Stage) -> None:
    scenes()["printing"](stage)
    stage.program.pages.printing().foot.save_button.click()


def list_to_bring_in(stage: Stage) -> None:
    stage.bring_in("")
    panel = stage.window.panels.panel
    assert panel is not None
    panel.ask_file()  # type: ignore[attr-defined]


OPENED: tuple[Callable[[Stage], None], ...] = (
    lambda stage: stage.window.open_menu(),
    seat_menu,
    table_menu,
    acts_without_room,
    order_of_tables,
    kinds,
    printers,
    file_to_save,
    list_to_bring_in,
)


def over_the_page() -> Iterator[QWidget]:
    """List the menus and dialogs that are open."""
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QMenu | QDialog) and widget.isVisible():
            yield widget


def test_menus_and_dialogs_open_below_the_strip(stage: Stage) -> None:
    stage.look(1366, 768, 200)
    strip = stage.window.mapToGlobal(QPoint(0, theme.px(HEIGHT))).y()
    for opening in OPENED:
        opening(stage)
        stage.settle()
        found = list(over_the_page())
        assert found, f"{opening} opened nothing"
        for one in found:
            where = one.frameGeometry()
            assert where.top() >= strip, f"{opening}: {one} at {where}"
            assert not isinstance(one, QFileDialog) or not one.isModal()
            one.close()
        stage.window.panels.close_all()
        stage.settle()
    menus = stage.window.findChildren(QMenu)
    assert [menu for menu in menus if not isinstance(menu, Menu)] == []

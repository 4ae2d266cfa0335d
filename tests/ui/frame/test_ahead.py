"""What the first keys ask for stands ready after an idle moment."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from tdtool.ui.acts import Act

if TYPE_CHECKING:
    from tests.ui.stage import Stage


def test_the_rulings_page_is_built_behind_the_page_in_sight(stage: Stage) -> None:
    window = stage.window
    here, keys = window.pages.currentWidget(), QApplication.focusWidget()
    stage.program.load_ahead()
    while stage.program.ahead.is_at_it():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    assert window.pages.currentWidget() is here
    assert QApplication.focusWidget() is keys
    assert stage.program.pages.bookcase.shelved() is not None
    assert {"tdtool.ui.printing.print_page", "tdtool.sheets.level_draw"} <= sys.modules.keys()
    page = stage.program.pages.rulings()
    assert window.pages.indexOf(page) >= 0
    assert "log" in vars(page)
    assert not page.isVisible()
    assert window.pages.indexOf(stage.program.pages.printing()) >= 0
    stage.go(Act.RULINGS)
    assert page.library.entry() is not None


def test_it_is_built_once(stage: Stage) -> None:
    for _ in range(2):
        stage.program.load_ahead()
        stage.program.ahead.wait()
    assert not stage.program.ahead.is_at_it()
    page = stage.program.pages.rulings()
    assert sum(stage.window.pages.widget(n) is page for n in range(stage.window.pages.count())) == 1

"""The Rulings page on a small evening, with the program's own library."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdtool.paths import resource
from tdtool.tournament import commands as c
from tdtool.ui.bridge import Bridge
from tdtool.ui.rulings.around import Around
from tdtool.ui.rulings.bookcase import Bookcase
from tdtool.ui.rulings.rulings_page import RulingsPage
from tests.tournament.evening import MINUTE, Evening

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QKeyEvent
    from pytestqt.qtbot import QtBot

PLAIN = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Host(QWidget):
    """Stands for the window: keeps what nobody on the page took."""

    def __init__(self) -> None:
        super().__init__()
        self.typed: list[str] = []
        self.keys: list[int] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.typed.append(event.text())
        self.keys.append(event.key())


class Floor:
    """The page, the evening behind it, and the fingers of its director."""

    def __init__(self, evening: Evening, bridge: Bridge, page: RulingsPage) -> None:
        self.evening = evening
        self.bridge = bridge
        self.page = page
        self.library = page.library
        self.pane = page.calculators.pane
        host = page.parentWidget()
        assert isinstance(host, Host)
        self.host = host
        self.said: list[str] = []
        bridge.said.connect(self._heard)

    def _heard(self, sentence: str) -> None:
        self.said.append(sentence)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.page, key, modifiers)
        QApplication.processEvents()

    def type(self, text: str) -> None:
        """Type, and rest until it is answered."""
        QTest.keyClicks(QApplication.focusWidget() or self.page, text)
        self.library.search.catch_up()
        QApplication.processEvents()

    def ids(self) -> list[str]:
        """Read the entries that are offered."""
        model = self.library.search.model
        rows = (model.row_at(row) for row in range(model.rowCount()))
        return [row.entry.id for row in rows if row is not None]

    def shown(self) -> str:
        """Read the id of the entry that is shown."""
        entry = self.library.entry()
        return "" if entry is None else entry.id

    def size(self, width: int, height: int) -> None:
        self.page.resize(width, height)
        QApplication.processEvents()


@pytest.fixture(autouse=True)
def always_dressed(dressed: None) -> None:
    del dressed


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    made = Evening(tmp_path)
    made.full_table(6)
    made.full_table(3, number=2)
    made.do(c.StartClock())
    made.clock.pass_(MINUTE)
    yield made
    made.store.close()


@pytest.fixture
def bridge(evening: Evening, qapp: QApplication) -> Iterator[Bridge]:
    del qapp
    made = Bridge()
    made.show(evening.desk)
    yield made
    made.close()


@pytest.fixture
def house_folder() -> Path:
    """Return a folder that is not there: all tests without house entries share one library."""
    return Path("no-house-entries").absolute()


@pytest.fixture
def library_folder() -> Path:
    """Return the folder of the program's own entries."""
    return resource("rulebook")


@pytest.fixture
def floor(
    evening: Evening, bridge: Bridge, library_folder: Path, house_folder: Path, qtbot: QtBot
) -> Floor:
    host = Host()
    qtbot.addWidget(host)
    bookcase = Bookcase(host, library_folder, house_folder)
    bookcase.fetch()
    bookcase.wait()
    page = RulingsPage(bridge, bookcase, Around(lambda: 1), host)
    page.resize(982, 664)
    host.resize(1400, 800)
    host.show()
    host.activateWindow()
    page.setFocus()
    return Floor(evening, bridge, page)

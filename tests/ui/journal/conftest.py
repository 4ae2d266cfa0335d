"""The journal of a real evening: six players at table 1, three at table 2, the clock running."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdtool.tournament import commands as c
from tdtool.ui.bridge import Bridge
from tdtool.ui.journal.journal_page import JournalPage
from tests.tournament.evening import MINUTE, Evening

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtCore import Qt
    from PySide6.QtGui import QKeyEvent
    from pytestqt.qtbot import QtBot


class Host(QWidget):
    """Stands for the window: keeps what nobody on the page took."""

    def __init__(self) -> None:
        super().__init__()
        self.typed: list[str] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.typed.append(event.text())


class Reader:
    """The page, the evening behind it, and the fingers of its director."""

    def __init__(self, evening: Evening, bridge: Bridge, page: JournalPage) -> None:
        self.evening = evening
        self.bridge = bridge
        self.page = page
        host = page.parentWidget()
        assert isinstance(host, Host)
        self.host = host
        self.said: list[str] = []
        self.tables: list[int] = []
        self.lines: list[str] = []
        bridge.said.connect(self._heard)
        bridge.table_wanted.connect(self.tables.append)
        bridge.line_wanted.connect(self.lines.append)

    def _heard(self, sentence: str) -> None:
        self.said.append(plain(sentence))

    def words(self) -> list[str]:
        """Read the lines that are shown, newest first."""
        model = self.page.model
        return [plain(str(model.index(row, 2).data())) for row in range(model.rowCount())]

    def chosen(self) -> str:
        """Read the chosen line."""
        return plain(str(self.page.table.currentIndex().siblingAtColumn(2).data()))

    def choose(self, words: str) -> None:
        """Choose the newest line that begins so, with the keys in the list."""
        rows = [row for row, said in enumerate(self.words()) if said.startswith(words)]
        assert rows, (words, self.words())
        self.page.table.choose_row(rows[0])
        self.page.table.setFocus()

    def press(self, *keys: Qt.Key) -> None:
        """Press keys where the focus is."""
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or self.page, key)

    def type(self, text: str) -> None:
        """Type where the focus is."""
        QTest.keyClicks(QApplication.focusWidget() or self.page, text)

    def side(self) -> str:
        """Read the side as it is said aloud."""
        detail = self.page.side.text.detail()
        return "" if detail is None else plain(detail.spoken())

    def asked(self) -> tuple[str, tuple[str, ...], tuple[str, ...]] | None:
        """Read the question: title, lines and answers."""
        question = self.page.side.question.question()
        if question is None:
            return None
        answers = tuple(plain(choice.words) for choice in question.choices)
        return plain(question.title), tuple(map(plain, question.lines)), answers


def plain(text: str) -> str:
    """Leave out the signs that keep a name's direction to itself."""
    return text.replace("\u2068", "").replace("\u2069", "")


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
def reader(evening: Evening, bridge: Bridge, qtbot: QtBot) -> Reader:
    host = Host()
    qtbot.addWidget(host)
    page = JournalPage(bridge, lambda: evening.store.texts(evening.desk.id), host)
    page.resize(982, 664)
    host.resize(1400, 800)
    host.show()
    host.activateWindow()
    page.setFocus()
    return Reader(evening, bridge, page)

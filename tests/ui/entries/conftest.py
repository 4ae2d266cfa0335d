"""An Entries page on a real desk: a club night in level 6."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdtool.ui.entries.entries_page import EntriesPage
from tests.ui import desk_sample
from tests.ui.entries.club import FILE, played, reopened

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tdtool.desk import Desk
    from tdtool.tournament.views import Tone
    from tdtool.ui.bridge import Bridge

PLAIN = Qt.KeyboardModifier.NoModifier


class Evening(NamedTuple):
    """A club night on disk, and when it is."""

    folder: Path
    tournament: str
    wall_ms: int
    boot_ms: int


@pytest.fixture(autouse=True)
def always_dressed(dressed: None) -> None:
    del dressed


@pytest.fixture(scope="session")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """Play the evening once: its file, its id, and the moment it has come to."""
    folder = tmp_path_factory.mktemp("club")
    clock = desk_sample.Clock()
    return Evening(folder, played(folder, clock), clock.wall_ms, clock.boot_ms)


@pytest.fixture
def clock(evening: Evening) -> desk_sample.Clock:
    return desk_sample.Clock(evening.wall_ms, evening.boot_ms)


@pytest.fixture
def desk(tmp_path: Path, evening: Evening, clock: desk_sample.Clock) -> Desk:
    shutil.copyfile(evening.folder / FILE, tmp_path / FILE)
    return reopened(tmp_path, evening.tournament, clock)


class Hands:
    """The page, what it asked the window for, and the fingers on it."""

    def __init__(self, page: EntriesPage, bridge: Bridge) -> None:
        self.page = page
        self.bridge = bridge
        self.desk = bridge.desk
        self.tables: list[int] = []
        self.said: list[str] = []
        self.refused: list[object] = []
        self.cards: list[tuple[int, ...]] = []
        bridge.table_wanted.connect(self.tables.append)
        bridge.said.connect(self._said)
        bridge.refused.connect(self._refused)

    def _said(self, sentence: str, tone: Tone) -> None:
        del tone
        self.said.append(sentence)

    def _refused(self, refusal: object, command: object) -> None:
        del command
        self.refused.append(refusal)

    def print_cards(self, entries: tuple[int, ...]) -> None:
        self.cards.append(entries)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.keyClick(self.focus(), key, modifiers)

    def type(self, text: str) -> None:
        QTest.keyClicks(self.focus(), text)

    def has_sheet(self) -> bool:
        """Tell whether a sheet is open beside the list."""
        return self.page.side.has_sheet

    def focus(self) -> QWidget:
        found = QApplication.focusWidget()
        assert found is not None
        return found

    def find(self, text: str) -> None:
        """Type into the filter and go down into the list."""
        self.page.filter.set_text(text)
        self.page.filter.setFocus()
        self.key(Qt.Key.Key_Down)

    def entry(self, name: str) -> int:
        """Give the last entry of somebody."""
        found = [
            entry.id
            for entry in self.desk.state.entries.values()
            if self.desk.name(entry.id) == name
        ]
        return found[-1]

    def choose(self, *names: str) -> list[int]:
        """Choose these people and give the list the keys."""
        from PySide6.QtCore import QItemSelectionModel

        entries = [self.entry(name) for name in names]
        self.page.view.forget()
        flags = QItemSelectionModel.SelectionFlag
        for entry in entries:
            row = self.page.model.row_of(entry)
            assert row is not None
            index = self.page.model.index(row, 1)
            self.page.view.selectionModel().setCurrentIndex(index, flags.Select | flags.Rows)
        self.page.view.setFocus()
        return entries


@pytest.fixture
def hands(bridge: Bridge, qtbot: QtBot) -> Iterator[Hands]:
    bring_in = QAction("Bring in players…")
    printed: list[tuple[int, ...]] = []
    page = EntriesPage(bridge, bring_in=bring_in, print_cards=printed.append)
    made = Hands(page, bridge)
    made.cards = printed
    qtbot.addWidget(page)
    page.resize(982, 664)
    page.show()
    page.activateWindow()
    page.setFocus()
    yield made
    bring_in.deleteLater()

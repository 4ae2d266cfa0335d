"""A Levels page on a real desk: level 14 runs, something is wrong further down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdtool.settings import ColourScheme
from tdtool.ui import fonts, scheme
from tdtool.ui.bridge import Bridge
from tdtool.ui.levels.levels_page import LevelsPage
from tdtool.ui.levels.lines import Col
from tests.ui.levels import harbour

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tdtool.desk import Desk
    from tdtool.tournament.structure import Row, Structure
    from tests.ui.desk_sample import Clock

PLAIN = Qt.KeyboardModifier.NoModifier


class Hands:
    """The page, the bridge it hangs on, and the fingers on its keys."""

    def __init__(self, page: LevelsPage, bridge: Bridge, clock: Clock) -> None:
        self.page, self.bridge, self.clock = page, bridge, clock
        self.view, self.editing, self.model = page.view, page.editing, page.model
        self.frame = page.window()
        self.said: list[str] = []
        self.acted: list[str] = []
        bridge.said.connect(self._said)
        bridge.acted.connect(self.acted.append)

    def _said(self, sentence: str, tone: object) -> None:
        del tone
        self.said.append(sentence)

    @property
    def desk(self) -> Desk:
        return self.bridge.desk

    @property
    def structure(self) -> Structure:
        return self.desk.state.structure

    def row(self, label: str) -> int:
        rows = self.editing.structure.rows
        return next(at for at, row in enumerate(rows) if row.label == label)

    def level(self, label: str) -> Row:
        return self.structure.rows[self.row(label)]

    def go(self, label: str, col: Col = Col.SMALL_BLIND) -> None:
        self.view.go_to_row(self.row(label), col)
        self.view.setFocus()

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN, times: int = 1) -> None:
        """Press a key where the keys go."""
        for _ in range(times):
            target = QApplication.focusWidget()
            assert target is not None
            QTest.keyClick(target, key, modifiers)

    def type(self, text: str) -> None:
        """Type a text where the keys go."""
        for sign in text:
            target = QApplication.focusWidget()
            assert target is not None
            QTest.keyClicks(target, sign)

    def cell(self, label: str, col: Col) -> str:
        """Read a cell of a level as it is shown."""
        return self.shown(self.model.line_of(self.row(label)), col)

    def shown(self, line: int, col: Col) -> str:
        look = self.model.look_at(line, self.model.cols.index(col))
        return ", ".join(part for part in (look.text, look.second) if part)

    def tick(self, ms: int = 0) -> None:
        self.clock.go(ms)
        self.bridge.ticked.emit()


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    fonts.load()
    scheme.apply(qapp, ColourScheme.LIGHT, 100)


@pytest.fixture
def desk(tmp_path: Path, clock: Clock) -> Desk:
    return harbour.in_level_14(tmp_path, clock, 60)


@pytest.fixture
def show(qtbot: QtBot, qapp: QApplication, clock: Clock) -> Iterator[Callable[[Desk], Hands]]:
    del qapp
    bridges: list[Bridge] = []

    def shown(desk: Desk) -> Hands:
        bridge = Bridge()
        bridges.append(bridge)
        bridge.show(desk)
        frame = QWidget()
        frame.resize(982, 664)
        qtbot.addWidget(frame)
        page = LevelsPage(bridge, frame)
        page.resize(982, 664)
        with qtbot.waitActive(frame):
            frame.show()
            frame.activateWindow()
        page.setFocus()
        return Hands(page, bridge, clock)

    yield shown
    for bridge in bridges:
        bridge.close()


@pytest.fixture
def hands(show: Callable[[Desk], Hands], desk: Desk) -> Hands:
    return show(desk)


@pytest.fixture
def fresh(show: Callable[[Desk], Hands], tmp_path: Path, clock: Clock) -> Hands:
    """Show the same structure before the start."""
    return show(harbour.founded(tmp_path, clock))

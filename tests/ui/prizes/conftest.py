"""A Prizes page on a real evening: six players at table 1, the clock running."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdtool.rules.prizes.places import Band
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan
from tdtool.ui.bridge import Bridge
from tdtool.ui.prizes.prizes_page import PrizesPage
from tests.tournament.evening import MINUTE, Evening

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtGui import QKeyEvent
    from pytestqt.qtbot import QtBot

EURO = Currency("EUR", "€", 2)
PRICES = Prices(EURO, Price(100_00, 10_00))
BANDS = (Band(1, 1, 300_00), Band(2, 2, 180_00), Band(3, 4, 60_00))
PLAIN = Qt.KeyboardModifier.NoModifier


class Host(QWidget):
    """Stands for the window: keeps what nobody on the page took."""

    def __init__(self) -> None:
        super().__init__()
        self.typed: list[str] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.typed.append(event.text())


class Cashier:
    """The page, the evening behind it, and the fingers of its director."""

    def __init__(self, evening: Evening, bridge: Bridge, page: PrizesPage) -> None:
        self.evening, self.bridge, self.page = evening, bridge, page
        host = page.parentWidget()
        assert isinstance(host, Host)
        self.host = host

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN, times: int = 1) -> None:
        for _ in range(times):
            target = QApplication.focusWidget()
            assert target is not None
            QTest.keyClick(target, key, modifiers)

    def type(self, text: str) -> None:
        for sign in text:
            target = QApplication.focusWidget()
            assert target is not None
            QTest.keyClicks(target, sign)

    def rows(self) -> list[str]:
        """Read the table: places, each, who, paid."""
        return [
            f"{row.places} | {row.each} | {row.who} | {row.paid}".rstrip(" |")
            for row in self.page.model.rows()
        ]

    def locked(self) -> Cashier:
        """Say what it costs, plan and lock the prizes; registration is over."""
        self.evening.do(SetPrices(PRICES))
        self.evening.do(pc.PlanPrizes(PrizePlan(PlanWay.FIXED, bands=BANDS)))
        self.evening.clock.pass_(60 * MINUTE)
        self.evening.do(pc.LockPrizes())
        return self

    def out(self, *entries: int) -> None:
        for entry in entries:
            self.evening.do(c.Bust((entry,)))


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    made = Evening(tmp_path)
    made.full_table(6)
    made.do(c.StartClock())
    yield made
    made.store.close()


@pytest.fixture
def cashier(evening: Evening, dressed: None, qtbot: QtBot) -> Iterator[Cashier]:
    del dressed
    bridge = Bridge()
    bridge.show(evening.desk)
    host = Host()
    qtbot.addWidget(host)
    page = PrizesPage(bridge)
    page.setParent(host)
    page.resize(982, 664)
    host.resize(1100, 700)
    host.show()
    host.activateWindow()
    page.setFocus()
    yield Cashier(evening, bridge, page)
    bridge.close()

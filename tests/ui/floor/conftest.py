"""A Floor page on a real desk: a tournament in level 14, some tables with news."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.ui.floor.floor_page import FloorPage

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tdtool.ui.bridge import Bridge


@pytest.fixture(autouse=True)
def always_dressed(dressed: None) -> None:
    del dressed


@pytest.fixture
def page(bridge: Bridge, qtbot: QtBot) -> FloorPage:
    made = FloorPage(bridge)
    qtbot.addWidget(made)
    made.resize(982, 664)
    made.show()
    made.activateWindow()
    made.tiles.view.setFocus()
    return made

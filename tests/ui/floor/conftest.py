"""A Floor page on a real desk: a tournament in level 14, some tables with news."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.settings import ColourScheme
from tdtool.ui import fonts, scheme
from tdtool.ui.bridge import Bridge
from tdtool.ui.floor.floor_page import FloorPage
from tests.ui import desk_sample

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from tdtool.desk import Desk


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    fonts.load()
    scheme.apply(qapp, ColourScheme.DARK, 100)


@pytest.fixture
def clock() -> desk_sample.Clock:
    return desk_sample.Clock()


@pytest.fixture
def desk(tmp_path: Path, clock: desk_sample.Clock) -> Desk:
    return desk_sample.in_play(tmp_path, clock, 100)


@pytest.fixture
def bridge(desk: Desk, qapp: QApplication) -> Iterator[Bridge]:
    del qapp
    made = Bridge()
    made.show(desk)
    yield made
    made.close()


@pytest.fixture
def page(bridge: Bridge, qtbot: QtBot) -> FloorPage:
    made = FloorPage(bridge)
    qtbot.addWidget(made)
    made.resize(982, 664)
    made.show()
    made.activateWindow()
    made.tiles.view.setFocus()
    return made

"""Who posts? over a real desk, and without any tournament."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from tdtool.ui.bridge import Bridge
from tdtool.ui.whoposts.who_posts import WhoPosts

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


AREA = QRect(136, 64, 982, 664)


@pytest.fixture(autouse=True)
def always_dressed(dressed: None) -> None:
    del dressed


class Around(QWidget):
    """A window with the panel over its page."""

    def __init__(self, bridge: Bridge, table: int | None) -> None:
        super().__init__()
        self.resize(1366, 768)
        self.panel = WhoPosts(bridge, table)
        self.panel.setParent(self)
        self.panel.place(AREA)
        self.show()
        self.panel.show()
        self.activateWindow()
        self.panel.first_field().setFocus()


@pytest.fixture
def window(bridge: Bridge, qtbot: QtBot) -> Around:
    made = Around(bridge, 4)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def panel(window: Around) -> WhoPosts:
    return window.panel


@pytest.fixture
def bare_window(qtbot: QtBot) -> Around:
    made = Around(Bridge(), None)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def alone(bare_window: Around) -> WhoPosts:
    return bare_window.panel

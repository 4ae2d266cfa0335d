"""Settings of the players' page: they work at once, and say how the page stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdtool.settings import load_settings
from tdtool.ui.acts import Act
from tdtool.ui.players_page.players_page import GONE, NO_NETWORK
from tdtool.ui.settings.settings_panel import SettingsPanel

if TYPE_CHECKING:
    from tests.ui.stage import Stage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key


@pytest.fixture
def opened(stage: Stage) -> SettingsPanel:
    stage.program.phones.addresses = tuple
    stage.window.actions_table[Act.PLAYERS_PAGE].trigger()
    stage.settle()
    panel = stage.window.panels.panel
    assert isinstance(panel, SettingsPanel)
    return panel


def chosen(stage: Stage) -> str | None:
    return stage.preferences.settings.players_page_address


def test_it_is_set_by_keys_and_kept(stage: Stage, opened: SettingsPanel) -> None:
    part = opened.phones
    assert part.switch.hasFocus()
    assert not opened.primary.isVisible()
    assert "Off" in part.says.text()
    stage.press(K.Key_Right)
    assert part.says.text() == NO_NETWORK
    part.names.setFocus()
    stage.press(K.Key_Right)
    part.port.setFocus()
    part.port.selectAll()
    QTest.keyClicks(part.port, "8080")
    stage.press(K.Key_Return)
    kept = load_settings(stage.folder / "settings.json").settings
    assert (kept.players_page, kept.players_page_names, kept.players_page_port) == (
        True,
        True,
        8080,
    )
    QTest.keyClicks(part.port, "99999")
    stage.press(K.Key_Return)
    assert stage.preferences.settings.players_page_port == 8080
    part.switch.setFocus()
    stage.press(K.Key_Left)
    assert not stage.preferences.settings.players_page


def test_an_address_is_chosen_from_those_there_are(stage: Stage, opened: SettingsPanel) -> None:
    part = opened.phones
    stage.program.phones.addresses = lambda: ("192.0.2.7", "192.0.2.8")
    part.address.click()
    assert part.menu.isVisible()
    assert [one.text() for one in part.menu.actions()] == [
        "Chosen by itself",
        "192.0.2.7",
        "192.0.2.8",
    ]
    part.menu.actions()[2].trigger()
    part.menu.close()
    assert chosen(stage) == "192.0.2.8"
    assert part.address.words() == "192.0.2.8"
    stage.program.phones.addresses = lambda: ("192.0.2.7",)
    part.switch.set_index(1)
    stage.preferences.set_players_page(on=True)
    assert part.says.text() == GONE.format("192.0.2.8")
    part.address.click()
    assert [one.text() for one in part.menu.actions()][-1] == "192.0.2.8", "to see what is chosen"
    part.menu.actions()[0].trigger()
    part.menu.close()
    assert chosen(stage) is None
    stage.preferences.set_players_page(on=False)

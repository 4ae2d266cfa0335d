"""Settings over a window with a tournament in level 14."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.ui.settings.settings_panel import SettingsPanel

if TYPE_CHECKING:
    from tests.ui.stage import Stage

PRINTERS = ("Desk", "Office & <b>Bar</b>")


@pytest.fixture(autouse=True)
def always_dressed(dressed: None) -> None:
    del dressed


@pytest.fixture
def panel(stage: Stage) -> SettingsPanel:
    made = SettingsPanel(
        stage.bridge,
        stage.preferences,
        stage.program.phones,
        stage.program.sound.announcer,
        PRINTERS,
    )
    stage.window.panels.open(made)
    stage.settle()
    return made

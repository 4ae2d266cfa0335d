"""Settings over a window with a tournament in level 14."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.settings import ColourScheme
from tdtool.ui import fonts, scheme
from tdtool.ui.settings.settings_panel import SettingsPanel
from tests.ui.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

PRINTERS = ("Desk", "Office & <b>Bar</b>")


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    fonts.load()
    scheme.apply(qapp, ColourScheme.DARK, 100)


@pytest.fixture
def stage(qapp: QApplication, tmp_path: Path) -> Iterator[Stage]:
    del qapp
    made = Stage(tmp_path, dark=True)
    made.window.activateWindow()
    made.program.floor.setFocus()
    yield made
    made.leave()


@pytest.fixture
def panel(stage: Stage) -> SettingsPanel:
    made = SettingsPanel(stage.bridge, stage.preferences, PRINTERS)
    stage.window.panels.open(made)
    stage.settle()
    return made

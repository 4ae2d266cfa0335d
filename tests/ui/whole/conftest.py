"""A window that is looked at from everywhere, and dressed as usual afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.settings import ColourScheme
from tdtool.ui import scheme
from tests.ui.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication


@pytest.fixture
def stage(qapp: QApplication, tmp_path: Path) -> Iterator[Stage]:
    made = Stage(tmp_path, dark=True)
    made.window.activateWindow()
    yield made
    made.leave()
    scheme.apply(qapp, ColourScheme.DARK, 100)

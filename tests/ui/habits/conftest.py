"""One window with a tournament in level 14 for all tests of a file; each finds it as usual."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.settings import KeySet
from tdtool.ui.acts import Act
from tests.ui.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication


@pytest.fixture(scope="module")
def shared(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    del qapp
    made = Stage(tmp_path_factory.mktemp("habits"), dark=True)
    made.window.setProperty("outlives_test", "yes")
    yield made
    made.leave()


@pytest.fixture
def stage(shared: Stage) -> Iterator[Stage]:
    """Show the Floor with the keys on its tiles; afterwards everything is as usual."""
    shared.window.activateWindow()
    shared.go(Act.FLOOR)
    shared.program.floor.setFocus()
    yield shared
    shared.preferences.set_pin(None)
    shared.window.desk_lock.unlock()
    shared.preferences.set_keys(KeySet.OURS, ())
    shared.preferences.set_touch(touch=False)
    shared.window.panels.close_all()
    shared.settle()

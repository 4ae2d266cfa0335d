"""What the tests of the window start from; each folder asks for what it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.settings import ColourScheme
from tdtool.ui import fonts, scheme
from tdtool.ui.bridge import Bridge
from tests.ui import desk_sample
from tests.ui.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from tdtool.desk import Desk


@pytest.fixture
def dressed(qapp: QApplication) -> None:
    """Load the letters and put on dark colours; a folder where every test needs them says so."""
    fonts.load()
    scheme.apply(qapp, ColourScheme.DARK, 100)


@pytest.fixture
def clock() -> desk_sample.Clock:
    """Make a clock that the test moves."""
    return desk_sample.Clock()


@pytest.fixture
def desk(tmp_path: Path, clock: desk_sample.Clock) -> Desk:
    """Open a tournament in level 14, some tables with news."""
    return desk_sample.in_play(tmp_path, clock, 100)


@pytest.fixture
def bridge(desk: Desk, qapp: QApplication) -> Iterator[Bridge]:
    """Show the tournament of the folder."""
    del qapp
    made = Bridge()
    made.show(desk)
    yield made
    made.close()


@pytest.fixture
def stage(dressed: None, tmp_path: Path) -> Iterator[Stage]:
    """Open the whole window on a tournament in level 14, with the keys on the Floor."""
    del dressed
    made = Stage(tmp_path, dark=True)
    made.window.activateWindow()
    made.program.floor.setFocus()
    yield made
    made.leave()

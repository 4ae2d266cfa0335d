"""What the tests of the board start from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.ui import fonts
from tdtool.ui.bridge import Bridge
from tests.ui import desk_sample
from tests.ui.board.states import states

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from tdtool.tournament.board_view import BoardView


@pytest.fixture(scope="session")
def lettered(qapp: QApplication) -> QApplication:
    """Load the board's letters."""
    assert fonts.load()
    fonts.load_rest()
    return qapp


@pytest.fixture(scope="session")
def every_state() -> dict[str, BoardView]:
    """Make every state of the board once."""
    return states()


@pytest.fixture
def bridge(lettered: QApplication, tmp_path: Path, clock: desk_sample.Clock) -> Iterator[Bridge]:
    """Show a tournament in level 14."""
    del lettered
    made = Bridge()
    made.show(desk_sample.in_play(tmp_path, clock, 100))
    yield made
    made.close()

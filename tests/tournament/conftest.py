"""What the tests of the tournament start from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.tournament.evening import Evening

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """Set up a tournament with nobody in it."""
    made = Evening(tmp_path)
    yield made
    made.store.close()


@pytest.fixture
def six(evening: Evening) -> Evening:
    """Seat six players at table 1; the clock has been started."""
    evening.full_table(6)
    from tdtool.tournament.commands import StartClock

    evening.do(StartClock())
    return evening

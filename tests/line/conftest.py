"""What the tests of the line start from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.line.floor_of_names import Floor

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def floor(tmp_path: Path) -> Iterator[Floor]:
    """Open a floor that the test may change."""
    made = Floor(tmp_path)
    yield made
    made.store.close()


@pytest.fixture(scope="module")
def quiet_floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Floor]:
    """Open a floor that is only read, for many sentences."""
    made = Floor(tmp_path_factory.mktemp("floor"))
    yield made
    made.store.close()

"""A window with a tournament in level 14, on a clock that the test moves."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def always_dressed(dressed: None) -> None:
    del dressed

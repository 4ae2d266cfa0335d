"""A window that is looked at from everywhere, and dressed as usual afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.settings import ColourScheme
from tdtool.ui import scheme

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from tests.ui.stage import Stage


@pytest.fixture
def stage(stage: Stage, qapp: QApplication) -> Iterator[Stage]:
    yield stage
    scheme.apply(qapp, ColourScheme.DARK, 100)

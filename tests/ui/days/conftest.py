"""Bag and tag and the flights on real desks; panels stand alone where no window is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.ui.bridge import Bridge

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def always_dressed(dressed: None) -> None:
    del dressed


@pytest.fixture
def bridge(qapp: QApplication) -> Iterator[Bridge]:
    del qapp
    made = Bridge()
    yield made
    made.close()

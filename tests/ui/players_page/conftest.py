"""A players' page over a tournament in level 14, on addresses that the test names."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

import pytest

from tdtool.settings import Settings
from tdtool.ui.players_page.players_page import PlayersPage
from tdtool.ui.preferences import Preferences
from tests.players_page.running import HERE
from tests.ui import desk_sample

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from tdtool.desk import Desk
    from tdtool.ui.bridge import Bridge
    from tests.ui.desk_sample import Clock


class Network:
    """The addresses that the computer has, and the tournaments that are open."""

    def __init__(self, desk: Desk, folder: Path, clock: Clock) -> None:
        self.addresses = [HERE]
        self.desks = [desk]
        self._folder = folder
        self._clock = clock

    def another(self) -> Desk:
        """Open one more tournament."""
        self._folder.mkdir()
        self.desks.append(desk_sample.opened(self._folder, self._clock, "Club Night"))
        return self.desks[-1]


@pytest.fixture
def free_port() -> int:
    """Find a port that nobody has."""
    with socket.socket() as free:
        free.bind((HERE, 0))
        return int(free.getsockname()[1])


@pytest.fixture
def preferences(qapp: QApplication, tmp_path: Path, free_port: int) -> Iterator[Preferences]:
    """Keep settings in the folder of the test; the page is off."""
    del qapp
    made = Preferences(Settings(players_page_port=free_port), tmp_path / "settings.json")
    yield made
    made.deleteLater()


@pytest.fixture
def network(desk: Desk, tmp_path: Path, clock: Clock) -> Network:
    """Be in a network of this computer alone."""
    return Network(desk, tmp_path / "another", clock)


@pytest.fixture
def page(
    bridge: Bridge, preferences: Preferences, network: Network, clock: Clock
) -> Iterator[PlayersPage]:
    """Make the desk's side of the page; it ends with the bridge."""
    made = PlayersPage(
        bridge, preferences, lambda: network.desks, clock, lambda: tuple(network.addresses)
    )
    yield made
    bridge.closing.emit()
    assert made.process == 0

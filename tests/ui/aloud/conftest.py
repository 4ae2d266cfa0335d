"""What the tests of announcements start from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.ui.aloud.watch import Watch
from tests.tournament.evening import Evening

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tdtool.ui.aloud.announcement import Announcement

TICK = 250
MARKS = (120, 30)


class Watched:
    """An evening that is watched four times a second."""

    def __init__(self, folder: Path) -> None:
        self.evening = Evening(folder)
        self.evening.full_table(6)
        self.watch = Watch(self.evening.desk)
        self.told: list[Announcement] = []
        self.look()

    def look(self) -> None:
        self.told += self.watch.look(MARKS)

    def run(self, seconds: float) -> list[str]:
        """Let time pass and give the keys of what was told meanwhile."""
        before = len(self.told)
        for _ in range(round(seconds * 1000 / TICK)):
            self.evening.clock.pass_(TICK)
            self.look()
        return self.names()[before:]

    def sleep(self, seconds: float) -> list[str]:
        """Let time pass while nobody looks, as with a closed lid."""
        before = len(self.told)
        self.evening.clock.pass_(round(seconds * 1000))
        self.look()
        return self.names()[before:]

    def names(self) -> list[str]:
        return [" ".join(map(str, one.key)) for one in self.told]

    def again(self) -> None:
        """Start the program again."""
        self.watch.close()
        self.watch = Watch(self.evening.desk)
        self.look()


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    made = Watched(tmp_path)
    yield made
    made.watch.close()
    made.evening.store.close()

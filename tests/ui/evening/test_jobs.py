"""Every job of a director takes at most twelve keys, from any page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.tournament.evening import Clock
from tests.ui.evening.director import Director
from tests.ui.evening.jobs import MOST_KEYS, counts, table

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication


def test_jobs_by_keys(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    director = Director(tmp_path, Clock())
    found = counts(director)
    director.leave()
    print(f"\n{table(found)}")
    assert all(count.keys <= MOST_KEYS for count in found), table(found)

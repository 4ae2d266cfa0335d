"""Every job of a director takes at most twelve keys, from any page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.tournament.evening import Clock
from tests.ui.evening.director import Director
from tests.ui.evening.jobs import (
    ASKED,
    JOBS,
    MOST_AROUND_A_QUESTION,
    MOST_KEYS,
    MOST_MS,
    MOST_TO_RECORD,
    RECORDED,
    counts,
    table,
)

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication


def test_jobs_by_keys(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    director = Director(tmp_path, Clock())
    found = counts(director)
    director.leave()
    print(f"\n{table(found)}")
    print(f"slowest key of a question: {director.question_ms:.0f} ms")
    assert all(count.keys <= MOST_KEYS for count in found), table(found)
    most = {job: max(count.keys for count in found if count.job == job) for job in JOBS}
    assert most[ASKED] <= MOST_AROUND_A_QUESTION, table(found)
    assert most[RECORDED] <= MOST_TO_RECORD, table(found)
    assert director.question_ms <= MOST_MS

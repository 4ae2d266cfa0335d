"""The jobs of a director: keys from the worst page, and the program's own time for them."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

from tests.bench.row import Row

JOB_MS = 100


def rows() -> list[Row]:
    """Do every job from every page in a window that nobody sees."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    import tdtool.ui  # noqa: F401  # isort: skip (before Qt, as in the program)
    from PySide6.QtWidgets import QApplication

    from tdtool.app import keep_what_stands
    from tests.tournament.evening import Clock
    from tests.ui.evening.director import Director
    from tests.ui.evening.jobs import JOBS, MOST_KEYS, counts

    app = QApplication.instance() or QApplication(["bench"])
    folder = Path(tempfile.mkdtemp())
    director = Director(folder, Clock())
    director.program.ahead.ready.connect(keep_what_stands)
    try:
        found = counts(director)
    finally:
        director.leave()
        shutil.rmtree(folder)
        app.processEvents()
    worst = {job: max(one.keys for one in found if one.job == job) for job in JOBS}
    slowest = {job: max(one.ms for one in found if one.job == job) for job in JOBS}
    return [
        *(Row(f"{job}: keys", keys, MOST_KEYS) for job, keys in worst.items()),
        *(Row(f"{job}: own time, all keys", ms, JOB_MS, "ms") for job, ms in slowest.items()),
    ]

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

MANY_CALLS = """
import os
os.environ["QT_QPA_PLATFORM"] = "offscreen"
import tdtool.ui.floor
from PySide6.QtCore import QPoint
point = QPoint()
for number in range(200_000):
    point.setX(number)
print(point.x())
"""


def test_many_calls_of_qt_do_not_use_none_up(repository: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", MANY_CALLS],
        cwd=repository,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stdout.strip()) == (0, "199999"), run.stderr

"""A whole evening's calls into Qt must not end the interpreter."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import tdtool.ui
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

class Bell(QObject):
    rung = Signal()

app = QApplication(["x"])
bell = Bell()
for _ in range(200_000):
    app.processEvents()
    bell.rung.emit()
print("alive")
"""


def test_none_and_true_outlive_more_calls_than_they_have_references() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, timeout=60, check=False
    )
    assert ran.stdout.strip() == "alive", ran.stderr

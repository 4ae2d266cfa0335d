"""A whole evening's calls into Qt must not end the interpreter."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import tdtool.ui
from PySide6.QtWidgets import QApplication
app = QApplication(["x"])
for _ in range(300_000):
    app.processEvents()
print("alive")
"""


def test_none_outlives_more_calls_than_it_has_references() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, timeout=60, check=False
    )
    assert ran.stdout.strip() == "alive", ran.stderr

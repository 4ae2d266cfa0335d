"""Qt keeps away from how Python imports: it reads no source, and none stays in memory."""

from __future__ import annotations

import subprocess
import sys

LOADED = """
import tdtool.app, linecache
import PySide6.QtWidgets, tdtool.desk, tdtool.store.log
ours = tdtool.__file__.removesuffix("__init__.py")
print(*(name for name in linecache.cache if name.startswith(ours)))
"""


def test_no_source_is_read_as_the_program_loads() -> None:
    command = [sys.executable, "-c", LOADED]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert ran.stdout.strip() == ""

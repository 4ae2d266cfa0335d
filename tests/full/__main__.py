"""Test everything there is to test: `python -m tests.full`, with any arguments for pytest.

The programs of the system that the tests start are installed first, where that may be done.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))

from libraries import FULL_TESTS, install, missing


def main(arguments: list[str]) -> int:
    """Run all tests at their full extent, on two workers; return pytest's status."""
    install(missing(FULL_TESTS))
    workers = ["-n", "2", "--dist=worksteal", "--durations=25"]
    command = [sys.executable, "-m", "pytest", *workers, *arguments]
    environment = {**os.environ, "TDTOOL_FULL": "1"}
    return subprocess.run(command, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

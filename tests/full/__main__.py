"""Test everything there is to test: `python -m tests.full`, with any arguments for pytest."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PROGRAMS = Path(__file__).resolve().parents[2] / "packaging" / "full_programs.py"


def main(arguments: list[str]) -> int:
    """Install the programs needed, run all tests on two workers; return pytest's status.

    Tests whose program cannot be had here are skipped.
    """
    subprocess.run([sys.executable, str(PROGRAMS)], check=False)
    workers = ["-n", "2", "--dist=worksteal", "--durations=25"]
    command = [sys.executable, "-m", "pytest", *workers, *arguments]
    environment = {**os.environ, "TDTOOL_FULL": "1"}
    return subprocess.run(command, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""How long the command line takes before it does anything, beside a bare Python."""

from __future__ import annotations

import subprocess
import sys
import time
from statistics import median

from tests.bench.row import Row

_RUNS = 15


def rows() -> list[Row]:
    """Measure the median of some runs of `tdtool --version`, less the start of Python."""
    bare = _seconds("-c", "pass")
    version = _seconds("-m", "tdtool", "--version")
    return [Row("tdtool --version, beyond Python's start", (version - bare) * 1000, 60, "ms")]


def _seconds(*arguments: str) -> float:
    taken = []
    for _ in range(_RUNS):
        start = time.perf_counter()
        subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
        taken.append(time.perf_counter() - start)
    return median(taken)

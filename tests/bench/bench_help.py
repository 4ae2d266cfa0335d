"""How long the search of the help takes for a key."""

from __future__ import annotations

import time

from tdtool.ui.help import book, finder
from tdtool.ui.help.sayings import MADE_UP
from tests.bench.row import Row

BOUND_MS = 16
ASKED = "wrong player is out"


def rows() -> list[Row]:
    """Measure the slowest key of a question, in milliseconds."""
    index = finder.indexed(book.chapters(), MADE_UP)
    finder.found(index, ASKED)
    slowest = 0.0
    for end in range(1, len(ASKED) + 1):
        begun = time.perf_counter()
        finder.found(index, ASKED[:end])
        slowest = max(slowest, (time.perf_counter() - begun) * 1_000)
    return [Row("help: slowest key of a search", slowest, BOUND_MS, "ms")]

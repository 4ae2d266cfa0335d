"""How long the log takes to write an act to disk, and to read a long tournament."""

from __future__ import annotations

import tempfile
import time
from itertools import islice
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING

from tdtool.store.log import Store
from tdtool.tournament.facts import (
    Arrived,
    Busted,
    EntryPlaced,
    EntryRegistered,
    Fact,
    HeadsCounted,
)
from tdtool.tournament.values import Placing, SeatAt
from tests.bench.row import Row

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tdtool.store.tournament_log import TournamentLog

_FACTS = 60_000
_APPENDS = 2_000
_READS = 5


def rows() -> list[Row]:
    """Measure appends to a tournament of many facts, and reading and opening it."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        path = Path(folder, "bench.db")
        with Store.open(path) as store:
            log = store.create("bench", "Bench", 0)
            log.append("a", "c", 0, list(islice(_evening(), _FACTS)), 1)
            taken = _appends(log)
        opening = _milliseconds(lambda: Store.open(path).close())
        with Store.open(path) as store:
            log = store.log("bench")
            reading = median(_milliseconds(log.read) for _ in range(_READS))
            verifying = _milliseconds(log.verify)
    return [
        Row("log: append an act, p50", median(taken), 4, "ms"),
        Row("log: append an act, p99", quantiles(taken, n=100)[98], 10, "ms"),
        Row("log: read 60,000 facts", reading, 600, "ms"),
        Row("log: verify 60,000 facts", verifying, 1_000, "ms"),
        Row("log: open and close a file of 60,000 facts", opening, 200, "ms"),
    ]


def _evening() -> Iterator[Fact]:
    """Give what an evening leaves in the log, over and over."""
    entry = 0
    while True:
        entry += 1
        seat = SeatAt(entry // 9 + 1, entry % 9 + 1)
        yield EntryRegistered(entry, f"{entry:032x}", 1, late=False)
        yield EntryPlaced(entry, seat, None, Placing.SEAT, awaited=True)
        yield Arrived(entry, seat)
        yield HeadsCounted(seat.table, 8, 1)
        yield Busted(entry, seat, hand=12, group=entry, reported_ms=1_700_000_000_000 + entry)


def _appends(log: TournamentLog) -> list[float]:
    seq = log.last_seq
    taken = []
    for at, fact in enumerate(islice(_evening(), _APPENDS), seq):
        start = time.perf_counter()
        log.append(f"act {at}", f"command {at}", at, [fact], 1)
        taken.append((time.perf_counter() - start) * 1_000)
    return taken


def _milliseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1_000

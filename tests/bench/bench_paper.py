"""The sheets of a large event: 10,000 entries on 1,112 tables, and what the clock sees of it.

Times are those of one processor that does nothing else.
"""

from __future__ import annotations

import io
import os
import resource
import sys
import tempfile
import time
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench.row import Row

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.desk import Desk

ENTRIES = 10_000
_CARDS_S, _CARDS_MB = 6.0, 120.0
_TAKEN_MS = 50.0
_STALL_MS = 50.0
_LIST_S = 3.0


def rows() -> list[Row]:
    """Measure seat cards first, while nothing else is in memory."""
    cards, megabytes = _seat_cards()
    with tempfile.TemporaryDirectory() as folder:
        return [
            Row("10,000 seat cards to a PDF", cards, _CARDS_S, "s"),
            Row("memory of it", megabytes, _CARDS_MB, "MB"),
            *_from_the_desk(Path(folder)),
        ]


def _seat_cards() -> tuple[float, float]:
    from tdtool.sheets.page import Paper
    from tdtool.sheets.seat_cards import SeatCard, SeatCards, draw
    from tests.sheets.people import FOOT, NAMES

    made = tuple(
        SeatCard(f"{NAMES[i % len(NAMES)]} {i}", i // 9 + 1, i % 9 + 1, i + 1, "5c19", 60_000)
        for i in range(ENTRIES)
    )
    start = time.process_time()
    draw(SeatCards(made, FOOT, "Sat 14 March, 12:00"), Paper(), io.BytesIO())
    taken = time.process_time() - start
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return taken, peak / (1024 * 1024 if sys.platform == "darwin" else 1024)


def _from_the_desk(folder: Path) -> list[Row]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from tdtool.ui.immortal import keep_singletons
    from tdtool.ui.printing.choice import Choice
    from tdtool.ui.printing.offer import TERMS, Offer
    from tdtool.ui.printing.works import work_of

    keep_singletons()
    app = QApplication.instance() or QApplication([])
    desk = _large(folder)
    found = []
    for offer in (Offer.SEAT_CARDS, Offer.SEATING, Offer.TABLES, Offer.STANDINGS):
        name = TERMS[offer].name.lower()
        taken = _best(partial(work_of, desk, offer, Choice()))
        found.append(Row(f"{name}, taken from the desk", taken * 1000, _TAKEN_MS, "ms"))
    for offer in (Offer.SEATING, Offer.TABLES, Offer.STANDINGS):
        work = work_of(desk, offer, Choice())
        name = TERMS[offer].name.lower()
        taken = _best(partial(work.draw, io.BytesIO(), _go_on), 1)
        found.append(Row(f"{name}, drawn", taken, _LIST_S, "s"))
    found.append(Row("longest stall of the clock", _stall(desk), _STALL_MS, "ms"))
    del app
    return found


def _large(folder: Path) -> Desk:
    from tdtool.tournament import commands as c
    from tests.ui import desk_sample

    desk = desk_sample.opened(folder, desk_sample.Clock())
    desk_sample.done(desk, c.Register(names=desk_sample.names(ENTRIES)))
    desk_sample.done(desk, c.DrawSeats(open_tables=True))
    desk_sample.done(desk, c.StartClock())
    for table in range(1, 101):
        first = next(iter(desk.state.tables[table].occupants.values()))
        desk_sample.done(desk, c.Bust((first,)))
    return desk


def _go_on() -> None:
    """Be called before each page, and go on."""


def _best(do: Callable[[], object], times: int = 3) -> float:
    taken = []
    for _ in range(times):
        start = time.process_time()
        do()
        taken.append(time.process_time() - start)
    return min(taken)


def _stall(desk: Desk) -> float:
    """Make all seat cards beside a clock that ticks as the window's does; longest delay in ms."""
    from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer

    from tdtool.ui.bridge import TICK_MS
    from tdtool.ui.printing.background import Background
    from tdtool.ui.printing.choice import Choice
    from tdtool.ui.printing.offer import Offer
    from tdtool.ui.printing.works import work_of

    holder, loop = QObject(), QEventLoop()
    background = Background(holder)
    ticks = [time.perf_counter()]
    clock = QTimer(holder)
    clock.setTimerType(Qt.TimerType.PreciseTimer)
    clock.setInterval(TICK_MS)
    clock.timeout.connect(lambda: ticks.append(time.perf_counter()))
    clock.start()
    work = work_of(desk, Offer.SEAT_CARDS, Choice())
    background.start(lambda each: work.draw(io.BytesIO(), each), lambda _: loop.quit())
    loop.exec()
    clock.stop()
    steps = [later - earlier for earlier, later in pairwise(ticks)]
    return max(0.0, max(steps) * 1000 - TICK_MS)

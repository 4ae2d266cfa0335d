"""A whole festival in one go: 10,000 entries, four flights, Day 2 to its winner, all checked."""

from __future__ import annotations

import gc
import os
import resource
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench import festival
from tests.bench.festival import Day, Figures
from tests.bench.row import Row
from tests.tournament.evening import Evening

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if TYPE_CHECKING:
    from tdtool.tournament.days.flight_end import FlightEnd
    from tdtool.tournament.state import State
    from tdtool.tournament.values import PersonId

PAINTED = 60
"""Busts of Day 2 after which the Floor page is painted."""
_EVERY = 7


def rows() -> list[Row]:
    """Play the festival and give its table of figures."""
    begun = time.perf_counter()
    figures = Figures()
    with tempfile.TemporaryDirectory() as kept:
        evening = Evening(Path(kept), festival.STRUCTURE)
        ends: list[FlightEnd] = []
        known: list[PersonId] = []
        for number in range(1, festival.FLIGHTS + 1):
            day = Day(evening, figures, number)
            ends.append(festival.flight(day, number, known))
            day.end()
            gc.collect()
        day = Day(evening, figures, 9)
        festival.bring_forward(day, ends)
        # The review of the flights is over; the desk keeps nothing of it.
        ends.clear()
        known.clear()
        gc.collect()
        painted = _seen(day)
        festival.day_two(day)
        # Before the log is read again: no desk holds a tournament twice.
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1_024
        day.end()
        _check_money(day.state)
        _check_chips(day.state)
        evening.store.close()
    took = time.perf_counter() - begun
    return [
        Row("festival of 10,000 entries, facts in all", figures.facts, 150_000),
        Row("tables broken", figures.broken, 1_112),
        Row("players moved", figures.moves, 20_000),
        Row("out in the busiest hour of play", figures.busiest_hour, 1_001),
        Row("plan after a bust, mean", statistics.fmean(figures.plans), 8, "ms"),
        Row("plan after a bust, p99", _p99(figures.plans), 16, "ms"),
        Row("a bust to disk, p99", _p99(figures.to_disk), 10, "ms"),
        Row("a bag to disk, p99", _p99(figures.bags), 10, "ms"),
        Row("people with bags of several flights", figures.both, 1_000),
        Row("Day 2 set up, brought together and drawn", figures.merged, 3_000, "ms"),
        Row("a bust on the Floor page, median", statistics.median(painted), 16, "ms"),
        Row("memory at most", peak, 180, "MB"),
        Row("the whole festival", took, 180, "s"),
    ]


def _p99(took: list[float]) -> float:
    return sorted(took)[int(len(took) * 0.99)]


def _seen(day: Day) -> list[float]:
    """Let Day 2 begin in front of the Floor page: it is painted after some of the busts."""
    from PySide6.QtWidgets import QApplication

    from tdtool.ui import fonts
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.floor.floor_page import FloorPage

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    fonts.load()
    bridge = Bridge()
    bridge.show(day.evening.desk)
    page = FloorPage(bridge)
    page.resize(1536, 976)
    page.show()
    page.grab()
    painted: list[float] = []

    def paint(busts: int) -> None:
        if busts % _EVERY or len(painted) == PAINTED:
            return
        begun = time.perf_counter()
        page.pane.grab()
        page.tiles.view.viewport().grab()
        painted.append((time.perf_counter() - begun) * 1_000)
        if len(painted) == PAINTED:
            bridge.close()
            page.deleteLater()
            app.processEvents()

    day.after_bust = paint
    return painted


def _check_money(state: State) -> None:
    """Prove that everybody has one place and that the prizes are the pool, to the last cent."""
    from tdtool.tournament.prizes.awards import awards
    from tdtool.tournament.prizes.table import table_of
    from tdtool.tournament.standings import places

    found = places(state)
    assert len(found) == len(state.entries)
    covered = sorted({place for one in found.values() for place in range(one.first, one.last + 1)})
    assert covered == list(range(1, len(state.entries) + 1))
    assert any(one.first < one.last for one in found.values()), "nobody shared the bubble"
    pool = table_of(state).pool.payable
    assert pool == festival.ENTRIES * festival.ENTRY
    assert sum(one.cash for one in awards(state).values()) == pool


def _check_chips(state: State) -> None:
    """Prove that the winner has all chips of the bags that went forward, and no other."""
    from tdtool.tournament.queries import chips_in_play

    brought = state.days.brought
    assert brought is not None
    assert state.in_play == 1
    left = sum(one.bag.chips for one in brought.left)
    assert chips_in_play(state) == brought.chips == festival.STACK * festival.ENTRIES - left
    assert len(brought.carried) + len(brought.left) == festival.FLIGHTS * festival.LEFT_OF_A_FLIGHT

"""Plans at festival scale, and whom balancing costs anything."""

from __future__ import annotations

import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tdtool.desk import Done
from tdtool.tournament import commands as c
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.balance import balance_plan
from tdtool.tournament.tasks import tasks
from tests.bench import fairness
from tests.bench.row import Row
from tests.tournament.evening import PLAIN, Evening

if TYPE_CHECKING:
    from collections.abc import Callable

ENTRIES, TABLES = 10_000, 1_112
BUSTS = 400
MOVES = 1_000


def rows() -> list[Row]:
    """Measure the plan after a bust, and what its moves cost."""
    folder = Path(tempfile.mkdtemp())
    try:
        evening = Evening(folder)
        evening.players(ENTRIES)
        for number in range(len(evening.state.tables) + 1, TABLES + 1):
            evening.do(c.OpenTable(number))
        evening.do(c.GoToRow(len(PLAIN.rows) - 1))
        evening.do(c.StartClock())
        return [*_after_busts(evening), *_fair()]
    finally:
        evening.store.close()
        shutil.rmtree(folder)


def _ms(act: Callable[[], object]) -> float:
    start = time.perf_counter()
    act()
    return (time.perf_counter() - start) * 1_000


def _after_busts(evening: Evening) -> list[Row]:
    """Bust at a few tables until they are short, with some positions known; plan each time."""
    desk = evening.desk
    plans, waits = [], []
    numbers = sorted(evening.state.tables)
    for step in range(BUSTS):
        table = evening.state.tables[numbers[step * 7 % len(numbers)]]
        seat = max(table.occupants)
        if step % 3 == 0:
            desk.do(c.GiveButton(table.number, seat))
        assert isinstance(desk.do(c.Bust((table.occupants[seat],))), Done)
        plans.append(_ms(lambda: balance_plan(evening.state, desk.now())))
        waits.append(_ms(lambda: tasks(evening.state, desk.names, desk.now())))
        if step % 40 == 39:
            desk.do(plc.Balance())
            for entry in tuple(evening.state.awaited):
                desk.do(c.Arrive(entry))
    return [
        *_mean_and_p99("balance plan after a bust", plans),
        *_mean_and_p99("all that waits after a bust", waits),
    ]


def _mean_and_p99(name: str, took: list[float]) -> list[Row]:
    ordered = sorted(took)
    return [
        Row(f"{name}, mean", statistics.fmean(ordered), 8, "ms"),
        Row(f"{name}, p99", ordered[int(len(ordered) * 0.99)], 16, "ms"),
    ]


def _fair() -> list[Row]:
    lines = fairness.measure(MOVES)
    found = []
    for name in (fairness.OURS, fairness.SLIP, fairness.SLIP_LATER):
        line = lines[name]
        found += [
            Row(f"{name}: pay > 1/4 orbit sooner", line.dear * 100, 0, "%"),
            Row(f"{name}: pay again in 2-4 hands", line.twice * 100, 0, "%"),
        ]
    chance = lines["chance / chance"]
    return [*found, Row("chance beside it: pay > 1/4 orbit sooner", chance.dear * 100, 100, "%")]

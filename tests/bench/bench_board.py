"""The board: what it costs a core in every layout, and how soon a change is on it."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QTimer

from tests.bench.row import Row

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from tdtool.tournament.values import Now
    from tdtool.ui.board.board import Board
    from tests.ui.desk_sample import Clock

SIZE = (3840, 2160)
PLAYERS = 10_000
SHARE = 2.0
"""Percent of a core."""
HOUR = 3600
MINUTE = 60
LISTED = 1_000
REAL_SIZES = (SIZE, (1920, 1080))
FRAME = 16.0
"""One frame of a 60 Hz screen (ms)."""


def rows() -> list[Row]:
    """Measure an hour of the board second by second, in CPU time of the whole process."""
    from PySide6.QtWidgets import QApplication

    from tdtool.board_plan import BoardPlan, ScreenId
    from tdtool.tournament.money.commands import SetPrices
    from tdtool.tournament.prizes import commands as pc
    from tdtool.ui import fonts
    from tdtool.ui.board.board import Board
    from tdtool.ui.bridge import Bridge
    from tests.ui import desk_sample
    from tests.ui.till_scenes import PRICES

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    fonts.load()
    fonts.load_rest()
    with tempfile.TemporaryDirectory() as folder:
        clock = desk_sample.Clock()
        bridge = Bridge()
        desk = desk_sample.in_play(Path(folder), clock, PLAYERS)
        desk_sample.done(desk, SetPrices(PRICES))
        desk_sample.done(desk, pc.LockPrizes())
        bridge.show(desk)
        board = Board(bridge, BoardPlan(ScreenId("HDMI-1")))
        board.resize(*SIZE)
        board.show()
        app.processEvents()
        found = [
            *_minute_of_each(app, board, clock),
            _hour(app, board, clock),
            _whole(app, board),
            _change(app, board),
        ]
        board.close()
        board.deleteLater()
        bridge.close()
        app.processEvents()
    return [*found, *_real_minute(app)]


def _minute_of_each(app: QApplication, board: Board, clock: Clock) -> list[Row]:
    """Let a minute pass in each layout and size, every second composed and painted."""
    from dataclasses import replace

    from tdtool.board_plan import Layout

    found = []
    for width, height in ((800, 600), (1920, 1080), SIZE):
        board.resize(width, height)
        for layout in (Layout.CLOCK, Layout.PRIZES):
            board.set_plan(replace(board.plan, frozen=layout))
            app.processEvents()
            begun = time.process_time()
            for _ in range(MINUTE):
                clock.go(1_000)
                board.refresh()
                app.processEvents()
            share = (time.process_time() - begun) / MINUTE * 100
            name = f"board {width} x {height}, {layout}, a minute"
            found.append(Row(name, share, SHARE, "% of a core"))
    board.set_plan(replace(board.plan, frozen=None))
    return found


def _real_minute(app: QApplication) -> list[Row]:
    """Let clock at 4K, seats at 1080p and the small clock run for a minute of real time."""
    from tdtool.board_plan import BoardPlan, Layout, ScreenId
    from tdtool.tournament import queries
    from tdtool.ui.board.board import Board
    from tdtool.ui.board.small_clock import SmallClock
    from tdtool.ui.bridge import Bridge
    from tests.ui import desk_sample

    class Running(desk_sample.Clock):
        """Runs by itself, from when it is let go."""

        since: float | None = None

        def __call__(self) -> Now:
            passed = 0 if self.since is None else round((time.monotonic() - self.since) * 1000)
            still = super().__call__()
            return still._replace(wall_ms=still.wall_ms + passed, boot_ms=still.boot_ms + passed)

    late: list[int] = []

    class Watched(Board):
        """Notes how long after its second each figure came, once for each."""

        shown = 0

        def refresh(self) -> None:
            left = queries.clock_view(self.desk.state, self.desk.now()).remaining or 0
            if -(-left // 1_000) != self.shown:
                self.shown = -(-left // 1_000)
                late.append(-left % 1_000)
            super().refresh()

    with tempfile.TemporaryDirectory() as folder:
        clock = Running()
        bridge = Bridge()
        bridge.show(desk_sample.in_play(Path(folder), clock, LISTED))
        layouts = (Layout.CLOCK, Layout.SEATS)
        boards = [Watched(bridge, BoardPlan(ScreenId(one), frozen=one)) for one in layouts]
        small = SmallClock(bridge, None)
        for board, size in zip(boards, REAL_SIZES, strict=True):
            board.resize(*size)
            board.show()
        small.show()
        bridge.blockSignals(True)  # noqa: FBT003 - the desk's own ticks are not the boards'
        clock.since = time.monotonic()
        app.processEvents()
        late.clear()
        begun = time.process_time()
        loop = QEventLoop()
        QTimer.singleShot(MINUTE * 1_000, loop.quit)
        loop.exec()
        share = (time.process_time() - begun) / MINUTE * 100
        for one in (*boards, small):
            one.close()
            one.deleteLater()
        bridge.close()
        app.processEvents()
    return [
        Row(
            "clock at 4K, seats at 1080p, small clock: a real minute",
            share,
            SHARE * 2,
            "% of a core",
        ),
        Row("seconds that were not shown in it", max(0, 2 * MINUTE - len(late)), 2),
        Row("the latest of them after its second", max(late), 100, "ms"),
    ]


def _hour(app: QApplication, board: Board, clock: Clock) -> Row:
    """Let an hour pass: levels and breaks, moves that turn, warnings, all figures."""
    begun = time.process_time()
    for _ in range(HOUR):
        clock.go(1_000)
        board.refresh()
        app.processEvents()
    share = (time.process_time() - begun) / HOUR * 100
    return Row(f"board at 4K, an hour, {PLAYERS:,} entries", share, SHARE, "% of a core")


def _whole(app: QApplication, board: Board) -> Row:
    times = 20
    begun = time.perf_counter()
    for _ in range(times):
        board.update()
        app.processEvents()
    return Row("board at 4K, painted whole", (time.perf_counter() - begun) / times * 1000, 50, "ms")


def _change(app: QApplication, board: Board) -> Row:
    """Measure from what the desk tells to the painted board."""
    from tdtool.tournament import commands as c

    times = 20
    taken = 0.0
    for table in sorted(board.desk.state.tables)[20 : 20 + times]:
        entry = next(iter(board.desk.state.tables[table].occupants.values()))
        board.desk.do(c.Bust((entry,)))
        begun = time.perf_counter()
        board.refresh()
        app.processEvents()
        taken += time.perf_counter() - begun
    return Row("board at 4K, a bust shown", taken / times * 1000, FRAME, "ms")

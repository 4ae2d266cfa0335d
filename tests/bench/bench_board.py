"""The board at 4K: what an hour of it costs a core, and how soon a change is on it."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench.row import Row

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from tdtool.ui.board.board import Board
    from tests.ui.desk_sample import Clock

SIZE = (3840, 2160)
PLAYERS = 10_000
SHARE = 2.0
"""Percent of a core."""
HOUR = 3600
FRAME = 16.0
"""One frame of a 60 Hz screen (ms)."""


def rows() -> list[Row]:
    """Measure an hour of the board second by second, in CPU time of the whole process."""
    from PySide6.QtWidgets import QApplication

    from tdtool.board_plan import BoardPlan, ScreenId
    from tdtool.ui import fonts
    from tdtool.ui.board.board import Board
    from tdtool.ui.bridge import Bridge
    from tests.ui import desk_sample

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    fonts.load()
    fonts.load_rest()
    with tempfile.TemporaryDirectory() as folder:
        clock = desk_sample.Clock()
        bridge = Bridge()
        bridge.show(desk_sample.in_play(Path(folder), clock, PLAYERS))
        board = Board(bridge, BoardPlan(ScreenId("HDMI-1")))
        board.resize(*SIZE)
        board.show()
        app.processEvents()
        found = [
            _hour(app, board, clock),
            _whole(app, board),
            _change(app, board),
        ]
        board.close()
        board.deleteLater()
        bridge.close()
        app.processEvents()
    return found


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

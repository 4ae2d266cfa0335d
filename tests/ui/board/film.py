"""Film the board through an evening: `python -m tests.ui.board.film FOLDER [WIDTHxHEIGHT ...]`.

Frames of real boards on a second screen of that size: a level ends, a break, a pause, new
seats, a screen that is pulled and comes back, the end. Each frame is a picture; what could be
seen at it is printed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from tdtool.board_plan import Layout
from tdtool.settings import Settings
from tdtool.tournament import commands as c
from tdtool.tournament.chips import commands as cc
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.values import SeatAt
from tdtool.ui import fonts
from tdtool.ui.board import system_screens
from tdtool.ui.board.boards import Boards
from tdtool.ui.bridge import Bridge
from tdtool.ui.preferences import Preferences
from tests.ui import desk_sample
from tests.ui.till_scenes import PRICES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.ui.board.board import Board

SIZES = ("800x600", "1280x800", "1920x1080", "3840x2160", "1080x1920")
SECOND, MINUTE = 1_000, 60_000
PLAYERS = 90


class Film:
    """A desk, its board, and the frames so far."""

    def __init__(self, folder: Path, data: Path) -> None:
        self.folder = folder
        self.clock = desk_sample.Clock()
        self.desk = desk_sample.in_play(data, self.clock, PLAYERS)
        self.bridge = Bridge()
        self.bridge.show(self.desk)
        self.window = QWidget()
        laptop = next(one for one in QGuiApplication.screens() if one.name() == "eDP-1")
        self.window.setScreen(laptop)
        self.window.setGeometry(laptop.geometry())
        self.window.show()
        self.window.activateWindow()
        QApplication.processEvents()
        preferences = Preferences(Settings(), data / "settings.json")
        self.boards = Boards(self.bridge, self.window, preferences)
        self.number = 0
        self.keys = True

    @property
    def board(self) -> Board:
        """Give the board."""
        found = self.boards.board()
        assert found is not None
        return found

    def do(self, command: c.Command) -> None:
        """Do something at the desk."""
        desk_sample.done(self.desk, command)

    def go(self, ms: int) -> None:
        """Let time pass, second by second, as the board sees it."""
        while ms > 0:
            step = min(SECOND, ms)
            self.clock.go(step)
            self.board.refresh()
            ms -= step

    def until(self, left: int) -> None:
        """Let time pass until so much of the level is left (ms)."""
        from tdtool.tournament import queries

        now = queries.clock_view(self.desk.state, self.desk.now()).remaining or 0
        self.clock.go(max(0, now - left))
        self.board.refresh()

    def keep(self, layout: Layout | None) -> None:
        """Freeze a layout, or let them take turns."""
        self.boards.set_plan(replace(self.board.plan, frozen=layout))

    def frame(self, name: str) -> None:
        """Keep what is on the board now, and say what it is."""
        QApplication.processEvents()
        self.number += 1
        board = self.board
        self.keys = self.keys and self.window.isActiveWindow()
        if not board.isVisible():
            print(f"{self.number:02} {name}: hidden")
            return
        scene = board.scene
        assert scene is not None
        time = "".join(one.text for one in scene.lines if one.key.startswith("digit"))
        board.grab().save(str(self.folder / f"{self.number:02}-{name}.png"))
        print(f"{self.number:02} {name}: {time or 'no time'} on {self.boards.screen_of(board)}")


def play(film: Film) -> None:
    """Play the evening."""
    for entry in sorted(film.desk.state.awaited):
        film.do(c.Arrive(entry))
    film.do(SetPrices(PRICES))
    film.boards.toggle()
    film.keep(Layout.CLOCK)
    film.frame("level")
    film.until(119 * SECOND)
    film.frame("two-minutes")
    film.until(24 * SECOND)
    film.frame("thirty-seconds")
    film.until(SECOND)
    film.frame("last-second")
    film.go(SECOND)
    film.frame("next-level")
    film.go(SECOND)
    film.frame("a-second-later")
    film.do(c.PauseClock())
    film.go(3 * MINUTE)
    film.frame("paused")
    film.do(c.StartClock())
    _moves(film)
    _screens(film)
    film.until(SECOND)
    film.do(c.GoToRow(14))
    film.go(SECOND)
    film.frame("break")
    film.keep(Layout.PRIZES)
    film.do(pc.LockPrizes())
    film.go(SECOND)
    film.frame("break-prizes")
    film.keep(None)
    film.until(12 * SECOND)
    film.frame("break-ends")
    _end(film)


def _moves(film: Film) -> None:
    state = film.desk.state
    last = max(state.tables)
    others = [state.tables[number] for number in sorted(state.tables) if number != last][:5]
    for table, entry in zip(others, list(state.tables[last].occupants.values()), strict=False):
        if not table.room():
            film.do(c.Bust((max(table.occupants.values()),)))
        film.do(c.MoveEntry(entry, SeatAt(table.number, table.open_seats()[0])))
    film.go(SECOND)
    film.frame("new-seats")
    for entry in sorted(state.awaited):
        film.do(c.Arrive(entry))
    film.keep(Layout.SEATS)
    film.go(SECOND)
    film.frame("seats")
    film.keep(Layout.CLOCK)


def _screens(film: Film) -> None:
    """Pull the board's screen and put it back."""
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    projector = system_screens.screen_at("HDMI-1")
    app.screenRemoved.emit(projector)
    film.frame("screen-pulled")
    film.clock.go(7 * SECOND)
    app.screenAdded.emit(projector)
    film.frame("screen-back")


def _end(film: Film) -> None:
    """Play down to the final table, then to the winner."""
    state = film.desk.state
    left = list(state.tables[1].occupants.values())
    others = [
        entry.id
        for entry in state.entries.values()
        if entry.seat is not None and entry.id not in left
    ]
    for entry in others:
        film.clock.go(SECOND)
        film.do(c.Bust((entry,)))
    for table in sorted(state.tables):
        if not state.tables[table].occupants:
            film.do(c.CloseTable(table))
    film.do(cc.CountStacks(tuple((one, 640_000 - 31_000 * at) for at, one in enumerate(left[:8]))))
    film.keep(Layout.TABLE)
    film.clock.go(3 * MINUTE)
    film.board.refresh()
    film.frame("final-table")
    for entry in reversed(left[1:]):
        film.clock.go(SECOND)
        film.do(c.Bust((entry,)))
    film.keep(None)
    film.clock.wall_ms -= film.clock.wall_ms % (12 * 10 * SECOND)
    film.board.refresh()
    film.frame("winner")
    film.clock.go(20 * SECOND)
    film.board.refresh()
    film.frame("places-paid")


def shoot(folder: Path) -> None:
    """Film on the screens that this process has."""
    app = QApplication([])
    fonts.load()
    fonts.load_rest()
    with tempfile.TemporaryDirectory() as data:
        film = Film(folder, Path(data))
        play(film)
        print("the desk kept the keys" if film.keys else "the desk lost the keys")
        film.boards.close_all()
        film.bridge.close()
    del app


def main(folder: Path, sizes: Sequence[str]) -> int:
    """Film every size, each in a process with screens of its own."""
    for size in sizes:
        width, height = (int(part) for part in size.split("x"))
        kept = folder / size
        kept.mkdir(parents=True, exist_ok=True)
        screens = [
            {"name": "eDP-1", "x": 0, "y": 0, "width": 1366, "height": 768},
            {"name": "HDMI-1", "x": 1366, "y": 0, "width": width, "height": height},
        ]
        config = kept / "screens.json"
        config.write_text(json.dumps({"screens": screens}), encoding="utf-8")
        platform = f"offscreen:configfile={config}"
        print(size, flush=True)
        command = [sys.executable, "-m", "tests.ui.board.film", str(kept), "here"]
        run = subprocess.run(command, env={**os.environ, "QT_QPA_PLATFORM": platform}, check=False)
        config.unlink()
        if run.returncode:
            return run.returncode
    return 0


if __name__ == "__main__":
    if sys.argv[2:] == ["here"]:
        shoot(Path(sys.argv[1]))
    else:
        sys.exit(main(Path(sys.argv[1]), sys.argv[2:] or SIZES))

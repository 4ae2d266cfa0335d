"""A director at the keyboard: everything he does is a key in the window."""

from __future__ import annotations

import math
import random
import shutil
import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdtool.app import StoreShelf
from tdtool.desk import Desk
from tdtool.line.reading import read
from tdtool.settings import ColourScheme, Settings
from tdtool.sound.player import Player
from tdtool.store.log import Store
from tdtool.tournament.fold import fold
from tdtool.tournament.queries import strip
from tdtool.tournament.standings import places
from tdtool.ui import fonts
from tdtool.ui.bridge import Bridge
from tdtool.ui.preferences import Preferences
from tdtool.ui.program import Program
from tdtool.ui.window import Window
from tests.extent import FULL
from tests.tournament.test_stateful import check_places, check_seats

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.line.candidate import Reading
    from tdtool.tournament.commands import OpenTournament
    from tdtool.tournament.refusal import Refusal
    from tdtool.tournament.state import State
    from tests.tournament.evening import Clock

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier


class WoundShelf(StoreShelf):
    """The shelf, on the clock that the test winds and a draw that comes out the same."""

    def __init__(self, store: Store, clock: Clock, seed: str) -> None:
        super().__init__(store)
        self._clock = clock
        self._random = random.Random(seed)

    def open(self, tournament: str) -> Desk:
        """Open a tournament."""
        log, people = self._store.log(tournament), self._store.names()
        return Desk(log, people, self._clock, self._random.randbytes)

    def found(self, command: OpenTournament) -> Desk | Refusal:
        """Set a tournament up."""
        return Desk.found(self._store, command, self._clock, self._random.randbytes)


class Director:
    """One window, the keys pressed in it, and what must agree after each act."""

    def __init__(self, folder: Path, clock: Clock) -> None:
        self.folder = folder
        self.current = self
        """The director after the plug was pulled, where it was."""
        self.clock = clock
        self.keys = 0
        self.began = 0.0
        """The program's own time (s) when the keys began to be counted."""
        self.said = 0
        self.question_ms = math.inf
        """The program's own time for the slowest key of a question, asked undisturbed (ms)."""
        self.path = folder / "tdtool.db"
        fonts.load()
        self.bridge = Bridge()
        settings = Settings(colour_scheme=ColourScheme.DARK)
        self.preferences = Preferences(settings, folder / "settings.json")
        self.preferences.dress()
        self.window = Window(self.bridge, self.preferences, self._read)
        self.program = Program(self.window, clock, lambda: None, Player([]))
        self.store = Store.open(self.path)
        self.shelf = WoundShelf(self.store, clock, folder.name)
        self.program.take_shelf(self.shelf, self.shelf.last(None))
        self.window.resize(1366, 768)
        self.window.show()
        self.window.activateWindow()
        self.settle()

    def _read(self, text: str) -> Reading:
        return read(text, self.desk, self.program.table())

    @property
    def desk(self) -> Desk:
        return self.bridge.desk

    @property
    def state(self) -> State:
        return self.desk.state

    def settle(self) -> None:
        if self.bridge.is_open:
            self.bridge.ticked.emit()
        QApplication.processEvents()

    def begin(self) -> None:
        """Count keys and time from here on."""
        self.keys, self.began = 0, time.process_time()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        self.keys += 1
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)
        self.settle()

    def type(self, text: str) -> None:
        self.keys += len(text)
        for letter in text:
            QTest.keyClicks(QApplication.focusWidget() or self.window, letter)
        self.settle()

    def paste(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.press(Qt.Key.Key_V, CONTROL)

    def say(self, text: str, *, down: int = 0, anyway: str = "") -> str:
        """Type into the line and press Enter; give what was done, in the desk's words."""
        before = self.desk.seq if self.bridge.is_open else 0
        self.press(Qt.Key.Key_K, CONTROL)
        self.type(text)
        read = self.window.line.reading()
        for _ in range(down):
            self.press(Qt.Key.Key_Down)
        self.press(Qt.Key.Key_Return)
        if anyway:
            self.type(anyway)
            self.press(Qt.Key.Key_Return)
        assert self.desk.seq > before, (
            text,
            read.hint,
            self.window.toast.text(),
            before,
            self.desk.seq,
        )
        self.press(Qt.Key.Key_Escape)
        self.said += 1
        if FULL or self.said % 5 == 0:
            self.agree()
        return self.desk.told(self.desk.history.records[-1].action)

    def refused(self, text: str) -> str:
        """Type into the line what is refused, and leave; give the reason shown."""
        before = self.desk.seq
        self.press(Qt.Key.Key_K, CONTROL)
        self.type(text)
        reading = self.window.line.reading()
        refusal = reading.candidates[0].refusal
        assert refusal is not None, reading
        self.press(Qt.Key.Key_Escape)
        self.press(Qt.Key.Key_Escape)
        assert self.desk.seq == before
        return refusal.sentence

    def wait(self, minutes: float) -> None:
        self.clock.pass_(round(minutes * 60_000))
        self.settle()

    def agree(self) -> None:
        """Log, state, places and screen say the same."""
        state = self.state
        assert fold(self.desk.history.records) == state
        check_seats(state)
        check_places(state)
        shown = strip(state, self.desk.now())
        words = self.window.strip.words()
        assert words is not None
        cells = " ".join(str(cell) for cell in words.cells)
        assert f"{shown.players_left:,}" in cells, (shown.players_left, cells)
        assert f"{shown.entries:,}" in cells

    def placed(self, name: str) -> str:
        """Give the place of a player by name, "" while in play."""
        entry = next(e for e in reversed(self.state.entries) if self.desk.name(e) == name)
        place = places(self.state).get(entry)
        return "" if place is None else str(place)

    def seat_of(self, name: str) -> str:
        entry = next(e for e in reversed(self.state.entries) if self.desk.name(e) == name)
        return str(self.state.entries[entry].seat)

    def killed(self, folder: Path) -> Director:
        """Pull the plug: another computer's worth of program opens the files as they are now."""
        folder.mkdir()
        for file in self.folder.glob("tdtool.db*"):
            if not file.name.endswith(".lock"):
                shutil.copy(file, folder / file.name)
        state = fold(self.desk.history.records)
        self.leave()
        again = Director(folder, self.clock)
        assert again.state == state
        return again

    def leave(self) -> None:
        self.window.close()
        self.store.close()
        self.window.deleteLater()
        self.preferences.deleteLater()
        self.bridge.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

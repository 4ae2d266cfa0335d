"""The window's start: it is painted first, then the file of tournaments is opened."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from tdtool.line.candidate import Reading
from tdtool.moment import now
from tdtool.paths import cache_dir, database_path
from tdtool.settings import load_settings, settings_path
from tdtool.tournament.refusal import Refusal
from tdtool.ui import fonts
from tdtool.ui.bridge import Bridge
from tdtool.ui.mishap import Mishaps, keep_log
from tdtool.ui.preferences import Preferences
from tdtool.ui.shelf import ShelfError
from tdtool.ui.steady import NEEDED, steady
from tdtool.ui.window import Window

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from tdtool.desk import Clock, Desk
    from tdtool.store.log import Store
    from tdtool.store.records import TournamentHead
    from tdtool.tournament.commands import OpenTournament
    from tdtool.ui.program import Program
    from tdtool.ui.shelf import Shelf

HELP = "Nothing was changed. Another file can be opened with: tdtool --db FILE"


class StoreShelf:
    """The tournaments of one open file."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def place(self) -> str:
        """Say where the file lies."""
        return str(self._store.path)

    def heads(self) -> Sequence[TournamentHead]:
        """List the tournaments, the one touched last first."""
        with _told():
            return sorted(self._store.tournaments(), key=lambda head: -head.last_ms)

    def open(self, tournament: str) -> Desk:
        """Open a tournament."""
        from tdtool.desk import Desk

        with _told():
            return Desk(self._store.log(tournament), self._store.people(), now, os.urandom)

    def found(self, command: OpenTournament) -> Desk | Refusal:
        """Set a tournament up and open it."""
        return self._found_at(command, now)

    def sample(self) -> Desk | Refusal:
        """Set up the sample tournament and open it."""
        from tdtool.sample import set_up

        with _told():
            desk = set_up(self._found_at, now())
        return desk if isinstance(desk, Refusal) else self.open(desk.id)

    def last(self, tournament: str | None) -> Desk | None:
        """Open this tournament, or the one touched last; None where there are none."""
        ids = [head.id for head in self.heads()]
        if not ids:
            return None
        return self.open(tournament if tournament in ids else ids[0])

    def close(self) -> None:
        """Let go of the file."""
        self._store.close()

    def _found_at(self, command: OpenTournament, clock: Clock) -> Desk | Refusal:
        from tdtool.desk import Desk

        with _told():
            return Desk.found(self._store, command, clock, os.urandom)


@contextmanager
def _told() -> Iterator[None]:
    """Hand an error of the file on as the window says it."""
    from tdtool.store.errors import StoreError

    try:
        yield
    except StoreError as error:
        raise ShelfError(str(error), HELP) from error


class Opening(QObject):
    """Opens the file in a thread, so that the window answers meanwhile."""

    opened = Signal(object, object)
    """The shelf, and the tournament shown last or None."""
    failed = Signal(str, str)
    """A sentence, and what can be done."""

    def __init__(self, path: Path | None, tournament: str | None) -> None:
        super().__init__()
        self._path = path
        self._tournament = tournament
        self._thread = threading.Thread(target=self._open, name="opening")

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def wait(self) -> None:
        """Wait until it is done; nothing happens if it never began."""
        if self._thread.ident is not None:
            self._thread.join()

    def _open(self) -> None:
        # The pages are imported here too: their modules are ready when they are built.
        import tdtool.line.reading
        import tdtool.ui.program  # noqa: F401
        from tdtool.store.errors import StoreError
        from tdtool.store.log import Store

        try:
            shelf = StoreShelf(Store.open(self._path or database_path()))
        except StoreError as error:
            self.failed.emit(str(error), HELP)
            return
        try:
            desk = shelf.last(self._tournament)
        except ShelfError as error:
            shelf.close()
            self.failed.emit(str(error), error.help)
        else:
            self.opened.emit(shelf, desk)


class App(QObject):
    """The running program: one window, one file."""

    def __init__(self, database: Path | None) -> None:
        super().__init__()
        self._database = database
        self._opening: Opening | None = None
        self._program: Program | None = None
        self._shelf: Shelf | None = None
        loaded = load_settings(settings_path())
        self.bridge = Bridge(self)
        self.preferences = Preferences(loaded.settings, settings_path(), self)
        self.preferences.dress()
        self.window = Window(self.bridge, self.preferences, self.read)
        self.mishaps = Mishaps(self)
        self.mishaps.happened.connect(self.window.fail)
        self.mishaps.listen()
        self._problem = loaded.problem

    def show(self) -> None:
        """Show the window; the file is opened once it is painted."""
        self.window.restore()
        self.window.show()
        QTimer.singleShot(0, self.open_file)

    def open_file(self) -> None:
        """Open the file of tournaments; may be called again after it failed."""
        if NEEDED:
            steady()
        self._opening = Opening(self._database, self.preferences.settings.tournament)
        self._opening.opened.connect(self._opened)
        self._opening.failed.connect(self._failed)
        self._opening.start()

    def read(self, text: str) -> Reading:
        """Read what is typed into the line."""
        if self._program is None:
            return Reading(())
        from tdtool.line.reading import read

        return read(text, self.bridge.desk, self._program.table())

    def leave(self) -> None:
        """Let go of everything: threads have ended, the file is closed."""
        self.bridge.close()
        if self._opening is not None:
            self._opening.wait()
        if self._shelf is not None:
            self._shelf.close()
        self.mishaps.leave()

    def _made(self) -> Program:
        if self._program is None:
            from tdtool.ui.program import Program

            fonts.load_rest()
            self._program = Program(self.window, now, self.open_file)
            if NEEDED:
                steady()
        return self._program

    def _opened(self, shelf: Shelf, desk: Desk | None) -> None:
        self._shelf = shelf
        self._made().take_shelf(shelf, desk)
        if desk is not None:
            from tdtool.line.reading import prepare

            prepare(desk)
        if self._problem is not None:
            self.window.fail(self._problem)

    def _failed(self, sentence: str, help_: str) -> None:
        self._made().show_trouble(sentence, help_)


def run(database: Path | None = None) -> int:
    """Open the window on a file of tournaments (None: the usual one) until it is closed."""
    keep_log(cache_dir() / "tdtool.log")
    qt = QApplication(sys.argv[:1])
    qt.setApplicationName("tdtool")
    qt.setStyle("Fusion")
    fonts.load()
    app = App(database)
    qt.aboutToQuit.connect(app.leave)
    app.show()
    status = qt.exec()
    # Qt's side goes first: Python's would leave widgets behind that still hear events.
    app.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return status

"""The window's start: it is painted first, then everything else is loaded."""

from __future__ import annotations

import gc
import os
import sys
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

import tdtool.ui  # noqa: F401  # isort: skip (before Qt, which would read every module after it)
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from tdtool.paths import cache_dir, database_path
from tdtool.settings import load_settings, settings_path
from tdtool.ui.mishap import Mishaps, keep_log
from tdtool.ui.preferences import Preferences
from tdtool.ui.shelf import ShelfError
from tdtool.ui.shell import Shell

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from tdtool.absence import Pulse
    from tdtool.brought.bring import Brought, TdtFile
    from tdtool.desk import Clock, Desk
    from tdtool.line.candidate import Reading
    from tdtool.rules.house import HouseRules
    from tdtool.store.log import Store
    from tdtool.store.records import TournamentHead
    from tdtool.tournament.commands import OpenTournament
    from tdtool.tournament.refusal import Refusal
    from tdtool.tournament.structure import Structure
    from tdtool.tournament.values import TextId
    from tdtool.ui.program import Program
    from tdtool.ui.window import Window

HELP = "Nothing was changed. Another file can be opened with: tdtool --db FILE"


class StoreShelf:
    """The tournaments of one open file."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def path(self) -> Path:
        """Where the file lies."""
        return self._store.path

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
        from tdtool.moment import now

        with _told():
            return Desk(self._store.log(tournament), self._store.names(), now, os.urandom)

    def found(self, command: OpenTournament) -> Desk | Refusal:
        """Set a tournament up and open it."""
        from tdtool.moment import now

        return self._found_at(command, now)

    def texts(self, tournament: str) -> Mapping[TextId, str]:
        """Read the notes and reasons of a tournament by their ids."""
        with _told():
            return self._store.texts(tournament)

    def backup(self, to: Path) -> None:
        """Write everything into another file, whole or not at all."""
        with _told():
            self._store.backup(to)

    def bring(self, path: Path) -> Brought:
        """Read a portable tournament and work it out again; nothing is written."""
        from tdtool.brought import bring

        with _told(""):
            return bring.bring(self._store, path)

    def play(self, file: TdtFile, structure: Structure, house: HouseRules) -> Brought:
        """Play a .tdt in memory on this structure of it; nothing is written."""
        from tdtool.brought import bring
        from tdtool.moment import now

        with _told(""):
            return bring.play(self._store, file, structure, house, now=now(), entropy=os.urandom)

    def take_in(self, brought: Brought, *, copy: bool) -> str:
        """Take a tournament in and give its id; `copy`: as one of its own."""
        from tdtool.brought import bring

        with _told(""):
            return bring.take_in(self._store, brought, entropy=os.urandom, copy=copy)

    def export(self, tournament: str, path: Path) -> None:
        """Write a tournament into a portable file, whole or not at all."""
        from tdtool import __version__
        from tdtool.brought import bring

        with _told(""):
            bring.export(self._store, tournament, path, __version__)

    def sample(self) -> Desk | Refusal:
        """Set up the sample tournament and open it."""
        from tdtool.moment import now
        from tdtool.sample import set_up
        from tdtool.tournament.refusal import Refusal

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
def _told(help_: str = HELP) -> Iterator[None]:
    """Hand an error of the file, or of one that is brought, on as the window says it."""
    from tdtool.store.errors import StoreError

    try:
        yield
    except StoreError as error:
        raise ShelfError(str(error), help_) from error


class Opening(QObject):
    """Loads the desk and opens the file in a thread, so that the window answers meanwhile."""

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
        from tdtool.tournament.collecting import without_collecting

        with without_collecting():
            # The desk's own modules are loaded here too, and stand ready when it is built.
            import tdtool.line.reading
            import tdtool.ui.program
            import tdtool.ui.window  # noqa: F401
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
    """The running program: one window, one file.

    `shell` is the window of the system; `window` stands in it as soon as all is loaded.
    """

    furnished = Signal()
    """The desk stands in the window, with a tournament or a page of its own."""

    def __init__(self, database: Path | None) -> None:
        super().__init__()
        self._database = database
        self._opening: Opening | None = None
        self._program: Program | None = None
        self._window: Window | None = None
        self._shelf: StoreShelf | None = None
        self._pulse: Pulse | None = None
        self._beating = QTimer(self)
        self._beating.timeout.connect(self._beat)
        loaded = load_settings(settings_path())
        self._problem = loaded.problem
        self.preferences = Preferences(loaded.settings, settings_path(), self)
        self.preferences.choose()
        self.mishaps = Mishaps(self)
        self.mishaps.listen()
        self.shell = Shell()
        self.shell.painted.connect(self.open_file)
        self.shell.closing.connect(self._closing)

    @property
    def window(self) -> Window:
        """Give the desk's window; LookupError while it is not built yet."""
        if self._window is None:
            raise LookupError("the desk is not loaded yet")
        return self._window

    @property
    def is_furnished(self) -> bool:
        """Tell whether the desk's window is built."""
        return self._window is not None

    def show(self) -> None:
        """Show the window; everything else is loaded once it is painted."""
        if self.preferences.settings.window:
            self.shell.take_place(self.preferences.settings.window)
        self.shell.show()

    def open_file(self) -> None:
        """Open the file of tournaments; may be called again after it failed."""
        keep_log(cache_dir() / "tdtool.log")
        self._opening = Opening(self._database, self.preferences.settings.tournament)
        self._opening.opened.connect(self._opened)
        self._opening.failed.connect(self._failed)
        self._opening.start()

    def read(self, text: str) -> Reading:
        """Read what is typed into the line."""
        from tdtool.line.reading import read

        table = None if self._program is None else self._program.table()
        floor = self.preferences.settings.floor or ""
        return read(text, self.window.bridge.desk, table, floor)

    def leave(self) -> None:
        """Let go of everything: threads have ended, the file is closed."""
        if self._window is not None:
            self._window.bridge.close()
        if self._opening is not None:
            self._opening.opened.disconnect(self._opened)
            self._opening.failed.disconnect(self._failed)
            self._opening.wait()
            self._opening = None
        if self._shelf is not None:
            self._shelf.close()
        self._beating.stop()
        if self._pulse is not None:
            self._pulse.stop()
        self.mishaps.leave()

    def _closing(self) -> None:
        self.preferences.set_window(self.shell.place())
        if self._window is not None:
            self._window.bridge.close()

    def _furnish(self) -> Program:
        """Build the desk in the window, once."""
        if self._program is None:
            from tdtool.moment import now
            from tdtool.ui import fonts
            from tdtool.ui.bridge import Bridge
            from tdtool.ui.program import Program
            from tdtool.ui.steady import NEEDED, steady
            from tdtool.ui.window import Window

            if NEEDED:
                steady()
            fonts.load()
            fonts.load_rest()
            self.preferences.dress()
            self._window = Window(Bridge(self), self.preferences, self.read)
            self.mishaps.happened.connect(self._window.fail)
            self._program = Program(self._window, now, self.open_file)
            self._program.ahead.ready.connect(keep_what_stands)
            self.shell.hold(self._window)
            self.shell.keeps_open = self._window.desk_lock.keeps_open
        return self._program

    def _beat(self) -> None:
        """Note that the program lives; ask about the time that it did not."""
        from tdtool.moment import now

        away = None if self._pulse is None else self._pulse.beat(now())
        if away is not None:
            self.window.bridge.tell_absence(away)

    def _opened(self, shelf: StoreShelf, desk: Desk | None) -> None:
        from tdtool.absence import BEAT_MS, Pulse

        self._shelf = shelf
        self._furnish().tournaments.take_shelf(shelf, desk)
        self._pulse = Pulse(shelf.path.with_suffix(".alive"))
        self._beat()
        self._beating.start(BEAT_MS)
        if desk is not None:
            from tdtool.line.reading import prepare

            prepare(desk)
        if self._problem is not None:
            self.window.fail(self._problem)
        self.furnished.emit()

    def _failed(self, sentence: str, help_: str) -> None:
        self._furnish().tournaments.show_trouble(sentence, help_)
        self.furnished.emit()


def keep_what_stands() -> None:
    """Take what stands now out of the garbage collector's rounds: it stays to the end.

    A round over a large tournament holds the window up for a tenth of a second, in the middle
    of a key. What is young is looked through first, which is soon done.
    """
    gc.collect(1)
    gc.freeze()


def run(database: Path | None = None) -> int:
    """Open the window on a file of tournaments (None: the usual one) until it is closed."""
    qt = QApplication(sys.argv[:1])
    qt.setApplicationName("tdtool")
    app = App(database)
    qt.aboutToQuit.connect(app.leave)
    app.show()
    status = qt.exec()
    # Qt's side goes first: Python's would leave widgets behind that still hear events.
    app.shell.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return status

"""The whole window with a tournament in it, on a clock that the test moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdtool.app import StoreShelf
from tdtool.line.reading import read
from tdtool.settings import ColourScheme, Settings
from tdtool.sound.player import Player
from tdtool.tournament import commands as c
from tdtool.ui import fonts, scheme, theme
from tdtool.ui.bridge import Bridge
from tdtool.ui.panels.bring_in_players import BringInPlayersPanel
from tdtool.ui.panels.draw_seats import DrawSeatsPanel
from tdtool.ui.panels.new_tournament import NewTournamentPanel
from tdtool.ui.preferences import Preferences
from tdtool.ui.program import Program
from tdtool.ui.window import Window
from tests.empty_store import empty_store
from tests.ui import desk_sample

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from tdtool.line.candidate import Reading
    from tdtool.ui.acts import Act

MINUTE = 60_000
TOURNAMENTS = ("Harbour Open", "Club Night", "Friday Deep")


class Stage:
    """One window, its program, and the clock they read."""

    def __init__(
        self, folder: Path, width: int = 1366, height: int = 768, percent: int = 100, *, dark: bool
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        fonts.load()
        fonts.load_rest()
        self.clock = desk_sample.Clock()
        self.desk = desk_sample.in_play(folder, self.clock)
        colours = ColourScheme.DARK if dark else ColourScheme.LIGHT
        settings = Settings(colour_scheme=colours, font_percent=percent)
        self.bridge = Bridge()
        self.preferences = Preferences(settings, folder / "settings.json")
        self.preferences.dress()
        self.window = Window(self.bridge, self.preferences, self._read)
        # Nothing is heard while tests run.
        self.program = Program(self.window, self.clock, self._again, Player([]))
        self.store = empty_store(folder / "shelf.sqlite3")
        self.shelf = StoreShelf(self.store)
        self.window.resize(width, height)
        self.program.tournaments.take_shelf(self.shelf, self.desk)
        self.window.show()
        self.settle()

    def go(self, act: Act) -> None:
        """Show a page."""
        self.window.show_page(act)
        self.settle()

    def press(
        self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Press a key where the keys go."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifiers)
        self.settle()

    def type(self, text: str) -> None:
        """Type a text where the keys go."""
        for sign in text:
            QTest.keyClicks(QApplication.focusWidget() or self.window, sign)
        self.settle()

    def wait(self, until: Callable[[], bool]) -> None:
        """Let threads go on until something holds, ten seconds at most."""
        deadline = QDeadlineTimer(10_000)
        while not until():
            assert not deadline.hasExpired()
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        self.settle()

    def look(self, width: int, height: int, percent: int = 100, *, dark: bool = True) -> None:
        """Show the same in another size, as Ctrl++ and the window's edge do while it runs."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        scheme.apply(app, ColourScheme.DARK if dark else ColourScheme.LIGHT, percent)
        self.window.resize(width, height)
        self.settle()

    def settle(self) -> None:
        """Let everything that waits to be shown be shown."""
        if self.bridge.is_open:
            self.bridge.ticked.emit()
        for _ in range(3):
            QApplication.processEvents()

    def picture(self, path: Path) -> None:
        """Draw the window, with a menu over it if one is open."""
        self.window.activateWindow()
        self.settle()
        picture = QPixmap(self.window.grab())
        if self.window.menu.isVisible():
            from PySide6.QtGui import QPainter

            at = self.window.mapFromGlobal(self.window.menu.pos())
            painter = QPainter(picture)
            painter.drawPixmap(at, self.window.menu.grab())
            painter.end()
        picture.save(str(path))

    def leave(self) -> None:
        """Close the window and let go of everything."""
        self.window.menu.close()
        self.preferences.set_pin(None)
        self.window.desk_lock.unlock()
        self.window.close()
        self.shelf.close()
        self.window.deleteLater()
        self.preferences.deleteLater()
        self.bridge.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        # Whoever comes next finds the usual dress; there is nothing left to dress anew.
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        theme.set_touch(touch=False)
        scheme.apply(app, ColourScheme.DARK, 100)

    def known_table(self) -> int:
        """Name the table whose last hand the desk knows."""
        return next(n for n, table in self.desk.state.tables.items() if table.position is not None)

    def show_floor(self) -> None:
        """Take the table whose last hand is known in hand."""
        self.program.floor.show_table(self.known_table())

    def type_line(self, text: str) -> None:
        """Type into the line."""
        self.program.floor.show_table(12)
        self.window.line.open(text)

    def go_to_todo(self) -> None:
        """Give To do the keys."""
        self.window.to_do()

    def pause(self, seconds: int) -> None:
        """Stop the clock and let that much time pass."""
        self.bridge.toggle_clock()
        self.settle()
        self.window.toast.hide()
        self.clock.go(seconds * 1000)

    def leave_on_clock(self, seconds: int) -> None:
        """Let the level have that much left."""
        desk_sample.done(self.desk, c.SetRemaining(seconds * 1000))

    def into_the_break(self) -> None:
        """Go to the next break, three minutes in."""
        desk_sample.done(self.desk, c.GoToRow(14))
        self.clock.go(3 * MINUTE)

    def new_tournament(self, name: str, pasted: str = "") -> None:
        """Fill the panel that sets a tournament up."""
        self.program.tournaments.new_tournament()
        panel = self.window.panels.panel
        assert isinstance(panel, NewTournamentPanel)
        panel.name.setText(name)
        if pasted:
            panel.source.choices.set_index(2)
            panel.source.text.setPlainText(pasted)

    def bring_in(self, text: str) -> None:
        """Paste a list of players."""
        self.program.bring_in_players()
        panel = self.window.panels.panel
        assert isinstance(panel, BringInPlayersPanel)
        panel.text.setPlainText(text)

    def draw(self, *, drawn: bool) -> None:
        """Open the draw for twelve newcomers, and draw."""
        names = tuple(f"Newcomer {number}" for number in range(1, 13))
        desk_sample.done(self.desk, c.Register(names=names))
        self.program.draw_seats()
        panel = self.window.panels.panel
        assert isinstance(panel, DrawSeatsPanel)
        if drawn:
            panel.do_primary()

    def start(self, tournaments: Sequence[str] = TOURNAMENTS) -> None:
        """Show the page before there is a tournament."""
        self.bridge.show(None)
        for name in tournaments:
            desk_sample.opened_in(self.store, self.clock, name)
            self.clock.go(90 * MINUTE)
        self.program.tournaments.show_start()

    def trouble(self, sentence: str) -> None:
        """Show the page that says what is wrong."""
        self.bridge.show(None)
        self.program.tournaments.show_trouble(sentence, "Nothing was changed.")

    def _read(self, text: str) -> Reading:
        floor = self.preferences.settings.floor or ""
        return read(text, self.desk, self.program.table(), floor)

    def _again(self) -> None:
        self.program.tournaments.take_shelf(self.shelf, self.desk)

"""The boards of the tournaments that run: F11 opens and closes them on the right screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from tdtool.tournament.views import Tone
from tdtool.ui.act_rows import row
from tdtool.ui.acts import Act
from tdtool.ui.board import screens
from tdtool.ui.board.screens import ScreenAt

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QScreen
    from PySide6.QtWidgets import QWidget

    from tdtool.ui.board.board import Board
    from tdtool.ui.bridge import Bridge

_GONE = "The board’s screen is gone. {} shows the board here."


class Boards(QObject):
    """Each tournament has a board of its own; a screen shows one of them.

    `window` is the desk's; `remembered` names the screen that the board stood on last, and
    `remember` keeps it for the next start. A board whose screen is gone stands on another
    free one, or waits hidden, until its screen is back. `opened` carries a new board.
    """

    opened = Signal(object)

    def __init__(
        self,
        bridge: Bridge,
        window: QWidget,
        remembered: str | None,
        remember: Callable[[str], None],
    ) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._window = window
        self._remembered = remembered
        self._remember = remember
        self._boards: dict[str, Board] = {}
        self._home: dict[str, str] = {}
        """Tournament -> the name of the screen that its board fills, "" while it waits."""
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenRemoved.connect(self._screen_removed)
            app.screenAdded.connect(self._screen_added)
        bridge.closing.connect(self.close_all)

    def board(self) -> Board | None:
        """Give the board of the tournament that the desk shows, None while there is none."""
        return self._boards.get(self._bridge.desk.id) if self._bridge.is_open else None

    def toggle(self) -> None:
        """Open the board of the tournament that the desk shows, or put it away."""
        if not self._bridge.is_open:
            return
        board = self.board()
        if board is not None and board.isVisible():
            board.close()
            return
        if board is None:
            from tdtool.ui.board.board import Board

            board = Board(self._bridge)
            self._boards[board.desk.id] = board
            self.opened.emit(board)
            board.left.connect(self._left)
        found = screens.for_board(_all_screens(), self._desk_screen(), self._remembered)
        if found is not None:
            self._show(board, found.name)
            self._keep(found.name)
        else:
            self._home[board.desk.id] = self._desk_screen()
            board.show_on(_screen(self._desk_screen()), alone=True)

    def next_screen(self) -> None:
        """Move the board to the next screen that is not the desk's, and remember it."""
        board = self.board()
        if board is None:
            return
        here = self._home[board.desk.id]
        found = screens.next_for_board(_all_screens(), self._desk_screen(), here)
        if found is None:
            self._bridge.said.emit("There is no other screen for the board.", Tone.NEW)
        else:
            self._show(board, found.name)
            self._keep(found.name)

    def close_all(self) -> None:
        """Put every board away, as when the program ends."""
        for board in list(self._boards.values()):
            board.close()

    def _show(self, board: Board, screen: str) -> None:
        """Fill a screen of its own with a board; another one there is put away."""
        for other in list(self._boards.values()):
            if other is not board and self._home[other.desk.id] == screen:
                other.close()
        self._home[board.desk.id] = screen
        had_keys = self._window.isActiveWindow()
        board.show_on(_screen(screen), alone=False)
        if had_keys:
            # Some systems hand them to whatever appears.
            self._window.activateWindow()

    def _keep(self, screen: str) -> None:
        if self._remembered != screen:
            self._remembered = screen
            self._remember(screen)

    def _left(self) -> None:
        left = self.sender()
        for tournament, board in tuple(self._boards.items()):
            if board is left:
                self._boards.pop(tournament)
                self._home.pop(tournament, None)
                board.deleteLater()

    def _screen_removed(self, gone: QScreen) -> None:
        self._settle_all([one for one in _all_screens() if one.name != gone.name()])

    def _screen_added(self, screen: QScreen) -> None:
        del screen
        self._settle_all(_all_screens())

    def _settle_all(self, there: list[ScreenAt]) -> None:
        """Find every board a place on the screens that are there now."""
        desk = self._desk_screen()
        if there and desk not in {one.name for one in there}:
            # The system is about to move the desk to one that is left.
            desk = next((one.name for one in there if one.name == _primary()), there[0].name)
        free = [one.name for one in screens.free_screens(there, desk)]
        for board in self._boards.values():
            if not board.alone:
                self._settle(board, free)

    def _settle(self, board: Board, free: list[str]) -> None:
        here = self._home[board.desk.id]
        others = {home for name, home in self._home.items() if name != board.desk.id}
        open_to_it = [name for name in free if name not in others]
        if self._remembered in open_to_it:
            open_to_it.sort(key=lambda name: name != self._remembered)
        elif here in free:
            return
        if not open_to_it:
            self._wait(board)
        elif open_to_it[0] != here:
            self._show(board, open_to_it[0])

    def _wait(self, board: Board) -> None:
        if self._home[board.desk.id]:
            self._home[board.desk.id] = ""
            board.hide()
            self._bridge.said.emit(_GONE.format(row(Act.BOARD).key), Tone.NEEDS_YOU)

    def _desk_screen(self) -> str:
        return self._window.screen().name()


def _primary() -> str:
    return QGuiApplication.primaryScreen().name()


def _screen(name: str) -> QScreen:
    """Find a screen by its name; the primary one where it has just gone."""
    found = (one for one in QGuiApplication.screens() if one.name() == name)
    return next(found, QGuiApplication.primaryScreen())


def _all_screens() -> list[ScreenAt]:
    return [
        ScreenAt(
            one.name(),
            one.geometry().x(),
            one.geometry().y(),
            one.geometry().width(),
            one.geometry().height(),
        )
        for one in QGuiApplication.screens()
    ]

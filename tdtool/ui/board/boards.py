"""The boards of the tournaments that run: F11 opens and closes them on the right screens."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from tdtool.board_plan import BoardPlan, Layout, kept, known, next_layout
from tdtool.tournament.views import Tone
from tdtool.ui import keys
from tdtool.ui.acts import Act
from tdtool.ui.board import screens, system_screens

if TYPE_CHECKING:
    from PySide6.QtGui import QImage, QScreen
    from PySide6.QtWidgets import QWidget

    from tdtool.ui.board.board import Board
    from tdtool.ui.board.dress import Dress
    from tdtool.ui.board.logo import Logo
    from tdtool.ui.board.screens import ScreenAt
    from tdtool.ui.board.small_clock import SmallClock
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.preferences import Preferences

_GONE = "The board’s screen is gone. {} shows the board here."
LAYOUT_NAMES: dict[Layout | None, str] = {
    None: "In turn",
    Layout.CLOCK: "Clock",
    Layout.PRIZES: "Prizes",
    Layout.SEATS: "Seats",
    Layout.TABLE: "Final table",
}
"""What a board can be set to; None: its layouts in turn."""


class Boards(QObject):
    """A tournament has a board on each screen that is meant for one; a screen shows one board.

    `window` is the desk's; `preferences` keep what each screen shows. A board whose screen is
    gone stands on another free one, or waits hidden, until its screen is back.
    """

    changed = Signal()
    """A board was opened, moved or put away, or a screen came or went."""
    opened = Signal(object)
    """A new board."""

    def __init__(self, bridge: Bridge, window: QWidget, preferences: Preferences) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._window = window
        self._preferences = preferences
        self._dress: Dress | None = None
        self._small: SmallClock | None = None
        self._picture: QImage | None = None
        self._logo: Logo | None = None
        """The logo that could not be read, once that was said."""
        self._homes: dict[Board, str] = {}
        """Board -> the name of the screen that it fills, "" while it waits."""
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenRemoved.connect(self._screen_removed)
            app.screenAdded.connect(self._screen_added)
        bridge.closing.connect(self.close_all)
        preferences.changed.connect(self._follow)

    def boards(self) -> list[Board]:
        """List the boards of the tournament that the desk shows, in the order of the plans."""
        if not self._bridge.is_open:
            return []
        found = [one for one in self._homes if one.desk is self._bridge.desk]
        places = {plan.screen: place for place, plan in enumerate(self._plans())}
        return sorted(found, key=lambda one: places.get(one.plan.screen, len(places)))

    def board(self) -> Board | None:
        """Give the first board of the tournament that the desk shows, None while it has none."""
        return next(iter(self.boards()), None)

    def screen_of(self, board: Board) -> str:
        """Name the screen that a board fills, "" while it waits."""
        return self._homes[board]

    def dress(self) -> Dress:
        """Give the colours and the logo of all boards."""
        if self._dress is None:
            self._dress = self._read_dress()
        return self._dress

    def toggle(self) -> None:
        """Open the boards of the tournament that the desk shows, or put them away."""
        if not self._bridge.is_open:
            return
        mine = self.boards()
        seen = any(one.isVisible() for one in mine)
        for board in mine:
            board.close()
        if seen:
            return
        free, desk = self._free(), self._desk_screen()
        others = {home for home in self._homes.values() if home}
        found = screens.for_boards(free, self._plans(), others)
        for one in found:
            self._show(self._made(self._plan_of(one, first=not self._wanted())), one.name)
        if not found:
            here = next(one for one in system_screens.all_screens() if one.name == desk)
            board = self._made(known(self._plans(), here.id) or BoardPlan(here.id, on=False))
            self._homes[board] = desk
            board.show_on(system_screens.screen_at(desk), alone=True)
        self.changed.emit()

    def next_screen(self) -> None:
        """Move the board to the next screen that is not the desk's, and remember it."""
        board = self.board()
        if board is None:
            return
        own = [self._homes[one] for one in self.boards()]
        found = screens.next_for_board(
            system_screens.all_screens(), self._desk_screen(), self._homes[board], own
        )
        if found is None:
            self._bridge.said.emit("There is no other screen for the board.", Tone.NEW)
            return
        left = known(self._plans(), board.plan.screen)
        plans = self._plans()
        if left is not None:
            plans = kept(plans, replace(left, on=False))
        moved = replace(board.plan, screen=found.id, on=True)
        board.set_plan(moved)
        self._show(board, found.name)
        others = tuple(one for one in plans if one is not known(plans, found.id))
        self._preferences.set_boards((moved, *others))
        self.changed.emit()

    def next_layout(self) -> None:
        """Keep the next layout on the first board, or let its layouts take turns again."""
        board = self.board()
        if board is None:
            return
        chosen = next_layout(board.plan.frozen, self._possible())
        self.set_plan(replace(board.plan, frozen=chosen))
        name = LAYOUT_NAMES[chosen].lower()
        self._bridge.said.emit(f"The board shows: {name}.", Tone.NEW)

    def set_plan(self, plan: BoardPlan) -> None:
        """Let a screen show this from now on; it is remembered."""
        self._preferences.set_boards(kept(self._plans(), plan))
        for board in list(self._homes):
            if board.plan.screen == plan.screen:
                if board.plan.on and not plan.on and not board.alone:
                    board.close()
                else:
                    board.set_plan(plan)
        if plan.on:
            self._open_more(self._free())

    def toggle_small_clock(self) -> None:
        """Open the small clock of the tournament that the desk shows, or put it away."""
        if not self._bridge.is_open:
            return
        before, self._small = self._small, None
        if before is not None:
            before.close()
            if before.desk is self._bridge.desk:
                return
        from tdtool.ui.board.small_clock import SmallClock

        self._small = SmallClock(self._bridge, self._preferences.settings.small_clock)
        self._small.set_dress(self.dress())
        self._small.left.connect(self._small_left)
        had_keys = self._window.isActiveWindow()
        self._small.show()
        if had_keys:
            self._window.activateWindow()

    @property
    def small_clock(self) -> SmallClock | None:
        """Give the small clock, None while it is away."""
        return self._small

    def close_all(self) -> None:
        """Put every board and the small clock away, as when the program ends."""
        for board in list(self._homes):
            board.close()
        if self._small is not None:
            self._small.close()

    def _possible(self) -> set[Layout]:
        from tdtool.tournament.board_view import board_view, field_of
        from tdtool.ui.board import picture

        desk = self._bridge.desk
        field = field_of(desk.state, desk.names, seats=True)
        return picture.possible(board_view(desk.state, field, desk.now()))

    def _plans(self) -> tuple[BoardPlan, ...]:
        return self._preferences.settings.boards

    def _wanted(self) -> bool:
        return any(plan.on for plan in self._plans())

    def _plan_of(self, screen: ScreenAt, *, first: bool = False) -> BoardPlan:
        """Give what a screen shows; the first one that is ever used is remembered."""
        plan = known(self._plans(), screen.id)
        found = BoardPlan(screen.id) if plan is None else plan
        if first:
            found = replace(found, screen=screen.id, on=True)
            self._preferences.set_boards(kept(self._plans(), found))
        return found

    def _made(self, plan: BoardPlan) -> Board:
        from tdtool.ui.board.board import Board

        board = Board(self._bridge, plan)
        board.set_dress(self.dress())
        self.opened.emit(board)
        board.left.connect(self._left)
        board.layout_wanted.connect(self.next_layout)
        self._homes[board] = ""
        return board

    def _show(self, board: Board, screen: str) -> None:
        """Fill a screen of its own with a board; another one there is put away."""
        for other, home in list(self._homes.items()):
            if other is not board and home == screen:
                other.close()
        self._homes[board] = screen
        had_keys = self._window.isActiveWindow()
        board.show_on(system_screens.screen_at(screen), alone=False)
        if had_keys:
            # Some systems hand them to whatever appears.
            self._window.activateWindow()

    def _left(self) -> None:
        left = self.sender()
        for board in tuple(self._homes):
            if board is left:
                self._homes.pop(board)
                board.deleteLater()
        self.changed.emit()

    def _small_left(self, placed: str) -> None:
        left = self.sender()
        if self._small is left:
            self._small = None
        if isinstance(left, QObject):
            left.deleteLater()
        self._preferences.set_small_clock(placed)

    def _screen_removed(self, gone: QScreen) -> None:
        self._settle_all(system_screens.all_screens(gone))

    def _screen_added(self, screen: QScreen) -> None:
        del screen
        self._settle_all(system_screens.all_screens())

    def _settle_all(self, there: list[ScreenAt]) -> None:
        """Find every board a place on the screens that are there now."""
        desk = self._desk_screen()
        if there and desk not in {one.name for one in there}:
            # The system is about to move the desk to one that is left.
            first = system_screens.primary()
            desk = next((one.name for one in there if one.name == first), there[0].name)
        free = screens.free_screens(there, desk)
        for board in [one for one in self._homes if not one.alone]:
            self._settle(board, free)
        self._open_more(free)
        self.changed.emit()

    def _settle(self, board: Board, free: list[ScreenAt]) -> None:
        """Bring a board to its own screen, else leave it, else to another one or nowhere."""
        here = self._homes[board]
        taken = {home for other, home in self._homes.items() if other is not board}
        home = next((one for one in free if known((board.plan,), one.id) is not None), None)
        if home is not None and home.name not in taken:
            if home.name != here:
                self._show(board, home.name)
        elif here not in {one.name for one in free}:
            other = next((one for one in free if one.name not in taken), None)
            if other is not None:
                self._show(board, other.name)
            else:
                self._wait(board)

    def _open_more(self, free: list[ScreenAt]) -> None:
        """Open a board on a screen that is meant for one and came while the others stand."""
        if not any(one.isVisible() and not one.alone for one in self.boards()):
            return
        for one in free:
            plan = known(self._plans(), one.id)
            if plan is not None and plan.on and one.name not in self._homes.values():
                self._show(self._made(plan), one.name)

    def _wait(self, board: Board) -> None:
        if self._homes[board]:
            self._homes[board] = ""
            board.hide()
            self._bridge.said.emit(_GONE.format(keys.named(Act.BOARD)), Tone.NEEDS_YOU)

    def _follow(self) -> None:
        """Dress every board as the settings say now."""
        before, self._dress = self._dress, self._read_dress()
        if before != self._dress:
            for board in self._homes:
                board.set_dress(self._dress)
            if self._small is not None:
                self._small.set_dress(self._dress)

    def _read_dress(self) -> Dress:
        from tdtool.ui import house
        from tdtool.ui.board.dress import dress_of
        from tdtool.ui.board.logo import Logo

        picture = house.picture()
        if picture is not self._picture:
            self._picture = picture
            self._logo = None if picture is None else Logo(picture)
        return dress_of(self._preferences.settings, self._logo)

    def _free(self) -> list[ScreenAt]:
        return screens.free_screens(system_screens.all_screens(), self._desk_screen())

    def _desk_screen(self) -> str:
        return system_screens.name_of(self._window.screen())

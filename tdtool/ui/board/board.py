"""The board's window: one screen of the players, or a part of the desk's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCursor

from tdtool.board_plan import Layout, shown_at
from tdtool.ui import keys, plain
from tdtool.ui.acts import Act
from tdtool.ui.board import picture
from tdtool.ui.board.code_side import CodeSide
from tdtool.ui.board.scene_view import SceneView

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QScreen, QShowEvent

    from tdtool.board_plan import BoardPlan
    from tdtool.desk import Change
    from tdtool.tournament.board_view import BoardView
    from tdtool.tournament.values import Now
    from tdtool.ui.board.scene import Scene
    from tdtool.ui.bridge import Bridge

SMALLEST = (320, 240)


class Board(SceneView):
    """The board of the tournament that `bridge` shows now; it stays with that tournament.

    `left` says that it was closed, by key or by the system.
    """

    left = Signal()
    layout_wanted = Signal()
    """The next layout was asked for on the board itself."""

    def __init__(self, bridge: Bridge, plan: BoardPlan) -> None:
        super().__init__(bridge.desk)
        self._bridge = bridge
        self._plan = plan
        self._alone = self._over = False
        self.code = CodeSide(self)
        self.setWindowFlag(Qt.WindowType.Window)
        # The program ends with the desk's window, not with the board's.
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setMinimumSize(*SMALLEST)
        self._name()

    @property
    def plan(self) -> BoardPlan:
        """Give what is shown here."""
        return self._plan

    @property
    def alone(self) -> bool:
        """Tell whether the board stands on the desk's own screen and takes the keys."""
        return self._alone

    def set_plan(self, plan: BoardPlan) -> None:
        """Show this from now on."""
        if plan != self._plan:
            listed, self._plan = self.lists_seats(), plan
            if listed != self.lists_seats():
                self.again()
            else:
                self.refresh()

    def lists_seats(self) -> bool:
        """Tell whether the seats come to stand here."""
        return self._plan.may_show(Layout.SEATS)

    def compose(self, view: BoardView, now: Now) -> Scene:
        """Build the layout whose turn it is."""
        shown = shown_at(self._plan, picture.possible(view), now.wall_ms)
        address = self._bridge.phone_address(self._desk.id)
        whole = self._dress.room(self.width(), self.height())
        room = self.code.beside(address, view.look, whole, self._dress.colours)
        return picture.compose(view, now, room, shown, moves=self._plan.moves)

    def show_on(self, screen: QScreen, *, alone: bool) -> None:
        """Fill a screen. `alone`: it is the desk's own one, so the board takes the keys.

        On a screen of its own the board never takes the keys away from the desk.
        """
        self._alone = alone
        if self.isVisible():
            self.hide()
        self.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus, not alone)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, not alone)
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self._fill()
        if alone:
            self.activateWindow()

    def toggle_windowed(self) -> None:
        """Make a window of the board (for a mirrored projector), or fill the screen again."""
        if self.isFullScreen():
            self.showNormal()
            self.resize(self.screen().availableGeometry().size() * 2 / 3)
        else:
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the pointer out of the picture."""
        super().showEvent(event)
        self._name()
        self._hide_pointer()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say that it was closed."""
        super().closeEvent(event)
        if not self._over:
            self._over = True
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave by Esc or its key; Space is the clock where this tournament is the desk's."""
        if self._bridge.locked:
            self._bridge.locked_key.emit(event)
        elif event.key() == Qt.Key.Key_Escape or keys.is_key(event, Act.BOARD):
            self.close()
        elif keys.is_key(event, Act.CLOCK):
            if self._bridge.is_open and self._bridge.desk is self._desk:
                self._bridge.toggle_clock()
        elif keys.is_key(event, Act.FULL_SCREEN):
            self.toggle_windowed()
        elif keys.is_key(event, Act.BOARD_LAYOUT):
            self.layout_wanted.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Make a window of the board, or fill the screen."""
        del event
        if not self._bridge.locked:
            self.toggle_windowed()
            self._hide_pointer()

    def _name(self) -> None:
        name = plain.one_line(self._desk.state.name)
        self.setWindowTitle(f"Board – {name}" if name else "Board")
        self.setAccessibleName(self.windowTitle())

    def _fill(self) -> None:
        # Qt's showFullScreen() would take the keys.
        self.setWindowState(Qt.WindowState.WindowFullScreen)
        self.show()

    def _changed(self, change: Change) -> None:
        if change.everything:
            self._name()
        super()._changed(change)

    def _hide_pointer(self) -> None:
        if self.isFullScreen():
            self.setCursor(QCursor(Qt.CursorShape.BlankCursor))
        else:
            self.unsetCursor()

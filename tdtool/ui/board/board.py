"""The board's window: it reads the clock itself, once a second, and paints what changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QKeySequence, QPainter
from PySide6.QtWidgets import QWidget

from tdtool.tournament.board_view import Field, board_view, field_of
from tdtool.tournament.views import ClockState
from tdtool.ui import plain
from tdtool.ui.act_rows import row
from tdtool.ui.acts import Act
from tdtool.ui.board import picture
from tdtool.ui.board.code_side import CodeSide
from tdtool.ui.board.room import Room

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import (
        QCloseEvent,
        QHideEvent,
        QKeyEvent,
        QMouseEvent,
        QPaintEvent,
        QResizeEvent,
        QScreen,
        QShowEvent,
    )

    from tdtool.desk import Change, Desk
    from tdtool.tournament.values import Now
    from tdtool.tournament.views import ClockView
    from tdtool.ui.board.scene import Scene
    from tdtool.ui.bridge import Bridge

SMALLEST = (320, 240)
_SECOND = 1_000
_LEAVE = ("Esc", row(Act.BOARD).key)
_CLOCK = row(Act.CLOCK).keys
_WINDOWED = row(Act.FULL_SCREEN).key


class Board(QWidget):
    """The board of the tournament that `bridge` shows now; it stays with that tournament.

    It has no part in the desk's ticks: time is worked out from the clock's anchor when the
    next figure is due. `left` says that it was closed, by key or by the system.
    """

    left = Signal()

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self._bridge = bridge
        self._desk = bridge.desk
        self._alone = False
        self._field: Field | None = None
        self._scene: Scene | None = None
        self.code = CodeSide(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.refresh)
        self._stop: Callable[[], None] | None = self._desk.observe(self._changed)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        # The program ends with the desk's window, not with the board's.
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setMinimumSize(*SMALLEST)
        self._name()

    @property
    def desk(self) -> Desk:
        """Give the tournament that is shown here."""
        return self._desk

    @property
    def scene(self) -> Scene | None:
        """Give what is painted, None before the board was shown."""
        return self._scene

    @property
    def alone(self) -> bool:
        """Tell whether the board stands on the desk's own screen and takes the keys."""
        return self._alone

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

    def refresh(self) -> None:
        """Work out the moment and paint what differs; then wait for the next figure."""
        if not self.isVisible():
            return
        now = self._desk.now()
        if self._field is None:
            self._field = field_of(self._desk.state, self._desk.names, self._desk.message)
        view = board_view(self._desk.state, self._field, now)
        address = self._bridge.phone_address(self._desk.id)
        room = self.code.beside(address, view.look, Room(self.width(), self.height()))
        scene = picture.compose(view, now, room)
        before, self._scene = self._scene, scene
        if before is None:
            self.update()
        elif scene != before:
            self.update(picture.changed(before, scene))
        self._timer.start(until_next(view.clock, now))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what the event touches."""
        if self._scene is not None:
            painter = QPainter(self)
            painter.setClipRegion(event.region())
            picture.paint(painter, self._scene, event.region())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Build the board anew for its size."""
        super().resizeEvent(event)
        self._scene = None
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to follow the clock."""
        super().showEvent(event)
        self._scene = None
        self._hide_pointer()
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop to follow the clock."""
        super().hideEvent(event)
        self._timer.stop()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let go of the tournament and say so."""
        super().closeEvent(event)
        self._timer.stop()
        if self._stop is not None:
            self._stop()
            self._stop = None
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave by Esc or F11; Space is the clock where this tournament is the desk's."""
        pressed = QKeySequence(event.keyCombination()).toString()
        if pressed in _LEAVE:
            self.close()
        elif pressed in _CLOCK:
            if self._bridge.is_open and self._bridge.desk is self._desk:
                self._bridge.toggle_clock()
        elif pressed == _WINDOWED:
            self.toggle_windowed()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Make a window of the board, or fill the screen."""
        del event
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
        # Several changes of one act, or of a batch, are painted once.
        self._field = None
        if self.isVisible():
            self._timer.start(0)

    def _hide_pointer(self) -> None:
        if self.isFullScreen():
            self.setCursor(QCursor(Qt.CursorShape.BlankCursor))
        else:
            self.unsetCursor()


def until_next(clock: ClockView, now: Now) -> int:
    """Give the milliseconds until a figure of the clock changes: never more than a second.

    A countdown changes when its own second is over, so that it never lags or skips; a
    pause is counted up from when it began; the time of day by the wall clock.
    """
    if clock.state is ClockState.RUNNING and clock.remaining is not None:
        return (clock.remaining - 1) % _SECOND + 1
    since = now.wall_ms if clock.paused_for is None else clock.paused_for
    return _SECOND - since % _SECOND

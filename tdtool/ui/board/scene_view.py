"""A part of the screen that shows a tournament's clock as a scene and paints what changed."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from tdtool.tournament.board_view import Field, board_view, field_of
from tdtool.tournament.views import ClockState
from tdtool.ui.board import picture
from tdtool.ui.board.dress import USUAL, Dress

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHideEvent, QPaintEvent, QResizeEvent, QShowEvent

    from tdtool.desk import Change, Desk
    from tdtool.tournament.board_view import BoardView
    from tdtool.tournament.values import Now
    from tdtool.tournament.views import ClockView
    from tdtool.ui.board.scene import Scene

_SECOND = 1_000


class SceneView(QWidget):
    """Shows a tournament; whoever inherits it says how, by `compose`.

    It has no part in the desk's ticks: time is worked out from the clock's anchor when the
    next figure is due. While it is hidden it rests.
    """

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._dress = USUAL
        self._field: Field | None = None
        self._scene: Scene | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.refresh)
        self._stop: Callable[[], None] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def desk(self) -> Desk:
        """Give the tournament that is shown here."""
        return self._desk

    @property
    def scene(self) -> Scene | None:
        """Give what is painted, None before it was shown."""
        return self._scene

    @abstractmethod
    def compose(self, view: BoardView, now: Now) -> Scene:
        """Build what is shown at a moment."""

    def lists_seats(self) -> bool:
        """Tell whether where everybody sits may be shown."""
        return False

    @property
    def dress(self) -> Dress:
        """Give the colours and the logo that it is painted with."""
        return self._dress

    def set_dress(self, dress: Dress) -> None:
        """Paint in these colours with this logo from now on."""
        if dress != self._dress:
            self._dress = dress
            self.again()

    def again(self) -> None:
        """Work everything out anew and paint all of it."""
        self._field = self._scene = None
        self.refresh()

    def refresh(self) -> None:
        """Work out the moment and paint what differs; then wait for the next figure."""
        if not self.isVisible():
            return
        now = self._desk.now()
        if self._field is None:
            self._field = field_of(
                self._desk.state, self._desk.names, self._desk.message, seats=self.lists_seats()
            )
        view = board_view(self._desk.state, self._field, now)
        scene = self.compose(view, now)
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
            picture.paint(painter, self._scene, event.region(), self._dress.colours)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Build the scene anew for its size."""
        super().resizeEvent(event)
        self._scene = None
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to follow the tournament."""
        super().showEvent(event)
        if self._stop is None:
            self._stop = self._desk.observe(self._changed)
        self.again()

    def hideEvent(self, event: QHideEvent) -> None:
        """Follow it no more."""
        super().hideEvent(event)
        self._timer.stop()
        if self._stop is not None:
            self._stop()
            self._stop = None

    def _changed(self, change: Change) -> None:
        del change
        # Several changes of one act, or of a batch, are painted once.
        self._field = None
        self._timer.start(0)


def until_next(clock: ClockView, now: Now) -> int:
    """Give the milliseconds until a figure of the clock changes: never more than a second.

    A countdown changes when its own second is over, so that it never lags or skips; a
    pause is counted up from when it began; the time of day by the wall clock.
    """
    if clock.state is ClockState.RUNNING and clock.remaining is not None:
        return (clock.remaining - 1) % _SECOND + 1
    since = now.wall_ms if clock.paused_for is None else clock.paused_for
    return _SECOND - since % _SECOND

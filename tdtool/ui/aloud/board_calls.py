"""Players on the clock over the foot of a board: table and seat, no names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from tdtool.tournament import clock
from tdtool.tournament.calls.view import call_views
from tdtool.ui import theme
from tdtool.ui.aloud.call_clocks import digits_of, seconds
from tdtool.ui.board.ink import Ink

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tdtool.tournament.calls.view import CallView
    from tdtool.ui.board.board import Board
    from tdtool.ui.board.ink import Palette
    from tdtool.ui.preferences import Preferences

MOST = 3
"""Clocks that stand beside each other."""
OVER_MS = 10_000
"""How long a clock that is over stands there."""
_SHARE = 0.115
"""The part of the board's height that they take."""


class BoardCalls(QWidget):
    """Stands over the foot of one board while somebody there is on the clock."""

    def __init__(self, board: Board, preferences: Preferences) -> None:
        super().__init__(board)
        self._board = board
        self._preferences = preferences
        self._views: tuple[CallView, ...] = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.look)
        self._stop = board.desk.observe(lambda _change: self.look())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        board.installEventFilter(self)
        board.left.connect(self._let_go)
        preferences.changed.connect(self.look)
        self.hide()
        self.look()

    def views(self) -> tuple[CallView, ...]:
        """Give the clocks that are shown."""
        return self._views

    def look(self) -> None:
        """Read the clocks anew, and wait for the next second of one of them."""
        views: tuple[CallView, ...] = ()
        if self._preferences.settings.calls_on_board:
            desk = self._board.desk
            found = call_views(desk.state, desk.names, desk.now())
            views = tuple(view for view in found if view.over < OVER_MS)[:MOST]
        self._views = views
        self.setVisible(bool(views))
        self._place()
        self.update()
        if views:
            self._timer.start(min((view.left - 1) % clock.SECOND + 1 for view in views))
        else:
            self._timer.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the board's size."""
        if watched is self._board and event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the clocks beside each other."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._board.dress.colours
        painter.fillRect(self.rect(), colours[Ink.BAND])
        wide = self.width() // max(1, len(self._views))
        for place, view in enumerate(self._views):
            _paint(painter, QRect(place * wide, 0, wide, self.height()), view, colours)

    def _place(self) -> None:
        tall = round(self._board.height() * _SHARE)
        self.setGeometry(0, self._board.height() - tall, self._board.width(), tall)
        self.raise_()

    def _let_go(self) -> None:
        self._timer.stop()
        self._stop()
        self._preferences.changed.disconnect(self.look)


def _paint(painter: QPainter, room: QRect, view: CallView, colours: Palette) -> None:
    ink = colours[Ink.AMBER if view.left and not view.counting else Ink.FELT_RED]
    figure = QFont(theme.font(13, QFont.Weight.Bold, tabular=True))
    words = QFont(theme.font(13, QFont.Weight.DemiBold))
    place = f"Table {view.table}" + ("" if view.seat is None else f", seat {view.seat.seat}")
    text = digits_of(seconds(view)) if view.left else "Time"
    size = room.height() * 0.52
    gap = room.height() * 0.3
    while size > 6:  # noqa: PLR2004 - pixels
        figure.setPixelSize(round(size))
        words.setPixelSize(max(5, round(size * 0.55)))
        painter.setFont(figure)
        first = painter.fontMetrics().horizontalAdvance(text)
        painter.setFont(words)
        second = painter.fontMetrics().horizontalAdvance(place)
        if first + gap + second <= room.width() * 0.94:
            break
        size *= 0.9
    left = room.left() + (room.width() - first - gap - second) / 2
    aligned = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    painter.setPen(colours[Ink.TEXT])
    painter.drawText(QRectF(left, room.top(), second + 2, room.height()), aligned, place)
    painter.setFont(figure)
    painter.setPen(ink)
    at = QRectF(left + second + gap, room.top(), first + 2, room.height())
    painter.drawText(at, aligned, text)

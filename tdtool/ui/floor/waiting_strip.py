"""Who has no seat, by name below the tiles: carried to a seat, or asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import figures, plain, theme
from tdtool.ui.floor.carrying import is_drag
from tdtool.ui.parts.asking import Asking
from tdtool.ui.parts.ring import RADIUS, paint_ring
from tdtool.ui.parts.writing import write

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent

    from tdtool.tournament.values import EntryId

_HEIGHT, _GAP, _PADDING, _WIDEST = 30, 6, 8, 150
MOST = 12
"""More names are never asked for; how many wait is said all the same."""


class Waits(NamedTuple):
    """One player without a seat."""

    entry: EntryId
    name: str


class _Chip(NamedTuple):
    one: Waits
    room: QRect


class WaitingStrip(QWidget):
    """Names side by side, who waits longest first; Left and Right choose, Enter asks."""

    lifted = Signal(int, QPoint)
    """A player (entry) was pulled away; the pointer on the screen."""
    asked = Signal(int, QPoint)
    """What can be done with him? The point is on the screen."""

    def __init__(self) -> None:
        super().__init__()
        self._waits: tuple[Waits, ...] = ()
        self._count = 0
        self._here = 0
        self._pressed: tuple[QPoint, EntryId] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self._asking = Asking(self)
        self._asking.asked.connect(self.ask)
        theme.changed.connect(self.updateGeometry)
        self.hide()

    def show_waiting(self, waits: Sequence[Waits], count: int) -> None:
        """Show these players, of so many without a seat."""
        if (tuple(waits), count) == (self._waits, self._count):
            return
        self._waits, self._count = tuple(waits), count
        self._here = min(self._here, max(0, len(self._waits) - 1))
        self.setVisible(bool(count))
        names = ", ".join(one.name for one in self._waits)
        self.setAccessibleName(f"{figures.number(count)} without a seat: {names}")
        self.update()

    def waits(self) -> tuple[Waits, ...]:
        """List the players that are named."""
        return self._waits

    def entry_at(self, at: QPoint) -> EntryId | None:
        """Find the player whose name lies under a point."""
        return next((chip.one.entry for chip in self._chips() if chip.room.contains(at)), None)

    def ask(self, at: QPoint | None) -> None:
        """Ask what can be done with the player at a point, or with the one in hand."""
        for place, chip in enumerate(self._chips()):
            if chip.room.contains(at) if at is not None else place == self._here:
                self._here = place
                spot = chip.room.bottomLeft() if at is None else at
                self.asked.emit(chip.one.entry, self.mapToGlobal(spot))
                self.update()
                return

    def spot_of(self, entry: EntryId) -> QPoint | None:
        """Give the middle of a player's name, None where it is not in sight."""
        rooms = (chip.room for chip in self._chips() if chip.one.entry == entry)
        room = next(rooms, None)
        return None if room is None else room.center()

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        return QSize(theme.px(200), theme.target(_HEIGHT))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the name under the mouse in hand."""
        at = event.position().toPoint()
        entry = self.entry_at(at)
        if event.button() is Qt.MouseButton.LeftButton and entry is not None:
            self._pressed = at, entry
            self._here = [one.entry for one in self._waits].index(entry)
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lift the name that was pressed once the mouse has gone some way."""
        at = event.position().toPoint()
        over = self.entry_at(at)
        self.setCursor(
            Qt.CursorShape.ArrowCursor if over is None else Qt.CursorShape.OpenHandCursor
        )
        self.setToolTip(plain.tip(next((o.name for o in self._waits if o.entry == over), "")))
        if self._pressed is not None and is_drag(self._pressed[0], at):
            (_, entry), self._pressed = self._pressed, None
            self.lifted.emit(entry, event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self._pressed = None
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with the arrows, ask with Enter; the rest is the page's."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None:
            self._here = min(max(0, self._here + step), max(0, len(self._chips()) - 1))
            self.update()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.ask(None)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write how many wait, then their names on raised ground."""
        del event
        now, px = theme.colours(), theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(_count_font())
        painter.setPen(now.needs_you)
        painter.drawText(
            self.rect().adjusted(px(2), 0, 0, 0), theme.plain_alignment(), self._words()
        )
        chips = self._chips()
        painter.setFont(_font())
        for place, chip in enumerate(chips):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(now.raised)
            painter.drawRoundedRect(QRectF(chip.room), px(RADIUS), px(RADIUS))
            painter.setPen(now.text)
            write(painter, chip.room.adjusted(px(_PADDING), 0, -px(_PADDING) + 2, 0), chip.one.name)
            if self.hasFocus() and place == self._here:
                paint_ring(painter, QRectF(chip.room))
        more = self._count - len(chips)
        if chips and more > 0:
            painter.setPen(now.second)
            left = chips[-1].room.right() + px(_GAP)
            room = QRect(left, 0, self.width() - left, self.height())
            painter.drawText(room, theme.plain_alignment(), f"+{figures.number(more)}")

    def _words(self) -> str:
        return f"{figures.number(self._count)} without a seat"

    def _chips(self) -> list[_Chip]:
        """Place the names that have room, the last ones give way."""
        px, metrics = theme.px, QFontMetrics(_font())
        left = QFontMetrics(_count_font()).horizontalAdvance(self._words()) + px(12)
        tall = self.height() - px(4)
        found: list[_Chip] = []
        for place, one in enumerate(self._waits):
            wide = min(metrics.horizontalAdvance(one.name) + px(2 * _PADDING), px(_WIDEST))
            rest = px(34) if place + 1 < self._count else 0
            if left + wide + rest > self.width():
                break
            found.append(_Chip(one, QRect(left, px(2), wide, tall)))
            left += wide + px(_GAP)
        return found


def _font() -> QFont:
    return theme.font(12.5)


def _count_font() -> QFont:
    return theme.font(12, QFont.Weight.DemiBold)

"""The picture of a table: seats to click or to reach by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import plain, theme
from tdtool.ui.floor.carrying import is_drag
from tdtool.ui.floor.glow import Glow
from tdtool.ui.floor.picture import NO_PICTURE, Picture, changed_seats
from tdtool.ui.floor.seat_labels import Labels, Sizes
from tdtool.ui.floor.seat_line import HEIGHT, SeatLine
from tdtool.ui.floor.table_painter import Attention, TablePainter
from tdtool.ui.floor.table_shape import TableShape
from tdtool.ui.parts.asking import Asking
from tdtool.ui.theme import TARGET

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QEvent

_USUAL_WIDTH, _USUAL_HEIGHT = 614.0, 300.0
_FELT_HEIGHT_REST = 126.0
_RING_WIDTH, _RING_HEIGHT = 370.0, 174.0
_SIDE_ROOM = 128.0
_LOWEST, _LINE_BELOW = 92, 104
_EDGE = 20
_BARE_BELOW = 188.0
_TIGHT = 138.0
_DISC, _CHIP, _LINE = 28.0, 26.0, 16.0
_BARE_REST, _LOW_REST = 74.0, 36.0
_BARE_SIDE = 46.0
_ROUNDEST = 1.7
"""The felt is at least this many times as wide as high."""


class TablePicture(QWidget):
    """A table from above, dealer at the bottom; its seats in a line where the room is low.

    Digits and arrow keys choose a seat, Enter or a right click asks what can be done with
    it. `names` False draws the bare table that Who posts? uses.
    """

    seatClicked = Signal(int)
    """A seat was clicked, or chosen with a key."""
    seatMenu = Signal(int, QPointF)
    """What can be done with this seat? The point is on the screen."""
    seatLifted = Signal(int, QPoint)
    """Who sits there was pulled away with the mouse; the pointer on the screen."""
    left = Signal()
    """Escape: back to where the focus came from."""

    def __init__(self, parent: QWidget | None = None, *, names: bool = True) -> None:
        super().__init__(parent)
        self._names = names
        self._picture = NO_PICTURE
        self._soon: frozenset[int] = frozenset()
        self._chosen: frozenset[int] = frozenset()
        self._cursor: int | None = None
        self._hovered: int | None = None
        self._typed = 0
        self._pressed: tuple[QPoint, int] | None = None
        self._glow = Glow(self)
        self._glow.faded.connect(self.update)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName("Table")
        Asking(self).asked.connect(self.ask)
        theme.changed.connect(self._restyle)
        self._restyle()

    def picture(self) -> Picture:
        """Give what is drawn."""
        return self._picture.with_out_soon(self._soon)

    def set_picture(self, picture: Picture) -> None:
        """Draw this table; another table starts without a chosen seat."""
        if picture == self._picture:
            return
        if picture.table != self._picture.table or len(picture.seats) != len(self._picture.seats):
            self._cursor = None
            self._chosen = frozenset()
            self._typed = 0
            self._glow.end()
        elif self._names:
            self._glow.begin(changed_seats(self._picture, picture))
        self._picture = picture
        name = "Table" if picture.table is None else f"Table {picture.table}"
        self.setAccessibleName(name)
        self.setAccessibleDescription(picture.spoken())
        self.update()

    def preview_out(self, seats: Iterable[int]) -> None:
        """Mark the seats that are about to go out; nothing ends it."""
        soon = frozenset(seats)
        if soon != self._soon:
            self._soon = soon
            self.update()

    def choose(self, seats: Iterable[int]) -> None:
        """Fill the discs of these seats with the selection colour."""
        self._chosen = frozenset(seats)
        self.update()

    def chosen(self) -> frozenset[int]:
        """Give the chosen seats."""
        return self._chosen

    def cursor_seat(self) -> int | None:
        """Give the seat the keys stand on."""
        return self._cursor

    def seat_at(self, point: QPointF) -> int | None:
        """Find the seat whose disc or name lies under a point of the widget."""
        shape, sizes = self._shape()
        labels = Labels(shape, sizes, QRectF(self.rect()))
        for place in shape.places:
            away = place.centre - point
            near = max(sizes.disc / 2 + 4, theme.px(TARGET) / 2 if theme.is_touch() else 0)
            if away.x() ** 2 + away.y() ** 2 <= near**2:
                return place.seat
            if sizes.names and labels.box(place, 2).contains(point):
                return place.seat
        return None

    def seat_point(self, seat: int) -> QPointF | None:
        """Give the middle of a seat's disc on the widget."""
        place = self._shape()[0].place(seat)
        return None if place is None else place.centre

    def seat_size(self) -> float:
        """Give how wide a seat's disc is, in pixels."""
        return self._shape()[1].disc

    def glow(self, seats: Iterable[int]) -> None:
        """Let these seats glow once."""
        self._glow.begin(seats)

    def glowing(self) -> frozenset[int]:
        """Give the seats that have changed just now."""
        return self._glow.things()

    def sizeHint(self) -> QSize:
        """Ask for the size of the drawings."""
        return QSize(theme.px(_USUAL_WIDTH), theme.px(_USUAL_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table."""
        del event
        if not self._picture.seats:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape, sizes = self._shape()
        focused = self._cursor if self.hasFocus() else None
        glow = {seat: self._glow.strength(seat) for seat in self._glow.things()}
        attention = Attention(self._chosen, self._hovered, focused, glow)
        room = QRectF(self.rect())
        TablePainter(painter, shape, sizes, room).paint(self.picture(), attention)
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Raise the seat under the mouse; pull its player away while it is pressed."""
        at = event.position().toPoint()
        if self._pressed is not None and is_drag(self._pressed[0], at):
            (_, seat), self._pressed = self._pressed, None
            self.seatLifted.emit(seat, event.globalPosition().toPoint())
            return
        self._hover(self.seat_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the seat."""
        self._pressed = None
        super().mouseReleaseEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Lower the seat that was under the mouse."""
        self._hover(None)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the seat under the mouse."""
        seat = self.seat_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and seat is not None:
            self._pressed = (event.position().toPoint(), seat) if self._names else None
            self._take(seat)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ask what can be done with the seat under the mouse."""
        seat = self.seat_at(event.position())
        if seat is not None:
            self.seatMenu.emit(seat, event.globalPosition())

    def ask(self, at: QPoint | None) -> None:
        """Ask what can be done with the seat at a point, or with the one in hand."""
        seat = self._cursor if at is None else self.seat_at(QPointF(at))
        if seat is not None:
            self._take(seat)
            self._ask_menu(seat, None if at is None else self.mapToGlobal(at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose seats with digits and arrows; leave every other key to the page."""
        key = event.key()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        count = len(self._picture.seats)
        if not plain or not count:
            event.ignore()
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self._type(int(key) - int(Qt.Key.Key_0))
        elif key in {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}:
            step = 1 if key in {Qt.Key.Key_Right, Qt.Key.Key_Down} else -1
            at = self._cursor
            self._take((1 if step > 0 else count) if at is None else (at - 1 + step) % count + 1)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._cursor is not None:
            self._ask_menu(self._cursor, None)
        elif key == Qt.Key.Key_Escape:
            self._typed = 0
            self.left.emit()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Put the keys on a seat, so that the focus can be seen."""
        if self._cursor is None and self._picture.seats:
            self._cursor = 1
        self._typed = 0
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self.update()

    def _type(self, digit: int) -> None:
        """Take a digit: 1 then 0 is seat 10 where there is one."""
        both = self._typed * 10 + digit
        seat = both if 1 <= both <= len(self._picture.seats) else digit
        self._typed = seat
        if 1 <= seat <= len(self._picture.seats):
            self._take(seat)

    def _take(self, seat: int) -> None:
        self._cursor = seat
        self.seatClicked.emit(seat)
        self.update()

    def _ask_menu(self, seat: int, point: QPoint | None) -> None:
        spot = self.seat_point(seat)
        if point is not None:
            self.seatMenu.emit(seat, QPointF(point))
        elif spot is not None:
            self.seatMenu.emit(seat, self.mapToGlobal(spot))

    def _hover(self, seat: int | None) -> None:
        if seat != self._hovered:
            self._hovered = seat
            shapes = Qt.CursorShape
            self.setCursor(shapes.ArrowCursor if seat is None else shapes.PointingHandCursor)
            name = "" if seat is None else self._picture.seats[seat - 1].name
            self.setToolTip(plain.tip(name))
            self.update()

    def _restyle(self) -> None:
        self.setMinimumHeight(theme.px(HEIGHT if self._names else _LOWEST))
        self.update()

    def _shape(self) -> tuple[TableShape | SeatLine, Sizes]:
        """Work out places and sizes for the room there is."""
        letters = theme.px(100) / 100
        if self._names and self.height() < _LINE_BELOW * letters:
            return self._line(letters)
        return self._oval(letters)

    def _line(self, letters: float) -> tuple[SeatLine, Sizes]:
        room = QRectF(self.rect()).adjusted(_EDGE * letters, 0, -_EDGE * letters, 0)
        line = SeatLine(room, len(self._picture.seats), letters)
        shrunk = line.disc / (_DISC * letters)
        sizes = Sizes(
            letters,
            line.disc,
            line.chip,
            _LINE * letters,
            min(1.0, shrunk * 1.1),
            names=False,
            words=False,
            tight=True,
        )
        return line, sizes

    def _oval(self, letters: float) -> tuple[TableShape, Sizes]:
        """Fit the felt into the room; it gives way before the discs do."""
        width, height = float(self.width()), float(self.height())
        usual_width, usual_height = _USUAL_WIDTH * letters, _USUAL_HEIGHT * letters
        names = self._names and height >= _BARE_BELOW * letters
        if not names:
            usual_width, usual_height = 310 * letters, 176 * letters
        grow = min(1.5, max(1.0, min(width / usual_width, height / usual_height)))
        scale = letters * grow
        rest = (_FELT_HEIGHT_REST if names else _LOW_REST if self._names else _BARE_REST) * scale
        side = (_SIDE_ROOM if names else _BARE_SIDE) * scale
        least = min(70.0 * letters, height - _LOW_REST * letters)
        ring_height = max(least, min(height - rest, _RING_HEIGHT * scale * 1.15))
        ring_width = min(width - 2 * side, ring_height * _RING_WIDTH / _RING_HEIGHT * 1.2)
        ring_height = min(ring_height, max(min(60.0 * letters, least), ring_width / _ROUNDEST))
        ring = QRectF(0, 0, ring_width, ring_height)
        ring.moveCenter(QPointF(width / 2, height / 2 + (2 if names or self._names else 4) * scale))
        tight = min(1.0, ring_height / (130.0 * scale))
        sizes = Sizes(
            scale * max(0.8, tight),
            _DISC * scale * max(0.85, tight),
            _CHIP * scale * max(0.8, tight) if names else 20 * scale,
            _LINE * scale,
            grow,
            names,
            names or not self._names,
            ring_height < (_TIGHT if names else 100.0) * scale,
        )
        return TableShape(ring, len(self._picture.seats)), sizes

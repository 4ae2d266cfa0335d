"""A row of seats to choose from, by digit, arrow or mouse."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tdtool.ui import plain, theme
from tdtool.ui.floor.seat_typing import SeatTyping

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtGui import QPaintEvent

_WIDTH, _HEIGHT, _GAP = 34, 30, 4
_NARROWEST = 18


class Look(Enum):
    """What choosing a seat means in this row."""

    CHOSEN = "chosen"
    OUT = "out"
    """Struck through in red."""


class SeatRow(QWidget):
    """Seats 1 to n; one of them or several can be chosen.

    Digits and clicks choose, arrows move, every other key is left to the sheet around it.
    """

    changed = Signal()
    """Another choice."""

    def __init__(
        self,
        name: str,
        *,
        look: Look = Look.CHOSEN,
        several: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._several = several
        self._chosen: list[int] = []
        self._off: frozenset[int] = frozenset()
        self._names: dict[int, str] = {}
        self._typing = SeatTyping()
        self._cursor = 1
        self._label = name
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._say()
        theme.changed.connect(self.updateGeometry)

    def seats(self) -> int:
        """Count the seats."""
        return self._typing.seats

    def set_seats(self, seats: int, names: Mapping[int, str], off: Iterable[int] = ()) -> None:
        """Offer these seats; those in `off` cannot be chosen."""
        self._typing.seats = seats
        self._typing.forget()
        self._names = dict(names)
        self._off = frozenset(off)
        self._chosen = [seat for seat in self._chosen if seat <= seats and seat not in self._off]
        self._cursor = max(1, min(self._cursor, seats))
        self._say()
        self.updateGeometry()
        self.update()

    def chosen(self) -> tuple[int, ...]:
        """Give the chosen seats in the order in which they were chosen."""
        return tuple(self._chosen)

    def one(self) -> int | None:
        """Give the chosen seat of a row that takes one."""
        return self._chosen[0] if self._chosen else None

    def choose(self, seats: Iterable[int]) -> None:
        """Choose these seats and no others, without telling anybody."""
        offered = range(1, self._typing.seats + 1)
        self._chosen = [s for s in dict.fromkeys(seats) if s in offered and s not in self._off]
        self._cursor = self._chosen[0] if self._chosen else self._cursor
        self._say()
        self.update()

    def press(self, seat: int) -> None:
        """Choose a seat, or give it up again."""
        if not 1 <= seat <= self._typing.seats or seat in self._off:
            return
        self._cursor = seat
        if seat in self._chosen:
            self._chosen.remove(seat)
        elif self._several:
            self._chosen.append(seat)
        else:
            self._chosen = [seat]
        self._say()
        self.update()
        self.changed.emit()

    def type_digit(self, digit: int) -> None:
        """Take a typed digit."""
        typed = self._typing.type(digit)
        if typed is None:
            return
        if typed.instead_of is not None and typed.instead_of in self._chosen:
            self._chosen.remove(typed.instead_of)
        elif typed.instead_of is not None and self._several and typed.instead_of not in self._off:
            self._chosen.append(typed.instead_of)
        self.press(typed.seat)

    def seat_box(self, seat: int) -> QRect:
        """Give the place of a seat in the row."""
        gap = theme.px(_GAP)
        columns = self._columns(self.width())
        width = min(theme.target(_WIDTH), max(1, (self.width() + gap) // columns - gap))
        line, column = divmod(seat - 1, columns)
        height = theme.target(_HEIGHT)
        return QRect(column * (width + gap), line * (height + gap), width, height)

    def sizeHint(self) -> QSize:
        """Ask for all seats in a row."""
        pitch = theme.target(_WIDTH) + theme.px(_GAP)
        return QSize(self._typing.seats * pitch, theme.target(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Accept narrower seats, and half of them below the others."""
        half = (self._typing.seats + 1) // 2
        return QSize(half * theme.px(_NARROWEST + _GAP), theme.target(_HEIGHT))

    def hasHeightForWidth(self) -> bool:
        """Say that seats go on below where they have no room in a line."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Tell how high the lines of seats are at a width."""
        lines = -(-self._typing.seats // self._columns(width))
        return max(1, lines) * (theme.target(_HEIGHT) + theme.px(_GAP)) - theme.px(_GAP)

    def _columns(self, width: int) -> int:
        """Tell how many seats stand in a line: all, or half of them."""
        seats = max(1, self._typing.seats)
        fits = (width + theme.px(_GAP)) // seats >= theme.px(_NARROWEST + _GAP)
        return seats if fits else (seats + 1) // 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the seats."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for seat in range(1, self._typing.seats + 1):
            self._paint_seat(painter, seat, QRectF(self.seat_box(seat)))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the seat under the mouse."""
        seat = self._seat_at(event.position())
        if seat is not None and event.button() is Qt.MouseButton.LeftButton:
            self._typing.forget()
            self.press(seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits and arrows."""
        key = event.key()
        plain_key = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain_key and Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self.type_digit(int(key) - int(Qt.Key.Key_0))
        elif plain_key and key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            step = 1 if key == Qt.Key.Key_Right else -1
            self._cursor = (self._cursor - 1 + step) % max(1, self._typing.seats) + 1
            self._typing.forget()
            self.update()
        elif plain_key and key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self._typing.forget()
            self.press(self._cursor)
        else:
            self._typing.forget()
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        self._typing.forget()
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self.update()

    def event(self, event: QEvent) -> bool:
        """Show who sits in the seat under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            seat = self._seat_at(QPointF(event.pos()))
            name = "" if seat is None else self._names.get(seat, "empty seat")
            QToolTip.showText(event.globalPos(), plain.tip(name), self)
            return True
        return super().event(event)

    def _paint_seat(self, painter: QPainter, seat: int, box: QRectF) -> None:
        now = theme.colours()
        chosen, off = seat in self._chosen, seat in self._off
        red = chosen and self._look is Look.OUT
        edge = None
        fill, ink = now.raised, now.second
        if chosen:
            edge = QPen(now.wrong if red else now.information, 2)
            colour = now.wrong if red else now.information
            fill = theme.blended(colour, now.panel, 0.08 if red else 0.18)
            ink = now.wrong_text if red else now.text
        if off:
            fill, ink = now.panel, now.third
            edge = QPen(now.line, 1)
            edge.setDashPattern([3, 3])
        painter.setPen(edge if edge is not None else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        inset = 1.0 if edge is not None else 0.0
        radius = theme.px(5)
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)
        font = theme.font(14, QFont.Weight.DemiBold)
        font.setStrikeOut(red)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(seat))
        if self.hasFocus() and seat == self._cursor:
            painter.setPen(QPen(now.information, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)

    def _seat_at(self, point: QPointF) -> int | None:
        for seat in range(1, self._typing.seats + 1):
            if self.seat_box(seat).contains(point.toPoint()):
                return seat
        return None

    def _say(self) -> None:
        said = ", ".join(str(seat) for seat in self._chosen) or "none"
        self.setAccessibleName(f"{self._label}: {said}")

"""The neighbours of an entry: Up and Down choose, Enter opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter

from tdtool.ui import plain, theme
from tdtool.ui.parts.flowing import WRAP, Flowing, text_height
from tdtool.ui.parts.ring import paint_ring

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent

    from tdtool.rulebook.entry import Entry

_PAD, _GAP, _EDGE = 3, 8, 8


class RelatedList(Flowing):
    """A row an entry: its title, and its id behind it."""

    opened = Signal(str)
    """The id of the entry that is wanted."""

    def __init__(self) -> None:
        super().__init__()
        self._entries: tuple[Entry, ...] = ()
        self._current = 0
        self._hovered = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_entries(self, entries: tuple[Entry, ...]) -> None:
        """Offer these entries."""
        self._entries = entries
        self._current, self._hovered = 0, -1
        self._say()
        self.flow()

    def current(self) -> Entry | None:
        """Give the entry in hand."""
        return self._entries[self._current] if self._current < len(self._entries) else None

    def tall(self, width: int) -> int:
        """Work out the height for a width (pixels)."""
        return sum(self._height(entry, width) for entry in self._entries)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows, and the ring around the one in hand."""
        del event
        now = theme.colours()
        px = theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, (entry, rect) in enumerate(self._rows()):
            if place == self._hovered:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(now.raised)
                painter.drawRoundedRect(QRectF(rect), px(4), px(4))
            room = rect.adjusted(px(_EDGE), px(_PAD), -px(_EDGE), -px(_PAD))
            wide = self._id_width(entry)
            painter.setFont(theme.font(11.5))
            painter.setPen(now.second if place == self._hovered else now.third)
            painter.drawText(room, _RIGHT_TOP, entry.id)
            painter.setFont(theme.font(13))
            painter.setPen(now.text)
            words = room.adjusted(0, 0, -wide - px(_GAP), 0)
            painter.drawText(words, WRAP, plain.one_line(entry.title))
            if self.hasFocus() and place == self._current:
                paint_ring(painter, QRectF(rect), 4)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk the rows; beyond the first and the last the arrows go on to whoever scrolls."""
        key = event.key()
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(key), 0)
        entry = self.current()
        if step and 0 <= self._current + step < len(self._entries):
            self._current += step
            self._say()
            self.update()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and entry and not event.modifiers():
            self.opened.emit(entry.id)
        else:
            event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Raise the row under the mouse."""
        self._hover(self._at(event))

    def leaveEvent(self, event: QEvent) -> None:
        """Lower it again."""
        self._hover(-1)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the row under the mouse."""
        place = self._at(event)
        if place >= 0:
            self.opened.emit(self._entries[place].id)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keys are."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self.update()

    def _rows(self) -> list[tuple[Entry, QRect]]:
        rows, top = [], 0
        for entry in self._entries:
            tall = self._height(entry, self.width())
            rows.append((entry, QRect(0, top, self.width(), tall)))
            top += tall
        return rows

    def _height(self, entry: Entry, width: int) -> int:
        px = theme.px
        room = width - 2 * px(_EDGE) - self._id_width(entry) - px(_GAP)
        return text_height(plain.one_line(entry.title), theme.font(13), room) + 2 * px(_PAD)

    def _id_width(self, entry: Entry) -> int:
        return QFontMetrics(theme.font(11.5)).horizontalAdvance(entry.id)

    def _at(self, event: QMouseEvent) -> int:
        y = event.position().toPoint().y()
        found = (place for place, (_, rect) in enumerate(self._rows()) if rect.contains(1, y))
        return next(found, -1)

    def _hover(self, place: int) -> None:
        if place != self._hovered:
            self._hovered = place
            self.update()

    def _say(self) -> None:
        entry = self.current()
        self.setAccessibleName("Related" if entry is None else f"Related: {entry.title}")


_RIGHT_TOP = int(
    Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignAbsolute
)

"""What each book says about an entry, the one in force raised, those that differ named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from tdtool.rulebook.book_names import BOOKS
from tdtool.ui import plain, theme
from tdtool.ui.parts.flowing import WRAP, Flowing, text_height
from tdtool.ui.parts.ring import RADIUS

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tdtool.rulebook.entry import BookSays

THIS_EVENT = "✓ this event"
DIFFERS = "differs"
_EDGE, _PAD, _GAP = 8, 6, 2


class BookRows(Flowing):
    """A row a book: its name and numbers, below them what it says."""

    def __init__(self) -> None:
        super().__init__()
        self._books: tuple[BookSays, ...] = ()
        self._in_force = ""

    def show_books(self, books: tuple[BookSays, ...], in_force: str) -> None:
        """Show what these books say; `in_force` is the code of the one this event plays by."""
        if (books, in_force) != (self._books, self._in_force):
            self._books, self._in_force = books, in_force
            self.setAccessibleName("; ".join(map(self._spoken, books)))
            self.flow()

    def in_force(self) -> BookSays | None:
        """Give what the book of this event says, None where it is silent."""
        return next((one for one in self._books if one.book == self._in_force), None)

    def tall(self, width: int) -> int:
        """Work out the height for a width (pixels)."""
        return sum(self._height(one, width) for one in self._books)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = 0
        for one in self._books:
            tall = self._height(one, self.width())
            self._paint_row(painter, QRect(0, top, self.width(), tall), one)
            top += tall

    def _paint_row(self, painter: QPainter, rect: QRect, one: BookSays) -> None:
        now = theme.colours()
        px = theme.px
        here = one.book == self._in_force
        if here:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(now.raised)
            painter.drawRoundedRect(QRectF(rect), px(RADIUS), px(RADIUS))
        room = rect.adjusted(px(_EDGE), px(_PAD), -px(_EDGE), -px(_PAD))
        name = self._name_font(here=here)
        line = QRect(room.left(), room.top(), room.width(), QFontMetrics(name).height())
        self._paint_head(painter, line, one, here=here)
        says = room.adjusted(0, self._head_height(one, rect.width()) + px(_GAP), 0, 0)
        painter.setFont(theme.font(13))
        painter.setPen(now.text if here else now.second)
        painter.drawText(says, WRAP, plain.sentences(one.says, 600))

    def _paint_head(self, painter: QPainter, line: QRect, one: BookSays, *, here: bool) -> None:
        """Write name, word and numbers in a line; the numbers below where they have no room."""
        now = theme.colours()
        px = theme.px
        left = line.left()
        for text, font, ink in self._head(one, here=here):
            painter.setFont(font)
            metrics = painter.fontMetrics()
            wide = metrics.horizontalAdvance(text)
            if left > line.left() and left + wide > line.right() + 1:
                line = line.translated(0, line.height())
                left = line.left()
            painter.setPen(now.role(ink))
            painter.drawText(QRect(left, line.top(), wide, line.height()), _BASE, text)
            left += wide + px(10)

    def _head(self, one: BookSays, *, here: bool) -> list[tuple[str, QFont, str]]:
        name = BOOKS[one.book].title
        parts = [(name, self._name_font(here=here), "text")]
        if one.rules:
            numbers = ", ".join(one.rules)
            parts.append((plain.one_line(numbers, 80), theme.font(13), "second"))
        if here:
            parts.append((THIS_EVENT, theme.font(12), "accent"))
        if one.differs:
            parts.append((DIFFERS, theme.font(12), "needs_you"))
        return parts

    def _head_height(self, one: BookSays, width: int) -> int:
        px = theme.px
        here = one.book == self._in_force
        room = width - 2 * px(_EDGE)
        lines, left = 1, 0
        for text, font, _ in self._head(one, here=here):
            wide = QFontMetrics(font).horizontalAdvance(text)
            if left and left + wide > room:
                lines, left = lines + 1, 0
            left += wide + px(10)
        return lines * QFontMetrics(self._name_font(here=here)).height()

    def _height(self, one: BookSays, width: int) -> int:
        px = theme.px
        says = plain.sentences(one.says, 600)
        text = text_height(says, theme.font(13), width - 2 * px(_EDGE))
        return 2 * px(_PAD) + self._head_height(one, width) + px(_GAP) + text

    def _name_font(self, *, here: bool) -> QFont:
        return theme.font(13, QFont.Weight.DemiBold if here else QFont.Weight.Medium)

    def _spoken(self, one: BookSays) -> str:
        words = [THIS_EVENT[2:]] if one.book == self._in_force else []
        words += [DIFFERS] if one.differs else []
        return ", ".join([BOOKS[one.book].title, *one.rules, *words]) + f": {one.says}"


_BASE = theme.plain_alignment()

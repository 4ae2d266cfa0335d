"""A switch between a few choices that stand side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import plain, theme
from tdtool.ui.parts.ring import RADIUS, paint_ring

if TYPE_CHECKING:
    from collections.abc import Sequence

HEIGHT = 32
_COUNT_GAP = 6
_LONGEST = 40


class Segments(QWidget):
    """One of a few choices; Left and Right choose, as does the mouse.

    `padding` stands beside each choice. With `least` the switch accepts less room: its choices
    move together as far as that, then the counts behind those that are not in force go. One
    that `wraps` stands in several lines where its choices have no room in one; with `rows` it
    stands in so many, whatever its width.
    """

    chosen = Signal(int)

    def __init__(  # noqa: PLR0913 - how it stands has this many sides
        self,
        choices: Sequence[str],
        *,
        padding: int = 12,
        least: int | None = None,
        size: float = 12.5,
        wraps: bool = False,
        rows: int = 1,
    ) -> None:
        super().__init__()
        self._choices = tuple(plain.one_line(choice, _LONGEST) for choice in choices)
        self._counts: tuple[str, ...] = ("",) * len(self._choices)
        self._padding = padding
        self._least = padding if least is None else least
        self._size = size
        self._wraps = wraps
        self._in_rows = rows
        self._index = 0
        self._name = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        yields = wraps or least is not None
        across = QSizePolicy.Policy.Maximum if yields else QSizePolicy.Policy.Fixed
        if rows > 1:
            across = QSizePolicy.Policy.Expanding
        down = QSizePolicy.Policy.Minimum if wraps else QSizePolicy.Policy.Fixed
        policy = QSizePolicy(across, down)
        policy.setHeightForWidth(wraps)
        self.setSizePolicy(policy)
        self._say()
        self._restyle()
        theme.changed.connect(self._restyle)

    def index(self) -> int:
        """Give the choice in force, from 0."""
        return self._index

    def set_index(self, index: int) -> None:
        """Choose; `chosen` is emitted if it is another."""
        if index != self._index and 0 <= index < len(self._choices):
            self._index = index
            self._say()
            self.update()
            self.chosen.emit(index)

    def set_words(self, choices: Sequence[str], counts: Sequence[str] = ()) -> None:
        """Name the choices anew, with a count behind each."""
        words = tuple(plain.one_line(choice, _LONGEST) for choice in choices)
        behind = tuple(counts) or ("",) * len(words)
        if (words, behind) != (self._choices, self._counts):
            self._choices, self._counts = words, behind
            self._say()
            self._restyle()

    def setAccessibleName(self, name: str) -> None:
        """Say what is chosen here; the choice in force is said after it."""
        self._name = name
        self._say()

    def sizeHint(self) -> QSize:
        """Ask for all choices in a row, or in as many as they stand in."""
        if self._in_rows > 1:
            return QSize(self._widest(self._padding), self.heightForWidth(0))
        return QSize(self._width(self._padding), theme.target(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Accept them close together, with the one count of the choice in force."""
        if self._wraps:
            widest = max(self._widths(self._least, counted=False))
            return QSize(widest + theme.px(4), theme.target(HEIGHT))
        if self._in_rows > 1:
            return QSize(self._widest(self._least), self.heightForWidth(0))
        close = self._width(self._least, counted=False)
        return QSize(close, theme.target(HEIGHT))

    def hasHeightForWidth(self) -> bool:
        """Tell whether the height follows from the width."""
        return self._wraps

    def heightForWidth(self, width: int) -> int:
        """Tell how high the lines of choices are at a width."""
        lines = len(self._lines(width)) if self._wraps else self._in_rows
        return theme.px(4) + lines * (theme.target(HEIGHT) - theme.px(4))

    def close_width(self) -> int:
        """Give the width at which all counts are still there."""
        return self._width(self._least)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the trough, the choice in force as a raised surface, and the words."""
        del event
        now = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.raised)
        rooms = self._rooms()
        trough = QRectF(0, 0, self.width(), rooms[-1].bottom() + 1 + theme.px(2))
        painter.drawRoundedRect(trough, theme.px(RADIUS), theme.px(RADIUS))
        for index, room in enumerate(rooms):
            if index == self._index:
                painter.setPen(now.line)
                painter.setBrush(now.window if now.dark else now.panel)
                painter.drawRoundedRect(QRectF(room).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
            self._paint_words(painter, room, index)
        if self.hasFocus():
            paint_ring(painter, trough)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose what is under the mouse."""
        for index, room in enumerate(self._rooms()):
            if room.contains(event.position().toPoint()):
                self.set_index(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with the arrows."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.set_index(self._index + step)

    def _paint_words(self, painter: QPainter, room: QRect, index: int) -> None:
        here = index == self._index
        font, plain_font = self._font(here=here), self._font(here=False)
        word, count = self._choices[index], self._count(index, counted=self._counted())
        width = used = QFontMetrics(font).horizontalAdvance(word)
        if count:
            used += theme.px(_COUNT_GAP) + QFontMetrics(plain_font).horizontalAdvance(count)
        at = room.adjusted(max(0, room.width() - used) // 2, 0, 0, 0)
        painter.setFont(font)
        painter.setPen(self._ink(here=here))
        painter.drawText(at, theme.plain_alignment(), word)
        if count:
            at.setLeft(at.left() + width + theme.px(_COUNT_GAP))
            painter.setFont(plain_font)
            painter.setPen(self._ink(here=False))
            painter.drawText(at, theme.plain_alignment(), count)

    def _font(self, *, here: bool) -> QFont:
        return theme.font(self._size, QFont.Weight.DemiBold if here else QFont.Weight.Medium)

    def _ink(self, *, here: bool) -> QColor:
        now = theme.colours()
        if not self.isEnabled():
            # Labels on a raised surface are never written in the third colour.
            return now.second
        return now.text if here else now.second

    def _count(self, index: int, *, counted: bool) -> str:
        return self._counts[index] if counted or index == self._index else ""

    def _counted(self) -> bool:
        return self.width() >= self.close_width()

    def _width(self, padding: int, *, counted: bool = True) -> int:
        return sum(self._widths(padding, counted=counted)) + theme.px(4)

    def _widths(self, padding: int, *, counted: bool) -> list[int]:
        metrics = QFontMetrics(self._font(here=True))
        widths = []
        for index, choice in enumerate(self._choices):
            wide = metrics.horizontalAdvance(choice) + theme.px(2 * padding)
            count = self._count(index, counted=counted)
            if count:
                wide += metrics.horizontalAdvance(count) + theme.px(_COUNT_GAP)
            widths.append(wide)
        return widths

    def _rooms(self) -> list[QRect]:
        """Share each line's width among its choices."""
        lines, wide = self._lines(self.width()), self.width() - theme.px(4)
        rooms, top = [], theme.px(2)
        several = self._wraps or self._in_rows > 1
        height = (theme.target(HEIGHT) - theme.px(4)) if several else self.height() - theme.px(4)
        for line in lines:
            spare, left = max(0, wide - sum(line)), theme.px(2)
            for place, least in enumerate(line):
                width = least + spare // len(line) + (place < spare % len(line))
                rooms.append(QRect(left, top, width, height))
                left += width
            top += height
        return rooms

    def _lines(self, width: int) -> list[list[int]]:
        """Break the choices' widths into lines: one, its rows, or as many as a width needs."""
        if self._in_rows > 1:
            return self._rowed(self._least)
        lines: list[list[int]] = [[]]
        for wide in self._widths(self._least, counted=self._counted()):
            if self._wraps and lines[-1] and sum(lines[-1]) + wide > width - theme.px(4):
                lines.append([])
            lines[-1].append(wide)
        return lines

    def _rowed(self, padding: int) -> list[list[int]]:
        """Deal the choices' widths out to the rows, as evenly as it goes."""
        widths = self._widths(padding, counted=False)
        each = -(-len(widths) // self._in_rows)
        return [widths[first : first + each] for first in range(0, len(widths), each)]

    def _widest(self, padding: int) -> int:
        return max(sum(line) for line in self._rowed(padding)) + theme.px(4)

    def _say(self) -> None:
        here = f"{self._choices[self._index]} {self._counts[self._index]}".strip()
        super().setAccessibleName(f"{self._name}: {here}" if self._name else here)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

"""A switch between a few choices that stand side by side."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import plain, theme
from tdtool.ui.parts.ring import RADIUS, paint_focus


class Segments(QWidget):
    """One of a few choices; Left and Right choose, as does the mouse."""

    chosen = Signal(int)

    def __init__(self, choices: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = tuple(plain.one_line(choice, 40) for choice in choices)
        self._index = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._restyle()
        theme.changed.connect(self._restyle)

    def index(self) -> int:
        """Give the choice in force, from 0."""
        return self._index

    def set_index(self, index: int) -> None:
        """Choose; `chosen` is emitted if it is another."""
        if index != self._index and 0 <= index < len(self._choices):
            self._index = index
            self.setAccessibleName(self._choices[index])
            self.update()
            self.chosen.emit(index)

    def sizeHint(self) -> QSize:
        """Ask for all choices in a row."""
        return QSize(sum(self._widths()) + theme.px(4), theme.px(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the trough, the choice in force as a raised surface, and the words."""
        del event
        now = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.raised)
        painter.drawRoundedRect(QRectF(self.rect()), theme.px(RADIUS), theme.px(RADIUS))
        for index, (choice, room) in enumerate(zip(self._choices, self._rooms(), strict=True)):
            here = index == self._index
            if here:
                painter.setPen(now.line)
                painter.setBrush(now.window if now.dark else now.panel)
                painter.drawRoundedRect(QRectF(room).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
            painter.setFont(self._font(here=here))
            painter.setPen(self._ink(here=here))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, choice)
        paint_focus(painter, self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose what is under the mouse."""
        at = event.position().toPoint()
        for index, room in enumerate(self._rooms()):
            if room.contains(QPoint(at.x(), room.center().y())):
                self.set_index(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with the arrows."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.set_index(self._index + step)

    def _font(self, *, here: bool) -> QFont:
        return theme.font(12.5, QFont.Weight.DemiBold if here else QFont.Weight.Medium)

    def _ink(self, *, here: bool) -> QColor:
        now = theme.colours()
        if not self.isEnabled():
            return now.third
        return now.text if here else now.second

    def _widths(self) -> list[int]:
        metrics = QFontMetrics(self._font(here=True))
        return [metrics.horizontalAdvance(choice) + theme.px(24) for choice in self._choices]

    def _rooms(self) -> list[QRect]:
        rooms = []
        left = theme.px(2)
        for width in self._widths():
            rooms.append(QRect(left, theme.px(2), width, self.height() - theme.px(4)))
            left += width
        return rooms

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

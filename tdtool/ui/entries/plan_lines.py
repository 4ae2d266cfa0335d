"""Who, and what becomes of him, one below the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import plain, theme

if TYPE_CHECKING:
    from collections.abc import Sequence

_LINE = 20


class PlanLines(QWidget):
    """Who, and what becomes of him, one below the other; cut to the room there is."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[tuple[str, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_lines(self, lines: Sequence[tuple[str, str]]) -> None:
        """Show these lines."""
        self._lines = tuple((plain.one_line(who), plain.one_line(what)) for who, what in lines)
        said = "; ".join(": ".join(part for part in line if part) for line in self._lines)
        self.setAccessibleName(said)
        self.setToolTip(plain.tip(said.replace("; ", "\n")))
        self.updateGeometry()
        self.update()

    def lines(self) -> tuple[tuple[str, str], ...]:
        """Give what is shown."""
        return self._lines

    def sizeHint(self) -> QSize:
        """Ask for a line each, two where what becomes of him is long."""
        height = sum(self._heights())
        return QSize(theme.px(120), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the lines: who on the left, what becomes of him on the right or below."""
        del event
        px = theme.px
        painter = QPainter(self)
        painter.setFont(theme.font(13))
        top = 0
        for (who, what), height in zip(self._lines, self._heights(), strict=True):
            room = QRect(0, top, self.width(), px(_LINE))
            wide = painter.fontMetrics().horizontalAdvance(what)
            below = height > px(_LINE)
            name = room if below else room.adjusted(0, 0, -wide - px(8), 0)
            self._write(painter, name, who, right=False, ink="text")
            place = room.translated(0, px(_LINE) - px(2)) if below else room
            self._write(painter, place, what, right=not below, ink="second")
            top += height
        painter.end()

    def resizeEvent(self, event: object) -> None:
        """Break lines anew."""
        del event
        self.updateGeometry()

    def _heights(self) -> list[int]:
        metrics = QFontMetrics(theme.font(13))
        px = theme.px
        return [
            px(_LINE) * (2 if what and metrics.horizontalAdvance(what) > self.width() // 2 else 1)
            for _, what in self._lines
        ]

    def _write(self, painter: QPainter, room: QRect, text: str, *, right: bool, ink: str) -> None:
        painter.setPen(theme.colours().role(ink))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, theme.plain_alignment(right=right), shown)

"""A short list below a field: Up and Down choose, the keys stay in the field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import theme
from tdtool.ui.parts.writing import write

if TYPE_CHECKING:
    from tdtool.ui.floor.newcomers import Candidate

_ROW, _FEWEST = 26, 2
_NAME = 0.46


class CandidateList(QWidget):
    """Shows candidates, one of them chosen."""

    chosen = Signal()
    """Another candidate is chosen."""

    def __init__(self) -> None:
        super().__init__()
        self._candidates: tuple[Candidate, ...] = ()
        self._at = 0
        self._hint = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        theme.changed.connect(self.updateGeometry)

    def candidates(self) -> tuple[Candidate, ...]:
        """Give what is shown."""
        return self._candidates

    def set_candidates(self, candidates: tuple[Candidate, ...], hint: str = "") -> None:
        """Show these, the first chosen unless the one that was is still there."""
        before = self.one()
        self._candidates, self._hint = candidates, hint
        kept = [number for number, one in enumerate(candidates) if one == before]
        self._at = kept[0] if kept else 0
        self._say()

    def one(self) -> Candidate | None:
        """Give the chosen candidate."""
        return self._candidates[self._at] if self._at < len(self._candidates) else None

    def step(self, by: int) -> None:
        """Choose the next or the one before."""
        at = self._at + by
        if 0 <= at < len(self._candidates):
            self._at = at
            self._say()
            self.chosen.emit()

    def sizeHint(self) -> QSize:
        """Ask for a row each."""
        return QSize(theme.px(300), max(_FEWEST, len(self._candidates)) * theme.px(_ROW))

    def minimumSizeHint(self) -> QSize:
        """Accept fewer rows where the page is low."""
        return QSize(theme.px(200), _FEWEST * theme.px(_ROW))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose what is under the mouse."""
        at = int(event.position().y()) // theme.px(_ROW)
        if at < len(self._candidates):
            self.step(at - self._at)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows."""
        del event
        now = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = theme.px(_ROW)
        if not self._candidates:
            painter.setFont(theme.font(13))
            painter.setPen(now.second)
            write(painter, QRect(0, 0, self.width(), height), self._hint)
        for number, one in enumerate(self._candidates):
            row = QRect(0, number * height, self.width(), height)
            here = number == self._at
            if here:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(now.selected)
                painter.drawRoundedRect(QRectF(row), theme.px(4), theme.px(4))
            room = row.adjusted(theme.px(10), 0, -theme.px(10), 0)
            name = QRect(room.left(), room.top(), round(room.width() * _NAME), height)
            painter.setFont(theme.font(13, QFont.Weight.DemiBold))
            painter.setPen(now.text)
            write(painter, name, one.name)
            room.setLeft(name.right() + theme.px(8))
            painter.setFont(theme.font(13))
            painter.setPen(now.second)
            write(painter, room, one.where)
        painter.end()

    def _say(self) -> None:
        one = self.one()
        self.setAccessibleName("Who" if one is None else f"Who: {one.name}, {one.where}")
        self.updateGeometry()
        self.update()

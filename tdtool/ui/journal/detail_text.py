"""The act in full, written as one text: title, sections under small captions, lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import plain, theme

if TYPE_CHECKING:
    from tdtool.ui.journal.act_detail import Detail

_LEAD, _SECTION, _LINE = 68, 16, 3
_MOST_LINES = 40


class _Piece(NamedTuple):
    """A laid-out text with its place and the role of its colour."""

    left: int
    top: float
    role: str
    layout: QTextLayout


class DetailText(QWidget):
    """Shows a `Detail`; the text wraps, and is laid out anew when the width changes."""

    def __init__(self) -> None:
        super().__init__()
        self._detail: Detail | None = None
        self._pieces: list[_Piece] = []
        self._height = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._lay_out)

    def detail(self) -> Detail | None:
        """Give what is shown."""
        return self._detail

    def show_detail(self, detail: Detail | None) -> None:
        """Show this, or nothing."""
        if detail != self._detail:
            self._detail = detail
            self.setAccessibleName("" if detail is None else detail.title)
            self.setAccessibleDescription("" if detail is None else detail.spoken())
            self._lay_out()

    def sizeHint(self) -> QSize:
        """Ask for the height of the whole text."""
        return QSize(theme.px(200), self._height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the pieces that are in sight."""
        painter = QPainter(self)
        now = theme.colours()
        top, bottom = event.rect().top(), event.rect().bottom()
        for piece in self._pieces:
            height = piece.layout.boundingRect().height()
            if piece.top <= bottom and piece.top + height >= top:
                painter.setPen(now.role(piece.role))
                piece.layout.draw(painter, QPointF(piece.left, piece.top))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew for another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay_out()

    def _lay_out(self) -> None:
        self._pieces = []
        self._height = 0
        detail = self._detail
        if detail is not None:
            title = theme.font(15, QFont.Weight.DemiBold)
            self._add(plain.begun(detail.title), title, "text")
            if detail.state:
                self._height += theme.px(4)
                self._add(detail.state, theme.font(13, QFont.Weight.Medium), "needs_you")
            for section in detail.sections:
                self._height += theme.px(_SECTION)
                self._add(section.title, theme.label_font(), "third")
                self._height += theme.px(4)
                for line in section.lines:
                    left = 0
                    top = self._height
                    if line.lead:
                        left = theme.px(_LEAD)
                        self._add(line.lead, theme.font(13), "second")
                        self._height = top
                    self._add(line.text, theme.font(13), "text", left)
                    self._height += theme.px(_LINE)
        self.setFixedHeight(max(1, self._height))
        self.update()

    def _add(self, text: str, font: QFont, role: str, left: int = 0) -> None:
        layout = QTextLayout(text, font)
        option = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.setCacheEnabled(True)
        width = max(theme.px(40), self.width() - left)
        height = 0.0
        layout.beginLayout()
        for _ in range(_MOST_LINES):
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(width)
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        self._pieces.append(_Piece(left, self._height, role, layout))
        self._height += round(height)

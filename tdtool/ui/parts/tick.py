"""A box to tick, with words beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from tdtool.ui import icons, plain, theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts.ring import paint_focus

BOX = 18


def paint_box(painter: QPainter, rect: QRectF, *, ticked: bool, enabled: bool = True) -> None:
    """Draw a box of 18 px, ticked or not."""
    now = theme.colours()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if ticked:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.accent if enabled else now.line)
    else:
        painter.setPen(QPen(now.second if enabled else now.line, 1.25))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), 4, 4)
    if ticked:
        icons.paint(painter, rect.adjusted(2, 2, -2, -2), Icon.CHECK, now.on_accent)
    painter.restore()


class Tick(QAbstractButton):
    """A choice that is on or off; Enter or a click changes it."""

    def __init__(self, text: str, *, on: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = plain.one_line(text)
        self.setAccessibleName(self._words)
        self.setCheckable(True)
        self.setChecked(on)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._restyle()
        theme.changed.connect(self._restyle)

    def sizeHint(self) -> QSize:
        """Ask for box and words."""
        words = QFontMetrics(self.font()).horizontalAdvance(self._words)
        return QSize(theme.px(BOX + 16) + words, theme.px(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw box and words."""
        del event
        painter = QPainter(self)
        side = theme.px(BOX)
        box = QRectF(theme.px(4), (self.height() - side) / 2, side, side)
        paint_box(painter, box, ticked=self.isChecked(), enabled=self.isEnabled())
        now = theme.colours()
        painter.setPen(now.text if self.isEnabled() else now.third)
        room = self.rect().adjusted(theme.px(BOX + 12), 0, 0, 0)
        painter.drawText(room, theme.plain_alignment(), self._words)
        paint_focus(painter, self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change with Enter or Space: Space is no stray key on a box that has the focus."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.click()
        else:
            super().keyPressEvent(event)

    def _restyle(self) -> None:
        self.setFont(theme.font(13))
        self.updateGeometry()
        self.update()

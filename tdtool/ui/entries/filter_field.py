"""The field that filters the list while it is typed into."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import icons, theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.ring import RADIUS, WIDTH

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

HEIGHT = 36
_TEXT_LEFT = 37
_HINT = "Name, seat 12.5 or number"


class FilterField(QWidget):
    """A search field: a glass before it, how many were found and Esc behind it."""

    typed = Signal(str)
    """The text changed."""
    went_down = Signal()
    """Down: the keys go into the list."""
    entered = Signal()
    """Enter: the first one found is meant."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found = ""
        self.field = Field(bare=True)
        self.field.setParent(self)
        self.field.setPlaceholderText(_HINT)
        self.field.setAccessibleName("Filter: name, seat or number")
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self.typed)
        self.setFocusProxy(self.field)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._restyle)

    def text(self) -> str:
        """Give what is typed."""
        return self.field.text()

    def set_text(self, text: str) -> None:
        """Type this."""
        self.field.setText(text)

    def set_found(self, found: str) -> None:
        """Write how many were found, "17 of 58"."""
        if found != self._found:
            self._found = found
            self._place()
            self.update()

    def sizeHint(self) -> QSize:
        """Ask for a field of some width."""
        return QSize(theme.px(304), theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Accept a short one."""
        return QSize(theme.px(160), theme.px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field, the glass, the count and the key."""
        del event
        now, px = theme.colours(), theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self.field.hasFocus()
        painter.setPen(QPen(now.information if focused else now.line, px(WIDTH) if focused else 1))
        painter.setBrush(now.window if now.dark else now.panel)
        inset = px(WIDTH) / 2 if focused else 0.5
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, px(RADIUS), px(RADIUS))
        side = px(16)
        glass = QRectF(px(12), (self.height() - side) / 2, side, side)
        icons.paint(painter, glass, Icon.SEARCH, now.second)
        room = QRect(0, 0, self.width() - px(12), self.height())
        if self._found:
            painter.setFont(_key_font())
            painter.setPen(now.third)
            painter.drawText(room, theme.plain_alignment(right=True), "Esc")
            room.setRight(room.right() - QFontMetrics(_key_font()).horizontalAdvance("Esc") - px(8))
            painter.setFont(_count_font())
            painter.setPen(now.second)
            painter.drawText(room, theme.plain_alignment(right=True), self._found)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the text."""
        super().resizeEvent(event)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Down, Enter and Esc from the field, and follow its focus."""
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._take_key(event) or super().eventFilter(watched, event)
        return super().eventFilter(watched, event)

    def _take_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in {Qt.Key.Key_Down, Qt.Key.Key_PageDown}:
            self.went_down.emit()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
        elif key == Qt.Key.Key_Escape and self.field.text():
            self.field.clear()
        else:
            return False
        return True

    def _place(self) -> None:
        px = theme.px
        right = px(12)
        if self._found:
            right += QFontMetrics(_key_font()).horizontalAdvance("Esc") + px(16)
            right += QFontMetrics(_count_font()).horizontalAdvance(self._found)
        left = px(_TEXT_LEFT)
        width = max(px(40), self.width() - left - right)
        self.field.setGeometry(left, px(2), width, self.height() - px(4))

    def _restyle(self) -> None:
        self.updateGeometry()
        self._place()
        self.update()


def _key_font() -> QFont:
    return theme.font(11)


def _count_font() -> QFont:
    return theme.font(13)

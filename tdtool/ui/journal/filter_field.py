"""The field that filters the journal, with what it is narrowed to and how much is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from tdtool.ui import icons, plain, theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Label
from tdtool.ui.parts.ring import RADIUS, paint_ring

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent

_CHIP = 32


class FilterField(QWidget):
    """Type to filter; Down and Enter lead into the list, Esc clears."""

    changed = Signal(str)
    """What is typed."""
    entered = Signal()
    """Down or Enter: into the list."""
    scope_left = Signal()
    """The table or player it was narrowed to is let go."""

    def __init__(self, hint: str, key: str) -> None:
        super().__init__()
        self._key = key
        self.field = Field(bare=True)
        self.field.setPlaceholderText(hint)
        self.field.setAccessibleName("Filter the journal")
        self.chip = Button(icon=Icon.CLOSE, kind=Kind.BLOCK)
        self.chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.chip.hide()
        self._count = Label(key, size=11.5, role="third", right=True)
        self._count.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.chip)
        self._row.addWidget(self.field, 1)
        self._row.addWidget(self._count)
        self.setFocusProxy(self.field)
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.field.textChanged.connect(self.changed)
        self.field.installEventFilter(self)
        self.chip.clicked.connect(self.scope_left)
        self._restyle()
        theme.changed.connect(self._restyle)

    def text(self) -> str:
        """Give what is typed."""
        return self.field.text()

    def set_scope(self, name: str) -> None:
        """Name the table or player that it is narrowed to, "" for none."""
        self.chip.setText(plain.one_line(name, _CHIP))
        self.chip.setAccessibleName(f"Show all, not only {plain.one_line(name)}")
        self.chip.setToolTip(plain.tip(name))
        self.chip.setVisible(bool(name))

    def set_count(self, words: str) -> None:
        """Say how much is left, "" while everything is shown."""
        self._count.setText(f"{words} · Esc" if words else self._key)
        self._count.setMinimumWidth(self._count.sizeHint().width())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lead into the list with Down or Enter; let go of things with Esc and Backspace."""
        if watched is not self.field:
            return super().eventFilter(watched, event)
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        key, scoped = event.key(), not self.chip.isHidden()
        if key in {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
        elif key == Qt.Key.Key_Backspace and scoped and not self.text():
            self.scope_left.emit()
        elif key != Qt.Key.Key_Escape:
            return False
        elif self.text():
            self.field.clear()
        elif scoped:
            self.scope_left.emit()
        else:
            return False
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Give the keys to the field wherever it is pressed."""
        del event
        self.field.setFocus(Qt.FocusReason.MouseFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface, the lens, and the ring while the field has the keys."""
        del event
        now = theme.colours()
        px = theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(now.line)
        painter.setBrush(now.window if now.dark else now.panel)
        painter.drawRoundedRect(edge, px(RADIUS), px(RADIUS))
        side = px(icons.SIZE)
        lens = QRectF(px(11), (self.height() - side) / 2, side, side)
        icons.paint(painter, lens, Icon.SEARCH, now.second)
        if self.field.hasFocus():
            paint_ring(painter, QRectF(self.rect()))

    def _restyle(self) -> None:
        px = theme.px
        self.setFixedHeight(px(36))
        self._row.setContentsMargins(px(37), 0, px(12), 0)
        self._row.setSpacing(px(8))
        self.chip.setFixedHeight(px(26))
        self._count.setMinimumWidth(self._count.sizeHint().width())
        self.update()

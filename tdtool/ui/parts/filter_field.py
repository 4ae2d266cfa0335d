"""The field that filters a list: what it is narrowed to before it, how many are left behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from tdtool.ui import icons, keys, plain, theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Label
from tdtool.ui.parts.ring import RADIUS, paint_ring

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent

    from tdtool.ui.acts import Act

HEIGHT = 36
_WIDTH, _LEAST = 304, 160
_CHIP = 32


class FilterField(QWidget):
    """Type to filter; Down leads into the list, Esc clears.

    `hint` stands in the empty field, `name` is said to who cannot see it, `key` leads here.
    """

    changed = Signal(str)
    """What is typed."""
    went_down = Signal()
    """Down: into the list."""
    entered = Signal()
    """Enter: the first one found is meant."""
    scope_left = Signal()
    """What it was narrowed to is let go."""

    def __init__(self, hint: str, name: str, key: Act | str = "") -> None:
        super().__init__()
        self._shortcut = key
        self.field = Field(bare=True)
        self.field.setPlaceholderText(hint)
        self.field.setAccessibleName(name)
        self.chip = Button(icon=Icon.CLOSE, kind=Kind.BLOCK)
        self.chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.chip.hide()
        self._count = Label(role="second", right=True)
        self._key = Label(size=11, role="third", right=True)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.chip)
        self._row.addWidget(self.field, 1)
        for label in (self._count, self._key):
            label.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            self._row.addWidget(label)
        self.setFocusProxy(self.field)
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.field.textChanged.connect(self._say_key)
        self.field.textChanged.connect(self.changed)
        self.field.installEventFilter(self)
        self.chip.clicked.connect(self.scope_left)
        self.set_count("")
        self._restyle()
        theme.changed.connect(self._restyle)
        keys.changed.connect(self._say_key)

    def text(self) -> str:
        """Give what is typed."""
        return self.field.text()

    def set_text(self, text: str) -> None:
        """Type this."""
        self.field.setText(text)

    def count(self) -> str:
        """Give what is said about how many are left."""
        return self._count.text()

    def set_scope(self, name: str) -> None:
        """Name what the list is narrowed to, "" for nothing."""
        self.chip.setText(plain.one_line(name, _CHIP))
        self.chip.setAccessibleName(f"Show all, not only {plain.one_line(name)}")
        self.chip.setToolTip(plain.tip(name))
        self.chip.setVisible(bool(name))

    def set_count(self, words: str) -> None:
        """Say how many are left, "17 of 58"; "" while everything is shown."""
        if words != self._count.text():
            self._count.setText(words)
            self._share()
        self._say_key()

    def sizeHint(self) -> QSize:
        """Ask for a field of some width."""
        return QSize(theme.px(_WIDTH), theme.target(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Accept a short one."""
        return QSize(theme.px(_LEAST), theme.target(HEIGHT))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lead into the list with Down or Enter; let go of things with Esc and Backspace."""
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._take_key(event) or super().eventFilter(watched, event)
        return super().eventFilter(watched, event)

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
        side = px(16)
        lens = QRectF(px(12), (self.height() - side) / 2, side, side)
        icons.paint(painter, lens, Icon.SEARCH, now.second)
        if self.field.hasFocus():
            paint_ring(painter, QRectF(self.rect()))

    def _take_key(self, event: QKeyEvent) -> bool:
        key, scoped = event.key(), not self.chip.isHidden()
        if key in {Qt.Key.Key_Down, Qt.Key.Key_PageDown}:
            self.went_down.emit()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
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

    def _say_key(self) -> None:
        """Name the key that helps now: Esc while something is typed, else the one that led here."""
        words = "Esc" if self.text() or self.count() else keys.beside(self._shortcut)
        if words != self._key.text():
            self._key.setText(words)
            self._share()

    def _share(self) -> None:
        """Keep the words behind the field whole: the field itself gives way."""
        for label in (self._count, self._key):
            label.setVisible(bool(label.text()))
            label.setMinimumWidth(label.sizeHint().width())

    def _restyle(self) -> None:
        px = theme.px
        self.setFixedHeight(theme.target(HEIGHT))
        self._row.setContentsMargins(px(37), 0, px(12), 0)
        self._row.setSpacing(px(8))
        self.chip.setFixedHeight(px(26))
        self._share()
        self.update()

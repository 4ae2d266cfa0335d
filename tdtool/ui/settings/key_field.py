"""The field that takes the next key that is pressed, whatever it does elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import act_rows, keys, theme
from tdtool.ui.parts.ring import RADIUS, paint_ring

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QPaintEvent

_WIDTH, _HEIGHT = 200, 36
_WALK = frozenset((Qt.Key.Key_Tab, Qt.Key.Key_Backtab))
_HELD = (
    (Qt.KeyboardModifier.ControlModifier, "Ctrl+"),
    (Qt.KeyboardModifier.AltModifier, "Alt+"),
    (Qt.KeyboardModifier.ShiftModifier, "Shift+"),
)


class KeyField(QWidget):
    """Esc leaves it, Backspace empties it, Tab goes on; no other key does what it usually does."""

    taken = Signal(str)
    """A key was pressed, as the table of actions writes it."""
    cleared = Signal()
    left = Signal()
    entered = Signal()
    """Enter: what was asked is to be done."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._held = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("New keys")
        theme.changed.connect(self.updateGeometry)

    def show_key(self, key: str) -> None:
        """Show this key; "" asks for one."""
        self._text, self._held = act_rows.shown_key(key), ""
        self.setAccessibleDescription(self._text or "Press the new keys")
        self.update()

    def shown(self) -> str:
        """Give what stands in the field."""
        return self._held or self._text

    def sizeHint(self) -> QSize:
        """Ask for room for a long key."""
        return QSize(theme.px(_WIDTH), theme.px(_HEIGHT))

    def event(self, event: QEvent) -> bool:
        """Take every key before a shortcut has a use for it; Tab goes on, it cannot be bound."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in _WALK:
                return super().event(event)
            self.keyPressEvent(event)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave, empty, or take the key."""
        event.accept()
        pressed = keys.written(event)
        if not pressed:
            self._hold(event)
        elif pressed == "Esc":
            self.left.emit()
        elif pressed == "Backspace":
            self.cleared.emit()
        elif pressed == "Return":
            self.entered.emit()
        else:
            self._held = ""
            self.taken.emit(pressed)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Forget modifiers that were let go."""
        event.accept()
        if self._held:
            self._hold(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self._held = ""
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface and the key, or what to do."""
        del event
        now, px = theme.colours(), theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(now.line)
        painter.setBrush(now.window if now.dark else now.panel)
        painter.drawRoundedRect(edge, px(RADIUS), px(RADIUS))
        said = self.shown()
        painter.setFont(theme.font(13, QFont.Weight.DemiBold if said else QFont.Weight.Normal))
        painter.setPen(now.text if said else now.third)
        room = self.rect().adjusted(px(12), 0, -px(8), 0)
        asks = "Press the new keys" if self.hasFocus() else "Enter takes new keys"
        painter.drawText(room, theme.plain_alignment(), said or asks)
        if self.hasFocus():
            paint_ring(painter, QRectF(self.rect()))

    def _hold(self, event: QKeyEvent) -> None:
        """Show the modifiers that are held."""
        held = event.modifiers()
        said = "".join(word for modifier, word in _HELD if held & modifier)
        self._held = f"{said}…" if said else ""
        self.update()

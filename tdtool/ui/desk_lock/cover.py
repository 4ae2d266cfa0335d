"""What lies over the desk while it is locked: everything is seen, nothing can be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QApplication, QWidget

from tdtool.ui import icons, keys, theme
from tdtool.ui.desk_lock import pin
from tdtool.ui.icons import Icon
from tdtool.ui.line_bar import line_height
from tdtool.ui.parts.button import Button, Kind

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent

    from tdtool.ui.desk_lock.lock import DeskLock

_FRAME = 3
_HOLD_MS = 1_500
_DOT, _DOT_GAP = 10, 8
_MOUSE = frozenset(
    (
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.ContextMenu,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TouchEnd,
        QEvent.Type.DragEnter,
        QEvent.Type.DragMove,
        QEvent.Type.Drop,
    )
)


class LockCover(QWidget):
    """Takes every key and every click; the bar at its foot says what unlocks the desk."""

    def __init__(self, lock: DeskLock, window: QWidget) -> None:
        super().__init__(window)
        self._lock = lock
        self._window = window
        self._typed = ""
        self._says = ""
        self._covers = False
        self.hide()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName("The desk is locked")
        self.digits = [self._digit(number) for number in (*range(1, 10), 0)]
        self.erase_button = Button(icon=Icon.ARROW_LEFT, kind=Kind.BLOCK, parent=self)
        self.erase_button.setAccessibleName("Take a digit back")
        self.enter_button = Button("Unlock", icon=Icon.UNLOCK, kind=Kind.PRIMARY, parent=self)
        self.hold_button = Button("Hold to unlock", icon=Icon.UNLOCK, parent=self)
        self._held = QTimer(self)
        self._held.setSingleShot(True)
        self._held.setInterval(_HOLD_MS)
        self._held.timeout.connect(lock.unlock)
        self.erase_button.clicked.connect(self._erase)
        self.enter_button.clicked.connect(self._try)
        self.hold_button.pressed.connect(self._held.start)
        self.hold_button.released.connect(self._held.stop)
        for button in (*self.digits, self.erase_button, self.enter_button, self.hold_button):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        lock.changed.connect(self.follow)
        theme.changed.connect(self._lay_out)
        keys.changed.connect(self._tell)
        self.follow()

    def follow(self) -> None:
        """Lie over the desk while it is locked."""
        locked = self._lock.is_locked
        self._typed = self._says = ""
        app = QApplication.instance()
        if not isinstance(app, QApplication) or locked is self._covers:
            return
        self._covers = locked
        self.setVisible(locked)
        if locked:
            app.focusChanged.connect(self._hold_keys)
            self.cover()
            self._tell()
        else:
            app.focusChanged.disconnect(self._hold_keys)

    def cover(self) -> None:
        """Lie over everything, with the keys."""
        self.setGeometry(self._window.rect())
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def words(self) -> str:
        """Say what unlocks the desk, or why it did not."""
        if self._says:
            return self._says
        if self._lock.has_pin:
            return "Type the PIN, then Enter."
        return f"{self._lock.way_out()} unlocks it."

    def typed(self) -> int:
        """Count the digits that were typed."""
        return len(self._typed)

    def event(self, event: QEvent) -> bool:
        """Take every key before a shortcut sees it, and everything the mouse does."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress:
            self.keyPressEvent(event)  # type: ignore[arg-type]
            return True
        if event.type() in _MOUSE:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Unlock by the key, or type the PIN."""
        event.accept()
        if self._lock.is_way_out(event):
            self._lock.unlock()
        elif not self._lock.has_pin:
            return
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._try()
        elif event.key() == Qt.Key.Key_Backspace:
            self._erase()
        elif event.key() == Qt.Key.Key_Escape:
            self._typed = ""
            self._tell()
        elif event.text().isascii() and event.text().isdecimal():
            self._type(event.text())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the click."""
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let a window of another program have the keys, no part of this one."""
        super().focusOutEvent(event)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the bar anew."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a frame around the window and the bar at its foot."""
        del event
        now, px = theme.colours(), theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = self._bar()
        painter.fillRect(bar, now.panel)
        edge = px(_FRAME)
        painter.setPen(QPen(now.needs_you, edge))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half = edge / 2
        painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))
        painter.fillRect(QRect(0, bar.top(), self.width(), edge), now.needs_you)
        side = px(20)
        box = QRectF(px(20), bar.center().y() - side / 2, side, side)
        icons.paint(painter, box, Icon.LOCK, now.needs_you)
        painter.setFont(theme.font(15, QFont.Weight.DemiBold))
        painter.setPen(now.text)
        words = QRect(px(52), bar.top(), bar.width(), bar.height())
        title = "The desk is locked."
        painter.drawText(words, theme.plain_alignment(), title)
        words.setLeft(words.left() + painter.fontMetrics().horizontalAdvance(title) + px(14))
        painter.setFont(theme.font(13))
        painter.setPen(now.needs_you if self._says else now.second)
        painter.drawText(words, theme.plain_alignment(), self.words())
        words.setLeft(words.left() + painter.fontMetrics().horizontalAdvance(self.words()) + px(16))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.text)
        dot = px(_DOT)
        for place in range(len(self._typed)):
            left = words.left() + place * (dot + px(_DOT_GAP))
            painter.drawEllipse(QRectF(left, bar.center().y() - dot / 2 + 1, dot, dot))

    def _bar(self) -> QRect:
        tall = line_height()
        return QRect(0, self.height() - tall, self.width(), tall)

    def _digit(self, number: int) -> Button:
        button = Button(str(number), kind=Kind.BLOCK, parent=self)
        button.clicked.connect(self._digit_pressed)
        return button

    def _digit_pressed(self) -> None:
        button = self.sender()
        if isinstance(button, Button):
            self._type(button.words())

    def _type(self, digit: str) -> None:
        self._typed = (self._typed + digit)[: pin.MOST]
        self._tell()

    def _erase(self) -> None:
        self._typed = self._typed[:-1]
        self._tell()

    def _try(self) -> None:
        if self._typed:
            typed, self._typed = self._typed, ""
            said = self._lock.try_pin(typed)
            self._tell(said)

    def _tell(self, says: str = "") -> None:
        self._says = says
        self.setAccessibleDescription(self.words())
        self._lay_out()
        self.update()

    def _hold_keys(self, _before: object, widget: object) -> None:
        """Take the keys back when a part of the desk was given them."""
        own = self.window()
        if isinstance(widget, QWidget) and widget is not self and widget.window() is own:
            self.cover()

    def _lay_out(self) -> None:
        """Put the buttons for fingers at the end of the bar, from the right."""
        px, bar = theme.px, self._bar()
        by_hand = theme.is_touch()
        for button in (*self.digits, self.erase_button, self.enter_button):
            button.setVisible(by_hand and self._lock.has_pin)
        self.hold_button.setVisible(by_hand and not self._lock.has_pin)
        right = self.width() - px(12)
        for button in (self.enter_button, self.erase_button, *reversed(self.digits)):
            right = self._place(button, right, bar)
        self._place(self.hold_button, self.width() - px(12), bar)

    def _place(self, button: Button, right: int, bar: QRect) -> int:
        hint = button.sizeHint()
        wide = max(hint.width(), theme.px(44))
        top = bar.top() + (bar.height() - hint.height()) // 2 + 1
        button.setGeometry(right - wide, top, wide, hint.height())
        return right - wide - theme.px(4)

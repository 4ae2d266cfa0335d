"""The small clock's window: it stays over other programs and is drawn along by the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QSizeGrip

from tdtool.ui import keys, plain
from tdtool.ui.acts import Act
from tdtool.ui.board.scene_view import SceneView
from tdtool.ui.board.small_scene import small_scene

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QResizeEvent

    from tdtool.tournament.board_view import BoardView
    from tdtool.tournament.values import Now
    from tdtool.ui.board.scene import Scene
    from tdtool.ui.bridge import Bridge

SMALLEST, USUAL = QSize(140, 84), QSize(280, 156)
_MARGIN, _GRIP = 24, 14


class SmallClock(SceneView):
    """A window without a frame over all others; it never takes the keys when it appears.

    `placed` is where it stood last, as Qt writes it, in base64. `left` says that it was
    closed, and where it stood.
    """

    left = Signal(str)

    def __init__(self, bridge: Bridge, placed: str | None) -> None:
        super().__init__(bridge.desk)
        self._bridge = bridge
        self._grabbed: QPoint | None = None
        self._over = False
        self.setWindowFlags(
            Qt.WindowType.Window
            | Qt.WindowType.FramelessWindowHint
            | Qt.WindowType.WindowStaysOnTopHint
        )
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setMinimumSize(SMALLEST)
        self._grip = QSizeGrip(self)
        self._grip.setStyleSheet("background: transparent; image: none")
        self._grip.resize(_GRIP, _GRIP)
        name = plain.one_line(self.desk.state.name)
        self.setWindowTitle(f"Clock – {name}" if name else "Clock")
        self.setAccessibleName(self.windowTitle())
        self.setToolTip(plain.tip("Drag it anywhere; its lower right corner makes it larger."))
        if placed is None or not self.restoreGeometry(QByteArray.fromBase64(placed.encode())):
            self._place()

    def compose(self, view: BoardView, now: Now) -> Scene:
        """Build the strip."""
        del now
        return small_scene(view, self._dress.room(self.width(), self.height()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to drag the window."""
        if event.button() is Qt.MouseButton.LeftButton:
            handle = self.windowHandle()
            # Wayland lets only the system move a window.
            if not handle.startSystemMove():
                self._grabbed = event.globalPosition().toPoint() - self.pos()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the window along."""
        if self._grabbed is not None:
            self.move(event.globalPosition().toPoint() - self._grabbed)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Leave the window where it is."""
        del event
        self._grabbed = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave by Esc or its own key; Space is the clock where the desk shows the tournament."""
        if self._bridge.locked:
            self._bridge.locked_key.emit(event)
        elif event.key() == Qt.Key.Key_Escape or keys.is_key(event, Act.SMALL_CLOCK):
            self.close()
        elif keys.is_key(event, Act.CLOCK):
            if self._bridge.is_open and self._bridge.desk is self._desk:
                self._bridge.toggle_clock()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the grip in its corner."""
        super().resizeEvent(event)
        self._grip.move(self.width() - _GRIP, self.height() - _GRIP)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say that it was closed, and where the window stood."""
        super().closeEvent(event)
        if not self._over:
            self._over = True
            self.left.emit(bytes(self.saveGeometry().toBase64().data()).decode("ascii"))

    def _place(self) -> None:
        """Stand in the lower right corner of the first screen: the desk's own clock is above."""
        self.resize(USUAL)
        area = QGuiApplication.primaryScreen().availableGeometry()
        left, top = area.right() - USUAL.width(), area.bottom() - USUAL.height()
        self.move(left - _MARGIN, top - _MARGIN)

"""The window of the system: painted at once, furnished when everything is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QCoreApplication, QRect, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tdtool.ui import theme

if TYPE_CHECKING:
    from collections.abc import Callable

SIZE = (1366, 768)
SMALLEST = (800, 560)
_STRIP, _NAVIGATION, _LINE = 64, 136, 40


class Shell(QWidget):
    """Shows the frame's surfaces until the desk stands in it.

    It imports next to nothing, so that the first paint comes as soon as a bare window's.
    """

    painted = Signal()
    """The first paint is done; it comes once."""
    closing = Signal()
    """The window is about to go."""

    def __init__(self) -> None:
        super().__init__()
        self._content: QWidget | None = None
        self._is_painted = False
        self._hands_on = False
        self.keeps_open: Callable[[], bool] = bool
        """Tells whether the window stays though it was asked to close."""
        self.setWindowTitle("tdtool")
        self.setMinimumSize(*SMALLEST)
        self.resize(*SIZE)
        theme.changed.connect(self.update)

    def hold(self, content: QWidget) -> None:
        """Fill the window with this from now on."""
        self._content = content
        content.setParent(self)
        content.setGeometry(self.rect())
        content.show()

    def place(self) -> str:
        """Write size and place as the settings keep them."""
        return bytes(self.saveGeometry().toBase64().data()).decode("ascii")

    def take_place(self, place: str) -> None:
        """Take the size and place of last time; what cannot be read changes nothing."""
        self.restoreGeometry(QByteArray.fromBase64(QByteArray(place.encode("ascii", "replace"))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the desk as large as the window."""
        super().resizeEvent(event)
        if self._content is not None:
            self._content.setGeometry(self.rect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hand on a key that nothing in the window has the focus for: the line opens with it."""
        if self._content is None or self.focusWidget() is not None or self._hands_on:
            super().keyPressEvent(event)
            return
        # What the desk has no use for comes back up to here, and ends here.
        self._hands_on = True
        QCoreApplication.sendEvent(self._content, event)
        self._hands_on = False

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell that the window is about to go; everything is saved already."""
        if self.keeps_open():
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surfaces of strip, navigation, page and line."""
        del event
        now = theme.colours()
        px = theme.px
        width, height = self.width(), self.height()
        painter = QPainter(self)
        painter.fillRect(self.rect(), now.window)
        strip, line = QRect(0, 0, width, px(_STRIP)), px(_LINE)
        painter.fillRect(strip, now.panel)
        painter.fillRect(QRect(0, px(_STRIP) - px(2), width, px(2)), now.line)
        painter.fillRect(QRect(px(_NAVIGATION) - 1, px(_STRIP), 1, height), now.line)
        painter.fillRect(QRect(0, height - line, width, line), now.panel)
        painter.fillRect(QRect(0, height - line, width, 1), now.line)
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self, self.painted.emit)

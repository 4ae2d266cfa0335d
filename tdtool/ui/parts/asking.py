"""Asking what can be done with something: a right click, the Menu key, a long press of a finger."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from tdtool.ui import theme

LONG_MS = 600
"""So long a finger rests on something before its menu opens."""


class Asking(QObject):
    """Hears it on one widget; in lists and tables on their rows."""

    asked = Signal(object)
    """Where it was asked, as a point (`QPoint`) of the widget or its viewport; None by key."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._ground = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
        self._at = QPoint()
        self._swallows = False
        self._rests = QTimer(self)
        self._rests.setSingleShot(True)
        self._rests.setInterval(LONG_MS)
        self._rests.timeout.connect(self._rested)
        widget.installEventFilter(self)
        if self._ground is not widget:
            self._ground.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what asks; everything else goes on."""
        if isinstance(event, QContextMenuEvent):
            by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
            if by_mouse and watched is not self._ground:
                return False
            self.asked.emit(event.pos() if by_mouse else None)
            event.accept()
            return True
        if isinstance(event, QMouseEvent) and watched is self._ground and theme.is_touch():
            return self._finger(event)
        return False

    def ground(self) -> QWidget:
        """Give the widget whose points are told."""
        return self._ground

    def _finger(self, event: QMouseEvent) -> bool:
        """Follow a finger; tell whether it let go after its menu had opened."""
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress and event.button() is Qt.MouseButton.LeftButton:
            self._at, self._swallows = event.position().toPoint(), False
            self._rests.start()
        elif kind == QEvent.Type.MouseMove and self._rests.isActive():
            far = QGuiApplication.styleHints().startDragDistance()
            if (event.position().toPoint() - self._at).manhattanLength() > far:
                self._rests.stop()
        elif kind == QEvent.Type.MouseButtonRelease:
            self._rests.stop()
            swallowed, self._swallows = self._swallows, False
            return swallowed
        return False

    def _rested(self) -> None:
        self._swallows = True
        self.asked.emit(self._at)

"""A menu that opens below the strip and stays there: nothing may lie over the clock."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from tdtool.ui import theme
from tdtool.ui.strip_layout import HEIGHT

_LEAST, _MARGIN = 120, 8


class Menu(QMenu):
    """What has no room between the strip and the foot of the window is scrolled to."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._home = parent

    def open_at(self, at: QPoint) -> None:
        """Open here (a place on the screen), or as much higher as the menu needs."""
        px = theme.px
        window = self._home.window()
        ceiling = window.mapToGlobal(QPoint(0, px(HEIGHT))).y()
        foot = window.mapToGlobal(window.rect().bottomLeft()).y() - px(_MARGIN)
        self.setMaximumHeight(max(px(_LEAST), foot - ceiling))
        tall = min(self.sizeHint().height(), self.maximumHeight())
        top = max(ceiling, min(at.y(), foot - tall))
        self.popup(QPoint(at.x(), top))
        # Qt moves a menu before it learns how tall it may be.
        self.move(self.x(), top)

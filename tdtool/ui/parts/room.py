"""A room that scrolls where what stands in it is taller than the room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt

from tdtool.ui import theme
from tdtool.ui.parts.scroll import Scroll

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

_PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
_LEAST = 48


class Room(Scroll):
    """Holds one part, as wide as the room; asks for the part's height and takes less.

    Every key is left to what holds the room; `turn_page` scrolls for it.
    """

    def __init__(self, inner: QWidget) -> None:
        self._asked = 0
        super().__init__(inner)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def turn_page(self, event: QKeyEvent) -> bool:
        """Scroll with Page Up and Page Down; False where the key is another or all is in sight."""
        step = _PAGES.get(Qt.Key(event.key()), 0)
        bar = self.verticalScrollBar()
        if not step or bar.maximum() == 0:
            return False
        bar.setValue(bar.value() + step * bar.pageStep())
        return True

    def sizeHint(self) -> QSize:
        """Ask for what the part needs at the width there is."""
        hint = self._held.sizeHint()
        layout = self._held.layout()
        if layout is not None and layout.hasHeightForWidth() and self.width():
            hint.setHeight(layout.totalHeightForWidth(self.width()))
        return hint

    def minimumSizeHint(self) -> QSize:
        """Accept little: the rest is scrolled to."""
        return QSize(theme.px(_LEAST), theme.px(_LEAST))

    def event(self, event: QEvent) -> bool:
        """Ask for another height when the part does."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._ask_again()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for another height at another width."""
        super().resizeEvent(event)
        self._ask_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave to the holder what no part has a use for."""
        event.ignore()

    def _ask_again(self) -> None:
        asked = self.sizeHint().height()
        if asked != self._asked:
            self._asked = asked
            self.updateGeometry()

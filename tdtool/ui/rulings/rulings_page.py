"""The Rulings page: a question in the table's words, the ruling, what is written down of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdtool.ui import theme
from tdtool.ui.parts import measure
from tdtool.ui.rulings.library_part import LibraryPart

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QShowEvent

    from tdtool.ui.bridge import Bridge
    from tdtool.ui.rulings.bookcase import Bookcase

_COPY = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class RulingsPage(QWidget):
    """Follows the tournament that the bridge shows; the library is fetched when it is seen."""

    def __init__(self, bridge: Bridge, bookcase: Bookcase, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bookcase = bookcase
        self.library = LibraryPart(bridge, bookcase)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.library)
        self.setFocusProxy(self.library)
        bridge.shown.connect(self.library.refresh)
        theme.changed.connect(self._restyle)

    def ask(self, question: str) -> None:
        """Search the library for this."""
        self.library.ask(question)

    def search(self) -> None:
        """Give the keys to the field, its text marked."""
        field = self.library.search.field.field
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        field.selectAll()

    def showEvent(self, event: QShowEvent) -> None:
        """Fetch the library, or what has changed in it."""
        super().showEvent(event)
        self.bookcase.fetch()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy what to say; the rest is the window's."""
        if event.key() == Qt.Key.Key_C and event.modifiers() == _COPY:
            self.library.copy()
        else:
            event.ignore()

    def _restyle(self) -> None:
        measure.again(self)

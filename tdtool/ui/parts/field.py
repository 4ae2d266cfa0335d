"""Fields to type in: Space on an empty one is the clock's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLineEdit

from tdtool.ui import theme

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QKeyEvent

LONGEST = 400
"""No field of the program needs more; a pasted novel is cut."""


class Field(QLineEdit):
    """One line of text."""

    def __init__(self, text: str = "", *, size: float = 13, bare: bool = False) -> None:
        super().__init__(text)
        self._size = size
        self.setMaxLength(LONGEST)
        self.setProperty("bare", bare)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._restyle()
        theme.changed.connect(self._restyle)

    def set_wrong(self, *, wrong: bool) -> None:
        """Mark the field as one that cannot be taken so."""
        if bool(self.property("wrong")) != wrong:
            self.setProperty("wrong", wrong)
            self.style().unpolish(self)
            self.style().polish(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Space to the clock and undo to the desk while the field has no use for them."""
        spare = not self.text() and event.key() == Qt.Key.Key_Space
        undo = event.matches(QKeySequence.StandardKey.Undo)
        if spare or (undo and not self._has_history()):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _has_history(self) -> bool:
        return self.isUndoAvailable() or self.isRedoAvailable()

    def _font(self) -> QFont:
        return theme.font(self._size)

    def _restyle(self) -> None:
        self.setFont(self._font())
        self.setMinimumHeight(0 if self.property("bare") else theme.px(36))

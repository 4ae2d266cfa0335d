"""The line's field: Up and Down choose, Tab takes the words, Enter does, Esc leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from tdtool.ui.parts.field import Field

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent


class LineField(Field):
    """What is typed into the line."""

    stepped = Signal(int)
    """Up (-1) or Down (1)."""
    completed = Signal()
    entered = Signal()
    left = Signal()
    focused = Signal(bool)

    def __init__(self) -> None:
        super().__init__(size=15, bare=True)
        self.setAccessibleName("The line")

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's signature
        """Keep Tab while there is text: it takes the words of the candidate."""
        if forward and self.text():
            self.completed.emit()
            return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hand the keys that are not text on to the line."""
        key = event.key()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key == Qt.Key.Key_Up:
            self.stepped.emit(-1)
        elif key == Qt.Key.Key_Down:
            self.stepped.emit(1)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the line that it has the keys."""
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell the line that it has lost them."""
        super().focusOutEvent(event)
        self.focused.emit(False)

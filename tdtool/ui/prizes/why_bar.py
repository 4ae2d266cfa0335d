"""The line in which it is said why locked prizes are unlocked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Label

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


class WhyBar(QWidget):
    """Asks for the reason why locked prizes are unlocked; Enter gives it, Esc leaves."""

    given = Signal(str)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.reason = Field()
        self.reason.setPlaceholderText("reason, then Enter")
        self.reason.setAccessibleName("Why the prizes are unlocked")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(Label("Unlock, because"))
        row.addWidget(self.reason, 1)
        self.hide()

    def ask(self) -> None:
        """Begin to ask."""
        self.reason.clear()
        self.show()
        self.reason.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the reason with Enter, leave with Esc."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self.reason.text().strip():
                self.given.emit(self.reason.text().strip())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

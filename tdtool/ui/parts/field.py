"""Fields to type in: Space on an empty one is the clock's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLayout, QLineEdit, QVBoxLayout, QWidget

from tdtool.ui import theme
from tdtool.ui.parts import measure
from tdtool.ui.parts.label import Caption

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QKeyEvent

LONGEST = 400
"""No field of the program needs more; a pasted novel is cut."""
_LONGEST_NUMBER = 12


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
        self.setMinimumHeight(0 if self.property("bare") else theme.target(36))


class Number(Field):
    """A whole number within bounds; Up and Down change it."""

    changed = Signal()

    def __init__(self, value: int, least: int, most: int) -> None:
        super().__init__(str(value))
        self._least, self._most = least, most
        self.textChanged.connect(self._check)

    def value(self) -> int | None:
        """Give the number, None while what stands there is none within bounds."""
        text = self.text().strip()
        if not text.isdecimal() or len(text) > _LONGEST_NUMBER:
            return None
        value = int(text)
        return value if self._least <= value <= self._most else None

    def set_value(self, value: int) -> None:
        """Put this number in."""
        self.setText(str(value))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with Up and Down."""
        step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        value = self.value()
        stepped = self._least if value is None else value + step
        self.set_value(min(max(stepped, self._least), self._most))

    def _check(self) -> None:
        self.set_wrong(wrong=self.value() is None)
        self.changed.emit()


def captioned(caption: str, part: QWidget | QLayout) -> QVBoxLayout:
    """Put a small caption over a part."""
    column = QVBoxLayout()
    measure.gap(column, 4)
    column.addWidget(Caption(caption))
    if isinstance(part, QLayout):
        column.addLayout(part)
    else:
        column.addWidget(part)
        part.setAccessibleName(caption)
    return column

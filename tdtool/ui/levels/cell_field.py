"""The field over a cell while something is typed into it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont, QKeySequence

from tdtool.ui import keys, theme
from tdtool.ui.acts import Act
from tdtool.ui.parts.field import Field

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent
    from PySide6.QtWidgets import QWidget

_MOVES = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}
_PASSED = (Act.LEVEL_WARNING, Act.LEVEL_PART, Act.LEVEL_FIX)
"""What the table does while a cell is open too."""
_ENTER = frozenset((Qt.Key.Key_Return, Qt.Key.Key_Enter))


class CellField(Field):
    """Keys that leave the cell are told; the rest is typed.

    `moved` carries lines and columns to go, `tabbed` forward (True) or back, `entered` that
    Enter was pressed, `given_up` Esc, `passed` a key for the table.
    """

    moved = Signal(int, int)
    tabbed = Signal(bool)
    entered = Signal()
    given_up = Signal()
    passed = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__()
        self.setParent(parent)
        self.in_text = False
        """Left and Right move in the text (after F2), not to other cells."""
        self.hide()

    def event(self, event: QEvent) -> bool:
        """Take Tab before Qt moves the focus with it."""
        if event.type() == QEvent.Type.KeyPress:
            key: QKeyEvent = event  # type: ignore[assignment]
            if key.key() in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab} and not (
                key.modifiers() & Qt.KeyboardModifier.ControlModifier
            ):
                self.tabbed.emit(key.key() == Qt.Key.Key_Tab)
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the cell with Enter, Esc and the arrows; type everything else."""
        key = Qt.Key(event.key())
        plain_key = not event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and plain_key:
            self.entered.emit()
        elif key == Qt.Key.Key_Escape:
            self.given_up.emit()
        elif keys.is_key(event, Act.LEVEL_TYPE):
            self.in_text = not self.in_text
            self.deselect()
        elif any(keys.is_key(event, act) for act in _PASSED) or key in _ENTER:
            self.passed.emit(event)
        elif key in _MOVES and plain_key and (not self.in_text or _MOVES[key][0]):
            self.moved.emit(*_MOVES[key])
        elif event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable():
            self.given_up.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the keys went elsewhere, unless the whole window was left for a moment."""
        super().focusOutEvent(event)
        kept = {Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason}
        if event.reason() not in kept:
            self.left.emit()

    def _font(self) -> QFont:
        return theme.font(13, QFont.Weight.DemiBold)

    def _restyle(self) -> None:
        self.setFont(self._font())
        self.setMinimumHeight(0)
        self.setTextMargins(0, 0, 0, 0)

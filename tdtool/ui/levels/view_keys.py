"""What the keys of the spreadsheet stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from tdtool.ui.levels.lines import LineKind

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

STANDARD = {
    QKeySequence.StandardKey.Copy: "copy",
    QKeySequence.StandardKey.Paste: "paste",
}
ASKED = {Qt.Key.Key_F8: "warning", Qt.Key.Key_F6: "other_part"}
CLOCK_KEYS = {
    Qt.Key.Key_Up: "more_time",
    Qt.Key.Key_Down: "less_time",
    Qt.Key.Key_Right: "next_row",
    Qt.Key.Key_Left: "previous_row",
}
EMPTIED = {LineKind.LEVEL, LineKind.SET, LineKind.BREAK}
MOVING = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
}


def key_is_free(event: QKeyEvent) -> bool:
    """Tell whether a key belongs to the window whatever has the focus: Space is the clock."""
    return event.key() == Qt.Key.Key_Space

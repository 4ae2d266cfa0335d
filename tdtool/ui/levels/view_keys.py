"""What the keys of the spreadsheet stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tdtool.ui import keys
from tdtool.ui.acts import Act
from tdtool.ui.levels.lines import LineKind

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

ASKED = {
    Act.LEVEL_COPY: "copy",
    Act.LEVEL_PASTE: "paste",
    Act.LEVEL_WARNING: "warning",
    Act.LEVEL_FIX: "fix",
    Act.LEVEL_PART: "other_part",
    Act.LEVEL_MORE_TIME: "more_time",
    Act.LEVEL_LESS_TIME: "less_time",
    Act.LEVEL_NEXT: "next_row",
    Act.LEVEL_PREVIOUS: "previous_row",
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


def asked_by(event: QKeyEvent) -> str:
    """Tell what a key asks of the page from within the spreadsheet, "" for nothing."""
    return next((what for act, what in ASKED.items() if keys.is_key(event, act)), "")


def key_is_free(event: QKeyEvent) -> bool:
    """Tell whether a key belongs to the window whatever has the focus: Space is the clock."""
    return event.key() == Qt.Key.Key_Space

"""A table that leaves Left and Right to whoever it stands in: they mean a cell or a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt

from tdtool.ui import theme
from tdtool.ui.parts.table import ROW_HEIGHT, Table

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


_LEAST_WIDTH, _LEAST_ROWS, _HEAD = 240, 3, 32


class SideTable(Table):
    """Up and Down walk through the rows; it asks for room for a few of them."""

    def minimumSizeHint(self) -> QSize:
        """Accept no less than a few rows."""
        return QSize(theme.px(_LEAST_WIDTH), theme.px(_HEAD + _LEAST_ROWS * ROW_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with Up and Down; leave everything else."""
        if event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            event.ignore()
        else:
            super().keyPressEvent(event)

"""A table that leaves Left and Right to whoever it stands in: they mean a cell or a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tdtool.ui.parts.table import Table

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


class SideTable(Table):
    """Up and Down walk through the rows."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with Up and Down; leave everything else."""
        if event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            event.ignore()
        else:
            super().keyPressEvent(event)

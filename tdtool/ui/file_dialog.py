"""The system's question for a file: beside the program, never in its way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt

from tdtool.ui import theme
from tdtool.ui.strip_layout import HEIGHT

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog, QWidget

_BELOW = 16


def show_beside(dialog: QFileDialog, asking: QWidget) -> None:
    """Show a dialog that stops nothing, below the strip of the window that asks.

    It is let go of when it is closed.
    """
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setModal(False)
    window = asking.window()
    left = (window.width() - dialog.sizeHint().width()) // 2
    dialog.move(window.mapToGlobal(QPoint(max(0, left), theme.px(HEIGHT + _BELOW))))
    dialog.show()

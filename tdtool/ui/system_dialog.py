"""The system's questions, for a file or a printer: beside the program, never in its way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt

from tdtool.ui import theme
from tdtool.ui.strip_layout import HEIGHT

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QWidget

_BELOW = 16


def show_beside(dialog: QDialog, asking: QWidget, *, kept: bool = False) -> None:
    """Show a dialog that stops nothing, below the strip of the window that asks.

    It is let go of when it is closed, unless it is `kept` for another time. Where the screen
    ends before the dialog would it is made lower.
    """
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=not kept)
    dialog.setModal(False)
    window = asking.window()
    hint = dialog.sizeHint()
    left = (window.width() - hint.width()) // 2
    at = window.mapToGlobal(QPoint(max(0, left), theme.px(HEIGHT + _BELOW)))
    below = window.screen().availableGeometry().bottom() - at.y()
    dialog.resize(hint.width(), min(hint.height(), max(below, dialog.minimumSizeHint().height())))
    dialog.move(at)
    dialog.show()

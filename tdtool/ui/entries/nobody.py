"""What stands on the page while nobody is entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdtool.ui import theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.label import Label, Paragraph

if TYPE_CHECKING:
    from PySide6.QtGui import QAction


class Nobody(QWidget):
    """What stands on the page before there are entries, and the next step."""

    def __init__(self, bring_in: QAction | None) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setSpacing(theme.px(12))
        column.addStretch(2)
        title = Label("Nobody is entered yet", size=20, weight=QFont.Weight.DemiBold)
        words = Paragraph("Every player stands here, from his entry to his place.", role="second")
        words.setWordWrap(False)
        column.addWidget(title, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(words, 0, Qt.AlignmentFlag.AlignHCenter)
        if bring_in is not None:
            button = Button(icon=Icon.PASTE)
            button.follow(bring_in)
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)

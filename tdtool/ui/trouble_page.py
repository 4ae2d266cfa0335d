"""The page that says calmly what is wrong with the file, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.ui import theme
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.label import Paragraph

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

_TITLE = "The tournaments cannot be opened"
_WIDTH = 520


class TroublePage(QWidget):
    """One sentence, what helps, and a button to try again."""

    again = Signal()

    def __init__(self, sentence: str, help_: str, who_posts: QAction) -> None:
        super().__init__()
        self.sentence = Paragraph(sentence, size=15, role="text")
        self.help = Paragraph(help_)
        self.again_button = Button("Try again", icon=Icon.REDO, kind=Kind.PRIMARY, key="Enter")
        self.again_button.clicked.connect(self.again)
        who = Button(icon=Icon.QUESTION, key=Act.WHO_POSTS)
        who.follow(who_posts)
        inner = QWidget()
        measure.wide(inner, _WIDTH)
        column = QVBoxLayout(inner)
        measure.gap(column, 12)
        column.addStretch(2)
        title = Paragraph(_TITLE, size=24, role="text", weight=QFont.Weight.DemiBold)
        column.addWidget(title)
        column.addWidget(self.sentence)
        column.addWidget(self.help)
        column.addSpacing(theme.px(8))
        buttons = QHBoxLayout()
        buttons.addWidget(self.again_button)
        buttons.addWidget(who)
        buttons.addStretch(1)
        column.addLayout(buttons)
        column.addStretch(3)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addWidget(inner)
        row.addStretch(1)
        self.setFocusProxy(self.again_button)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface."""
        QPainter(self).fillRect(event.rect(), theme.colours().window)

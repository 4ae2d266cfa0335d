"""About the program: its version, its licence, and where the data lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication

from tdtool import __version__
from tdtool.ui import theme
from tdtool.ui.icons import Icon
from tdtool.ui.panels.panel import Panel
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.label import Caption, Label, Paragraph

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class AboutPanel(Panel):
    """A few lines and a path that can be copied."""

    wanted = (560, 272)

    def __init__(self, place: str) -> None:
        super().__init__("About tdtool", Icon.INFO)
        self._place = place
        self.primary.hide()
        measure.gap(self.body, 6)
        self.body.addWidget(Label(f"tdtool {__version__}", size=20, weight=QFont.Weight.DemiBold))
        self.body.addWidget(
            Paragraph("The tournament director’s desk. Free software under the MIT licence.")
        )
        self.body.addSpacing(theme.px(12))
        if place:
            self.body.addWidget(Caption("Every tournament is kept in"))
            path = Paragraph(place, role="text")
            path.setAccessibleName("Every tournament is kept in")
            path.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            self.body.addWidget(path)
            self.copy_button = Button("Copy the path", icon=Icon.COPY)
            self.copy_button.clicked.connect(self.copy)
            self.body.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addSpacing(theme.px(12))
        self.body.addWidget(
            Paragraph(
                "Letters: Inter and Noto Sans, SIL Open Font License 1.1. "
                "Window: Qt for Python, LGPL 3.",
                role="third",
                size=12,
            )
        )
        self.body.addStretch(1)

    def copy(self) -> None:
        """Put the path on the clipboard."""
        QGuiApplication.clipboard().setText(self._place)

    def first_field(self) -> QWidget:
        """Start on the button, where there is one."""
        return getattr(self, "copy_button", self.close_button)

"""The row of the settings in which the PIN of the desk is set, changed and taken away."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from tdtool.ui import theme
from tdtool.ui.desk_lock import pin
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Label

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from tdtool.ui.preferences import Preferences


class PinRow(QWidget):
    """Typed once to set it; what is kept is never shown."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.field = Field()
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.field.setMaxLength(pin.MOST)
        self.field.setAccessibleName("New PIN")
        self.set_button = Button()
        self.none_button = Button("No PIN", kind=Kind.DANGER)
        self.says = Label(role="second", size=12)
        row = QHBoxLayout(self)
        measure.edges(row, 0, 0, 0, 0)
        measure.gap(row, 8)
        for part in (self.field, self.set_button, self.none_button, self.says):
            row.addWidget(part)
        self.field.textChanged.connect(self._typed)
        self.set_button.clicked.connect(self.keep)
        self.none_button.clicked.connect(self.take_away)
        preferences.changed.connect(self.follow)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.follow()

    def follow(self) -> None:
        """Show whether there is a PIN."""
        there = self._preferences.settings.pin is not None
        self.set_button.setText("Change the PIN" if there else "Set a PIN")
        self.none_button.setVisible(there)
        self.field.setPlaceholderText(
            "another PIN" if there else f"{pin.LEAST} to {pin.MOST} digits"
        )

    def keep(self) -> None:
        """Keep what is typed as the PIN, or say why it is none."""
        typed = self.field.text()
        why = pin.problem(typed)
        if why:
            self._say(why, "needs_you")
            return
        self._preferences.set_pin(pin.kept(typed, os.urandom(pin.SALT_BYTES)))
        self.field.clear()
        self._say("It is asked for from now on.", "accent")

    def take_away(self) -> None:
        """Ask for no PIN any more."""
        self._preferences.set_pin(None)
        self._say("The key that locks the desk unlocks it.", "accent")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Set it with Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.field.text():
            self.keep()
        else:
            super().keyPressEvent(event)

    def _typed(self, text: str) -> None:
        self.set_button.setEnabled(bool(text))
        if text:
            self._say("")

    def _say(self, sentence: str, role: str = "second") -> None:
        self.says.set_role(role)
        self.says.setText(sentence)

    def _restyle(self) -> None:
        measure.again(self)
        self.field.setFixedWidth(theme.px(132))
        self.set_button.setEnabled(bool(self.field.text()))

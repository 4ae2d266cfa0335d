"""What stands in the place of the list of entries: counts without names, or nobody yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdtool.ui.entries.field_pane import FieldPane
from tdtool.ui.entries.nobody import Nobody
from tdtool.ui.parts.scroll import Scroll

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from tdtool.ui.bridge import Bridge


class Instead(QWidget):
    """Shows the counts of a tournament without names, else that nobody is entered.

    `bring_in` is the action that brings in a list of players.
    """

    def __init__(self, bridge: Bridge, bring_in: QAction | None) -> None:
        super().__init__()
        self.nobody = Nobody(bridge, bring_in)
        self.field = FieldPane(bridge)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.nobody)
        self._room = Scroll(self.field)
        self._room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.addWidget(self._room)
        self.counted = False
        """Whether the tournament runs without names."""
        self.nobody.counted.connect(self.take_keys)
        self.field.in_hand.connect(self._room.ensureWidgetVisible)

    def refresh(self, *, nobody: bool) -> None:
        """Show what is so now; `nobody` is entered by name."""
        self.counted = self.field.refresh()
        self._room.setVisible(self.counted)
        self.nobody.setVisible(not self.counted)
        self.setFocusProxy(self.field if self.counted else self.nobody.number)
        self.setVisible(nobody)

    def take_keys(self) -> None:
        """Give the keys to the counts, or to the number that begins them."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

"""What stands in the place of the list of entries: counts without names, or nobody yet."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdtool.ui.parts.scroll import Scroll

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from tdtool.ui.bridge import Bridge
    from tdtool.ui.entries.field_pane import FieldPane
    from tdtool.ui.entries.nobody import Nobody


class Instead(QWidget):
    """Shows the counts of a tournament without names, else that nobody is entered.

    `bring_in` is the action that brings in a list of players. Either is made when it is first
    asked for.
    """

    names_wanted = Signal()
    """Players are entered by name from now on."""

    def __init__(self, bridge: Bridge, bring_in: QAction | None) -> None:
        super().__init__()
        self._bridge = bridge
        self._bring_in = bring_in
        self._parts: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.counted = False
        """Whether the tournament runs without names."""

    @cached_property
    def nobody(self) -> Nobody:
        """What stands here before anybody is entered."""
        from tdtool.ui.entries.nobody import Nobody

        made = Nobody(self._bridge, self._bring_in)
        made.counted.connect(self.take_keys)
        self._add(made)
        return made

    @cached_property
    def field(self) -> FieldPane:
        """The counts of a tournament without names."""
        from tdtool.ui.entries.field_pane import FieldPane

        made = FieldPane(self._bridge)
        room = Scroll(made)
        room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.in_hand.connect(room.ensureWidgetVisible)
        made.names_wanted.connect(self.names_wanted)
        self._add(room)
        return made

    def refresh(self, *, nobody: bool) -> None:
        """Show what is so now; `nobody` is entered by name."""
        self.counted = self._bridge.is_open and self._bridge.desk.state.counted is not None
        if self.counted:
            self.field.refresh()
            self._show(self.field, self.field)
        elif nobody:
            self._show(self.nobody, self.nobody.number)
        self.setVisible(nobody)

    def take_keys(self) -> None:
        """Give the keys to the counts, or to the number that begins them."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add(self, part: QWidget) -> None:
        part.hide()
        self._parts.append(part)
        self._column.addWidget(part)

    def _show(self, shown: QWidget, keys: QWidget) -> None:
        """Show one part instead of the other, and let it have the keys."""
        for part in self._parts:
            part.setVisible(part is shown or part.isAncestorOf(shown))
        self.setFocusProxy(keys)

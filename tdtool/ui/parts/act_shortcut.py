"""A shortcut of one part of the window: the keys that are bound to an act, also other ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut

from tdtool.ui import act_rows, keys

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from tdtool.ui.acts import Act


class ActShortcut(QShortcut):
    """Works while the widget or a part of it has the focus."""

    def __init__(self, act: Act, widget: QWidget, slot: Callable[[], object]) -> None:
        super().__init__(widget)
        self._act = act
        self.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.activated.connect(slot)
        keys.follow(self._bind)

    def _bind(self) -> None:
        self.setKeys(act_rows.row(self._act).sequences())

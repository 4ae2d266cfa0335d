"""A menu of choices: what cannot be done stays in it, grey, with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from tdtool.ui import icons, plain
from tdtool.ui.parts.menu import Menu

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from tdtool.ui.floor.seat_menu import Choice


class ChoiceMenu(Menu):
    """Shows choices; `open_at` opens it without stopping anything."""

    picked = Signal(object)
    """A choice was taken: the `Choice`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)
        self._choices: dict[QAction, Choice] = {}
        self.triggered.connect(self._pick)

    def offer(self, choices: Iterable[Choice]) -> None:
        """Offer these choices and no others."""
        self.clear()
        self._choices.clear()
        for choice in choices:
            words = choice.text.replace("&", "&&")
            action = self.addAction(f"{words}\t{choice.key}" if choice.key else words)
            if choice.icon is not None:
                action.setIcon(icons.icon(choice.icon))
            action.setEnabled(not choice.refused)
            action.setToolTip(plain.tip(choice.refused))
            self._choices[action] = choice

    def _pick(self, action: QAction) -> None:
        choice = self._choices.get(action)
        if choice is not None:
            self.picked.emit(choice)

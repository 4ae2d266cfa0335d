"""A menu of choices: what cannot be done stays in it, grey, with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import Signal

from tdtool.ui import icons, plain
from tdtool.ui.parts.menu import Menu

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from tdtool.ui.icons import Icon


class Offered(Protocol):
    """What a line of the menu shows: `key` beside it, `refused` why it cannot be done now."""

    @property
    def text(self) -> str:
        """Give the words."""

    @property
    def icon(self) -> Icon | None:
        """Give the icon before them."""

    @property
    def key(self) -> str:
        """Give the key that does the same, "" for none."""

    @property
    def refused(self) -> str:
        """Say why it cannot be done now, "" where it can."""


class Choice(NamedTuple):
    """A line of a menu; `what` is the page's own name for it."""

    text: str
    what: object
    icon: Icon | None = None
    key: str = ""
    refused: str = ""


class ChoiceMenu(Menu):
    """Shows choices; `open_at` opens it without stopping anything."""

    picked = Signal(object)
    """A choice was taken, as it was offered."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)
        self._choices: dict[QAction, Offered] = {}
        self.triggered.connect(self._pick)

    def offer(self, choices: Iterable[Offered]) -> None:
        """Offer these choices and no others; one that has `ticked` shows whether it is on."""
        self.clear()
        self._choices.clear()
        for choice in choices:
            words = choice.text.replace("&", "&&")
            action = self.addAction(f"{words}\t{choice.key}" if choice.key else words)
            if choice.icon is not None:
                action.setIcon(icons.icon(choice.icon))
            ticked = getattr(choice, "ticked", None)
            if ticked is not None:
                action.setCheckable(True)
                action.setChecked(ticked)
            action.setEnabled(not choice.refused)
            action.setToolTip(plain.tip(choice.refused))
            self._choices[action] = choice

    def offered(self) -> tuple[Offered, ...]:
        """List what is offered."""
        return tuple(self._choices.values())

    def _pick(self, action: QAction) -> None:
        choice = self._choices.get(action)
        if choice is not None:
            self.picked.emit(choice)

"""Who had the keys before something else took them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from shiboken6 import isValid

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class KeysBefore:
    """A widget of a window that the keys go back to, as long as it is there to take them."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._widget: QWidget | None = None

    def note(self) -> None:
        """Remember who has the keys in the window now."""
        self._widget = self._window.focusWidget()

    def forget(self) -> None:
        """Let nobody have them back."""
        self._widget = None

    def give_back(self, *, but: QWidget | None = None) -> bool:
        """Give the keys back, once; tell whether somebody took them.

        Nothing inside `but` gets them.
        """
        widget, self._widget = self._widget, None
        # What had the keys may be gone by now: a list that was shown anew, a sheet that closed.
        if widget is None or not isValid(widget):
            return False
        if not (widget.isVisibleTo(self._window) and widget.isEnabled()):
            return False
        if but is not None and but.isAncestorOf(widget):
            return False
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

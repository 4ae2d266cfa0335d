"""Where panels stand: one at a time, over the page, and the keys come back after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, Signal

from tdtool.ui.keys_before import KeysBefore
from tdtool.ui.steady import NEEDED, steady

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdtool.ui.panels.panel import Panel


class PanelHost(QObject):
    """Shows a panel in a window's page area and lets go of it when it is left."""

    changed = Signal()
    """A panel was opened or left."""
    keys_free = Signal()
    """A panel was left, and what had the keys before it is gone."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._area = QRect()
        self._panel: Panel | None = None
        self._keys_before = KeysBefore(window)
        self._below: tuple[Panel, KeysBefore] | None = None

    @property
    def panel(self) -> Panel | None:
        """Give the panel that is open, or None."""
        return self._panel

    def open(self, panel: Panel, *, over: bool = False) -> None:
        """Show a panel instead of the one that is open, if any.

        `over` keeps that one, as it stands, for when this one is left.
        """
        if NEEDED:
            # Panels are imported when they are first asked for.
            steady()
        if self._panel is None:
            self._keys_before.note()
        elif over and self._below is None:
            inside = KeysBefore(self._panel)
            inside.note()
            self._below = self._panel, inside
            self._panel.hide()
        else:
            self._let_go()
            if not over:
                self._let_go_below()
        self._panel = panel
        panel.setParent(self._window)
        panel.closed.connect(self.close)
        panel.place(self._area)
        panel.show()
        panel.raise_()
        panel.first_field().setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def close(self) -> None:
        """Leave the panel that is open; the keys go back to where they were."""
        if self._panel is None:
            return
        self._let_go()
        if self._below is not None:
            self._come_back()
            return
        if not self._keys_before.give_back():
            self.keys_free.emit()
        self.changed.emit()

    def forget_keys(self) -> None:
        """Let the page have the keys when the panel is left: what had them is gone."""
        self._keys_before.forget()

    def place(self, area: QRect) -> None:
        """Use this area of the window from now on."""
        self._area = area
        for panel in (self._panel, self._below[0] if self._below is not None else None):
            if panel is not None:
                panel.place(area)

    def close_all(self) -> None:
        """Leave the panel that is open and the one that waits below it."""
        self._let_go_below()
        self.close()

    def _come_back(self) -> None:
        """Show the panel again that waited below."""
        if self._below is not None:
            (self._panel, inside), self._below = self._below, None
            self._panel.show()
            self._panel.raise_()
            if not inside.give_back():
                self._panel.first_field().setFocus(Qt.FocusReason.OtherFocusReason)
            self.changed.emit()

    def _let_go_below(self) -> None:
        if self._below is not None:
            kept, self._panel = self._panel, self._below[0]
            self._below = None
            self._let_go()
            self._panel = kept

    def _let_go(self) -> None:
        panel, self._panel = self._panel, None
        if panel is not None:
            panel.closed.disconnect(self.close)
            panel.hide()
            panel.deleteLater()

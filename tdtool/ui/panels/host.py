"""Where panels stand: one at a time, over the page, and the keys come back after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, Signal

from tdtool.ui.steady import NEEDED, steady

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdtool.ui.panels.panel import Panel


class PanelHost(QObject):
    """Shows a panel in a window's page area and lets go of it when it is left."""

    changed = Signal()
    """A panel was opened or left."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._area = QRect()
        self._panel: Panel | None = None
        self._keys_before: QWidget | None = None

    @property
    def panel(self) -> Panel | None:
        """Give the panel that is open, or None."""
        return self._panel

    def open(self, panel: Panel) -> None:
        """Show a panel instead of the one that is open, if any."""
        if NEEDED:
            # Panels are imported when they are first asked for.
            steady()
        if self._panel is None:
            self._keys_before = self._window.focusWidget()
        else:
            self._let_go()
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
        before, self._keys_before = self._keys_before, None
        if before is not None and before.isVisibleTo(self._window):
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def place(self, area: QRect) -> None:
        """Use this area of the window from now on."""
        self._area = area
        if self._panel is not None:
            self._panel.place(area)

    def _let_go(self) -> None:
        panel, self._panel = self._panel, None
        if panel is not None:
            panel.closed.disconnect(self.close)
            panel.hide()
            panel.deleteLater()

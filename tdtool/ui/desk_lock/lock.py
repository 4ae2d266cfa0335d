"""Whether the desk is locked, and what unlocks it; a start finds it as it was left."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QDialog

from tdtool.ui import act_rows, keys
from tdtool.ui.acts import Act
from tdtool.ui.desk_lock import pin

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from tdtool.ui.bridge import Bridge
    from tdtool.ui.preferences import Preferences

_MENUS = 8
"""More menus are never open, one out of the other."""


def _now_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class DeskLock(QObject):
    """Keeps the state in the settings; the bridge does nothing while it is locked."""

    changed = Signal()

    def __init__(
        self,
        bridge: Bridge,
        preferences: Preferences,
        parent: QObject,
        now_ms: Callable[[], int] = _now_ms,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._preferences = preferences
        self._now_ms = now_ms
        self._wrong = 0
        self._closed_until = 0
        bridge.locked = self.is_locked

    @property
    def is_locked(self) -> bool:
        """Tell whether the desk is locked."""
        return self._preferences.settings.locked

    @property
    def has_pin(self) -> bool:
        """Tell whether a PIN unlocks it."""
        return self._preferences.settings.pin is not None

    def lock(self) -> None:
        """Lock the desk; menus and dialogs that are open are left, nothing of them is done."""
        for _ in range(_MENUS):
            popup = QApplication.activePopupWidget()
            if popup is None:
                break
            popup.close()
        for window in QApplication.topLevelWidgets():
            if isinstance(window, QDialog) and window.isVisible():
                window.reject()
        self._set(locked=True)

    def is_way_out(self, event: QKeyEvent) -> bool:
        """Tell whether a key unlocks the desk: the one that locks it, where there is no PIN."""
        if self.has_pin:
            return False
        bound = act_rows.row(Act.DESK_LOCK).keys or act_rows.usual(Act.DESK_LOCK).keys
        return keys.written(event) in map(keys.plain_key, bound)

    def way_out(self) -> str:
        """Name the key that unlocks the desk where there is no PIN."""
        return keys.shown(Act.DESK_LOCK) or act_rows.usual(Act.DESK_LOCK).key

    def unlock(self) -> None:
        """Unlock the desk where no PIN is asked for."""
        if not self.has_pin:
            self._set(locked=False)

    def try_pin(self, typed: str) -> str:
        """Unlock the desk by its PIN; say why not, "" where it is unlocked."""
        written, now = self._preferences.settings.pin, self._now_ms()
        if now < self._closed_until:
            seconds = math.ceil((self._closed_until - now) / 1_000)
            return f"Wrong too often: wait {seconds} s."
        if written is not None and pin.is_pin(typed, written):
            self._wrong = 0
            self._set(locked=False)
            return ""
        self._wrong += 1
        self._closed_until = now + pin.wait_ms(self._wrong)
        return "That is not the PIN."

    def keeps_open(self) -> bool:
        """Tell whether the program stays open: it is locked, and the computer does not end."""
        app = QApplication.instance()
        ends = isinstance(app, QApplication) and app.isSavingSession()
        return self.is_locked and not ends

    def _set(self, *, locked: bool) -> None:
        self._preferences.set_locked(locked=locked)
        self._bridge.locked = locked
        self.changed.emit()

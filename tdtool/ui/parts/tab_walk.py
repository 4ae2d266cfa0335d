"""Where Tab goes: every control in sight, in the order in which they stand in their parents.

Qt's own walk goes from a page straight to the part that stands for it and never to what lies
before that part; its chain also loses parts of pages that are made before they have a window.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def stops(root: QWidget) -> list[QWidget]:
    """List what Tab reaches below a widget, in its order."""
    found: list[QWidget] = []
    for one in root.children():
        if not isinstance(one, QWidget) or one.isWindow() or one.isHidden():
            continue
        tab = bool(one.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if tab and one.isEnabled() and one.focusProxy() is None:
            found.append(one)
        found.extend(stops(one))
    return found


def step(among: list[QWidget], *, forward: bool) -> bool:
    """Give the keys to the next of these, or the one before; tell whether there was one."""
    if not among:
        return False
    here = QApplication.focusWidget()
    place = among.index(here) if here in among else (-1 if forward else 0)
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    among[(place + (1 if forward else -1)) % len(among)].setFocus(reason)
    return True

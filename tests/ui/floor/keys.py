"""Keys pressed where the focus is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtCore import Qt


def press(*keys: Qt.Key | str) -> None:
    """Press keys one after the other, each where the focus is then."""
    for key in keys:
        if QApplication.focusWidget() is None:
            QApplication.processEvents()
        there = QApplication.focusWidget()
        assert there is not None, key
        if isinstance(key, str):
            for sign in key:
                QTest.keyClicks(QApplication.focusWidget() or there, sign)
        else:
            QTest.keyClick(there, key)


def press_with(modifier: Qt.KeyboardModifier, key: Qt.Key) -> None:
    """Press a key with a modifier held."""
    there = QApplication.focusWidget()
    assert there is not None
    QTest.keyClick(there, key, modifier)

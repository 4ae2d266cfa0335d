"""The screens that the system has now, each under a name of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from tdtool.ui.board.screens import ScreenAt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QScreen


def all_screens(gone: QScreen | None = None) -> list[ScreenAt]:
    """List the screens that are there, without one that is about to go."""
    return [_at(name, one) for name, one in _named() if one is not gone]


def screen_at(name: str) -> QScreen:
    """Find a screen by its name; the primary one where it has just gone."""
    return dict(_named()).get(name) or QGuiApplication.primaryScreen()


def name_of(screen: QScreen) -> str:
    """Give the name of a screen."""
    return next((name for name, one in _named() if one is screen), screen.name())


def primary() -> str:
    """Name the system's first screen."""
    return name_of(QGuiApplication.primaryScreen())


def unique(names: Sequence[str]) -> list[str]:
    """Tell equal names apart by a number: two monitors of one kind."""
    found: list[str] = []
    for place, name in enumerate(names):
        before = names[:place].count(name)
        found.append(f"{name} ({before + 1})" if before else name)
    return found


def _named() -> list[tuple[str, QScreen]]:
    screens = QGuiApplication.screens()
    return list(zip(unique([one.name() for one in screens]), screens, strict=True))


def _at(name: str, screen: QScreen) -> ScreenAt:
    at = screen.geometry()
    return ScreenAt(name, at.x(), at.y(), at.width(), at.height(), screen.serialNumber())

"""Which screen the board stands on: never the desk's while there is another."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


class ScreenAt(NamedTuple):
    """A screen by the name the system gives it, and where it lies on the desktop (pixels)."""

    name: str
    x: int
    y: int
    width: int
    height: int

    def mirrors(self, other: ScreenAt) -> bool:
        """Tell whether two screens show the same: a projector that mirrors a laptop."""
        return self[1:] == other[1:]


def for_board(screens: Sequence[ScreenAt], desk: str, remembered: str | None) -> ScreenAt | None:
    """Choose the screen for the board: the remembered one, else the first free one.

    `desk` names the screen that the desk stands on. None where there is no other, or the
    others mirror it.
    """
    free = free_screens(screens, desk)
    return next((one for one in free if one.name == remembered), free[0] if free else None)


def next_for_board(screens: Sequence[ScreenAt], desk: str, here: str) -> ScreenAt | None:
    """Choose the screen after the one named `here`, None where there is no other."""
    free = free_screens(screens, desk)
    place = next((place for place, one in enumerate(free) if one.name == here), -1)
    found = free[(place + 1) % len(free)] if free else None
    return None if found is None or found.name == here else found


def free_screens(screens: Sequence[ScreenAt], desk: str) -> list[ScreenAt]:
    """List the screens that show something else than the desk, each picture once."""
    own = next((one for one in screens if one.name == desk), None)
    found: list[ScreenAt] = [] if own is None else [own]
    for one in screens:
        if one.name != desk and not any(one.mirrors(other) for other in found):
            found.append(one)
    return found if own is None else found[1:]

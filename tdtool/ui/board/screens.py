"""Which screens the boards stand on: never the desk's while there is another."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.board_plan import ScreenId, known

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from tdtool.board_plan import BoardPlan


class ScreenAt(NamedTuple):
    """A screen by a name of its own, where it lies on the desktop (pixels), and its serial."""

    name: str
    x: int
    y: int
    width: int
    height: int
    serial: str = ""

    @property
    def id(self) -> ScreenId:
        """Give what it is known again by."""
        return ScreenId(self.name, self.serial, self.width, self.height)

    def mirrors(self, other: ScreenAt) -> bool:
        """Tell whether two screens show the same: a projector that mirrors a laptop."""
        return self[1:5] == other[1:5]


def for_boards(
    free: Sequence[ScreenAt], plans: Sequence[BoardPlan], taken: Collection[str]
) -> list[ScreenAt]:
    """Choose the screens for a tournament's boards.

    Those that a board is wanted on, else the first free one. `taken` names the screens that
    show another tournament; they are used only where there is no other.
    """
    open_ = [one for one in free if one.name not in taken] or list(free)
    wanted = [one for one in open_ if (plan := known(plans, one.id)) is not None and plan.on]
    return wanted or open_[:1]


def next_for_board(
    screens: Sequence[ScreenAt], desk: str, here: str, own: Collection[str] = ()
) -> ScreenAt | None:
    """Choose the screen after the one named `here`, None where there is no other.

    `own` names the screens that show this tournament already.
    """
    free = free_screens(screens, desk)
    place = next((place for place, one in enumerate(free) if one.name == here), -1)
    others = [*free[place + 1 :], *free[: max(place, 0)]]
    return next((one for one in others if one.name not in own), None)


def free_screens(screens: Iterable[ScreenAt], desk: str) -> list[ScreenAt]:
    """List the screens that show something else than the desk, each picture once."""
    listed = list(screens)
    own = next((one for one in listed if one.name == desk), None)
    found: list[ScreenAt] = [] if own is None else [own]
    for one in listed:
        if one.name != desk and not any(one.mirrors(other) for other in found):
            found.append(one)
    return found if own is None else found[1:]

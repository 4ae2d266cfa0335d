"""What a screen of the players shows: its layouts in turn or one of them, and where it stands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

PAGE_SECONDS = 10
"""How long a page of a list stands."""
MOST_SECONDS = 300
_SIZES = range(100_000)


class Layout(StrEnum):
    """What stands on a board while levels and breaks run."""

    CLOCK = "clock"
    PRIZES = "prizes"
    """The clock over what each place is paid."""
    SEATS = "seats"
    """The clock over where everybody sits."""
    TABLE = "table"
    """The final table with its button and stacks around the clock."""


class Turn(NamedTuple):
    """A layout and for how long it stands when its turn comes (seconds); 0 leaves it out."""

    layout: Layout
    seconds: int


class Shown(NamedTuple):
    """What stands on a board now: a layout, and which page of its list, counted on for ever."""

    layout: Layout = Layout.CLOCK
    page: int = 0


class ScreenId(NamedTuple):
    """How a screen is known again: its name and serial as the system gives them, its pixels."""

    name: str
    serial: str = ""
    width: int = 0
    height: int = 0


USUAL_TURNS = (
    Turn(Layout.CLOCK, 30),
    Turn(Layout.PRIZES, 10),
    Turn(Layout.SEATS, 0),
    Turn(Layout.TABLE, 20),
)


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """What one screen shows.

    `on` tells whether a board stands there at all, `frozen` keeps one layout instead of the
    turns, `moves` lets new seats take the board while they are fresh.
    """

    screen: ScreenId
    on: bool = True
    turns: tuple[Turn, ...] = USUAL_TURNS
    frozen: Layout | None = None
    moves: bool = True

    def may_show(self, layout: Layout) -> bool:
        """Tell whether a layout comes to stand there at all."""
        if self.frozen is not None:
            return self.frozen is layout
        return any(turn.seconds for turn in self.turns if turn.layout is layout)

    def with_turn(self, layout: Layout, seconds: int) -> BoardPlan:
        """Let a layout stand for so long when its turn comes; 0 leaves it out."""
        turns = tuple(Turn(layout, seconds) if t.layout is layout else t for t in self.turns)
        return replace(self, turns=turns)


def shown_at(plan: BoardPlan, possible: Collection[Layout], wall_ms: int) -> Shown:
    """Choose what stands there at a moment, so that several screens turn together.

    `possible` are the layouts that have something to show; the clock always has. Each turn
    of a list begins with the page after the last one.
    """
    second = wall_ms // 1000
    if plan.frozen is not None:
        layout = plan.frozen if plan.frozen in possible else Layout.CLOCK
        return Shown(layout, second // PAGE_SECONDS)
    turns = [
        turn
        for turn in plan.turns
        if turn.seconds and (turn.layout in possible or turn.layout is Layout.CLOCK)
    ]
    if not turns:
        return Shown(Layout.CLOCK, second // PAGE_SECONDS)
    if len(turns) == 1:
        return Shown(turns[0].layout, second // PAGE_SECONDS)
    cycle, at = divmod(second, sum(turn.seconds for turn in turns))
    for turn in turns[:-1]:
        if at < turn.seconds:
            break
        at -= turn.seconds
    else:
        turn = turns[-1]
    pages = max(1, turn.seconds // PAGE_SECONDS)
    return Shown(turn.layout, cycle * pages + at * pages // turn.seconds)


def next_layout(frozen: Layout | None, possible: Collection[Layout]) -> Layout | None:
    """Choose what a key freezes after what is frozen now; None is the turns again."""
    order: list[Layout | None] = [None, *(one for one in Layout if one in possible)]
    return order[(order.index(frozen) + 1) % len(order)] if frozen in order else None


def known(plans: Iterable[BoardPlan], screen: ScreenId) -> BoardPlan | None:
    """Find the plan of a screen: by its serial, else by its name, the same size first.

    A screen with another serial in the same socket is another one; many projectors have none.
    """
    same = [plan for plan in plans if screen.serial and plan.screen.serial == screen.serial]
    if not same:
        same = [
            plan
            for plan in plans
            if plan.screen.name == screen.name and not (plan.screen.serial and screen.serial)
        ]
    same.sort(key=lambda plan: (plan.screen.name, plan.screen[2:]) != (screen.name, screen[2:]))
    return same[0] if same else None


def kept(plans: Iterable[BoardPlan], plan: BoardPlan) -> tuple[BoardPlan, ...]:
    """Put a plan into the place of its screen's, or behind all others."""
    listed = list(plans)
    before = known(listed, plan.screen)
    if before is None:
        return (*listed, plan)
    return tuple(plan if one is before else one for one in listed)


def plan_read(read: object) -> BoardPlan:
    """Read a plan as it was written down; TypeError or ValueError where it is none."""
    if not isinstance(read, dict):
        raise TypeError("a plan")
    frozen = read.get("frozen")
    on, moves = read.get("on", True), read.get("moves", True)
    if not (isinstance(on, bool) and isinstance(moves, bool)):
        raise TypeError("a plan")
    seconds = dict(_turn(one) for one in _list(read.get("turns", [])))
    turns = tuple(Turn(layout, seconds.get(layout, usual)) for layout, usual in USUAL_TURNS)
    return BoardPlan(
        screen=_screen(read.get("screen")),
        on=on,
        turns=turns,
        frozen=None if frozen is None else Layout(frozen),
        moves=moves,
    )


def _list(read: object) -> list[object]:
    if not isinstance(read, list):
        raise TypeError("a list")
    return read


def _turn(read: object) -> tuple[Layout, int]:
    layout, seconds = _list(read)
    if type(seconds) is not int or not 0 <= seconds <= MOST_SECONDS:
        raise ValueError("seconds")
    return Layout(str(layout)), seconds


def _screen(read: object) -> ScreenId:
    name, serial, width, height = _list(read)
    if not (isinstance(name, str) and isinstance(serial, str)):
        raise TypeError("a screen")
    if not (type(width) is int and type(height) is int):
        raise TypeError("a screen")
    if width not in _SIZES or height not in _SIZES:
        raise ValueError("a screen")
    return ScreenId(name, serial, width, height)

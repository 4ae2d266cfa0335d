"""Standings on paper: who is still in, who went out in which place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, NamedTuple

from tdtool.people.surname import order, surname_first
from tdtool.sheets.poured import Block, Measures, Page, poured

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tdtool.sheets.page import Foot, Paper

TYPE = 10.0
LEAST_COLUMN = 240.0
GAP = 24.0
MEASURES = Measures(15.0, 22.0, 12.0)
FOOT_ROOM = 44.0
HEAD_ROOM, HEAD_ROOM_A5, AGAIN_ROOM = 46.0, 40.0, 20.0
LARGE_MARGIN = 40.0


class Finisher(NamedTuple):
    """Who is out: `first` is his place for the order, `place` in words ("5th-6th")."""

    first: int
    place: str
    name: str
    when: str = ""
    prize: str = ""


class InPlay(NamedTuple):
    """Who is still in; `seat` is "12.5", "" where he has none at the moment.

    `stack` is what was counted (chips), 0 where nobody did; `chips` says it with its time.
    """

    name: str
    seat: str = ""
    stack: int = 0
    chips: str = ""


class Line(NamedTuple):
    """One line: place or nothing, the name, what stands beside it, the prize."""

    place: str
    name: str
    beside: str = ""
    prize: str = ""


@dataclass(frozen=True, slots=True)
class Standings:
    """All standings; `subtitle` says how many are left and when that was."""

    title: str
    subtitle: str
    in_play: tuple[Line, ...]
    out: tuple[Line, ...]
    foot: Foot

    @property
    def blocks(self) -> tuple[tuple[str, tuple[Line, ...]], ...]:
        """Give the parts that there are, with their heads."""
        out_head = "Places" if not self.in_play else "Out"
        parts = ((f"In play: {len(self.in_play):,}", self.in_play), (out_head, self.out))
        return tuple(part for part in parts if part[1])


def content(
    finishers: Iterable[Finisher],
    in_play: Iterable[InPlay],
    subtitle: str,
    foot: Foot,
    *,
    final: bool = False,
) -> Standings:
    """Put standings together: those in play by name, those out by place, the best first.

    Where chips were counted those in play stand by their chips, the others after them.
    `final`: nobody is left, and no place will change.
    """
    left = sorted(
        (one._replace(name=surname_first(one.name)) for one in in_play),
        key=lambda one: (-one.stack, order(one.name), one.seat),
    )
    out = sorted(finishers, key=lambda one: (one.first, order(surname_first(one.name))))
    return Standings(
        "Standings" if final else "Standings so far",
        subtitle,
        tuple(Line("", one.name, one.seat, one.chips) for one in left),
        tuple(Line(one.place, one.name, one.when, one.prize) for one in out),
        foot,
    )


def columns(paper: Paper) -> int:
    """Count the columns that lie side by side."""
    return max(1, int((paper.width - 2 * paper.margin + GAP) // (LEAST_COLUMN + GAP)))


def column_heights(paper: Paper) -> tuple[float, float]:
    """Give the height of a column on the first page and on the later ones, in points."""
    first = HEAD_ROOM_A5 if paper.margin < LARGE_MARGIN else HEAD_ROOM
    room = paper.height - FOOT_ROOM - paper.margin
    return room - first, room - AGAIN_ROOM


def layout(sheet: Standings, paper: Paper) -> list[Page]:
    """Place every line on its page and column, without looking at a font."""
    blocks = [Block(len(lines)) for _, lines in sheet.blocks]
    return poured(blocks, column_heights(paper), columns(paper), MEASURES)


def pages(sheet: Standings, paper: Paper) -> int:
    """Count the pages that the standings take."""
    return len(layout(sheet, paper))


def draw(
    sheet: Standings, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None = None
) -> None:
    """Draw standings as a PDF into a binary file; `each_page` is called before each page."""
    from tdtool.sheets.standings_draw import draw_standings

    draw_standings(sheet, paper, out, each_page)

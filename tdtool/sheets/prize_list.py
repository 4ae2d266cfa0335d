"""The prize list: what each place gets, as large as the wall wants it and the paper holds it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, NamedTuple

from tdtool.sheets.poured import Block, Measures, Page, poured

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Foot, Paper

TITLE = "Prizes"
TYPES = (24.0, 20.0, 16.5, 14.0, 12.0, 10.5)
"""Sizes of type in points, the largest that holds all places on one page is taken."""
LEAST_COLUMN = {24.0: 420.0, 20.0: 330.0, 16.5: 250.0, 14.0: 215.0, 12.0: 180.0, 10.5: 160.0}
"""How wide a column is at least in each type."""
GAP = 26.0
FOOT_ROOM = 44.0
HEAD_ROOM, HEAD_ROOM_A5, AGAIN_ROOM, NOTE_ROOM = 44.0, 38.0, 26.0, 26.0
LARGE_MARGIN = 40.0


class PrizeLine(NamedTuple):
    """Places ("10-12"), what each gets as it is written, and a ticket beside it or instead."""

    places: str
    each: str
    ticket: str = ""


@dataclass(frozen=True, slots=True)
class PrizeList:
    """A list; `says` tells entries and pool, `note` what else holds ("so far")."""

    says: str
    lines: tuple[PrizeLine, ...]
    foot: Foot
    note: str = ""


def columns(paper: Paper, size: float) -> int:
    """Count the columns that lie side by side in a type."""
    return max(1, int((paper.width - 2 * paper.margin + GAP) // (LEAST_COLUMN[size] + GAP)))


def measures(size: float) -> Measures:
    """Give the heights of a line and a column's head in a type."""
    return Measures(size * 1.55, size * 1.3, 0.0)


def heights(paper: Paper) -> tuple[float, float]:
    """Give the height of a column on the first page and on later ones, in points."""
    first, later = tops(paper)
    below = paper.height - FOOT_ROOM
    return below - first, below - later


def tops(paper: Paper) -> tuple[float, float]:
    """Give where the columns begin on the first page and on later ones, in points."""
    head = HEAD_ROOM_A5 if paper.margin < LARGE_MARGIN else HEAD_ROOM
    return paper.margin + head + NOTE_ROOM, paper.margin + AGAIN_ROOM


def layout(sheet: PrizeList, paper: Paper) -> tuple[float, list[Page]]:
    """Choose the type and place every line, without looking at a font."""
    block = [Block(len(sheet.lines))]
    for size in TYPES:
        pages_ = poured(block, heights(paper), columns(paper, size), measures(size))
        if len(pages_) == 1 or size == TYPES[-1]:
            break
    return size, pages_


def pages(sheet: PrizeList, paper: Paper) -> int:
    """Count the pages that the list takes."""
    return len(layout(sheet, paper)[1])


def draw(
    sheet: PrizeList, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None = None
) -> None:
    """Draw the list as a PDF into a binary file; `each_page` is called before each page."""
    from tdtool.sheets.prize_list_draw import draw_list

    draw_list(sheet, paper, out, each_page)

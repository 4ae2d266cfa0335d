"""Chip counts on paper, by table: lines to write on, or what was counted with its time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, NamedTuple

from tdtool.sheets.poured import Block, Measures, Page, poured

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Foot, Paper

LEAST_COLUMN = 230.0
GAP = 26.0
TO_WRITE = Measures(23.0, 26.0, 16.0)
FILLED = Measures(16.0, 24.0, 14.0)
"""Heights of a line, of a table's head, and of the space before it."""
FOOT_ROOM = 44.0
HEAD_ROOM, HEAD_ROOM_A5, AGAIN_ROOM = 46.0, 40.0, 20.0
_LARGE_MARGIN = 40.0


class CountedSeat(NamedTuple):
    """One player; `chips` and `at` are "" where they are to be written down."""

    seat: int
    name: str
    chips: str = ""
    at: str = ""


@dataclass(frozen=True, slots=True)
class CountedTable:
    """One table; `total` is what its players come to, "" where somebody is missing."""

    table: str
    seats: tuple[CountedSeat, ...]
    total: str = ""


@dataclass(frozen=True, slots=True)
class CountSheet:
    """Counts of several tables; `says` tells how many players, and as of when.

    `to_write`: lines stand in the place of figures.
    """

    tables: tuple[CountedTable, ...]
    says: str
    foot: Foot
    to_write: bool = False
    remark: str = ""
    """What all chips come to, and what is off."""

    @property
    def title(self) -> str:
        """Give the sheet's title."""
        return "Chip count" if self.to_write else "Chip counts"

    @property
    def measures(self) -> Measures:
        """Give the heights: more room where somebody writes."""
        return TO_WRITE if self.to_write else FILLED


def columns(paper: Paper) -> int:
    """Count the columns that lie side by side."""
    return max(1, int((paper.width - 2 * paper.margin + GAP) // (LEAST_COLUMN + GAP)))


def column_heights(sheet: CountSheet, paper: Paper) -> tuple[float, float]:
    """Give the height of a column on the first page and on the later ones, in points."""
    first = HEAD_ROOM_A5 if paper.margin < _LARGE_MARGIN else HEAD_ROOM
    first += 18 if sheet.remark else 0
    room = paper.height - FOOT_ROOM - paper.margin
    return room - first, room - AGAIN_ROOM


def layout(sheet: CountSheet, paper: Paper) -> list[Page]:
    """Place every table on its page and column; the sum is its last line."""
    blocks = [Block(len(table.seats) + 1, kept=True) for table in sheet.tables]
    return poured(blocks, column_heights(sheet, paper), columns(paper), sheet.measures)


def pages(sheet: CountSheet, paper: Paper) -> int:
    """Count the pages."""
    return len(layout(sheet, paper))


def draw(
    sheet: CountSheet, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None = None
) -> None:
    """Draw chip counts as a PDF into a binary file; `each_page` is called before each page."""
    from tdtool.sheets.count_draw import draw_counts

    draw_counts(sheet, paper, out, each_page)

"""Sheets of text in columns of one width, on as many headed pages as they take."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.sheets.heading import again_height, heading_height
from tdtool.sheets.paging import Headed, headed_pages
from tdtool.sheets.prose import Column, draw_column

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.page import Paper
    from tdtool.sheets.pen import Pen

FOOT_ROOM = 46.0
BELOW_HEAD = 4


class Columns(NamedTuple):
    """As many columns as lie side by side on a paper, of a least width and a gap (points)."""

    paper: Paper
    least: float
    gap: float

    @property
    def number(self) -> int:
        """Give how many lie side by side."""
        return max(1, int((self._room + self.gap) // (self.least + self.gap)))

    @property
    def wide(self) -> float:
        """Give how wide each is (points)."""
        return (self._room - (self.number - 1) * self.gap) / self.number

    @property
    def heights(self) -> tuple[float, float]:
        """Give how high they are on the first page and on the others (points)."""
        bottom = self.paper.height - FOOT_ROOM - BELOW_HEAD
        return bottom - heading_height(self.paper), bottom - again_height(self.paper)

    @property
    def _room(self) -> float:
        return self.paper.width - 2 * self.paper.margin


def draw_columns(
    pen: Pen,
    headed: Headed,
    pages: Sequence[Sequence[Column]],
    columns: Columns,
    each_page: Callable[[], None] | None,
) -> None:
    """Draw all pages."""
    paper, wide = columns.paper, columns.wide
    for first, page in headed_pages(pen, paper, headed, pages, each_page):
        top = BELOW_HEAD + (heading_height(paper) if first else again_height(paper))
        for place, column in enumerate(page):
            draw_column(pen, column, paper.margin + place * (wide + columns.gap), top, wide)
    pen.save()

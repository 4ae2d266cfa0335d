"""Drawing the house rule sheet: rules in columns, the sentence to say before its detail."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.faces import Weight
from tdtool.sheets.heading import again_height, heading_height
from tdtool.sheets.paging import Headed, headed_pages
from tdtool.sheets.pen import GREY, Pen
from tdtool.sheets.prose import Column, Measure, Passage, draw_column, pour, said, titled

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.house_sheet import HouseEntry, HouseSheet
    from tdtool.sheets.page import Paper

FOOT_ROOM = 46.0
LEAST_COLUMN, GAP = 225.0, 26.0
TYPE = 9.5


def _columns(paper: Paper) -> tuple[int, float]:
    """Give how many columns lie side by side, and how wide each is."""
    room = paper.width - 2 * paper.margin
    number = max(1, int((room + GAP) // (LEAST_COLUMN + GAP)))
    return number, (room - (number - 1) * GAP) / number


def laid(sheet: HouseSheet, paper: Paper) -> list[list[Column]]:
    """Pour the rules into columns."""
    number, wide = _columns(paper)
    bottom = paper.height - FOOT_ROOM
    heights = (bottom - heading_height(paper) - 4, bottom - again_height(paper) - 4)
    passages = [_passage(entry) for entry in sheet.entries]
    return pour(passages, Measure(wide, gap=13.0), heights, number)


def _passage(entry: HouseEntry) -> Passage:
    words = [
        *titled(entry.title, TYPE + 2, Weight.BOLD),
        *said(entry.say, TYPE + 0.5, Weight.SEMIBOLD, before=2),
        *said(entry.detail, TYPE, before=3),
        *said(entry.books, TYPE - 1.5, before=2, grey=GREY),
    ]
    return Passage(tuple(words))


def draw_house(
    sheet: HouseSheet, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None
) -> None:
    """Draw all pages of the rules."""
    pen = Pen(out, paper.width, paper.height, f"{sheet.foot.event}, {sheet.title.lower()}")
    pages = laid(sheet, paper)
    _, wide = _columns(paper)
    headed = Headed(sheet.title, (sheet.foot.event, sheet.subtitle), sheet.foot)
    for first, page in headed_pages(pen, paper, headed, pages, each_page):
        top = 4 + (heading_height(paper) if first else again_height(paper))
        for place, column in enumerate(page):
            draw_column(pen, column, paper.margin + place * (wide + GAP), top, wide)
    pen.save()

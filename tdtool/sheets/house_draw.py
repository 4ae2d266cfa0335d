"""Drawing the house rule sheet: rules in columns, the sentence to say before its detail."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.column_pages import Columns, draw_columns
from tdtool.sheets.faces import Weight
from tdtool.sheets.paging import Headed
from tdtool.sheets.pen import GREY, Pen
from tdtool.sheets.prose import Column, Measure, Passage, pour, said, titled

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.house_sheet import HouseEntry, HouseSheet
    from tdtool.sheets.page import Paper

LEAST_COLUMN, GAP = 225.0, 26.0
TYPE = 9.5


def laid(sheet: HouseSheet, paper: Paper) -> list[list[Column]]:
    """Pour the rules into columns."""
    columns = Columns(paper, LEAST_COLUMN, GAP)
    passages = [_passage(entry) for entry in sheet.entries]
    return pour(passages, Measure(columns.wide, gap=13.0), columns.heights, columns.number)


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
    headed = Headed(sheet.title, (sheet.foot.event, sheet.subtitle), sheet.foot)
    draw_columns(pen, headed, pages, Columns(paper, LEAST_COLUMN, GAP), each_page)

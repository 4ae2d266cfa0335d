"""Drawing a seating list: columns that fill the page, letters or tables at their heads."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.faces import Weight
from tdtool.sheets.paging import Headed, headed_pages
from tdtool.sheets.pen import GREY, Align, Pen
from tdtool.sheets.seating_list import (
    FOOT_ROOM,
    SeatGroup,
    SeatingList,
    Size,
    column_heights,
    columns,
    layout,
    size,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Paper
    from tdtool.sheets.poured import Page, Placed

NOTE = "ON THE WAY"


def draw_list(
    sheet: SeatingList, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None
) -> None:
    """Draw all pages of a list."""
    pen = Pen(out, paper.width, paper.height, f"{sheet.foot.event}, {sheet.title.lower()}")
    pages = layout(sheet, paper)
    headed = Headed(sheet.title, (sheet.foot.event, sheet.subtitle), sheet.foot)
    for first, page in headed_pages(pen, paper, headed, pages, each_page):
        _draw_page(pen, sheet, paper, page, first=first)
    pen.save()


def _draw_page(pen: Pen, sheet: SeatingList, paper: Paper, page: Page, *, first: bool) -> None:
    set_in = size(sheet)
    number = columns(sheet, paper)
    room = paper.width - 2 * paper.margin
    wide = (room - (number - 1) * set_in.gap) / number
    top = paper.height - FOOT_ROOM - column_heights(paper)[0 if first else 1]
    for place, column in enumerate(page):
        x = paper.margin + place * (wide + set_in.gap)
        for placed in column:
            group = sheet.groups[placed.block]
            if placed.line is None:
                _draw_head(pen, group, placed, (x, top, wide), set_in)
            else:
                _draw_line(pen, sheet, placed, (x, top, wide), set_in)


def _draw_head(
    pen: Pen, group: SeatGroup, placed: Placed, box: tuple[float, float, float], set_in: Size
) -> None:
    x, top, wide = box
    base = top + placed.y + set_in.type * 1.05
    words = f"{group.head}, continued" if placed.again and len(group.head) > 1 else group.head
    pen.text(x, base, words, set_in.type * 1.1, Weight.BOLD, max_width=wide)
    pen.rule(x, base + set_in.type * 0.33, x + wide, 0.7)


def _draw_line(
    pen: Pen, sheet: SeatingList, placed: Placed, box: tuple[float, float, float], set_in: Size
) -> None:
    x, top, wide = box
    line = sheet.groups[placed.block].lines[placed.line or 0]
    base = top + placed.y + set_in.type * 1.08
    if sheet.by_table:
        number = set_in.type * 1.9
        pen.text(
            x + number - set_in.type * 0.55, base, line.seat, set_in.type, Weight.BOLD,
            align=Align.RIGHT, tabular=True,
        )  # fmt: skip
        left, end = x + number, x + wide
    else:
        used = pen.text(
            x + wide, base, line.seat, set_in.type, Weight.BOLD, align=Align.RIGHT, tabular=True
        )
        left, end = x, x + wide - used - set_in.type * 0.6
    note = 0.0
    if line.to_come:
        small = set_in.type * 0.62
        note = pen.text(end, base, NOTE, small, align=Align.RIGHT, grey=GREY, tracking=0.04) + 4
    pen.text(
        left, base, line.name, set_in.type,
        max_width=end - note - left, smallest=set_in.type * 0.62,
    )  # fmt: skip

"""Drawing standings: places in bold at the left, names, when, prizes."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.faces import Weight
from tdtool.sheets.fonts import text_width
from tdtool.sheets.paging import Headed, headed_pages
from tdtool.sheets.pen import GREY, Align, Pen
from tdtool.sheets.standings_sheet import (
    FOOT_ROOM,
    GAP,
    TYPE,
    Line,
    Standings,
    column_heights,
    columns,
    layout,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Paper
    from tdtool.sheets.poured import Column

SMALL = 8.5
WIDEST_PLACE = 80.0
"""Points for places at most: long ones are set smaller, so that names beside them stand whole."""


def draw_standings(
    sheet: Standings, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None
) -> None:
    """Draw all pages of standings."""
    pen = Pen(out, paper.width, paper.height, f"{sheet.foot.event}, {sheet.title.lower()}")
    pages = layout(sheet, paper)
    number = columns(paper)
    wide = (paper.width - 2 * paper.margin - (number - 1) * GAP) / number
    inset = _place_wide(sheet)
    headed = Headed(sheet.title, (sheet.foot.event, sheet.subtitle), sheet.foot)
    for first, drawn in headed_pages(pen, paper, headed, pages, each_page):
        top = paper.height - FOOT_ROOM - column_heights(paper)[0 if first else 1]
        for place, column in enumerate(drawn):
            x = paper.margin + place * (wide + GAP)
            _draw_column(pen, sheet, column, (x, top, wide), inset)
    pen.save()


def _place_wide(sheet: Standings) -> float:
    """Give the width of the column of places."""
    longest = max((line.place for line in sheet.out), key=len, default="")
    return min(text_width(longest, TYPE, Weight.BOLD, tabular=True) + 12, WIDEST_PLACE)


def _draw_column(
    pen: Pen, sheet: Standings, column: Column, box: tuple[float, float, float], inset: float
) -> None:
    x, top, wide = box
    for placed in column:
        head, lines = sheet.blocks[placed.block]
        base = top + placed.y + TYPE * 1.15
        if placed.line is None:
            words = f"{head}, continued" if placed.again else head
            pen.text(x, base, words, TYPE * 1.15, Weight.BOLD, max_width=wide)
            pen.rule(x, base + 4.5, x + wide, 0.7)
        else:
            _draw_line(pen, lines[placed.line], (x, base, wide), inset)


def _draw_line(pen: Pen, line: Line, box: tuple[float, float, float], inset: float) -> None:
    x, base, wide = box
    end = x + wide
    if line.prize:
        end -= 10 + pen.text(
            end, base, line.prize, TYPE, Weight.SEMIBOLD,
            align=Align.RIGHT, max_width=wide * 0.35, smallest=6.5, tabular=True,
        )  # fmt: skip
    if line.beside:
        in_play = not line.place
        size, weight = (TYPE, Weight.BOLD) if in_play else (SMALL, Weight.REGULAR)
        end -= 8 + pen.text(
            end, base, line.beside, size, weight,
            align=Align.RIGHT, max_width=wide * 0.4, grey=0.0 if in_play else GREY, tabular=True,
        )  # fmt: skip
    start = x
    if line.place:
        pen.text(
            x, base, line.place, TYPE, Weight.BOLD, max_width=inset - 6, smallest=7, tabular=True
        )
        start += inset
    pen.text(start, base, line.name, TYPE, max_width=end - start, smallest=6)

"""Drawing a prize list: places in bold at the left, amounts at the right."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.faces import Weight
from tdtool.sheets.paging import Headed, headed_pages
from tdtool.sheets.pen import GREY, Align, Pen
from tdtool.sheets.prize_list import GAP, TITLE, PrizeLine, PrizeList, columns, layout, tops

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Paper


def draw_list(
    sheet: PrizeList, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None
) -> None:
    """Draw all pages of a list."""
    pen = Pen(out, paper.width, paper.height, f"{sheet.foot.event}, prizes")
    size, drawn = layout(sheet, paper)
    number = columns(paper, size)
    wide = (paper.width - 2 * paper.margin - (number - 1) * GAP) / number
    headed = Headed(TITLE, (sheet.foot.event, sheet.says), sheet.foot)
    for first, columns_ in headed_pages(pen, paper, headed, drawn, each_page):
        top = tops(paper)[0 if first else 1]
        if first:
            room = paper.width - 2 * paper.margin
            pen.text(paper.margin, top - 17, sheet.note, 9.5, max_width=room, grey=GREY)
        for place, column in enumerate(columns_):
            x = paper.margin + place * (wide + GAP)
            for placed in column:
                base = top + placed.y + size * 1.05
                if placed.line is None:
                    _draw_head(pen, (x, top + placed.y, wide), size)
                else:
                    _draw_line(pen, sheet.lines[placed.line], (x, base, wide), size)
    pen.save()


def _draw_head(pen: Pen, box: tuple[float, float, float], size: float) -> None:
    x, y, wide = box
    label = max(7.5, size * 0.42)
    base = y + size * 0.7
    pen.text(x, base, "PLACE", label, grey=GREY, tracking=0.06)
    pen.text(x + wide, base, "EACH", label, align=Align.RIGHT, grey=GREY, tracking=0.06)
    pen.rule(x, base + size * 0.28, x + wide, 0.7)


def _draw_line(pen: Pen, line: PrizeLine, box: tuple[float, float, float], size: float) -> None:
    x, base, wide = box
    used = pen.text(
        x + wide, base, line.each, size, Weight.SEMIBOLD,
        align=Align.RIGHT, max_width=wide * 0.62, smallest=size * 0.5, tabular=True,
    )  # fmt: skip
    first = pen.text(
        x, base, line.places, size, Weight.BOLD,
        max_width=wide * 0.36, smallest=size * 0.5,
    )  # fmt: skip
    if line.ticket:
        pen.text(
            x + wide - used - (8 if used else 0), base, line.ticket, size * 0.62,
            align=Align.RIGHT, max_width=wide - used - first - 20, smallest=6.5,
        )  # fmt: skip

"""Drawing the sign-in sheet: the name, the seat, and a line to sign on."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.faces import Weight
from tdtool.sheets.paging import Headed, headed_pages
from tdtool.sheets.pen import FAINT, GREY, Align, Pen
from tdtool.sheets.seating_list import FOOT_ROOM, column_heights
from tdtool.sheets.sign_in import GAP, MEASURES, SignInSheet, columns, layout

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Paper
    from tdtool.sheets.poured import Placed

TITLE = "Sign in"
TYPE, HEAD, LABEL, SMALL = 11.0, 12.0, 7.5, 9.0
NAME, SEAT = 0.45, 0.14
"""The name's and the seat's shares of a column."""


def draw_list(
    sheet: SignInSheet, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None
) -> None:
    """Draw all pages of the list."""
    pen = Pen(out, paper.width, paper.height, f"{sheet.foot.event}, sign in")
    number = columns(paper)
    wide = (paper.width - 2 * paper.margin - (number - 1) * GAP) / number
    headed = Headed(TITLE, (sheet.foot.event, sheet.subtitle), sheet.foot)
    for first, page in headed_pages(pen, paper, headed, layout(sheet, paper), each_page):
        top = paper.height - FOOT_ROOM - column_heights(paper)[0 if first else 1]
        for place, column in enumerate(page):
            x = paper.margin + place * (wide + GAP)
            for placed in column:
                if placed.line is None:
                    _draw_head(pen, sheet, placed, (x, top, wide))
                else:
                    _draw_line(pen, sheet, placed, (x, top, wide))
    pen.save()


def _draw_head(
    pen: Pen, sheet: SignInSheet, placed: Placed, box: tuple[float, float, float]
) -> None:
    x, top, wide = box
    base = top + placed.y + MEASURES.head * 0.62
    head = sheet.groups[placed.block].head
    words = f"{head}, continued" if placed.again and len(head) > 1 else head
    pen.text(x, base, words, HEAD, Weight.BOLD, max_width=wide * NAME)
    pen.text(x + wide * (NAME + SEAT), base, "SIGNATURE", LABEL, grey=GREY, tracking=0.06)
    pen.rule(x, base + 5, x + wide, 0.7)


def _draw_line(
    pen: Pen, sheet: SignInSheet, placed: Placed, box: tuple[float, float, float]
) -> None:
    x, top, wide = box
    line = sheet.groups[placed.block].lines[placed.line or 0]
    base = top + placed.y + MEASURES.line * 0.72
    sign = x + wide * (NAME + SEAT)
    if not line.name:
        pen.text(
            x + 14, base, str((placed.line or 0) + 1), SMALL, align=Align.RIGHT, grey=GREY,
            tabular=True,
        )  # fmt: skip
        pen.rule(x + 20, base + 3, sign - 10, 0.5)
    else:
        pen.text(x, base, line.name, TYPE, max_width=wide * NAME - 6, smallest=6.5)
        room = wide * SEAT - 8
        words, weight = (line.seat, Weight.BOLD) if line.seat else (line.mark, Weight.REGULAR)
        pen.text(
            sign - 10, base, words, TYPE if line.seat else SMALL, weight,
            align=Align.RIGHT, max_width=room, smallest=6, grey=0.0 if line.seat else GREY,
            tabular=True,
        )  # fmt: skip
        pen.rule(x, base + 5.5, sign - 10, 0.3, FAINT)
    pen.rule(sign, base + 3, x + wide, 0.6)

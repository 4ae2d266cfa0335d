"""Drawing the chips for an event: a row a value, its colour in words, figures at the right."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.chip_list import HEADS, ROW, ChipList, ChipRow, pages, rows_a_page
from tdtool.sheets.faces import Weight
from tdtool.sheets.flow import Phrase, draw_flow, flow
from tdtool.sheets.heading import again_height, heading_height
from tdtool.sheets.paging import Headed, headed_pages
from tdtool.sheets.pen import GREY, Align, Pen

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Paper

SAID, SAID_LINE = 10.5, 15.0
LABEL, TYPE, SMALL = 7.5, 11.5, 8.0
_SHARES = (0.15, 0.17, 0.11, 0.13, 0.12, 0.12, 0.1, 0.1)
"""What part of the width each column has."""


def draw_list(
    sheet: ChipList, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None
) -> None:
    """Draw all pages."""
    pen = Pen(out, paper.width, paper.height, f"{sheet.foot.event}, {sheet.title.lower()}")
    count, each = pages(sheet, paper), rows_a_page(paper)
    headed = Headed(sheet.title, (sheet.foot.event, sheet.beside), sheet.foot)
    for first, page in headed_pages(pen, paper, headed, range(count), each_page):
        y = _draw_said(pen, paper, sheet) if first else again_height(paper)
        y = _draw_heads(pen, paper, y + 14)
        for row in sheet.rows[page * each : (page + 1) * each]:
            _draw_row(pen, paper, row, y)
            y += ROW
    pen.save()


def _draw_said(pen: Pen, paper: Paper, sheet: ChipList) -> float:
    y = heading_height(paper) + 12
    for sentence in sheet.said:
        lines = flow([Phrase(sentence, Weight.REGULAR, 0.0)], SAID, paper.width - 2 * paper.margin)
        y = draw_flow(pen, lines, (paper.margin, y), SAID, SAID_LINE)
    return y


def _edges(paper: Paper) -> list[tuple[float, float]]:
    """Give left and right of each column."""
    x, room = paper.margin, paper.width - 2 * paper.margin
    found = []
    for share in _SHARES:
        found.append((x, x + room * share))
        x += room * share
    return found


def _draw_heads(pen: Pen, paper: Paper, y: float) -> float:
    for place, (head, (left, right)) in enumerate(zip(HEADS, _edges(paper), strict=True)):
        words = head.upper()
        if place == 1:
            pen.text(left + 14, y, words, LABEL, max_width=right - left - 16, grey=GREY)
        else:
            pen.text(
                right, y, words, LABEL, align=Align.RIGHT, max_width=right - left - 5, grey=GREY
            )
    pen.rule(paper.margin, y + 6, paper.width - paper.margin, 1.0)
    return y + 8


def _draw_row(pen: Pen, paper: Paper, row: ChipRow, y: float) -> None:
    base = y + ROW * 0.66
    texts = (row.chip, row.colour, row.stack, row.start, row.added, row.most, row.bank, row.short)
    for place, (text, (left, right)) in enumerate(zip(texts, _edges(paper), strict=True)):
        if place == 1:
            _draw_colour(pen, row, (left + 14, base, right))
            continue
        strong = place in {0, 2, 5, 7}
        pen.text(
            right, base, text, TYPE, Weight.BOLD if strong else Weight.REGULAR,
            align=Align.RIGHT, max_width=right - left - 11, smallest=6, tabular=True,
        )  # fmt: skip
    pen.rule(paper.margin, y + ROW, paper.width - paper.margin, 0.3)


def _draw_colour(pen: Pen, row: ChipRow, box: tuple[float, float, float]) -> None:
    """Write the colour, below it when the chip leaves play."""
    left, base, right = box
    room = right - left - 4
    up = 5 if row.leaves else 0
    pen.text(left, base - up, row.colour, TYPE * 0.9, max_width=room, smallest=6.5)
    if row.leaves:
        pen.text(left, base + 6, row.leaves, SMALL, max_width=room, smallest=5.5, grey=GREY)

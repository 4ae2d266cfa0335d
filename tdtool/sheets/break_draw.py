"""Drawing break sheets: slips to be cut apart, table and seat in large figures."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING, NamedTuple

from tdtool.sheets.break_sheet import BreakSheet, BreakSlip, columns
from tdtool.sheets.faces import Weight
from tdtool.sheets.heading import draw_heading, heading_height
from tdtool.sheets.page import draw_foot
from tdtool.sheets.pen import GREY, Pen
from tdtool.sheets.scan_code import draw_code

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.page import Paper

FOOT_ROOM = 42.0
TALLEST, PADDING = 132.0, 9.0
LABEL = 6.5
CODE_WIDTH = 20.0
LARGEST, LOW = 48.0, 100.0
"""The largest figures, and the height of a slip below which they stand beside the name."""


class Box(NamedTuple):
    """A slip on its page, in points."""

    left: float
    top: float
    right: float
    bottom: float


def draw_breaks(
    sheets: Sequence[BreakSheet],
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None,
) -> None:
    """Draw all sheets."""
    event = sheets[0].foot.event if sheets else ""
    pen = Pen(out, paper.width, paper.height, f"{event}, break sheets")
    for number, sheet in enumerate(sheets, start=1):
        if each_page is not None:
            each_page()
        if number > 1:
            pen.next_page()
        count = len(sheet.slips)
        said = f"{count} player{'s' if count != 1 else ''}"
        beside = (said, sheet.draw)
        draw_heading(pen, paper, f"Table {sheet.table} breaks", beside, sheet.foot.house)
        _draw_slips(pen, paper, sheet)
        draw_foot(pen, paper, sheet.foot, number, len(sheets))
    pen.save()


def _draw_slips(pen: Pen, paper: Paper, sheet: BreakSheet) -> None:
    across = columns(paper)
    down = max(1, -(-len(sheet.slips) // across))
    top = heading_height(paper) + 6
    high = min(TALLEST, (paper.height - FOOT_ROOM - top) / down)
    wide = (paper.width - 2 * paper.margin) / across
    for place, slip in enumerate(sheet.slips):
        left = paper.margin + place % across * wide
        upper = top + place // across * high
        _draw_slip(pen, slip, Box(left, upper, left + wide, upper + high), sheet.table)
    _draw_cuts(pen, paper, (top, high, down), across)


def _draw_cuts(pen: Pen, paper: Paper, rows: tuple[float, float, int], across: int) -> None:
    """Mark where the paper is cut: below each row, and between the columns."""
    top, high, down = rows
    left, right = paper.margin, paper.width - paper.margin
    for row in range(1, down + 1):
        y = top + row * high
        pen.rule(left, y, right, 0.4)
    for column in range(1, across):
        x = left + (right - left) * column / across
        pen.line(x, top, x, top + down * high, 0.4)


def _draw_slip(pen: Pen, slip: BreakSlip, box: Box, table: str) -> None:
    """Draw one slip: name, where from, and table and seat to be read from afar."""
    left, right = box.left + PADDING, box.right - PADDING
    high = box.bottom - box.top
    end = right - CODE_WIDTH - 10
    draw_code(pen, slip.entry, (right - CODE_WIDTH, box.top + 6), (CODE_WIDTH, high - 12))
    low = high < LOW
    half = left + (end - left) * 0.55 if low else end
    base = box.top + (high / 2 if low else 24)
    pen.text(left, base, slip.name, 12 if low else 15, Weight.SEMIBOLD,
             max_width=half - left - 6, smallest=7.5)  # fmt: skip
    source = slip.source or f"table {table}"
    came = f"from {source}{f', with {slip.chips} in chips' if slip.chips else ''}"
    pen.text(left, base + (12 if low else 14), came, 9, grey=GREY,
             max_width=half - left - 6, smallest=6)  # fmt: skip
    figures = min(LARGEST, (high - 24) if low else (high - 62))
    start, foot = (half, box.top + high / 2 + figures * 0.45) if low else (left, box.bottom - 14)
    beside = start + (end - start) * 0.62
    pen.line(beside - 9, foot - figures * 0.73 - 8, beside - 9, foot + 2, 0.5)
    for x, label, text, room in (
        (start, "TABLE", slip.table, beside - start - 16),
        (beside, "SEAT", slip.seat, end - beside),
    ):
        pen.text(x, foot - figures * 0.73 - 4, label, LABEL, grey=GREY, tracking=0.06)
        pen.text(x - 1, foot, text, figures, Weight.BOLD,
                 max_width=room, smallest=12)  # fmt: skip

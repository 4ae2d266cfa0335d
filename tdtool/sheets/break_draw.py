"""Drawing break sheets: slips to be cut apart, table and seat in large figures."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING, NamedTuple

from tdtool.sheets.break_sheet import BreakSheet, BreakSlip, columns
from tdtool.sheets.faces import Weight
from tdtool.sheets.heading import draw_heading, heading_height
from tdtool.sheets.page import draw_foot
from tdtool.sheets.pen import FAINT, GREY, Pen
from tdtool.sheets.scan_code import draw_code

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.page import Paper

FOOT_ROOM = 42.0
TALLEST, PADDING = 132.0, 9.0
LABEL = 6.5
CODE_WIDTH = 20.0
FIGURES = 34.0
MARK = 6.0


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
        draw_heading(pen, paper, f"Table {sheet.table} breaks", (said, sheet.draw))
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
    if across > 1:
        middle = (left + right) / 2
        pen.line(middle, top, middle, top + down * high, 0.4)


def _draw_slip(pen: Pen, slip: BreakSlip, box: Box, table: str) -> None:
    """Draw one slip: name, where from, and table and seat to be read from afar."""
    left, right = box.left + PADDING, box.right - PADDING
    high = box.bottom - box.top
    part = min(1.0, high / TALLEST)
    base = box.top + 8 + 13 * part
    source = slip.source or f"table {table}"
    used = pen.text(left, base, slip.name, 14 * max(part, 0.75), Weight.SEMIBOLD,
                    max_width=right - left, smallest=8)  # fmt: skip
    del used
    below = base + 4 + 10 * part
    pen.text(left, below, f"from {source}", 9 * max(part, 0.8), grey=GREY)
    figures = FIGURES * part
    foot = min(box.bottom - 8, below + 12 + figures)
    beside = left + (right - left) * 0.42
    end = right - CODE_WIDTH - 8
    for x, label, text, room in (
        (left, "TABLE", slip.table, beside - left - 6),
        (beside, "SEAT", slip.seat, end - beside),
    ):
        pen.text(x, foot - figures * 0.82, label, LABEL, grey=GREY, tracking=0.06)
        pen.text(x - 1, foot, text, figures, Weight.BOLD,
                 max_width=room, smallest=14, tabular=True)  # fmt: skip
    draw_code(pen, slip.entry, (right - CODE_WIDTH, box.top + 8), (CODE_WIDTH, high - 16))
    if not slip.table:
        pen.text(left, foot, "out", figures, Weight.BOLD, grey=FAINT)

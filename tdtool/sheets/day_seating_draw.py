"""Drawing who begins a later day: names left, chips and seat in columns of figures."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.day_seating import HEAD_ROOM, ROW, DayLine, DaySeating, layout, top
from tdtool.sheets.faces import Weight
from tdtool.sheets.paging import Headed, headed_pages
from tdtool.sheets.pen import FAINT, GREY, Align, Pen

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Paper

TYPE, LABEL = 10.5, 7.5
SHARES = (0.46, 0.24, 0.16, 0.14)
GAP = 10.0


def draw_list(
    sheet: DaySeating, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None
) -> None:
    """Draw all pages of the list."""
    pen = Pen(out, paper.width, paper.height, f"{sheet.foot.event}, {sheet.title.lower()}")
    drawn = layout(sheet, paper)
    headed = Headed(sheet.title, (sheet.foot.event, sheet.subtitle), sheet.foot)
    for first, lines in headed_pages(pen, paper, headed, drawn, each_page):
        _draw_lines(pen, paper, lines, top(paper, first=first))
    pen.save()


def _draw_lines(pen: Pen, paper: Paper, lines: tuple[DayLine, ...], above: float) -> None:
    left, right = paper.margin, paper.width - paper.margin
    room = right - left
    came = left + room * SHARES[0]
    chips = came + room * (SHARES[1] + SHARES[2])
    base = above + 12
    pen.text(left, base, "PLAYER", LABEL, grey=GREY, tracking=0.06)
    pen.text(came, base, "CAME FROM", LABEL, grey=GREY, tracking=0.06)
    for x, label in ((chips, "CHIPS"), (right, "SEAT")):
        pen.text(x, base, label, LABEL, align=Align.RIGHT, grey=GREY, tracking=0.06)
    y = above + HEAD_ROOM
    for line in lines:
        pen.rule(left, y, right, 0.3, FAINT)
        base = y + ROW * 0.74
        pen.text(left, base, line.name, TYPE, max_width=came - left - GAP, smallest=7)
        pen.text(
            came, base, line.came, 8.5,
            max_width=room * SHARES[1] - GAP, smallest=6.5, grey=GREY,
        )  # fmt: skip
        pen.text(
            chips, base, line.chips, TYPE, Weight.SEMIBOLD,
            align=Align.RIGHT, max_width=room * SHARES[2], smallest=7, tabular=True,
        )  # fmt: skip
        pen.text(
            right, base, line.seat, TYPE, Weight.BOLD,
            align=Align.RIGHT, max_width=room * SHARES[3] - GAP, tabular=True,
        )  # fmt: skip
        y += ROW

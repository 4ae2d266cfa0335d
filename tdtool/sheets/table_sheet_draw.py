"""Drawing table sheets: a row for each seat, a line for each stack."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.faces import Weight
from tdtool.sheets.fonts import text_width
from tdtool.sheets.letterhead import draw_letterhead, logo_room
from tdtool.sheets.page import draw_foot
from tdtool.sheets.pen import FAINT, GREY, Align, Pen
from tdtool.sheets.table_sheet import SheetSeat, TableSeat, TableSheet

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.page import Paper

TALLEST_ROW, LEAST_ROW = 50.0, 20.0
FOOT_ROOM = 46.0
TOTAL_ROOM = 40.0
STACK_SHARE = 0.3
"""How much of the width is for the stack."""
LABEL = 7.5


def draw_sheets(
    sheets: Sequence[TableSheet],
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None,
) -> None:
    """Draw one sheet a page."""
    event = sheets[0].foot.event if sheets else ""
    pen = Pen(out, paper.width, paper.height, f"{event}, table sheets")
    for number, sheet in enumerate(sheets, start=1):
        if each_page is not None:
            each_page()
        if number > 1:
            pen.next_page()
        top = _draw_head(pen, paper, sheet)
        _draw_rows(pen, paper, sheet, top)
        draw_foot(pen, paper, sheet.foot, number, len(sheets))
    pen.save()


def _draw_head(pen: Pen, paper: Paper, sheet: TableSheet) -> float:
    """Draw the table's number, the level beside it, and the labels; give where rows begin."""
    left, end = paper.margin, paper.width - paper.margin
    right = end - logo_room(sheet.foot.house, paper)
    base = paper.margin + 27
    draw_letterhead(pen, paper, sheet.foot.house, base + 12)
    number = f"Table {sheet.table}" if sheet.table else "Table"
    lines = [
        (sheet.level, 12.75, Weight.SEMIBOLD, 0.0),
        (sheet.stakes, 11.0, Weight.REGULAR, GREY),
    ]
    lines = [line for line in lines if line[0]]
    wide = max((text_width(text, size, weight) for text, size, weight, _ in lines), default=0.0)
    beside = min(wide, (right - left) * 0.6)
    used = pen.text(
        left, base, number, 36, Weight.BOLD,
        max_width=right - left - beside - 14, smallest=15, tracking=-0.015,
    )  # fmt: skip
    if not sheet.table:
        pen.rule(left + used + 12, base, left + used + 90, 0.7)
    y = base - 15.0 * (len(lines) - 1)
    for text, size, weight, grey in lines:
        pen.text(
            right, y, text, size, weight,
            align=Align.RIGHT, max_width=beside + 0.5, smallest=7.5, grey=grey,
        )  # fmt: skip
        y += 15
    pen.rule(left, base + 12, end, 1.5)
    stack = _stack_left(paper)
    for x, label in ((left, "SEAT"), (left + _number_wide(paper), "PLAYER"), (stack, "STACK")):
        pen.text(x, base + 25, label, LABEL, grey=GREY, tracking=0.06)
    return base + 30


def _number_wide(paper: Paper) -> float:
    return 40.0 if paper.margin < 40 else 56.0  # noqa: PLR2004 - A5


def _stack_left(paper: Paper) -> float:
    return paper.width - paper.margin - (paper.width - 2 * paper.margin) * STACK_SHARE


def _draw_rows(pen: Pen, paper: Paper, sheet: TableSheet, top: float) -> None:
    room = paper.height - FOOT_ROOM - TOTAL_ROOM - top
    high = max(min(TALLEST_ROW, room / max(len(sheet.seats), 1)), LEAST_ROW)
    y = top
    for seat in sheet.seats:
        y += high
        _draw_seat(pen, paper, seat, y, high)
    left, right = paper.margin, paper.width - paper.margin
    base = y + min(high, TOTAL_ROOM) - 8
    blank = all(seat.state is SheetSeat.BLANK for seat in sheet.seats)
    words = "players" if blank else f"{sheet.players} player{'s' if sheet.players != 1 else ''}"
    start = left + _number_wide(paper)
    if blank:
        pen.rule(start, base + 2, start + 34, 0.7)
        start += 40
    pen.text(start, base, words, 11, Weight.SEMIBOLD)
    stack = _stack_left(paper)
    pen.text(stack - 8, base, "All stacks", 9, align=Align.RIGHT, grey=GREY)
    pen.rule(stack, base + 2, right, 1.2)


def _draw_seat(pen: Pen, paper: Paper, seat: TableSeat, y: float, high: float) -> None:
    """Draw one seat above height y."""
    left, right = paper.margin, paper.width - paper.margin
    base = y - high * 0.3
    faint = seat.state in {SheetSeat.EMPTY, SheetSeat.LOCKED}
    figures = min(24.0, high * 0.62)
    pen.text(left, base, str(seat.number), figures, Weight.BOLD, grey=FAINT if faint else 0.0)
    start, stack = left + _number_wide(paper), _stack_left(paper)
    note = 0.0
    if seat.note:
        note = 10 + pen.text(
            stack - 14, base, seat.note, 8.5,
            align=Align.RIGHT, max_width=(stack - start) * 0.4, grey=GREY,
        )  # fmt: skip
    words = seat.state.value if faint else seat.name
    if words:
        pen.text(
            start, base, words, min(15.0, high * 0.42), Weight.REGULAR,
            max_width=stack - 14 - start - note, smallest=8.5, grey=GREY if faint else 0.0,
        )  # fmt: skip
    if seat.state is SheetSeat.BLANK:
        pen.rule(start, base + 4, stack - 14, 0.6)
    if not faint:
        pen.rule(stack, base + 4, right, 0.6)

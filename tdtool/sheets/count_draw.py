"""Drawing chip counts: seat, name, and a figure or a line to write it on."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.count_sheet import (
    FOOT_ROOM,
    GAP,
    CountedSeat,
    CountedTable,
    CountSheet,
    column_heights,
    columns,
    layout,
)
from tdtool.sheets.faces import Weight
from tdtool.sheets.heading import heading_height
from tdtool.sheets.paging import Headed, headed_pages
from tdtool.sheets.pen import GREY, Align, Pen

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Paper
    from tdtool.sheets.poured import Column

TYPE, SMALL = 10.0, 8.0
_SEAT, _CHIPS = 20.0, 0.36
"""Points for the seat's number; the share of a column for its chips."""


def draw_counts(
    sheet: CountSheet, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None
) -> None:
    """Draw all pages."""
    pen = Pen(out, paper.width, paper.height, f"{sheet.foot.event}, {sheet.title.lower()}")
    drawn = layout(sheet, paper)
    number = columns(paper)
    wide = (paper.width - 2 * paper.margin - (number - 1) * GAP) / number
    headed = Headed(sheet.title, (sheet.foot.event, sheet.says), sheet.foot)
    for first, there in headed_pages(pen, paper, headed, drawn, each_page):
        if first and sheet.remark:
            room = paper.width - 2 * paper.margin
            y = heading_height(paper) + 9
            pen.text(
                paper.margin, y, sheet.remark, TYPE, Weight.SEMIBOLD, max_width=room, smallest=7
            )
        top = paper.height - FOOT_ROOM - column_heights(sheet, paper)[0 if first else 1]
        for place, column in enumerate(there):
            _draw_column(pen, sheet, column, (paper.margin + place * (wide + GAP), top, wide))
    pen.save()


def _draw_column(
    pen: Pen, sheet: CountSheet, column: Column, box: tuple[float, float, float]
) -> None:
    x, top, wide = box
    for placed in column:
        table = sheet.tables[placed.block]
        high = sheet.measures.head if placed.line is None else sheet.measures.line
        base = top + placed.y + high * 0.68
        if placed.line is None:
            words = f"Table {table.table}, continued" if placed.again else f"Table {table.table}"
            pen.text(x, base, words, TYPE * 1.3, Weight.BOLD, max_width=wide, smallest=8)
            pen.rule(x, base + 5, x + wide, 0.9)
        elif placed.line < len(table.seats):
            _draw_seat(pen, sheet, table.seats[placed.line], (x, base, wide))
        else:
            _draw_sum(pen, sheet, table, (x, base, wide))


def _draw_seat(
    pen: Pen, sheet: CountSheet, seat: CountedSeat, box: tuple[float, float, float]
) -> None:
    x, base, wide = box
    chips = x + wide * (1 - _CHIPS)
    pen.text(x + _SEAT - 7, base, str(seat.seat), TYPE, Weight.BOLD, align=Align.RIGHT)
    pen.text(x + _SEAT, base, seat.name, TYPE, max_width=chips - 8 - x - _SEAT, smallest=6.5)
    _draw_figure(pen, seat.chips, (chips, base, x + wide), lines=sheet.to_write)
    if seat.at:
        pen.text(chips, base, seat.at, SMALL, max_width=30, smallest=6, grey=GREY, tabular=True)


def _draw_sum(
    pen: Pen, sheet: CountSheet, table: CountedTable, box: tuple[float, float, float]
) -> None:
    x, base, wide = box
    chips = x + wide * (1 - _CHIPS)
    count = len(table.seats)
    words = "1 player" if count == 1 else f"{count} players"
    pen.text(x + _SEAT, base, words, SMALL, grey=GREY)
    _draw_figure(pen, table.total, (chips, base, x + wide), lines=sheet.to_write, bold=True)


def _draw_figure(
    pen: Pen, figure: str, box: tuple[float, float, float], *, lines: bool, bold: bool = False
) -> None:
    """Draw a figure at the right, or where there is none the line for it."""
    left, base, right = box
    if figure:
        pen.text(
            right, base, figure, TYPE, Weight.BOLD if bold else Weight.SEMIBOLD,
            align=Align.RIGHT, max_width=right - left - 32, smallest=6.5, tabular=True,
        )  # fmt: skip
    elif lines or not bold:
        pen.rule(left, base + 3, right, 1.1 if bold else 0.6)

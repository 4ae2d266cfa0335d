"""Drawing a cash-up: a block for each cashier, figures in columns, a line to count on."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING, NamedTuple

from tdtool.sheets.cash_sheet import CashBlock, CashLine, CashSheet, layout, measures
from tdtool.sheets.faces import Weight
from tdtool.sheets.heading import again_height, heading_height
from tdtool.sheets.paging import Headed, headed_pages
from tdtool.sheets.pen import GREY, Align, Pen

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Paper

TITLE = "Cash-up"
ENDS = (0.28, 0.37, 0.53, 0.67, 0.83)
"""Where the columns end, as shares of the width; the last is free, to write on."""


class _Table(NamedTuple):
    """The table's left edge, its width, and the type it is set in."""

    left: float
    wide: float
    size: float

    def end(self, column: int) -> float:
        return self.left + ENDS[column] * self.wide

    def start(self, column: int) -> float:
        return self.end(column - 1) + 6 if column else self.left


def draw_cash(
    sheet: CashSheet, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None
) -> None:
    """Draw all pages."""
    pen = Pen(out, paper.width, paper.height, f"{sheet.foot.event}, {TITLE.lower()}")
    line = measures(paper).line
    table = _Table(paper.margin, paper.width - 2 * paper.margin, line * 0.55)
    drawn = layout(sheet, paper)
    headed = Headed(TITLE, (sheet.foot.event, sheet.says), sheet.foot)
    for first, page in headed_pages(pen, paper, headed, drawn, each_page):
        top = heading_height(paper) + 18 if first else again_height(paper) + 10
        if first:
            pen.text(
                table.left, top - 11, sheet.note, 8.5,
                max_width=table.wide, smallest=6, grey=GREY,
            )  # fmt: skip
        for placed in page[0]:
            block = sheet.blocks[placed.block]
            y = top + placed.y
            if placed.line is None:
                _draw_head(pen, table, block, y + measures(paper).head)
            else:
                _draw_line(pen, table, block.lines[placed.line], y, line)
    pen.save()


def _draw_head(pen: Pen, table: _Table, block: CashBlock, bottom: float) -> None:
    base = bottom - 8
    heads = [*block.heads, "COUNTED"] if any(one.counts for one in block.lines) else block.heads
    free = table.left + table.wide
    for column, head in reversed(list(enumerate(heads, start=1))):
        end = table.left + table.wide if column == len(ENDS) else table.end(column)
        used = pen.text(end, base, head, 6.5, align=Align.RIGHT, grey=GREY, tracking=0.04)
        free = end - used if head else free
    pen.text(
        table.left, base, block.title, table.size + 2, Weight.BOLD,
        max_width=free - table.left - 12, smallest=7,
    )  # fmt: skip
    pen.rule(table.left, bottom - 3, table.left + table.wide, 0.8)


def _draw_line(pen: Pen, table: _Table, line: CashLine, y: float, height: float) -> None:
    base = y + height * 0.68
    weight = Weight.BOLD if line.total else Weight.REGULAR
    figures = (line.number, line.taken, line.given, line.left)
    if line.total:
        pen.rule(table.left, y, table.end(len(figures)), 0.5)
    first = next((place for place, word in enumerate(figures, 1) if word), len(figures))
    room = table.start(first) - table.left - 12
    pen.text(table.left, base, line.what, table.size, weight, max_width=room, smallest=6)
    for column, word in enumerate(figures, start=1):
        bold = Weight.BOLD if column == len(figures) else weight
        pen.text(
            table.end(column), base, word, table.size, bold,
            align=Align.RIGHT, max_width=table.end(column) - table.start(column),
            smallest=5.5, tabular=True,
        )  # fmt: skip
    if line.counts:
        pen.rule(table.end(len(figures)) + 14, base + 2, table.left + table.wide, 0.6)

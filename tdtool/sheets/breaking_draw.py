"""Drawing the breaking order: places in grey, table numbers large, down the columns."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.breaking_order import BreakingOrder, Lie, lie, pages
from tdtool.sheets.faces import Weight
from tdtool.sheets.flow import Phrase, draw_flow, flow
from tdtool.sheets.heading import again_height, heading_height
from tdtool.sheets.paging import Headed, headed_pages
from tdtool.sheets.pen import GREY, Align, Pen

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Paper

TITLE = "Breaking order"
FOOT_ROOM = 46.0
SAID, SAID_LINE = 11.0, 15.0


def draw_order(
    order: BreakingOrder,
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None,
) -> None:
    """Draw all pages."""
    pen = Pen(out, paper.width, paper.height, f"{order.foot.event}, breaking order")
    lies, count = lie(order, paper), pages(order, paper)
    each = lies.columns * lies.rows
    headed = Headed(TITLE, (order.foot.event, order.beside), order.foot)
    for first, page in headed_pages(pen, paper, headed, range(count), each_page):
        top = _draw_said(pen, paper, order) if first else again_height(paper)
        begin = page * each
        _draw_tables(pen, paper, (lies, top), order.tables[begin : begin + each], begin)
    pen.save()


def _draw_said(pen: Pen, paper: Paper, order: BreakingOrder) -> float:
    """Draw the sentences; give where the numbers begin."""
    y = heading_height(paper) + 12
    room = paper.width - 2 * paper.margin
    for sentence in order.said:
        lines = flow([Phrase(sentence, Weight.REGULAR, 0.0)], SAID, room)
        y = draw_flow(pen, lines, (paper.margin, y), SAID, SAID_LINE)
    return y


def _draw_tables(
    pen: Pen, paper: Paper, where: tuple[Lie, float], tables: tuple[int, ...], first: int
) -> None:
    """Draw a page's tables down its columns."""
    lies, top = where
    rows = min(lies.rows, -(-len(tables) // lies.columns)) or 1
    wide = (paper.width - 2 * paper.margin) / lies.columns
    high = min(lies.size * 1.9, (paper.height - FOOT_ROOM - top) / rows)
    size = min(lies.size, high * 0.62)
    for place, table in enumerate(tables):
        left = paper.margin + place // rows * wide
        base = top + (place % rows + 1) * high - high * 0.28
        number = max(3, len(str(first + len(tables)))) * size * 0.45
        pen.text(
            left + number, base, f"{first + place + 1}.", size * 0.6,
            align=Align.RIGHT, grey=GREY, tabular=True,
        )  # fmt: skip
        pen.text(
            left + number + size * 0.7, base, str(table), size, Weight.BOLD,
            max_width=wide - number - size, smallest=7, tabular=True,
        )  # fmt: skip
        pen.rule(left, base + high * 0.2, left + wide - 10, 0.3)

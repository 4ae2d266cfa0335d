"""Drawing bag-and-tag sheets: a row for each stack, with room for pens."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING, NamedTuple

from tdtool.sheets.faces import Weight
from tdtool.sheets.fonts import text_width, wrap
from tdtool.sheets.heading import draw_heading, heading_height
from tdtool.sheets.page import PaperSize, draw_foot
from tdtool.sheets.pen import GREY, Align, Pen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.bag_sheet import BagLine, BagSheet
    from tdtool.sheets.page import Paper

TALLEST_ROW, LEAST_ROW = 48.0, 17.0
FOOT_ROOM = 46.0
BELOW = 60.0
"""Points for the total and the sentence under the rows."""
LABEL = 7.5
GAP = 12.0
SHARES = (0.08, 0.27, 0.17, 0.17, 0.12, 0.19)
LABELS = ("SEAT", "PLAYER", "PLAYER’S COUNT", "DEALER’S COUNT", "BAG", "SIGNATURE")
FIGURES = frozenset((2, 3, 4))
"""Columns of figures."""
SHORT_LABELS = ("SEAT", "PLAYER", "PLAYER’S", "DEALER’S", "BAG", "SIGNATURE")
AGAIN = "COUNT AGAIN"
TWO_LINES = 26.0
"""Points of a row in which a name may take two lines."""
TELLS = (
    "Both count before the bag is closed. Where the counts differ, both count again. "
    "The player signs for his bag."
)


class _Column(NamedTuple):
    left: float
    right: float


def draw_sheets(
    sheets: Sequence[BagSheet],
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None,
) -> None:
    """Draw one sheet a page."""
    event = sheets[0].foot.event if sheets else ""
    pen = Pen(out, paper.width, paper.height, f"{event}, bag and tag")
    for number, sheet in enumerate(sheets, start=1):
        if each_page is not None:
            each_page()
        if number > 1:
            pen.next_page()
        title = f"Table {sheet.table}" if sheet.table else "Without a seat"
        draw_heading(pen, paper, title, ("Bag and tag", sheet.day), sheet.foot.house)
        _draw_rows(pen, paper, sheet)
        draw_foot(pen, paper, sheet.foot, number, len(sheets))
    pen.save()


def _columns(paper: Paper) -> list[_Column]:
    room = paper.width - 2 * paper.margin - GAP * (len(SHARES) - 1)
    columns, left = [], paper.margin
    for share in SHARES:
        columns.append(_Column(left, left + share * room))
        left += share * room + GAP
    return columns


def _draw_rows(pen: Pen, paper: Paper, sheet: BagSheet) -> None:
    columns = _columns(paper)
    top = heading_height(paper) + 14
    for place, (column, label) in enumerate(zip(columns, _labels(paper), strict=True)):
        right = place in FIGURES
        pen.text(
            column.right if right else column.left, top, label, LABEL,
            align=Align.RIGHT if right else Align.LEFT,
            max_width=column.right - column.left + GAP - 3, smallest=5, grey=GREY, tracking=0.04,
        )  # fmt: skip
    top += 6
    room = paper.height - FOOT_ROOM - BELOW - top
    high = max(min(TALLEST_ROW, room / max(len(sheet.lines), 1)), LEAST_ROW)
    y = top
    for line in sheet.lines:
        y += high
        _draw_line(pen, columns, line, y, high)
    base = y + 22
    players = f"{len(sheet.lines)} player{'s' if len(sheet.lines) != 1 else ''}"
    pen.text(columns[1].left, base, players, 10.5, Weight.SEMIBOLD)
    pen.text(columns[2].right, base, "All bags", 9, align=Align.RIGHT, grey=GREY)
    _cell(pen, columns[3], base, sheet.total, 12.0, Weight.BOLD)
    pen.text(
        paper.margin, base + 24, TELLS, 8,
        max_width=paper.width - 2 * paper.margin, smallest=5, grey=GREY,
    )  # fmt: skip


def _labels(paper: Paper) -> tuple[str, ...]:
    narrow = paper.size is PaperSize.A5 and not paper.landscape
    return SHORT_LABELS if narrow else LABELS


def _draw_line(pen: Pen, columns: list[_Column], line: BagLine, y: float, high: float) -> None:
    base = y - high * 0.24
    seat, name, player, dealer, bag, signature = columns
    pen.text(
        seat.left, base, line.seat, min(20.0, high * 0.55), Weight.BOLD,
        max_width=seat.right - seat.left + GAP - 2, smallest=7,
    )  # fmt: skip
    _draw_name(pen, line.name, name, base, high)
    size = min(14.0, high * 0.42)
    _cell(pen, player, base, line.player, size, Weight.REGULAR)
    _cell(pen, dealer, base, line.dealer, size, Weight.REGULAR)
    _cell(pen, bag, base, line.bag, size, Weight.SEMIBOLD)
    if line.player and line.dealer and line.player != line.dealer:
        pen.text(
            dealer.right, base + min(11.0, high * 0.24), AGAIN, min(7.5, high * 0.2),
            align=Align.RIGHT, tracking=0.06,
        )  # fmt: skip
    pen.rule(signature.left, base + 4, signature.right, 0.6)


def _draw_name(pen: Pen, name: str, column: _Column, base: float, high: float) -> None:
    """Write a name on one line, a long one on two where the row is high enough."""
    size, room = min(13.0, high * 0.4), column.right - column.left
    if text_width(name, size, Weight.REGULAR) > room and high > TWO_LINES:
        small = min(10.0, size)
        lines = wrap(name, small, Weight.REGULAR, room)
        if len(lines) == 2:  # noqa: PLR2004 - the lines there is room for
            for line, y in zip(lines, (base - small * 0.75, base + small * 0.4), strict=True):
                pen.text(column.left, y, line, small, max_width=room)
            return
    pen.text(column.left, base, name, size, max_width=room, smallest=5.5)


def _cell(  # noqa: PLR0913, PLR0917 - a cell has this many sides
    pen: Pen, column: _Column, base: float, text: str, size: float, weight: Weight
) -> None:
    """Write a figure at the right of its column, or a line to write on."""
    if text:
        pen.text(
            column.right, base, text, size, weight,
            align=Align.RIGHT, max_width=column.right - column.left, smallest=6.5, tabular=True,
        )  # fmt: skip
    else:
        pen.rule(column.left, base + 4, column.right, 0.6)

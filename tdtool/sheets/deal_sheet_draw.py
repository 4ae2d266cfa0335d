"""Drawing a deal sheet: a table of shares, each with a line to sign on."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.faces import Weight
from tdtool.sheets.flow import Phrase, draw_flow, flow
from tdtool.sheets.heading import draw_heading, heading_height
from tdtool.sheets.page import PaperSize, draw_foot
from tdtool.sheets.pen import GREY, Align, Pen

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.deal_sheet import DealLine, DealSheet
    from tdtool.sheets.page import Paper

HEADS = ("PLAYER, CHIPS", "ICM", "CHIP CHOP", "SHARE", "SIGNED")
WIDTHS = (0.345, 0.125, 0.135, 0.135, 0.26)
AGREED = (
    "All players who are left agree: each gets his share, whatever his place. The house pays the"
    " players and nobody else. Without every signature this sheet holds nothing."
)
ROW, LEAST_ROW = 36.0, 25.0
BELOW = 118.0
"""Points that what stands below the table takes, with the page's foot."""


def draw_deal(
    sheet: DealSheet, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None
) -> None:
    """Draw the page."""
    if each_page is not None:
        each_page()
    pen = Pen(out, paper.width, paper.height, f"{sheet.foot.event}, deal")
    draw_heading(pen, paper, "Deal", (sheet.foot.event, sheet.says), sheet.foot.house)
    left, wide = paper.margin, paper.width - 2 * paper.margin
    size = 8.5 if paper.size is PaperSize.A5 and not paper.landscape else 11.0
    y = heading_height(paper) + 8
    words = " ".join(word for word in (sheet.way, sheet.left) if word)
    y = draw_flow(pen, flow([Phrase(words, Weight.SEMIBOLD, 0.0)], size, wide), (left, y), size, 15)
    y += 8
    room = paper.height - BELOW - y - 14
    row = max(LEAST_ROW, min(ROW, room / (len(sheet.lines) + 1)))
    ends = _ends(left, wide)
    for place, head in enumerate(HEADS):
        _cell(pen, ends, place, y, head, 6.5 if size < 11 else 7.5, Weight.REGULAR, GREY)  # noqa: PLR2004
    pen.rule(left, y + 5, left + wide, 0.8)
    base = y + 5
    for line in sheet.lines:
        base += row
        _draw_row(pen, ends, base - row * 0.34, line, size)
        pen.rule(ends[-1][0] + 4, base - row * 0.2, ends[-1][1], 0.6)
    base += row
    pen.rule(left, base - row + 3, left + wide, 0.8)
    _draw_row(pen, ends, base - row * 0.4, sheet.total, size)
    y = base + 8
    lines = flow([Phrase(AGREED, Weight.REGULAR, 0.0)], size - 1.5, wide)
    y = draw_flow(pen, lines, (left, y), size - 1.5, size + 2) + 24
    for place, label in enumerate(("For the house", "Date and time")):
        x = left + place * wide * 0.5
        pen.rule(x, y, x + wide * 0.44, 0.7)
        pen.text(x, y + 10, label, 7.5, grey=GREY)
    draw_foot(pen, paper, sheet.foot, 1, 1)
    pen.save()


def _ends(left: float, wide: float) -> list[tuple[float, float]]:
    """Give where each column begins and ends."""
    found, x = [], left
    for share in WIDTHS:
        found.append((x, x + share * wide))
        x += share * wide
    return found


def _draw_row(
    pen: Pen, ends: list[tuple[float, float]], base: float, line: DealLine, size: float
) -> None:
    """Write a player with his chips below his name, and his figures."""
    start, end = ends[0]
    pen.text(
        start, base - size * 0.55, line.name, size, Weight.SEMIBOLD,
        max_width=end - start - 6, smallest=6,
    )  # fmt: skip
    pen.text(
        start, base + size * 0.5, line.chips, size - 2,
        max_width=end - start - 6, grey=GREY, tabular=True,
    )  # fmt: skip
    for place, word in enumerate((line.icm, line.chop, line.share), 1):
        weight = Weight.BOLD if place == len(ends) - 2 else Weight.REGULAR
        _cell(pen, ends, place, base, word, size, weight, 0.0)


def _cell(  # noqa: PLR0913, PLR0917 - a cell has this many sides
    pen: Pen,
    ends: list[tuple[float, float]],
    place: int,
    base: float,
    word: str,
    size: float,
    weight: Weight,
    grey: float,
) -> None:
    start, end = ends[place]
    if place in {0, len(ends) - 1}:
        inset = 4.0 if place else 0.0
        pen.text(
            start + inset, base, word, size, weight,
            max_width=end - start - inset - 6, smallest=6, grey=grey,
        )  # fmt: skip
    else:
        pen.text(
            end - 6, base, word, size, weight,
            align=Align.RIGHT, max_width=end - start - 8, smallest=6, grey=grey, tabular=True,
        )  # fmt: skip

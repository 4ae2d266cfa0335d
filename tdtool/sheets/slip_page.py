"""Slips several a page, to be cut apart: how they lie, cut marks, feet."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tdtool.sheets.page import Foot, Paper
    from tdtool.sheets.pen import Pen

SMALLEST_SLIP = 290.0
"""Points that a slip is wide and high at least."""
PADDING = 26.0
MARK = 12.0
FOOT_LINE = 8.0
"""Points from the first line of a slip's foot to the second, which stands outside its inside."""


class SlipGrid(NamedTuple):
    """How slips lie on a page."""

    columns: int
    rows: int


class Box(NamedTuple):
    """The inside of a slip on its page, in points."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """Give the width."""
        return self.right - self.left


def slip_grid(paper: Paper) -> SlipGrid:
    """Lay out four slips on Letter and A4, two on A5."""
    columns = min(2, max(1, int(paper.width // SMALLEST_SLIP)))
    return SlipGrid(columns, min(2, max(1, int(paper.height // SMALLEST_SLIP))))


def slip_pages(slips: int, paper: Paper) -> int:
    """Count the pages that so many slips take."""
    lies = slip_grid(paper)
    return max(1, -(-slips // (lies.columns * lies.rows)))


def begin_slip(pen: Pen, paper: Paper, number: int) -> Box:
    """Give the inside of the slip of that number (from 0), on a new page where it begins one."""
    lies = slip_grid(paper)
    place = number % (lies.columns * lies.rows)
    wide, high = paper.width / lies.columns, paper.height / lies.rows
    if place == 0:
        if number:
            pen.next_page()
        _draw_cuts(pen, paper, lies)
    x, y = place % lies.columns * wide, place // lies.columns * high
    return Box(x + PADDING, y + PADDING, x + wide - PADDING, y + high - PADDING)


def begins_page(paper: Paper, number: int) -> bool:
    """Tell whether the slip of that number begins a page."""
    lies = slip_grid(paper)
    return number % (lies.columns * lies.rows) == 0


def _draw_cuts(pen: Pen, paper: Paper, lies: SlipGrid) -> None:
    """Mark where the paper is cut: at its edges, and with a cross in the middle."""
    x, y = paper.width / 2, paper.height / 2
    if lies.columns > 1:
        pen.line(x, 6, x, 6 + MARK, 0.4)
        pen.line(x, paper.height - 6 - MARK, x, paper.height - 6, 0.4)
        pen.line(x, y - 5, x, y + 5, 0.4)
    if lies.rows > 1:
        pen.line(6, y, 6 + MARK, y, 0.4)
        pen.line(paper.width - 6 - MARK, y, paper.width - 6, y, 0.4)
        pen.line(x - 5, y, x + 5, y, 0.4)


def draw_slip_foot(pen: Pen, foot: Foot, box: Box, number: str) -> None:
    """Draw the foot of a slip: house and event; below them printed at, log, which slip it is."""
    from tdtool.sheets.page import printed_words
    from tdtool.sheets.pen import GREY, Align

    whose = ", ".join(word for word in (foot.house.name, foot.event) if word)
    pen.text(box.left, box.bottom, whose, 6.5, max_width=box.width, smallest=5.5, grey=GREY)
    log = f"Log {foot.log_hash}" if foot.log_hash else ""
    y = box.bottom + FOOT_LINE
    used = pen.text(box.right, y, number, 6.5, align=Align.RIGHT, grey=GREY)
    words = " · ".join(word for word in (printed_words(foot.printed), log) if word)
    pen.text(box.left, y, words, 6.5, max_width=box.width - used - 8, smallest=5.5, grey=GREY)

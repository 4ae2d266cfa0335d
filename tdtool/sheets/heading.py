"""The head of lists and tables on paper: what it is on the left, of what and when on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.sheets.faces import Weight
from tdtool.sheets.fonts import text_width
from tdtool.sheets.letterhead import NO_HOUSE, Letterhead, draw_letterhead, logo_room
from tdtool.sheets.page import PaperSize
from tdtool.sheets.pen import GREY, Align

if TYPE_CHECKING:
    from tdtool.sheets.page import Paper
    from tdtool.sheets.pen import Pen

BESIDE = 10.5


def title_size(paper: Paper) -> float:
    """Give the size of a page's title in points."""
    return 24.0 if paper.size is PaperSize.A5 else 30.0


def heading_height(paper: Paper) -> float:
    """Give where the body of a first page begins, from the top of the paper."""
    return paper.margin + title_size(paper) + 14


def draw_heading(
    pen: Pen, paper: Paper, title: str, beside: tuple[str, ...], house: Letterhead = NO_HOUSE
) -> None:
    """Draw a page's head over a rule: title, and one or two lines at the right."""
    left, end = paper.margin, paper.width - paper.margin
    right = end - logo_room(house, paper)
    base = paper.margin + title_size(paper) * 0.75
    draw_letterhead(pen, paper, house, base + 10)
    lines = [line for line in beside if line][:2]
    widths = [text_width(line, BESIDE, Weight.SEMIBOLD) for line in lines]
    room = right - left
    wide = min(max(widths, default=0.0), room * 0.45)
    pen.text(
        left, base, title, title_size(paper), Weight.BOLD,
        max_width=room - wide - (16 if lines else 0), smallest=13, tracking=-0.015,
    )  # fmt: skip
    y = base - 14.0 * (len(lines) - 1)
    for place, line in enumerate(lines):
        weight, grey = (Weight.SEMIBOLD, 0.0) if place == 0 else (Weight.REGULAR, GREY)
        pen.text(
            right, y, line, BESIDE, weight,
            align=Align.RIGHT, max_width=wide + 0.5, smallest=7.5, grey=grey,
        )  # fmt: skip
        y += 14
    pen.rule(left, base + 10, end, 1.5)


def again_height(paper: Paper) -> float:
    """Give where the body of a later page begins, from the top of the paper."""
    return paper.margin + 20


def draw_again(pen: Pen, paper: Paper, title: str, beside: tuple[str, ...]) -> None:
    """Repeat a page's head in one line."""
    left, right = paper.margin, paper.width - paper.margin
    base = paper.margin + 8
    words = ", ".join(line for line in beside if line)
    used = pen.text(left, base, title, BESIDE, Weight.BOLD, max_width=(right - left) * 0.5)
    pen.text(
        right, base, words, 9, align=Align.RIGHT, max_width=right - left - used - 16, grey=GREY
    )
    pen.rule(left, base + 5, right, 0.7)

"""Drawing bag labels: whose bag, its number and chips, two signatures, a code to scan."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.bag_label import BagLabel, BagLabels, pages
from tdtool.sheets.faces import Weight
from tdtool.sheets.page import draw_foot
from tdtool.sheets.pen import GREY, Align, Pen
from tdtool.sheets.scan_code import draw_code
from tdtool.sheets.seat_cards import CARD_HEIGHT, CARD_WIDTH, grid
from tdtool.sheets.seat_cards_draw import draw_marks

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Paper

PADDING = 18.0
ROOM = CARD_WIDTH - 2 * PADDING
SMALL, LABEL = 9.0, 7.5
CODE_WIDTH, CODE_HEIGHT = 24.0, 78.0
BESIDE = 78.0
"""Points from the bag's number to the chips."""


def draw_labels(
    sheet: BagLabels, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None
) -> None:
    """Draw all labels, as many a page as it holds."""
    pen = Pen(out, paper.width, paper.height, f"{sheet.foot.event}, bag labels")
    lies = grid(paper)
    number = pages(sheet, paper)
    for page in range(number):
        if each_page is not None:
            each_page()
        if page:
            pen.next_page()
        shown = sheet.labels[page * lies.places : (page + 1) * lies.places]
        for place, label in enumerate(shown):
            x = lies.left + place % lies.columns * CARD_WIDTH
            y = lies.top + place // lies.columns * CARD_HEIGHT
            _draw_label(pen, sheet, label, x, y)
        draw_marks(pen, paper, lies)
        draw_foot(pen, paper, sheet.foot, page + 1, number)
    pen.save()


def _draw_label(pen: Pen, sheet: BagLabels, label: BagLabel, x: float, y: float) -> None:
    left, right = x + PADDING, x + CARD_WIDTH - PADDING
    used = pen.text(
        right, y + 24, sheet.day, SMALL,
        align=Align.RIGHT, max_width=ROOM * 0.5, smallest=LABEL, grey=GREY,
    )  # fmt: skip
    pen.text(
        left, y + 24, sheet.foot.event, SMALL, Weight.SEMIBOLD,
        max_width=ROOM - used - 10, smallest=LABEL,
    )  # fmt: skip
    pen.text(left, y + 49, label.name, 16, Weight.SEMIBOLD, max_width=ROOM, smallest=10)
    end = right - CODE_WIDTH - 10
    _figure(pen, (left, y, left + BESIDE - 10), "BAG", label.bag)
    _figure(pen, (left + BESIDE, y, end), "CHIPS", label.chips)
    draw_code(pen, label.entry, (right - CODE_WIDTH, y + 58), (CODE_WIDTH, CODE_HEIGHT))
    pen.text(left, y + 124, "Seat", SMALL, grey=GREY)
    pen.text(left + 24, y + 124, label.seat or "–", SMALL, Weight.SEMIBOLD, max_width=BESIDE)
    half = (ROOM - 14) / 2
    for at, word in ((left, "PLAYER"), (left + half + 14, "DEALER")):
        pen.rule(at, y + 155, at + half, 0.6)
        pen.text(at, y + 164, word, 6.5, grey=GREY, tracking=0.06)


def _figure(pen: Pen, box: tuple[float, float, float], word: str, text: str) -> None:
    left, y, right = box
    pen.text(left, y + 70, word, LABEL, grey=GREY, tracking=0.06)
    if text:
        pen.text(
            left, y + 102, text, 28, Weight.BOLD,
            max_width=right - left, smallest=9, tabular=True,
        )  # fmt: skip
    else:
        pen.rule(left, y + 104, right, 0.6)

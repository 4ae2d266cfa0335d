"""Drawing penalty slips: who, how long, and the dealer's boxes."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING, NamedTuple

from tdtool.sheets.faces import Weight
from tdtool.sheets.flow import Phrase, draw_flow, flow
from tdtool.sheets.pen import GREY, Align, Pen
from tdtool.sheets.slip_page import Box, begin_slip, begins_page, draw_slip_foot

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.page import Paper
    from tdtool.sheets.penalty_slip import PenaltySlip

LARGEST_BOX, GOOD_BOX, SMALLEST_BOX = 30.0, 18.0, 8.0
"""A round stands in one row where its boxes are good to tick so."""
APART = 0.21
"""The space between boxes as a share of their side."""
LABEL = 7.5
SIGNED = 34.0
DEALER = (
    "Dealer: deal him in, post his blinds and antes, kill his hand. Tick a box for each hand that"
    " is dealt; a misdeal and its redeal are one. All ticked: call the floor."
)


class _Grid(NamedTuple):
    """How the boxes lie: each row's number of boxes, and the side of one."""

    rows: tuple[int, ...]
    side: float
    apart: float


def draw_slips(
    slips: Sequence[PenaltySlip],
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None,
) -> None:
    """Draw all slips."""
    event = slips[0].foot.event if slips else ""
    pen = Pen(out, paper.width, paper.height, f"{event}, penalties")
    for number, slip in enumerate(slips):
        if each_page is not None and begins_page(paper, number):
            each_page()
        box = begin_slip(pen, paper, number)
        _draw_slip(pen, slip, box)
        draw_slip_foot(pen, slip.foot, box, f"Slip {number + 1} of {len(slips)}")
    pen.save()


def _draw_slip(pen: Pen, slip: PenaltySlip, box: Box) -> None:
    used = pen.text(
        box.right, box.top + 13, slip.seat, 17, Weight.BOLD,
        align=Align.RIGHT, max_width=box.width * 0.4,
    )  # fmt: skip
    pen.text(
        box.left, box.top + 13, slip.name, 17, Weight.SEMIBOLD,
        max_width=box.width - used - 10, smallest=9,
    )  # fmt: skip
    beside = f"Ruling {slip.ruling}"
    wide = pen.text(box.right, box.top + 29, beside, 9, align=Align.RIGHT, grey=GREY)
    pen.text(
        box.left, box.top + 29, slip.said, 11, Weight.SEMIBOLD,
        max_width=box.width - wide - 10, smallest=7,
    )  # fmt: skip
    pen.rule(box.left, box.top + 38, box.right, 1.5)
    y = _words(pen, slip, box, box.top + 52)
    bottom = box.bottom - 16 - SIGNED
    lines = flow([Phrase(DEALER, Weight.REGULAR, 0.0)], 9, box.width)
    dealer = len(lines) * 12.5 + 6
    y = _draw_boxes(pen, slip, (box.left, y, box.width), bottom - dealer - y)
    draw_flow(pen, lines, (box.left, y + 14), 9, 12.5)
    _draw_signed(pen, box)


def _words(pen: Pen, slip: PenaltySlip, box: Box, y: float) -> float:
    """Write what for, by which rule and when; give the height after it."""
    for text, size, weight, most in (
        (slip.reason, 9.5, Weight.REGULAR, 2),
        (slip.rule, 8.5, Weight.SEMIBOLD, 1),
        (slip.given, 8.5, Weight.REGULAR, 1),
    ):
        lines = flow([Phrase(text, weight, 0.0)], size, box.width)
        if len(lines) > most:
            pen.text(box.left, y, text, size, weight, max_width=box.width)
            y += size * 1.36
            continue
        y = draw_flow(pen, lines, (box.left, y), size, size * 1.36)
    return y + 2


def _grid(slip: PenaltySlip, width: float, height: float) -> _Grid:
    """Make the boxes as large as the room allows; long rows are broken."""
    side = LARGEST_BOX
    longest = max(slip.rounds, default=1)
    while True:
        apart = APART * side
        across = max(1, int((width + apart) // (side + apart)))
        rows: list[int] = []
        for hands in slip.rounds:
            full, rest = divmod(hands, across)
            rows += [across] * full + ([rest] if rest else [])
        fits = len(rows) * (side + apart) <= height
        if (fits and (across >= longest or side <= GOOD_BOX)) or side <= SMALLEST_BOX:
            return _Grid(tuple(rows), side, apart)
        side -= 0.5


def _draw_boxes(
    pen: Pen, slip: PenaltySlip, corner: tuple[float, float, float], height: float
) -> float:
    """Draw a box for each hand, those ticked that are missed; give the height after them."""
    left, y, width = corner
    rows, side, apart = _grid(slip, width, height)
    most = max(1, int(height / (side + apart)))
    if len(rows) > most:
        rows = rows[: most - 1]
    hand = 0
    for boxes in rows:
        for place in range(boxes):
            hand += 1
            x = left + place * (side + apart)
            pen.box(x, y, side, side, side * 0.14, 0.8)
            if hand <= slip.served:
                inset = side * 0.24
                pen.line(x + inset, y + inset, x + side - inset, y + side - inset, 1.0)
                pen.line(x + inset, y + side - inset, x + side - inset, y + inset, 1.0)
            else:
                pen.text(
                    x + side / 2, y + side / 2 + side * 0.13, str(hand), side * 0.36,
                    align=Align.CENTRE, grey=GREY, tabular=True,
                )  # fmt: skip
        y += side + apart
    rest = sum(slip.rounds) - hand
    if rest:
        more = f"and {rest:,} more: ticked on the back"
        pen.text(left, y + side * 0.8, more, min(side, 9.0), max_width=width)
        y += side + apart
    return y


def _draw_signed(pen: Pen, box: Box) -> None:
    """Draw what is written when he is back."""
    y = box.bottom - 16
    third = box.width / 3
    for place, label in enumerate(("Dealer", "Floor", "Back at")):
        x = box.left + place * third
        pen.rule(x, y - 9, x + third - 10, 0.6)
        pen.text(x, y, label, 6.5, grey=GREY)

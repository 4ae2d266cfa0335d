"""Drawing payout slips: the amount in large figures, and the lines that are signed."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.faces import Weight
from tdtool.sheets.pen import GREY, Align, Pen
from tdtool.sheets.slip_page import begin_slip, begins_page, draw_slip_foot

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.page import Paper
    from tdtool.sheets.payout_slip import PayoutSlip
    from tdtool.sheets.slip_page import Box

LABEL, LINE = 7.5, 14.0
MOST_PARTS = 4
SIGNED = ("Received", "Paid by", "Time")


def draw_slips(
    slips: Sequence[PayoutSlip],
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None,
) -> None:
    """Draw all slips."""
    event = slips[0].foot.event if slips else ""
    pen = Pen(out, paper.width, paper.height, f"{event}, payouts")
    for number, slip in enumerate(slips):
        if each_page is not None and begins_page(paper, number):
            each_page()
        box = begin_slip(pen, paper, number)
        _draw_slip(pen, slip, box)
        draw_slip_foot(pen, slip.foot, box, f"Slip {number + 1} of {len(slips)}")
    pen.save()


def _draw_slip(pen: Pen, slip: PayoutSlip, box: Box) -> None:
    pen.text(
        box.left, box.top + 13, slip.name, 17, Weight.SEMIBOLD, max_width=box.width, smallest=9
    )
    used = pen.text(box.left, box.top + 32, slip.place, 13, Weight.BOLD, max_width=box.width)
    beside = box.left + used + (8 if used else 0)
    pen.text(
        beside, box.top + 32, slip.out, 9.5,
        max_width=box.right - beside, smallest=7, grey=GREY,
    )  # fmt: skip
    pen.rule(box.left, box.top + 42, box.right, 1.5)
    pen.text(box.left, box.top + 59, "AMOUNT", LABEL, grey=GREY, tracking=0.06)
    pen.text(
        box.left - 1, box.top + 100, slip.amount, 40, Weight.BOLD,
        max_width=box.width, smallest=16,
    )  # fmt: skip
    _draw_parts(pen, slip, box, box.top + 120)
    _draw_signed(pen, slip, box)


def _draw_parts(pen: Pen, slip: PayoutSlip, box: Box, y: float) -> None:
    """Say what the amount is made of, and what is handed over beside it."""
    lines = [*slip.parts, *((name, "") for name in slip.tickets)]
    for what, amount in lines[:MOST_PARTS]:
        used = pen.text(
            box.right, y, amount, 10, Weight.SEMIBOLD,
            align=Align.RIGHT, max_width=box.width * 0.5, tabular=True,
        )  # fmt: skip
        weight = Weight.REGULAR if amount else Weight.SEMIBOLD
        pen.text(box.left, y, what, 10, weight, max_width=box.width - used - 8, smallest=7)
        y += LINE
    if len(lines) > MOST_PARTS:
        pen.text(box.left, y, f"and {len(lines) - MOST_PARTS} more", 8, grey=GREY)


def _draw_signed(pen: Pen, slip: PayoutSlip, box: Box) -> None:
    """Draw the lines for who gets the money, who pays it, and when."""
    y = box.bottom - 18
    ends = (box.left, box.left + box.width * 0.42, box.left + box.width * 0.78, box.right + 8)
    for x, end, label in zip(ends, ends[1:], SIGNED, strict=False):
        pen.rule(x, y - 9, end - 8, 0.7)
        pen.text(x, y, label, 7, grey=GREY)
    if slip.paid:
        pen.text(ends[2], y - 13, slip.paid, 9, max_width=ends[3] - ends[2] - 8, smallest=6.5)

"""Drawing payout slips: the amount in large figures, and the lines that are signed."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.faces import Weight
from tdtool.sheets.money_slip import draw_amount, draw_parts, draw_signed
from tdtool.sheets.pen import GREY, Pen
from tdtool.sheets.slip_page import begin_slip, begins_page, draw_slip_foot

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.page import Paper
    from tdtool.sheets.payout_slip import PayoutSlip
    from tdtool.sheets.slip_page import Box

MOST_PARTS = 4


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
    draw_amount(pen, box, slip.amount)
    draw_parts(pen, box, slip.parts, slip.tickets, box.top + 120, MOST_PARTS)
    draw_signed(pen, box, time=slip.paid)

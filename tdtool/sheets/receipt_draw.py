"""Drawing receipts: who and what for, the amount in large figures, how and by whom."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.faces import Weight
from tdtool.sheets.money_slip import draw_amount, draw_parts, draw_signed
from tdtool.sheets.pen import Align, Pen
from tdtool.sheets.slip_page import begin_slip, begins_page, draw_slip_foot

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.page import Paper
    from tdtool.sheets.receipt import ReceiptSlip
    from tdtool.sheets.slip_page import Box

STAMP = 12.0
MOST_LINES = 7


def draw_receipts(
    slips: Sequence[ReceiptSlip],
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None,
) -> None:
    """Draw all receipts."""
    event = slips[0].foot.event if slips else ""
    pen = Pen(out, paper.width, paper.height, f"{event}, receipts")
    for place, slip in enumerate(slips):
        if each_page is not None and begins_page(paper, place):
            each_page()
        box = begin_slip(pen, paper, place)
        _draw_receipt(pen, slip, box)
        draw_slip_foot(pen, slip.foot, box, "")
    pen.save()


def _draw_receipt(pen: Pen, slip: ReceiptSlip, box: Box) -> None:
    pen.text(
        box.left, box.top + 13, slip.name, 17, Weight.SEMIBOLD, max_width=box.width, smallest=9
    )
    number = pen.text(
        box.right, box.top + 32, f"Receipt {slip.number}", 10, Weight.SEMIBOLD,
        align=Align.RIGHT, max_width=box.width * 0.4,
    )  # fmt: skip
    pen.text(
        box.left, box.top + 32, slip.what, 13, Weight.BOLD,
        max_width=box.width - number - 12, smallest=7,
    )  # fmt: skip
    draw_amount(pen, box, slip.amount, "GIVEN BACK" if slip.back else "PAID")
    y = draw_parts(pen, box, slip.parts, slip.with_it, box.top + 120, MOST_LINES)
    if slip.stamp:
        _draw_stamp(pen, slip.stamp, box, y + 12)
    if slip.back:
        draw_signed(pen, box, slip.cashier, slip.paid)
        return
    y = box.bottom - 18
    used = pen.text(box.left, y, slip.paid, 9.5, max_width=box.width * 0.5, smallest=7)
    if slip.cashier:
        pen.text(
            box.right, y, f"Received by {slip.cashier}", 9.5,
            align=Align.RIGHT, max_width=box.width - used - 12, smallest=6,
        )  # fmt: skip


def _draw_stamp(pen: Pen, text: str, box: Box, y: float) -> None:
    """Say between two rules what became of the receipt."""
    pen.rule(box.left, y - STAMP, box.right, 1.2)
    pen.text(box.left, y + 2, text, STAMP, Weight.BOLD, max_width=box.width, smallest=7)
    pen.rule(box.left, y + 8, box.right, 1.2)

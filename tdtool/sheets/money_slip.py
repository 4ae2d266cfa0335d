"""What slips about money have in common: the amount, what it is made of, who signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.sheets.faces import Weight
from tdtool.sheets.pen import GREY, Align

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.sheets.pen import Pen
    from tdtool.sheets.slip_page import Box

LABEL, LINE = 7.5, 14.0
SIGNED = ("Received", "Paid by", "Time")


def draw_amount(pen: Pen, box: Box, amount: str, label: str = "AMOUNT") -> None:
    """Write the amount in large figures below a rule."""
    pen.rule(box.left, box.top + 42, box.right, 1.5)
    pen.text(box.left, box.top + 59, label, LABEL, grey=GREY, tracking=0.06)
    pen.text(
        box.left - 1, box.top + 100, amount, 40, Weight.BOLD,
        max_width=box.width, smallest=16,
    )  # fmt: skip


def draw_parts(  # noqa: PLR0913, PLR0917 - what, where, and how much of it
    pen: Pen,
    box: Box,
    parts: Sequence[tuple[str, str]],
    whole: Sequence[str],
    y: float,
    most: int,
) -> float:
    """Say what the amount is made of, and what comes beside it, `most` lines; give the y below."""
    lines = [*parts, *((name, "") for name in whole)]
    for what, amount in lines[:most]:
        used = pen.text(
            box.right, y, amount, 10, Weight.SEMIBOLD,
            align=Align.RIGHT, max_width=box.width * 0.5, tabular=True,
        )  # fmt: skip
        weight = Weight.REGULAR if amount else Weight.SEMIBOLD
        pen.text(box.left, y, what, 10, weight, max_width=box.width - used - 8, smallest=7)
        y += LINE
    if len(lines) > most:
        pen.text(box.left, y, f"and {len(lines) - most} more", 8, grey=GREY)
        y += LINE
    return y


def draw_signed(pen: Pen, box: Box, by: str = "", time: str = "") -> None:
    """Draw the lines for who gets the money, who pays it, and when; filled in where known."""
    y = box.bottom - 18
    ends = (box.left, box.left + box.width * 0.42, box.left + box.width * 0.78, box.right + 8)
    for x, end, label in zip(ends, ends[1:], SIGNED, strict=False):
        pen.rule(x, y - 9, end - 8, 0.7)
        pen.text(x, y, label, 7, grey=GREY)
    for place, text in ((1, by), (2, time)):
        room = ends[place + 1] - ends[place] - 8
        pen.text(ends[place], y - 13, text, 9, max_width=room, smallest=6.5)

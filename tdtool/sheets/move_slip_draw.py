"""Drawing move slips: table and seat in huge figures, or the two small tables."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.faces import Weight
from tdtool.sheets.flow import Phrase, draw_flow, flow
from tdtool.sheets.move_slip import OrderSlip, PlainSlip, Slip, SlipRow
from tdtool.sheets.pen import GREY, Align, Pen
from tdtool.sheets.scan_code import draw_code
from tdtool.sheets.slip_page import Box, begin_slip, begins_page, draw_slip_foot

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.page import Paper

LABEL = 7.5
ROW = 13.0
CODE_WIDTH, CODE_HEIGHT = 26.0, 84.0
MANY_DIGITS = 4
"""From so many digits on the figures are smaller."""
PLAY_OUT = "Play this hand out and take all your chips. Show this slip to the dealer there."
NEXT_ROUND = "The next round. Show this slip to the dealer, who counts the chips."
FIRST_SEAT = "Show this slip to the dealer."
TAKE_BUTTON = (
    "The button is that of the hand being dealt, which is played out first; in brackets it lies"
    " on an empty seat."
)
SINCE = (
    "Somebody out since this was printed? Then by the big blind of that hand: the first player to"
    " its left goes, and sits in the first open seat to its left."
)
LEAST_ROW = 8.5
"""The rows of the small tables come together as far as this so that all words have room."""


def draw_slips(
    slips: Sequence[Slip],
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None,
) -> None:
    """Draw all slips."""
    event = slips[0].foot.event if slips else ""
    pen = Pen(out, paper.width, paper.height, f"{event}, moves")
    for number, slip in enumerate(slips):
        if each_page is not None and begins_page(paper, number):
            each_page()
        box = begin_slip(pen, paper, number)
        if isinstance(slip, PlainSlip):
            _draw_plain(pen, slip, box)
        else:
            _draw_order(pen, slip, box)
        draw_slip_foot(pen, slip.foot, box, f"Slip {number + 1} of {len(slips)}")
    pen.save()


def _draw_plain(pen: Pen, slip: PlainSlip, box: Box) -> None:
    """Draw a player's own slip: his name, where from, and table and seat to read from afar."""
    pen.text(
        box.left, box.top + 13, slip.name, 17, Weight.SEMIBOLD, max_width=box.width, smallest=9
    )
    came = f"{slip.source} → {slip.table}.{slip.seat}" if slip.source else "First seat"
    if slip.chips:
        came += f", with {slip.chips} in chips"
    pen.text(
        box.left, box.top + 31, came, 12, Weight.REGULAR,
        grey=GREY, max_width=box.width, smallest=8,
    )  # fmt: skip
    pen.rule(box.left, box.top + 41, box.right, 1.5)
    far = len(slip.table) >= MANY_DIGITS
    beside = box.left + (134 if far else 118)
    for x, label in ((box.left, "TABLE"), (beside, "SEAT")):
        pen.text(x, box.top + 62, label, LABEL, grey=GREY, tracking=0.06)
    end = box.right - CODE_WIDTH - 8
    size = 44.0 if far else 62.0
    for x, text, room in (
        (box.left, slip.table, beside - 8 - box.left),
        (beside, slip.seat, end - beside),
    ):
        pen.text(
            x - 2, box.top + 116, text, size, Weight.BOLD,
            max_width=room, smallest=18, tabular=True,
        )  # fmt: skip
    corner = (box.right - CODE_WIDTH, box.top + 52)
    draw_code(pen, slip.entry, corner, (CODE_WIDTH, CODE_HEIGHT))
    words = NEXT_ROUND if slip.chips else PLAY_OUT if slip.source else FIRST_SEAT
    lines = flow([Phrase(words, Weight.REGULAR, 0.0)], 10.5, box.width)
    draw_flow(pen, lines, (box.left, box.top + 148), 10.5, 15)


def _draw_order(pen: Pen, slip: OrderSlip, box: Box) -> None:
    """Draw a floor person's slip."""
    pen.text(
        box.left, box.top + 22, f"{slip.source} → {slip.destination}", 30, Weight.BOLD,
        max_width=box.width, smallest=14, tracking=-0.01,
    )  # fmt: skip
    y = draw_flow(pen, flow(_said(slip), 10.5, box.width), (box.left, box.top + 41), 10.5, 14)
    if slip.known is not None:
        y = _draw_known(pen, slip, box, y)
    if slip.by_seat:
        return
    pen.rule(box.left, y - 5, box.right, 1.2)
    half = (box.width - 18) / 2
    most = max(len(slip.leaves), len(slip.sits), 1)
    lines = flow(
        [Phrase(SINCE, Weight.SEMIBOLD, 0.0), Phrase(TAKE_BUTTON, Weight.REGULAR, 0.0)],
        8,
        box.width,
    )
    words = len(lines) * 10.5 + 6
    room = box.bottom - 14 - (y + 24.5)
    row = min(ROW, max((room - words - 22) / most, min(LEAST_ROW, room / most)))
    left_words = (f"Table {slip.source}", "this seat moves")
    end = _draw_table(pen, left_words, slip.leaves, (box.left, y + 9, half), row)
    right_words = (f"Table {slip.destination}", "sit here")
    if slip.sits:
        end = max(
            end,
            _draw_table(pen, right_words, slip.sits, (box.left + half + 18, y + 9, half), row),
        )
    else:
        pen.text(box.left + half + 18, y + 9, right_words[0], 10.5, Weight.BOLD, max_width=half)
        pen.text(box.left + half + 18, y + 24, "any open seat", 10.5, max_width=half)
    if words <= box.bottom - 10 - end:
        end = draw_flow(pen, lines, (box.left, end + 12), 8, 10.5)
    if end + 22 <= box.bottom - 10:
        _draw_done(pen, box)


def _said(slip: OrderSlip) -> list[Phrase]:
    bold = Weight.SEMIBOLD
    if slip.by_seat:
        first = f"By the seat: one of table {slip.source} to table {slip.destination}."
    else:
        first = (
            f"The next big blind of {slip.source} to table {slip.destination},"
            " to the worst seat on arrival."
        )
    words = [Phrase(first, bold, 0.0)]
    return [*words, Phrase(slip.rule)] if slip.rule else words


def _draw_known(pen: Pen, slip: OrderSlip, box: Box, y: float) -> float:
    """Name player and seats where the desk knows both buttons."""
    if slip.known is None:
        return y
    name, source, goal = slip.known
    pen.text(box.left, y + 7, "NOW", LABEL, grey=GREY, tracking=0.06)
    seats = f"{source} → {goal}"
    used = pen.text(
        box.right, y + 8, seats, 14, Weight.BOLD, align=Align.RIGHT, max_width=box.width * 0.5
    )
    pen.text(
        box.left + 26, y + 8, name, 12.5, Weight.SEMIBOLD,
        max_width=box.width - used - 36, smallest=8,
    )  # fmt: skip
    words = f"as of {slip.known_at}; later, or after a hand, the tables below"
    if slip.by_seat or not slip.known_at:
        return y + 24
    pen.text(box.left + 26, y + 20, words, 8, max_width=box.width - 26, grey=GREY)
    return y + 34


def _draw_table(
    pen: Pen,
    words: tuple[str, str],
    rows: tuple[SlipRow, ...],
    box: tuple[float, float, float],
    row_high: float,
) -> float:
    """Draw one small table; give the height after its last row."""
    x, y, wide = box
    pen.text(x, y, words[0], 10.5, Weight.BOLD, max_width=wide)
    pen.text(x, y + 12, "BUTTON ON", 6.5, grey=GREY, tracking=0.05)
    pen.text(
        x + wide, y + 12, words[1].upper(), 6.5,
        align=Align.RIGHT, max_width=wide * 0.6, grey=GREY, tracking=0.05,
    )  # fmt: skip
    pen.rule(x, y + 15.5, x + wide, 0.6)
    base = y + 15.5
    for row in rows:
        base += row_high
        button = f"({row.button})" if row.empty else str(row.button)
        pen.text(x + 26, base, button, 10, align=Align.RIGHT, tabular=True, grey=GREY)
        pen.text(x + wide / 2, base, "→", 9, align=Align.CENTRE, grey=GREY)
        strong = Weight.BOLD if row.seat.isdigit() else Weight.REGULAR
        pen.text(
            x + wide - 6, base, row.seat, min(12, row_high) if row.seat.isdigit() else 8, strong,
            align=Align.RIGHT, max_width=wide * 0.45, tabular=True,
        )  # fmt: skip
    return base + 4


def _draw_done(pen: Pen, box: Box) -> None:
    """Draw what the floor writes when it is done."""
    y = box.bottom - 14
    third = box.width / 3
    for place, label in enumerate(("Player", "Seat", "Time")):
        x = box.left + place * third
        pen.rule(x, y - 8, x + third - 10, 0.6)
        pen.text(x, y, label, 6.5, grey=GREY)

"""Drawing posting cards: head, rows, the table, why, who acts, foot."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.cards import CARD, placed_card, places
from tdtool.sheets.faces import Weight
from tdtool.sheets.flow import Phrase, Piece, draw_flow, flow
from tdtool.sheets.fonts import text_width
from tdtool.sheets.page import Foot, draw_foot
from tdtool.sheets.pen import BLACK, FAINT, GREY, Align, Pen
from tdtool.sheets.posting_rows import CardRow, orders, rows
from tdtool.sheets.table_picture import draw_marker, draw_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.sheets.page import Paper
    from tdtool.sheets.posting_card import PostingCard

LEFT = CARD.margin
RIGHT = CARD.width - CARD.margin
ROOM = RIGHT - LEFT
ROWS_TOP = 74.0
ROW_HEIGHT = 57.0
LEAST_ROW = 27.0
LEAST_TABLE = 124.0
"""Below this height the drawing of the table is left out."""
BEST_TABLE = 176.0
SEAT_LEFT = 270.0
WHY_SIZES = (10.5, 9.5, 8.5, 7.5)
WHY_MOST = 110.0
LABEL_SIZE = 7.5
TRACKING = 0.06


def draw_cards(cards: Sequence[PostingCard], paper: Paper, out: IO[bytes]) -> None:
    """Draw cards, one or two a page as the paper lies."""
    title = f"Table {cards[0].table}" if len(cards) == 1 else "Posting cards"
    pen = Pen(out, paper.width, paper.height, title)
    lie = places(paper)
    pages = max(-(-len(cards) // lie), 1)
    for i, card in enumerate(cards):
        with placed_card(pen, paper, i):
            _draw_card(pen, card, i // lie + 1, pages)
    pen.save()


def _draw_card(pen: Pen, card: PostingCard, page: int, pages: int) -> None:
    _draw_head(pen, card)
    found = rows(card)
    bottom, why = _set_why(card)
    room = bottom - ROWS_TOP - len(why[1]) * _leading(why[0]) - 22
    height = min(ROW_HEIGHT, max((room - LEAST_TABLE) / len(found), LEAST_ROW))
    y = ROWS_TOP
    for row in found:
        _draw_row(pen, row, y, height)
        y += height
    why_top = bottom - len(why[1]) * _leading(why[0]) - 12
    left = why_top - y
    if left >= LEAST_TABLE - 16:
        table = min(left - 8, BEST_TABLE + 34)
        draw_table(pen, card, y + (left - table) / 2 + 1, table, (LEFT, RIGHT))
    _draw_why(pen, why, why_top)
    _draw_orders(pen, card)
    draw_foot(pen, CARD, Foot(card.event, card.printed, card.log_hash), page, pages)


def _draw_head(pen: Pen, card: PostingCard) -> None:
    """Draw the table's number, and which hand and level the card is for."""
    lines = [
        ("Next hand", 12.75, Weight.SEMIBOLD, 0.0),
        (card.stakes, 11.0, Weight.REGULAR, GREY),
        (card.occasion, 9.5, Weight.REGULAR, GREY),
    ]
    lines = [line for line in lines if line[0]]
    number = f"Table {card.table}"
    wide = max(text_width(text, size, weight) for text, size, weight, _ in lines)
    beside = max(min(wide, ROOM * 0.62), ROOM - text_width(number, 36, Weight.BOLD) - 16)
    pen.text(
        LEFT, 54, number, 36, Weight.BOLD,
        max_width=ROOM - min(wide, beside) - 14, smallest=15, tracking=-0.015,
    )  # fmt: skip
    y = 54.0 - 15.0 * (len(lines) - 1) + (9 if len(lines) > 2 else 0)  # noqa: PLR2004 - all three
    for text, size, weight, grey in lines:
        pen.text(
            RIGHT, y, text, size, weight,
            align=Align.RIGHT, max_width=beside, smallest=7.5, grey=grey,
        )  # fmt: skip
        y += 14.5
    pen.rule(LEFT, ROWS_TOP, RIGHT, 1.5)


def _draw_row(pen: Pen, row: CardRow, y: float, height: float) -> None:
    """Draw a marker, whose it is, the seat in huge figures, and what is paid."""
    scale = height / ROW_HEIGHT
    middle = y + height / 2
    radius = min(15.0 * scale, 15.0)
    draw_marker(pen, row.marker, (LEFT + 15, middle), radius)
    name_size = max(16.5 * min(scale * 1.15, 1.0), 10.5)
    x = LEFT + 40
    name_right = SEAT_LEFT - 32 if row.seat else RIGHT - 90
    block = LABEL_SIZE * 0.73 + 8 * scale + name_size * 0.73
    top = middle - block / 2
    pen.text(
        x, top + LABEL_SIZE * 0.73, row.label.upper(), LABEL_SIZE, grey=GREY, tracking=TRACKING
    )
    pen.text(
        x, top + block, row.name, name_size, Weight.SEMIBOLD,
        max_width=name_right - x, smallest=9.5,
    )  # fmt: skip
    seat_end = SEAT_LEFT
    if row.seat:
        size = 46.0 * scale
        base = middle + 0.364 * size
        pen.text(SEAT_LEFT - 5, base, "Seat", max(10.0 * scale, 8.0), align=Align.RIGHT)
        grey = FAINT if row.faint else BLACK
        seat_end += pen.text(
            SEAT_LEFT, base, row.seat, size, Weight.BOLD,
            max_width=62, smallest=10, tracking=-0.02, grey=grey,
        )  # fmt: skip
    _draw_amount(pen, row, middle, scale, RIGHT - seat_end - 10)
    pen.rule(LEFT, y + height, RIGHT, 0.7)


def _draw_amount(pen: Pen, row: CardRow, middle: float, scale: float, wide: float) -> None:
    """Draw what a row pays: one figure, or a figure with words below it."""
    size = max(16.5 * min(scale * 1.15, 1.0), 10.5)
    small = max(10.5 * scale, 8.0)
    lines = [(row.amount, size, Weight.SEMIBOLD), (row.beside, small, Weight.REGULAR)]
    lines = [line for line in lines if line[0]]
    total = sum(line[1] * 0.73 for line in lines) + (7 * scale if len(lines) > 1 else 0)
    y = middle - total / 2
    for text, height, weight in lines:
        y += height * 0.73
        pen.text(
            RIGHT, y, text, height, weight,
            align=Align.RIGHT, max_width=wide, smallest=4.0,
        )  # fmt: skip
        y += 7 * scale


def _leading(size: float) -> float:
    return size * 1.4


def _set_why(card: PostingCard) -> tuple[float, tuple[float, list[list[Piece]]]]:
    """Set the reason; give the lower edge of its room, its size and its lines."""
    bottom = CARD.height - 88
    for size in WHY_SIZES:
        phrases = [Phrase("Why", Weight.SEMIBOLD, 0.0), Phrase(card.why)] if card.why else []
        lines = flow(phrases, size, ROOM)
        if card.rule:
            lines += flow([Phrase(card.rule, Weight.SEMIBOLD, 0.0)], size, ROOM)[:2]
        if len(lines) * _leading(size) <= WHY_MOST:
            break
    most = int(WHY_MOST / _leading(size))
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[-1]]
    return bottom, (size, lines)


def _draw_why(pen: Pen, why: tuple[float, list[list[Piece]]], top: float) -> None:
    size, lines = why
    draw_flow(pen, lines, (LEFT, top + size), size, _leading(size))


def _draw_orders(pen: Pen, card: PostingCard) -> None:
    """Draw who acts first and last, and the hand after, in columns under a line."""
    y = CARD.height - 85
    pen.rule(LEFT, y, RIGHT, 0.7)
    found = orders(card)
    size = 11.0
    while size > 7 and sum(_order_width(words, size) for _, words in found) > ROOM - 18:  # noqa: PLR2004 - still read
        size -= 0.5
    widths = [max(_order_width(words, size), _label_width(label)) for label, words in found]
    gap = (ROOM - sum(widths)) / max(len(found) - 1, 1)
    x = LEFT
    for (label, words), width in zip(found, widths, strict=True):
        pen.text(x, y + 13, label.upper(), LABEL_SIZE, grey=GREY, tracking=TRACKING)
        line = flow(_phrases(words), size, ROOM)
        draw_flow(pen, line[:1], (x, y + 27), size, size)
        x += width + min(gap, 60.0)


def _label_width(label: str) -> float:
    wide = text_width(label.upper(), LABEL_SIZE, Weight.REGULAR)
    return wide + TRACKING * LABEL_SIZE * len(label)


def _phrases(words: tuple[tuple[str, bool], ...]) -> list[Phrase]:
    return [
        Phrase(text, Weight.BOLD if strong else Weight.REGULAR, 0.28 if i else 0.0)
        for i, (text, strong) in enumerate(words)
    ]


def _order_width(words: tuple[tuple[str, bool], ...], size: float) -> float:
    pieces = flow(_phrases(words), size, 10_000.0)[0]
    return pieces[-1].x + text_width(pieces[-1].text, size, pieces[-1].weight)

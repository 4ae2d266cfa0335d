"""Drawing seat cards: names, figures, codes, cut marks outside and crosses inside."""

from __future__ import annotations

from dataclasses import replace
from typing import IO, TYPE_CHECKING

from tdtool.sheets.faces import Weight
from tdtool.sheets.figures import chips
from tdtool.sheets.fonts import text_width, wrap
from tdtool.sheets.page import FOOT_RISE, PaperSize, draw_foot
from tdtool.sheets.pen import GREY, Align, Pen
from tdtool.sheets.scan_code import draw_code
from tdtool.sheets.seat_cards import CARD_HEIGHT, CARD_WIDTH, Grid, SeatCard, SeatCards, grid, pages
from tdtool.tournament.scan_text import scan_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Foot, Paper

PADDING = 18.0
ROOM = CARD_WIDTH - 2 * PADDING
SMALL = 9.0
LABEL = 7.5
NAME_SIZES = (16.0, 14.0, 12.0, 10.5, 9.0)
NAME_LEADING = 1.13
FIGURES, FEWER = 62.0, 44.0
MANY_DIGITS = 4
"""From so many digits on the figures are smaller."""
SEAT_LEFT = 117.0
CODE_WIDTH, CODE_HEIGHT = 26.0, 84.0
MARK = 13.5
CROSS = 4.5


def draw_cards(
    cards: SeatCards, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None
) -> None:
    """Draw all cards, as many a page as it holds."""
    pen = Pen(out, paper.width, paper.height, f"{cards.foot.event}, seat cards")
    lies = grid(paper)
    number = pages(cards, paper)
    for page in range(number):
        if each_page is not None:
            each_page()
        if page:
            pen.next_page()
        shown = cards.cards[page * lies.places : (page + 1) * lies.places]
        for place, card in enumerate(shown):
            x = lies.left + place % lies.columns * CARD_WIDTH
            y = lies.top + place // lies.columns * CARD_HEIGHT
            _draw_card(pen, cards, card, x, y)
        draw_marks(pen, paper, lies)
        draw_foot(pen, paper, _foot_of(cards, shown), page + 1, number)
    pen.save()


def _foot_of(cards: SeatCards, shown: tuple[SeatCard, ...]) -> Foot:
    """Name the tables of a page where it holds one or two."""
    tables = list(dict.fromkeys(card.table for card in shown))
    if not tables or len(tables) > 2:  # noqa: PLR2004 - one or two
        return cards.foot
    named = f"table {tables[0]}" if len(tables) == 1 else f"tables {tables[0]} and {tables[1]}"
    return replace(cards.foot, event=f"{cards.foot.event}, {named}")


def _draw_card(pen: Pen, cards: SeatCards, card: SeatCard, x: float, y: float) -> None:
    left, right = x + PADDING, x + CARD_WIDTH - PADDING
    wide = ROOM
    if cards.when:
        when = pen.text(
            right, y + 24, cards.when, SMALL,
            align=Align.RIGHT, max_width=ROOM * 0.55, smallest=LABEL, grey=GREY,
        )  # fmt: skip
        wide -= when + 10
    pen.text(left, y + 24, cards.foot.event, SMALL, Weight.SEMIBOLD, max_width=wide, smallest=LABEL)
    size, lines = _name(card.name)
    baseline = y + 45.0 + (4.5 if size == NAME_SIZES[0] else 3.0 if len(lines) == 1 else 0.0)
    for line in lines:
        pen.text(left, baseline, line, size, Weight.SEMIBOLD, max_width=ROOM)
        baseline += size * NAME_LEADING
    _draw_figures(pen, card, left, y)
    draw_code(
        pen, card.entry, (right - CODE_WIDTH, y + 113 - CODE_HEIGHT / 2), (CODE_WIDTH, CODE_HEIGHT)
    )
    _draw_last_line(pen, card, (left, right, y + 164))


def _name(name: str) -> tuple[float, list[str]]:
    """Set a name: on one line or two, else smaller, else cut."""
    for size in NAME_SIZES:
        if text_width(name, size, Weight.SEMIBOLD) <= ROOM:
            return size, [name]
        lines = wrap(name, size, Weight.SEMIBOLD, ROOM)
        if len(lines) <= 2:  # noqa: PLR2004 - the lines there is room for
            return size, lines
    return NAME_SIZES[-1], [lines[0], f"{lines[1]} {lines[2]}"]


def _draw_figures(pen: Pen, card: SeatCard, left: float, y: float) -> None:
    """Draw table and seat as large as they can be read across a room."""
    table, seat = str(card.table), str(card.seat)
    size = FEWER if len(table) >= MANY_DIGITS else FIGURES
    beside = left + (SEAT_LEFT if size == FIGURES else SEAT_LEFT + 18)
    room = left + ROOM - CODE_WIDTH - 6
    pen.text(left, y + 83, "TABLE", LABEL, grey=GREY, tracking=0.06)
    pen.text(beside, y + 83, "SEAT", LABEL, grey=GREY, tracking=0.06)
    for x, text, end in ((left, table, beside - 6), (beside, seat, room)):
        pen.text(
            x - size * 0.04, y + 136, text, size, Weight.BOLD,
            max_width=end - x, smallest=18, tabular=True,
        )  # fmt: skip


def _draw_last_line(pen: Pen, card: SeatCard, line: tuple[float, float, float]) -> None:
    left, right, y = line
    if card.chips is not None:
        used = pen.text(left, y, chips(card.chips), SMALL, Weight.SEMIBOLD, max_width=ROOM * 0.4)
        pen.text(left + used + 2.5, y, "in chips", SMALL, grey=GREY)
    drawn = f"Draw {card.draw}" if card.draw else ""
    if drawn:
        used = pen.text(right, y, drawn, SMALL, align=Align.RIGHT, grey=GREY)
        right -= used + 16
    used = pen.text(right, y, scan_text(card.entry), SMALL, Weight.SEMIBOLD, align=Align.RIGHT)
    pen.text(right - used - 2.5, y, "Entry", SMALL, align=Align.RIGHT, grey=GREY)


def draw_marks(pen: Pen, paper: Paper, lies: Grid) -> None:
    """Mark outside the cards where the knife goes, and inside with small crosses."""
    right = lies.left + lies.columns * CARD_WIDTH
    bottom = lies.top + lies.rows * CARD_HEIGHT
    beside, above = min(lies.left, 26.0), min(lies.top, 24.0)
    xs = [lies.left + column * CARD_WIDTH for column in range(lies.columns + 1)]
    ys = [lies.top + row * CARD_HEIGHT for row in range(lies.rows + 1)]
    for x in xs:
        pen.line(x, lies.top - above, x, lies.top - above + MARK, 0.4)
        end = max(bottom + 7.5, _foot_line(paper, bottom) + 4.0)
        pen.line(x, end, x, min(end + MARK, paper.height - 5), 0.4)
    for y in ys:
        pen.line(lies.left - beside + 3, y, lies.left - beside + MARK, y, 0.4)
        pen.line(right + beside - 3, y, right + beside - MARK, y, 0.4)
    for x in xs[1:-1]:
        for y in ys[1:-1]:
            pen.line(x - CROSS, y, x + CROSS, y, 0.4)
            pen.line(x, y - CROSS, x, y + CROSS, 0.4)


def _foot_line(paper: Paper, bottom: float) -> float:
    """Give the foot's baseline where it stands among the cut marks, else the cards' end."""
    line = paper.height - FOOT_RISE["A5" if paper.size is PaperSize.A5 else "larger"]
    return line if line < bottom + 30 else bottom

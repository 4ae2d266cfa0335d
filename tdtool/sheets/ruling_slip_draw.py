"""Drawing ruling slips: head, what happened, the decision in large letters, why, signatures."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING, NamedTuple

from tdtool.sheets.cards import CARD, placed_card, places
from tdtool.sheets.faces import Weight
from tdtool.sheets.figure_line import HEIGHT as LINE_HEIGHT
from tdtool.sheets.figure_line import draw_figure_line
from tdtool.sheets.flow import Phrase, Piece, draw_flow, flow
from tdtool.sheets.fonts import fit, plain, text_width
from tdtool.sheets.page import draw_foot
from tdtool.sheets.pen import GREY, Align, Pen
from tdtool.sheets.prose import (
    Column,
    Measure,
    Paragraph,
    Passage,
    caption,
    draw_column,
    pour,
    said,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.sheets.page import Paper
    from tdtool.sheets.ruling_slip import RulingSlip

LEFT = CARD.margin
RIGHT = CARD.width - CARD.margin
ROOM = RIGHT - LEFT
TOP = 83.0
AGAIN_TOP = 60.0
FOOT_ROOM = 40.0
SIGNED = 66.0
"""The height of the two lines to be signed."""
MOST_NAMED = 3
"""Lines of players' names."""
SCALES = (1.0, 0.92, 0.84, 0.76)
"""How much smaller the words may be set before a slip goes on behind."""
BESIDE_MOST = 0.55


def count(slips: Sequence[RulingSlip], paper: Paper) -> int:
    """Count the pages that slips take."""
    cards = sum(len(_laid(slip)) for slip in slips)
    return max(1, -(-cards // places(paper)))


def draw_slips(slips: Sequence[RulingSlip], paper: Paper, out: IO[bytes]) -> None:
    """Draw slips, one or two a page as the paper lies."""
    title = f"Ruling {slips[0].number}" if len(slips) == 1 else "Rulings"
    pen = Pen(out, paper.width, paper.height, title)
    number = 0
    for slip in slips:
        columns = _laid(slip)
        for page in range(len(columns)):
            with placed_card(pen, paper, number):
                _draw_card(pen, slip, columns, page)
            number += 1
    pen.save()


def _laid(slip: RulingSlip) -> list[Column]:
    """Set a slip in the largest letters that leave it one page, else on several."""
    named = _named(slip)
    below = FOOT_ROOM + SIGNED + (0.0 if named is None else named.height)
    heights = (CARD.height - TOP - below, CARD.height - AGAIN_TOP - below)
    for scale in SCALES:
        pages = pour(_passages(slip, scale), Measure(ROOM, gap=13.0), heights)
        if len(pages) == 1:
            break
    return [page[0] for page in pages]


def _passages(slip: RulingSlip, scale: float) -> list[Passage]:
    """Write what is said, the figures between the decision and its reason."""
    found = []
    if slip.standing:
        found.append(_passage(said(slip.standing, 11 * scale, Weight.SEMIBOLD)))
    happened = slip.happened or slip.title
    if happened:
        words = said(happened, 12.5 * scale, before=3)
        found.append(_passage([caption("What happened"), *words]))
    if slip.decision:
        words = said(slip.decision, 23 * scale, Weight.BOLD, before=2)
        more = said(slip.said, 13.5 * scale, before=3)
        found.append(_passage([caption("Decision"), *words, *more]))
    if slip.figures is not None:
        found.append(Passage((), room=LINE_HEIGHT))
    why = [
        *said(slip.reason, 10.5 * scale),
        *said(slip.rules, 11 * scale, Weight.SEMIBOLD, before=5),
        *said(slip.other_books, 9 * scale, before=4, grey=GREY),
    ]
    if why:
        found.append(_passage(why))
    return found


def _passage(paragraphs: Sequence[Paragraph]) -> Passage:
    return Passage(tuple(paragraphs))


def _draw_card(pen: Pen, slip: RulingSlip, columns: list[Column], page: int) -> None:
    top = TOP if page == 0 else AGAIN_TOP
    if page == 0:
        _draw_head(pen, slip)
    else:
        pen.text(LEFT, LEFT + 10, f"Ruling {slip.number}, continued", 11, Weight.BOLD)
        pen.rule(LEFT, LEFT + 17, RIGHT, 1.0)
    draw_column(pen, columns[page], LEFT, top, ROOM)
    for y in columns[page].rooms:
        _draw_figures(pen, slip, top + y)
    if page == len(columns) - 1:
        _draw_named(pen, slip)
        _draw_signed(pen, slip)
    draw_foot(pen, CARD, slip.foot, page + 1, len(columns))


def _draw_figures(pen: Pen, slip: RulingSlip, y: float) -> None:
    if slip.figures is not None:
        draw_figure_line(pen, slip.figures, (LEFT, y, ROOM))


def _draw_head(pen: Pen, slip: RulingSlip) -> None:
    """Draw the number, and where and when it was."""
    lines = [
        (slip.place, 13.0, Weight.SEMIBOLD, 0.0),
        (slip.level, 10.0, Weight.REGULAR, GREY),
        (slip.when, 10.0, Weight.REGULAR, GREY),
    ]
    lines = [line for line in lines if line[0]]
    wide = max((text_width(text, size, weight) for text, size, weight, _ in lines), default=0.0)
    wide = min(wide, ROOM * BESIDE_MOST)
    pen.text(
        LEFT, 65, f"Ruling {slip.number}", 32, Weight.BOLD,
        max_width=ROOM - wide - 12, smallest=14, tracking=-0.015,
    )  # fmt: skip
    y = 65.0 - 14.5 * (len(lines) - 1)
    for text, size, weight, grey in lines:
        pen.text(
            RIGHT, y, text, size, weight,
            align=Align.RIGHT, max_width=wide + 0.5, smallest=7, grey=grey,
        )  # fmt: skip
        y += 14.5
    pen.rule(LEFT, 73, RIGHT, 1.5)


class _Named(NamedTuple):
    """The players set in lines at the right of the penalty."""

    x: float
    size: float
    lines: list[list[Piece]]

    @property
    def height(self) -> float:
        """Give the height of the players and the penalty beside them."""
        return 30.0 + max(1, len(self.lines)) * self.size * 1.5


def _named(slip: RulingSlip) -> _Named | None:
    """Set the players as large as three lines hold them; None where nobody is named."""
    if not slip.penalty and not slip.players:
        return None
    penalty = min(text_width(slip.penalty[:80], 11, Weight.REGULAR) + 24, ROOM * 0.45)
    x = max(penalty, 70.0) if slip.penalty else 0.0
    names = [fit(plain(name), 11, Weight.REGULAR, ROOM * 0.5) for name in slip.players]
    ends = [f"{name}," for name in names[:-1]] + names[-1:]
    phrases = [Phrase(name, Weight.REGULAR, 0.28, kept=True) for name in ends]
    for size in (11.0, 9.5, 8.0, 7.0):
        lines = flow(phrases, size, ROOM - x)
        if len(lines) <= MOST_NAMED:
            break
    return _Named(x, size, lines[:MOST_NAMED])


def _draw_named(pen: Pen, slip: RulingSlip) -> None:
    """Draw the penalty and the players beside each other."""
    named = _named(slip)
    if named is None:
        return
    y = CARD.height - FOOT_ROOM - SIGNED - named.height + 6
    pen.rule(LEFT, y, RIGHT, 0.7)
    if slip.penalty:
        wide = (named.x - 12) if slip.players else ROOM
        pen.text(LEFT, y + 14, "PENALTY", 7.5, grey=GREY, tracking=0.06)
        pen.text(LEFT, y + 28, slip.penalty, 11, max_width=wide, smallest=7)
    if slip.players:
        pen.text(LEFT + named.x, y + 14, "PLAYERS", 7.5, grey=GREY, tracking=0.06)
        draw_flow(pen, named.lines, (LEFT + named.x, y + 28), named.size, named.size * 1.5)


def _draw_signed(pen: Pen, slip: RulingSlip) -> None:
    """Draw the lines for who decided and for the director."""
    y = CARD.height - FOOT_ROOM - 18
    half = (ROOM - 30) / 2
    for x, words in ((LEFT, "Floor"), (LEFT + half + 30, "Tournament director")):
        pen.rule(x, y, x + half, 0.7)
        pen.text(x, y + 10, words, 8, grey=GREY)
    if slip.by:
        pen.text(LEFT, y - 5, slip.by, 11, max_width=half, smallest=7)

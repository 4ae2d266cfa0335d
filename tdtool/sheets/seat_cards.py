"""Seat cards: one for each player, with his table and seat in huge figures, to be cut apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, NamedTuple

from tdtool.people.surname import order, surname_first

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tdtool.sheets.page import Foot, Paper

CARD_WIDTH, CARD_HEIGHT = 270.0, 180.0
"""A card in points: 3.75 x 2.5 inches."""
_SIDE, _END = 18.0, 27.0
"""The least margins beside the cards, and above and below them, in points."""
_FOOT, _LEAST_TOP = 36.0, 15.0
"""Points at the bottom that no card's edge comes into, and those above the cards at least."""


class SeatCard(NamedTuple):
    """One card; `draw` is the start of the hash that the draw was sealed with.

    `chips` are those he begins with, None where nobody has said it.
    """

    name: str
    table: int
    seat: int
    entry: int
    draw: str = ""
    chips: int | None = None


@dataclass(frozen=True, slots=True)
class SeatCards:
    """All cards in the order of printing; `when` is the event's time or level in words."""

    cards: tuple[SeatCard, ...]
    foot: Foot
    when: str = ""


def by_table(cards: Iterable[SeatCard]) -> tuple[SeatCard, ...]:
    """Put cards in the order in which they are laid on the tables."""
    return tuple(sorted(cards, key=lambda card: (card.table, card.seat, card.entry)))


def by_name(cards: Iterable[SeatCard]) -> tuple[SeatCard, ...]:
    """Put cards in the order in which they are handed out at a desk."""
    return tuple(
        sorted(cards, key=lambda card: (order(surname_first(card.name)), card.table, card.seat))
    )


class Grid(NamedTuple):
    """How cards lie on a page: columns, rows, and the corner of the first, in points."""

    columns: int
    rows: int
    left: float
    top: float

    @property
    def places(self) -> int:
        """Count the cards of a page."""
        return self.columns * self.rows


def grid(paper: Paper) -> Grid:
    """Lay out as many cards as a page holds, in its middle where the foot leaves it."""
    columns = int((paper.width - 2 * _SIDE) // CARD_WIDTH)
    rows = int((paper.height - 2 * _END) // CARD_HEIGHT)
    left = (paper.width - columns * CARD_WIDTH) / 2
    spare = paper.height - rows * CARD_HEIGHT
    return Grid(columns, rows, left, min(spare / 2, max(spare - _FOOT, _LEAST_TOP)))


def pages(cards: SeatCards, paper: Paper) -> int:
    """Count the pages that the cards take."""
    return max(1, -(-len(cards.cards) // grid(paper).places))


def draw(
    cards: SeatCards, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None = None
) -> None:
    """Draw the cards as a PDF into a binary file; `each_page` is called before each page."""
    from tdtool.sheets.seat_cards_draw import draw_cards

    draw_cards(cards, paper, out, each_page)

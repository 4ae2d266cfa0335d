"""The posting card: who has the button and who posts what in a table's next hand, and why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from tdtool.rules.button.answer import Answer
    from tdtool.sheets.page import Paper


class SeatState(StrEnum):
    """What a seat of the table is in the next hand."""

    PLAYS = "plays"
    WAITS = "waits"
    """The player is dealt in when the button has passed him."""
    OUT = "out"
    """The player went out, and the seat is open."""
    EMPTY = "empty"


@dataclass(frozen=True, slots=True)
class CardSeat:
    """One seat of the table: its number, who sits there, and whether he is dealt in."""

    number: int
    name: str | None = None
    state: SeatState = SeatState.EMPTY


@dataclass(frozen=True, slots=True)
class Payment:
    """What one seat puts in before the deal, in chips; 0 for what it does not owe.

    `ante` is an ante that this seat pays for itself or for the table; an ante that every
    player pays alike stands in `PostingCard.each_ante` instead. `all_in`: these are the
    player's last chips.
    """

    seat: int
    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    all_in: bool = False


@dataclass(frozen=True, slots=True)
class PostingCard:
    """Everything that one posting card says.

    `stakes` is the level in words ("Level 14 · 5,000–10,000"), `occasion` the hand that
    the card is for ("after seat 4 went out, 16:50"). `following` answers for the hand
    after, where it can be told. `each_ante` and `bring_in` are chips, 0 for none;
    `bring_in_by` says who brings in ("the lowest card showing").
    """

    table: str
    answer: Answer
    seats: tuple[CardSeat, ...]
    payments: tuple[Payment, ...] = ()
    stakes: str = ""
    occasion: str = ""
    following: Answer | None = None
    each_ante: int = 0
    bring_in: int = 0
    bring_in_by: str = ""
    why: str = ""
    rule: str = ""
    event: str = ""
    printed: datetime | None = None
    log_hash: str = ""

    def name_at(self, seat: int) -> str | None:
        """Give the name of who sits in a seat, None where nobody does."""
        return next((place.name for place in self.seats if place.number == seat), None)

    def payment_of(self, seat: int) -> Payment:
        """Give what a seat puts in."""
        return next((paid for paid in self.payments if paid.seat == seat), Payment(seat))


def pages(cards: Sequence[PostingCard], paper: Paper) -> int:
    """Count the pages that posting cards take."""
    places = 2 if paper.landscape and paper.size != "a5" else 1
    return max(1, -(-len(cards) // places))


def draw(cards: Sequence[PostingCard], paper: Paper, out: IO[bytes]) -> None:
    """Draw posting cards as a PDF into a binary file.

    A5: one card a page. Letter and A4 upright: one card a page, enlarged to fill it;
    lying: two cards a page side by side, to be cut apart.
    """
    from tdtool.sheets.posting_draw import draw_cards

    draw_cards(cards, paper, out)

"""An entry of the ruling library: one situation, what to say, and what each book says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rulebook.book_names import BOOKS

if TYPE_CHECKING:
    from pathlib import Path

CATEGORIES = {
    "ADM": "Floor, conduct and terms",
    "SEAT": "Seats and tables",
    "BTN": "The button",
    "BLD": "Blinds",
    "ANT": "Antes",
    "STU": "Stud",
    "DRW": "Draw",
    "BET": "Bets, calls and raises",
    "ALL": "All-in and reopening",
    "LIM": "Limit",
    "PL": "Pot-limit",
    "OOT": "Out of turn",
    "SHW": "Showdown",
    "POT": "Pots",
    "DEA": "Dealing",
    "CLK": "Time to act",
    "CHP": "Chips",
    "PEN": "Penalties",
    "H4H": "Hand for hand",
    "PAY": "Prizes and deals",
    "CASH": "Cash tables",
}
"""The first part of an id, and what it stands for, in the order they are shown."""
HOUSE_CATEGORY = "House rules"


class Calculator(StrEnum):
    """The calculator that answers an entry in figures."""

    MINIMUM_RAISE = "minimum-raise"
    SHORT_ALL_IN = "short-all-in"
    OVER_CHIP = "over-chip"
    POT_LIMIT = "pot-limit"
    LIMIT = "limit"
    SIDE_POTS = "side-pots"
    ODD_CHIP = "odd-chip"
    BRING_IN = "bring-in"
    CHIP_RACE = "chip-race"
    CASH_POSTING = "cash-posting"
    WHO_POSTS = "who-posts"


class BookSays(NamedTuple):
    """What one book says: its numbers, a clause, and whether it differs from TDA 2024."""

    book: str
    rules: tuple[str, ...]
    says: str
    differs: bool = False

    @property
    def cited(self) -> str:
        """The short name and the numbers: "TDA 47-A"; the name alone where it has none."""
        return " ".join(filter(None, (BOOKS[self.book].short, ", ".join(self.rules))))


class Former(NamedTuple):
    """A number of an older edition that people still quote: ("TDA", 2013, "41B")."""

    book: str
    year: int
    number: str

    def __str__(self) -> str:
        return f"{self.book} {self.year} {self.number}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One situation of the library; all texts are plain text, paragraphs parted by a blank line.

    `overridden` names the fields that the card room changed; `house` is also true of an entry
    that is wholly its own.
    """

    id: str
    title: str
    say: str
    detail: str = ""
    not_when: str = ""
    example: str = ""
    related: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    former: tuple[Former, ...] = ()
    calculator: Calculator | None = None
    books: tuple[BookSays, ...] = ()
    file: Path
    house: bool = False
    overridden: tuple[str, ...] = ()

    @property
    def category(self) -> str:
        """The first part of the id: "ALL" of ALL-01."""
        return self.id.partition("-")[0]

    @property
    def category_title(self) -> str:
        """What the category is called."""
        return CATEGORIES.get(self.category, HOUSE_CATEGORY)

    @property
    def cited(self) -> str:
        """The rules of all books that have numbers: "TDA 47-A, WSOP 96, RRoP NL 3"."""
        return ", ".join(says.cited for says in self.books if says.rules)

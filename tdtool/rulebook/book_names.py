"""The rulebooks an entry may name: in full, in short, and as people say them."""

from __future__ import annotations

from typing import NamedTuple

from tdtool.rules.books import TITLES, Book


class BookName(NamedTuple):
    """How a book is written in full and in short, and the words people say for it.

    `year` is that of the edition, 0 where there are no editions.
    """

    title: str
    short: str
    said: tuple[str, ...]
    year: int = 0


BOOKS = {
    "TDA24": BookName(f"Poker {TITLES[Book.TDA24]}", "TDA", ("tda", "poker tda"), 2024),
    "WSOP26": BookName(TITLES[Book.WSOP26], "WSOP", ("wsop", "world series"), 2026),
    "WLA26": BookName(
        TITLES[Book.WLA26], "WSOP live", ("wla", "wsop live action", "wsop live"), 2026
    ),
    "RRoP11": BookName(
        TITLES[Book.RROP11],
        "RRoP",
        ("rrop", "roberts rules of poker", "roberts rules", "roberts", "robert"),
        0,
    ),
    "CASH": BookName("Cash-table practice", "Cash", ()),
    "HOUSE": BookName("House rules", "House", ("house", "house rule", "house rules")),
    "FIDPA": BookName("FIDPA", "FIDPA", ("fidpa", "international rules")),
    "EPT15": BookName("EPT 2015", "EPT", ("ept",), 2015),
    "PSL": BookName("PokerStars Live", "PSL", ("psl", "pokerstars live")),
    "HPT": BookName("HomePokerTourney", "HPT", ("hpt", "home poker tourney")),
    "OLDWIKI": BookName("Older practice", "older practice", ()),
    "TDA22": BookName("Poker TDA 2022", "TDA 2022", (), 2022),
    "TDA13": BookName("Poker TDA 2013", "TDA 2013", (), 2013),
}
"""The books by the code that files and logs carry."""

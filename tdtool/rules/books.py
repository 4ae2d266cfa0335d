"""The rulebooks that answers name, and how their numbers are written out."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable


class Book(StrEnum):
    """A rulebook, by the short name that reasons and rulings carry."""

    TDA24 = "TDA24"
    WSOP26 = "WSOP26"
    RROP11 = "RRoP11"
    WLA26 = "WLA26"
    """The 2026 WSOP live action rules; no tournament plays by them."""


class Citation(NamedTuple):
    """A book and the number in it; both empty where no book has the rule."""

    book: str
    number: str


NO_BOOK = Citation("", "")
HOME_SHEET = Citation("home", "")
"""The betting sheet for home tournaments; its rules have no numbers."""
TITLES = {
    "TDA24": "TDA 2024",
    "WSOP26": "WSOP 2026",
    "RRoP11": "Robert's Rules 11",
    "WLA26": "WSOP 2026 live action",
    "home": "Home sheet",
}
CHAPTERS = {"B&R": "betting", "NL": "no-limit", "PL": "pot-limit"}


def written_out(book: str, number: str) -> str:
    """Write a citation as a person reads it: "TDA 2024 rule 32"; "" where there is none.

    Numbers in sections start with an s ("s4 2b"), in chapters with their sign ("NL 3");
    sections may be Roman ("IX"). A book without numbers has none.
    """
    if not book:
        return ""
    title = TITLES.get(book, book)
    if not number:
        return title
    chapter, _, rule = number.partition(" ")
    if chapter in CHAPTERS:
        return f"{title}, {CHAPTERS[chapter]}" + (f" rule {rule}" if rule else "")
    if number.startswith("s"):
        section, _, item = number[1:].partition(" ")
        return f"{title}, section {section}" + (f", {item}" if item else "")
    if number.isalpha():
        return f"{title}, section {number}"
    return f"{title} rule {number}"


def written_together(rules: Iterable[tuple[str, str]]) -> str:
    """Write several citations: "TDA 2024 rules 70 and 71-A; Robert's Rules 11, section 4"."""
    parts: list[str] = []
    by_book: dict[str, list[str]] = {}
    for book, number in rules:
        by_book.setdefault(book, []).append(number)
    for book, numbers in by_book.items():
        one = f"{TITLES.get(book, book)} rule "
        said = [written_out(book, number) for number in numbers]
        plain = [text.removeprefix(one) for text in said if text.startswith(one)]
        if len(plain) > 1:
            *firsts, last = plain
            parts.append(f"{one.rstrip()}s {', '.join(firsts)} and {last}")
            said = [text for text in said if not text.startswith(one)]
        parts += [text for text in said if text]
    return "; ".join(parts)

"""How citations are written out."""

from __future__ import annotations

import pytest

from tdtool.rules.betting.grounds import PLACES, Ground, cited
from tdtool.rules.books import HOME_SHEET, NO_BOOK, Book, written_out, written_together


@pytest.mark.parametrize(
    ("book", "number", "said"),
    [
        ("TDA24", "32", "TDA 2024 rule 32"),
        ("TDA24", "47-A", "TDA 2024 rule 47-A"),
        ("WSOP26", "IX", "WSOP 2026, section IX"),
        ("RRoP11", "s4 2b", "Robert's Rules 11, section 4, 2b"),
        ("RRoP11", "s15", "Robert's Rules 11, section 15"),
        ("RRoP11", "NL 3", "Robert's Rules 11, no-limit rule 3"),
        ("RRoP11", "PL", "Robert's Rules 11, pot-limit"),
        ("RRoP11", "B&R 6", "Robert's Rules 11, betting rule 6"),
        ("WLA26", "133", "WSOP 2026 live action rule 133"),
        ("home", "", "Home sheet"),
        ("", "", ""),
    ],
)
def test_written_out(book: str, number: str, said: str) -> None:
    assert written_out(book, number) == said


def test_several_are_written_together() -> None:
    rules = [("TDA24", "70"), ("RRoP11", "s4 2b"), ("TDA24", "71-A"), ("WSOP26", "48"), ("", "")]
    assert written_together(rules) == (
        "TDA 2024 rules 70 and 71-A; Robert's Rules 11, section 4, 2b; WSOP 2026 rule 48"
    )
    assert written_together([("TDA24", "1"), ("TDA24", "2"), ("TDA24", "3")]) == (
        "TDA 2024 rules 1, 2 and 3"
    )
    assert written_together([("RRoP11", "NL 3"), ("RRoP11", "s15")]) == (
        "Robert's Rules 11, no-limit rule 3; Robert's Rules 11, section 15"
    )
    assert written_together([("EPT15", "61")]) == "EPT15 rule 61"
    assert written_together([]) == ""


def test_a_silent_book_gives_the_word_to_one_that_speaks() -> None:
    assert cited(Ground.HALF_IN_LIMIT, Book.WSOP26) == ("TDA24", "47-B")
    assert cited(Ground.HALF_IN_NO_LIMIT, Book.TDA24) == HOME_SHEET
    assert cited(Ground.SPREAD, Book.TDA24) == NO_BOOK
    for ground in PLACES:
        for book in Book:
            assert written_out(*cited(ground, book))

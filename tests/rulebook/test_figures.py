"""What the figures of a question tell."""

from __future__ import annotations

import pytest

from tdtool.rulebook.load import Library
from tdtool.rulebook.query import How
from tdtool.rulebook.search import Index
from tests.rulebook.entries import OWN


@pytest.fixture(scope="module")
def index() -> Index:
    return Index(Library.load(OWN))


@pytest.mark.parametrize(
    ("typed", "fits"),
    [
        ("bet 500, all in 700, may I raise", [("all in 700", "short all-in")]),
        ("all in for 12 over a bet of 10", [("all in for 12", "short all-in")]),
        (
            "blinds 20k-40k, raise to 200k, he ships it for 290k",
            [("ships it for 290k", "short all-in")],
        ),
        ("bet 500, all in 1000", []),
        ("blinds 100-200, all in 350", [("all in 350", "short all-in")]),
        ("blinds 100-200, all in 400", []),
        (
            "bet 3,000, all in 5,500, calls 3,000",
            [("all in 5,500", "short all-in"), ("calls 3,000", "undercall")],
        ),
        ("blinds 600/1200, shove 45k and the next puts 1200", [("puts 1200", "undercall")]),
        ("bet 1000, he made it 1600", [("made it 1600", "under-raise")]),
        ("bet 1000, he made it 2000", []),
        ("he slammed a 5k on an 800 bet", [("slammed a 5k", "oversized chip")]),
        ("throws a lone 1000 into a 300 bet", [("throws a lone 1000", "oversized chip")]),
        ("throws in a 1000 and a 500 facing 800", []),
        ("throws in a 100 bill", []),
        ("puts in a 500 raise", []),
        ("facing 5000 he drops a single 100 chip", [("drops a single 100", "undercall")]),
        ("tossed out 300 over a bet of 800", [("tossed out 300", "undercall")]),
        ("all in 1100 over a 900 bet", [("all in 1100", "short all-in")]),
        ("all in 700 from seat 9 and seat 7 calls", []),
        ("12 players, 3 tables, 9 seats", []),
    ],
)
def test_acts_are_named_by_their_figures(
    index: Index, typed: str, fits: list[tuple[str, str]]
) -> None:
    names = index.search(typed).terms
    told = {term for term, how in names.items() if how is How.FIGURES}
    assert len(told) == len({name for _, name in fits})
    because = [
        one.typed
        for hit in index.search(typed).hits
        for one in hit.because
        if one.how is How.FIGURES
    ]
    assert set(because) == {written for written, _ in fits}

"""What is found for what is typed: words, slips, numbers, and what is no question at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.rulebook.load import Library
from tdtool.rulebook.query import How
from tdtool.rulebook.search import Hits, Index
from tests.rulebook.entries import OWN, WHOLE
from tests.rulebook.entries import library as written
from tests.rulebook.measured import (
    FIRST_OF,
    NO_REAL,
    REAL,
    found,
    read_questions,
    share,
)
from tests.rulebook.measured import (
    OWN as QUESTIONS,
)

if TYPE_CHECKING:
    from pathlib import Path

ALL_IN = "does a short all-in reopen the betting"


@pytest.fixture(scope="module")
def index() -> Index:
    return Index(Library.load(OWN))


def first(index: Index, text: str) -> str:
    hits = index.search(text, 1).hits
    return hits[0].entry.id if hits else ""


@pytest.mark.skipif(not REAL.is_file(), reason=NO_REAL)
def test_real_questions(index: Index) -> None:
    results = found(index, read_questions(REAL))
    assert share(results, 1) >= 0.85
    assert share(results, FIRST_OF) >= 0.97


@pytest.mark.full
def test_our_own_questions(index: Index) -> None:
    results = found(index, read_questions(QUESTIONS))
    assert share(results, 1) >= 0.86
    assert share(results, FIRST_OF) >= 0.95


@pytest.mark.parametrize(
    ("typed", "id_"),
    [
        ("he went bak to his stakc for mroe chips", "BET-06"),
        ("dealer flopd four crads on the flpo", "DEA-09"),
        ("who gets the odd chipp in a choped pto", "POT-01"),
        ("shrot allin does it reopne the bettign", "ALL-01"),
        ("straddel in a torunament alowed", "BLD-05"),
        ("teh dealer droped the stbu", "DEA-12"),
    ],
)
def test_three_slips_in_a_sentence(index: Index, typed: str, id_: str) -> None:
    assert first(index, typed) == id_


@pytest.mark.parametrize(
    ("typed", "ids"),
    [
        ("TDA 47", {"ALL-01", "ALL-02", "ALL-03"}),
        ("tda 47-a", {"ALL-01", "ALL-02"}),
        ("47-A", {"ALL-01", "ALL-02"}),
        ("47‑a", {"ALL-01", "ALL-02"}),  # a hyphen that does not break
        ("٤٧", {"ALL-01", "ALL-02", "ALL-03"}),
        ("rule ４７", {"ALL-01", "ALL-02", "ALL-03"}),
        ("rule 24", {"CHP-01"}),
        ("WSOP 96", {"ALL-01", "ALL-02", "BET-13"}),
        ("wsop rule 64", {"ADM-06", "ADM-07"}),  # written as 63-64
        ("Robert's Rules NL 3", {"ALL-01", "BET-13"}),
        ("tda 2013 41B", {"ALL-01", "ALL-03"}),
        ("TDA13 41b", {"ALL-01", "ALL-03"}),
        ("41b (2013) tda rule 41b 2013", {"ALL-01", "ALL-03"}),
        ("rule #24", {"CHP-01"}),
        ("rule no. 24", {"CHP-01"}),
        ("RRoP s15 33", {"SEAT-16"}),
        ("Robert’s Rules section 15, 33", {"SEAT-16"}),
        ("tda rp-9", {"SEAT-12"}),
        ("RP 9", {"SEAT-12"}),
        ("BTN-3", {"BTN-03"}),
        ("all 01", {"ALL-01"}),
    ],
)
def test_a_rule_number_leads_to_its_entries(index: Index, typed: str, ids: set[str]) -> None:
    hits = index.search(typed).hits
    named = {hit.entry.id for hit in hits if hit.numbers and hit.score >= 700}
    assert named == ids
    assert {hit.entry.id for hit in hits[: len(ids)]} == ids


def test_a_former_number_gives_way_to_todays(index: Index) -> None:
    hits = index.search("TDA 38").hits
    ids = [hit.entry.id for hit in hits]
    assert ids.index("DEA-02") < ids.index("OOT-01")
    assert next(hit.numbers for hit in hits if hit.entry.id == "OOT-01") == ("TDA 2013 38",)
    assert first(index, "TDA 2013 38") == "OOT-01"


def test_the_reason_of_a_number_is_what_the_book_says(index: Index) -> None:
    hit = index.search("WSOP 96").hits[0]
    says = next(says for says in hit.entry.books if says.book == "WSOP26")
    assert hit.why.text == says.says


def test_a_number_and_words(index: Index) -> None:
    assert first(index, "rule 47 half a bet in limit") == "ALL-03"
    assert first(index, "a round of 50 players with 3 tables") != ""
    for typed in ("blinds are 47 and 96", "no 3 bet before the flop", "add 43 to the pot"):
        assert all(not hit.numbers for hit in index.search(typed).hits), typed


def test_the_reason_is_told(index: Index) -> None:
    hits = index.search("vabank for less than a full raise, is it reopend")
    best = hits.hits[0]
    assert best.entry.id == "ALL-01"
    how = {one.typed: (one.found.lower(), one.how) for one in best.because}
    assert how["vabank"][1] is How.SYNONYM
    assert how["reopend"] == ("reopen", How.SPELLING)
    assert ("reopend", "reopen") in hits.read_as
    assert "is" not in best.matched
    assert {best.title.text[span.start : span.end] for span in best.title.spans} >= {"reopen"}
    assert best.why.spans
    marked = index.marked("Going all-in; the reopening.", hits)
    assert [(marked.text[span.start : span.end], span.how) for span in marked.spans] == [
        ("all-in", How.SYNONYM),
        ("reopening", How.SPELLING),
    ]


def test_as_one_types(index: Index) -> None:
    for end in range(6, len("string bet") + 1):
        assert first(index, "string bet"[:end]) in {"BET-06", "BET-05"}, end
    assert first(index, "rabb") == "DEA-17"


@pytest.mark.parametrize("typed", ["ALL IN BY LESS", "all–in by less", "  all in\tby less?? "])
def test_case_dashes_and_blanks_are_nothing(index: Index, typed: str) -> None:
    plain = index.search("all-in by less").hits
    assert [hit.score for hit in index.search(typed).hits] == [hit.score for hit in plain]


@pytest.mark.parametrize(
    "typed",
    ["", " \t\n", "???", "the", "can i", "\x00", "\ud800", "£$%^&*()", "xqzzv wkkjq", "123456789"],
)
def test_what_is_no_question_finds_nothing(index: Index, typed: str) -> None:
    assert index.search(typed) == Hits(terms=index.search(typed).terms)


@pytest.mark.parametrize(
    "typed",
    [
        f"<b>{ALL_IN}</b>",
        f'"{ALL_IN}"',
        f"title:{ALL_IN}*",
        f"{ALL_IN} AND NOT ) OR (",
        f"NEAR({ALL_IN}, 2) ^ + - * \" ' ; DROP TABLE texts; --",
        f"{ALL_IN} " + "?" * 10_000,
    ],
)
def test_signs_are_no_commands(index: Index, typed: str) -> None:
    assert first(index, typed) == "ALL-01"


def test_ten_thousand_signs(index: Index) -> None:
    assert first(index, f"{ALL_IN} " * 300) == "ALL-01"
    assert first(index, "a" * 10_000) == ""


@given(st.text(max_size=60))
@settings(max_examples=60)
def test_anything_may_be_typed(typed: str) -> None:
    hits = INDEX.search(typed, 3)
    for hit in hits.hits:
        assert hit.matched
        for marked in (hit.title, hit.why):
            assert all(0 <= one.start < one.end <= len(marked.text) for one in marked.spans)


INDEX = Index(Library.load(OWN / "btn"))


def test_house_entries_are_found_by_their_own_words(tmp_path: Path) -> None:
    own = 'id = "CLUB-1"\ntitle = "Dogs"\nsay = "No dogs in the card room."\nalso = ["hound"]\n'
    index = Index(written(tmp_path, [WHOLE], [own, 'id = "BET-01"\nalso = ["Zupfraise"]\n']))
    assert first(index, "my houdn") == "CLUB-1"
    assert first(index, "zupfraise") == "BET-01"
    assert Index(Library(())).search("dogs") == Hits()

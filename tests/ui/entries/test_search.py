"""What is typed into the filter finds people, seats and numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.people.folding import key
from tdtool.tournament.values import SeatAt
from tdtool.ui.entries.search import Search

NAMES = {
    1: "Tomáš Hrubý",
    2: "Małgorzata Wilk",
    3: "Đorđe Ilić",
    4: "Søren Ærø",
    5: "Elif Aydın",
    6: "Anna Straße",
    7: "Siobhán O’Brien",
    8: "小野原 灯乃",
    9: "יוסף לוי",
    10: "Player 12",
    11: "Jean-Luc Roy",
    12: "Οδυσσέας Μαραγκός",
    112: "Zoe\u0308 Last",
}
SEATS = {1: SeatAt(12, 5), 2: SeatAt(12, 1), 3: SeatAt(1, 2), 4: SeatAt(112, 5)}


KEYS = {entry: key(name) for entry, name in NAMES.items()}


def _found(typed: str) -> list[int]:
    return Search(typed).found(list(NAMES), SEATS.get, KEYS)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("ma", [1, 2]),
        ("MÁ", [1, 2]),
        ("hruby tom", [1]),
        ("dorde", [3]),
        ("đorđe", [3]),
        ("soren aero", [4]),
        ("aydin", [5]),
        ("AYDIN", [5]),
        ("strasse", [6]),
        ("straße", [6]),
        ("obrien", [7]),
        ("o'brien", [7]),
        ("灯", [8]),
        ("לוי", [9]),
        ("jean-luc", [11]),
        ("jean luc", [11]),
        ("μαραγκος", [12]),
        ("zoe", [112]),
        ("zoë", [112]),
        ("12.5", [1]),
        ("12,5", [1]),
        ("12.", [1, 2]),
        ("１２．５", [1]),
        ("١٢.٥", [1]),
        ("12", [1, 2, 10, 12]),
        ("112", [4, 112]),
        ("#12", [12]),
        ("12.5 ma", [1]),
        ("12.5 wilk", []),
        ("nobody", []),
        ("", list(NAMES)),
        ("   ", list(NAMES)),
        ("'", list(NAMES)),
    ],
)
def test_found(typed: str, found: list[int]) -> None:
    assert _found(typed) == found


def test_a_scanned_card_finds_its_entry() -> None:
    search = Search("e0112 ")
    assert (search.found(list(NAMES), SEATS.get, KEYS), search.words) == ([112], ())
    assert Search("E0113").found(list(NAMES), SEATS.get, KEYS) == []


def test_only_names_are_marked() -> None:
    assert Search("ma 12.5 #7 o’b").words == ("ma", "ob")
    assert not Search("  ")
    assert Search("x")


@given(st.text(max_size=60))
def test_anything_may_be_typed(typed: str) -> None:
    assert set(_found(typed)) <= set(NAMES)


@given(st.sampled_from(sorted(NAMES)), st.data())
def test_every_part_of_a_name_finds_it(entry: int, data: st.DataObject) -> None:
    name = NAMES[entry]
    start = data.draw(st.integers(0, len(name) - 1))
    part = name[start : data.draw(st.integers(start + 1, len(name)))]
    if any(map(str.isalpha, part)) and not any(map(str.isdigit, part)):
        assert entry in _found(part)

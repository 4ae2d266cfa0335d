"""What is typed to print some of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tdtool.tournament import commands as c
from tdtool.tournament.values import SeatAt
from tdtool.ui.printing.picked import picked_entries, picked_order, picked_tables
from tdtool.ui.printing.work import Unclear
from tests.tournament.evening import Evening

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    return laid(tmp_path_factory.mktemp("picked"))


def laid(folder: Path) -> Evening:
    made = Evening(folder)
    people = (("Łukasz Wójtowicz", 2, 1), ("Kim Do-eul", 2, 5), ("Kim Abay", 12, 3))
    for table in (2, 3, 12):
        made.do(c.OpenTable(table))
    for name, table, seat in people:
        made.do(c.Register(names=(name,)))
        made.do(c.SeatEntry(max(made.state.entries), SeatAt(table, seat)))
    return made


@pytest.mark.parametrize(
    ("text", "tables"),
    [
        ("", (2, 3, 12)),
        ("  ", (2, 3, 12)),
        ("12", (12,)),
        ("12; 2", (12, 2)),
        ("1-5", (2, 3)),
        ("3 – 12,3", (3, 12)),
    ],
)
def test_tables(evening: Evening, text: str, tables: tuple[int, ...]) -> None:
    assert picked_tables(text, evening.state) == tables


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("9", "There is no table 9."),
        ("2, 20-30", "There are no tables 20 to 30."),
        ("kim", "“kim” is no table. Type numbers, as 12, 14-18."),
        ("<b>", "“<b>” is no table. Type numbers, as 12, 14-18."),
    ],
)
def test_no_such_tables(evening: Evening, text: str, sentence: str) -> None:
    with pytest.raises(Unclear) as unclear:
        picked_tables(text, evening.state)
    assert str(unclear.value) == sentence


@pytest.mark.parametrize(
    ("text", "entries"),
    [
        ("", (1, 2, 3)),
        ("kim", (2, 3)),
        ("lukasz", (1,)),
        ("do kim", (2,)),
        ("2", (1, 2)),
        ("2.5", (2,)),
        ("E0003, e0001", (3, 1)),
        ("3, kim", (2, 3)),
    ],
)
def test_entries(evening: Evening, text: str, entries: tuple[int, ...]) -> None:
    assert picked_entries(text, evening.desk, (1, 2, 3)) == entries


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("bo", "Nobody here is called “bo”."),
        ("2.9", "Nobody here has seat 2.9."),
        ("77.1", "Nobody here has seat 77.1."),
        ("E9999", "Nobody here has the code E9999."),
        ("9", "There is no table 9."),
        ("3", "Nobody here sits at “3”."),
        ("\u0301", "Nobody here is called “\u0301”."),
    ],
)
def test_nobody(evening: Evening, text: str, sentence: str) -> None:
    with pytest.raises(Unclear) as unclear:
        picked_entries(text, evening.desk, (1, 2, 3))
    assert str(unclear.value) == sentence


def test_who_is_not_meant_is_not_found(evening: Evening) -> None:
    with pytest.raises(Unclear):
        picked_entries("2.5", evening.desk, (1,))


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("26 to 7", (26, 7)),
        ("26to7", (26, 7)),
        ("26 > 7", (26, 7)),
        ("26→7", (26, 7)),
        ("26->7", (26, 7)),
        ("26", None),
        ("26-7", None),
        ("kim to 7", None),
    ],
)
def test_balance_orders(text: str, order: tuple[int, int] | None) -> None:
    assert picked_order(text) == order


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.text(max_size=300))
def test_anything_that_is_typed_is_entries_or_a_sentence(evening: Evening, text: str) -> None:
    said = ""
    found: tuple[int, ...] = ()
    try:
        found = picked_entries(text, evening.desk, (1, 2, 3))
    except Unclear as unclear:
        said = str(unclear)
    assert bool(said) is not bool(found)
    assert said.endswith(".") or set(found) <= {1, 2, 3}

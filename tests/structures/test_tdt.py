"""Structures in files of The Tournament Director, of every version."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.rules.stakes import Ante, AnteKind, Betting
from tdtool.structures.ante_payer import is_guessed, with_payer
from tdtool.structures.error import StructureError
from tdtool.structures.json_reader import structure_from_json
from tdtool.structures.json_writer import structure_to_json
from tdtool.structures.reader import read_structure
from tdtool.structures.tdt_reader import structure_from_tdt
from tdtool.tournament.structure import OPEN_LENGTH, RowKind, Structure
from tdtool.tournament.structure_check import warnings
from tests.tdt.evenings import PRIVATE, VERSIONS, evening

if TYPE_CHECKING:
    from pathlib import Path


def antes(structure: Structure) -> list[Ante]:
    return [row.stakes[0].ante for row in structure.rows if row.stakes]


@pytest.mark.parametrize("version", VERSIONS)
def test_an_evening(version: str) -> None:
    structure = structure_from_tdt(evening(version))
    assert structure.name == "Friday at the Club"
    assert (structure.starting_stack, structure.seats_per_table) == (10_000, 8)
    assert structure.money == (("buy_in", 20),)
    assert structure.remarks == (("prizes", "1st 70 %, 2nd 24"),)
    assert [(row.kind.value, row.label, row.length.value) for row in structure.rows] == [
        ("play", "1", 20), ("play", "2", 20), ("break", "", 10), ("play", "3", 15),
        ("play", "4", 15),
    ]  # fmt: skip
    played = [row.stakes[0] for row in structure.rows if row.stakes]
    assert [(one.small_blind, one.big_blind) for one in played] == [
        (25, 50), (50, 100), (200, 400), (200, 400),
    ]  # fmt: skip
    assert [(one.betting, one.small_bet, one.big_bet) for one in played][2:] == [
        (Betting.NO_LIMIT, None, None),
        (Betting.FIXED_LIMIT, 400, 800),
    ]
    assert [row.game for row in structure.rows] == ["Hold'em", "Hold'em", "", "Hold'em", "Limit"]
    pause = structure.rows[2]
    assert pause.colour_up_unnamed
    assert pause.registration_ends
    assert not any(private in repr(structure) for private in PRIVATE)


def test_who_pays_is_guessed_and_asked() -> None:
    structure = structure_from_tdt(evening("3.7.2"))
    assert antes(structure) == [
        Ante(), Ante(AnteKind.BIG_BLIND, 100), Ante(AnteKind.EACH, 50), Ante(),
    ]  # fmt: skip
    assert is_guessed(structure)
    assert "does not say who pays the ante" in structure.comments[0]
    settled = with_payer(structure, AnteKind.BUTTON)
    assert antes(settled) == [
        Ante(), Ante(AnteKind.BUTTON, 100), Ante(AnteKind.BUTTON, 50), Ante(),
    ]  # fmt: skip
    assert not is_guessed(settled)
    assert settled.comments == structure.comments[1:]


def test_it_is_told_by_its_name_or_its_beginning(tmp_path: Path) -> None:
    for name in ("evening.tdt", "evening.txt"):
        path = tmp_path / name
        path.write_text("\ufeff" + evening("3.0", title=""), encoding="utf-8")
        assert read_structure(path).name == "evening"
    (tmp_path / "other.tdt").write_text("1 25 50\n2 50 100\n", encoding="utf-8")
    with pytest.raises(StructureError, match="no file of The Tournament Director"):
        read_structure(tmp_path / "other.tdt")


def test_a_file_of_50_mb(tmp_path: Path) -> None:
    path = tmp_path / "large.tdt"
    with path.open("wb") as file:
        file.write(b'{V: "3.7.2", T: [')
        file.truncate(50_000_000)
    with pytest.raises(StructureError, match="larger than 2 MB"):
        read_structure(path)


def test_an_unknown_version_is_said() -> None:
    structure = structure_from_tdt(evening("4.1"))
    assert 'The file says version "4.1"; 3.0 to 3.7 are known here.' in structure.comments


def test_markup_and_code_stay_text() -> None:
    title = "<b>Big</b> ${7*7} {{x}}\\nDROP"
    assert structure_from_tdt(evening("3.7.2", title=title)).name == "<b>Big</b> ${7*7} {{x}} DROP"


def test_other_rows_are_left_out_and_counted() -> None:
    levels = (
        "new GameRound({SmallBlind: 1, BigBlind: 2}), new GameMovie({}),"
        " new GameBreak({Minutes: 0}), new GameBreak({})"
    )
    structure = structure_from_tdt(evening("3.4.3", levels=levels))
    assert [row.kind for row in structure.rows] == [RowKind.PLAY, RowKind.MARKER, RowKind.BREAK]
    assert {row.length for row in structure.rows} == {OPEN_LENGTH}
    assert structure.comments == ("1 of its rows are neither levels nor breaks and were left out.",)


@pytest.mark.parametrize(
    ("levels", "says"),
    [
        ("new GameRound({SmallBlind: 0.5})", 'Level 1 has a small blind of "0.5"'),
        ("new GameRound({BigBlind: -100})", 'Level 1 has a big blind of "-100"'),
        ("new GameRound({}), new GameRound({Ante: 1e300})", 'Level 2 has an ante of "1e.300"'),
        ("new GameRound({Ante: NaN})", 'an ante of "nan"'),
        ("new GameRound({Ante: {}})", 'an ante of "something else"'),
        ("new GameRound({BigBlind: '1k'})", 'a big blind of "1k"'),
        ("new GameRound({Minutes: true})", 'a length in minutes of "True"'),
        ("new GameRound({}), new GameBreak({Minutes: 99999})", "The break after level 1 has"),
        ("new GameBreak({Minutes: 5})", "holds no levels"),
        ("5", "holds no levels"),
        ("new GameRound({})," * 1_001, "more than 1,000 levels"),
    ],
)
def test_a_level_that_cannot_be_taken(levels: str, says: str) -> None:
    with pytest.raises(StructureError, match=says) as caught:
        structure_from_tdt(evening("3.4.3", levels=levels))
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("text", ["{}", "[]", '{V: "3.7", T: {}}', "{T: new League({})}"])
def test_no_tournament(text: str) -> None:
    with pytest.raises(StructureError, match="holds no tournament"):
        structure_from_tdt(text)


NAMES = st.sampled_from(
    ["Minutes", "SmallBlind", "BigBlind", "Ante", "GameType", "GameName", "Limits", "Limit1",
     "Notes", "ChipUp"]
)  # fmt: skip
LITERALS = st.sampled_from(
    ["0", "1", "2", "50", "-1", "1.5", "1e15", "1e16", "Infinity", '"7"', '"Add-on, remove 25"',
     '""', "null", "true", "[100, 200]", "[{}]", "{}", "new Map()", "[]"]
)  # fmt: skip
FIELDS = st.dictionaries(NAMES, LITERALS, max_size=5).map(
    lambda fields: ", ".join(f"{name}: {value}" for name, value in fields.items())
)
ROWS = st.tuples(st.sampled_from(["GameRound", "GameBreak", "Other"]), FIELDS).map(
    lambda row: f"new {row[0]}({{{row[1]}}})"
)


@given(st.lists(ROWS, max_size=6).map(", ".join))
def test_any_levels_are_read_or_refused(levels: str) -> None:
    try:
        structure = structure_from_tdt(evening("3.7.2", levels=levels or "null"))
    except StructureError:
        return
    warnings(structure)
    assert structure_from_json(structure_to_json(structure)).rows == structure.rows

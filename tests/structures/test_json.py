"""Structures in JSON: the real sheets, every structure there can be, and hostile files."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.rules.stakes import Ante, AnteKind, AnteOrder, AnteStep, Betting
from tdtool.structures.error import StructureError
from tdtool.structures.json_reader import structure_from_json
from tdtool.structures.json_writer import structure_to_json
from tdtool.structures.reader import read_structure
from tdtool.tournament.structure import (
    DayEnd,
    DayEndKind,
    Lammers,
    Length,
    LengthKind,
    Rotation,
    RotationKind,
    Row,
    RowKind,
    Structure,
)
from tdtool.tournament.structure_queries import play_levels, total_minutes
from tests.extent import examples
from tests.structures.sheets import NO_REAL, REAL, structures

if TYPE_CHECKING:
    from pathlib import Path

real = pytest.mark.parametrize("path", REAL or [None], ids=lambda path: path and path.stem)
needs_real = pytest.mark.skipif(not REAL, reason=NO_REAL)

_FIGURES = ("sb", "bb", "ante", "small_bet", "big_bet", "bring_in")


def _level(**fields: object) -> str:
    level = {"kind": "play", "minutes": 20, "label": "1", "sb": 25, "bb": 50, **fields}
    return json.dumps({"name": "Test", "levels": [level]})


def _row(**fields: object) -> Row:
    return structure_from_json(_level(**fields)).rows[0]


def _kept(row: Row) -> dict[str, set[int]]:
    """All figures of a row by their names in the file."""
    kept: dict[str, set[int]] = {}
    for stakes in row.stakes:
        pairs = zip(
            _FIGURES,
            (
                stakes.small_blind,
                stakes.big_blind,
                stakes.ante.amount or None,
                stakes.small_bet,
                stakes.big_bet,
                stakes.bring_in,
            ),
            strict=True,
        )
        for name, value in pairs:
            if value is not None:
                kept.setdefault(name, set()).add(value)
    return kept


def _same_row(said: dict[str, Any], row: Row) -> None:
    """Check that a row of a real file is kept whole."""
    assert row.label == (said.get("label") or "")
    assert row.note == (said.get("note") or "")
    assert row.game == (said.get("game") or "")
    assert row.clock_time == (said.get("clock_time") or "")
    assert list(row.colour_up) == said.get("colour_up", [])
    assert (row.day_end is not None) == said.get("day_end", False)
    if said.get("chip_up"):
        assert row.colour_up_unnamed
    minutes, resume = said.get("minutes"), said.get("resume_at")
    if said["kind"] == "break" and minutes == 0:
        assert row.kind is RowKind.MARKER
    else:
        assert row.kind.value == said["kind"]
        assert row.length.value == minutes
        assert row.length.at == resume
    kept = _kept(row)
    for name in _FIGURES:
        if said.get(name):
            assert said[name] in kept[name]
    for group, figures in said.get("stakes", {}).items():
        stakes = next(one for one in row.stakes if one.group == group)
        inner = _kept(replace(row, stakes=(stakes,)))
        assert {name: figure for name, figure in figures.items() if figure} == {
            name: value.pop() for name, value in inner.items()
        }
    if "stakes" not in said and said["kind"] == "play":
        assert row.stakes[0].ante.kind.value == said["ante_kind"]
        assert all(said.get(name) for name in kept)


@needs_real
@real
def test_real_sheet_keeps_every_label_number_break_and_marker(path: Path) -> None:
    said = json.loads(path.read_text(encoding="utf-8"))
    structure = read_structure(path)
    assert structure.name == said["name"]
    assert structure.starting_stack == said["starting_stack"]
    assert structure.seats_per_table == said.get("seats_per_table")
    assert structure.game == said["game"]
    assert len(structure.rows) == len(said["levels"])
    for fields, row in zip(said["levels"], structure.rows, strict=True):
        _same_row(fields, row)
    assert len(play_levels(structure)) == said["play_levels"]
    assert total_minutes(structure) == said["total_minutes"]
    assert set(said.get("quirks", [])) <= set(structure.comments)
    texts = {text for _, text in structure.remarks}
    for field in ("late_reg", "rebuys", "ante_rule", "house_rules", "shot_clock"):
        assert not said.get(field) or said[field] in texts
    assert structure.rotation == said.get("rotation", "")
    assert list(structure.redraws) == said.get("redraws", [])
    assert dict(structure.money) == said.get("money", {})
    assert [day.play for day in structure.days] == [day["play"] for day in said.get("days", [])]


@needs_real
@real
def test_real_sheet_round_trip(path: Path) -> None:
    structure = read_structure(path)
    assert structure_from_json(structure_to_json(structure)) == structure


@needs_real
def test_what_real_sheets_say_in_words() -> None:
    sheets = {path.stem: read_structure(path) for path in REAL}
    embargo = sheets["embargo2022_nlhe"].rows[0].stakes[0].ante
    assert embargo == Ante(
        AnteKind.BIG_BLIND, 200, (AnteStep(4, 100), AnteStep(2, 0)), AnteOrder.ANTE_FIRST
    )
    assert [embargo.amount_for(players) for players in (9, 4, 3, 2)] == [200, 100, 100, 0]
    registration = {
        name: [at for at, row in enumerate(sheet.rows) if row.registration_ends]
        for name, sheet in sheets.items()
    }
    assert registration["wpt2018_tournament_of_champions"] == [4]
    assert registration["livech_mspc2024_ev18_tag_team"] == [10]
    assert registration["apt_au2019_gold_coast_150k_main"] == [7]
    assert registration["barge2019_korean_limit"] == [6]
    assert registration["wsop2019_main_event_first6"] == []
    assert sheets["barge2019_horse_badacey_limit"].rotates == Rotation(RotationKind.HANDS, 8)
    assert sheets["barge2019_dealers_choice_6max"].rotates == Rotation(RotationKind.CHOICE)
    assert sheets["barge2019_plo_lammers"].lammers == Lammers(2, 5000, "end of level 12")
    assert sheets["barge2019_plo_lammers"].rows[14].lammers_due
    assert sheets["barge2019_short_deck_rebuy"].rows[4].rebuys_end
    mixed = sheets["barge2019_mixed_holdem"]
    betting = {row.stakes[0].betting for row in mixed.rows[:7] if row.stakes}
    assert betting == {Betting.FIXED_LIMIT}
    assert {row.stakes[0].betting for row in mixed.rows[8:] if row.stakes} == {Betting.NO_LIMIT}
    assert sheets["saturday_home_league_us"].rows[4].colour_up_unnamed


@given(structures)
@settings(max_examples=examples(200))
def test_every_structure_round_trips(structure: Structure) -> None:
    assert structure_from_json(structure_to_json(structure)) == structure


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(["levels", "kind", "minutes", "sb", "stakes", "days", "lammers"])
                | st.text(max_size=5),
                inner,
                max_size=4,
            )
        ),
    )
)
def test_any_json_is_a_structure_or_a_sentence(document: object) -> None:
    sentence = "none."
    try:
        structure_from_json(json.dumps(document))
    except StructureError as problem:
        sentence = str(problem)
    assert sentence.endswith(".")
    assert "\n" not in sentence


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no JSON: line 1, column 1"),
        ("{", "no JSON: line 1"),
        ("[" * 100_000, "nested too deep|no JSON"),
        ('{"levels": ' + "9" * 5000 + "}", "thousands of digits"),
        ('{"starting_stack": NaN, "levels": []}', "NaN"),
        ('{"starting_stack": -Infinity, "levels": []}', "-Infinity"),
        ("3", "no structure"),
        ('"levels"', "no structure"),
        ("{}", "no list of levels"),
        ('{"levels": []}', "empty"),
        ('{"levels": {}}', "must be a list"),
        ('{"levels": [3]}', "Row 1 must be an object"),
        ('{"format": "other/9", "levels": []}', 'format "other/9"'),
        ('{"levels": [' + ",".join(["{}"] * 1001) + "]}", "more than 1,000 rows"),
        (_level(sb=12.5), r'Row 1 \(level 1\), "sb": "12.5" is no whole number of chips'),
        (_level(sb="0.25"), r'Row 1 \(level 1\), "sb": "0.25" is no whole number'),
        (_level(sb=-25), "negative"),
        (_level(sb=True), "there must be a figure"),
        (_level(bb=10**16), "more than 1,000,000,000,000,000 chips"),
        (_level(bb="1e400"), "not a figure"),
        ('{"levels": [{"bb": 1e400}]}', "more than"),
        ('{"levels": [{"bb": 1e9999999999999999999}]}', "no figure|more than"),
        (_level(minutes=20.5), "no whole number of minutes"),
        (_level(minutes=100_000), "more than 10,080 minutes"),
        (_level(kind="pause"), '"pause" is none of play, break, marker'),
        (_level(label=["1"]), '"label": there must be text'),
        (_level(note="x" * 10_001), "longer than 10,000"),
        (_level(colour_up=25), "must be a list of figures"),
        (_level(chip_up="yes"), "true or false"),
        (_level(resume_at="25:00"), "no time like 20:00"),
        (_level(resume_at="noon", minutes=None), "no time like 20:00"),
        (_level(ante=25, ante_kind="none"), "ante of 25, but its kind is none"),
        (_level(ante_kind="dealer"), "is none of"),
        (_level(betting="wild"), "no kind of betting"),
        (_level(stakes={"stud": 3}), "object with fields"),
        ('{"games": 3, "levels": [{}]}', "list of texts"),
        ('{"betting": "wild", "betting_text": "x", "levels": [{}]}', "this program knows"),
    ],
)
def test_bad_file_is_refused_with_one_sentence(text: str, says: str) -> None:
    if "25:00" in text:
        text = text.replace('"minutes": 20', '"minutes": null')
    with pytest.raises(StructureError, match=says) as caught:
        structure_from_json(text)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_text_too_long() -> None:
    with pytest.raises(StructureError, match="too long"):
        structure_from_json(" " * 2_000_001)


def test_row_is_read() -> None:
    assert _row(minutes=None, hands=8).length == Length(LengthKind.HANDS, 8)
    assert _row(minutes=None, orbits=2).length == Length(LengthKind.ORBITS, 2)
    assert _row(minutes=None).length.kind is LengthKind.OPEN
    assert _row(sb="1.5K", bb="3,000").stakes[0].big_blind == 3000
    assert _row(sb=100.0).stakes[0].small_blind == 100
    assert _row(label=7).label == "7"
    assert _row(label="1\x00\x1b[31m").label == "1  [31m"
    assert _row(note="\ud800").note == "\ufffd"
    assert _row(day_end={"players": 9}).day_end == DayEnd(DayEndKind.PLAYERS, 9)
    assert _row(day_end={"per_mille": 125}).day_end == DayEnd(DayEndKind.PERCENT, 125)
    assert _row(day_end={}).day_end == DayEnd()
    assert _row(day_end=None).day_end is None
    assert _row(stakes={"a": None, "b": {"sb": 1, "bb": 2}}).stakes[0].group == "b"
    assert _row(stakes=None).stakes[0].small_blind == 25
    assert _row(note="end of registration; add-on; lammers due; rebuys end").add_on


def test_ante_without_a_kind_is_guessed_from_its_size() -> None:
    assert _row(ante=50).stakes[0].ante.kind is AnteKind.BIG_BLIND
    assert _row(ante=5).stakes[0].ante.kind is AnteKind.EACH
    assert _row(ante=5, sb=None, bb=None).stakes[0].ante.kind is AnteKind.EACH
    assert _row(ante=50, sb=None).stakes[0].ante.kind is AnteKind.BIG_BLIND
    assert _row(ante=0).stakes[0].ante == Ante()
    assert _row(ante=None, ante_kind="button").stakes[0].ante == Ante(AnteKind.BUTTON)


def test_head_is_read() -> None:
    text = json.dumps(
        {
            "organiser": "the club",
            "wild": [1],
            "nothing": None,
            "quirks": "one",
            "complete": False,
            "play_levels": 3,
            "total_minutes": 99,
            "money": {"buy_in": 110, "fee": None},
            "rows": [{"sb": 25, "bb": 50, "minutes": 20, "colour": "red"}],
        }
    )
    structure = structure_from_json(text, "paper")
    assert structure.name == "paper"
    assert structure.remarks == (("organiser", "the club"),)
    assert structure.money == (("buy_in", 110),)
    assert structure.comments == (
        "one",
        "The file says that it is not complete.",
        'The field "wild" is not known and was left out.',
        'The field "colour" of the rows is not known and was left out.',
        "The file says 3 levels; its rows hold 1.",
        "The file says 99 minutes in all; its rows make 20.",
    )


def test_list_alone_is_a_structure() -> None:
    structure = structure_from_json('[{"sb": 25, "bb": 50, "label": "1"}]')
    assert structure.name == "Structure"
    assert structure.rows[0].stakes[0].big_blind == 50


@pytest.mark.parametrize(
    ("late", "row"),
    [
        ("to the end of the first break", 2),
        ("to the start of level 3", 2),
        ("to the start of level 1", None),
        ("after level 2", 1),
        ("2 levels", 1),
        ("9 levels", None),
        ("50 minutes", None),
        ("0 h 30 min", None),
        ("1 h 10 min", 3),
        ("1 hour", None),
        ("2 hours", None),
        ("day 2", None),
    ],
)
def test_end_of_registration_in_words(late: str, row: int | None) -> None:
    level = {"sb": 25, "bb": 50, "minutes": 20}
    rows: list[dict[str, object]] = [
        level | {"label": "1"},
        level | {"label": "2"},
        {"kind": "break", "minutes": 10},
        level | {"label": "3"},
        {"kind": "break", "minutes": 0, "note": "marker"},
        level | {"label": "4", "minutes": None},
    ]
    structure = structure_from_json(json.dumps({"late_reg": late, "levels": rows}))
    flagged = [at for at, one in enumerate(structure.rows) if one.registration_ends]
    assert flagged == ([] if row is None else [row])

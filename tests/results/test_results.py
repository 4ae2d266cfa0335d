"""Results for other programs: who is listed, and cells that do no harm."""

from __future__ import annotations

import csv
from io import BytesIO, StringIO
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import load_workbook

from tdtool.results.ranking import Ranked, ranking
from tdtool.results.result_file import (
    ResultsError,
    csv_text,
    workbook,
    write_results,
)
from tdtool.rules.prizes.places import Band
from tdtool.rules.prizes.pool import Price
from tdtool.text_file import harmless
from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan
from tdtool.tournament.values import HandChoice, NewPenalty, PenaltyKind
from tests.tournament.evening import MINUTE, Evening

if TYPE_CHECKING:
    from pathlib import Path

EURO = Currency("EUR", "€", 2)


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    made = Evening(tmp_path)
    made.do(c.Register(names=("Zoë", "Łukasz", "anna", "=Bob", "Chloé", "Đorđe")))
    made.do(c.DrawSeats(open_tables=True))
    made.do(c.Register(names=("Alternate",)))
    made.do(c.StartClock())
    return made


def _ranking(evening: Evening) -> list[tuple[str, str, str]]:
    found = ranking(evening.state, evening.desk.names, evening.desk.now())
    return [line[:3] for line in found]


def test_in_play_by_name_then_places_while_registration_is_open(evening: Evening) -> None:
    evening.do(c.Bust((4, 5), HandChoice.SAME))
    evening.do(c.Bust((6,)))
    evening.do(c.ReEnter(6))
    assert _ranking(evening) == [
        ("", "anna", "In play"),
        ("", "Đorđe", "In play"),
        ("", "Łukasz", "In play"),
        ("", "Zoë", "In play"),
        ("", "Alternate", "Waiting"),
        ("6-7", "=Bob", "Out (so far)"),
        ("6-7", "Chloé", "Out (so far)"),
    ]


def test_the_winner_stands_first_once_registration_is_over(evening: Evening) -> None:
    evening.do(c.Unregister(7))
    for entry in (2, 3, 4, 5, 6):
        evening.do(c.Bust((entry,)))
    assert _ranking(evening)[0] == ("", "Zoë", "In play")
    evening.clock.pass_(60 * MINUTE)
    assert _ranking(evening) == [
        ("1", "Zoë", "Winner"),
        ("2", "Đorđe", "Out"),
        ("3", "Chloé", "Out"),
        ("4", "=Bob", "Out"),
        ("5", "anna", "Out"),
        ("6", "Łukasz", "Out"),
    ]


def test_who_was_disqualified_has_his_place(evening: Evening) -> None:
    given = (NewPenalty(4, PenaltyKind.DISQUALIFICATION),)
    evening.do(rc.WriteRuling(penalties=given))
    assert _ranking(evening)[-1] == ("7", "=Bob", "Disqualified")


def test_prizes_stand_beside_the_places(evening: Evening) -> None:
    evening.do(SetPrices(Prices(EURO, Price(98_00))))
    evening.do(pc.PlanPrizes(PrizePlan(PlanWay.FIXED, bands=(Band(1, 7, 98_00),))))
    evening.do(c.Bust((4,)))
    found = ranking(evening.state, evening.desk.names, evening.desk.now())
    assert found[-1] == Ranked("7", "=Bob", "Out (so far)", 9_800)
    assert csv_text(found[-1:], EURO) == (
        "Place,Player,Status,Prize (EUR)\r\n7,'=Bob,Out (so far),98.00\r\n"
    )


def test_the_file_has_these_bytes(tmp_path: Path) -> None:
    lines = [
        Ranked("", "Łukasz", "In play", None),
        Ranked("3-4", 'Bo "Lefty", Jr.', "Out", 1_500),
    ]
    path = tmp_path / "results.csv"
    path.write_text("old")
    write_results(path, lines)
    assert (
        path.read_bytes()
        == (
            'Place,Player,Status,Prize\r\n,Łukasz,In play,\r\n3-4,"Bo ""Lefty"", Jr.",Out,1500\r\n'
        ).encode()
    )
    assert [file.name for file in tmp_path.iterdir()] == ["results.csv"]


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("=1+1", "'=1+1"),
        ("+Kim", "'+Kim"),
        ("-Kim", "'-Kim"),
        ("@Kim", "'@Kim"),
        ("\tKim", "'Kim"),
        (" =1", "'=1"),
        ("＝1", "'＝1"),
        ("Kim=1", "Kim=1"),
        ("Kim\r\nWeiss", "Kim  Weiss"),
        ("O'Brien", "O'Brien"),
        ("", ""),
    ],
)
def test_no_cell_is_a_formula(name: str, written: str) -> None:
    assert harmless(name) == written


@given(st.lists(st.text(max_size=60), max_size=6))
def test_any_names_make_a_file_that_reads_back(names: list[str]) -> None:
    lines = [Ranked(str(place), name, "Out", place) for place, name in enumerate(names, 1)]
    rows = list(csv.reader(StringIO(csv_text(lines), newline="")))
    assert len(rows) == len(names) + 1
    for (place, player, _status, _prize), name in zip(rows[1:], names, strict=True):
        assert player == harmless(name)
        assert not player.startswith(("=", "+", "-", "@", "\t"))
        assert place.isdecimal()


def test_a_spreadsheet_holds_names_as_text_and_figures_as_numbers(tmp_path: Path) -> None:
    path = tmp_path / "Results.XLSX"
    lines = [
        Ranked("1", "=HYPERLINK(1)", "Winner", 123_456),
        Ranked("2-3", "Zoë\x07 灯乃", "Out", None),
        Ranked("", "Kim", "In play", None),
    ]
    write_results(path, lines, EURO)
    sheet = load_workbook(path)["Results"]
    assert [cell.value for cell in sheet[1]] == ["Place", "Player", "Status", "Prize (EUR)"]
    first = sheet[2]
    assert [cell.value for cell in first] == [1, "=HYPERLINK(1)", "Winner", 1234.56]
    assert (first[1].data_type, first[3].number_format) == ("s", "#,##0.00")
    assert [cell.value for cell in sheet[3]] == ["2-3", "Zoë  灯乃", "Out", None]
    assert [cell.value for cell in sheet[4]] == [None, "Kim", "In play", None]
    plain = load_workbook(BytesIO(workbook([Ranked("1", "Kim", "Winner", 70)])))["Results"]
    assert (plain["D2"].value, plain["D2"].number_format) == (70, "#,##0")


def test_what_cannot_be_written_is_said_and_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "taken.csv"
    folder.mkdir()
    with pytest.raises(ResultsError, match=r'^The results cannot be written to "taken.csv": '):
        write_results(folder, [])
    with pytest.raises(ResultsError, match="No such file"):
        write_results(tmp_path / "gone" / "results.csv", [])
    with pytest.raises(ResultsError, match="its name is not allowed"):
        write_results(tmp_path / "a\0b.csv", [])
    assert [file.name for file in tmp_path.iterdir()] == ["taken.csv"]

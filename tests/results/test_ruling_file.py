"""The ruling log for other programs."""

from __future__ import annotations

import csv
from io import StringIO
from typing import TYPE_CHECKING

import pytest

from tdtool.results.result_file import ResultsError
from tdtool.results.ruling_file import HEADS, ruling_csv, write_rulings
from tdtool.rules.books import Citation
from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.ruling_view import Reader, RulingView, ruling_log
from tdtool.tournament.values import NewPenalty, PenaltyKind, RulingWords
from tests.tournament.evening import MINUTE, Evening

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    made = Evening(tmp_path)
    made.full_table(6)
    made.do(c.StartClock())
    made.clock.pass_(MINUTE)
    return made


def views(evening: Evening) -> list[RulingView]:
    desk = evening.desk
    return ruling_log(Reader(desk.state, desk.names, desk.texts(), desk.now()), desk.state)


def lines(evening: Evening, utc_offset: int = 0) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(ruling_csv(views(evening), utc_offset))))


def test_a_line_a_ruling_with_every_column(evening: Evening) -> None:
    words = RulingWords("Abuse", "He threw\nhis cards.", "Leave.", "", "", "Ines Moreau")
    evening.do(
        rc.WriteRuling(
            words,
            players=(3, 5),
            rule_entry="PEN-07",
            rules=(Citation("TDA24", "70"), Citation("TDA24", "71-A")),
            penalties=(NewPenalty(3, PenaltyKind.ROUNDS, 2),),
        )
    )
    evening.do(rc.WriteRuling(RulingWords("Again", decision="a warning"), corrects=1))
    evening.do(rc.WriteRuling(RulingWords(happened="A card\non the floor.")))
    first, second, third = lines(evening, 3600)
    assert third["Ruling"] == "A card on the floor."
    assert tuple(first) == HEADS
    assert list(first.values()) == [
        "1",
        "2026-03-14 13:01",
        "1",
        "",
        "1",
        "1.3; 1.5",
        "T1 seat 3; T1 seat 5",
        "Abuse",
        "PEN-07",
        "TDA 2024 rules 70 and 71-A",
        "2 rounds",
        "Ines Moreau",
        "corrected by 2",
    ]
    assert (second["Table"], second["Seat"], second["State"]) == ("", "", "decided")


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "\t="])
def test_no_cell_is_a_formula(evening: Evening, sign: str) -> None:
    evil = f"{sign}cmd|' /C calc'!A0"
    evening.do(c.Register(names=(evil,)))
    evening.do(rc.WriteRuling(RulingWords(evil, evil, evil, evil, evil, evil), players=(7,)))
    assert all(not cell.startswith(("=", "+", "-", "@")) for cell in lines(evening)[0].values())


def test_a_file_is_written_whole_or_not_at_all(evening: Evening, tmp_path: Path) -> None:
    evening.do(rc.WriteRuling(RulingWords("Abuse")))
    path = tmp_path / "log.csv"
    write_rulings(path, views(evening))
    assert path.read_bytes().decode().startswith("Number,Time,Level,Hand,Table,Seat,Player,Ruling")
    with pytest.raises(ResultsError, match="The ruling log cannot be written"):
        write_rulings(tmp_path / "none" / "log.csv", views(evening))

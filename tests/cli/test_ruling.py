"""The command that finds rulings."""

from __future__ import annotations

import argparse
import io
import json
from typing import TYPE_CHECKING

import pytest

from tdtool.cli import ruling

if TYPE_CHECKING:
    from pathlib import Path


def answer(house: Path, *argv: str) -> tuple[int, str]:
    parser = argparse.ArgumentParser()
    ruling.add_arguments(parser)
    out = io.StringIO()
    args = parser.parse_args(["--house", str(house), *argv])
    return ruling.run(args, io.StringIO(), out), out.getvalue()


def test_the_best_entry_is_printed(tmp_path: Path) -> None:
    status, said = answer(tmp_path, "went", "back", "to", "his", "stack")
    lines = said.split("\n")
    assert status == 0
    assert lines[0].startswith("BET-06  ")
    assert lines[2].startswith("“")
    assert all(len(line) <= ruling.WIDTH for line in lines if not line.startswith("Or: "))
    assert "Poker TDA 2024 56" in said
    assert "\nRelated: " in said
    assert "\nFound by: went back to his stack\n" in said


def test_all_hits_as_json(tmp_path: Path) -> None:
    status, said = answer(tmp_path, "--json", "--limit", "3", "TDA 47")
    hits = json.loads(said)["hits"]
    assert status == 0
    assert [hit["id"] for hit in hits] == ["ALL-01", "ALL-02", "ALL-03"]
    assert hits[0]["matched"] == ["TDA 47-A"]
    assert hits[0]["title"]
    assert hits[0]["score"] >= hits[1]["score"] >= hits[2]["score"] > 0


def test_nothing_fits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(tmp_path, "--json", "???") == (0, '{\n  "hits": []\n}\n')
    assert answer(tmp_path, "???") == (1, "")
    assert capsys.readouterr().err == "tdtool ruling: Nothing in the library fits these words.\n"


def test_the_card_room_is_heard(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.toml").write_text('id = "BET-06"\nsay = "Straight to the pot."\n')
    status, said = answer(tmp_path, "BET-06")
    assert status == 0
    assert said.startswith("BET-06  String bet or string raise  (house)\n\n“Straight to the pot.”")
    (tmp_path / "b.toml").write_text('id = "BET-99"\nsay = 4\n')
    status, said = answer(tmp_path, "--check")
    assert (status, said.endswith(" entries, 1 of the card room.\n")) == (1, True)
    where = f"{tmp_path / 'b.toml'}, line 2"
    told = capsys.readouterr().err.split("\n")
    assert told[0] == f"tdtool ruling: {where}: The field say must be a text in quotes."


@pytest.mark.parametrize(
    ("argv", "said"), [((), "What happened?"), (("--limit", "0", "x"), "--limit is from 1 to 100")]
)
def test_a_bad_request_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], said: str
) -> None:
    assert answer(tmp_path, *argv) == (1, "")
    assert capsys.readouterr().err.startswith(f"tdtool ruling: {said}")

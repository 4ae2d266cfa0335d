"""The command that checks a structure."""

from __future__ import annotations

import argparse
import io
import json
from typing import TYPE_CHECKING

import pytest

from tdtool.cli import check
from tests.structures.sheets import PRESETS, REPOSITORY

if TYPE_CHECKING:
    from pathlib import Path

SAMPLE = REPOSITORY / "resources" / "structures" / "sample.json"
ODD = """Level SB BB Min
1 25 50 20
2 50 100 20
3 75 -
"""


def answer(*argv: str, stdin: str = "") -> tuple[int, str]:
    parser = argparse.ArgumentParser()
    check.add_arguments(parser)
    out = io.StringIO()
    status = check.run(parser.parse_args(argv), io.StringIO(stdin), out)
    return status, out.getvalue()


def test_sample_in_brief() -> None:
    status, said = answer(str(SAMPLE))
    assert status == 0
    assert said == (
        "Friday Deep\n"
        "  20 levels of 20 minutes, 4 breaks, 7:30 h in all\n"
        "  from 50-100 to 15,000-30,000\n"
        "  one ante by the big blind\n"
        "  starting stack 20,000\n"
        "  longest play without a break 1:20 h, from level 1 to level 4\n"
        "  registration ends with the break after level 8\n"
        "\n"
        "Nothing odd.\n"
    )


@pytest.mark.parametrize("path", PRESETS, ids=lambda path: path.stem)
def test_presets(path: Path) -> None:
    assert answer(str(path))[1].endswith("Nothing odd.\n")


def test_warnings_with_their_rows(tmp_path: Path) -> None:
    path = tmp_path / "odd.txt"
    path.write_text(
        "1 25/50 20 min\n2 500/1000 20 min\n4 100/200 20 min\nEnd of day 1\n5 100/100 25 min",
        encoding="utf-8",
    )
    status, said = answer(str(path))
    assert status == 0
    assert "  4 levels, 0 breaks, 1:25 h in all\n" in said
    assert "a day ends with the break after level 4" in said
    slips, notes = said.split("Good to know")
    assert "Probably slips (" in slips
    assert "row 2: Level 2 (500-1,000) is out of line" in slips
    assert "Proposed: big blind 100." in slips
    assert "row 3: Level 4 follows level 2: level 3 is missing. Proposed: label 3." in slips
    assert "row 5: Level 5 has two equal blinds (100-100)." in notes


def test_machine_reading() -> None:
    status, said = answer("-", "--json", stdin="1 25 50\n3 50 100\n")
    assert status == 0
    told = json.loads(said)
    assert (told["levels"], told["breaks"], told["minutes"]) == (2, 0, 0)
    assert told["warnings"][0]["row"] is None
    skipped = [one for one in told["warnings"] if one["code"] == "label_skipped"]
    assert skipped[0] == {
        "row": 2,
        "label": "3",
        "code": "label_skipped",
        "weight": "slip",
        "text": "Level 3 follows level 1: level 2 is missing.",
        "cell": "label",
        "fix": [{"row": 2, "cell": "label", "value": "2", "stake_set": 1}],
    }


def test_slips_alone() -> None:
    said = answer("-", stdin="1 25/50 20 min\n3 50/100 20 min\n")[1]
    assert "Probably slips (1)" in said
    assert "Good to know" not in said


def test_bad_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(ODD.replace("75 -", "0.25 0.5"), encoding="utf-8")
    status, said = answer(str(path))
    assert (status, said) == (1, "")
    assert capsys.readouterr().err == (
        'tdtool check: Line 4 (level 3), small blind: "0.25" is no whole number of chips,'
        " and nothing is rounded.\n"
    )
    status, said = answer(str(path), "--json")
    assert status == 1
    assert json.loads(said)["error"].startswith("Line 4 (level 3)")


def test_sheet_without_levels_worth_naming(tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text(
        '{"name": "x", "quirks": ["typed in"], "levels": [{"kind": "play", "stakes": []},'
        '{"kind": "play", "ante": 5, "ante_kind": "each"},'
        '{"kind": "play", "ante": 5, "ante_kind": "button"}]}',
        encoding="utf-8",
    )
    said = answer(str(path))[1]
    assert "antes of several kinds" in said
    assert "said of the file: typed in" in said
    path.write_text('[{"kind": "break"}]', encoding="utf-8")
    assert "0 levels, 1 break, 0:00 h in all" in answer(str(path))[1]
    told = json.loads(answer(str(path), "--json")[1])
    assert told["longest_stretch"] == 0

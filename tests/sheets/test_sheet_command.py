from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import pytest

from tdtool.cli import main
from tests.sheets.printed import Printed

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def structure(tmp_path: Path) -> Path:
    levels = [
        {"kind": "play", "minutes": 20, "label": str(n), "sb": 100 * n, "bb": 200 * n}
        for n in range(1, 6)
    ]
    file = tmp_path / "event.json"
    text = json.dumps({"name": "Friday <b>Night</b>", "starting_stack": 5000, "levels": levels})
    file.write_text(text, encoding="utf-8")
    return file


def test_levels_are_printed_on_the_paper_asked_for(
    structure: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "levels.pdf"
    argv = ["sheet", "levels", str(structure), "-o", str(out), "--paper", "a4", "--landscape"]
    assert main([*argv, "--start", "18:30", "--title", "Saturday"]) == 0
    assert capsys.readouterr().out == f"{out}: 5 levels of Saturday\n"
    pdf = Printed(out.read_bytes())
    width, height = pdf.sizes[0]
    assert width > height > 590
    assert "Saturday" in pdf.text()
    assert "19:50" in pdf.text()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["event.json", "levels.pdf"]
    if os.name == "posix":
        umask = os.umask(0)
        os.umask(umask)
        assert out.stat().st_mode & 0o777 == 0o666 & ~umask


def test_without_a_title_the_file_names_the_event(structure: Path, tmp_path: Path) -> None:
    out = tmp_path / "levels.pdf"
    assert main(["sheet", "levels", str(structure), "-o", str(out)]) == 0
    assert "Friday <b>Night</b>" in Printed(out.read_bytes()).text()


@pytest.mark.parametrize(
    "case",
    [
        ("missing.json", "x.pdf", [], "missing.json"),
        ("event.json", "nowhere/x.pdf", [], "the folder does not exist"),
        ("event.json", ".", [], "the sheet was not written"),
        ("event.json", "x.pdf", ["--start", "25:99"], "no time like 12:00"),
        ("broken.json", "x.pdf", [], "JSON"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_leaves_nothing(
    structure: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    case: tuple[str, str, list[str], str],
) -> None:
    source, target, more, sentence = case
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    before = sorted(tmp_path.iterdir())
    argv = ["sheet", "levels", str(structure.with_name(source)), "-o", str(tmp_path / target)]
    assert main([*argv, *more]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert sentence in said.err
    assert sorted(tmp_path.iterdir()) == before


def test_a_sheet_that_fails_leaves_the_old_one_as_it_was(
    structure: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "levels.pdf"
    out.write_bytes(b"old")
    structure.write_text("{", encoding="utf-8")
    assert main(["sheet", "levels", str(structure), "-o", str(out)]) == 1
    assert capsys.readouterr().err
    assert out.read_bytes() == b"old"


def test_a_call_without_its_parts_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "levels"]) == 2
    assert "STRUCTURE" in capsys.readouterr().err

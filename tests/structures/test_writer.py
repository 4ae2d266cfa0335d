"""Structures written for others read back here as they were."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.rules.stakes import AnteKind
from tdtool.structures.csv_reader import structure_from_csv
from tdtool.structures.error import StructureError
from tdtool.structures.json_reader import structure_from_json
from tdtool.structures.kept import KEPT, in_page
from tdtool.structures.reader import read_structure
from tdtool.structures.text_reader import structure_from_text
from tdtool.structures.writer import (
    page_table,
    structure_bytes,
    structure_to_csv,
    structure_to_page,
    structure_to_text,
)
from tdtool.tournament.structure import RowKind, Structure
from tests.structures.sheets import PRESETS, structures
from tests.tournament.evening import PLAIN, level

if TYPE_CHECKING:
    from pathlib import Path

HOSTILE = replace(
    PLAIN,
    name='=HYPERLINK("x") <script>alert(1)</script>',
    rows=(
        level(1, 200, note='=cmd|"/c calc"!A1, </script><b>"quoted"', game="+1"),
        level(2, 400, note="@SUM(1)"),
    ),
)


def ready() -> list[Structure]:
    return [read_structure(path) for path in PRESETS]


@pytest.mark.parametrize("suffix", [".json", ".csv", ".html", ".htm"])
def test_every_structure_comes_back_as_it_was(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"levels{suffix}"
    for structure in (*ready(), PLAIN, HOSTILE):
        path.write_bytes(structure_bytes(path, structure))
        assert read_structure(path) == structure


@given(structures)
def test_any_structure_comes_back_from_a_table_and_a_page(structure: Structure) -> None:
    assert structure_from_csv(structure_to_csv(structure), structure.name) == structure
    page = structure_to_page(structure)
    assert structure_from_json(in_page(page)) == structure
    assert structure_to_text(structure).count("\n") >= len(structure.rows)


def test_a_table_that_says_all_has_no_row_for_the_whole() -> None:
    simple = replace(PLAIN, starting_stack=None, seats_per_table=None, rows=PLAIN.rows[:3])
    assert KEPT not in structure_to_csv(simple)
    assert structure_from_csv(structure_to_csv(simple), simple.name) == simple


def test_a_table_that_was_changed_counts_as_it_stands() -> None:
    text = structure_to_csv(PLAIN)
    assert KEPT in text
    read = structure_from_csv(text.replace("\r\n2,200,400,", "\r\n2,250,500,"))
    assert [row.stakes[0].big_blind for row in read.rows if row.stakes] == [
        200, 500, 600, 800, 1_000,
    ]  # fmt: skip
    assert read.rows[0].stakes[0].ante.kind is AnteKind.BIG_BLIND
    assert read.rows[2].kind is RowKind.BREAK
    odd = structure_from_csv(text.replace('""name"": ""Plain""', '""name"": ""Other""'))
    assert odd.name == "Structure"
    assert odd.rows[0] == PLAIN.rows[0]


def test_a_spreadsheet_may_lay_the_cells_out_anew() -> None:
    rows = list(csv.reader(io.StringIO(structure_to_csv(PLAIN))))
    out = io.StringIO()
    csv.writer(out, delimiter=";", quoting=csv.QUOTE_ALL).writerows([*row, "", ""] for row in rows)
    assert structure_from_csv(out.getvalue()) == PLAIN


def test_no_cell_is_a_formula() -> None:
    text = structure_to_csv(HOSTILE)
    for row in csv.reader(io.StringIO(text)):
        for cell in row:
            assert not cell.startswith(("=", "+", "-", "@", "\t", "{"))


def test_a_page_runs_nothing() -> None:
    page = structure_to_page(HOSTILE)
    assert "<script>alert" not in page
    assert "<b>" not in page
    assert page.count("</script>") == 1
    assert page.count("<script") == 1
    assert page_table(HOSTILE) in page


def test_a_page_of_somebody_else_is_still_refused(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text("<html><table><tr><td>1</td></tr></table></html>")
    with pytest.raises(StructureError, match="is a web page"):
        read_structure(path)
    kept = structure_to_page(PLAIN)
    path.write_text(kept.replace('"levels"', '"lexels"'))
    with pytest.raises(StructureError):
        read_structure(path)


def test_a_text_reads_back_as_the_same_levels() -> None:
    for structure in ready():
        sets = max(len(row.stakes) for row in structure.rows)
        if sets > 1 or any(not row.stakes for row in structure.rows if row.kind is RowKind.PLAY):
            continue
        text = structure_to_text(structure)
        read = structure_from_text(text)
        assert _levels(read) == _levels(structure), text
        assert read.starting_stack == structure.starting_stack


def test_the_text_is_a_table_as_forums_write_it() -> None:
    simple = replace(PLAIN, rows=PLAIN.rows[:1] + PLAIN.rows[2:3])
    assert structure_to_text(simple).splitlines() == [
        "Plain",
        "Starting stack 20,000",
        "",
        "| Level | Small blind | Big blind | BB ante | Minutes |",
        "|-------|------------:|----------:|--------:|--------:|",
        "| 1     |         100 |       200 |     200 |      20 |",
        "| Break |             |           |         |      15 |",
    ]


def _levels(structure: Structure) -> list[tuple[object, ...]]:
    return [
        (row.label, row.length, stakes.small_blind, stakes.big_blind, stakes.ante.amount)
        for row in structure.rows
        if row.kind is RowKind.PLAY
        for stakes in row.stakes
    ]


@given(st.sampled_from(PRESETS), st.data())
def test_any_damage_is_a_sentence_or_a_structure(sheet: Path, data: st.DataObject) -> None:
    text = structure_to_csv(read_structure(sheet))
    at = data.draw(st.integers(0, len(text) - 1))
    said = "."
    try:
        structure_from_csv(text[:at] + data.draw(st.text(max_size=2)) + text[at + 1 :])
    except StructureError as error:
        said = str(error)
    assert said.endswith(".")

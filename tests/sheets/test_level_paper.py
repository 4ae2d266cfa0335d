from __future__ import annotations

import io
import json
import re
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.sheets.level_record import BarKind, BarLine, LevelLine, LevelSheet, SheetHead
from tdtool.sheets.level_sheet import content, draw
from tdtool.sheets.page import Paper, PaperSize
from tdtool.structures.reader import read_structure
from tdtool.tournament.structure import Row, RowKind, Structure
from tests.extent import some
from tests.sheets.events import CHAMPIONSHIP_HEAD, EVENTS, PRINTED, championship, level, minutes
from tests.sheets.printed import Printed, overlapping, pack

if TYPE_CHECKING:
    from pathlib import Path

PAPERS = {
    f"{size.value}{'-landscape' if landscape else ''}": Paper(size, landscape)
    for size in (PaperSize.LETTER, PaperSize.A4)
    for landscape in (False, True)
}
ASCENT = 5.0
"""Points that brackets and accents of the title rise over the top margin."""
FOOT = 19.0
"""Points from the bottom of the page above which all ink stays."""


def printed(sheet: LevelSheet, paper: Paper) -> Printed:
    out = io.BytesIO()
    draw(sheet, paper, out)
    return Printed(out.getvalue())


def assert_well_set(pdf: Printed, margin: float) -> None:
    """Nothing lies over anything else, nothing runs into the margins, every font is inside."""
    inks = list(pdf.inks())
    assert not overlapping(inks)
    for ink in inks:
        width, height = pdf.sizes[ink.page]
        assert ink.left >= margin - 1, ink
        assert ink.right <= width - margin + 1, ink
        assert ink.bottom >= FOOT, ink
        assert ink.top <= height - margin + ASCENT, ink
    assert pdf.all_embedded()


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", EVENTS)
def test_events_are_well_set_on_every_paper(name: str, paper: str) -> None:
    pdf = printed(content(*EVENTS[name]), PAPERS[paper])
    assert_well_set(pdf, PAPERS[paper].margin)


def structure_files(shared_dir: Path) -> list[Path]:
    files = sorted((shared_dir / "facts" / "structures").glob("*.json"))
    if not files:
        pytest.skip(f"no structures in {shared_dir}")
    return files


@pytest.mark.parametrize("starts", [False, True], ids=["bare", "starts"])
@pytest.mark.parametrize("paper", ["letter", "a4"])
def test_real_structures_are_on_paper_whole(shared_dir: Path, paper: str, starts: bool) -> None:
    files = structure_files(shared_dir)
    assert len(files) >= 40
    for file in some(files, 10):
        head = SheetHead(starts=PRINTED.time() if starts else None, printed=PRINTED)
        sheet = content(read_structure(file), head)
        pdf = printed(sheet, PAPERS[paper])
        assert pdf.pages <= 2, file.name
        assert_well_set(pdf, PAPERS[paper].margin)
        assert_levels_stand_in_lines(sheet, pdf, file.name)
        assert_file_is_said(json.loads(file.read_text(encoding="utf-8")), sheet, pdf, file.name)


def assert_levels_stand_in_lines(sheet: LevelSheet, pdf: Printed, name: str) -> None:
    """Each level's label and figures stand beside each other in one line, in their order."""
    lines = [[pack(word) for word in line] for line in pdf.lines()]
    dropped = _dropped(sheet, pdf)
    for level_line in sheet.lines:
        if isinstance(level_line, LevelLine):
            cells = [
                pack(cell)
                for column, cell in zip(sheet.columns, level_line.cells, strict=True)
                if cell and not (dropped and column.is_big_blind_again)
            ]
            wanted = [pack(level_line.label), *cells] if level_line.label else cells
            assert any(_in_order(wanted, line) for line in lines), (name, wanted)


def _dropped(sheet: LevelSheet, pdf: Printed) -> bool:
    return any(c.is_big_blind_again for c in sheet.columns) and "BB ANTE" not in pdf.text()


def _in_order(wanted: list[str], words: list[str]) -> bool:
    rest = iter(words)
    return all(word in rest for word in wanted)


def assert_file_is_said(file: dict[str, Any], sheet: LevelSheet, pdf: Printed, name: str) -> None:
    """Every figure, note, game, colour-up, break length and flag of the file is on paper."""
    packed, counted = pdf.packed(), Counter(re.findall(r"\d[\d,]*", pdf.text()))
    expected: Counter[str] = Counter()
    for row in file["levels"]:
        expected.update(_figures(row, without_antes=_dropped(sheet, pdf)))
        for words in _row_words(row, with_times=not sheet.when):
            assert pack(words) in packed, (name, words)
        assert set(map("{:,}".format, row.get("colour_up") or ())) <= set(counted), (name, row)
    assert not expected - counted, (name, expected - counted)
    removals = sum(bool(row.get("colour_up") or row.get("chip_up")) for row in file["levels"])
    assert packed.count("colour-up") >= removals, name
    breaks = sum(row["kind"] == "break" for row in file["levels"])
    bars = [line for line in sheet.lines if isinstance(line, BarLine)]
    assert sum(bar.kind is not BarKind.DAY for bar in bars) >= breaks, name
    said = [bar.lead for bar in bars] + [note.label for note in sheet.notes] + [sheet.title]
    keys = ("late_reg", "rebuys", "ante_rule", "house_rules", "shot_clock", "rotation")
    said += [file.get(key) or "" for key in keys] + list(file.get("games") or ())
    for words in said:
        assert pack(words) in packed, (name, words)


def _row_words(row: dict[str, Any], *, with_times: bool) -> list[str]:
    """Give the words of a row that must stand on paper."""
    words = [*(row.get("note") or "").split(";"), row.get("game") or ""]
    if row["kind"] == "break" and row.get("minutes"):
        words.append(f"{row['minutes']} min")
    if row.get("resume_at"):
        words.append(f"until {row['resume_at']}")
    return words + [row.get("clock_time") or ""] * with_times


def _figures(row: dict[str, Any], *, without_antes: bool) -> list[str]:
    """Give the figures of a level, once for each place where they stand."""
    keys = ["sb", "bb", "small_bet", "big_bet", "bring_in"]
    sets = [row]
    found: list[str] = []
    if "stakes" in row:
        limits = row["stakes"]["stud"]
        found = [f"{limits[key]:,}" for key in ("small_bet", "big_bet")]
        sets = list(row["stakes"].values())
        keys = ["sb", "bb", "bring_in"]
    keys += [] if without_antes else ["ante"]
    return found + [f"{given[key]:,}" for given in sets for key in keys if given.get(key)]


def test_a_long_event_is_one_page_of_two_blocks_that_begin_with_a_day() -> None:
    sheet = content(championship(), CHAMPIONSHIP_HEAD)
    pdf = printed(sheet, PAPERS["a4"])
    assert pdf.pages == 1
    text = pdf.text()
    assert text.count("SMALL BLIND") == 2
    assert "BB ANTE" not in text
    assert re.search(r"STARTS\s+Day 3", text)


def test_further_pages_repeat_event_day_and_heads_and_open_with_a_level() -> None:
    sheet = content(championship(180), replace(CHAMPIONSHIP_HEAD, room="Riverside"))
    pdf = printed(sheet, PAPERS["letter"])
    assert pdf.pages > 2
    assert_well_set(pdf, PAPERS["letter"].margin)
    assert_levels_stand_in_lines(sheet, pdf, "long")
    for page in range(1, pdf.pages):
        lines = pdf.text(page).split("\r\n")
        assert re.match(r"Riverside Championship · (Day \d+|Final day)", lines[0])
        assert lines[1].startswith("LEVEL SMALL BLIND")
        assert re.match(r"(STARTS ?)?$|\d|Day", lines[2]), lines[2]
        assert f"Page {page + 1} of {pdf.pages}" in pdf.text(page)


def test_the_same_record_makes_the_same_bytes() -> None:
    sheet = content(*EVENTS["spring_main"])
    assert printed(sheet, Paper()).data == printed(sheet, Paper()).data


def test_the_file_names_the_event_and_nothing_of_the_machine() -> None:
    pdf = printed(content(*EVENTS["spring_main"]), Paper())
    about = pdf.document.get_metadata_dict()
    assert about["Title"] == "Spring Main Event"
    assert about["Creator"] == about["Producer"] == "tdtool"
    assert about["CreationDate"].startswith("D:20000101")
    assert not about["Author"]


def test_the_foot_says_event_print_time_log_and_page() -> None:
    text = printed(content(*EVENTS["spring_main"]), Paper()).text()
    assert "Printed Sat 14 Mar 2026, 11:20" in text
    assert "Log 7f3a91c" in text
    assert "Page 1 of 1" in text


HUGE = int("143" + "0" * 140)


@pytest.mark.parametrize("paper", ["letter", "a4"])
def test_figures_of_any_size_are_printed_whole(paper: str) -> None:
    for big in (2_000_000_000, 10**12, HUGE):
        stakes = Stakes(big // 2, big, Ante(AnteKind.BIG_BLIND, big))
        rows = (
            level("1", 100, 200, minutes(20)),
            Row(RowKind.PLAY, "2", minutes(20), (stakes,)),
        )
        pdf = printed(content(Structure("Huge", rows), SheetHead()), PAPERS[paper])
        assert pack(f"{big:,}") in pdf.packed()
        assert pack(f"{big // 2:,}") in pdf.packed()
        assert_well_set(pdf, PAPERS[paper].margin)


def test_foreign_words_are_plain_text_on_a_level_sheet() -> None:
    words = '<b>x</b> <img src="/etc/hostname"> & \x00 line\nbreak'
    row = replace(level("<i>1</i>", 100, 200, minutes(20)), note=words, game=words)
    pause = Row(RowKind.BREAK, note=words + "y" * 5000, length=minutes(10))
    sheet = content(
        Structure(words * 40, (row, pause, row), game=words, games=(words,), rotation=words * 99),
        SheetHead(room="R" * 5000, title=""),
    )
    pdf = printed(sheet, Paper())
    assert '<img src="/etc/hostname">'.replace(" ", "") in pdf.packed()
    assert b"/Subtype /Image" not in pdf.data
    assert_well_set(pdf, Paper().margin)


def test_remarks_of_any_length_are_printed_on_as_many_pages_as_they_need() -> None:
    rules = " ".join(f"House rule {number} of this room." for number in range(200))
    remarks = tuple((f"rules {part}", rules) for part in range(6))
    structure = replace(championship(), remarks=remarks)
    sheet = content(structure, CHAMPIONSHIP_HEAD)
    pdf = printed(sheet, PAPERS["letter"])
    assert pdf.packed().count("houserule199ofthisroom.") == 6
    assert f"Page {pdf.pages} of {pdf.pages}" in pdf.text()
    assert_well_set(pdf, PAPERS["letter"].margin)
    assert_levels_stand_in_lines(sheet, pdf, "remarks")


def test_an_empty_structure_is_a_page_with_its_name() -> None:
    pdf = printed(content(Structure("Nothing yet", ()), SheetHead()), Paper())
    assert pdf.pages == 1
    assert "Nothing yet" in pdf.text()

"""Ruling and penalty slips: what they say, and what gives way where there is much to say."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest

from tdtool.sheets import penalty_slip, prose, ruling_log_sheet, ruling_slip
from tdtool.sheets.faces import Weight
from tdtool.sheets.flow import Phrase
from tdtool.sheets.page import Paper, PaperSize
from tdtool.sheets.prose import Measure, Paragraph, Passage, caption, pour, said
from tdtool.tournament.figure_line import FigureLine, Mark
from tests.sheets import people
from tests.sheets.printed import Printed, overlapping, pack

A5, A4_LYING = Paper(PaperSize.A5), Paper(PaperSize.A4, landscape=True)


def slips(*records: ruling_slip.RulingSlip, paper: Paper = A5) -> Printed:
    out = io.BytesIO()
    ruling_slip.draw(records, paper, out)
    pdf = Printed(out.getvalue())
    assert pdf.pages == ruling_slip.pages(records, paper)
    assert not overlapping(list(pdf.inks()))
    return pdf


def penalties(*records: penalty_slip.PenaltySlip, paper: Paper = A5) -> Printed:
    out = io.BytesIO()
    penalty_slip.draw(records, paper, out)
    pdf = Printed(out.getvalue())
    assert not overlapping(list(pdf.inks()))
    return pdf


def test_a_slip_says_everything_on_one_page() -> None:
    pdf = slips(people.ruling_slip())
    assert pdf.pages == 1
    for words in (
        "Ruling 17",
        "Table 12",
        "Level 14 · 5,000–10,000",
        people.HAPPENED,
        "It is a raise, to 44,000.",
        "36,000 put in",
        "smallest raise",
        people.WHY,
        "TDA 2024 rules 43 and 45",
        "WSOP 2026 rules 92 and 95: the same.",
        "Noor Haddad, Mei Sato",
        "Upheld on appeal",
        "Tournament director",
        "Log 7f3a91c",
    ):
        assert pack(words) in pdf.packed()


def test_what_there_is_not_is_left_out() -> None:
    bare = ruling_slip.RulingSlip(3, people.FOOT, title="Odd chip")
    text = slips(bare).text()
    assert "Odd chip" in text
    for words in ("DECISION", "FIGURES", "PENALTY", "PLAYERS"):
        assert words not in text
    text = slips(replace(bare, penalty="warning")).text()
    assert "warning" in text
    assert "PLAYERS" not in text


@pytest.mark.parametrize("figures", [people.FIGURES, None])
def test_many_words_go_on_behind_and_none_is_lost(
    figures: FigureLine | None,
) -> None:
    words = [f"word{number}" for number in range(700)]
    long = replace(
        people.ruling_slip(),
        happened=" ".join(words[:350]),
        reason=" ".join(words[350:]),
        figures=figures,
    )
    pdf = slips(long)
    assert pdf.pages > 1
    printed = pdf.packed()
    assert all(word in printed for word in words)
    assert "Ruling 17, continued" in pdf.text(1)
    assert "Floor" not in pdf.text(0)
    assert "Floor" in pdf.text(pdf.pages - 1)
    assert f"Page {pdf.pages} of {pdf.pages}" in pdf.text(pdf.pages - 1)


def test_smaller_letters_come_before_a_second_page() -> None:
    some = replace(people.ruling_slip(), happened=people.HAPPENED * 4)
    pdf = slips(some)
    assert pdf.pages == 1
    usual = {round(ink.top - ink.bottom) for ink in slips(people.ruling_slip()).inks()}
    assert max(round(ink.top - ink.bottom) for ink in pdf.inks()) <= max(usual)


def test_two_slips_lie_side_by_side_on_a_page_that_lies() -> None:
    pdf = slips(people.ruling_slip(), people.ruling_slip(), paper=A4_LYING)
    assert pdf.pages == 1
    assert pdf.text().count("Ruling 17") == 2


def test_figures_that_stand_too_near_leave_the_weaker_out() -> None:
    near = replace(
        people.FIGURES,
        marks=(Mark(43_900, "half way"), Mark(44_000, "raise", True)),  # noqa: FBT003
    )
    text = slips(replace(people.ruling_slip(), figures=near)).text()
    assert "44,000\n" in text.replace("\r", "")
    assert "43,900" not in text


def test_a_penalty_slip_has_a_box_for_each_hand() -> None:
    pdf = penalties(people.penalty_slip())
    text = pdf.text()
    assert "Ren Nakagawa" in text
    boxes = {ink.text for ink in pdf.inks() if ink.text.isdigit()}
    assert {str(hand) for hand in range(4, 19)} <= boxes
    assert not {"1", "2", "3"} & boxes
    for words in ("12.7", "Ruling 10", "kill his hand", "TDA 2024 rule 71", "Back at"):
        assert words in text


def test_rounds_are_rows_where_they_can_be() -> None:
    rows = {
        tuple(word for word in line if word.isdigit())
        for line in penalties(people.penalty_slip(rounds=(9, 9)), paper=Paper()).lines()
    }
    assert tuple(map(str, range(10, 19))) in rows


def test_more_hands_than_boxes_go_on_the_back() -> None:
    pdf = penalties(people.penalty_slip(rounds=(10,) * 20))
    assert "more: ticked on the back" in pdf.text()
    assert "more:" not in penalties(people.penalty_slip(rounds=(10,) * 4), paper=Paper()).text()


def test_long_words_of_a_penalty_are_cut() -> None:
    long = replace(people.penalty_slip(), reason="he said so " * 90)
    assert "…" in penalties(long).text()


def test_a_page_of_the_log_begins_with_its_head_again() -> None:
    out = io.BytesIO()
    ruling_log_sheet.draw(people.ruling_log(people.NAMES * 3), Paper(), out)
    pdf = Printed(out.getvalue())
    assert pdf.pages > 1
    assert all("Ruling log" in pdf.text(page) for page in range(pdf.pages))
    numbers = [ink.text for ink in pdf.inks() if ink.text in {"1", "14", "27"}]
    assert numbers == ["1", "14", "27"]


def test_a_record_with_little_to_say_keeps_its_gutter_clear() -> None:
    record = ruling_log_sheet.LogRecord(1, "18:57", "Level 13, table 12", "", "Odd chip")
    sheet = ruling_log_sheet.RulingLog("", (record, record._replace(number=2)), people.FOOT)
    out = io.BytesIO()
    ruling_log_sheet.draw(sheet, A5, out)
    assert not overlapping(list(Printed(out.getvalue()).inks()))


# Pouring.

LINE = 10 * prose.LEADING


def passage(lines: int) -> Passage:
    return Passage(tuple(one for _ in range(lines) for one in said("x", 10)))


def heights(passages: list[Passage], first: float, later: float, columns: int = 1) -> list[int]:
    pages = pour(passages, Measure(200, gap=LINE), (first, later), columns)
    return [len(column.lines) for page in pages for column in page]


def test_a_passage_is_not_torn_where_a_column_holds_it() -> None:
    assert heights([passage(3), passage(4)], 7.5 * LINE, 7.5 * LINE) == [3, 4]
    assert heights([passage(3), passage(3)], 7.5 * LINE, 7.5 * LINE) == [6]
    assert heights([passage(3), passage(4)], 7.5 * LINE, 7.5 * LINE, 2) == [3, 4]


def test_a_passage_that_no_column_holds_is_torn() -> None:
    assert heights([passage(12)], 5.5 * LINE, 5.5 * LINE) == [5, 5, 2]
    assert heights([passage(1), passage(12)], 5.5 * LINE, 5.5 * LINE) == [4, 5, 4]
    assert heights([passage(3), passage(12)], 5.5 * LINE, 5.5 * LINE) == [3, 5, 5, 2]


def test_a_caption_does_not_end_a_column() -> None:
    labelled = Passage((*passage(4).paragraphs, caption("Why"), *passage(3).paragraphs))
    pages = pour([labelled], Measure(200), (4.9 * LINE, 4.9 * LINE))
    assert [[line.label for line in page[0].lines] for page in pages] == [
        [False] * 4,
        [True, False, False, False],
    ]


def test_a_rule_stands_between_passages_and_the_gutter_beside_them() -> None:
    beside = (Paragraph((Phrase("17", Weight.BOLD, 0.0),), 10),) * 3
    one = Passage(passage(1).paragraphs, beside)
    pages = pour([one, one], Measure(200, 50, LINE, ruled=True), (99 * LINE, 99 * LINE))
    column = pages[0][0]
    assert len(column.rules) == 1
    assert [line.x for line in column.lines] == [0.0, 0.0, 0.0, 50, 0.0, 0.0, 0.0, 50]
    assert column.lines[4].y - column.lines[0].y == pytest.approx(4 * LINE)


def test_lines_that_were_typed_stay_lines() -> None:
    assert [one.before for one in said("one\n\n two", 10, before=4)] == [4, 0.0]
    assert said(" \n", 10) == []

"""Seating lists and standings: order, heads, columns that fill, nobody lost."""

from __future__ import annotations

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.sheets.page import Paper, PaperSize
from tdtool.sheets.poured import Block, Measures, poured
from tdtool.sheets.seating_list import (
    Seated,
    SeatingList,
    SeatLine,
    columns,
    content_by_name,
    content_by_table,
    draw,
)
from tdtool.sheets.standings_sheet import Finisher, InPlay, content
from tdtool.sheets.standings_sheet import draw as draw_standings
from tests.sheets.people import FOOT, seated, shuffled
from tests.sheets.printed import Printed

LETTER = Paper()


def printed(sheet: SeatingList, paper: Paper = LETTER) -> Printed:
    out = io.BytesIO()
    draw(sheet, paper, out)
    return Printed(out.getvalue())


def test_names_stand_surname_first_under_their_letters() -> None:
    people = [
        Seated("Jan van der Berg", 1, 2),
        Seated("Đorđe Ilić", 12, 5),
        Seated("Zoë Ångström", 3, 1, to_come=True),
        Seated("אבי כהן", 2, 2),
        Seated("4Aces", 2, 3),
    ]
    sheet = content_by_name(people, "5 players", FOOT)
    assert [(group.head, group.lines) for group in sheet.groups] == [
        ("#", (SeatLine("4Aces", "2.3"),)),
        ("A", (SeatLine("Ångström, Zoë", "3.1", to_come=True),)),
        ("I", (SeatLine("Ilić, Đorđe", "12.5"),)),
        ("V", (SeatLine("van der Berg, Jan", "1.2"),)),
        ("כ", (SeatLine("כהן, אבי", "2.2"),)),
    ]


def test_namesakes_stand_by_table() -> None:
    people = [Seated("Kim", 12, 5), Seated("Kim", 2, 9), Seated("Kim", 2, 1)]
    [group] = content_by_name(people, "", FOOT).groups
    assert [line.seat for line in group.lines] == ["2.1", "2.9", "12.5"]


def test_tables_stand_in_the_order_of_their_numbers() -> None:
    people = [Seated("A", 10, 2), Seated("B", 2, 9), Seated("C", 10, 1)]
    groups = content_by_table(people, "", FOOT).groups
    assert [(g.head, [line.name for line in g.lines]) for g in groups] == [
        ("Table 2", ["B"]),
        ("Table 10", ["C", "A"]),
    ]


@pytest.mark.parametrize("wall", [False, True])
@pytest.mark.parametrize("paper", [LETTER, Paper(PaperSize.A5, landscape=True)])
def test_everybody_is_on_the_list_with_his_seat(paper: Paper, wall: bool) -> None:
    people = shuffled(500)
    pdf = printed(content_by_name(people, "", FOOT, wall=wall), paper)
    lines = [" ".join(line) for line in pdf.lines()]
    packed = " ".join(lines).replace(" ", "")
    for one in people:
        first, last = one.name.split()
        assert f"{last},{first}{one.table}.{one.seat}".replace(" ", "") in packed


def test_type_on_the_wall_is_twice_as_large() -> None:
    people = shuffled(60)
    hand = printed(content_by_name(people, "", FOOT))
    wall = printed(content_by_name(people, "", FOOT, wall=True))

    def height(pdf: Printed) -> float:
        return max(i.top - i.bottom for i in pdf.inks() if i.text.startswith("1."))

    assert height(wall) > 1.9 * height(hand)


@pytest.mark.parametrize(
    ("paper", "by_hand", "on_wall"),
    [
        (LETTER, 3, 2),
        (Paper(PaperSize.A4), 3, 2),
        (Paper(PaperSize.A4, landscape=True), 4, 2),
        (Paper(PaperSize.A5), 2, 1),
    ],
)
def test_columns_fill_the_width(paper: Paper, by_hand: int, on_wall: int) -> None:
    people = seated(9)
    assert columns(content_by_name(people, "", FOOT), paper) == by_hand
    assert columns(content_by_name(people, "", FOOT, wall=True), paper) == on_wall


def test_a_table_is_not_torn_apart() -> None:
    pdf = printed(content_by_table(shuffled(300), "", FOOT))
    assert "continued" not in pdf.text()


def test_a_letter_that_goes_on_is_named_again() -> None:
    people = [Seated(f"Anna A{n:03d}xy", 1, 1) for n in range(120)]
    pdf = printed(content_by_name(people, "", FOOT))
    assert sum(line == ["A"] or line[0] == "A" for line in pdf.lines()) >= 1
    assert len([ink for ink in pdf.inks() if ink.text == "A"]) == 3


def test_who_is_on_the_way_is_marked() -> None:
    pdf = printed(content_by_table([Seated("Kim", 1, 1, to_come=True)], "", FOOT))
    assert "ON THE WAY" in pdf.text()


MEASURES = Measures(10.0, 14.0, 6.0)


@given(
    blocks=st.lists(st.builds(Block, st.integers(1, 60), st.booleans()), max_size=30),
    high=st.integers(40, 400),
    lower=st.integers(0, 30),
    columns=st.integers(1, 5),
)
def test_pouring_loses_nothing_and_stays_in_the_columns(
    blocks: list[Block], high: int, lower: int, columns: int
) -> None:
    heights = (high - min(lower, high - 40), float(high))
    pages = poured(blocks, heights, columns, MEASURES)
    placed = [one for page in pages for column in page for one in column]
    lines = [(one.block, one.line) for one in placed if one.line is not None]
    assert lines == [(b, line) for b, block in enumerate(blocks) for line in range(block.lines)]
    for number, page in enumerate(pages):
        assert len(page) <= columns
        for column in page:
            if not column:
                assert not blocks
                continue
            assert column[0].line is None, "a column begins with a head"
            assert column[-1].line is not None, "a head never ends a column"
            assert column[-1].y + MEASURES.line <= heights[min(number, 1)] + 0.1
    for number, block in enumerate(blocks):
        whole = MEASURES.head + block.lines * MEASURES.line
        if block.kept and whole <= min(heights):
            assert not any(one.again and one.block == number for one in placed)


def test_standings_put_who_is_left_by_name_and_who_is_out_by_place() -> None:
    sheet = content(
        (
            Finisher(7, "7th", "Zoë Abay"),
            Finisher(5, "5th-6th", "Kim Zoo"),
            Finisher(5, "5th-6th", "Kim Abay"),
        ),
        (InPlay("Zoë Abay", "1.2"), InPlay("Kim Zoo")),
        "2 of 5 left",
        FOOT,
    )
    assert sheet.title == "Standings so far"
    assert [line.name for line in sheet.in_play] == ["Abay, Zoë", "Zoo, Kim"]
    assert [(line.place, line.name) for line in sheet.out] == [
        ("5th-6th", "Kim Abay"),
        ("5th-6th", "Kim Zoo"),
        ("7th", "Zoë Abay"),
    ]
    assert [head for head, _ in sheet.blocks] == ["In play: 2", "Out"]


def test_final_standings_have_places_only() -> None:
    sheet = content((Finisher(1, "1st", "Kim"), Finisher(2, "2nd", "Bo")), (), "", FOOT, final=True)
    assert (sheet.title, [head for head, _ in sheet.blocks]) == ("Standings", ["Places"])


def test_prizes_stand_at_the_right_where_there_are_any() -> None:
    finishers = (Finisher(1, "1st", "Kim", "20:10", "12,000"), Finisher(2, "2nd", "Bo", "20:10"))
    out = io.BytesIO()
    draw_standings(content(finishers, (), "", FOOT), LETTER, out)
    [line] = [line for line in Printed(out.getvalue()).lines() if "1st" in line]
    assert line == ["1st", "Kim", "20:10", "12,000"]

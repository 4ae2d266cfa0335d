"""Structures pasted as text or saved as CSV, in the layouts of real sheets."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.rules.stakes import AnteKind, AnteOrder, Betting
from tdtool.structures.csv_reader import structure_from_csv
from tdtool.structures.error import StructureError
from tdtool.structures.json_reader import structure_from_json
from tdtool.structures.json_writer import structure_to_json
from tdtool.structures.reader import read_structure
from tdtool.structures.text_reader import structure_from_text
from tdtool.tournament.structure import LengthKind, Row, RowKind, Structure
from tests.extent import FULL, examples, some
from tests.structures.layouts import TEXT_LAYOUTS, ante_of, as_csv, minutes_of
from tests.structures.sheets import NO_REAL, PRESETS, REAL

MARKS = [",", ".", "'", "\u00a0", "\u202f", " ", ""]


def _plain(structure: Structure) -> bool:
    """Tell whether five columns hold all of a structure."""
    return all(
        row.kind is not RowKind.PLAY
        or (
            row.label
            and len(row.stakes) == 1
            and row.stakes[0].small_blind is not None
            and row.stakes[0].big_blind is not None
            and row.stakes[0].bring_in is None
            and (row.stakes[0].ante.kind is AnteKind.NONE or row.stakes[0].ante.amount)
        )
        for row in structure.rows
    )


def _told(structure: Structure) -> list[tuple[object, ...]]:
    """Give what five columns and words tell of a structure."""
    return [
        (
            row.kind,
            row.label,
            minutes_of(row),
            row.colour_up,
            row.day_end is not None,
            [(one.small_blind, one.big_blind, ante_of(one)) for one in row.stakes],
        )
        for row in structure.rows
    ]


SHEETS = [sheet for path in (*some(REAL, 6), *PRESETS) if _plain(sheet := read_structure(path))]


@pytest.mark.parametrize("mark", some(MARKS, 3))
@pytest.mark.parametrize("layout", TEXT_LAYOUTS)
def test_sheets_read_back_from_every_layout(layout: str, mark: str) -> None:
    for sheet in SHEETS:
        read = structure_from_text(TEXT_LAYOUTS[layout](sheet, mark))
        assert _told(read) == _told(sheet), sheet.name


@pytest.mark.parametrize("mark", MARKS)
def test_sheets_read_back_from_csv(mark: str) -> None:
    for sheet in SHEETS:
        assert _told(structure_from_csv(as_csv(sheet, mark))) == _told(sheet), sheet.name


@pytest.mark.skipif(not REAL, reason=NO_REAL)
def test_real_sheets_were_among_them() -> None:
    assert len(SHEETS) >= (30 if FULL else 8)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_what_was_read_from_text_round_trips(sheet: Structure) -> None:
    for layout in TEXT_LAYOUTS.values():
        read = structure_from_text(layout(sheet, ","))
        assert structure_from_json(structure_to_json(read)) == read


def _rows(text: str) -> list[str]:
    """Read a text and write its rows shortly: "1 25/50+0 20"."""
    return [_short(row) for row in structure_from_text(text).rows]


def _short(row: Row) -> str:
    """Write a row shortly."""
    length = row.length.at or row.length.value or ""
    if row.kind is not RowKind.PLAY:
        chips = "".join(f" -{chip}" for chip in row.colour_up)
        return f"{row.kind.value} {length}{chips} {row.note}".strip()
    stakes = row.stakes[0]
    return f"{row.label} {stakes.small_blind}/{stakes.big_blind}+{ante_of(stakes) or 0} {length}"


def test_pdf_text_of_a_club_sheet() -> None:
    structure = structure_from_text(
        """Spring Club Night
        No-Limit Hold'em
        Starting stack T20,000, 9-handed tables
        20 minute levels
        Big blind ante; ante first when short
        Late registration to the end of level 4

        Level Small Blind Big Blind BB Ante
        1 100 100 -
        2 100 200 200
        Break 15 - remove 25 chips
        3 1 000 2 000 2 000
        Level Small Blind Big Blind BB Ante
        Dinner 60 min
        4 1,500 3,000 3,000
        ------------
        final 10K 20K 20K to the end
        Page 1 of 2

        No player may bust in a chip race."""
    )
    assert structure.name == "Spring Club Night"
    assert structure.starting_stack == 20_000
    assert structure.seats_per_table == 9
    assert structure.betting is Betting.NO_LIMIT
    assert [_short(row) for row in structure.rows] == [
        "1 100/100+0 20",
        "2 100/200+200 20",
        "break 15 -25",
        "3 1000/2000+2000 20",
        "break 60 Dinner",
        "4 1500/3000+3000 20",
        "final 10000/20000+20000 20",
    ]
    assert structure.rows[5].registration_ends
    assert structure.rows[6].note == "to the end"
    ante = structure.rows[1].stakes[0].ante
    assert (ante.kind, ante.order) == (AnteKind.BIG_BLIND, AnteOrder.ANTE_FIRST)
    assert structure.remarks == (
        ("sheet", "No-Limit Hold'em"),
        ("ante", "Big blind ante; ante first when short"),
        ("registration", "Late registration to the end of level 4"),
        ("sheet", "No player may bust in a chip race."),
    )
    assert structure.comments == ()


def test_name_is_the_given_one_or_the_title_or_what_stands_in() -> None:
    text = "Title\n1 25 50\n2 50 100\n"
    assert structure_from_text(text, "Mine").name == "Mine"
    assert structure_from_text(text, fallback="file").name == "Title"
    assert structure_from_text("1 25 50\n2 50 100", fallback="file").name == "file"
    assert structure_from_csv("Title\n1,25,50\n2,50,100\n", fallback="file").name == "Title"


FRAMED = """\
| Level | Blinds | Ante | Min |
|---|---|---|---|
| 1 | 100/200 | 200 | 20 |
| Break | | | 10 |
| 2 | 200/400 | 400 | 20 |
"""
TWO_BLOCKS = """\
Level SB BB Min Level SB BB Min
1 25 50 20 3 100 200 20
2 50 100 20 4 200 400 20
5 300 600 20
Break 10
"""
AUSTRIAN = """\
Level  Antes  Small  Big  Leveldauer
1  -  25  50  20
Pause 10  25 => 100
2  200  100  200  15
"""
CELLS = """\
Level\tSB\tBB\tAnte\tLength
Level 1\t25\t50\t0\t20
Break 15\t\t\t\t15
Level 2\t100\t200\t\t8 hands
Level 3\t200\t400\t\t2 orbits
Level 4\t300\t600\t\ttbd
"""


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("1 25 50\n2 50 100\n3 100 200 25", ["1 25/50+0", "2 50/100+0", "3 100/200+25"]),
        ("25 50 20\n50 100 20\n75 150 20", ["1 25/50+0 20", "2 50/100+0 20", "3 75/150+0 20"]),
        ("25/50\n100/200 (200)\n300/600 + 75", ["1 25/50+0", "2 100/200+200", "3 300/600+75"]),
        ("1. 25/50 20 min\n2) 50/100 15 min", ["1 25/50+0 20", "2 50/100+0 15"]),
        ("1 25/50\n2 50 - 25\n3 75/150", ["1 25/50+0", "2 50/25+0", "3 75/150+0"]),
        ("Level Blinds Min\n1 50/100 20\n2 1 000/2 000 20", ["1 50/100+0 20", "2 1000/2000+0 20"]),
        ("Level SB BB Min\n1 25 50 20\n2 50 100 900", ["1 25/50+0 20", "2 50/100+0 900"]),
        ("SB BB Min\n25 50 20\n50 100 20", ["1 25/50+0 20", "2 50/100+0 20"]),
        ("L1 100/100\nL2 100/200 BBA 200", ["1 100/100+0", "2 100/200+200"]),
        ("Round 1: 25 50\nRound 2: 50 100", ["1 25/50+0", "2 50/100+0"]),
        ("1A 25/50 6 min\n1B 25/50 8 min", ["1A 25/50+0 6", "1B 25/50+0 8"]),
        ("9 1 200 2 400 300\n10 1 500 3 000 300", ["9 1200/2400+300", "10 1500/3000+300"]),
        ("1 100-200-200 30\n2 200-400-400 30", ["1 100/200+200 30", "2 200/400+400 30"]),
        ("1 25 - 50\n2 50 - 100", ["1 25/50+0", "2 50/100+0"]),
        ("1 100\u00ad200 20\n2 200\u00ad400 20", ["1 100/200+0 20", "2 200/400+0 20"]),
        ("1 25 75-150\n2 50 100-200", ["1 75/150+25", "2 100/200+50"]),
        ("1 25/50 12:00\n2 50/100 12:20", ["1 25/50+0", "2 50/100+0"]),
        ("7 150 300 25", ["7 150/300+25"]),
        ("25 50 20", ["1 25/50+20"]),
        ("3 75-150", ["3 75/150+0"]),
        ("1 25 50\n3 100 200", ["1 25/50+0", "3 100/200+0"]),
        (
            (FRAMED),
            ["1 100/200+200 20", "break 10", "2 200/400+400 20"],
        ),
        (
            (TWO_BLOCKS),
            [
                "1 25/50+0 20", "2 50/100+0 20", "5 300/600+0 20", "break 10",
                "3 100/200+0 20", "4 200/400+0 20",
            ],
        ),
        (
            (AUSTRIAN),
            ["1 25/50+0 20", "break 10 -25", "2 100/200+200 15"],
        ),
        (
            "Level Antes Small Big Leveldauer\n1 - 25 50 20\n2 200 100 200 15",
            ["1 25/50+0 20", "2 100/200+200 15"],
        ),
        (
            "Level ANTE BLINDS\n1 25 75-150\n2 50 150 \u2013 300",
            ["1 75/150+25", "2 150/300+50"],
        ),
        (
            (CELLS),
            ["1 25/50+0 20", "break 15", "2 100/200+0 8", "3 200/400+0 2", "4 300/600+0"],
        ),
    ],
)  # fmt: skip
def test_layout(text: str, rows: list[str]) -> None:
    assert [row.strip() for row in _rows(text)] == rows


def test_lengths_that_are_no_minutes() -> None:
    structure = structure_from_text(
        "Level\tSB\tBB\tLength\n1\t25\t50\t8 hands\n2\t50\t100\t2 orbits\n3\t75\t150\ttbd"
    )
    kinds = [row.length.kind for row in structure.rows]
    assert kinds == [LengthKind.HANDS, LengthKind.ORBITS, LengthKind.OPEN]
    assert structure.rows[2].note == "tbd"


@pytest.mark.parametrize(
    ("line", "row"),
    [
        ("Break", "break"),
        ("BREAK 15", "break 15"),
        ("15 min break", "break 15"),
        ("Break (10 minutes)", "break 10"),
        ("Lunch 1 h", "break 60 Lunch"),
        ("Dinner break 75 min", "break 75 Dinner break"),
        ("Break until 20:00", "break 20:00 Break until 20:00"),
        ("Break, resumes at 8:15 pm", "break 20:15 Break, resumes at 8:15 pm"),
        ("Break 10: remove 100s and 500s", "break 10 -100 -500"),
        ("Break 5 - chip race 100 and 500 into 1000", "break 5 -100 -500"),
        ("Color up 25s & 100s", "marker  -25 -100 Color up 25s & 100s"),
        ("25 => 100", "marker  -25 25 => 100"),
        ("Race off 1 000", "marker  -1000 Race off 1 000"),
        ("T25 removed", "marker  -25 T25 removed"),
        ("chips removed: 25", "marker  -25 chips removed: 25"),
        ("colour-up", "marker  colour-up"),
        ("Registration closes", "marker  Registration closes"),
        ("End of day 1", "break  End of day 1"),
        ("Rebuys end", "marker  Rebuys end"),
        ("Pause 10", "break 10"),
        ("Break 0", "marker"),
        ("Break 10 (15)", "break 10 Break (15"),
        ("remove 1.500K", "marker  remove 1.500K"),
        (
            "Lunch " + "and a very long story about it " * 12,
            "break  Lunch " + ("and a very long story about it " * 12).strip(),
        ),
    ],
)
def test_line_between_levels(line: str, row: str) -> None:
    rows = _rows(f"1 25 50\n2 50 100\n{line}\n3 75 150\n4 100 200")
    assert rows[2] == row


def test_flags_in_words() -> None:
    structure = structure_from_text(
        "1 25 50\nEnd of late registration\n2 50 100\nAdd-on break 10\n3 75 150\n"
        "Rebuy period ends, lammers due\n4 100 200 end of day 1\ncolour up\n5 200 400\nEnd of Day 2"
    )
    first, second, third, last = (structure.rows[at] for at in (1, 3, 5, 9))
    assert first.registration_ends
    assert second.add_on
    assert third.rebuys_end
    assert third.lammers_due
    assert structure.rows[6].day_end is not None
    assert structure.rows[7].colour_up_unnamed
    assert last.day_end is not None
    assert last.kind is RowKind.BREAK


def test_limits_and_bring_in() -> None:
    structure = structure_from_text(
        "Level Limits Blinds Antes Bring-in Game\n1 100-200 50-100 25 25 Stud\n"
        "10 minute break, color up 25s\n2 200-400 100-200 50 50 Razz\n"
    )
    stakes = structure.rows[2].stakes[0]
    assert (stakes.small_bet, stakes.big_bet, stakes.bring_in) == (200, 400, 50)
    assert stakes.betting is Betting.FIXED_LIMIT
    assert stakes.ante.kind is AnteKind.EACH
    assert structure.rows[0].game == "Stud"
    assert structure.rows[1].colour_up == (25,)


def test_prose_above_and_a_stack_that_is_none() -> None:
    structure = structure_from_text(
        "Stack up 1.5 hours early\n" + "Button ante. " * 30 + "\n" + "1 25/50 (50)\n2 50/100 (100)"
    )
    assert structure.starting_stack is None
    assert structure.name == "Stack up 1.5 hours early"
    assert structure.rows[0].stakes[0].ante.kind is AnteKind.BUTTON
    assert structure_from_text("10,000 chips\n1 25/50\n2 50/100").starting_stack == 10_000


def test_hostile_lines_come_to_an_end() -> None:
    lines = [
        "100 " * 480, "1/" * 900, "25, " * 450, "100 100 100 " * 3, "\t" * 1900, "break " * 300,
        "1" + " " * 1900 + "1", "- " * 900, "stack " * 300, "remove 25s, " * 150,
    ]  # fmt: skip
    text = (
        "1 25 50\n2 50 100\n" + "\n".join(line for line in lines for _ in range(4)) + "\n3 75 150"
    )
    assert len(structure_from_text(text).rows) > 2


def test_columns_of_every_kind() -> None:
    structure = structure_from_csv(
        "Level;Small Bet;Big Bet;Button;Button Ante;Completion;Color up;Call;Time;Notes\n"
        "1;100;200;50;25;100;25, 100;100;7:15 pm;registration closes\n"
        "Break;;;;;;;;15;\n"
    )
    row, pause = structure.rows
    stakes = row.stakes[0]
    assert (stakes.button_post, stakes.completion) == (50, 100)
    assert stakes.ante.kind is AnteKind.BUTTON
    assert row.colour_up == (25, 100)
    assert row.clock_time == "7:15 pm"
    assert row.note == "Call: 100; registration closes"
    assert row.registration_ends
    assert pause.kind is RowKind.BREAK


def test_csv_with_times_and_quotes() -> None:
    structure = structure_from_csv(
        "\ufeffLevel,Small Blind,Big Blind,BB Ante,Minutes,Time\n1,25,50,,20,12:00\n"
        'Break,,,,15,12:20\n\n2,"1,000","2,000","2,000",20,12:35\n'
    )
    assert [_short(row) for row in structure.rows] == [
        "1 25/50+0 20", "break 15", "2 1000/2000+2000 20",
    ]  # fmt: skip
    assert [row.clock_time for row in structure.rows] == ["12:00", "12:20", "12:35"]


def test_who_pays_an_unnamed_ante_is_guessed_and_said() -> None:
    both = "Level\tSB\tBB\tAnte\n1\t100\t200\t200\n2\t200\t400\t50"
    kinds = [row.stakes[0].ante.kind for row in structure_from_text(both).rows]
    assert kinds == [AnteKind.BIG_BLIND, AnteKind.EACH]
    assert "where it is as large" in structure_from_text(both).comments[0]
    big = structure_from_text("Level\tSB\tBB\tAnte\n1\t100\t200\t200")
    assert "one ante by the big blind" in big.comments[0]
    each = structure_from_text("Level\tSB\tBB\tAnte\n1\t100\t200\t25")
    assert "by each player" in each.comments[0]
    button = structure_from_text("Button ante\nLevel\tSB\tBB\tAnte\n1\t100\t200\t200")
    assert button.rows[0].stakes[0].ante.kind is AnteKind.BUTTON
    assert button.comments == ()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("hello\nworld", "There are no levels"),
        ("", "There are no levels"),
        ("Level SB BB\n1 25 50\n2 abc 100\n3 1 2", r'Line 3 \(level 2\), small blind: "abc"'),
        ("Level SB BB\n1 25 50\n2 0.25 0.5", "Line 3 .*nothing is rounded"),
        ("Level\tSB\tBB\tMin\n1\t25\t50\t12.5", "Line 2 .*minutes: .*nothing is rounded"),
        ("Level\tBlinds\n1\t25/50\n2\t100", r'Line 3 \(level 2\), blinds: "100" are no two'),
        ("Level SB BB\n1 25 50\n2 50 100 150 200 250", "5|6 figures under 3 headings"),
        ("Level\tSB\tBB\n1\t25\t50\t75\t80", "5 figures under 3 headings"),
        ("1 25/50\n2 -50/100\n3 75/150", "Line 2"),
        ("1 25/50\n2\n3 75/150", "Line 2 .*no blinds"),
        ("Level\tSB\tBB\tMin\n1\t25\t50\t20\nBreak\t\t\t12.5\n2\t50\t100\t20", "Line 3, minutes"),
        ("Level SB BB\n" + "1 25 50\n" * 1001, "more than 1,000 rows"),
        ("x" * 2001, "longer than 2,000"),
        ("1 25 50\n" * 5001, "more than 5,000 lines"),
        ("x" * 2_000_001, "too long"),
    ],
)
def test_refused_text(text: str, says: str) -> None:
    with pytest.raises(StructureError, match=says) as caught:
        structure_from_text(text)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Level,SB,BB,Ante\n1,25,50,0\n2,1,000,2,000,0\n", "Row 3 has 6 cells .*in quotes"),
        ("1,25,50\n2,1,000,2,000\n", "Row 2 has 5 cells"),
        ("Level,SB,BB\n1,25,50\n2,12.5,25\n", r'Row 3 \(level 2\), small blind: "12.5"'),
        ("Level,SB,BB\n1,25,NaN\n", 'Row 2 .*big blind: "NaN"'),
        ("Level,SB,BB\n1,-25,50\n", "negative"),
        ("Level,SB,BB\n1,25,9999999999999999\n", "more than 1,000,000,000,000,000 chips"),
        ('"' + "x" * 140_000 + '"\n1,2', "Row 1 cannot be cut"),
        ("a\n" * 5001, "more than 5,000 rows"),
        ("x" * 2_000_001, "too long"),
    ],
)
def test_refused_csv(text: str, says: str) -> None:
    with pytest.raises(StructureError, match=says):
        structure_from_csv(text)


WORDS = st.sampled_from(
    [
        "Level", "1", "2", "12", "25", "50", "100", "200", "000", "1,000", "1.5K", "25/50", "-",
        "100/200(25)", "Break", "min", "20", "SB", "BB", "Ante", "Minutes", "=>", "final", "12:00",
        "\t", "|", ";", "/", "(", ")", "color up", "25s", "day", "end of", "registration closes",
        "٢٠", "\u00ad", "²", "\u202f", ".", ",", "'", "+", "BBA", "ante",
    ]
)  # fmt: skip
GARBAGE = st.lists(st.lists(WORDS | st.text(max_size=3), max_size=9).map(" ".join), max_size=9)


@given(GARBAGE.map("\n".join))
@settings(max_examples=examples(400))
def test_any_text_is_a_structure_or_a_sentence(text: str) -> None:
    for read in (structure_from_text, structure_from_csv):
        sentence = ""
        try:
            structure = read(text)
        except StructureError as problem:
            sentence = str(problem)
        else:
            assert structure.rows
            assert structure_from_json(structure_to_json(structure)) == structure
        assert "\n" not in sentence

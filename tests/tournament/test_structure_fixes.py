"""What is odd can be put right: after a fix the warning is gone and nothing played is changed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdtool.rules.stakes import Ante, Betting, Stakes
from tdtool.tournament import structure_edit as edit
from tdtool.tournament.structure import DayEnd, Row, RowKind, Structure
from tdtool.tournament.structure_check import warnings
from tdtool.tournament.structure_fixes import Fix, fixes
from tdtool.tournament.structure_warning import Oddity, StructureWarning, Weight
from tests.tournament.evening import level, minutes


def sheet(*rows: int | tuple[int, ...] | Row) -> Structure:
    """Make levels by their big blinds, breaks by the chips that leave there, rows as they are."""
    made: list[Row] = []
    number = 0
    for row in rows:
        if isinstance(row, Row):
            made.append(row)
        elif isinstance(row, tuple):
            made.append(Row(RowKind.BREAK, "", minutes(15), colour_up=row))
        else:
            number += 1
            made.append(level(number, row))
    return Structure("Sheet", tuple(made), starting_stack=100_000)


def odd(structure: Structure, oddity: Oddity) -> StructureWarning:
    return next(one for one in warnings(structure) if one.oddity is oddity)


def fixed(structure: Structure, oddity: Oddity, locked: int = 0) -> dict[str, Structure]:
    found = fixes(structure, odd(structure, oddity), locked)
    for fix in found:
        left = [one.text for one in warnings(fix.structure) if one.oddity is oddity]
        assert odd(structure, oddity).text not in left, fix.text
        assert fix.structure.rows[:locked] == structure.rows[:locked]
    return {fix.text: fix.structure for fix in found}


def test_chips_that_left_too_early() -> None:
    structure = sheet(4_000, 8_000, 12_000, (1_000,), 16_000, 20_000, (), 30_000)
    found = fixed(structure, Oddity.CHIPS_NEEDED)
    assert list(found) == ["Make it 10,000-15,000", "Take the break after level 4"]
    assert [row.kind for row in found["Take the break after level 4"].rows][3:5] == [
        RowKind.PLAY,
        RowKind.BREAK,
    ]


def test_chips_that_are_needed_for_several_levels_leave_later() -> None:
    structure = sheet(4_000, 8_000, (1_000,), 12_000, 16_000, 20_000, (), 30_000)
    found = fixed(structure, Oddity.CHIPS_NEEDED)
    later = found["Remove them after level 5"]
    assert later.rows[2].colour_up == ()
    assert later.rows[6].colour_up == (1_000,)


def test_chips_that_are_needed_to_the_end_stay() -> None:
    structure = sheet(4_000, 8_000, (1_000,), 12_000, 16_000, 22_000)
    assert "Leave the 1,000s in play" in fixed(structure, Oddity.CHIPS_NEEDED)


def test_the_end_of_a_day_is_not_moved_for_chips() -> None:
    end = Row(RowKind.BREAK, "", colour_up=(1_000,), day_end=DayEnd())
    structure = sheet(4_000, 8_000, end, 16_000, 20_000)
    assert "Leave the 1,000s in play" in fixed(structure, Oddity.CHIPS_NEEDED)


def test_what_left_in_play_that_was_played_is_rounded_only() -> None:
    structure = sheet(4_000, 8_000, 12_000, (1_000,), 16_000, 20_000)
    assert list(fixed(structure, Oddity.CHIPS_NEEDED, 4)) == ["Make it 10,000-15,000"]
    assert fixed(structure, Oddity.CHIPS_NEEDED, 5) == {}


def test_amounts_are_not_rounded_into_the_next_level() -> None:
    structure = sheet(4_000, 8_000, 15_000, (1_000,), 16_000, 18_000)
    assert not any(text.startswith("Make") for text in fixed(structure, Oddity.CHIPS_NEEDED))


def test_antes_that_cannot_be_paid_in_stud_are_left_to_the_director() -> None:
    stud = Stakes(small_bet=16_000, big_bet=32_000, bring_in=5_000, betting=Betting.FIXED_LIMIT)
    row = Row(RowKind.PLAY, "3", minutes(20), (stud,))
    structure = sheet(4_000, 8_000, (1_000,), row, 40_000)
    assert not any(text.startswith("Make") for text in fixed(structure, Oddity.CHIPS_NEEDED))


def test_an_ante_of_none_stays_none_when_amounts_are_rounded() -> None:
    bare = replace(level(3, 16_000), stakes=(Stakes(8_000, 16_000, Ante()),))
    structure = sheet(4_000, 8_000, (1_000,), bare, replace(level(4, 20_000)))
    made = fixed(structure, Oddity.CHIPS_NEEDED)["Make it 10,000-15,000"]
    assert made.rows[3].stakes[0].ante == Ante()


def test_without_a_larger_chip_nothing_is_rounded() -> None:
    structure = sheet(600, 1_200, (1_000,), 1_400)
    warning = StructureWarning(3, "3", Oddity.CHIPS_NEEDED, Weight.SLIP, "")
    assert [fix.text for fix in fixes(structure, warning)] == ["Take the break after level 3"]


def test_smaller_chips_leave_as_well() -> None:
    structure = sheet(50, 100, (25,), 400, 600, (500,), 2_000, (100,), 4_000)
    warning = StructureWarning(5, "", Oddity.CHIPS_LEFT, Weight.SLIP, "")
    (fix,) = fixes(structure, warning)
    assert fix.text == "Remove 100s too"
    assert [row.colour_up for row in fix.structure.rows if row.kind is RowKind.BREAK] == [
        (25,),
        (100, 500),
        (),
    ]
    assert fixes(structure, warning, 6) == ()
    none_left = StructureWarning(2, "", Oddity.CHIPS_LEFT, Weight.SLIP, "")
    assert fixes(sheet(50, 100, (25,), 400), none_left) == ()


def test_chips_leave_once() -> None:
    structure = sheet(50, 100, (25,), 200, 400, (25, 100), 1_000)
    made = fixed(structure, Oddity.CHIPS_TWICE)["Remove it here"]
    assert made.rows[5].colour_up == (100,)
    assert fixed(structure, Oddity.CHIPS_TWICE, 6) == {}


def test_a_level_played_twice_goes() -> None:
    found = fixed(sheet(200, 400, 400, 600), Oddity.LEVEL_REPEATS)
    assert [row.label for row in found["Take this level out"].rows] == ["1", "2", "3"]
    assert fixed(sheet(200, 400, 400, 600), Oddity.LEVEL_REPEATS, 3) == {}


def test_a_break_after_a_break_goes() -> None:
    assert "Take this break out" in fixed(sheet(200, (), (), 400), Oddity.BREAK_MISPLACED)


def test_the_only_row_stays() -> None:
    structure = sheet(())
    warning = StructureWarning(0, "", Oddity.BREAK_MISPLACED, Weight.SLIP, "")
    assert fixes(structure, warning) == ()


def test_a_long_stretch_gets_a_break() -> None:
    structure = sheet(200, (), *range(400, 2_400, 200))
    found = fixed(structure, Oddity.LONG_STRETCH)
    assert list(found) == ["15 min break after level 6"]
    assert fixed(structure, Oddity.LONG_STRETCH, 11) == {}
    from_the_start = sheet(*range(200, 2_000, 200), (), 3_000)
    assert list(fixed(from_the_start, Oddity.LONG_STRETCH)) == ["15 min break after level 5"]


def test_a_jump_gets_a_level_between() -> None:
    structure = sheet(200, 400, (), 1_200)
    found = fixed(structure, Oddity.JUMP)
    assert list(found) == ["Put 300-600 between"]
    assert fixed(structure, Oddity.JUMP, 3) == {}


def test_a_jump_to_or_from_nothing_gets_none() -> None:
    bare = Row(RowKind.PLAY, "1", minutes(20), (Stakes(),))
    warning = StructureWarning(1, "2", Oddity.JUMP, Weight.SLIP, "")
    assert fixes(sheet(bare, 400), warning) == ()


def test_registration_ends_once() -> None:
    one, two = (replace(level(n, n * 200), registration_ends=True) for n in (1, 2))
    found = fixed(sheet(one, two), Oddity.REGISTRATION_TWICE)
    assert list(found) == ["Keep the first end"]
    assert fixed(sheet(one, two), Oddity.REGISTRATION_TWICE, 2) == {}


def test_wrong_numbers_are_counted_on() -> None:
    rows = [level(n, big) for n, big in ((1, 200), (2, 400), (2, 600), (3, 800))]
    found = fixed(sheet(*rows), Oddity.LABEL_TWICE)
    assert list(found) == ["Make it level 3", "Number all from here on"]
    assert [row.label for row in found["Number all from here on"].rows] == ["1", "2", "3", "4"]
    alone = [level(n, big) for n, big in ((1, 200), (2, 400), (2, 600))]
    assert list(fixed(sheet(*alone), Oddity.LABEL_TWICE)) == ["Make it level 3"]
    assert fixed(sheet(*rows), Oddity.LABEL_TWICE, 3) == {}


def test_a_fix_of_one_cell_says_what_it_makes() -> None:
    missing = replace(level(2, 400), stakes=(Stakes(200, 400),))
    structure = sheet(level(1, 200), missing, level(3, 600))
    assert list(fixed(structure, Oddity.ANTE_MISSING)) == ["Make the ante 400"]
    slow = sheet(level(1, 200), replace(level(2, 400), length=minutes(200)), level(3, 600))
    assert list(fixed(slow, Oddity.LENGTH_OUT_OF_LINE)) == ["Make it 20 min"]
    low = sheet(
        level(1, 2_000), replace(level(2, 300), stakes=(Stakes(1_500, 300),)), level(3, 4_000)
    )
    assert "Make it 1,500-3,000" in fixed(low, Oddity.OUT_OF_LINE)
    limits = [
        Row(
            RowKind.PLAY,
            str(at),
            minutes(20),
            (Stakes(small_bet=small, big_bet=2 * big, betting=Betting.FIXED_LIMIT),),
        )
        for at, (small, big) in enumerate(((200, 200), (40, 400), (600, 600)), 1)
    ]
    assert "Make it 400-800" in fixed(sheet(*limits), Oddity.OUT_OF_LINE)


def test_a_fix_of_the_past_is_not_offered() -> None:
    missing = replace(level(2, 400), stakes=(Stakes(200, 400),))
    structure = sheet(level(1, 200), missing, level(3, 600))
    assert fixes(structure, odd(structure, Oddity.ANTE_MISSING), 2) == ()


def test_what_concerns_the_whole_sheet_has_no_fix() -> None:
    structure = sheet(*range(200, 2_000, 200))
    assert fixes(structure, odd(structure, Oddity.NO_BREAKS)) == ()


@pytest.mark.parametrize("locked", [0, 3, 8])
def test_every_fix_of_every_sheet_leaves_the_past_alone(locked: int) -> None:
    structure = edit.with_row(
        sheet(200, 400, (25,), 400, 1_200, (), (25,), 50, 2_000), 1, level(1, 300)
    )
    for warning in warnings(structure):
        for fix in fixes(structure, warning, locked):
            assert isinstance(fix, Fix)
            assert fix.structure != structure
            assert fix.structure.rows[:locked] == structure.rows[:locked]

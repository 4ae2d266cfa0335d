"""A level more, a break, chips that leave: changes of a structure as a director makes them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.rules.stakes import Ante, AnteKind, AnteStep, Betting, Stakes
from tdtool.tournament import structure_edit as edit
from tdtool.tournament.next_level import next_label, next_level, rung
from tdtool.tournament.structure import (
    DayEnd,
    DayPlan,
    Length,
    LengthKind,
    Row,
    RowKind,
    Structure,
)
from tdtool.tournament.structure_edit import Flag
from tests.tournament.evening import PLAIN, level, minutes


def sheet(*bigs: int, ante: bool = True) -> Structure:
    """Make levels with these big blinds."""
    rows = [level(number, big) for number, big in enumerate(bigs, 1)]
    if not ante:
        rows = [replace(row, stakes=(replace(row.stakes[0], ante=Ante()),)) for row in rows]
    return Structure("Sheet", tuple(rows))


def labels(structure: Structure) -> list[str]:
    return [row.label for row in structure.rows if row.kind is RowKind.PLAY]


def bigs(structure: Structure) -> list[int | None]:
    return [row.stakes[0].big_blind for row in structure.rows if row.stakes]


@pytest.mark.parametrize(
    ("before", "wanted"),
    [
        ((200, 400, 600, 800), 1_000),
        ((1_000, 1_600, 2_000, 3_000), 4_000),
        ((10_000, 12_000, 16_000, 20_000), 30_000),
        ((100, 200), 300),
        ((100,), 200),
        ((40, 60, 80), 100),
        ((200, 200, 200), 300),
        ((2,), 4),
        ((2_000_000_000,), 3_000_000_000),
    ],
)
def test_the_next_level_is_a_round_step_up(before: tuple[int, ...], wanted: int) -> None:
    row = next_level(sheet(*before), len(before) - 1)
    stakes = row.stakes[0]
    assert (stakes.small_blind, stakes.big_blind, stakes.ante.amount) == (
        wanted // 2,
        wanted,
        wanted,
    )
    assert row.label == str(len(before) + 1)
    assert row.length == minutes(20)


def test_between_two_levels_it_lies_between() -> None:
    added = edit.with_level(sheet(1_000, 2_000, 3_000), 0)
    assert bigs(added) == [1_000, 1_600, 2_000, 3_000]
    assert labels(added) == ["1", "2", "3", "4"]
    assert bigs(edit.with_level(sheet(1_000, 1_200), 0)) == [1_000, 1_050, 1_200]
    assert bigs(edit.with_level(sheet(200, 220), 0)) == [200, 200, 220]
    assert bigs(edit.with_level(sheet(2_200, 2_900), 0)) == [2_200, 2_500, 2_900]


def test_above_a_level_that_falls_it_is_a_step_up() -> None:
    assert bigs(edit.with_level(sheet(2_000, 1_000), 0)) == [2_000, 3_000, 1_000]


def test_it_is_paid_with_the_chips_in_play() -> None:
    rows = (*sheet(200, 300, 400).rows, Row(RowKind.BREAK, "", minutes(15), colour_up=(100,)))
    stakes = next_level(Structure("", rows), 3).stakes[0]
    assert (stakes.small_blind, stakes.big_blind) == (500, 1_000)


def test_above_all_it_is_the_first_level_once_more() -> None:
    structure = sheet(200, 400)
    first = replace(structure.rows[0], registration_ends=True, note="Welcome")
    added = edit.with_level(edit.with_row(structure, 0, first), -1)
    assert labels(added) == ["1", "2", "3"]
    assert bigs(added) == [200, 200, 400]
    assert not added.rows[0].registration_ends
    assert added.rows[0].note == ""


def test_a_structure_without_levels_begins_with_one() -> None:
    row = next_level(Structure("", ()), -1)
    assert (row.kind, row.label, row.length) == (RowKind.PLAY, "1", minutes(20))


def test_a_limit_level_keeps_its_relations() -> None:
    stakes = Stakes(200, 400, small_bet=400, big_bet=800, betting=Betting.FIXED_LIMIT)
    row = Row(RowKind.PLAY, "1", minutes(20), (stakes,))
    more = next_level(Structure("", (row,)), 0).stakes[0]
    assert (more.small_blind, more.big_blind, more.small_bet, more.big_bet) == (
        250,
        500,
        500,
        1_000,
    )


def test_a_stud_level_keeps_its_relations() -> None:
    stakes = Stakes(
        ante=Ante(AnteKind.EACH, 100, steps=(AnteStep(4, 50),)),
        bring_in=150,
        completion=400,
        small_bet=400,
        big_bet=1_000,
        betting=Betting.FIXED_LIMIT,
    )
    row = Row(RowKind.PLAY, "Level 3", minutes(20), (stakes,))
    following = next_level(Structure("", (row,)), 0)
    more = following.stakes[0]
    assert following.label == "Level 4"
    assert (more.ante.amount, more.bring_in, more.completion, more.small_bet, more.big_bet) == (
        125,
        200,
        500,
        500,
        1_250,
    )
    assert more.ante.steps == (AnteStep(4, 75),)
    assert more.small_blind is None


def test_blinds_that_were_equal_stay_equal() -> None:
    row = Row(RowKind.PLAY, "1", minutes(20), (Stakes(100, 100),))
    more = next_level(Structure("", (row,)), 0).stakes[0]
    assert more.small_blind == more.big_blind


def test_a_big_blind_alone_stays_alone() -> None:
    row = Row(RowKind.PLAY, "1", minutes(20), (Stakes(None, 100),))
    more = next_level(Structure("", (row,)), 0).stakes[0]
    assert (more.small_blind, more.big_blind) == (None, 200)


def test_several_sets_go_on_each_by_itself() -> None:
    one = Row(RowKind.PLAY, "1", minutes(20), (Stakes(100, 200), Stakes()))
    two = Row(RowKind.PLAY, "2", minutes(20), (Stakes(300, 600),))
    more = next_level(Structure("", (one, two)), 0).stakes
    assert [stakes.big_blind for stakes in more] == [300, None]
    more = next_level(Structure("", (two, replace(one, label="3"))), 1).stakes
    assert [stakes.big_blind for stakes in more] == [300, None]


def test_a_small_amount_is_never_rounded_away() -> None:
    stakes = Stakes(1_000, 2_000, Ante(AnteKind.EACH, 1))
    rows = (Row(RowKind.PLAY, "1", minutes(20), (stakes,)), Row(RowKind.BREAK, colour_up=(500,)))
    assert next_level(Structure("", rows), 1).stakes[0].ante.amount == 1


def test_a_figure_that_fits_no_round_one_rises_by_a_chip() -> None:
    rows = (
        Row(RowKind.PLAY, "1", minutes(20), (Stakes(37, 74),)),
        Row(RowKind.BREAK, colour_up=(3_000_000_000,)),
    )
    assert (next_level(Structure("", rows), 1).stakes[0].big_blind or 0) > 74


@pytest.mark.parametrize(
    ("label", "wanted"),
    [("14", "15"), ("Level 3", "Level 4"), ("1A", "2"), ("final", ""), ("", "")],
)
def test_numbers_count_on(label: str, wanted: str) -> None:
    assert next_label(label) == wanted


def test_the_figure_that_rises() -> None:
    assert rung(Stakes(1, 2, small_bet=3)) == 2
    assert rung(Stakes(small_bet=3)) == 3
    assert rung(Stakes(ante=Ante(AnteKind.EACH, 4))) == 4
    assert rung(Stakes()) is None


def test_numbers_count_on_only_as_far_as_they_did() -> None:
    rows = list(sheet(200, 400, 600, 800).rows)
    rows[2] = replace(rows[2], label="final")
    rows.insert(1, Row(RowKind.BREAK, "", minutes(10)))
    added = edit.with_level(Structure("", tuple(rows)), 0)
    assert labels(added) == ["1", "2", "3", "final", "4"]


def test_a_level_that_goes_on_keeps_its_number() -> None:
    rows = list(sheet(200, 400, 600).rows)
    rows.insert(2, replace(rows[1], continues=True))
    added = edit.with_level(Structure("", tuple(rows)), 0)
    assert labels(added) == ["1", "2", "3", "3", "4"]
    assert labels(edit.without(added, 1)) == ["1", "2", "2", "3"]


def test_rows_are_taken_out() -> None:
    assert labels(edit.without(PLAIN, 1)) == ["1", "2", "3", "4"]
    assert edit.without(PLAIN, 2).rows == (*PLAIN.rows[:2], *PLAIN.rows[3:])
    words = replace(PLAIN, rows=(replace(PLAIN.rows[0], label="A"), *PLAIN.rows[1:]))
    assert labels(edit.without(words, 0)) == ["1", "2", "3", "4"]


def test_a_break_is_as_long_as_the_others() -> None:
    assert edit.with_break(PLAIN, 0).rows[1] == Row(RowKind.BREAK, "", minutes(15))
    assert edit.with_break(PLAIN, 0, 20).rows[1].length == minutes(20)
    assert edit.with_break(sheet(200), 0).rows[1].length == minutes(15)
    longer = replace(PLAIN, rows=(*PLAIN.rows[:2], Row(RowKind.BREAK, "", minutes(45))))
    assert edit.usual_break(longer) == 45


def test_registration_ends_once() -> None:
    moved = edit.with_flag(PLAIN, 0, Flag.REGISTRATION_ENDS, on=True)
    assert [at for at, row in enumerate(moved.rows) if row.registration_ends] == [0]
    off = edit.with_flag(PLAIN, 3, Flag.REGISTRATION_ENDS, on=False)
    assert not any(row.registration_ends for row in off.rows)


def test_the_other_ends() -> None:
    assert edit.with_flag(PLAIN, 0, Flag.REBUYS_END, on=True).rows[0].rebuys_end
    assert edit.with_flag(PLAIN, 0, Flag.ADD_ON, on=True).rows[0].add_on
    assert edit.with_flag(PLAIN, 0, Flag.DAY_END, on=True).rows[0].day_end == DayEnd()
    assert edit.with_flag(PLAIN, 5, Flag.DAY_END, on=False).rows[5].day_end is None
    both = edit.with_flag(PLAIN, 0, Flag.DAY_END, on=True)
    assert both.rows[5].day_end == DayEnd()


def test_chips_leave_in_order() -> None:
    changed = edit.with_colour_up(PLAIN, 2, (500, 100, 500))
    assert changed.rows[2].colour_up == (100, 500)
    assert edit.with_colour_up(changed, 2, ()).rows[2].colour_up == ()


def test_a_day_gets_its_start() -> None:
    assert edit.with_day_start(PLAIN, 2, "13:00").days == (DayPlan("1"), DayPlan("2", "", "13:00"))
    assert edit.with_day_start(PLAIN, 1, "") == PLAIN
    named = replace(PLAIN, days=(DayPlan("Flight A", "8 levels", "12:00"),))
    assert edit.with_day_start(named, 1, "").days == (DayPlan("Flight A", "8 levels"),)


def test_rows_are_spliced_in() -> None:
    more = sheet(5_000).rows
    assert edit.spliced(PLAIN, 2, more, replaces=False).rows == (
        *PLAIN.rows[:2],
        *more,
        *PLAIN.rows[2:],
    )
    assert edit.spliced(PLAIN, 2, more, replaces=True).rows == (*PLAIN.rows[:2], *more)


def test_of_another_sheet_the_higher_levels_follow() -> None:
    other = sheet(200, 400, 600, 800).rows
    assert edit.rows_above(other, level(9, 400)) == other[2:]
    assert edit.rows_above(other, level(9, 4_000)) == ()
    assert edit.rows_above(other, None) == other
    assert edit.rows_above(other, Row(RowKind.PLAY, "1")) == other


def test_levels_are_numbered_from_a_row_on() -> None:
    rows = tuple(replace(row, label="x") for row in sheet(200, 400, 600).rows)
    assert labels(edit.numbered(Structure("", rows), 0)) == ["1", "2", "3"]
    assert labels(edit.numbered(Structure("", rows), 1)) == ["x", "2", "3"]
    broken = edit.with_break(Structure("", rows), 0)
    assert labels(edit.numbered(broken, 0)) == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        (AnteKind.NONE, Ante()),
        (AnteKind.BUTTON, Ante(AnteKind.BUTTON, 800)),
        (AnteKind.EACH, Ante(AnteKind.EACH, 100)),
        (AnteKind.BIG_BLIND, Ante(AnteKind.BIG_BLIND, 800)),
    ],
)
def test_somebody_else_pays_the_antes(kind: AnteKind, wanted: Ante) -> None:
    changed = edit.with_antes(PLAIN, 5, kind)
    assert changed.rows[5].stakes[0].ante == wanted
    assert changed.rows[:5] == PLAIN.rows[:5]


def test_antes_of_games_without_blinds_stay() -> None:
    stud = Row(RowKind.PLAY, "1", minutes(20), (Stakes(ante=Ante(AnteKind.EACH, 5), bring_in=10),))
    structure = Structure("", (stud,))
    assert edit.with_antes(structure, 0, AnteKind.NONE) == structure


@given(
    start=st.integers(1, 10**12),
    steps=st.lists(st.integers(101, 300), min_size=1, max_size=8),
    kind=st.sampled_from(AnteKind),
)
def test_a_new_level_is_never_lower(start: int, steps: list[int], kind: AnteKind) -> None:
    rows, big = [], start
    for number, step in enumerate(steps, 1):
        stakes = Stakes(big // 2, big, Ante(kind, big if kind is not AnteKind.NONE else 0))
        rows.append(Row(RowKind.PLAY, str(number), Length(LengthKind.MINUTES, 20), (stakes,)))
        big = big * step // 100 + 1
    structure = Structure("", tuple(rows))
    for after in range(len(rows)):
        added = edit.with_level(structure, after)
        new = added.rows[after + 1].stakes[0].big_blind or 0
        assert new >= (rows[after].stakes[0].big_blind or 0)
        assert labels(added) == [str(number) for number in range(1, len(rows) + 2)]
        assert edit.without(added, after + 1) == structure

"""Lengths, plans of times, stakes by game and the columns of a sheet."""

from __future__ import annotations

from dataclasses import replace

from tdtool.rules.stakes import Ante, AnteKind, Betting, Stakes
from tdtool.tournament.structure import (
    OPEN_LENGTH,
    DayEnd,
    Length,
    LengthKind,
    Row,
    RowKind,
    Structure,
)
from tdtool.tournament.structure_queries import (
    Planned,
    Stretch,
    break_rows,
    columns,
    is_stud,
    longest_stretch,
    play_levels,
    row_minutes,
    schedule,
    stakes_for,
    stretches,
    total_minutes,
)

TWENTY = Length(LengthKind.MINUTES, 20)
FIRST = Row(RowKind.PLAY, "1", TWENTY, (Stakes(25, 50),))
SECOND = Row(RowKind.PLAY, "2", TWENTY, (Stakes(50, 100, Ante(AnteKind.BIG_BLIND, 100)),))
BREAK = Row(RowKind.BREAK, length=Length(LengthKind.MINUTES, 10))
MARKER = Row(RowKind.MARKER, note="registration ends")


def sheet(*rows: Row) -> Structure:
    return Structure("Test", rows)


def test_levels_breaks_and_minutes() -> None:
    structure = sheet(FIRST, MARKER, BREAK, SECOND)
    assert play_levels(structure) == (0, 3)
    assert break_rows(structure) == (2,)
    assert total_minutes(structure) == 50
    assert row_minutes(MARKER) == 0
    assert row_minutes(replace(FIRST, length=Length(LengthKind.HANDS, 8))) is None


def test_schedule() -> None:
    dinner = Row(RowKind.BREAK, length=Length(LengthKind.RESUME_AT, at="20:00"))
    structure = sheet(FIRST, MARKER, BREAK, SECOND, dinner, SECOND)
    assert schedule(structure, 19 * 60) == (
        Planned(1, 1140, 1160),
        Planned(1, 1160, 1160),
        Planned(1, 1160, 1170),
        Planned(1, 1170, 1190),
        Planned(1, 1190, 1200),
        Planned(1, 1200, 1220),
    )


def test_schedule_over_midnight_open_levels_and_days() -> None:
    night = Row(RowKind.BREAK, length=Length(LengthKind.RESUME_AT, at="00:30"))
    late = schedule(sheet(FIRST, night, SECOND), 23 * 60 + 50)
    assert late[1:] == (Planned(1, 1450, 1470), Planned(1, 1470, 1490))
    opened = replace(FIRST, length=OPEN_LENGTH)
    end = Row(RowKind.BREAK, day_end=DayEnd())
    planned = schedule(sheet(opened, BREAK, night, SECOND, end, SECOND, end, FIRST), 600, [720])
    assert planned[0] == Planned(1, 600, None)
    assert planned[1] == Planned(1, None, None)
    assert planned[2] == Planned(1, None, 30)
    assert planned[5] == Planned(2, 720, 740)
    assert planned[7] == Planned(3, None, None)
    assert schedule(sheet(FIRST), -1) == (Planned(1, None, None),)


def test_stretches() -> None:
    ended = replace(SECOND, day_end=DayEnd())
    structure = sheet(BREAK, FIRST, MARKER, SECOND, BREAK, ended, FIRST)
    assert stretches(structure) == (Stretch(1, 3, 40), Stretch(5, 5, 20), Stretch(6, 6, 20))
    assert longest_stretch(structure) == Stretch(1, 3, 40)
    assert longest_stretch(sheet(BREAK)) is None


def test_stakes_for_a_game() -> None:
    assert stakes_for(BREAK) is None
    assert stakes_for(FIRST, "Hold'em") == Stakes(25, 50)
    line = Stakes(50, 100, Ante(AnteKind.EACH, 25), None, 100, 200, 30, betting=Betting.FIXED_LIMIT)
    mixed = Row(RowKind.PLAY, "1", TWENTY, (line,))
    assert stakes_for(mixed) == line
    stud = stakes_for(mixed, "Stud 8")
    assert stud is not None
    assert (stud.big_blind, stud.bring_in, stud.ante.amount) == (None, 30, 25)
    flop = stakes_for(replace(mixed, game="Omaha 8"))
    assert flop is not None
    assert (flop.big_blind, flop.bring_in, flop.ante.kind) == (100, None, AnteKind.NONE)
    choice = Row(
        RowKind.PLAY,
        "1",
        TWENTY,
        (
            Stakes(50, 100, group="flop"),
            Stakes(bring_in=30, ante=Ante(AnteKind.EACH, 25), group="stud"),
            Stakes(25, 50, group="big", games=("PL Omaha",)),
        ),
    )
    groups = [
        stakes.group
        for game in ("Hold'em", "Razz", "PL Omaha", "Mississippi stud", "")
        if (stakes := stakes_for(choice, game))
    ]
    assert groups == ["flop", "stud", "big", "flop", "flop"]
    only_stud = replace(choice, stakes=choice.stakes[1:2])
    assert stakes_for(only_stud, "Hold'em") == choice.stakes[1]
    assert is_stud("RAZZ")
    assert not is_stud("Badugi")


def test_columns_of_a_plain_sheet() -> None:
    needed = columns(sheet(FIRST, MARKER, BREAK, SECOND))
    assert needed.small_blind
    assert needed.big_blind
    assert needed.ante
    assert needed.ante_kind is AnteKind.BIG_BLIND
    assert needed.ante_is_big_blind
    assert needed.minutes == 20
    assert needed.starts
    assert not needed.lengths
    assert not needed.limits
    assert not needed.game
    assert not needed.notes
    assert needed.groups == ()


def test_columns_of_an_odd_sheet() -> None:
    line = Stakes(ante=Ante(AnteKind.EACH, 25), small_bet=100, big_bet=200, bring_in=50)
    stud = Row(RowKind.PLAY, "2", OPEN_LENGTH, (replace(line, group="stud", completion=100),))
    timed = replace(SECOND, game="Omaha", clock_time="20:00", note="late")
    button = Row(RowKind.PLAY, "4", TWENTY, (Stakes(button_post=50),))
    needed = columns(sheet(stud, timed, button))
    assert needed.ante_kind is None
    assert not needed.ante_is_big_blind
    assert needed.limits
    assert needed.bring_in
    assert needed.completion
    assert needed.button_post
    assert needed.game
    assert needed.clock_times
    assert needed.notes
    assert needed.lengths
    assert needed.minutes is None
    assert not needed.starts
    assert needed.groups == ("stud",)
    half = replace(SECOND, stakes=(Stakes(50, 100, Ante(AnteKind.BIG_BLIND, 50)),))
    assert not columns(sheet(half)).ante_is_big_blind
    assert columns(sheet(BREAK)).minutes is None

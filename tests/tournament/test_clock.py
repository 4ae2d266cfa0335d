"""The clock is an anchor and a difference."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.tournament import clock
from tdtool.tournament import commands as c
from tdtool.tournament.queries import clock_view, strip
from tdtool.tournament.refusal import Code
from tdtool.tournament.structure import (
    DayEnd,
    DayEndKind,
    Length,
    LengthKind,
    Row,
    RowKind,
    Structure,
)
from tdtool.tournament.tasks import tasks
from tdtool.tournament.values import Anchor, Now, Sheet
from tdtool.tournament.views import ClockState, TaskKind
from tests.tournament.evening import MINUTE, NOON, PLAIN, Evening, level, minutes

if TYPE_CHECKING:
    from pathlib import Path


def left(evening: Evening) -> tuple[str, int | None]:
    view = clock_view(evening.state, evening.desk.now())
    return view.label, view.remaining


def test_before_the_start(evening: Evening) -> None:
    view = clock_view(evening.state, evening.desk.now())
    assert (view.state, view.label, view.remaining) == (ClockState.NOT_STARTED, "1", 20 * MINUTE)
    assert (view.break_in, view.break_at) == (40 * MINUTE, None)
    evening.refused(c.PauseClock(), Code.CLOCK_STANDS)
    evening.refused(c.AddTime(MINUTE), Code.CLOCK_STANDS)


def test_levels_pass_by_themselves(evening: Evening) -> None:
    evening.do(c.StartClock())
    evening.refused(c.StartClock(), Code.CLOCK_RUNS)
    evening.clock.pass_(25 * MINUTE)
    assert left(evening) == ("2", 15 * MINUTE)
    view = clock_view(evening.state, evening.desk.now())
    assert view.began_at == NOON + 20 * MINUTE
    assert view.break_in == 15 * MINUTE
    assert view.break_at == NOON + 40 * MINUTE
    evening.clock.pass_(20 * MINUTE)
    view = clock_view(evening.state, evening.desk.now())
    assert (view.on_break, view.remaining, view.break_in) == (True, 10 * MINUTE, None)
    evening.clock.pass_(10 * MINUTE)
    assert left(evening) == ("3", 20 * MINUTE)


def test_the_day_ends_and_the_next_one_begins(evening: Evening) -> None:
    evening.do(c.StartClock())
    evening.clock.pass_(500 * MINUTE)
    view = clock_view(evening.state, evening.desk.now())
    assert (view.state, view.label, view.remaining) == (ClockState.DAY_ENDED, "4", 0)
    assert view.paused_for is None
    evening.do(c.StartClock())
    assert left(evening) == ("5", 20 * MINUTE)
    assert strip(evening.state, evening.desk.now()).day == "Day 2"
    evening.clock.pass_(21 * MINUTE)
    view = clock_view(evening.state, evening.desk.now())
    assert view.state is ClockState.FINISHED
    evening.refused(c.StartClock(), Code.NO_LEVELS)


def test_pause_and_run_on(evening: Evening) -> None:
    evening.do(c.StartClock())
    evening.clock.pass_(5 * MINUTE)
    evening.do(c.PauseClock())
    evening.clock.pass_(7 * MINUTE)
    view = clock_view(evening.state, evening.desk.now())
    assert (view.state, view.remaining, view.paused_for) == (
        ClockState.PAUSED,
        15 * MINUTE,
        7 * MINUTE,
    )
    evening.refused(c.PauseClock(), Code.CLOCK_STANDS)
    evening.do(c.StartClock())
    evening.clock.pass_(MINUTE)
    assert left(evening) == ("1", 14 * MINUTE)


def test_corrections(evening: Evening) -> None:
    evening.do(c.StartClock())
    evening.do(c.AddTime(2 * MINUTE))
    assert left(evening) == ("1", 22 * MINUTE)
    evening.do(c.AddTime(-20 * MINUTE))
    evening.refused(c.AddTime(-2 * MINUTE), Code.BAD_NUMBER)
    evening.refused(c.AddTime(25 * 60 * MINUTE), Code.BAD_NUMBER)
    evening.do(c.SetRemaining(17 * MINUTE))
    assert left(evening) == ("1", 17 * MINUTE)
    evening.refused(c.SetRemaining(0), Code.BAD_NUMBER)
    evening.do(c.GoToRow(4))
    assert left(evening) == ("3", 20 * MINUTE)
    evening.refused(c.GoToRow(3), Code.BAD_LEVEL)
    evening.refused(c.GoToRow(99), Code.BAD_LEVEL)
    assert evening.state.clock is not None
    assert evening.state.clock.running


def test_go_to_a_level_before_the_start_starts_nothing(evening: Evening) -> None:
    evening.do(c.GoToRow(1))
    assert evening.state.clock is not None
    assert not evening.state.clock.running


def test_it_ran_on_after_a_crash(evening: Evening) -> None:
    evening.do(c.StartClock())
    evening.clock.reboot(6 * MINUTE)
    assert left(evening) == ("1", 14 * MINUTE)


def test_the_boot_clock_rules_over_a_clock_that_was_set(evening: Evening) -> None:
    evening.do(c.StartClock())
    evening.clock.pass_(MINUTE)
    evening.clock.wall_ms += 3_600_000
    assert left(evening) == ("1", 19 * MINUTE)
    view = clock_view(evening.state, evening.desk.now())
    assert view.drift == 3_600_000
    task = tasks(evening.state, evening.desk.names, evening.desk.now())[-1]
    assert task.kind is TaskKind.CLOCK
    assert task.title == "The computer's clock was set ahead by 3,600 s"
    evening.clock.wall_ms -= 7_200_000
    task = tasks(evening.state, evening.desk.names, evening.desk.now())[-1]
    assert "set back" in task.title


def test_a_break_that_ends_at_a_clock_time(tmp_path: Path) -> None:
    rows = (
        level(1, 200),
        Row(RowKind.BREAK, "", Length(LengthKind.RESUME_AT, at="13:00")),
        level(2, 400),
    )
    evening = Evening(tmp_path, Structure("x", rows))
    evening.do(c.StartClock())
    evening.clock.pass_(30 * MINUTE)
    view = clock_view(evening.state, evening.desk.now())
    assert (view.on_break, view.remaining, view.length) == (True, 30 * MINUTE, 40 * MINUTE)
    evening.clock.pass_(31 * MINUTE)
    assert left(evening) == ("2", 19 * MINUTE)
    evening.store.close()


def test_resume_tomorrow() -> None:
    assert clock.resume_after(NOON, "11:59", 0) == (24 * 60 - 1) * MINUTE
    assert clock.resume_after(NOON, "13:00", 3600) == 24 * 60 * MINUTE


def test_levels_without_a_countdown(tmp_path: Path) -> None:
    rows = (
        level(1, 200),
        level(2, 400, length=Length(LengthKind.HANDS, 8)),
        level(3, 600, length=Length(LengthKind.ORBITS, 2)),
        level(4, 800, length=Length(LengthKind.OPEN)),
    )
    evening = Evening(tmp_path, Structure("x", rows))
    assert clock_view(evening.state, evening.desk.now()).break_in is None
    evening.do(c.StartClock())
    evening.clock.pass_(60 * MINUTE)
    view = clock_view(evening.state, evening.desk.now())
    assert (view.state, view.label, view.remaining, view.length_text) == (
        ClockState.RUNNING,
        "2",
        None,
        "8 hands",
    )
    evening.refused(c.AddTime(MINUTE), Code.NO_COUNTDOWN)
    evening.do(c.PauseClock())
    evening.do(c.GoToRow(2))
    assert clock_view(evening.state, evening.desk.now()).length_text == "2 orbits"
    evening.do(c.GoToRow(3))
    assert clock_view(evening.state, evening.desk.now()).length_text == "to finish"
    evening.store.close()


def test_no_break_is_announced_beyond_the_day() -> None:
    rows = (level(1, 200, day_end=DayEnd()), Row(RowKind.BREAK, "", minutes(5)))
    reading = clock.Reading(0, MINUTE, running=True, began_at=None)
    assert clock.to_next_break(Structure("x", rows), reading) is None
    rows = (level(1, 200), level(2, 400, day_end=DayEnd(DayEndKind.PLAYERS, 9)))
    assert clock.to_next_break(Structure("x", rows), reading) is None


def test_a_new_structure_keeps_level_and_time(evening: Evening) -> None:
    longer = replace(PLAIN, rows=(level(0, 100), *PLAIN.rows))
    evening.do(c.ChangeStructure(longer))
    evening.do(c.ChangeStructure(PLAIN))
    evening.do(c.StartClock())
    evening.clock.pass_(25 * MINUTE)
    evening.do(c.ChangeStructure(longer))
    assert evening.state.clock is not None
    assert (evening.state.clock.row, left(evening)) == (2, ("2", 15 * MINUTE))
    evening.do(c.ChangeStructure(longer))
    assert left(evening) == ("2", 15 * MINUTE)
    only = Structure("x", (level(9, 1000),))
    evening.refused(c.ChangeStructure(only), Code.BAD_LEVEL)
    evening.refused(c.ChangeStructure(Structure("x", ())), Code.NO_LEVELS)
    evening.clock.pass_(20 * MINUTE)
    evening.do(c.ChangeStructure(replace(PLAIN, rows=(level(1, 200), *PLAIN.rows))))
    view = clock_view(evening.state, evening.desk.now())
    assert (view.on_break, view.remaining) == (True, 10 * MINUTE)
    evening.refused(c.ChangeStructure(only), Code.BAD_LEVEL)


def test_a_structure_of_markers_has_no_levels() -> None:
    structure = Structure("x", (Row(RowKind.MARKER),))
    assert clock.first_row(structure) is None
    assert clock.level_row(structure, 0) is None
    assert clock.registration_end_row(structure) is None
    assert clock.next_day_row(structure, 0) is None
    assert clock.row_length(Row(RowKind.MARKER), 0) == 0


def test_the_last_day_has_no_next(tmp_path: Path) -> None:
    evening = Evening(tmp_path, Structure("x", (level(1, 200, day_end=DayEnd()),)))
    evening.do(c.StartClock())
    evening.clock.pass_(60 * MINUTE)
    evening.refused(c.StartClock(), Code.NO_LEVELS)
    evening.store.close()


@given(
    lengths=st.lists(st.integers(1, 60), min_size=1, max_size=12),
    steps=st.lists(st.integers(0, 90 * MINUTE), max_size=8),
)
def test_reading_in_steps_is_reading_at_once(lengths: list[int], steps: list[int]) -> None:
    rows = tuple(level(n, 100, length=minutes(length)) for n, length in enumerate(lengths, 1))
    structure = Structure("x", rows)
    first = Now(NOON, 0, "b")
    anchor = clock.start_anchor(structure, 0, first, running=True)
    stepped = anchor
    moment = first
    for step in steps:
        moment = Now(moment.wall_ms + step, moment.boot_ms + step, "b")
        reading = clock.read(structure, stepped, moment)
        if reading.running:
            stepped = Anchor(
                reading.row, reading.remaining, reading.running, moment.wall_ms, moment.boot_ms, "b"
            )
    one, other = clock.read(structure, anchor, moment), clock.read(structure, stepped, moment)
    assert (one.row, one.remaining, one.running) == (other.row, other.remaining, other.running)


@pytest.mark.parametrize("past", [-5_000, 0])
def test_time_never_runs_backwards(past: int) -> None:
    anchor = Anchor(0, 100, running=True, wall_ms=NOON, boot_ms=10_000, boot_id="b")
    assert clock.elapsed(anchor, Now(NOON + past, 10_000 + past, "b")) == 0
    assert clock.elapsed(anchor, Now(NOON + past, 0, "other")) == 0
    assert clock.drift(anchor, Now(NOON + past, 0, "other")) == 0


def test_it_ran_since(evening: Evening) -> None:
    evening.clock.pass_(30 * MINUTE)
    evening.do(c.RanSince(NOON + 5 * MINUTE))
    assert left(evening) == ("2", 15 * MINUTE)
    evening.refused(c.RanSince(NOON + 6 * MINUTE), Code.CLOCK_RUNS)
    evening.do(c.PauseClock())
    evening.clock.pass_(10 * MINUTE)
    evening.refused(c.RanSince(NOON + 29 * MINUTE), Code.BAD_TIME)
    evening.refused(c.RanSince(NOON + 41 * MINUTE), Code.BAD_TIME)
    evening.do(c.RanSince(NOON + 36 * MINUTE))
    assert left(evening) == ("2", 11 * MINUTE)
    evening.clock.pass_(300 * MINUTE)
    evening.refused(c.RanSince(NOON + 340 * MINUTE), Code.NO_LEVELS)


def test_hold_where_it_was_when_the_desk_went_off(evening: Evening) -> None:
    evening.do(c.StartClock())
    evening.clock.reboot(25 * MINUTE)
    evening.do(c.HoldAt(0, 17 * MINUTE))
    view = clock_view(evening.state, evening.desk.now())
    assert (view.state, view.label, view.remaining) == (ClockState.PAUSED, "1", 17 * MINUTE)
    evening.refused(c.HoldAt(3, MINUTE), Code.BAD_LEVEL)
    evening.refused(c.HoldAt(99, MINUTE), Code.BAD_LEVEL)
    evening.refused(c.HoldAt(0, 0), Code.BAD_NUMBER)
    evening.do(c.HoldAt(1, None))


def test_a_printed_level_sheet_grows_old(evening: Evening) -> None:
    evening.do(c.RecordSheet(Sheet.LEVELS))
    evening.clock.pass_(MINUTE)
    evening.do(c.StartClock())
    assert not tasks(evening.state, evening.desk.names, evening.desk.now())
    evening.do(c.PauseClock())
    evening.clock.pass_(MINUTE)
    evening.do(c.StartClock())
    found = tasks(evening.state, evening.desk.names, evening.desk.now())
    assert [task.kind for task in found] == [TaskKind.REPRINT]
    evening.do(c.RecordSheet(Sheet.LEVELS))
    assert not tasks(evening.state, evening.desk.names, evening.desk.now())
    evening.refused(c.RecordSheet(Sheet.TABLES, 3), Code.NO_SUCH_TABLE)
    evening.do(c.OpenTable(3))
    done = evening.do(c.RecordSheet(Sheet.SEAT_CARDS, 3))
    assert done.told == "seat cards printed"
    assert evening.desk.undoable() != done.action


def test_the_night_between_two_days_has_no_length(tmp_path: Path) -> None:
    night = Row(RowKind.BREAK, "", Length(LengthKind.OPEN), day_end=DayEnd())
    evening = Evening(tmp_path, Structure("x", (level(1, 200), night, level(2, 400))))
    evening.do(c.StartClock())
    evening.clock.pass_(30 * MINUTE)
    view = clock_view(evening.state, evening.desk.now())
    assert (view.state, view.remaining) == (ClockState.DAY_ENDED, 0)
    evening.do(c.GoToRow(1))
    evening.do(c.StartClock())
    assert left(evening) == ("2", 20 * MINUTE)
    evening.do(c.GoToRow(1))
    assert clock_view(evening.state, evening.desk.now()).state is ClockState.DAY_ENDED
    evening.store.close()


def test_a_day_that_ended_stays_ended_when_levels_are_changed(evening: Evening) -> None:
    evening.do(c.StartClock())
    evening.clock.pass_(500 * MINUTE)
    evening.do(c.ChangeStructure(replace(PLAIN, rows=(*PLAIN.rows, level(6, 1_200)))))
    assert clock_view(evening.state, evening.desk.now()).state is ClockState.DAY_ENDED
    evening.do(c.StartClock())
    assert left(evening) == ("5", 20 * MINUTE)

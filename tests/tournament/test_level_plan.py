"""When levels began, and when they will: through pauses, corrections, edits and restarts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.desk import Done
from tdtool.tournament import commands as c
from tdtool.tournament import queries
from tdtool.tournament import structure_edit as edit
from tdtool.tournament.course import Course, course
from tdtool.tournament.level_plan import LevelPlan, Standing, level_plan, time_of_day
from tdtool.tournament.structure import (
    DayEnd,
    DayPlan,
    Length,
    LengthKind,
    Row,
    RowKind,
    Structure,
)
from tdtool.tournament.values import Now
from tests.tournament.evening import MINUTE, NOON, PLAIN, Evening, level, minutes

if TYPE_CHECKING:
    from pathlib import Path

OPEN = Length(LengthKind.OPEN)


def plan_of(evening: Evening) -> LevelPlan:
    history = evening.desk.history
    now = evening.desk.now()
    found = course(history.records, history.is_gone, now.utc_offset)
    return level_plan(evening.state.structure, evening.state.clock, found, now)


def starts(plan: LevelPlan) -> list[int | None]:
    """Give the starts in minutes after noon."""
    return [
        None if row.starts_ms is None else (row.starts_ms - NOON) // MINUTE for row in plan.rows
    ]


def at_noon(folder: Path, structure: Structure = PLAIN) -> Evening:
    evening = Evening(folder, structure)
    evening.do(c.StartClock())
    return evening


def wait(evening: Evening, wanted: float) -> None:
    evening.clock.pass_(int(wanted * MINUTE))


def test_before_the_start_everything_is_counted_from_now(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    plan = plan_of(evening)
    assert starts(plan) == [0, 20, 40, 55, 55, 75, None]
    assert plan.row is None
    assert not plan.started
    assert (plan.first_open, plan.locked_before) == (0, 0)
    assert plan.rows[-1].in_day_ms == 0


@pytest.mark.parametrize(
    ("said", "first"),
    [("12:30", 30), ("13.00", 60), ("1 pm", 0), ("11:30", 0), ("", 0), ("25:00", 0)],
)
def test_a_first_day_with_a_time_starts_then_unless_it_has_just_passed(
    tmp_path: Path, said: str, first: int
) -> None:
    structure = replace(PLAIN, days=(DayPlan("1", starts=said),))
    assert starts(plan_of(Evening(tmp_path, structure)))[0] == first


def test_levels_that_were_played_keep_the_times_they_really_began(tmp_path: Path) -> None:
    evening = at_noon(tmp_path)
    wait(evening, 10)
    evening.do(c.PauseClock())
    wait(evening, 3)
    evening.do(c.StartClock())
    wait(evening, 12)
    plan = plan_of(evening)
    assert starts(plan) == [0, 23, 43, 58, 58, 78, None]
    assert [row.standing for row in plan.rows][:3] == [
        Standing.PAST,
        Standing.RUNNING,
        Standing.TO_COME,
    ]
    assert plan.rows[0].paused_ms == 3 * MINUTE
    assert plan.rows[0].ends_ms == NOON + 23 * MINUTE
    assert (plan.row, plan.first_open, plan.locked_before) == (1, 2, 1)


def test_a_paused_clock_runs_on_from_now(tmp_path: Path) -> None:
    evening = at_noon(tmp_path)
    wait(evening, 5)
    evening.do(c.PauseClock())
    wait(evening, 10)
    assert starts(plan_of(evening))[:3] == [0, 30, 50]
    wait(evening, 5)
    plan = plan_of(evening)
    assert starts(plan)[:3] == [0, 35, 55]
    assert plan.rows[0].paused_ms == 15 * MINUTE


def test_time_added_and_taken_off_is_told(tmp_path: Path) -> None:
    evening = at_noon(tmp_path)
    evening.do(c.AddTime(5 * MINUTE))
    evening.do(c.AddTime(-2 * MINUTE))
    wait(evening, 3)
    evening.do(c.SetRemaining(10 * MINUTE))
    plan = plan_of(evening)
    assert plan.rows[0].added_ms == -7 * MINUTE
    assert starts(plan)[1] == 13


def test_levels_passed_over_are_skipped_and_a_mistake_is_forgotten(tmp_path: Path) -> None:
    evening = at_noon(tmp_path)
    wait(evening, 5)
    evening.do(c.GoToRow(4))
    wait(evening, 1)
    plan = plan_of(evening)
    assert [row.standing for row in plan.rows[:5]] == [
        Standing.PAST,
        *[Standing.SKIPPED] * 3,
        Standing.RUNNING,
    ]
    evening.do(c.GoToRow(0))
    evening.do(c.SetRemaining(14 * MINUTE))
    plan = plan_of(evening)
    assert starts(plan)[:2] == [0, 20]
    assert plan.rows[1].standing is Standing.TO_COME


def test_a_level_gone_to_while_the_clock_stands_begins_when_it_runs(tmp_path: Path) -> None:
    evening = at_noon(tmp_path)
    wait(evening, 5)
    evening.do(c.PauseClock())
    evening.do(c.GoToRow(1))
    wait(evening, 4)
    assert starts(plan_of(evening))[:3] == [0, 9, 29]
    evening.do(c.StartClock())
    wait(evening, 1)
    plan = plan_of(evening)
    assert starts(plan)[:3] == [0, 9, 29]
    assert plan.rows[1].paused_ms == 0


def test_the_clock_ran_since(tmp_path: Path) -> None:
    evening = at_noon(tmp_path)
    wait(evening, 5)
    evening.do(c.PauseClock())
    wait(evening, 30)
    evening.do(c.RanSince(NOON + 8 * MINUTE))
    plan = plan_of(evening)
    assert starts(plan)[:3] == [0, 23, 43]
    assert plan.rows[0].paused_ms == 3 * MINUTE


def test_a_clock_that_was_never_started_ran_since(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    wait(evening, 30)
    evening.do(c.RanSince(NOON + 2 * MINUTE))
    assert starts(plan_of(evening))[:3] == [2, 22, 42]


def test_the_clock_is_held_where_it_was_when_the_desk_went_off(tmp_path: Path) -> None:
    evening = at_noon(tmp_path)
    wait(evening, 12)
    evening.clock.reboot(6 * MINUTE)
    evening.do(c.HoldAt(0, 8 * MINUTE))
    wait(evening, 1)
    evening.do(c.StartClock())
    plan = plan_of(evening)
    assert plan.rows[0].paused_ms == 7 * MINUTE
    assert starts(plan)[:2] == [0, 27]


def test_a_held_level_that_had_run_out_meanwhile_comes_back(tmp_path: Path) -> None:
    evening = at_noon(tmp_path)
    wait(evening, 12)
    evening.clock.reboot(30 * MINUTE)
    evening.do(c.HoldAt(0, 8 * MINUTE))
    plan = plan_of(evening)
    assert plan.row == 0
    assert plan.rows[0].paused_ms == 30 * MINUTE
    assert plan.rows[1].standing is Standing.TO_COME


def test_a_level_without_a_countdown_is_held_as_it_is(tmp_path: Path) -> None:
    rows = (replace(level(1, 200), length=OPEN), level(2, 400))
    evening = at_noon(tmp_path, replace(PLAIN, rows=rows))
    wait(evening, 12)
    evening.do(c.HoldAt(0, None))
    plan = plan_of(evening)
    assert plan.rows[0].ends_ms is None
    assert starts(plan) == [0, None]
    assert plan.rows[1].in_day_ms is None


def test_a_level_can_be_held_that_never_ran(tmp_path: Path) -> None:
    evening = at_noon(tmp_path)
    evening.do(c.HoldAt(2, 5 * MINUTE))
    assert starts(plan_of(evening))[2] == 0


def test_an_undone_pause_was_none(tmp_path: Path) -> None:
    evening = at_noon(tmp_path)
    wait(evening, 5)
    paused = evening.do(c.PauseClock())
    wait(evening, 5)
    assert isinstance(evening.desk.undo(paused.action), Done)
    wait(evening, 5)
    plan = plan_of(evening)
    assert plan.rows[0].paused_ms == 0
    assert starts(plan)[1] == 20


def test_an_edit_carries_the_past_along(tmp_path: Path) -> None:
    evening = at_noon(tmp_path)
    wait(evening, 25)
    more = edit.with_level(PLAIN, 5)
    evening.do(c.ChangeStructure(more))
    wait(evening, 20)
    assert starts(plan_of(evening))[:3] == [0, 20, 40]
    assert isinstance(evening.desk.undo(), Done)
    assert len(plan_of(evening).rows) == len(PLAIN.rows)


def test_rows_put_in_before_the_running_one_shift_the_past(tmp_path: Path) -> None:
    evening = at_noon(tmp_path)
    wait(evening, 25)
    above = (Row(RowKind.MARKER, "", note="Welcome"), *PLAIN.rows)
    evening.do(c.ChangeStructure(replace(PLAIN, rows=above)))
    plan = plan_of(evening)
    assert plan.row == 2
    assert [row.standing for row in plan.rows[:3]] == [
        Standing.SKIPPED,
        Standing.PAST,
        Standing.RUNNING,
    ]
    assert starts(plan)[1:3] == [0, 20]


def test_played_rows_that_are_gone_are_forgotten(tmp_path: Path) -> None:
    evening = at_noon(tmp_path)
    wait(evening, 25)
    other = replace(PLAIN, rows=(replace(PLAIN.rows[1], label="2"), *PLAIN.rows[2:]))
    evening.do(c.ChangeStructure(other))
    plan = plan_of(evening)
    assert (plan.row, starts(plan)[0]) == (0, 20)


def test_a_structure_changed_before_the_start_has_no_past(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.do(c.ChangeStructure(edit.with_level(PLAIN, 6)))
    assert starts(plan_of(evening))[0] == 0


def test_a_day_ends_and_the_next_starts_at_its_time(tmp_path: Path) -> None:
    structure = replace(PLAIN, days=(DayPlan("1"), DayPlan("2", starts="13:00")))
    evening = at_noon(tmp_path, structure)
    plan = plan_of(evening)
    one, two = plan.days
    assert (one.first, one.last, one.ends_ms, one.over) == (0, 5, NOON + 95 * MINUTE, False)
    assert two.starts_ms == NOON + (24 * 60 + 60) * MINUTE
    wait(evening, 100)
    plan = plan_of(evening)
    assert plan.row is None
    assert plan.days[0].over
    assert plan.rows[5].ends_ms == NOON + 95 * MINUTE
    assert plan.rows[6].starts_ms == NOON + (24 * 60 + 60) * MINUTE
    wait(evening, 25 * 60)
    late = plan_of(evening)
    assert late.rows[6].starts_ms == evening.clock.wall_ms
    evening.do(c.StartClock())
    plan = plan_of(evening)
    assert (plan.row, plan.rows[6].starts_ms) == (6, evening.clock.wall_ms)
    assert plan.rows[6].day == 2


def test_a_day_that_began_late_says_when_it_was_to_end(tmp_path: Path) -> None:
    evening = at_noon(tmp_path)
    wait(evening, 5)
    evening.do(c.PauseClock())
    wait(evening, 10)
    evening.do(c.StartClock())
    day = plan_of(evening).days[0]
    assert day.planned_ms == NOON + 95 * MINUTE
    assert day.ends_ms == NOON + 105 * MINUTE


def test_the_end_of_the_last_level_is_the_end(tmp_path: Path) -> None:
    structure = replace(PLAIN, rows=PLAIN.rows[:2])
    evening = at_noon(tmp_path, structure)
    wait(evening, 60)
    plan = plan_of(evening)
    assert plan.row is None
    assert plan.days[0].over
    evening.do(c.ChangeStructure(edit.with_level(structure, 1)))
    plan = plan_of(evening)
    assert plan.rows[2].starts_ms == evening.clock.wall_ms
    assert plan.rows[1].paused_ms == 0


def test_an_end_of_the_day_of_its_own_begins_when_play_stops(tmp_path: Path) -> None:
    rows = (level(1, 200), Row(RowKind.BREAK, "", day_end=DayEnd()), level(2, 400))
    plan = plan_of(at_noon(tmp_path, replace(PLAIN, rows=rows)))
    assert plan.days[0].ends_ms == NOON + 20 * MINUTE
    assert plan.days[0].planned_ms == NOON + 20 * MINUTE
    assert starts(plan)[2] is None


def test_after_a_level_of_open_length_nothing_is_known(tmp_path: Path) -> None:
    rows = (level(1, 200), replace(level(2, 400), length=OPEN), level(3, 600))
    plan = plan_of(Evening(tmp_path, replace(PLAIN, rows=rows)))
    assert starts(plan) == [0, 20, None]
    assert [row.in_day_ms for row in plan.rows] == [0, 20 * MINUTE, None]
    assert plan.days[0].planned_ms is None
    assert plan.days[0].ends_ms is None


def test_a_break_to_a_clock_time_ends_then_whenever_it_begins(tmp_path: Path) -> None:
    to_two = Row(RowKind.BREAK, "", Length(LengthKind.RESUME_AT, at="14:00"))
    rows = (level(1, 200), to_two, level(2, 400))
    plan = plan_of(Evening(tmp_path, replace(PLAIN, rows=rows)))
    assert starts(plan) == [0, 20, 120]
    rows = (replace(level(1, 200), length=OPEN), to_two, level(2, 400))
    plan = level_plan(replace(PLAIN, rows=rows), None, Course({}), Now(NOON, 0, "first"))
    assert starts(plan) == [0, None, 120]


def test_a_structure_without_rows_has_no_times() -> None:
    plan = level_plan(Structure("", ()), None, Course({}), Now(NOON, 0, "first"))
    assert (plan.rows, plan.days, plan.first_open) == ((), (), 0)


def test_a_log_begins_with_its_opening(tmp_path: Path) -> None:
    evening = at_noon(tmp_path)
    with pytest.raises(TypeError):
        course(evening.desk.history.records[1:], evening.desk.history.is_gone)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("13:00", 780),
        ("1:30 pm", 810),
        ("12:05 a.m.", 5),
        ("12.30 PM", 750),
        ("24:00", None),
        ("9:61", None),
        ("noon", None),
    ],
)
def test_times_of_day_as_sheets_print_them(text: str, wanted: int | None) -> None:
    assert time_of_day(text) == wanted


@settings(max_examples=30)
@given(
    acts=st.lists(
        st.tuples(
            st.sampled_from(["pause", "start", "add", "next", "wait", "edit"]),
            st.integers(1, 40),
        ),
        max_size=12,
    )
)
def test_the_running_row_is_the_clocks_own_and_times_rise(
    tmp_path_factory: pytest.TempPathFactory, acts: list[tuple[str, int]]
) -> None:
    evening = at_noon(tmp_path_factory.mktemp("plan"))
    for what, value in acts:
        row = 0 if evening.state.clock is None else evening.state.clock.row
        command: c.Command | None = {
            "pause": c.PauseClock(),
            "start": c.StartClock(),
            "add": c.AddTime(value * MINUTE),
            "next": c.GoToRow(min(row + 1, 6)),
            "edit": c.ChangeStructure(
                replace(
                    PLAIN, rows=(*PLAIN.rows[:6], replace(PLAIN.rows[6], length=minutes(value)))
                )
            ),
        }.get(what)
        if command is None:
            evening.clock.pass_(value * MINUTE)
        else:
            evening.desk.do(command)
    plan = plan_of(evening)
    view = queries.clock_view(evening.state, evening.desk.now())
    assert plan.row in {None, view.row}
    if view.state in {"running", "paused"} and view.remaining:
        assert plan.rows[view.row].ends_ms == evening.clock.wall_ms + view.remaining
    known = [row.starts_ms for row in plan.rows if row.starts_ms is not None]
    assert known == sorted(known)
    assert all(time.paused_ms >= 0 for time in plan.rows)

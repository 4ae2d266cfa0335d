"""Players on the clock: called, counted down, ended (TDA24 29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.desk import Done
from tdtool.rules.house import ROBERTS_11, WSOP_2026, HouseRules
from tdtool.tournament import commands as c
from tdtool.tournament import tasks
from tdtool.tournament.calls.commands import CallClock, EndCall
from tdtool.tournament.calls.state import CallResult
from tdtool.tournament.calls.tasks import call_rule
from tdtool.tournament.calls.view import call_views
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.views import TaskKind

if TYPE_CHECKING:
    from tdtool.tournament.calls.view import CallView
    from tests.tournament.evening import Evening

SECOND = 1_000
ANYWAY = "he folded"


def view(evening: Evening) -> CallView:
    (only,) = call_views(evening.state, evening.desk.names, evening.clock())
    return only


def todo(evening: Evening) -> list[tuple[TaskKind, str, str]]:
    found = tasks.tasks(evening.state, evening.desk.names, evening.clock())
    kinds = {TaskKind.ON_THE_CLOCK, TaskKind.TIME_UP}
    return [(task.kind, task.title, task.detail) for task in found if task.kind in kinds]


def test_twenty_five_seconds_and_a_countdown_of_five(six: Evening) -> None:
    """TDA24 29-A: up to 25 seconds, then a countdown of five, thirty in all."""
    done = six.do(CallClock(1, 5))
    assert done.told == "T1 seat 5, 1.5: on the clock, 25 + 5 s"
    assert (view(six).left, view(six).counting, view(six).place) == (30 * SECOND, False, "1.5")
    six.clock.pass_(25 * SECOND - 1)
    assert (view(six).left, view(six).counting) == (5 * SECOND + 1, False)
    six.clock.pass_(1)
    assert (view(six).left, view(six).counting) == (5 * SECOND, True)
    assert todo(six) == [
        (
            TaskKind.ON_THE_CLOCK,
            "On the clock: T1 seat 5, 1.5",
            "25 seconds, then a countdown of 5.",
        )
    ]
    six.clock.pass_(7 * SECOND)
    assert (view(six).left, view(six).over, view(six).counting) == (0, 2 * SECOND, False)
    (row,) = todo(six)
    assert row[:2] == (TaskKind.TIME_UP, "Time is up: T1 seat 5, 1.5")
    assert row[2] == ("Facing a bet his hand is dead; otherwise he has checked. TDA 2024 rule 29.")
    assert (
        six.do(EndCall(1, CallResult.DEAD)).told == "T1 seat 5, 1.5: time is up, the hand is dead"
    )
    assert todo(six) == []
    assert six.reopened().state == six.state


def test_the_rule_is_that_of_the_house(six: Evening) -> None:
    """WSOP26 80: the floor gives 0 to 25 seconds."""
    assert call_rule(six.state) == "TDA 2024 rule 29"
    six.do(c.ChangeHouseRules(WSOP_2026))
    assert call_rule(six.state) == "WSOP 2026 rule 80"
    six.do(CallClock(1, 2, seconds=10))
    assert view(six).length == 15 * SECOND
    six.do(c.ChangeHouseRules(ROBERTS_11))
    assert call_rule(six.state) == "TDA 2024 rule 29"
    six.do(c.ChangeHouseRules(HouseRules(clock_seconds=0, clock_countdown=0)))
    assert "a second at least" in six.refused(CallClock(1, 3), Code.BAD_NUMBER)


def test_several_at_once_the_nearest_to_its_end_first(six: Evening) -> None:
    six.do(CallClock(1, 1))
    six.clock.pass_(2 * SECOND)
    six.do(CallClock(1))
    six.do(CallClock(1, 2, seconds=3))
    places = [one.place for one in call_views(six.state, six.desk.names, six.clock())]
    assert places == ["1.2", "1.1", "1"]
    assert six.refused(CallClock(1), Code.NOTHING_CHANGES) == "Table 1 is on the clock already."
    six.refused(CallClock(1, 1), Code.NOTHING_CHANGES)
    assert six.do(EndCall(2, CallResult.CALLED_OFF)).told == (
        "table 1: clock called off with 30 s left"
    )
    assert sorted(six.state.calls.open) == [1, 3]


def test_in_time_is_in_time_and_early_is_a_house_matter(six: Evening) -> None:
    six.do(CallClock(1, 5))
    six.clock.pass_(29 * SECOND + 1)
    six.refused(EndCall(1, CallResult.CHECKED), Code.CLOCK_RUNS, house=True)
    assert six.do(EndCall(1, CallResult.ACTED)).told.endswith("acted in time with 1 s left")
    six.refused(EndCall(1, CallResult.ACTED), Code.NOTHING_CHANGES)
    six.do(CallClock(1, 5))
    six.do(EndCall(2, CallResult.DEAD), ANYWAY)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (CallClock(7), Code.NO_SUCH_TABLE),
        (CallClock(1, 12), Code.NO_SUCH_SEAT),
        (CallClock(1, 8), Code.SEAT_EMPTY),
        (CallClock(1, 1, seconds=-1), Code.BAD_NUMBER),
        (CallClock(1, 1, seconds=121), Code.BAD_NUMBER),
        (EndCall(1, CallResult.ACTED), Code.NOTHING_CHANGES),
    ],
)
def test_what_cannot_be(six: Evening, command: c.Command, code: Code) -> None:
    six.refused(command, code)


def test_a_closed_lid_counts_and_a_set_clock_does_not(six: Evening) -> None:
    six.do(CallClock(1, 5))
    six.clock.wall_ms += 3_600_000
    assert view(six).left == 30 * SECOND
    six.clock.boot_ms += 12 * SECOND
    assert view(six).left == 18 * SECOND
    six.clock.wall_ms -= 3_600_000
    six.clock.reboot(20 * SECOND)
    assert view(six).left == 10 * SECOND


def test_undo_takes_the_call_back_but_not_below_its_result(six: Evening) -> None:
    note = six.do(c.WriteNote("before"))
    called = six.do(CallClock(1, 5))
    table = six.do(CallClock(1))
    six.do(EndCall(2, CallResult.ACTED))
    ended = six.do(EndCall(1, CallResult.ACTED))
    assert isinstance(six.desk.undo(note.action), Done)
    refused = six.desk.undo(called.action)
    assert isinstance(refused, Refusal)
    assert refused.code is Code.IN_THE_WAY
    assert isinstance(six.desk.undo(table.action), Refusal)
    six.desk.undo(ended.action)
    assert view(six).place == "1.5"
    six.desk.undo(called.action)
    assert not six.state.calls.open
    assert six.do(CallClock(1, 5)).told
    assert list(six.state.calls.open) == [3]
    assert six.reopened().state == six.state

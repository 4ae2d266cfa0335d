"""What a hand for all tables takes off the clock."""

from __future__ import annotations

import pytest

from tdtool.rules.house import HouseRules
from tdtool.tournament import commands as c
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.tournament.queries import clock_view
from tdtool.tournament.structure import DayEnd, Length, LengthKind, Row, RowKind
from tdtool.tournament.views import ClockState
from tests.tournament.evening import MINUTE, Evening, level, minutes
from tests.tournament.hand_for_hand.asked import ends, hand, left, shown


@pytest.mark.parametrize(
    ("ran", "rows"),
    [
        (10, [8, 6]),
        (17, [1, 19]),
        (18, [20, 18]),
    ],
)
def test_each_hand_takes_minutes_off_and_levels_pass(
    floor: Evening, ran: int, rows: list[int]
) -> None:
    floor.clock.pass_(ran * MINUTE)
    floor.do(hc.BeginHandForHand())
    for remaining in rows:
        floor.clock.pass_(7 * MINUTE)
        hand(floor)
        assert left(floor) == remaining
    assert shown(floor).minutes_off == 4
    assert clock_view(floor.state, floor.desk.now()).label == ("1" if ran == 10 else "2")


def test_a_break_is_whole_and_a_running_clock_loses_nothing(floor: Evening) -> None:
    floor.do(c.GoToRow(1))
    floor.clock.pass_(19 * MINUTE)
    floor.do(hc.BeginHandForHand())
    hand(floor)
    view = clock_view(floor.state, floor.desk.now())
    assert (view.on_break, view.remaining, view.state) == (True, 15 * MINUTE, ClockState.PAUSED)
    hand(floor)
    assert left(floor) == 15
    floor.do(c.StartClock())
    floor.clock.pass_(16 * MINUTE)
    assert shown(floor).minutes == 0
    assert hand(floor).told == "hand 3 closed"
    assert left(floor) == 19


@pytest.mark.parametrize(
    ("rows", "state"),
    [
        ((level(1, 200, length=minutes(2), day_end=DayEnd()), level(2, 400)), ClockState.DAY_ENDED),
        ((level(1, 200, length=minutes(2)),), ClockState.FINISHED),
        (
            (
                level(1, 200, length=minutes(2)),
                Row(RowKind.MARKER, "", registration_ends=True),
                level(2, 400, length=Length(LengthKind.HANDS, 8)),
            ),
            ClockState.PAUSED,
        ),
    ],
)
def test_the_day_or_a_level_by_hands_stops_the_minutes(
    floor: Evening, rows: tuple[Row, ...], state: ClockState
) -> None:
    floor.do(c.ChangeStructure(ends(*rows)))
    floor.do(c.SetRemaining(MINUTE))
    floor.do(hc.BeginHandForHand())
    hand(floor)
    assert clock_view(floor.state, floor.desk.now()).state is state
    hand(floor)
    floor.do(hc.EndHandForHand())
    started = state is ClockState.PAUSED
    assert (clock_view(floor.state, floor.desk.now()).state is ClockState.RUNNING) == started


def test_a_house_without_minutes_lets_the_clock_run(floor: Evening) -> None:
    floor.do(c.ChangeHouseRules(HouseRules(hand_for_hand_minutes=0)))
    floor.do(hc.BeginHandForHand())
    assert clock_view(floor.state, floor.desk.now()).state is ClockState.RUNNING
    floor.do(c.PauseClock())
    hand(floor)
    assert left(floor) == 20
    floor.do(hc.EndHandForHand())
    assert clock_view(floor.state, floor.desk.now()).state is ClockState.PAUSED

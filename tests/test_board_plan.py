"""What a screen of the players shows when: turns, pages, and how a screen is known again."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tdtool.board_plan import (
    BoardPlan,
    Layout,
    ScreenId,
    Shown,
    Turn,
    kept,
    known,
    next_layout,
    plan_read,
    shown_at,
)

HALL = ScreenId("HDMI-1", "K7L2", 1_920, 1_080)
ALL = frozenset(Layout)
PLAN = BoardPlan(HALL)


def seconds_of(plan: BoardPlan, possible: frozenset[Layout], seconds: int) -> Counter[Layout]:
    """Count for how many seconds each layout stands."""
    return Counter(shown_at(plan, possible, second * 1000).layout for second in range(seconds))


def test_each_layout_stands_as_long_as_was_said() -> None:
    plan = PLAN.with_turn(Layout.SEATS, 40)
    assert seconds_of(plan, ALL, 1_000) == {
        Layout.CLOCK: 300,
        Layout.PRIZES: 100,
        Layout.SEATS: 400,
        Layout.TABLE: 200,
    }


def test_what_has_nothing_to_show_is_left_out() -> None:
    assert seconds_of(PLAN, frozenset({Layout.CLOCK}), 60) == {Layout.CLOCK: 60}
    prizes = frozenset({Layout.CLOCK, Layout.PRIZES})
    assert seconds_of(PLAN, prizes, 80) == {Layout.CLOCK: 60, Layout.PRIZES: 20}


def test_without_any_turn_the_clock_stands() -> None:
    empty = replace(PLAN, turns=tuple(Turn(layout, 0) for layout in Layout))
    assert seconds_of(empty, ALL, 30) == {Layout.CLOCK: 30}


def test_a_frozen_layout_stays_and_turns_its_pages() -> None:
    plan = replace(PLAN, frozen=Layout.SEATS)
    shown = {shown_at(plan, ALL, second * 1000) for second in range(30)}
    assert shown == {Shown(Layout.SEATS, page) for page in range(3)}
    assert shown_at(plan, {Layout.CLOCK}, 0).layout is Layout.CLOCK


@pytest.mark.parametrize("seconds", [5, 10, 15, 25, 60])
def test_every_page_comes_and_none_is_left_out(seconds: int) -> None:
    plan = PLAN.with_turn(Layout.SEATS, seconds)
    pages = [
        shown.page
        for second in range(2_000)
        if (shown := shown_at(plan, ALL, second * 1000)).layout is Layout.SEATS
    ]
    in_order = list(dict.fromkeys(pages))
    assert in_order == list(range(in_order[0], in_order[-1] + 1))


def test_a_key_goes_through_what_is_possible_and_back_to_the_turns() -> None:
    seen: list[Layout | None] = [None]
    for _ in range(4):
        seen.append(next_layout(seen[-1], {Layout.CLOCK, Layout.SEATS, Layout.PRIZES}))
    assert seen == [None, Layout.CLOCK, Layout.PRIZES, Layout.SEATS, None]
    assert next_layout(Layout.TABLE, {Layout.CLOCK}) is None


def test_which_layouts_may_come() -> None:
    assert PLAN.may_show(Layout.PRIZES)
    assert not PLAN.may_show(Layout.SEATS)
    frozen = replace(PLAN, frozen=Layout.SEATS)
    assert frozen.may_show(Layout.SEATS)
    assert not frozen.may_show(Layout.PRIZES)


def test_a_screen_is_known_by_its_serial_then_by_its_name() -> None:
    bar = BoardPlan(ScreenId("DP-2", "", 3_840, 2_160))
    plans = [PLAN, bar]
    moved = HALL._replace(name="DP-7", width=1_280)
    assert known(plans, moved) is PLAN
    assert known(plans, ScreenId("DP-2")) is bar
    assert known(plans, HALL._replace(serial="another")) is None
    assert known(plans, HALL._replace(serial="")) is PLAN
    assert known([], HALL) is None


def test_of_two_with_one_serial_the_one_of_the_same_name_is_meant() -> None:
    twin = BoardPlan(HALL._replace(name="HDMI-2"))
    assert known([twin, PLAN], HALL) is PLAN


def test_a_plan_takes_the_place_of_its_screen() -> None:
    bar = BoardPlan(ScreenId("DP-2"))
    off = replace(PLAN, on=False)
    assert kept([PLAN, bar], off) == (off, bar)
    assert kept([bar], PLAN) == (bar, PLAN)


@pytest.mark.parametrize(
    "read",
    [
        None,
        [],
        {},
        {"screen": ["HDMI-1"]},
        {"screen": [1, "", 0, 0]},
        {"screen": ["HDMI-1", "", "1920", 0]},
        {"screen": ["HDMI-1", "", -1, 0]},
        {"screen": ["HDMI-1", "", 0, 0], "frozen": "pink"},
        {"screen": ["HDMI-1", "", 0, 0], "turns": "clock"},
        {"screen": ["HDMI-1", "", 0, 0], "turns": [["clock", 3_000]]},
        {"screen": ["HDMI-1", "", 0, 0], "turns": [["clock", True]]},
        {"screen": ["HDMI-1", "", 0, 0], "moves": 1},
    ],
)
def test_what_is_no_plan_is_refused(read: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        plan_read(read)


def test_what_was_not_written_has_its_usual_value() -> None:
    assert plan_read({"screen": ["HDMI-1", "K7L2", 1_920, 1_080]}) == PLAN

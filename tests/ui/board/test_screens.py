"""On which screen a board stands."""

from __future__ import annotations

import pytest

from tdtool.board_plan import BoardPlan
from tdtool.ui.board.screens import ScreenAt, for_boards, free_screens, next_for_board
from tdtool.ui.board.system_screens import unique

LAPTOP = ScreenAt("eDP-1", 0, 0, 1366, 768)
HALL = ScreenAt("HDMI-1", 1366, 0, 1920, 1080)
BAR = ScreenAt("DP-2", 3286, 0, 3840, 2160)
MIRROR = ScreenAt("HDMI-2", 0, 0, 1366, 768)
TWIN = ScreenAt("DP-3", 1366, 0, 1920, 1080)
GONE = ScreenAt("DP-9", 9000, 0, 800, 600)


@pytest.mark.parametrize(
    ("there", "wanted", "taken", "chosen"),
    [
        ([LAPTOP], [], [], []),
        ([LAPTOP], [LAPTOP], [], []),
        ([LAPTOP, HALL], [], [], [HALL]),
        ([LAPTOP, HALL], [LAPTOP], [], [HALL]),
        ([LAPTOP, HALL, BAR], [], [], [HALL]),
        ([LAPTOP, HALL, BAR], [BAR], [], [BAR]),
        ([LAPTOP, HALL, BAR], [BAR, HALL], [], [HALL, BAR]),
        ([LAPTOP, HALL, BAR], [GONE], [], [HALL]),
        ([LAPTOP, HALL, BAR], [BAR], [BAR], [HALL]),
        ([LAPTOP, HALL, BAR], [BAR], [BAR, HALL], [BAR]),
        ([LAPTOP, MIRROR], [], [], []),
        ([LAPTOP, MIRROR, HALL], [MIRROR], [], [HALL]),
        ([LAPTOP, HALL, TWIN], [TWIN], [], [HALL]),
    ],
)
def test_choice(
    there: list[ScreenAt], wanted: list[ScreenAt], taken: list[ScreenAt], chosen: list[ScreenAt]
) -> None:
    plans = [BoardPlan(one.id) for one in wanted]
    free = free_screens(there, LAPTOP.name)
    assert for_boards(free, plans, [one.name for one in taken]) == chosen


def test_a_screen_that_is_switched_off_is_not_wanted() -> None:
    plans = [BoardPlan(HALL.id, on=False), BoardPlan(BAR.id)]
    assert for_boards([HALL, BAR], plans, []) == [BAR]


def test_two_monitors_of_one_kind_have_names_of_their_own() -> None:
    assert unique(["DELL", "LG", "DELL", "DELL"]) == ["DELL", "LG", "DELL (2)", "DELL (3)"]


def test_next() -> None:
    screens = [LAPTOP, HALL, BAR]
    assert next_for_board(screens, LAPTOP.name, HALL.name) == BAR
    assert next_for_board(screens, LAPTOP.name, BAR.name) == HALL
    assert next_for_board(screens, LAPTOP.name, LAPTOP.name) == HALL
    assert next_for_board([LAPTOP, HALL], LAPTOP.name, HALL.name) is None
    assert next_for_board([LAPTOP], LAPTOP.name, LAPTOP.name) is None
    assert next_for_board(screens, LAPTOP.name, HALL.name, [BAR.name]) is None
    assert next_for_board(screens, LAPTOP.name, "gone") == HALL


def test_a_desk_on_a_screen_that_is_gone() -> None:
    assert free_screens([HALL, TWIN, BAR], "gone") == [HALL, BAR]

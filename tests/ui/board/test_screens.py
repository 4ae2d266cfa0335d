"""On which screen a board stands."""

from __future__ import annotations

import pytest

from tdtool.ui.board.screens import ScreenAt, for_board, free_screens, next_for_board

LAPTOP = ScreenAt("eDP-1", 0, 0, 1366, 768)
HALL = ScreenAt("HDMI-1", 1366, 0, 1920, 1080)
BAR = ScreenAt("DP-2", 3286, 0, 3840, 2160)
MIRROR = ScreenAt("HDMI-2", 0, 0, 1366, 768)
TWIN = ScreenAt("DP-3", 1366, 0, 1920, 1080)


@pytest.mark.parametrize(
    ("screens", "remembered", "chosen"),
    [
        ([LAPTOP], None, None),
        ([LAPTOP], "eDP-1", None),
        ([LAPTOP, HALL], None, HALL),
        ([LAPTOP, HALL], "eDP-1", HALL),
        ([LAPTOP, HALL, BAR], None, HALL),
        ([LAPTOP, HALL, BAR], "DP-2", BAR),
        ([LAPTOP, HALL, BAR], "gone", HALL),
        ([LAPTOP, MIRROR], None, None),
        ([LAPTOP, MIRROR, HALL], "HDMI-2", HALL),
        ([LAPTOP, HALL, TWIN], "DP-3", HALL),
    ],
)
def test_choice(screens: list[ScreenAt], remembered: str | None, chosen: ScreenAt | None) -> None:
    assert for_board(screens, LAPTOP.name, remembered) == chosen


def test_next() -> None:
    screens = [LAPTOP, HALL, BAR]
    assert next_for_board(screens, LAPTOP.name, HALL.name) == BAR
    assert next_for_board(screens, LAPTOP.name, BAR.name) == HALL
    assert next_for_board(screens, LAPTOP.name, LAPTOP.name) == HALL
    assert next_for_board([LAPTOP, HALL], LAPTOP.name, HALL.name) is None
    assert next_for_board([LAPTOP], LAPTOP.name, LAPTOP.name) is None


def test_a_desk_on_a_screen_that_is_gone() -> None:
    assert free_screens([HALL, TWIN, BAR], "gone") == [HALL, BAR]

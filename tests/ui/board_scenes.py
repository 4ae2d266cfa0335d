"""Scenes of the board as the desk sees it: its options with the preview."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.board_plan import BoardPlan, ScreenId
from tdtool.tournament.prizes import commands as pc
from tdtool.ui.acts import Act
from tdtool.ui.panels.board_options import BoardOptionsPanel
from tests.ui.till_scenes import sold

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tests.ui.stage import Stage


def board_options(stage: Stage) -> None:
    """Look at what the screens show; two of them are not there."""
    sold(stage)
    stage.desk.do(pc.LockPrizes())
    hall = ScreenId("HDMI-1", "K7L2", 1_920, 1_080)
    bar = ScreenId("DP-2", "", 1_080, 1_920)
    stage.preferences.set_boards((BoardPlan(hall), BoardPlan(bar)))
    stage.window.actions_table[Act.BOARD_OPTIONS].trigger()
    panel = stage.window.panels.panel
    assert isinstance(panel, BoardOptionsPanel)
    panel.which.set_index(1)
    stage.settle()


def board_options_upright(stage: Stage) -> None:
    """Look at the screen that stands upright, its prizes frozen."""
    board_options(stage)
    panel = stage.window.panels.panel
    assert isinstance(panel, BoardOptionsPanel)
    panel.which.set_index(2)
    panel.kept.set_index(2)
    panel.accents.set_index(2)
    stage.settle()


SCENES: Mapping[str, Callable[[Stage], None]] = {
    "board-options": board_options,
    "board-options-upright": board_options_upright,
}

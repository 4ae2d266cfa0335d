"""The panel of board options: what is chosen works at once, is kept, and shows in the preview."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from tdtool.board_plan import BoardPlan, Layout, ScreenId, Turn
from tdtool.settings import BoardColours, load_settings
from tdtool.ui.acts import Act
from tdtool.ui.board.ink import NIGHT, Ink
from tdtool.ui.panels.board_options import BoardOptionsPanel

if TYPE_CHECKING:
    from tests.ui.stage import Stage

HALL = ScreenId("HDMI-1", "K7L2", 1_080, 1_920)


def opened(stage: Stage) -> BoardOptionsPanel:
    stage.window.actions_table[Act.BOARD_OPTIONS].trigger()
    panel = stage.window.panels.panel
    assert isinstance(panel, BoardOptionsPanel)
    stage.settle()
    return panel


def test_what_is_chosen_works_at_once_and_is_kept(stage: Stage) -> None:
    panel = opened(stage)
    assert panel.first_field() is panel.kept, "there is one screen only"
    panel.turns[Layout.CLOCK].set_index(2)
    panel.turns[Layout.PRIZES].set_index(0)
    panel.kept.set_index(3)
    panel.moves.set_index(1)
    panel.grounds.set_index(2)
    panel.accents.set_index(1)
    kept = load_settings(stage.folder / "settings.json", {}).settings
    assert kept.board_colours is BoardColours.DAY
    assert kept.board_accent == "#2f6fd0"
    (plan,) = kept.boards
    assert plan.turns[:2] == (Turn(Layout.CLOCK, 20), Turn(Layout.PRIZES, 0))
    assert (plan.frozen, plan.moves) == (Layout.SEATS, False)
    assert panel.preview.scene is not None
    assert any(line.text.startswith("Seats.") for line in panel.preview.scene.lines)


def test_the_houses_own_colour_is_typed(stage: Stage) -> None:
    panel = opened(stage)

    def accent() -> str | None:
        return stage.preferences.settings.board_accent

    panel.accents.set_index(5)
    assert panel.own.hasFocus()
    stage.type("#B0344")
    assert panel.own.property("wrong")
    assert accent() is None
    stage.type("f")
    assert not panel.own.property("wrong")
    assert accent() == "#b0344f"
    assert stage.program.boards.dress().colours[Ink.FELT] != NIGHT[Ink.FELT]


def test_a_screen_that_is_not_there_keeps_its_plan_and_its_shape(stage: Stage) -> None:
    stage.preferences.set_boards((BoardPlan(HALL, frozen=Layout.CLOCK),))
    panel = opened(stage)
    assert panel.first_field() is panel.which
    panel.which.set_index(1)
    assert panel.plan().screen == HALL
    assert panel.preview.shape() == QSize(1_080, 1_920)
    assert panel.preview.width() < panel.preview.height()
    panel.on.set_index(1)
    assert stage.preferences.settings.boards == (BoardPlan(HALL, on=False, frozen=Layout.CLOCK),)


def test_the_boards_are_shown_and_put_away_from_here(stage: Stage) -> None:
    panel = opened(stage)
    panel.do_primary()
    stage.settle()
    board = stage.program.boards.board()
    assert board is not None
    assert board.alone
    assert panel.primary.words() == "Put the boards away"
    stage.program.boards.set_plan(replace(board.plan, frozen=Layout.CLOCK))
    assert panel.kept.index() == 1, "it follows the key that freezes a layout"
    panel.do_primary()
    assert stage.program.boards.board() is None
    assert panel.primary.words() == "Show the boards"


def test_a_preview_that_is_gone_follows_nothing(stage: Stage) -> None:
    panel = opened(stage)
    preview = panel.preview
    before = preview.scene
    panel.close_panel()
    stage.clock.go(5_000)
    stage.desk.undo()
    assert preview.scene is before

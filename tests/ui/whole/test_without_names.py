"""The window on a tournament that runs without names: every page says what it can."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdtool.line.count_words import HINT
from tdtool.tournament.board_view import Look, board_view, field_of
from tdtool.tournament.counted.commands import ChangeField, CountField
from tdtool.ui.acts import Act
from tdtool.ui.board import words
from tdtool.ui.printing.choice import Choice
from tdtool.ui.printing.offer import Offer
from tdtool.ui.printing.work import Unclear
from tdtool.ui.printing.works import work_of
from tdtool.ui.prizes.prize_rows import pool_words
from tdtool.ui.prizes.prizes_page import Part, usual_part
from tests.ui import count_scenes
from tests.ui.desk_sample import done

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.desk import Desk
    from tests.ui.stage import Stage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
STAND = {
    Offer.LEVELS,
    Offer.CHIPS,
    Offer.PRIZES,
}


def test_a_count_begins_on_the_floor_and_goes_on_in_the_line(stage: Stage) -> None:
    said: list[str] = []
    stage.bridge.said.connect(lambda sentence, _: said.append(sentence))
    stage.window.actions_table[Act.WITHOUT_NAMES].trigger()
    assert said[-1].endswith("names and counts do not go together: unregister them first.")
    desk = count_scenes.opened(stage)
    stage.window.actions_table[Act.WITHOUT_NAMES].trigger()
    stage.settle()
    stage.type("43")
    stage.press(Qt.Key.Key_Return)
    assert desk.state.in_play == 43
    stage.go(Act.FLOOR)
    stage.window.line.open("out 3")
    stage.press(Qt.Key.Key_Return)
    assert desk.state.in_play == 40
    stage.window.line.open("kim is out")
    assert stage.window.line.reading().hint == HINT
    stage.press(Qt.Key.Key_Escape)
    stage.window.actions_table[Act.WITHOUT_NAMES].trigger()
    stage.settle()
    assert stage.window.shown_page() is Act.ENTRIES
    left = stage.program.pages.entries().instead.field.rows["left"].field
    assert QApplication.focusWidget() is left
    stage.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.state.in_play == 43


def test_prizes_follow_from_the_count(stage: Stage, tmp_path: Path) -> None:
    desk = count_scenes.played(stage)
    stage.go(Act.PRIZES)
    page = stage.program.pages.prizes()
    assert usual_part(desk.state) is Part.TABLE
    assert pool_words(desk.state) == (
        "38 entries and 5 re-entries at 20, 12 rebuys and 30 add-ons: 1,430"
    )
    done(desk, CountField(left=5))
    assert [row.who for row in page.model.rows()][4:] == ["in play", "out", "out"]
    _paper(desk)
    _results(stage, tmp_path)
    _board(desk)


def _paper(desk: Desk) -> None:
    for offer in Offer:
        if offer in STAND:
            assert work_of(desk, offer, Choice()).pages() >= 1
        else:
            with pytest.raises(Unclear) as found:
                work_of(desk, offer, Choice())
            assert str(found.value)


def _results(stage: Stage, folder: Path) -> None:
    said: list[str] = []
    stage.bridge.said.connect(lambda sentence, _: said.append(sentence))
    stage.go(Act.ENTRIES)
    stage.program.pages.entries().export.write(folder / "out.csv")
    assert said == ["The paid places are in out.csv: without names nobody stands beside them."]
    lines = (folder / "out.csv").read_text("utf-8").splitlines()
    assert len(lines) == 8
    assert lines[5:7] == ["5,,In play,135.00", "6,,Out,117.00"]


def _board(desk: Desk) -> None:
    now = desk.now()
    view = board_view(desk.state, field_of(desk.state, desk.names), now)
    assert (view.look, view.players, view.entries, view.seats_drawn) == (Look.LEVEL, 5, 43, False)
    assert view.money is not None
    assert view.money.next_out == 135_00
    done(desk, ChangeField(out=4))
    view = board_view(desk.state, field_of(desk.state, desk.names), desk.now())
    assert (view.look, words.headline(view)) == (Look.FINISHED, "We have a winner")

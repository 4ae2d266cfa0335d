"""Calculators by keys and clicks: beside the entry, and on their own part of the page."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication

from tdtool.tournament import commands as c
from tdtool.ui.rulings.amount_bar import rows_of
from tdtool.ui.rulings.calculators.worked import Tick
from tdtool.ui.rulings.calculators_model import CalculatorsModel
from tdtool.ui.rulings.round_table import compact
from tdtool.ui.rulings.rulings_page import Part
from tests.tournament.evening import MINUTE
from tests.ui.rulings.conftest import CONTROL, SHIFT

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.ui.rulings.conftest import Floor

ROUND = "4 r 800, 6 c, 5 a 1000"


def test_tab_leads_from_the_question_to_the_round(floor: Floor) -> None:
    floor.type("ALL-01")
    pane = floor.library.pane
    assert pane.isVisible()
    floor.press(Qt.Key.Key_Tab)
    form = pane.form()
    assert form is not None
    assert form.fields["round"].hasFocus()
    floor.type("4 r 500, 5 c, 6 a 700, 1 f")
    worked = pane.worked()
    assert worked is not None
    assert worked.sentence.endswith("You may not raise.")
    assert pane.answer.sentence.text() == worked.sentence
    assert pane.answer.played_caption.text() == "Blinds from level 1"
    floor.press(Qt.Key.Key_C, CONTROL | SHIFT)
    assert QGuiApplication.clipboard().text() == worked.sentence


def test_escape_empties_the_round_and_then_leads_back(floor: Floor) -> None:
    floor.type("ALL-01")
    floor.press(Qt.Key.Key_Tab)
    floor.type("4 r 500")
    floor.press(Qt.Key.Key_Escape)
    form = floor.library.pane.form()
    assert form is not None
    assert form.fields["round"].text() == ""
    assert form.fields["round"].hasFocus()
    floor.press(Qt.Key.Key_Escape)
    assert floor.library.search.field.field.hasFocus()
    assert floor.library.search.field.text() == "ALL-01"


def test_an_entry_without_a_calculator_has_the_room_to_itself(floor: Floor) -> None:
    floor.type("PEN-04")
    assert not floor.library.pane.isVisible()
    assert not floor.library.view.sheet.work.isVisible()
    floor.press(Qt.Key.Key_Tab)
    assert floor.library.view.hasFocus()


def test_where_there_is_little_room_the_calculator_is_one_key_away(floor: Floor) -> None:
    floor.size(600, 400)
    floor.type("PL-01")
    assert not floor.library.pane.isVisible()
    assert floor.library.view.sheet.work.words() == "Pot-limit maximum"
    floor.press(Qt.Key.Key_Tab)
    assert floor.page.segments.index() == Part.CALCULATORS
    calculator = floor.pane.calculator()
    assert calculator is not None
    assert calculator.id == "pot-limit"
    form = floor.pane.form()
    assert form is not None
    assert form.fields["round"].hasFocus()


def test_who_posts_is_asked_for_elsewhere(floor: Floor) -> None:
    wanted: list[bool] = []
    floor.page.who_posts_wanted.connect(lambda: wanted.append(True))
    floor.type("BTN-01")
    assert floor.library.view.sheet.work.words() == "Who posts?"
    floor.press(Qt.Key.Key_Tab)
    floor.page.calculators.who_posts.click()
    assert wanted == [True, True]


def test_what_was_typed_is_kept_for_all(floor: Floor) -> None:
    floor.type("ALL-01")
    floor.press(Qt.Key.Key_Tab)
    floor.type("4 r 500")
    floor.page.work_out("minimum-raise")
    form = floor.pane.form()
    assert form is not None
    assert form.fields["round"].text() == "4 r 500"
    worked = floor.pane.worked()
    assert worked is not None
    assert worked.figures == "Raise to 800 at least."


def test_blinds_follow_the_level(floor: Floor) -> None:
    floor.page.work_out("minimum-raise")
    floor.type("4 r 500")
    form = floor.pane.form()
    assert form is not None
    assert form.fields["blinds"].text() == "100-200"
    floor.evening.clock.pass_(20 * MINUTE)
    floor.evening.do(c.AddTime(MINUTE))
    QApplication.processEvents()
    assert form.fields["blinds"].text() == "200-400"
    assert floor.pane.answer.worked() is not None


def test_what_is_wrong_is_marked(floor: Floor) -> None:
    floor.page.work_out("minimum-raise")
    floor.type("4 z")
    form = floor.pane.form()
    assert form is not None
    assert form.fields["round"].property("wrong")
    assert "is no action" in floor.pane.answer.problem.text()
    assert floor.pane.worked() is None
    floor.press(Qt.Key.Key_Escape)
    assert not form.fields["round"].property("wrong")
    assert floor.pane.answer.problem.text().startswith("Type what was done")


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_seat_is_clicked_instead_of_typed(floor: Floor) -> None:
    floor.page.work_out("short-all-in")
    form = floor.pane.form()
    assert form is not None
    board = form.board
    assert board is not None
    spot = board.picture.seat_point(4)
    assert spot is not None
    QTest.mouseMove(board.picture, spot.toPoint())
    board.ask(4, QPointF(board.mapToGlobal(QPoint(0, 0))))
    assert board.menu is not None
    words = [action.text() for action in board.menu.actions()]
    assert words[:2] == ["folds\tf", "checks\tk"]
    board.menu.actions()[2].trigger()
    board.menu.close()
    assert form.fields["round"].text() == "4 b "
    assert form.fields["round"].hasFocus()
    floor.type("600")
    board.ask(5, QPointF(board.mapToGlobal(QPoint(0, 0))))
    assert [action.text() for action in board.menu.actions()][1:3] == [
        "calls\tc",
        "raises to 1,000\tr",
    ]
    board.menu.actions()[2].trigger()
    board.menu.close()
    assert form.fields["round"].text() == "4 b 600, 5 r 1000"
    floor.press(Qt.Key.Key_Escape)


def test_the_list_is_walked_and_entered(floor: Floor) -> None:
    floor.page.segments.set_index(Part.CALCULATORS)
    floor.page.setFocus()
    listed = floor.page.calculators.list
    assert listed.hasFocus()
    floor.press(Qt.Key.Key_Down)
    calculator = floor.pane.calculator()
    assert calculator is not None
    assert calculator.id == "short-all-in"
    floor.press(Qt.Key.Key_Return)
    form = floor.pane.form()
    assert form is not None
    assert form.fields["round"].hasFocus()
    floor.press(Qt.Key.Key_Escape)
    assert listed.hasFocus()


def test_questions_come_and_go_with_the_answers(floor: Floor) -> None:
    floor.page.work_out("over-chip")
    form = floor.pane.form()
    assert form is not None
    assert not form.fields["amount"].isVisible()
    form.picks["said"].set_index(3)
    assert form.fields["amount"].isVisible()
    form.picks["said"].set_index(0)
    form.fields["added"].setText("50")
    assert form.picks["players"].isVisible()
    form.fields["added"].setText("500")
    assert not form.picks["players"].isVisible()


def test_parts_are_changed_by_keys(floor: Floor) -> None:
    floor.press(Qt.Key.Key_PageDown, CONTROL)
    assert floor.page.segments.index() == Part.CALCULATORS
    assert floor.page.calculators.list.hasFocus()
    floor.press(Qt.Key.Key_PageUp, CONTROL)
    assert floor.page.segments.index() == Part.LIBRARY
    assert floor.library.search.field.field.hasFocus()


@pytest.mark.parametrize(("width", "beside"), [(1100, True), (700, False)])
def test_the_answer_stands_beside_the_questions_or_below(
    floor: Floor, width: int, *, beside: bool
) -> None:
    floor.size(width, 600)
    floor.page.work_out("minimum-raise")
    floor.type("4 r 500")
    QApplication.processEvents()
    form, answer = floor.pane.form(), floor.pane.answer
    assert form is not None
    left = answer.mapTo(floor.pane, QPoint(0, 0)).x()
    assert (left > form.width()) is beside


def test_the_model_keeps_qt_s_rules(qtbot: QtBot) -> None:
    del qtbot
    model = CalculatorsModel()
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(model, mode)
    assert model.calculator(0) is None
    row = model.row_of("pot-limit")
    assert row is not None
    spoken = model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Pot-limit maximum: the largest raise, line by line"
    assert model.row_of("roulette") is None
    assert model.data(QModelIndex()) is None
    del tester


@pytest.mark.parametrize(
    ("chips", "said"),
    [(500, "500"), (3_500, "3,500"), (25_000, "25k"), (12_500, "12.5k"), (12_525, "12,525"),
     (1_200_000, "1.2m"), (3_000_000, "3m")],
)  # fmt: skip
def test_chips_in_little_room(chips: int, said: str) -> None:
    assert compact(chips) == said


def test_words_on_a_bar_never_meet() -> None:
    ticks = (Tick("half 7,500", 50), Tick("call 7,400", 49), Tick("full 15,000", 100))
    for row in rows_of(ticks, 100, 200):
        for (_, left, wide), (_, later, _) in pairwise(sorted(row, key=lambda one: one[1])):
            assert left + wide <= later
    assert len(rows_of(ticks, 100, 200)) == 2

"""What the Floor leaves out, breaks and stacks where the window is small or the text large."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from tdtool.rules.button.question import ButtonRule
from tdtool.ui.acts import Act
from tdtool.ui.floor.act_button import ActButton
from tdtool.ui.floor.act_row import ActRow
from tdtool.ui.floor.answer_grid import AnswerGrid
from tdtool.ui.floor.answer_rows import AnswerRow, Badge, Part
from tdtool.ui.floor.head_count import in_short
from tdtool.ui.floor.rule_answer import RuleAnswer, ShortRow
from tdtool.ui.floor.rule_columns import RuleColumns
from tdtool.ui.floor.seat_row import SeatRow
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Kind
from tdtool.ui.parts.label import Hint
from tdtool.ui.parts.room import Room
from tdtool.ui.parts.segments import Segments
from tests.ui.whole.ink import reading

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tdtool.ui.floor.floor_page import FloorPage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LOW, NARROW = 280, 548
"""The page at twice the size of text on a screen of 1366 x 768."""


def test_acts_without_room_go_behind_the_sign_and_the_filled_one_stays(qtbot: QtBot) -> None:
    acts = [ActButton(word, icon=Icon.UNDO, key=word[0]) for word in ("Out", "Next", "Last")]
    acts[2].set_kind(Kind.PRIMARY)
    row = ActRow(acts)
    qtbot.addWidget(row)
    pressed: list[str] = []
    acts[1].clicked.connect(lambda: pressed.append("Next"))
    row.resize(row.sizeHint())
    row.show()
    assert row.behind() == ()
    bare = sum(button.bare_width() for button in acts)
    row.resize(bare + 12, 32)
    assert row.behind() == (), "icons and keys give way first"
    row.resize(row.minimumSizeHint())
    assert row.behind() == (acts[0], acts[1])
    assert not acts[2].isHidden()
    row.open_menu()
    shown = [action.text() for action in row.menu().actions()]
    assert shown == ["Out\tO", "Next\tN"]
    row.menu().actions()[1].trigger()
    row.menu().close()
    assert pressed == ["Next"]


def test_choices_break_into_lines_and_can_be_clicked_there(qtbot: QtBot) -> None:
    choices = Segments(("Button was on", "Big blind was on", "First hand"), wraps=True)
    qtbot.addWidget(choices)
    wide = choices.sizeHint().width()
    assert choices.heightForWidth(wide) == choices.sizeHint().height()
    high = choices.heightForWidth(wide - 20)
    assert high > choices.sizeHint().height()
    choices.resize(wide - 20, high)
    QTest.mouseClick(choices, Qt.MouseButton.LeftButton, pos=QPoint(20, high - 10))
    assert choices.index() == 2


def test_many_seats_go_on_below(qtbot: QtBot) -> None:
    row = SeatRow("Seat")
    qtbot.addWidget(row)
    row.set_seats(12, {})
    row.resize(180, row.heightForWidth(180))
    assert row.seat_box(7).top() > row.seat_box(6).bottom()
    assert row.seat_box(7).left() == row.seat_box(1).left()
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=row.seat_box(12).center())
    assert row.chosen() == (12,)


def test_remarks_stand_below_names_where_they_have_no_room(qtbot: QtBot) -> None:
    grid = AnswerGrid()
    qtbot.addWidget(grid)
    row = AnswerRow(Part.BIG_BLIND, (Badge(3),), "Carolina", "10,000", "+ 10,000 BB ante")
    grid.set_rows((row,), caption="Next hand", faded=False)
    beside = grid.heightForWidth(270)
    grid.set_rows((row._replace(note=""),), caption="Next hand", faded=False)
    assert grid.heightForWidth(270) < beside
    assert grid.heightForWidth(590) == grid.heightForWidth(600)


def test_names_of_the_hand_after_go_before_one_is_cut(qtbot: QtBot) -> None:
    grid = AnswerGrid()
    qtbot.addWidget(grid)
    row = AnswerRow(
        *(Part.SMALL_BLIND, (Badge(5),), "Miguel Arandas", "5,000"),
        then=(Badge(6),),
        then_name="Siobhán Ó Rinn",
    )
    grid.set_rows((row,), caption="Next hand", faded=False)
    shown = []
    for width in (600, 530):
        grid.resize(width, grid.heightForWidth(width))
        with reading() as written:
            grid.grab()
        assert [one.text for one in written if one.cut] == []
        shown.append({one.text for one in written})
    assert shown[0] - shown[1] == {"Siobhán Ó Rinn"}, "its seat stays"


def test_rules_stand_below_each_other_the_one_looked_at_first(qtbot: QtBot) -> None:
    columns = RuleColumns(compact=True)
    qtbot.addWidget(columns)
    rows = (ShortRow(Part.BUTTON, (Badge(5),), "Bo Lindqvarn"),)
    columns.set_columns(
        tuple(
            RuleAnswer(rule, rule.value, rule is ButtonRule.DEAD, "", rows) for rule in ButtonRule
        )
    )
    assert columns.heightForWidth(270) > 2 * columns.heightForWidth(600)
    for width, same in ((600, True), (270, False)):
        columns.resize(width, columns.heightForWidth(width))
        columns.set_first(ButtonRule.DEAD)
        before = columns.grab().toImage()
        columns.set_first(ButtonRule.SIMPLIFIED)
        assert (columns.grab().toImage() == before) is same


def test_room_asks_for_its_part_and_turns_pages(qtbot: QtBot) -> None:
    inner = QWidget()
    column = QVBoxLayout(inner)
    tall = QWidget()
    tall.setFixedHeight(300)
    column.addWidget(tall)
    room = Room(inner)
    qtbot.addWidget(room)
    room.resize(200, 100)
    room.show()
    assert room.sizeHint().height() >= 300
    down, up = (
        QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        for key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
    )
    assert room.turn_page(down)
    assert room.verticalScrollBar().value() > 0
    assert room.turn_page(up)
    assert room.verticalScrollBar().value() == 0
    room.resize(200, 400)
    assert not room.turn_page(down), "all is in sight: the key is left to others"


def test_hint_takes_the_longest_wording_that_has_room(qtbot: QtBot) -> None:
    hint = Hint(())
    qtbot.addWidget(hint)
    hint.set_wordings(("8 of 9, seat 1 went out 1 min ago", "8 of 9"))
    hint.resize(hint.sizeHint())
    hint.show()
    assert (hint.text(), hint.toolTip()) == ("8 of 9, seat 1 went out 1 min ago", "")
    hint.resize(60, 20)
    assert hint.text() == "8 of 9"
    assert "seat 1 went out" in hint.toolTip()
    assert hint.accessibleName().startswith("8 of 9, seat 1")


@pytest.mark.parametrize(
    ("said", "short"),
    [
        ("2 fewer: 1 to name", "2 fewer"),
        ("1 more than the desk knows", "1 more"),
        ("1 more; on the way: Kim", "1 more"),
        ("2 to name already", "2 to name"),
    ],
)
def test_counts_are_said_in_short(said: str, short: str) -> None:
    assert in_short(said) == short


def test_open_sheet_takes_the_pictures_place_where_the_page_is_low(page: FloorPage) -> None:
    for height in (600, LOW):
        page.resize(NARROW, height)
        QApplication.processEvents()
    pane = page.pane
    assert pane.height() <= LOW
    assert not pane.picture.isHidden()
    pane.act(Act.LAST_HAND)
    assert pane.picture.isHidden()
    assert pane.sheets.last_hand.seat.isVisible()
    pane.sheets.last_hand.leave()
    assert not pane.picture.isHidden()
    page.resize(982, 664)
    pane.act(Act.LAST_HAND)
    assert not pane.picture.isHidden()

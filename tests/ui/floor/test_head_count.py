"""The head count of a break: what follows from each figure, and by keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest

from tdtool.tournament import commands as c
from tdtool.ui.floor.head_count import CountRow, HeadCount, Verdict, words
from tdtool.ui.floor.head_count_model import COUNTED, DESK, HeadCountModel
from tests.tournament.evening import Evening
from tests.ui import desk_sample
from tests.ui.floor.keys import press, press_with

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.desk import Desk
    from tdtool.tournament.state import State
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.floor.floor_page import FloorPage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def state(tmp_path: Path) -> State:
    evening = Evening(tmp_path)
    evening.players(24)
    return evening.state


@pytest.fixture
def count(state: State) -> HeadCount:
    made = HeadCount()
    made.follow(state)
    return made


@pytest.mark.parametrize(
    ("counted", "verdict", "said"),
    [
        (7, Verdict.RIGHT, ""),
        (5, Verdict.FEWER, "2 fewer: 4 to name"),
        (8, Verdict.STILL_IN, "1 more: 1 to name, not 2"),
        (10, Verdict.MORE, "1 more than the desk knows"),
    ],
)
def test_what_a_count_comes_to(counted: int, verdict: Verdict, said: str) -> None:
    row = CountRow(4, seated=9, missing=2, way=(), typed=str(counted), done=True)
    assert row.expected == 7
    assert row.verdict is verdict
    assert words(row) == said
    assert row.differs is (verdict is not Verdict.RIGHT)


def test_who_is_on_the_way_is_named_where_one_is_too_many() -> None:
    row = CountRow(4, seated=8, missing=0, way=(3,), typed="9", done=True)
    assert words(row, ["Kim"]) == "1 more; on the way: Kim"
    assert words(row._replace(done=False)) == ""
    assert words(CountRow(4, 8, 1, ())) == "1 to name already"


def test_digits_make_a_number_up_to_twelve(count: HeadCount) -> None:
    for typed, stands in (("1", "1"), ("0", "10"), ("3", "3"), ("9", "9"), ("0", "0"), ("7", "7")):
        count.type_digit(1, int(typed))
        row = count.row(1)
        assert row is not None
        assert row.typed == stands
        assert row.counted is None
    count.settle(1)
    count.type_digit(1, 8)
    row = count.row(1)
    assert row is not None
    assert (row.typed, row.done) == ("8", False)


def test_differences_stand_first_and_only_they_are_told(count: HeadCount, state: State) -> None:
    assert count.order() == [1, 2, 3]
    for table, typed in ((1, 8), (3, 6)):
        count.type_digit(table, typed)
        count.settle(table)
    assert count.order() == [3, 1, 2]
    assert count.rest_right() == 1
    assert count.commands() == (c.CountHeads(3, 6),)
    assert count.figures() == (3, 3, 1, 22, 24)
    assert count.next_open(1) is None
    count.clear()
    assert count.next_open(2) == 3
    assert count.next_open(3) == 1
    assert state.tables[3].missing == 0


def test_counts_stay_while_the_desk_goes_on(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.players(18)
    count = HeadCount()
    count.follow(evening.state)
    count.type_digit(1, 8)
    count.settle(1)
    evening.do(c.Bust((evening.at(1, 1).id,)))
    count.follow(evening.state)
    row = count.row(1)
    assert row is not None
    assert row.verdict is Verdict.RIGHT
    evening.do(c.CloseTable(1))
    count.follow(evening.state)
    assert count.row(1) is None


@given(st.lists(st.tuples(st.integers(1, 3), st.integers(0, 12), st.booleans()), max_size=12))
@settings(max_examples=40, deadline=None)
def test_commands_are_what_the_desk_would_take(
    steps: list[tuple[int, int, bool]],
) -> None:
    rows = {n: CountRow(n, 9, n - 1, ()) for n in (1, 2, 3)}
    count = HeadCount(rows)
    for table, number, done in steps:
        count.erase(table)
        for digit in str(number):
            count.type_digit(table, int(digit))
        if done:
            count.settle(table)
    for command in count.commands():
        row = rows[command.table]
        assert command.counted <= row.seated
        assert row.seated - command.counted != row.missing
    assert sorted(count.order()) == [1, 2, 3]


def test_model_keeps_to_qts_rules(count: HeadCount) -> None:
    model = HeadCountModel(count, str)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.arrange()
    count.type_digit(3, 6)
    model.changed(3)
    count.settle(3)
    model.arrange()
    assert model.table_at(0) == 3
    assert model.row_of(1) == 1
    assert model.table_at(9) is None
    assert model.data(model.index(0, COUNTED)) == "6"
    assert model.data(model.index(0, DESK)) == "8"
    role = int(Qt.ItemDataRole.AccessibleTextRole)
    said = "table 3, the desk has 8, counted 6, 2 fewer: 2 to name"
    assert model.data(model.index(0, 0), role) == said
    assert model.data(model.index(1, 0), role) == "table 1, the desk has 8, not counted"
    assert model.data(QModelIndex()) is None
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    model.arrange()
    del tester


# By keys


@pytest.fixture
def counting(page: FloorPage) -> FloorPage:
    press("c")
    assert page.head_count.isVisible()
    assert page.head_count.view.hasFocus()
    return page


def test_a_whole_count_by_keys(counting: FloorPage, desk: Desk) -> None:
    known = {n: len(t.occupants) for n, t in desk.state.tables.items()}
    missing = desk.state.tables[2].missing
    first = counting.head_count.view.table()
    assert first == 1
    press(str(known[1] - 2), K.Key_Return)
    assert counting.head_count.view.table() == 2
    assert counting.table() == 2
    press(K.Key_Return, "a")
    assert counting.head_count.do_button.hasFocus()
    before = desk.seq
    press(K.Key_Return)
    assert desk.state.tables[1].missing == 2
    assert desk.state.tables[2].missing == missing
    assert desk.seq == before + 1
    assert counting.pane.isVisible()
    assert not counting.head_count.isVisible()
    tile = counting.tiles.model.tile(1)
    assert tile is not None
    assert tile.word is not None
    assert tile.word.text == "2 to name"


def test_control_enter_writes_only_what_was_counted(counting: FloorPage, desk: Desk) -> None:
    press("3")
    press_with(CONTROL, K.Key_Return)
    assert desk.state.tables[1].missing == len(desk.state.tables[1].occupants) - 3
    assert all(not table.missing for n, table in desk.state.tables.items() if n > 2)
    assert not counting.head_count.isVisible()


def test_what_was_counted_stays_when_one_leaves(counting: FloorPage, desk: Desk) -> None:
    before = desk.seq
    press("5", K.Key_Return, K.Key_Escape)
    assert counting.pane.isVisible()
    assert counting.tiles.view.hasFocus()
    press("c")
    row = counting.head_count.count.row(1)
    assert row is not None
    assert row.counted == 5
    assert counting.head_count.view.table() == 2
    counting.head_count.clear_button.click()
    assert counting.head_count.count.figures().counted == 0
    assert desk.seq == before


def test_backspace_takes_a_count_away(counting: FloorPage) -> None:
    press("5", K.Key_Return, K.Key_Up)
    counting.head_count.choose(1)
    press(K.Key_Backspace)
    row = counting.head_count.count.row(1)
    assert row is not None
    assert row.verdict is Verdict.OPEN
    assert counting.head_count.text().startswith("0 of ")


def test_one_too_many_who_was_on_the_way_is_ticked(counting: FloorPage, desk: Desk) -> None:
    table = next(n for n, t in desk.state.tables.items() if on_the_way(desk, n))
    counting.tiles.view.choose(table)
    counting.head_count.choose(table)
    press(str(len(desk.state.tables[table].occupants)), K.Key_Return)
    counting.head_count.choose(table)
    assert counting.head_count.tick_button.isVisible()
    press("t")
    assert not on_the_way(desk, table)
    row = counting.head_count.count.row(table)
    assert row is not None
    assert row.verdict is Verdict.RIGHT


def on_the_way(desk: Desk, table: int) -> list[int]:
    entries = desk.state.tables[table].occupants.values()
    return [entry for entry in entries if desk.state.entries[entry].awaited]


def test_more_than_the_desk_knows_leads_to_who_sits_there(counting: FloorPage, desk: Desk) -> None:
    table = next(n for n, t in desk.state.tables.items() if n > 3 and not on_the_way(desk, n))
    counting.head_count.choose(table)
    press("11", K.Key_Return)
    press_with(CONTROL, K.Key_Return)
    assert counting.head_count.isVisible()
    assert counting.head_count.view.table() == table
    assert "S says who sits there" in counting.head_count.refusal.text()
    counting.head_count.view.setFocus()
    press("s")
    assert counting.pane.sheet() is counting.pane.sheets.who_sits_here
    assert counting.table() == table


def test_a_click_on_a_tile_takes_its_row_in_hand(counting: FloorPage) -> None:
    view = counting.tiles.view
    box = view.visualRect(counting.tiles.model.index(2, 0))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert counting.head_count.view.table() == 3
    counting.tiles.view.opened.emit(3)
    assert counting.head_count.view.hasFocus()


def test_a_bust_meanwhile_changes_the_desks_figure(counting: FloorPage, desk: Desk) -> None:
    row = counting.head_count.count.row(5)
    assert row is not None
    entry = next(iter(desk.state.tables[5].occupants.values()))
    desk_sample.done(desk, c.Bust((entry,)))
    after = counting.head_count.count.row(5)
    assert after is not None
    assert after.expected == row.expected - 1


def test_letters_that_mean_nothing_are_left_to_the_line(
    counting: FloorPage, bridge: Bridge
) -> None:
    del bridge
    press("k")
    assert counting.head_count.isVisible()
    row = counting.head_count.count.row(1)
    assert row is not None
    assert row.typed == ""

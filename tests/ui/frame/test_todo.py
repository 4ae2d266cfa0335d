"""To do: grouped, ticked with Enter, changed row by row."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest

from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.state import Suggested
from tdtool.tournament.values import NewPenalty, PenaltyKind, SeatAt
from tdtool.tournament.views import Task, TaskKind
from tdtool.ui.acts import Act
from tdtool.ui.floor.plans.look import Look
from tdtool.ui.prizes.prizes_page import Part
from tdtool.ui.todo_model import TodoModel
from tdtool.ui.todo_rows import RowKind, todo_rows
from tests.ui import desk_sample

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tdtool.ui.todo_rows import TodoRow
    from tdtool.ui.todo_view import TodoView
    from tests.ui.stage import Stage

MOVE = Task(TaskKind.MOVE, "Kim Do-eul", "from 36.2", "18.6", 0, 1, SeatAt(18, 6), 18)


def task(kind: TaskKind, number: int) -> Task:
    return replace(MOVE, kind=kind, entry=number, table=number)


def test_moves_stand_first_and_are_counted() -> None:
    rows = todo_rows(
        [task(TaskKind.CLOCK, 9), task(TaskKind.NAME_REPORT, 7), MOVE, task(TaskKind.MOVE, 2)]
    )
    assert [row.kind for row in rows] == [
        RowKind.HEAD,
        RowKind.TICK,
        RowKind.TICK,
        RowKind.TASK,
        RowKind.TASK,
    ]
    assert rows[0].title == "2 moves to tick"
    assert todo_rows([MOVE])[0].title == "1 move to tick"


@st.composite
def lists(draw: st.DrawFn) -> list[Task]:
    kinds = st.sampled_from(list(TaskKind))
    pairs = draw(st.lists(st.tuples(kinds, st.integers(1, 6)), unique=True, max_size=12))
    return [task(kind, number) for kind, number in pairs]


@given(st.lists(lists(), min_size=1, max_size=6))
def test_any_list_becomes_any_other(steps: list[list[Task]]) -> None:
    model = TodoModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for tasks in steps:
        model.set_rows(todo_rows(tasks))
        assert model.rows() == todo_rows(tasks)
    del tester


def test_a_tick_removes_only_its_row(qtbot: QtBot) -> None:
    model = TodoModel()
    tasks = [task(TaskKind.MOVE, number) for number in range(1, 6)]
    model.set_rows(todo_rows(tasks))
    with qtbot.waitSignal(model.rowsRemoved) as removed, qtbot.assertNotEmitted(model.modelReset):
        model.set_rows(todo_rows([*tasks[:2], *tasks[3:]]))
    assert removed.args is not None
    assert removed.args[1:] == [3, 3]


def test_enter_ticks_a_move(stage: Stage) -> None:
    stage.window.to_do()
    waiting = len(stage.desk.state.awaited)
    row = stage.window.todo.view.currentIndex().row()
    QTest.keyClick(stage.window.todo.view, Qt.Key.Key_Return)
    assert len(stage.desk.state.awaited) == waiting - 1
    assert stage.window.todo.view.currentIndex().row() == row
    stage.bridge.undo()
    assert len(stage.desk.state.awaited) == waiting


def test_out_before_he_moved_by_one_key(stage: Stage) -> None:
    """FLOOR: one of nine busts in the last hand of a breaking table."""
    stage.go_to_todo()
    row = stage.window.todo.model.rows()[1]
    assert (row.kind, [key.act for key in row.keys]) == (RowKind.TICK, [Act.MOVER_OUT])
    task = row.task
    assert task is not None
    assert task.entry is not None
    assert task.seat is not None
    hands = stage.desk.state.tables[task.seat.table].hand
    stage.press(Qt.Key.Key_X)
    bust = stage.desk.state.busts[task.entry]
    assert str(bust.origin) == task.detail.removeprefix("from ")
    assert stage.desk.state.occupant(task.seat) is None
    assert stage.desk.state.tables[task.seat.table].hand == hands
    assert f"{task.seat} is open: take the slip back" in stage.window.toast.text()
    stage.bridge.undo()
    assert stage.desk.state.occupant(task.seat) is not None


def test_a_click_under_a_name_is_no_key(stage: Stage) -> None:
    view = stage.window.todo.view
    stage.go_to_todo()
    rect = view.visualRect(view.model().index(1, 0))
    before = stage.desk.seq
    at = QPoint(rect.center().x(), rect.bottom() - 3)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert stage.desk.seq == before


def test_a_click_ticks_only_on_the_box(stage: Stage) -> None:
    view = stage.window.todo.view
    stage.settle()
    rect = view.visualRect(view.model().index(1, 0))
    waiting = len(stage.desk.state.awaited)
    middle = rect.center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert len(stage.desk.state.awaited) == waiting
    box = QPoint(rect.left() + 24, middle.y())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=box)
    assert len(stage.desk.state.awaited) == waiting - 1


def test_heads_cannot_be_chosen(stage: Stage) -> None:
    stage.window.to_do()
    view = stage.window.todo.view
    for _ in range(3):
        QTest.keyClick(view, Qt.Key.Key_Up)
    assert view.currentIndex().row() == 1


def chosen(stage: Stage, kind: TaskKind) -> TodoView:
    """Take the first row of a kind in hand."""
    stage.window.to_do()
    view = stage.window.todo.view
    view.setCurrentIndex(view.model().index(place_of(stage, kind), 0))
    return view


def test_a_report_leads_to_the_line(stage: Stage) -> None:
    QTest.keyClick(chosen(stage, TaskKind.NAME_REPORT), Qt.Key.Key_Return)
    assert stage.window.line.field.text() == "2 out "
    assert stage.window.line.field.hasFocus()
    assert stage.program.table() == 2


def test_a_short_table_is_helped_left_or_looked_at(stage: Stage) -> None:
    desk = stage.desk
    desk_sample.done(desk, plc.LeaveSuggestion(Suggested.BREAK))
    view = chosen(stage, TaskKind.SHORT)
    row = stage.window.todo.model.rows()[view.currentIndex().row()]
    assert (row.do, row.target) == ("Order it", str(row.task and row.task.table))
    assert row.who.startswith("Next big blind of ")
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert len(desk.state.plans.orders) == 1
    QTest.keyClick(chosen(stage, TaskKind.SHORT), Qt.Key.Key_A)
    assert stage.program.floor.plans.isVisible()
    assert "who goes instead?" in stage.program.floor.plans.text()
    QTest.keyClick(chosen(stage, TaskKind.SHORT), Qt.Key.Key_L)
    assert len(desk.state.plans.left) == 2


def test_an_order_is_told_to_the_line_printed_or_withdrawn(stage: Stage) -> None:
    desk = stage.desk
    desk_sample.done(desk, plc.Balance())
    order = next(iter(desk.state.plans.orders.values()))
    QTest.keyClick(chosen(stage, TaskKind.ORDER), Qt.Key.Key_Return)
    assert stage.window.line.field.text() == f"{order.source}."
    QTest.keyClick(chosen(stage, TaskKind.ORDER), Qt.Key.Key_P)
    page = stage.program.pages.printing()
    assert page.choice(page.offer()).which == f"{order.source} to {order.destination}"
    QTest.keyClick(chosen(stage, TaskKind.ORDER), Qt.Key.Key_W)
    assert order.number not in desk.state.plans.orders


def test_who_is_due_by_an_order_is_named_by_enter(stage: Stage) -> None:
    desk = stage.desk
    desk_sample.done(desk, plc.Balance())
    order = next(one for one in desk.state.plans.orders.values() if one.destination == 20)
    for number in (order.source, order.destination):
        seats = sorted(desk.state.tables[number].occupants)
        desk_sample.done(desk, c.GiveBigBlind(number, seats[1]))
    before = len(desk.state.awaited)
    rows = stage.window.todo.model.rows()
    named = next(row for row in rows if row.task and row.task.kind is TaskKind.ORDER and row.who)
    stage.window.todo.do(named)
    assert len(desk.state.awaited) == before + 1
    assert order.number not in desk.state.plans.orders


def test_a_break_is_looked_at(stage: Stage) -> None:
    QTest.keyClick(chosen(stage, TaskKind.BREAK), Qt.Key.Key_Return)
    assert stage.program.floor.plans.look.index() == Look.BREAK
    QTest.keyClick(chosen(stage, TaskKind.BREAK), Qt.Key.Key_L)
    assert TaskKind.BREAK not in {row.task and row.task.kind for row in rows_of(stage)}


def rows_of(stage: Stage) -> tuple[TodoRow, ...]:
    return stage.window.todo.model.rows()


def test_what_is_only_near_is_not_counted() -> None:
    near = replace(MOVE, kind=TaskKind.BREAK_SOON, title="Table 35 breaks in 6 outs")
    (row,) = todo_rows([near])
    assert (row.kind, row.do, row.keys) == (RowKind.NOTE, "", ())


@pytest.mark.parametrize(
    ("task_", "command"),
    [
        (Task(TaskKind.HALT, "", "", "", 0, table=3), plc.HaltTable(3, halted=True)),
        (Task(TaskKind.RESIZE, "", "", "", 0, number=8), plc.ResizeTables(8)),
        (Task(TaskKind.SATELLITE, "", "", "", 0), c.PauseClock()),
    ],
)
def test_other_suggestions_are_done_by_enter(stage: Stage, task_: Task, command: c.Command) -> None:
    before = stage.desk.preview(command)
    seq = stage.desk.seq
    stage.window.todo.do(todo_rows([task_])[0])
    assert stage.desk.seq == seq + len(before if isinstance(before, tuple) else ())
    if task_.kind is TaskKind.HALT:
        stage.window.todo.do(todo_rows([replace(task_, kind=TaskKind.PLAY_ON)])[0])
        assert stage.desk.state.plans.halted == {}


def test_an_alternate_is_drawn_a_seat(stage: Stage) -> None:
    desk_sample.done(stage.desk, c.Register(names=("Late",)))
    rows = stage.window.todo.model.rows()
    found = next(row for row in rows if row.task and row.task.kind is TaskKind.ALTERNATE)
    stage.window.todo.do(found)
    assert not stage.desk.state.waiting


def test_a_bust_on_his_word_is_confirmed(stage: Stage) -> None:
    entry = stage.desk.state.tables[12].occupants[5]
    desk_sample.done(stage.desk, c.ReEnter(entry))
    rows = stage.window.todo.model.rows()
    found = next(row for row in rows if row.task and row.task.kind is TaskKind.FLOOR_TO_CHECK)
    stage.window.todo.do(found)
    assert not stage.desk.state.to_check


def test_a_player_without_a_table_is_looked_for(stage: Stage) -> None:
    desk_sample.done(stage.desk, c.CloseTable(12))
    rows = stage.window.todo.model.rows()
    found = next(row for row in rows if row.task and row.task.kind is TaskKind.FIND_SEAT)
    stage.window.todo.do(found)
    assert stage.window.line.field.text() == f"{found.title} at "


def penalised(stage: Stage, length: int = 2) -> int:
    """Give 12.5 a penalty and choose its row."""
    entry = stage.desk.state.tables[12].occupants[5]
    given = NewPenalty(entry, PenaltyKind.HANDS, length)
    desk_sample.done(stage.desk, rc.WriteRuling(penalties=(given,)))
    view = stage.window.todo.view
    stage.window.to_do()
    view.setCurrentIndex(view.model().index(place_of(stage), 0))
    return entry


def place_of(stage: Stage, kind: TaskKind = TaskKind.PENALTY) -> int:
    kinds = [row.task and row.task.kind for row in stage.window.todo.model.rows()]
    return kinds.index(kind)


def test_enter_counts_the_hands_of_a_penalty_and_ends_it(stage: Stage) -> None:
    entry = penalised(stage)
    name = stage.desk.name(entry)
    view, rows = stage.window.todo.view, stage.window.todo.model.rows
    shown = rows()[place_of(stage)]
    assert (shown.title, shown.do) == (f"Penalty: {name}, 12.5", "Hand dealt")
    assert shown.detail.startswith("2 of 2 hands left, back about ")
    assert [(key.act, key.word) for key in shown.keys] == [
        (Act.PENALTY_BACK, "Back in seat"),
        (Act.PENALTY_LIFT, "Lift…"),
    ]
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert rows()[place_of(stage)].detail.startswith("1 of 2 hands left")
    QTest.keyClick(view, Qt.Key.Key_Return)
    shown = rows()[place_of(stage)]
    assert (shown.do, shown.keys) == ("Back in seat", ())
    assert shown.detail == "All hands are missed: he may come back."
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert not stage.desk.state.serving


def test_the_time_of_a_penalty_follows_the_clock(stage: Stage) -> None:
    penalised(stage)
    first = stage.window.todo.model.rows()[place_of(stage)].detail
    stage.clock.go(20 * 60_000)
    stage.settle()
    assert stage.window.todo.model.rows()[place_of(stage)].detail != first


def test_letters_end_a_penalty_and_the_rest_is_typed(stage: Stage) -> None:
    penalised(stage)
    view = stage.window.todo.view
    QTest.keyClick(view, Qt.Key.Key_L)
    assert stage.window.line.field.text() == "12.5 lift "
    stage.window.line.field.clear()
    stage.window.to_do()
    QTest.keyClick(view, Qt.Key.Key_K)
    assert stage.window.line.field.text() == "k"
    stage.window.line.field.clear()
    stage.window.to_do()
    QTest.keyClick(view, Qt.Key.Key_B)
    assert not stage.desk.state.serving


def test_a_click_on_a_word_of_a_penalty_does_what_it_says(stage: Stage) -> None:
    entry = penalised(stage, 9)
    view = stage.window.todo.view
    stage.settle()

    def click(right: int, above: int) -> None:
        rect = view.visualRect(view.model().index(place_of(stage), 0))
        at = QPoint(rect.left() + right, rect.bottom() - above)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        stage.settle()

    click(60, 36)
    assert stage.desk.state.penalties[1].served == 1
    click(60, 80)
    assert stage.desk.state.penalties[1].served == 1
    click(235, 10)
    assert stage.window.line.field.text() == "12.5 lift "
    stage.window.line.field.clear()
    click(60, 10)
    assert stage.desk.state.entries[entry].person not in stage.desk.state.serving


def test_nothing_waits(stage: Stage) -> None:
    stage.bridge.show(None)
    assert stage.window.todo.model.rows() == ()


@pytest.mark.parametrize("key", [Qt.Key.Key_1, Qt.Key.Key_K])
def test_what_is_typed_there_opens_the_line(stage: Stage, key: Qt.Key) -> None:
    stage.window.to_do()
    QTest.keyClick(stage.window.todo.view, key)
    assert stage.window.line.field.hasFocus()
    assert stage.window.line.field.text() == chr(key).lower()


def test_a_clock_set_by_hand_is_told(stage: Stage) -> None:
    stage.clock.wall_ms += 372_000
    stage.settle()
    kinds = {row.task.kind for row in stage.window.todo.model.rows() if row.task}
    assert TaskKind.CLOCK in kinds
    stage.clock.wall_ms -= 372_000
    stage.clock.go(20_000)
    stage.settle()
    assert TaskKind.CLOCK not in {
        row.task.kind for row in stage.window.todo.model.rows() if row.task
    }


def test_prizes_that_wait_lead_to_their_page(stage: Stage) -> None:
    desk = stage.desk
    prices = Prices(Currency("EUR", "€", 2), Price(100_00, bounty=10_00))
    desk_sample.done(desk, SetPrices(prices))
    desk_sample.done(desk, c.Bust((desk.state.tables[12].occupants[5],)))
    rows = stage.window.todo.model.rows()
    found = next(row for row in rows if row.task and row.task.kind is TaskKind.BOUNTY)
    assert found.do == "Name who did it"
    stage.window.todo.do(found)
    stage.settle()
    assert stage.window.shown_page() is Act.PRIZES
    assert stage.program.pages.prizes().part.index() == Part.BOUNTIES

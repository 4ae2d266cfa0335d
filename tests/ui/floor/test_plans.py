"""The plans of who moves, in the table's place: looked at, done in part, broken, drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest

from tdtool.tournament import commands as c
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.balance import balance_flows
from tdtool.tournament.plans.settings import Format, PlanSettings
from tdtool.tournament.values import SeatAt
from tdtool.tournament.views import Task, TaskKind
from tdtool.ui.floor.plans import looks
from tdtool.ui.floor.plans.look import Look
from tdtool.ui.floor.plans.plan_list import PlanModel
from tests.ui.desk_sample import done

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tdtool.desk import Desk
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.floor.floor_page import FloorPage
    from tdtool.ui.floor.plans.plan_pane import PlanPane

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key
LAST = 12
"""The table with the highest number; six players sit there."""


def key(pane: PlanPane, which: Qt.Key, *, ctrl: bool = False) -> None:
    held = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(pane.view, which, held)


def tell_hands(desk: Desk) -> None:
    """Say the last hands of every table that the plan is about."""
    for flow in balance_flows(desk.state, desk.now()):
        for number in flow:
            table = desk.state.tables[number]
            if table.position is None:
                done(desk, c.GiveBigBlind(number, sorted(table.occupants)[1]))


@pytest.fixture
def pane(page: FloorPage, desk: Desk) -> PlanPane:
    done(desk, c.CountHeads(2, 9))
    page.show_plans(Look.BALANCE)
    return page.plans


def test_b_opens_what_is_due_and_escape_goes_back(page: FloorPage) -> None:
    QTest.keyClick(page.tiles.view, K.Key_B)
    assert page.plans.isVisible()
    assert not page.pane.isVisible()
    assert page.plans.look.index() == Look.BREAK
    assert page.plans.do_button.words() == f"Break table {LAST}"
    QTest.keyClick(page.plans.view, K.Key_Escape)
    assert page.pane.isVisible()
    assert page.tiles.view.hasFocus()


def test_enter_orders_one_move_of_the_plan(pane: PlanPane, desk: Desk) -> None:
    assert pane.text() == "3 moves, then no two tables differ by more than 1."
    assert [row.name for row in pane.model.rows()] == ["Next big blind"] * 3
    key(pane, K.Key_Return)
    assert len(desk.state.plans.orders) == 1
    row = pane.view.row()
    assert row is not None
    assert (row.order, row.command) == (1, None)
    assert pane.do_button.words() == "Say it in the line…"
    assert pane.text() == "2 moves, then no two tables differ by more than 1."


def test_who_is_named_is_sent(pane: PlanPane, desk: Desk) -> None:
    tell_hands(desk)
    row = pane.view.row()
    assert row is not None
    before = len(desk.state.awaited)
    assert "is due the big blind next." in row.detail
    key(pane, K.Key_Return)
    assert len(desk.state.awaited) == before + 1
    assert desk.state.occupant(SeatAt(*map(int, row.target.split(".")))) is not None


def test_all_of_it_is_one_act(pane: PlanPane, desk: Desk) -> None:
    assert pane.all_button.words() == "Do all 3"
    before = desk.seq
    key(pane, K.Key_Return, ctrl=True)
    assert desk.seq == before + 3
    assert len(desk.history.facts_of(desk.history.records[-1].action)) == 3
    assert pane.text() == "No two tables differ by more than 1, once they are done."


def test_what_is_not_known_can_be_said_or_drawn(
    pane: PlanPane, desk: Desk, bridge: Bridge, qtbot: QtBot
) -> None:
    key(pane, K.Key_A)
    rows = pane.model.rows()
    assert [row.name for row in rows] == ["Say its last hand", "Say its last hand", "By chance"]
    with qtbot.waitSignal(bridge.line_wanted) as wanted:
        key(pane, K.Key_Return)
    assert wanted.args == [f"{rows[0].lead} bb "]
    pane.view.choose(2)
    assert pane.do_button.words() == "Draw"
    key(pane, K.Key_Return)
    assert "drawn to go" in desk.told(desk.history.records[-1].action)
    assert pane.text().startswith("2 moves")


def test_another_can_go_instead(pane: PlanPane, desk: Desk) -> None:
    tell_hands(desk)
    first = pane.view.row()
    assert first is not None
    key(pane, K.Key_A)
    rows = pane.model.rows()
    assert (rows[0].lead, rows[0].target) == (first.lead, first.target)
    assert rows[0].detail.startswith("He pays")
    key(pane, K.Key_Down)
    key(pane, K.Key_Return)
    moved = desk.state.occupant(SeatAt(*map(int, rows[1].target.split("."))))
    assert moved is not None
    assert str(moved.origin) == rows[1].lead
    key(pane, K.Key_A)
    key(pane, K.Key_Escape)
    assert pane.isVisible()
    assert pane.text().startswith("2 moves")


def test_a_short_table_can_be_left_so(page: FloorPage, pane: PlanPane, desk: Desk) -> None:
    key(pane, K.Key_L)
    assert len(desk.state.plans.left) == 1
    assert page.pane.isVisible()


def test_p_asks_for_the_slip(pane: PlanPane, bridge: Bridge, qtbot: QtBot) -> None:
    row = pane.view.row()
    assert row is not None
    assert row.flow is not None
    with qtbot.waitSignal(bridge.slip_wanted) as wanted:
        key(pane, K.Key_P)
    assert wanted.args == [f"{row.flow.source} to {row.flow.destination}"]


def test_a_table_breaks_and_its_players_stay_in_sight(
    page: FloorPage, desk: Desk, qtbot: QtBot
) -> None:
    done(desk, c.CountHeads(2, 9))
    page.show_plans(Task(TaskKind.BREAK, "", "", "", 0, table=LAST))
    pane = page.plans
    assert [row.lead for row in pane.model.rows()] == [
        f"{LAST}.{seat}" for seat in sorted(desk.state.tables[LAST].occupants)
    ]
    assert pane.text().startswith(f"Table {LAST}: 6 players draw among")
    assert f" Next to break: {LAST - 1}, " in pane.text()
    key(pane, K.Key_Return)
    assert LAST not in desk.state.tables
    assert all(row.target for row in pane.model.rows())
    assert pane.text().startswith("Drawn: 6 on the way")
    # The slips come next: Enter leads to them as well, and breaks no other table.
    for way in (K.Key_P, K.Key_Return):
        with qtbot.waitSignal(pane.slips_wanted) as wanted:
            key(pane, way)
        assert wanted.args == [str(LAST)]
    assert LAST - 1 in desk.state.tables


def test_what_the_house_holds_against_a_break_is_overridden(page: FloorPage, desk: Desk) -> None:
    page.show_plans(Task(TaskKind.BREAK, "", "", "1, 2", 0, table=1))
    pane = page.plans
    assert not pane.do_button.isEnabled()
    assert pane.text().startswith("Tables 1 and 2: 17 players")
    pane.tables.setText("12, 99")
    assert pane.text() == "There is no table 99."
    pane.tables.setText("8")
    assert pane.refusal.text() == "By the breaking order table 12 breaks first."
    pane.refusal.anyway.click()
    pane.refusal.reason.setText("the light is broken")
    QTest.keyClick(pane.refusal.reason, K.Key_Return)
    assert 8 not in desk.state.tables


def test_a_redraw_can_be_looked_at_and_done(page: FloorPage, desk: Desk) -> None:
    done(desk, c.CountHeads(2, 9))
    page.show_plans(Look.REDRAW)
    pane = page.plans
    assert pane.text().startswith("Nothing is due. 95 players can be drawn anew")
    assert pane.model.rows()[0].lead == "1.1"
    key(pane, K.Key_Return)
    assert len(desk.state.tables) == 11
    assert desk.state.plans.redrawn_at == 95
    assert pane.text().startswith("Drawn: 95 on the way")
    assert not pane.do_button.isVisible()


def test_arrows_choose_another_plan(pane: PlanPane) -> None:
    pane.look.setFocus()
    QTest.keyClick(pane.look, K.Key_Right)
    assert pane.tables.isVisible()
    QTest.keyClick(pane.look, K.Key_Right)
    assert not pane.tables.isVisible()
    assert pane.do_button.words() == "Draw all seats anew"


def test_a_task_leads_to_its_table(page: FloorPage, desk: Desk) -> None:
    done(desk, c.CountHeads(2, 9))
    page.show_plans(Task(TaskKind.SHORT, "", "", "", 0, table=LAST))
    assert page.plans.text().endswith("to table 12: who goes instead?")


def test_within_a_round_nobody_is_moved(page: FloorPage, desk: Desk) -> None:
    done(desk, plc.ChangePlans(PlanSettings(form=Format.SHOOTOUT)))
    page.show_plans(Look.BALANCE)
    assert page.plans.text() == "Nobody is moved within a round of this event."
    assert not page.plans.do_button.isEnabled()
    assert page.plans.look.hasFocus()
    key(page.plans, K.Key_Return)
    key(page.plans, K.Key_A)


def test_words_for_the_days_end(desk: Desk) -> None:
    for number in range(3, 13):
        for entry in tuple(desk.state.tables[number].occupants.values()):
            done(desk, c.Bust((entry,)))
        done(desk, c.CloseTable(number))
    assert looks.due_look(desk) is Look.BALANCE
    done(desk, c.CountHeads(2, 9))
    for number, fewest in ((1, 5), (2, 4)):
        seats = sorted(desk.state.tables[number].occupants)
        for seat in seats[fewest:]:
            done(desk, c.Bust((desk.state.tables[number].occupants[seat],)))
    shown = looks.redraw(desk)
    assert looks.due_look(desk) is Look.REDRAW
    assert shown.sentence.startswith("9 are left: the final table, at table 1.")
    assert "Closed then: 2." in shown.sentence
    assert shown.words == "Draw the final table"
    done(desk, plc.Redraw())
    assert "No table is open" not in looks.break_tables(desk, "").sentence


def test_the_list_is_a_sound_model(pane: PlanPane) -> None:
    model = PlanModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_rows(pane.model.rows())
    model.set_rows(())
    del tester
    words = pane.model.data(pane.model.index(0, 0))
    assert str(words).startswith(f"{pane.model.rows()[0].lead}, Next big blind, to ")

"""Hand for hand and the last hands of a day, by keys alone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest

from tdtool.rules.prizes.places import Band
from tdtool.tournament import commands as c
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.tournament.hand_for_hand.mode import Joint, Mode
from tdtool.tournament.hand_for_hand.view import Sharing, TableRow, TogetherView
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan
from tdtool.tournament.standings import Place
from tdtool.ui.acts import Act
from tdtool.ui.floor import together_words as words
from tdtool.ui.floor.tick_model import TickModel
from tests.ui.floor.keys import press, press_with

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdtool.ui.bridge import Bridge
    from tdtool.ui.floor.floor_page import FloorPage
    from tdtool.ui.floor.together_pane import TogetherPane

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
EURO = Currency("EUR", "€", 2)
HAND = TogetherView(Mode(Joint.HAND_FOR_HAND, 3, 4, 9, 0), 0, 2, 0, clock_runs=False, tables=())
LAST = TogetherView(Mode(Joint.LAST_HANDS, 5, 0, 9, 0), 0, 0, 0, clock_runs=False, tables=())


def press_at(part: QWidget, key: Qt.Key) -> None:
    part.setFocus()
    press(key)


def changed(view: TogetherView, **more: object) -> TogetherView:
    return replace(view, **more)  # type: ignore[arg-type]


def test_titles_and_how_many_still_play() -> None:
    assert words.titles(HAND) == ("Hand for hand, hand 3", "Hand 3")
    assert words.titles(LAST) == ("Last 5 hands of the day", "Last 5 hands")
    one = changed(LAST, mode=LAST.mode._replace(number=1))
    assert words.titles(one) == ("Last hand of the day", "Last hand")
    assert words.field(changed(HAND, left=51, to_the_money=1)) == (
        "4 of 9 tables play, 51 left, 1 from the money"
    )
    last = changed(HAND, mode=HAND.mode._replace(playing=1), left=9, to_the_money=0)
    assert words.field(last) == "1 of 9 tables plays, 9 left, in the money"
    assert words.field(LAST) == "all tables have finished"


def test_what_the_clock_does() -> None:
    assert words.clock(HAND, 14 * 60_000) == "The clock stands at 14:00, each hand takes 2 min off."
    off = changed(HAND, minutes_off=4, minutes=0)
    assert words.clock(off, None) == "The clock stands. 4 min came off so far."
    assert words.clock(changed(HAND, clock_runs=True), 1).startswith("The clock runs, nothing")
    assert words.clock(LAST, 1) == "The clock stands."
    assert words.clock(changed(LAST, clock_runs=True), 1) == "The clock runs. Space stops it."
    assert "The clock runs on." in words.begins(0)


@pytest.mark.parametrize(
    ("names", "prizes", "said"),
    [
        (("Kim",), (), "Kim: 50th"),
        (("Kim",), (500_00,), "Kim: 50th, €500"),
        (("Kim",), (0,), "Kim: 50th, no prize"),
        (("Kim", "Bo", "Wit"), (500_00,) * 3, "Kim, Bo and Wit share 50th, €500 each"),
        (("Kim", "Bo"), (500_00, 499_00), "Kim and Bo share 50th, €500 or €499 each"),
    ],
)
def test_who_shares_what(names: tuple[str, ...], prizes: tuple[int, ...], said: str) -> None:
    one = Sharing(Place(50, 50), names, prizes)
    assert words.sharing(one, EURO).replace("\u2068", "").replace("\u2069", "") == said


def test_the_model_changes_what_differs() -> None:
    model = TickModel()
    tester = QAbstractItemModelTester(model)
    rows = [TableRow(number, 9, finished=False, out=0) for number in (3, 7)]
    model.set_rows(rows)
    model.set_rows([rows[0], rows[1]._replace(finished=True, out=2)])
    assert model.index(1).data() == "Table 7, finished, 2 out"
    assert model.index(0).data() == "Table 3, plays"
    assert (model.row_of(7), model.row_of(8), model.table_at(9)) == (1, None, None)
    del tester


@pytest.fixture
def pane(page: FloorPage) -> TogetherPane:
    press_at(page.tiles.view, K.Key_F)
    assert page.together.isVisible()
    return page.together


@pytest.fixture
def joint(pane: TogetherPane) -> TogetherPane:
    press_at(pane, K.Key_B)
    assert pane.view.hasFocus()
    return pane


def test_it_begins_and_ends_by_keys(pane: TogetherPane, bridge: Bridge) -> None:
    assert pane.off.begin_button.hasFocus()
    press_at(pane.off.begin_button, K.Key_Return)
    state = bridge.desk.state
    assert state.together.now is not None
    assert pane.view.hasFocus()
    assert "2 min off" in pane.clock_text()
    press_at(pane.view, K.Key_E)
    assert bridge.desk.state.together.now is None
    assert pane.off.isVisible()


def test_digits_and_enter_tick_a_table(joint: TogetherPane, bridge: Bridge) -> None:
    def ticked() -> list[int]:
        return sorted(bridge.desk.state.together.finished)

    QTest.keyClicks(joint.view, "12")
    assert joint.view.table() == 12
    press_at(joint.view, K.Key_Return)
    assert ticked() == [12]
    press_at(joint.view, K.Key_Return)
    assert ticked() == []
    QTest.keyClicks(joint.view, "99")
    press_at(joint.view, K.Key_Backspace)
    press_at(joint.view, K.Key_Return)
    assert ticked() == [9]
    QTest.keyClicks(joint.view, "99")
    press_at(joint.view, K.Key_Return)
    assert joint.refusal.text() == "There is no table 99."
    QTest.keyClicks(joint.view, "1")
    press_at(joint.view, K.Key_Escape)
    assert joint.isVisible()
    press_at(joint.view, K.Key_Right)
    press_at(joint.view, K.Key_A)
    assert len(ticked()) == joint.model.rowCount()
    press_at(joint.view, K.Key_Escape)
    assert not joint.isVisible()


def test_a_click_ticks_a_table(joint: TogetherPane, bridge: Bridge) -> None:
    rect = joint.view.visualRect(joint.model.index(2))
    QTest.mouseClick(joint.view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert len(bridge.desk.state.together.finished) == 1


def test_a_hand_is_closed_once_all_have_finished(joint: TogetherPane) -> None:
    joint.view.setFocus()
    press_with(CONTROL, K.Key_Return)
    assert "have not finished hand 1" in joint.refusal.text()
    joint.refusal.anyway.click()
    joint.refusal.reason.setText("the dealers said so")
    press_at(joint.refusal.reason, K.Key_Return)
    assert joint.close_button.words() == "Close hand 2"
    assert joint.view.hasFocus()
    press_at(joint.view, K.Key_A)
    joint.view.setFocus()
    press_with(CONTROL, K.Key_Return)
    assert joint.close_button.words() == "Close hand 3"
    assert "4 min came off so far" in joint.clock_text()


def test_busts_are_held_and_stacks_typed(joint: TogetherPane, bridge: Bridge) -> None:
    desk = bridge.desk
    one, two = list(desk.state.tables[12].occupants.values())[:2]
    bands = (Band(1, desk.state.in_play - 1, 500),)
    bridge.do(pc.PlanPrizes(PrizePlan(PlanWay.FIXED, bands=bands)))
    bridge.do(c.Bust((one,)))
    assert "no prize" in joint.held.text()
    assert not joint.held.field(one).isVisible()
    bridge.do(c.Bust((two,)))
    assert "share" in joint.held.text()
    field = joint.held.field(one)
    field.setFocus()
    QTest.keyClicks(field, "many")
    press_at(field, K.Key_Return)
    assert field.property("wrong")
    field.setText("9k")
    press_at(field, K.Key_Return)
    assert desk.state.busts[one].stack == 9_000
    joint.held.field(two).setText("4,000")
    press_at(joint.held.field(two), K.Key_Return)
    assert "share" not in joint.held.text()
    assert desk.state.together.finished == frozenset()
    field.setText("")
    press_at(field, K.Key_Return)
    assert desk.state.busts[one].stack == 9_000
    bridge.do(c.TakeBackBust(two))
    assert "no prize" in joint.held.text()


def called(bridge: Bridge) -> list[int]:
    last = bridge.desk.state.together.last_hands
    return [] if last is None else [last.hands]


def test_last_hands_by_the_card_or_drawn(pane: TogetherPane, bridge: Bridge) -> None:
    pane.off.hands.setFocus()
    pane.off.hands.setText("")
    pane.off.call()
    assert called(bridge) == []
    pane.off.hands.setText("4")
    press_at(pane.off.hands, K.Key_Return)
    assert called(bridge) == [4]
    assert bridge.desk.state.together.finished == frozenset()
    assert not pane.end_button.isVisible()
    assert not pane.act(Act.H4H_END)
    press_at(pane.view, K.Key_A)
    pane.view.setFocus()
    press_with(CONTROL, K.Key_Return)
    assert called(bridge) == []
    press_at(pane, K.Key_D)
    assert called(bridge)
    bridge.undo()
    press_at(pane, K.Key_L)
    assert called(bridge)


def test_tiles_say_who_has_finished(page: FloorPage, bridge: Bridge) -> None:
    bridge.do(hc.BeginHandForHand())
    bridge.do(hc.FinishTables((3,)))
    said = {
        tile.table: tile.word.text
        for tile in (page.tiles.model.tile(number) for number in (3, 4))
        if tile is not None and tile.word is not None
    }
    assert said == {3: "finished", 4: "plays"}

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdtool.rules.button.question import ButtonRule
from tdtool.sheets.posting_card import PostingCard
from tdtool.sheets.posting_card import SeatState as CardState
from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.state import Status
from tdtool.tournament.values import NewPenalty, PenaltyKind
from tdtool.ui.bridge import Bridge
from tdtool.ui.whoposts.extras import Extra
from tests.ui import desk_sample

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tdtool.desk import Desk
    from tdtool.ui.whoposts.who_posts import WhoPosts

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key
TABLE = 4


def press(*keys: Qt.Key | str) -> None:
    """Press keys where the focus is."""
    for key in keys:
        there = QApplication.focusWidget()
        assert there is not None
        if isinstance(key, str):
            QTest.keyClicks(there, key)
        else:
            QTest.keyClick(there, key)


def click(panel: WhoPosts, seat: int) -> None:
    point = panel.hand.picture.seat_point(seat)
    assert point is not None
    QTest.mouseClick(panel.hand.picture, Qt.MouseButton.LeftButton, pos=point.toPoint())


def seats(panel: WhoPosts, rule: ButtonRule) -> list[list[int]]:
    column = next(col for col in panel.columns.columns() if col.rule is rule)
    return [[badge.seat for badge in row.badges] for row in column.rows]


def test_three_clicks_answer_under_three_rules(panel: WhoPosts, desk: Desk) -> None:
    before = desk.seq
    for seat in (3, 4, 7):
        click(panel, seat)
    assert seats(panel, ButtonRule.DEAD) == [[4], [5], [6], [8]]
    assert seats(panel, ButtonRule.MOVING) == [[5], [5], [6, 8], [9]]
    assert seats(panel, ButtonRule.SIMPLIFIED) == [[5], [6], [8], [9]]
    assert [column.own for column in panel.columns.columns()] == [True, False, False]
    assert [column.then for column in panel.columns.columns()] == [
        "button 5, small 6, big 8",
        "button 6, small 6 + 8, big 9",
        "button 6, small 8, big 9",
    ]
    assert desk.seq == before, "nothing changes before Enter"


def test_keys_say_the_same(panel: WhoPosts) -> None:
    press("3", "x", "47")
    assert seats(panel, ButtonRule.DEAD) == [[4], [5], [6], [8]]
    press("b", "2")
    assert panel.hand.button_row.one() == 2


def test_enter_puts_it_on_the_table(
    panel: WhoPosts, desk: Desk, bridge: Bridge, qtbot: QtBot
) -> None:
    gone = desk.state.tables[TABLE].occupants[4]
    press("3", "x", "4")
    with qtbot.waitSignals([panel.closed, bridge.table_wanted]):
        press(K.Key_Return)
    assert desk.state.entries[gone].status is Status.OUT
    position = desk.state.tables[TABLE].position
    assert position is not None
    assert position.last.button == 3


def test_enter_without_a_button_does_nothing(panel: WhoPosts, desk: Desk, qtbot: QtBot) -> None:
    before = desk.seq
    assert not panel.primary.isEnabled()
    with qtbot.assertNotEmitted(panel.closed):
        press(K.Key_Return)
    assert desk.seq == before


def test_escape_leaves_and_nothing_is_done(panel: WhoPosts, desk: Desk, qtbot: QtBot) -> None:
    before = desk.seq
    press("3")
    with qtbot.waitSignal(panel.closed):
        press(K.Key_Escape)
    assert desk.seq == before


def test_who_just_left_is_taken_to_have_gone_out(desk: Desk, panel: WhoPosts) -> None:
    desk_sample.done(desk, c.Bust((desk.state.tables[TABLE].occupants[4],)))
    panel.clear()
    assert panel.hand.extras.out.chosen() == (4,)
    press("3")
    assert seats(panel, ButtonRule.DEAD)[0] == [4]
    panel.do_primary()
    position = desk.state.tables[TABLE].position
    assert position is not None
    assert 4 in position.last.seats


def test_moved_in_is_a_newcomer(panel: WhoPosts) -> None:
    press("3")
    panel.hand.extras.moved_in.press(5)
    assert panel.said().new == {5}
    assert seats(panel, ButtonRule.SIMPLIFIED)[-1] == [] or 5 not in panel.said().dealt
    dead = seats(panel, ButtonRule.DEAD)
    assert dead[2] == [7]
    assert panel.hand.picture.picture().seats[4].line == "new"


def test_absent_player_posts_and_is_marked(panel: WhoPosts) -> None:
    press("3")
    panel.hand.extras.absent.press(5)
    column = panel.columns.columns()[0]
    small = column.rows[1]
    assert small.badges[0].seat == 5
    assert small.text.endswith("(absent)")


def test_a_penalised_player_posts_and_his_hand_is_killed(panel: WhoPosts, desk: Desk) -> None:
    given = (NewPenalty(desk.state.tables[TABLE].occupants[5], PenaltyKind.HANDS, 3),)
    desk_sample.done(desk, rc.WriteRuling(penalties=given))
    panel.show_table(TABLE)
    click(panel, 3)
    columns = panel.columns.columns()
    assert len(columns) == 3
    assert all("Seat 5 is on penalty: dealt in" in column.why for column in columns)


def test_short_stack_is_all_in(panel: WhoPosts) -> None:
    press("3")
    extras = panel.hand.extras
    extras.open(Extra.STACKS)
    assert list(extras.stacks) == [5, 6]
    extras.stacks[6].setText("1,100")
    big = panel.columns.columns()[0].rows[2]
    assert big.text.startswith("1,100 all in")
    three = panel.answer()
    assert three is not None
    assert next(post for post in three.posts if post.seat == 6).all_in
    extras.stacks[6].setText("few")
    assert panel.refusal.text().startswith("Chips are written as a number")


def test_other_blinds_than_the_next_two(panel: WhoPosts, desk: Desk) -> None:
    press("3")
    extras = panel.hand.extras
    extras.open(Extra.BLINDS)
    extras.small.press(5)
    extras.big.press(6)
    assert seats(panel, ButtonRule.DEAD)[:3] == [[5], [6], [7]]
    panel.do_primary()
    position = desk.state.tables[TABLE].position
    assert position is not None
    assert (position.last.small_blind, position.last.big_blinds) == (5, (6,))


def test_contradiction_is_a_sentence(panel: WhoPosts) -> None:
    press("3")
    panel.hand.extras.big.press(3)
    assert panel.refusal.text() == "Seat 3 cannot have had both the button and the big blind."
    assert panel.columns.columns() == ()
    assert not panel.primary.isEnabled()


def test_buttons_say_what_was_said_out_of_sight(panel: WhoPosts) -> None:
    extras = panel.hand.extras
    extras.moved_in.press(6)
    texts = [b.words() for b in extras.buttons() if not b.isHidden()]
    assert texts == ["Moved in 6", "Absent…", "Short stacks…", "Other blinds…"]
    extras.open(Extra.MOVED_IN)
    assert extras.row() is extras.moved_in
    texts = [b.words() for b in extras.buttons() if not b.isHidden()]
    assert texts[0] == "Out"


def test_another_table_by_its_number(panel: WhoPosts, desk: Desk) -> None:
    press("3", "t")
    assert panel.choice.field.hasFocus()
    press("6")
    assert panel.table() == 6
    assert panel.hand.button_row.one() is None
    panel.choice.field.setText("")
    press("999")
    assert panel.refusal.text() == "There is no table 999."
    assert panel.table() == 9 if 9 in desk.state.tables else 6


def test_table_that_is_not_in_the_program(panel: WhoPosts, qtbot: QtBot) -> None:
    panel.choice.other.click()
    assert panel.table() is None
    assert panel.primary.isHidden()
    panel.choice.fewer.click()
    panel.choice.fewer.click()
    panel.choice.fewer.click()
    assert panel.hand.button_row.seats() == 6
    panel.hand.button_row.press(6)
    panel.hand.extras.empty.press(1)
    assert seats(panel, ButtonRule.DEAD)[:3] == [[2], [3], [4]]
    with qtbot.waitSignal(panel.card_wanted) as wanted:
        panel.print_card()
    (card,) = wanted.args or [None]
    assert isinstance(card, PostingCard)
    assert card.seats[0].state is CardState.EMPTY
    panel.choice.other.click()
    assert panel.table() == 1


def test_without_a_tournament(alone: WhoPosts, qtbot: QtBot) -> None:
    assert alone.first_field().hasFocus()
    press("2", "x", "3")
    assert seats(alone, ButtonRule.DEAD) == [[3], [4], [5], [6]]
    assert not any(column.own for column in alone.columns.columns())
    alone.stakes_field.setText("100-200 200")
    with qtbot.waitSignal(alone.card_wanted) as wanted:
        press("p")
    (card,) = wanted.args or [None]
    assert isinstance(card, PostingCard)
    assert [(p.seat, p.small_blind, p.big_blind, p.ante) for p in card.payments] == [
        (4, 100, 0, 0),
        (5, 0, 200, 200),
    ]
    assert card.seats[2].state is CardState.OUT
    alone.stakes_field.setText("a lot")
    assert alone.refusal.text().startswith("Write blinds as")


@pytest.mark.parametrize("count", range(2, 13))
def test_every_size_of_table_is_answered(alone: WhoPosts, count: int) -> None:
    alone.show_any(count)
    for button in range(1, count + 1):
        alone.hand.button_row.press(button)
        assert len(alone.columns.columns()) == 3, (button, alone.refusal.text())
    alone.grab()


def test_panel_follows_its_table(panel: WhoPosts, desk: Desk) -> None:
    press("3")
    desk_sample.done(desk, c.Bust((desk.state.tables[TABLE].occupants[7],)))
    assert panel.hand.button_row.one() == 3
    assert 7 not in panel.said().seated
    desk_sample.done(desk, c.CloseTable(TABLE))
    assert panel.table() is None


def test_panel_stands_where_the_drawing_has_it(panel: WhoPosts) -> None:
    assert panel.geometry() == QRect(372, 80, 738, 632)


def test_names_from_anywhere_are_plain_text(
    tmp_path: Path, clock: desk_sample.Clock, qtbot: QtBot
) -> None:
    from tests.ui.floor.test_table_picture import HOSTILE
    from tests.ui.whoposts.conftest import Around

    desk = desk_sample.opened(tmp_path, clock)
    names = tuple(f"{name}{number}" for number, name in enumerate(HOSTILE))
    desk_sample.done(desk, c.Register(names=names))
    desk_sample.done(desk, c.DrawSeats(open_tables=True))
    bridge = Bridge()
    bridge.show(desk)
    window = Around(bridge, 1)
    qtbot.addWidget(window)
    panel = window.panel
    for seat in (3, 4, 7):
        click(panel, seat)
    for extra in Extra:
        panel.hand.extras.open(extra)
        panel.grab()
    assert QApplication.activeModalWidget() is None
    with qtbot.waitSignal(panel.card_wanted) as wanted:
        panel.print_card()
    (card,) = wanted.args or [None]
    assert isinstance(card, PostingCard)
    assert card.log_hash == desk.short_digest
    bridge.close()

"""Who posts? begins from what is known of the table, while that is fresh."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdtool.tournament import commands as c
from tdtool.tournament.values import SeatAt
from tdtool.ui.whoposts.who_posts import WhoPosts
from tests.ui import desk_sample

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tdtool.desk import Desk
    from tdtool.ui.bridge import Bridge

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
TABLE = 10


def opened(bridge: Bridge, qtbot: QtBot) -> WhoPosts:
    panel = WhoPosts(bridge, TABLE)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def seat_of(desk: Desk, *, taken: bool = True) -> list[int]:
    table = desk.state.tables[TABLE]
    return [seat for seat in range(1, table.seats + 1) if (seat in table.occupants) is taken]


def test_fresh_button_stands_there_with_its_age(
    bridge: Bridge, desk: Desk, clock: desk_sample.Clock, qtbot: QtBot
) -> None:
    button = seat_of(desk)[2]
    desk_sample.done(desk, c.GiveButton(TABLE, button))
    clock.go(2 * desk_sample.MINUTE)
    panel = opened(bridge, qtbot)
    assert panel.said().button == button
    assert panel.hand.age() == "known, 2 min ago"
    three = panel.answer()
    assert three is not None
    # Only who went out is left to be said: X, then his seat.
    out = seat_of(desk)[4]
    QTest.keyClicks(panel.hand.button_row, "x")
    panel.hand.extras.out.type_digit(out)
    assert panel.said().out == {out}
    panel.do_primary()
    assert out not in desk.state.tables[TABLE].occupants


def test_age_grows_and_is_doubted_when_it_is_old(
    bridge: Bridge, desk: Desk, clock: desk_sample.Clock, qtbot: QtBot
) -> None:
    desk_sample.done(desk, c.GiveButton(TABLE, seat_of(desk)[0]))
    panel = opened(bridge, qtbot)
    clock.go(6 * desk_sample.MINUTE)
    bridge.ticked.emit()
    assert panel.hand.age() == "6 min ago: still so?"
    panel.hand.button_row.press(seat_of(desk)[3])
    assert panel.hand.age() == ""


@pytest.mark.parametrize("minutes", [5, 20])
def test_old_button_is_never_taken_for_granted(
    bridge: Bridge, desk: Desk, clock: desk_sample.Clock, qtbot: QtBot, minutes: int
) -> None:
    desk_sample.done(desk, c.GiveButton(TABLE, seat_of(desk)[2]))
    clock.go(minutes * desk_sample.MINUTE)
    panel = opened(bridge, qtbot)
    assert panel.said().button is None
    assert panel.answer() is None


def test_who_left_and_who_came_since_are_said_already(
    bridge: Bridge, desk: Desk, qtbot: QtBot
) -> None:
    seats = seat_of(desk)
    button, moved = seats[2], seats[4]
    desk_sample.done(desk, c.GiveButton(TABLE, button))
    gone = desk.state.tables[TABLE].occupants[moved]
    name = desk.name(gone)
    other = next(n for n, t in desk.state.tables.items() if n != TABLE and t.open_seats())
    goal = SeatAt(other, desk.state.tables[other].open_seats()[0])
    desk_sample.done(desk, c.MoveEntry(gone, goal))
    newcomer = min(desk.state.awaited - {gone})
    desk_sample.done(desk, c.SitsAt(newcomer, SeatAt(TABLE, moved)))
    panel = opened(bridge, qtbot)
    said = panel.said()
    assert said.button == button
    assert said.left == said.new == frozenset({moved})
    assert not said.out
    assert moved in said.dealt
    # seats[3] had the small blind, seats[4] the big one: its player then is named.
    assert panel.hand.big_blind_words() == f"{moved} {name}"
    three = panel.answer()
    assert three is not None
    view_before = desk.state.tables[TABLE].position
    panel.do_primary()
    position = desk.state.tables[TABLE].position
    assert view_before is not None
    assert position is not None
    assert position.last.seats == view_before.last.seats
    assert moved not in position.present


def test_blinds_that_were_not_the_regular_ones_are_kept(
    bridge: Bridge, desk: Desk, qtbot: QtBot
) -> None:
    seats = seat_of(desk)
    desk_sample.done(
        desk, c.GiveButton(TABLE, seats[0], small_blind=seats[2], big_blinds=(seats[3],))
    )
    panel = opened(bridge, qtbot)
    said = panel.said()
    assert (said.small_blind, said.big_blinds) == (seats[2], (seats[3],))


def test_clear_gives_the_known_button_up(bridge: Bridge, desk: Desk, qtbot: QtBot) -> None:
    desk_sample.done(desk, c.GiveButton(TABLE, seat_of(desk)[2]))
    panel = opened(bridge, qtbot)
    panel.clear()
    assert panel.said().button is None
    assert panel.hand.age() == ""


def test_book_is_read_under_the_mouse(bridge: Bridge, desk: Desk, qtbot: QtBot) -> None:
    desk_sample.done(desk, c.GiveButton(TABLE, seat_of(desk)[2]))
    panel = opened(bridge, qtbot)
    books = [column.book for column in panel.columns.columns()]
    assert books[0].startswith("Dead button, TDA 2024 rule 32: ")
    assert len(set(books)) == 3
    panel.resize(738, 420)
    panel.grab()
    QTest.keyClick(panel, Qt.Key.Key_B)
    assert panel.hand.button_row.hasFocus() or not panel.isActiveWindow()

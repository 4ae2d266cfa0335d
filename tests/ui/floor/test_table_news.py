"""What the page marks: locks, who has just come, what has just changed; and what was done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, Qt

from tdtool.desk import Done
from tdtool.rules.button.question import ButtonRule, GameForm
from tdtool.tournament import commands as c
from tdtool.tournament.chronicle import Chronicle
from tdtool.tournament.values import SeatAt
from tdtool.tournament.views import Tone
from tdtool.ui.floor.book_words import book_says
from tdtool.ui.floor.glow import Glow
from tdtool.ui.floor.history_sheet import last_acts
from tdtool.ui.floor.picture import Face
from tdtool.ui.floor.sitting import seated_lately
from tdtool.ui.floor.tiles_model import Showing
from tests.tournament.evening import MINUTE, Evening
from tests.ui import desk_sample
from tests.ui.floor.hands import next_hand
from tests.ui.floor.keys import press

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tdtool.desk import Desk
    from tdtool.rules.button.answer import Answer
    from tdtool.ui.floor.floor_page import FloorPage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key
TABLE = 6


@pytest.fixture
def page(page: FloorPage) -> FloorPage:
    page.show_table(TABLE)
    page.pane.picture.setFocus()
    return page


# Locks


def test_k_locks_the_player_in_hand_and_lets_him_go(page: FloorPage, desk: Desk) -> None:
    entry = desk.state.entries[desk.state.tables[TABLE].occupants[4]]
    press("4", "k")
    assert entry.locked
    face = page.pane.picture.picture().seats[3]
    assert (face.locked, face.line) == (True, "locked")
    press("k")
    assert not entry.locked


def test_k_keeps_an_empty_seat_free(page: FloorPage, desk: Desk) -> None:
    desk_sample.done(desk, c.Bust((desk.state.tables[TABLE].occupants[4],)))
    press("4", "k")
    assert desk.state.tables[TABLE].locked_seats == {4}
    assert page.pane.picture.picture().seats[3].face is Face.LOCKED


def test_k_from_the_tiles_locks_the_table(page: FloorPage, desk: Desk) -> None:
    page.tiles.view.setFocus()
    press("k")
    assert desk.state.tables[TABLE].locked
    assert page.pane.head.lock_sign.isVisible()
    page.grab()
    press("k")
    assert not desk.state.tables[TABLE].locked
    assert not page.pane.head.lock_sign.isVisible()


# Who has just come


def test_who_was_ticked_a_moment_ago_is_new(page: FloorPage, desk: Desk) -> None:
    entry = next(e for e in desk.state.awaited if desk.state.entries[e].seat)
    seat = desk.state.entries[entry].seat
    assert seat is not None
    desk_sample.done(desk, c.Arrive(entry))
    page.show_table(seat.table)
    face = page.pane.picture.picture().seats[seat.seat - 1]
    assert (face.face, face.line, face.tone) == (Face.NEW, "just sat down", Tone.NEW)


def test_he_came_after_the_last_hand_unless_all_of_them_did(
    tmp_path: Path,
) -> None:
    evening = Evening(tmp_path)
    evening.full_table(6)
    assert seated_lately(evening.state, evening.table(), evening.clock.wall_ms) == ()
    evening.do(c.StartClock())
    assert seated_lately(evening.state, evening.table(), evening.clock.wall_ms) == ()
    evening.clock.pass_(5 * MINUTE)
    evening.do(c.Register(names=("Late",)))
    evening.do(c.SitsAt(7, SeatAt(1, 8)))
    assert seated_lately(evening.state, evening.table(), evening.clock.wall_ms) == (8,)
    evening.clock.pass_(3 * MINUTE)
    assert seated_lately(evening.state, evening.table(), evening.clock.wall_ms) == ()


def test_last_hand_ticks_who_came_after_it(page: FloorPage, desk: Desk) -> None:
    entry = next(e for e in desk.state.tables[TABLE].occupants.values() if e in desk.state.awaited)
    seat = desk.state.entries[entry].seat
    assert seat is not None
    desk_sample.done(desk, c.Arrive(entry))
    press("l")
    assert page.pane.sheets.last_hand.new.chosen() == (seat.seat,)


# What glows


def test_a_change_glows_once(qtbot: QtBot) -> None:
    owner = QObject()
    glow = Glow(owner)
    glow.begin(())
    assert not glow.things()
    glow.begin((3,))
    assert glow.strength(3) > 0.5
    assert glow.strength(4) == 0.0
    glow.begin((4,))
    assert glow.things() == {3, 4}
    qtbot.waitUntil(lambda: not glow.things(), timeout=2_000)
    assert glow.strength(3) == 0.0


def test_a_bust_glows_on_the_table_and_its_tile(page: FloorPage, desk: Desk) -> None:
    picture = page.pane.picture
    desk_sample.done(desk, c.Bust((desk.state.tables[TABLE].occupants[4],)))
    assert picture.glowing() == {4}
    page.grab()
    page.show_table(TABLE + 1)
    assert picture.glowing() == frozenset()
    assert TABLE in page.tiles.view.glowing()


# What was done


def test_the_last_acts_of_a_table_newest_first(page: FloorPage, desk: Desk) -> None:
    done = desk.do(c.Bust((desk.state.tables[TABLE].occupants[4],)))
    assert isinstance(done, Done)
    desk.undo(done.action)
    desk_sample.done(desk, c.GiveButton(TABLE, 3))
    press("j")
    history = page.pane.sheets.history
    assert page.pane.sheet() is history
    lines = history.lines.lines()
    assert lines[0].words == "button 3"
    assert lines[1].gone
    assert f"{TABLE}.4" in lines[1].words
    assert "taken back" in history.lines.accessibleName()
    assert history.do_button.isHidden()
    page.grab()
    press("j")
    assert page.pane.sheet() is None


def test_the_whole_history_is_offered_where_somebody_shows_it(
    page: FloorPage, qtbot: QtBot
) -> None:
    asked: list[int] = []
    page.history_wanted.connect(asked.append)
    page.refresh()
    press("j")
    assert page.pane.sheets.history.do_button.isVisible()
    with qtbot.waitSignal(page.history_wanted):
        press(K.Key_Return)
    assert asked == [TABLE]
    assert page.pane.sheet() is None


def test_history_grows_with_the_desk(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.full_table(3)
    chronicle = Chronicle(evening.desk.history, evening.clock())
    assert len(last_acts(evening.desk, chronicle, 1)) == 4
    assert last_acts(evening.desk, chronicle, 2) == ()
    assert len(last_acts(evening.desk, chronicle, 1, most=2)) == 2


# What the book says


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (next_hand(), "Dead button, TDA 2024 rule 32: In every hand the big blind goes on"),
        (next_hand(ButtonRule.MOVING), "Moving button, Robert's Rules 11"),
        (next_hand(ButtonRule.SIMPLIFIED), "Simplified button, common online, in no rulebook: "),
        (next_hand(form=GameForm.STUD), "In a stud round the button waits"),
        (next_hand(form=GameForm.SHORT_DECK), "Everybody antes, the button twice."),
        (next_hand(seats=6, gone=(1, 2, 3, 4)), "With two players the button posts"),
    ],
)
def test_the_book_in_a_few_words(answer: Answer, said: str) -> None:
    assert said in book_says(answer)


def test_the_book_is_read_under_the_mouse(page: FloorPage, desk: Desk) -> None:
    desk_sample.done(desk, c.GiveButton(TABLE, 3))
    page.refresh()
    why = page.pane.panel.reason
    assert "goes on to the next player" in why.toolTip()
    page.grab()


# What is not there


def test_an_empty_filter_says_why(page: FloorPage, clock: desk_sample.Clock) -> None:
    view = page.tiles.view
    page.tiles.search()
    page.tiles.field.setText("nobody at all")
    assert view.empty_words() == "Nobody who is called \u2068nobody at all\u2069 sits at a table."
    page.tiles.field.setText("77777")
    assert view.empty_words() == "No table has the number 77777."
    page.grab()
    page.tiles.end_search()
    clock.go(30 * MINUTE)
    page.refresh()
    page.tiles.filters.choose(Showing.BUTTON_KNOWN)
    assert view.empty_words() == "Of no table the button is known: L says it."


# Reports


def test_x_names_an_open_report(page: FloorPage, desk: Desk) -> None:
    page.show_table(2)
    page.pane.picture.setFocus()
    assert "(X names)" in page.pane.panel.view().notice
    press("x")
    sheet = page.pane.sheets.who_went_out
    assert sheet.reports.text() == "2 are out and not named: whom you choose names them."
    press("3")
    assert sheet.reports.text() == "2 are out and not named: 1 named by this, 1 still to name."
    press("4", "5")
    assert sheet.reports.text() == "2 are out and not named: named by this, and 1 more out."
    press("5", K.Key_Return)
    assert desk.state.tables[2].missing == 0

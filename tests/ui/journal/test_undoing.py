"""Undo and redo from the journal: asked once, what is in the way, where the clock would stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tdtool.tournament import commands as c
from tdtool.tournament.values import SeatAt
from tdtool.ui.journal.offers import Offered
from tests.tournament.evening import MINUTE

if TYPE_CHECKING:
    from tests.ui.journal.conftest import Reader


K = Qt.Key


def test_undo_asks_once(reader: Reader) -> None:
    reader.evening.do(c.Bust((3,)))
    reader.evening.do(c.LockTable(2, locked=True))
    reader.choose("1.3")
    reader.press(K.Key_U)
    assert reader.asked() == (
        "Undo: 1.3 T1 seat 3 out, 9th?",
        (
            "T1 seat 3: sits in 1.3.",
            "Players left: 9, now 8. Places follow by themselves.",
        ),
        ("Undo it",),
    )
    assert 3 in reader.evening.state.busts
    reader.press(K.Key_Return)
    assert 3 not in reader.evening.state.busts
    assert reader.said == ["Undone: 1.3 T1 seat 3 out"]
    assert reader.words()[:3] == [
        "undone: 1.3 T1 seat 3 out",
        "table 2 locked",
        "1.3 T1 seat 3 out",
    ]
    assert reader.chosen() == "1.3 T1 seat 3 out"
    assert "Undone at 12:01:00; it counts no more" in reader.side()
    assert reader.page.table.hasFocus()
    reader.press(K.Key_U)
    assert reader.asked() is None


def test_undo_is_left_by_escape(reader: Reader) -> None:
    reader.evening.do(c.Bust((3,)))
    reader.press(K.Key_Down, K.Key_U)
    assert reader.asked() is not None
    reader.press(K.Key_Escape)
    assert reader.asked() is None
    assert reader.page.table.hasFocus()
    assert 3 in reader.evening.state.busts
    reader.press(K.Key_Escape)
    assert reader.page.filter.field.hasFocus()


def test_what_is_in_the_way_is_named_and_gone_to(reader: Reader) -> None:
    evening = reader.evening
    evening.do(c.Bust((3,)))
    evening.do(c.SitsAt(7, SeatAt(1, 3)))
    reader.choose("1.3")
    reader.press(K.Key_U)
    asked = reader.asked()
    assert asked is not None
    assert asked[0] == "It cannot be undone by itself"
    assert asked[2] == ("Take back the bust of T1 seat 3", "T2 seat 1 sits at 1.3 from 2.1")
    reader.press(K.Key_Down, K.Key_Return)
    assert reader.chosen() == "T2 seat 1 sits at 1.3 from 2.1"
    assert reader.asked() is None
    reader.press(K.Key_U, K.Key_Return)
    assert evening.at(2, 1).id == 7


def test_take_back_from_what_is_in_the_way(reader: Reader) -> None:
    evening = reader.evening
    evening.do(c.Bust((3,)))
    evening.do(c.SitsAt(7, SeatAt(1, 3)))
    reader.choose("1.3")
    reader.press(K.Key_U, K.Key_Return)
    asked = reader.asked()
    assert asked is not None
    assert asked[0] == "Take back: T1 seat 3 out?"


def test_many_in_the_way_are_counted(reader: Reader) -> None:
    reader.choose("6 players registered")
    reader.press(K.Key_U)
    asked = reader.asked()
    assert asked is not None
    assert "6 acts are in the way; the latest are these." in asked[1]
    assert len(asked[2]) == 5


def test_clock_says_where_it_would_stand(reader: Reader) -> None:
    evening = reader.evening
    evening.clock.pass_(4 * MINUTE)
    evening.do(c.PauseClock())
    evening.clock.pass_(10 * MINUTE)
    reader.choose("clock paused at 15:00, level 1")
    reader.press(K.Key_U)
    assert reader.asked() == (
        "Undo: clock paused at 15:00, level 1?",
        ("The clock would stand now at level 1, 100-200 (200), 5:00 left, running.",),
        ("Undo it",),
    )
    reader.press(K.Key_Return)
    assert evening.state.clock is not None
    assert evening.state.clock.running


def test_an_earlier_clock_act_waits_for_the_later_one(reader: Reader) -> None:
    reader.evening.do(c.PauseClock())
    reader.choose("clock started")
    reader.press(K.Key_U)
    asked = reader.asked()
    assert asked is not None
    assert (asked[0], asked[2]) == (
        "The clock was set again since",
        ("clock paused at 19:00, level 1",),
    )
    reader.press(K.Key_Return)
    assert reader.chosen() == "clock paused at 19:00, level 1"


def test_undoing_the_start_of_the_clock(reader: Reader) -> None:
    reader.choose("clock started")
    reader.press(K.Key_U)
    asked = reader.asked()
    assert asked is not None
    assert asked[1] == ("The clock would not have been started.",)


def test_setting_up_cannot_be_undone(reader: Reader) -> None:
    reader.choose("Harbour Open set up")
    reader.press(K.Key_U)
    assert reader.asked() is None
    assert reader.page.side.refusal.text().startswith("This cannot be undone")
    assert Offered.UNDO not in reader.page.side.offered()


def test_done_again(reader: Reader) -> None:
    reader.evening.do(c.Bust((3,)))
    reader.choose("1.3")
    reader.press(K.Key_U, K.Key_Return, K.Key_R)
    assert 3 in reader.evening.state.busts
    assert reader.words()[:2] == [
        "done again: 1.3 T1 seat 3 out, 9th",
        "undone: 1.3 T1 seat 3 out, 9th",
    ]
    reader.press(K.Key_R)
    assert reader.page.side.refusal.text() == "Only what was undone last can be done again."

"""A bust taken back from the journal, with all that follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tdtool.tournament import commands as c
from tdtool.tournament.standings import place_of
from tdtool.tournament.values import HandChoice, SeatAt

if TYPE_CHECKING:
    from tests.tournament.evening import Evening
    from tests.ui.journal.conftest import Reader


K = Qt.Key


def test_take_back_says_what_follows(reader: Reader) -> None:
    evening = reader.evening
    for entry in (3, 4, 5):
        evening.do(c.Bust((entry,)))
    reader.choose("1.3")
    reader.press(K.Key_T)
    assert reader.asked() == (
        "Take back: T1 seat 3 out?",
        (
            "Went out of 1.3 at 12:01:00.",
            "2 who went out after him: a place further down.",
            "Moves made since stay.",
        ),
        ("T1 seat 3 is back in 1.3",),
    )
    before = place_of(evening.state, 4)
    reader.press(K.Key_Return)
    assert evening.at(1, 3).id == 3
    assert (str(before), str(place_of(evening.state, 4))) == ("8th", "9th")
    assert "1.4 T1 seat 4 out, 9th" in reader.words()
    assert "1.3 T1 seat 3 out, taken back" in reader.words()
    assert reader.said[-1] == "T1 seat 3 is back"


def test_one_of_several_is_taken_back(reader: Reader) -> None:
    evening = reader.evening
    evening.do(c.Bust((3, 4), hand=HandChoice.SAME))
    assert reader.words()[0] == "1.3 T1 seat 3 out, 1.4 T1 seat 4 out, 8th-9th"
    reader.choose("1.3")
    reader.press(K.Key_T)
    asked = reader.asked()
    assert asked is not None
    assert (asked[0], asked[2]) == ("Whose bust?", ("T1 seat 3", "T1 seat 4"))
    reader.press(K.Key_Down, K.Key_Return, K.Key_Return)
    assert evening.at(1, 4).id == 4
    assert reader.words()[1] == "1.3 T1 seat 3 out, 9th, 1.4 T1 seat 4 out, taken back"


def refilled(evening: Evening) -> None:
    evening.do(c.Bust((3,)))
    evening.do(c.SitsAt(7, SeatAt(1, 3)))


def test_a_seat_that_was_refilled_is_asked_about(reader: Reader) -> None:
    refilled(reader.evening)
    reader.choose("1.3")
    reader.press(K.Key_T)
    asked = reader.asked()
    assert asked is not None
    assert asked[2] == (
        "He stood up: draw him a seat",
        "He still sits in 1.3",
        "He sits in 1.7",
        "He sits in 1.8",
        "He sits in 1.9",
    )
    reader.press(K.Key_Return)
    assert reader.evening.state.entries[3].seat == SeatAt(2, 1)
    assert reader.evening.at(1, 3).id == 7


def test_who_still_sits_in_his_chair_keeps_it(reader: Reader) -> None:
    refilled(reader.evening)
    reader.choose("1.3")
    reader.press(K.Key_T, K.Key_Down, K.Key_Return)
    assert reader.evening.at(1, 3).id == 3
    other = reader.evening.state.entries[7]
    assert other.seat is not None
    assert other.seat != SeatAt(1, 3)


def test_who_sits_in_another_seat_of_his_table(reader: Reader) -> None:
    refilled(reader.evening)
    reader.choose("1.3")
    reader.press(K.Key_T, K.Key_Down, K.Key_Down, K.Key_Return)
    assert reader.evening.at(1, 7).id == 3


def test_his_table_is_closed(reader: Reader) -> None:
    evening = reader.evening
    evening.do(c.Bust((7,)))
    evening.do(c.SitsAt(8, SeatAt(1, 8)))
    evening.do(c.SitsAt(9, SeatAt(1, 9)))
    evening.do(c.CloseTable(2))
    reader.choose("2.1")
    reader.press(K.Key_Return)
    assert reader.tables == []
    assert reader.page.side.refusal.text() == "Table 2 is closed."
    reader.press(K.Key_T)
    question = reader.page.side.question.question()
    assert question is not None
    assert [(one.words, one.detail) for one in question.choices] == [
        ("Draw him a seat", "table 2 is closed")
    ]


def test_his_re_entry_becomes_void(reader: Reader) -> None:
    evening = reader.evening
    evening.do(c.Bust((3,)))
    evening.do(c.SitsAt(7, SeatAt(1, 3)))
    evening.do(c.ReEnter(3))
    seat = evening.state.entries[10].seat
    assert "1.3 T1 seat 3 out, re-entered" in reader.words()
    reader.choose("1.3")
    reader.press(K.Key_T)
    asked = reader.asked()
    assert asked is not None
    assert f"His re-entry ({seat}) becomes void." in asked[1]
    assert asked[2][0] == f"He stays in {seat}"
    reader.press(K.Key_Return)
    assert evening.state.entries[3].seat == seat
    assert reader.words()[0] == f"T1 seat 3 is back in {seat}, his re-entry void"


def test_a_take_back_that_cannot_be_says_why(reader: Reader) -> None:
    evening = reader.evening
    evening.do(c.Bust((3,)))
    evening.do(c.ReEnter(3))
    evening.do(c.Bust((10,)))
    reader.choose("1.3")
    reader.press(K.Key_T)
    asked = reader.asked()
    assert asked is not None
    assert asked[1] == ("T1 seat 3 re-entered and went out again; take that back.",)
    assert asked[2] == ()
    reader.press(K.Key_Return)
    assert reader.asked() is None
    reader.press(K.Key_T, K.Key_Escape)
    assert reader.page.table.hasFocus()


def test_it_was_another_goes_to_the_line(reader: Reader) -> None:
    reader.evening.do(c.Bust((3,)))
    reader.choose("1.3")
    reader.press(K.Key_W)
    assert reader.lines == ["1.3 was "]
    reader.evening.do(c.CorrectBust(3, 4))
    assert reader.words()[:2] == [
        "1.4 T1 seat 4 out, not 1.3 T1 seat 3, 9th",
        "1.3 T1 seat 3 out, taken back",
    ]
    reader.choose("1.4")
    reader.press(K.Key_T, K.Key_Return)
    assert reader.evening.state.busts == {}

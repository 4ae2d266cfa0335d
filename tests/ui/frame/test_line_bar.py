"""The line: candidates while typing, Enter does, Esc leaves, a reason where the house says no."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tdtool.line.candidate import Answer, Candidate, Effect, Find, GoOn, Reading, Show, ShowWhoPosts
from tdtool.tournament import commands as c
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.views import Tone
from tdtool.ui.acts import Act as Deed
from tdtool.ui.candidate_words import prospect_of, remark_of
from tdtool.ui.candidates import Candidates
from tdtool.ui.whoposts.who_posts import WhoPosts

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tdtool.line.candidate import Act
    from tests.ui.stage import Stage


def candidate(
    act: Act | None = None, refusal: Refusal | None = None, effects: tuple[Effect, ...] = ()
) -> Candidate:
    return Candidate(
        where="12.5",
        subject="Kim",
        verb="is out",
        remark="hand unknown",
        key_hint="",
        refusal=refusal,
        effects=effects,
        act=Show(12) if act is None else act,
        completion="12.5 out",
    )


def type_in(stage: Stage, text: str) -> None:
    stage.window.line.open()
    QTest.keyClicks(stage.window.line.field, text)
    stage.settle()


def press(stage: Stage, key: Qt.Key) -> None:
    QTest.keyClick(stage.window.line.field, key)
    stage.settle()


def test_enter_does_what_is_shown(stage: Stage) -> None:
    entry = stage.desk.state.tables[12].occupants[5]
    type_in(stage, "12.5 out")
    assert stage.window.candidates.isVisible()
    assert stage.window.candidates.geometry().bottom() < stage.window.line.geometry().top()
    press(stage, Qt.Key.Key_Return)
    assert entry in stage.desk.state.busts
    assert stage.window.line.field.text() == ""
    assert not stage.window.candidates.isVisible()
    assert stage.window.line.last.text().startswith("12.5 ")


def test_the_page_marks_who_is_about_to_go(stage: Stage) -> None:
    stage.program.floor.show_table(12)
    acts: list[object] = []
    stage.window.line.previewed.connect(acts.append)
    type_in(stage, "12.5 out")
    assert isinstance(acts[-1], c.Bust)
    press(stage, Qt.Key.Key_Escape)
    assert acts[-1] is None


def test_up_and_down_choose(stage: Stage) -> None:
    type_in(stage, "12.5")
    count = len(stage.window.line.reading().candidates)
    assert count > 1
    first = stage.window.candidates.current()
    press(stage, Qt.Key.Key_Down)
    second = stage.window.candidates.current()
    assert second is not first
    press(stage, Qt.Key.Key_Up)
    press(stage, Qt.Key.Key_Up)
    assert stage.window.candidates.current() is stage.window.line.reading().candidates[-1]


def test_tab_takes_the_words(stage: Stage) -> None:
    type_in(stage, "12.5")
    words = stage.window.line.reading().candidates[0].completion
    assert words
    press(stage, Qt.Key.Key_Tab)
    assert stage.window.line.field.text() == words
    assert stage.window.line.field.hasFocus()


def test_a_table_is_shown(stage: Stage) -> None:
    type_in(stage, "9")
    press(stage, Qt.Key.Key_Return)
    assert stage.program.table() == 9


def test_who_posts_opens_at_the_table(stage: Stage) -> None:
    type_in(stage, "9 who posts")
    press(stage, Qt.Key.Key_Return)
    panel = stage.window.panels.panel
    assert isinstance(panel, WhoPosts)
    assert panel.table() == 9


def test_what_is_not_possible_stays_and_does_nothing(stage: Stage) -> None:
    seq = stage.desk.seq
    type_in(stage, "back 12.5")
    press(stage, Qt.Key.Key_Return)
    assert stage.desk.seq == seq


def test_what_the_house_refuses_is_done_with_a_reason(stage: Stage) -> None:
    entry = stage.desk.state.tables[12].occupants[5]
    line = stage.window.line
    type_in(stage, "12.5 unregister")
    refused = [one for one in line.reading().candidates if one.refusal and one.refusal.house]
    if not refused:
        pytest.skip("the line knows no house refusal for these words")
    while line.reading().candidates[line.place()] not in refused:
        press(stage, Qt.Key.Key_Down)
    press(stage, Qt.Key.Key_Return)
    press(stage, Qt.Key.Key_Return)
    assert line.asks_reason
    QTest.keyClicks(line.field, "entered by mistake")
    press(stage, Qt.Key.Key_Return)
    assert line.field.text() == ""
    assert stage.desk.state.entries[entry].seat is None


def test_escape_goes_back_from_the_reason_to_the_words(stage: Stage) -> None:
    line = stage.window.line
    type_in(stage, "12.5 out")
    refusal = Refusal(Code.REGISTRATION_ENDED, "Registration has ended.", house=True)
    line.show_reading(Reading((candidate(c.ReEnter(1), refusal),)))
    press(stage, Qt.Key.Key_Return)
    assert line.asks_reason
    assert line.field.text() == ""
    press(stage, Qt.Key.Key_Escape)
    assert line.field.text() == "12.5 out"


def test_a_click_does_a_candidate(stage: Stage) -> None:
    entry = stage.desk.state.tables[12].occupants[5]
    type_in(stage, "12.5 out")
    QTest.mouseClick(stage.window.candidates, Qt.MouseButton.LeftButton, pos=QPoint(80, 30))
    assert entry in stage.desk.state.busts


def test_enter_keeps_an_answer_in_sight_and_writes_nothing(stage: Stage) -> None:
    before = stage.desk.seq
    type_in(stage, "pot 37 bet 20")
    press(stage, Qt.Key.Key_Return)
    assert stage.window.line.last.text() == "Raise to 97 at most, to 40 at least."
    assert stage.window.line.field.text() == ""
    assert stage.desk.seq == before


def test_a_change_of_the_desk_is_read_at_once(stage: Stage) -> None:
    type_in(stage, "12.5 out")
    before = stage.window.line.reading()
    stage.desk.do(c.Bust((stage.desk.state.tables[12].occupants[5],)))
    assert stage.window.line.reading() != before


@pytest.mark.parametrize(
    ("act", "caption", "below"),
    [
        (c.PauseClock(), "Enter will do this", "Ctrl+Z takes it back, also an hour later"),
        (Show(12), "Enter shows this", "Nothing is written"),
        (ShowWhoPosts(12), "Enter shows this", "Nothing is written"),
        (
            Answer("pot-limit", "Pot is ninety-seven, total.", "Raise to 97 at most."),
            "The answer",
            "Enter keeps it in sight; nothing is written",
        ),
        (Find("kim"), "Enter shows this", "Nothing is written"),
        (GoOn(), "Go on typing", "Tab takes these words"),
    ],
)
def test_what_enter_would_do(act: Act, caption: str, below: str) -> None:
    prospect = prospect_of(candidate(act))
    assert (prospect.caption, prospect.below) == (caption, below)
    assert prospect.lines == (("", "Kim is out", "text"),) or caption == "Go on typing"


def test_effects_keep_their_tone() -> None:
    effects = (Effect("Table 12", "short by 2", Tone.NEEDS_YOU), Effect("Place", "312th"))
    prospect = prospect_of(candidate(c.PauseClock(), effects=effects))
    assert prospect.lines == (("Table 12", "short by 2", "needs_you"), ("Place", "312th", "text"))


@pytest.mark.parametrize(
    ("house", "words"),
    [(True, "not by the house rules: he sits"), (False, "not possible: he sits")],
)
def test_a_refusal_comes_before_the_remark(house: bool, words: str) -> None:
    refused = candidate(refusal=Refusal(Code.SEAT_TAKEN, "He sits.", house=house))
    assert remark_of(refused) == words
    below = prospect_of(refused).below
    assert ("reason" in below) is house


def test_a_sentence_that_begins_with_a_sign_keeps_it() -> None:
    refused = candidate(refusal=Refusal(Code.SEAT_TAKEN, "12 has 9 players."))
    assert remark_of(refused) == "not possible: 12 has 9 players"


def test_a_name_at_the_start_of_a_refusal_keeps_its_capital() -> None:
    refused = candidate(refusal=Refusal(Code.SEAT_TAKEN, "Ida Corvin has seat 3.4."))
    assert remark_of(refused) == "not possible: Ida Corvin has seat 3.4"


def test_many_candidates_scroll_with_the_one_in_hand(qtbot: QtBot) -> None:
    shown = Candidates()
    qtbot.addWidget(shown)
    shown.resize(982, 260)
    reading = Reading(tuple(candidate(Show(number)) for number in range(12)))
    shown.show_reading(reading, 11)
    shown.show()
    assert shown.current() is reading.candidates[11]
    assert not shown.grab().isNull()
    shown.show_reading(Reading((), "The line does not know that."), 0)
    assert not shown.grab().isNull()
    assert shown.current() is None


def test_a_question_for_the_rulings_opens_their_page(stage: Stage) -> None:
    type_in(stage, "ruling who gets the odd chip")
    press(stage, Qt.Key.Key_Return)
    assert stage.window.shown_page() is Deed.RULINGS
    search = stage.program.pages.rulings().library.search
    assert search.field.text() == "who gets the odd chip"
    assert search.field.field.hasFocus()
    stage.program.pages.bookcase.wait()
    assert search.model.row_of("POT-01") == 0

"""From an answer to a written ruling: most is filled in, the rest is a seat and Enter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdtool.rules.books import Citation
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.values import NewPenalty, PenaltyKind, RulingState, RulingWords
from tdtool.ui import plain
from tdtool.ui.rulings.around import Around
from tdtool.ui.rulings.bookcase import Bookcase
from tdtool.ui.rulings.rulings_page import Part, RulingsPage
from tdtool.ui.rulings.words_field import WordsField
from tests.ui.rulings.conftest import CONTROL, Floor

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tdtool.tournament.state import Ruling
    from tdtool.ui.rulings.ruling_form import RulingForm

ENTER = Qt.Key.Key_Return
NONE, WARNING, HANDS, ROUNDS, OUT = range(5)


def form_of(floor: Floor) -> RulingForm:
    form = floor.page.log.form
    assert form.isVisible()
    return form


def ruling(floor: Floor, number: int = 1) -> Ruling:
    return floor.evening.state.rulings[number]


def test_an_entry_is_recorded_with_a_seat_and_enter(floor: Floor) -> None:
    floor.type("does a short all-in reopen the betting")
    assert floor.shown() == "ALL-01"
    entry = floor.library.entry()
    assert entry is not None
    floor.press(ENTER, CONTROL)
    form = form_of(floor)
    assert form.who.hasFocus()
    assert form.about.text() == entry.title
    assert form.decision.text() == entry.say
    floor.type("1.4")
    assert form.named.text() == f"1.4 {plain.isolated('T1 seat 4')}"
    floor.press(ENTER)
    made = ruling(floor)
    assert made.rule_entry == "ALL-01"
    assert made.rules == tuple(Citation("TDA24", number) for number in entry.books[0].rules)
    assert [one.entry for one in made.players] == [floor.evening.at(1, 4).id]
    assert floor.page.segments.index() == Part.LOG
    view = floor.page.log.record.view()
    assert view is not None
    assert view.state is RulingState.DECIDED
    assert floor.page.log.table.hasFocus()


def test_the_next_question_is_asked_in_the_library(floor: Floor) -> None:
    floor.press(ENTER, CONTROL)
    floor.type("1.4")
    floor.press(ENTER)
    floor.page.hide()
    floor.page.show()
    assert floor.page.segments.index() == Part.LIBRARY
    floor.page.segments.set_index(Part.LOG)
    floor.page.hide()
    floor.page.show()
    assert floor.page.segments.index() == Part.LOG


def test_who_decided_is_filled_in_the_next_time(floor: Floor) -> None:
    floor.press(ENTER, CONTROL)
    form_of(floor).by.setText("Ines Moreau")
    floor.type("1.4")
    floor.press(ENTER)
    floor.press(Qt.Key.Key_Escape)
    floor.page.new_ruling()
    assert form_of(floor).by.text() == "Ines Moreau"


def test_esc_goes_back_to_the_entry(floor: Floor) -> None:
    floor.type("odd chip")
    floor.press(ENTER, CONTROL)
    assert floor.page.segments.index() == Part.LOG
    floor.press(Qt.Key.Key_Escape)
    assert floor.page.segments.index() == Part.LIBRARY
    assert floor.shown() == "POT-01"
    assert not floor.page.log.form.isVisible()
    assert not floor.evening.state.rulings


def test_what_a_calculator_said_is_recorded(floor: Floor) -> None:
    floor.page.work_out("over-chip")
    part = floor.page.calculators
    asks = part.pane.form()
    assert asks is not None
    for ask, words in (("facing", "22k"), ("least", "44k"), ("added", "25k 10k 1k")):
        asks.fields[ask].setText(words)
    worked = part.pane.worked()
    assert worked is not None
    floor.press(ENTER, CONTROL)
    form = form_of(floor)
    assert form.about.text() == "Chips put in"
    assert form.said.text() == worked.sentence
    assert form.decision.text() == worked.decision
    floor.type("1.4")
    floor.press(ENTER, CONTROL)
    assert ruling(floor).rule_entry == "BET-07"
    assert form.draft().line == worked.slip
    assert worked.slip is not None


def test_a_penalty_becomes_the_decision(floor: Floor) -> None:
    floor.page.show_entry("PEN-07")
    floor.library.acts.penalty.click()
    form = form_of(floor)
    entry = floor.library.entry()
    assert entry is not None
    assert form.penalty.index() == WARNING
    assert not form.decision.text()
    assert form.said.text() == entry.say
    assert not form.length.isVisible()
    form.penalty.set_index(NONE)
    assert form.decision.text() == entry.say
    assert not form.said.text()
    form.penalty.set_index(ROUNDS)
    form.length.setText("2")
    form.who.setFocus()
    floor.type("1.4")
    assert form.penalty_note.text() == "6 at the table: 12 hands"
    floor.press(ENTER)
    penalty = floor.evening.state.penalties[ruling(floor).penalties[0]]
    assert (penalty.kind, penalty.length) == (PenaltyKind.ROUNDS, 2)
    view = floor.page.log.record.view()
    assert view is not None
    assert view.decision == "2 rounds"


def test_a_sentence_of_ones_own_is_left_alone(floor: Floor) -> None:
    floor.page.show_entry("PEN-07")
    floor.page.record()
    form = form_of(floor)
    form.decision.setText("off for tonight")
    form.penalty.set_index(HANDS)
    assert form.decision.text() == "off for tonight"


def test_what_was_given_before_stands_below_the_penalty(floor: Floor) -> None:
    warning = NewPenalty(floor.evening.at(1, 4).id, PenaltyKind.WARNING)
    floor.evening.do(rc.WriteRuling(RulingWords("Abuse"), penalties=(warning,)))
    floor.page.new_ruling()
    floor.type("1.4")
    assert form_of(floor).penalty_note.text() == "Given before: warning (ruling 1)."


def test_what_is_wrong_is_said_where_it_is_typed(floor: Floor) -> None:
    floor.page.new_ruling()
    form = form_of(floor)
    floor.type("9.3")
    assert form.named.text() == "There is no table 9."
    floor.press(ENTER)
    assert form.refusal.text() == "There is no table 9."
    assert form.isVisible()
    form.who.setText("1.4")
    assert not form.refusal.isVisible()
    form.time.setText("in a while")
    floor.press(ENTER)
    assert form.refusal.text() == "The time is written as 19:20 or 7:20 pm."


def test_the_desk_refuses_in_the_form(floor: Floor) -> None:
    floor.page.new_ruling()
    form = form_of(floor)
    form.time.setText("13:59")
    form.about.setText("Clock called")
    floor.press(ENTER)
    assert form.refusal.isVisible()
    assert not floor.evening.state.rulings


def test_a_player_is_disqualified_with_his_chips(floor: Floor) -> None:
    floor.page.new_ruling()
    form = form_of(floor)
    floor.type("1.4")
    form.about.setText("Cheating")
    form.penalty.set_index(OUT)
    assert form.chips.isVisible()
    assert not form.length.isVisible()
    form.chips.setText("18k")
    form.chips.setFocus()
    floor.press(ENTER)
    assert not form.isVisible()
    assert floor.evening.state.entries[ruling(floor).players[0].entry].seat is None


def test_the_seat_in_hand_is_filled_in(
    floor: Floor, library_folder: Path, house_folder: Path, qtbot: QtBot
) -> None:
    kept: list[str] = []
    seats = {4}
    around = Around(lambda: 2, lambda: frozenset(seats), lambda: "Rui Duarte", kept.append)
    bookcase = Bookcase(floor.host, library_folder, house_folder)
    page = RulingsPage(floor.bridge, bookcase, around)
    qtbot.addWidget(page)
    page.resize(982, 664)
    page.show()
    page.new_ruling()
    form = page.log.form
    assert (form.who.text(), form.by.text()) == ("2.4", "Rui Duarte")
    seats.clear()
    page.new_ruling()
    assert form.who.text() == "2."
    form.about.setText("Phones")
    form.decision.setText("put away")
    form.by.setText("Ines Moreau")
    form.record()
    assert kept == ["Ines Moreau"]
    bookcase.wait()


def test_another_tournament_puts_the_form_away(floor: Floor) -> None:
    floor.page.new_ruling()
    floor.bridge.show(floor.evening.desk)
    assert not floor.page.log.form.isVisible()


def test_the_field_is_as_high_as_its_lines(floor: Floor, qtbot: QtBot) -> None:
    field = WordsField("hint", one_line=True)
    qtbot.addWidget(field)
    field.setParent(floor.host)
    field.resize(200, 30)
    field.show()
    one = field.height()
    field.setText("many words " * 8)
    QApplication.processEvents()
    assert field.height() > one
    most = field.height()
    field.setText("many words " * 80)
    assert field.height() >= most
    field.setText("two\nlines")
    assert field.text() == "two lines"
    field.setText("")
    assert field.height() == one

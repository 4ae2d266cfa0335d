"""The ruling log: read by Up and Down, narrowed while typing, carried on by single letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.ruling_view import Wanted, ruling_log
from tdtool.tournament.values import NewPenalty, PenaltyKind, RulingState, RulingWords
from tdtool.ui import theme
from tdtool.ui.printing.ruling_works import reader
from tdtool.ui.rulings.log_model import Column, LogModel, news_of
from tdtool.ui.rulings.log_part import ALL, TODAY
from tdtool.ui.rulings.log_scope import EVERYBODY, Scope
from tdtool.ui.rulings.log_table import shortened
from tdtool.ui.rulings.record_acts import RecordAct, why_not
from tdtool.ui.rulings.rulings_page import Part
from tests.tournament.evening import MINUTE

if TYPE_CHECKING:
    from tdtool.tournament.ruling_view import RulingView
    from tests.tournament.evening import Evening
    from tests.ui.rulings.conftest import Floor

ROUNDS = 2


def rule(evening: Evening, title: str, decision: str, table: int, seat: int, **more: str) -> None:
    words = RulingWords(title=title, decision=decision, **more)
    evening.do(rc.WriteRuling(words, (evening.at(table, seat).id,), rule_entry="BET-07"))


def punish(evening: Evening, table: int, seat: int) -> None:
    penalty = NewPenalty(evening.at(table, seat).id, PenaltyKind.ROUNDS, ROUNDS)
    words = RulingWords("Abuse of the dealer", "Threw both cards.", by="Ines Moreau")
    evening.do(rc.WriteRuling(words, rule_entry="PEN-07", penalties=(penalty,)))


@pytest.fixture
def log(floor: Floor) -> Floor:
    """Give the page with three rulings: the last one a penalty of two rounds of six."""
    rule(floor.evening, "One big chip", "call", 1, 2, by="Rui Duarte")
    floor.evening.clock.pass_(5 * MINUTE)
    rule(floor.evening, "Clock called", "", 2, 3)
    floor.evening.clock.pass_(5 * MINUTE)
    punish(floor.evening, 1, 4)
    floor.page.show_ruling(3)
    return floor


def numbers(floor: Floor) -> list[int]:
    model = floor.page.log.model
    rows = (model.row_at(row) for row in range(model.rowCount()))
    return [row.number for row in rows if row is not None]


def shown(floor: Floor) -> RulingView:
    view = floor.page.log.record.view()
    assert view is not None
    return view


def rows_of(evening: Evening) -> tuple[RulingView, ...]:
    return tuple(ruling_log(reader(evening.desk), evening.state, Wanted()))


def test_the_model_holds_what_qt_asks_of_a_model(evening: Evening) -> None:
    model = LogModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert not model.set_rows((), 0, days=False)
    rule(evening, "One big chip", "call", 1, 2)
    assert model.set_rows(rows_of(evening), 0, days=False)
    punish(evening, 1, 4)
    assert model.set_rows(rows_of(evening), 3600, days=True)
    evening.do(rc.CountHands(evening.at(1, 4).id))
    assert not model.set_rows(rows_of(evening), 3600, days=True)
    assert model.set_rows((), 0, days=False)
    assert model.row_at(0) is None


def test_a_row_says_where_what_and_what_is_still_asked(log: Floor) -> None:
    model = log.page.log.model
    cells = [str(model.index(0, column).data()) for column in Column]
    assert cells[0] == "3"
    assert cells[2:] == ["1.4", "Abuse of the dealer", "PEN-07", "2 rounds", "IM"]
    views = [model.row_at(row) for row in range(3)]
    assert [news_of(view) for view in views if view is not None] == ["12 hands left", "open", ""]
    spoken = model.index(0, 0).data(int(Qt.ItemDataRole.AccessibleTextRole))
    assert spoken.startswith("Ruling 3, ")
    assert "T1 seat 4, Abuse of the dealer, 2 rounds, 12 hands left" in spoken


def test_up_and_down_read_the_records(log: Floor) -> None:
    assert log.page.segments.index() == Part.LOG
    assert shown(log).number == 3
    assert log.page.log.record.words("What happened") == "Threw both cards."
    log.press(Qt.Key.Key_Down)
    assert shown(log).number == 2
    assert not log.page.log.record.words("What happened")
    log.press(Qt.Key.Key_Down)
    log.press(Qt.Key.Key_Down)
    assert shown(log).number == 1
    assert log.page.log.record.words("Decision") == "call"
    assert log.page.log.record.by.text() == "Ruled by Rui Duarte"


def test_typing_narrows_and_esc_shows_everything(log: Floor) -> None:
    log.press(Qt.Key.Key_Escape)
    field = log.page.log.filter
    assert field.field.hasFocus()
    log.type("rui")
    assert numbers(log) == [1]
    log.press(Qt.Key.Key_Escape)
    log.type("xyz")
    assert numbers(log) == []
    assert log.page.log.nothing.isVisible()
    log.press(Qt.Key.Key_Escape)
    assert numbers(log) == [3, 2, 1]
    log.type("seat 4")
    assert numbers(log) == [3]
    log.press(Qt.Key.Key_Down)
    assert log.page.log.table.hasFocus()


def test_a_players_and_a_tables_history(log: Floor) -> None:
    punish(log.evening, 2, 3)
    log.page.show_ruling(4)
    log.press(Qt.Key.Key_H)
    assert numbers(log) == [4, 2]
    assert log.page.log.scope() == Scope(entry=log.evening.at(2, 3).id)
    log.press(Qt.Key.Key_T)
    assert log.page.log.scope() == Scope(table=2)
    log.page.show_ruling(1)
    assert log.page.log.scope() == EVERYBODY
    log.press(Qt.Key.Key_T)
    assert numbers(log) == [3, 1]
    log.press(Qt.Key.Key_Escape)
    log.press(Qt.Key.Key_Backspace)
    assert numbers(log) == [4, 3, 2, 1]


def test_hands_of_a_penalty_are_counted_by_one_key(log: Floor) -> None:
    block = log.page.log.record.block
    log.type("-")
    log.type("-")
    view = block.view()
    assert view is not None
    assert (view.served, view.left) == (2, 10)
    log.type("n")
    assert log.page.log.record.answer.hasFocus()
    log.type("11")
    log.press(Qt.Key.Key_Return)
    view = block.view()
    assert view is not None
    assert view.left == 1
    assert log.page.log.table.hasFocus()
    log.type("n")
    log.type("many")
    log.press(Qt.Key.Key_Return)
    assert log.said[-1] == "How many hands? A number."
    log.press(Qt.Key.Key_Escape)
    log.type("b")
    assert block.view() is None
    assert not log.evening.state.serving
    log.type("-")
    assert log.said[-1] == "Nobody serves a penalty by this ruling now."


def test_a_penalty_is_lifted_for_a_reason(log: Floor) -> None:
    log.type("l")
    log.press(Qt.Key.Key_Return)
    assert log.page.log.record.answer.hasFocus()
    log.type("mistaken player")
    log.press(Qt.Key.Key_Return)
    assert not log.evening.state.serving
    moments = log.page.log.record.since.moments()
    assert moments[-1].words == "Lifted: mistaken player"


def test_the_block_says_the_pips_in_words(log: Floor) -> None:
    name = log.page.log.record.block.accessibleName()
    assert name.startswith("Penalty, 2 rounds of 6, 12 hands left")
    log.size(982, 664)
    tall = log.page.log.record.block.height()
    assert tall == log.page.log.record.block.tall(log.page.log.record.block.width())


def test_an_open_ruling_is_decided(log: Floor) -> None:
    log.press(Qt.Key.Key_Down)
    log.type("a")
    assert log.said[-1] == "Only a decided ruling is appealed against, once."
    log.type("d")
    form = log.page.log.form
    assert form.decision.hasFocus()
    assert form.title.text() == "Decide ruling 2"
    assert not form.who.isVisible()
    log.type("hand dead")
    log.press(Qt.Key.Key_Return)
    assert shown(log).decision == "hand dead"
    assert shown(log).state is RulingState.DECIDED
    assert log.page.log.table.hasFocus()


def test_an_appeal_is_noted_and_overturned(log: Floor) -> None:
    log.page.show_ruling(1)
    log.type("u")
    assert log.said[-1] == "Nobody has appealed against it."
    log.type("a")
    assert log.page.log.form.happened.hasFocus()
    assert not log.page.log.form.decision.isVisible()
    log.type("He said raise first.")
    log.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert shown(log).state is RulingState.APPEALED
    assert log.page.log.record.words("Appeal") == "He said raise first."
    log.type("o")
    log.type("raise")
    log.press(Qt.Key.Key_Return)
    assert shown(log).state is RulingState.OVERTURNED
    assert shown(log).decision == "raise"
    assert "Overturned" in log.page.log.record.by.text()


def test_an_appeal_is_noted_and_upheld(log: Floor) -> None:
    log.page.show_ruling(1)
    log.type("a")
    log.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    log.type("u")
    assert shown(log).state is RulingState.UPHELD
    assert news_of(shown(log)) == "upheld"


def test_a_correction_is_a_new_record(log: Floor) -> None:
    log.page.show_ruling(1)
    log.type("c")
    form = log.page.log.form
    assert form.who.text() == "1.2"
    assert form.decision.text() == "call"
    form.decision.setText("raise to 800")
    log.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert shown(log).number == 4
    assert (shown(log).corrects, shown(log).decision) == (1, "raise to 800")
    log.page.show_ruling(1)
    assert shown(log).corrected_by == 4
    assert log.page.log.record.by.text().endswith("Corrected by ruling 4")
    log.type("c")
    assert log.said[-1] == "Ruling 4 stands for this one."


def test_what_cannot_be_done_is_said(floor: Floor) -> None:
    floor.evening.do(rc.WriteRuling(RulingWords("House rule read out", decision="read")))
    floor.page.show_ruling(1)
    floor.type("h")
    floor.type("t")
    assert floor.said[-2:] == [
        "No player is named in this ruling.",
        "No table is named in this ruling.",
    ]
    assert why_not(RecordAct.CORRECT, None) == "No ruling is chosen."


def test_enter_opens_the_entry(log: Floor) -> None:
    log.press(Qt.Key.Key_Return)
    assert log.page.segments.index() == Part.LIBRARY
    assert log.shown() == "PEN-07"


def test_days_are_told_apart_from_the_second_day_on(log: Floor) -> None:
    part = log.page.log
    assert not part.days.isVisible()
    log.evening.do(c.GoToRow(6))
    rule(log.evening, "Odd chip", "seat 3", 1, 3)
    part.refresh()
    assert part.days.isVisible()
    assert numbers(log) == [4]
    assert part.filter.count() == "1 of 4"
    part.days.set_index(ALL)
    assert numbers(log) == [4, 3, 2, 1]
    assert str(part.model.index(0, Column.TIME).data()).startswith("2: ")
    part.days.set_index(TODAY)
    log.page.show_ruling(1)
    assert shown(log).number == 1
    assert part.days.index() == ALL
    assert part.record.head.texts()[1].startswith("day 1, ")


def test_an_empty_log_says_how_it_is_filled(floor: Floor) -> None:
    floor.page.segments.set_index(Part.LOG)
    assert "Ctrl+N writes the first ruling" in floor.page.log.nothing.text()
    assert floor.page.log.record.view() is None


def test_narrow_windows_put_the_record_in_the_lists_place(log: Floor) -> None:
    log.size(420, 560)
    part = log.page.log
    assert part.side.isVisible()
    assert not part.record.isVisible()
    part.table.setFocus()
    log.type("n")
    assert part.record.isVisible()
    assert not part.side.isVisible()
    log.press(Qt.Key.Key_Escape)
    log.press(Qt.Key.Key_Escape)
    assert part.side.isVisible()


def test_words_are_shortened_at_their_ends(floor: Floor) -> None:
    del floor
    font = theme.font(13)
    assert shortened("raise to 24,000", font, 1_000) == "raise to 24,000"
    assert shortened("raise to 24,000 chips", font, 80) == "raise to …"
    assert shortened("incomprehensibilities", font, 60).endswith("…")

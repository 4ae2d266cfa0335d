"""What the page has for paper: the slip that is wanted stands first, and each can be drawn."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tdtool.sheets.page import Paper, PaperSize
from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.figure_line import FigureLine, Mark
from tdtool.tournament.values import NewPenalty, PenaltyKind, RulingWords
from tdtool.ui.printing.ruling_works import slip_work
from tdtool.ui.rulings import paper
from tdtool.ui.rulings.record_acts import RecordAct
from tdtool.ui.rulings.rulings_page import Part
from tests.sheets.printed import Printed, pack
from tests.ui.rulings.conftest import CONTROL

if TYPE_CHECKING:
    from tdtool.ui.panels.print_panel import Sheet
    from tests.ui.rulings.conftest import Floor

A4 = Paper(PaperSize.A4)
ROUNDS = 2


def names(floor: Floor) -> list[str]:
    return [sheet.name for sheet in floor.page.sheets()]


def drawn(sheet: Sheet) -> bytes:
    assert sheet.work is not None
    out = BytesIO()
    sheet.work(A4).draw(out, lambda: None)
    return out.getvalue()


@pytest.fixture
def ruled(floor: Floor) -> Floor:
    """Give the page with a warning and a penalty of rounds for seat 4."""
    entry = floor.evening.at(1, 4).id
    for kind, length in ((PenaltyKind.WARNING, 0), (PenaltyKind.ROUNDS, ROUNDS)):
        words = RulingWords("Abuse", "Threw his cards.", "Leave the table.", by="Ines Moreau")
        penalty = NewPenalty(entry, kind, length)
        floor.evening.do(rc.WriteRuling(words, rule_entry="PEN-07", penalties=(penalty,)))
    return floor


def test_nothing_but_the_entry_before_a_ruling(floor: Floor) -> None:
    assert names(floor) == ["House rule sheet"]


def test_the_record_in_hand_comes_first(ruled: Floor) -> None:
    ruled.page.show_ruling(2)
    assert names(ruled)[:3] == ["Ruling slip 2", "Penalty slip, 1.4", "Ruling log"]
    ruled.page.show_ruling(1)
    assert names(ruled)[:2] == ["Ruling slip 1", "Ruling log"]


def test_the_ruling_just_written_comes_first_in_the_library(floor: Floor) -> None:
    floor.press(Qt.Key.Key_Return, CONTROL)
    floor.type("1.4")
    floor.press(Qt.Key.Key_Return)
    floor.page.segments.set_index(Part.LIBRARY)
    assert names(floor)[0] == "Ruling slip 1"


def test_the_log_comes_first_where_it_is_asked_for(ruled: Floor) -> None:
    ruled.page.show_ruling(1)
    offered: list[list[str]] = []
    ruled.page.paper_wanted.connect(lambda: offered.append(names(ruled)))
    ruled.page.log.print_button.click()
    ruled.page.log.record.slip.click()
    assert [one[0] for one in offered] == ["Ruling log", "Ruling slip 1"]


def test_every_sheet_is_drawn(ruled: Floor) -> None:
    ruled.page.show_ruling(2)
    for sheet in ruled.page.sheets():
        assert drawn(sheet).startswith(b"%PDF")


def test_chosen_entries_make_a_house_rule_sheet(floor: Floor) -> None:
    floor.type("odd chip")
    first = floor.library.entry()
    assert first is not None
    floor.press(Qt.Key.Key_Insert)
    floor.press(Qt.Key.Key_Down)
    second = floor.library.entry()
    assert second is not None
    floor.press(Qt.Key.Key_Insert)
    assert names(floor) == ["House rule sheet, 2 entries"]
    text = Printed(drawn(floor.page.sheets()[0])).packed()
    assert pack(first.title) in text
    assert pack(second.title) in text
    floor.press(Qt.Key.Key_Insert)
    assert names(floor) == ["House rule sheet"]
    assert pack(first.title) in Printed(drawn(floor.page.sheets()[0])).packed()


def test_the_slip_shows_the_figures_it_was_worked_out_with(floor: Floor) -> None:
    floor.page.work_out("over-chip")
    form = floor.pane.form()
    assert form is not None
    for ask, words in (("facing", "22k"), ("least", "44k"), ("added", "25k 10k 1k")):
        form.fields[ask].setText(words)
    floor.page.record()
    floor.type("1.4")
    floor.press(Qt.Key.Key_Return)
    first = Printed(drawn(floor.page.sheets()[0])).packed()
    assert pack("half way") in first
    assert "36,000" in first
    # From the Print page, by its number, after the tournament was opened anew.
    out = BytesIO()
    slip_work(floor.evening.reopened(), (1,), A4).draw(out, lambda: None)
    assert Printed(out.getvalue()).packed() == first


def test_the_slip_names_the_hand_where_it_is_known(floor: Floor) -> None:
    floor.evening.do(c.GiveButton(1, 3))
    floor.evening.do(rc.WriteRuling(RulingWords("Chips", decision="raise"), table=1))
    floor.page.show_ruling(1)
    assert floor.page.log.record.head.texts()[1].endswith("table 1, button 3")
    assert pack("12:01 · button 3") in Printed(drawn(floor.page.sheets()[0])).packed()


def test_a_correction_keeps_the_figures_unless_it_decides_otherwise(floor: Floor) -> None:
    line = FigureLine(Mark(36_000, "put in"), (Mark(22_000, "the bet"),), ())
    words = RulingWords("Chips", decision="raise")
    for decision, kept in (("raise", line), ("call", None)):
        floor.evening.do(rc.WriteRuling(words, figures=line))
        number = max(floor.evening.state.rulings)
        floor.page.show_ruling(number)
        floor.page.log.do(RecordAct.CORRECT)
        floor.page.log.form.decision.setText(decision)
        floor.page.record()
        assert floor.evening.state.rulings[number + 1].figures == kept


def test_other_books_are_named_on_the_slip(floor: Floor) -> None:
    shelved = floor.page.bookcase.shelved()
    assert shelved is not None
    entry = shelved.library.entry("PEN-04")
    assert entry is not None
    said = paper.other_books(entry)
    assert said.startswith("WSOP 117: a penalty will be given; the hand lives on. RRoP s15: ")


def test_one_big_chip_draws_no_line(floor: Floor) -> None:
    floor.page.work_out("over-chip")
    form = floor.pane.form()
    assert form is not None
    form.fields["facing"].setText("22k")
    form.fields["least"].setText("44k")
    form.fields["added"].setText("100k")
    worked = floor.pane.worked()
    assert worked is not None
    assert worked.slip is None

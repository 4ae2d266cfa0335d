"""Figures typed into the levels: at once in sight, one act a row, wrong ones beside the cell."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tdtool.rules.stakes import AnteKind
from tdtool.tournament.structure import LengthKind, RowKind
from tdtool.ui.levels.levels_model import LevelsModel
from tdtool.ui.levels.lines import Col, LineKind

if TYPE_CHECKING:
    from tests.ui.levels.conftest import Hands


CTRL = Qt.KeyboardModifier.ControlModifier


SHIFT = Qt.KeyboardModifier.ShiftModifier


ENTER, TAB, ESC = Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Escape


def test_typing_shows_at_once_and_is_one_act_when_the_row_is_left(hands: Hands) -> None:
    before = hands.desk.seq
    hands.go("17")
    hands.type("12000")
    assert hands.desk.seq == before
    assert hands.cell("17", Col.BIG_BLIND) == "24,000"
    assert (
        hands.model.look(hands.model.index(hands.model.line_of(hands.row("17")), 4)).prefix == "2 ×"
    )
    hands.press(TAB)
    assert hands.desk.seq == before
    hands.press(TAB)
    hands.type("24000")
    hands.press(Qt.Key.Key_Down)
    assert hands.acted == ["levels changed"]
    stakes = hands.level("17").stakes[0]
    assert (stakes.small_blind, stakes.big_blind, stakes.ante.amount) == (12_000, 24_000, 24_000)
    hands.bridge.undo()
    assert hands.level("17").stakes[0].small_blind == 10_000


def test_the_big_blind_follows_and_can_be_changed(hands: Hands) -> None:
    hands.go("17")
    hands.type("10000")
    hands.press(TAB)
    hands.type("25000")
    hands.press(Qt.Key.Key_Up)
    stakes = hands.level("17").stakes[0]
    assert (stakes.small_blind, stakes.big_blind, stakes.ante.amount) == (10_000, 25_000, 25_000)


def test_a_big_blind_that_did_not_follow_stays(hands: Hands) -> None:
    hands.go("18")
    hands.type("10000")
    hands.press(ENTER)
    assert hands.level("18").stakes[0].big_blind == 25_000


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("12k", (12_000, 24_000, 24_000)),
        ("12.000", (12_000, 24_000, 24_000)),
        ("10/25", (10, 25, 25)),
        ("10k-25k (25k)", (10_000, 25_000, 25_000)),
        ("300/600 + 75", (300, 600, 75)),
    ],
)
def test_figures_in_every_way_of_writing(
    hands: Hands, typed: str, wanted: tuple[int, int, int]
) -> None:
    hands.go("17")
    hands.type(typed)
    hands.press(ENTER)
    stakes = hands.level("17").stakes[0]
    assert (stakes.small_blind, stakes.big_blind, stakes.ante.amount) == wanted


def test_wrong_input_stands_beside_the_cell_and_never_stops_typing(hands: Hands) -> None:
    hands.go("17")
    hands.type("12,5x")
    assert "is not a figure" in hands.cell("17", Col.NOTE)
    hands.press(TAB)
    hands.type("26000")
    hands.press(Qt.Key.Key_Down)
    assert hands.level("17").stakes[0].small_blind == 10_000
    assert hands.level("17").stakes[0].big_blind == 26_000
    assert hands.cell("17", Col.SMALL_BLIND) == "12,5x"
    assert "is not a figure" in hands.cell("17", Col.NOTE)
    hands.go("17")
    hands.press(Qt.Key.Key_F2)
    assert hands.view.field.text() == "12,5x"
    hands.press(Qt.Key.Key_Backspace, times=4)
    hands.type("3000")
    hands.press(ENTER)
    assert hands.level("17").stakes[0].small_blind == 13_000
    assert hands.cell("17", Col.NOTE) == ""


def test_escape_lets_the_cell_be_as_it_was(hands: Hands) -> None:
    before = hands.desk.seq
    hands.go("17")
    hands.type("9")
    hands.press(ESC)
    hands.press(Qt.Key.Key_Down)
    assert hands.desk.seq == before
    assert hands.cell("17", Col.SMALL_BLIND) == "10,000"


def test_undo_takes_typing_back_before_it_takes_an_act_back(hands: Hands) -> None:
    hands.go("17")
    hands.type("9")
    hands.press(TAB)
    override = QKeyEvent(QKeyEvent.Type.ShortcutOverride, Qt.Key.Key_Z, CTRL)
    override.ignore()
    QApplication.sendEvent(hands.view, override)
    assert override.isAccepted()
    hands.press(Qt.Key.Key_Z, CTRL)
    assert hands.cell("17", Col.SMALL_BLIND) == "10,000"
    again = QKeyEvent(QKeyEvent.Type.ShortcutOverride, Qt.Key.Key_Z, CTRL)
    again.ignore()
    QApplication.sendEvent(hands.view, again)
    assert not again.isAccepted()


def test_enter_adds_a_level_that_goes_on_as_the_sheet_does(hands: Hands) -> None:
    hands.go("34")
    hands.press(ENTER)
    assert hands.cell("35", Col.SMALL_BLIND) == "600,000"
    before = hands.desk.seq
    hands.press(Qt.Key.Key_Up)
    assert hands.desk.seq == before + 1
    assert hands.level("35").stakes[0].ante.amount == 1_200_000


def test_a_whole_column_is_typed_with_enter_and_leaves_nothing_over(hands: Hands) -> None:
    hands.go("34")
    for figure in ("500k", "600k", "800k", "1M"):
        hands.type(figure)
        hands.press(ENTER)
    assert hands.editing.draft is not None
    assert hands.editing.draft.tentative
    hands.press(Qt.Key.Key_Up)
    labels = [row.label for row in hands.structure.rows if row.kind is RowKind.PLAY]
    assert labels[-3:] == ["35", "36", "37"]
    assert [row.stakes[0].big_blind for row in hands.structure.rows[-3:]] == [
        1_200_000,
        1_600_000,
        2_000_000,
    ]


def test_escape_takes_an_added_level_away(hands: Hands) -> None:
    before = len(hands.structure.rows)
    hands.go("20")
    hands.press(ENTER)
    assert len(hands.editing.structure.rows) == before + 1
    hands.press(ESC)
    assert len(hands.editing.structure.rows) == before
    hands.press(ENTER)
    hands.press(Qt.Key.Key_Delete, SHIFT)
    assert len(hands.editing.structure.rows) == before


def test_levels_before_the_running_one_are_locked(hands: Hands) -> None:
    hands.go("9")
    hands.type("5")
    assert not hands.view.is_typing()
    assert hands.said[-1] == "This level was played; it stays as it was."
    hands.press(ENTER)
    assert hands.view.row() == hands.row("14") + 1
    hands.press(ESC)
    hands.go("9")
    hands.press(Qt.Key.Key_Delete)
    assert hands.said[-1].startswith("This was played")


def test_the_length_of_the_running_level_moves_what_is_left(hands: Hands) -> None:
    hands.go("14", Col.MINUTES)
    hands.type("35")
    hands.press(Qt.Key.Key_Down)
    hands.tick()
    assert hands.cell("14", Col.NOTE) == "now, 22:42 left"
    assert hands.level("14").length.value == 35


@pytest.mark.parametrize(
    ("typed", "kind", "shown"),
    [
        ("45", LengthKind.MINUTES, "45"),
        ("1 h 15", LengthKind.MINUTES, "75"),
        ("8 hands", LengthKind.HANDS, "8 hands"),
        ("2 orbits", LengthKind.ORBITS, "2 orbits"),
        ("-", LengthKind.OPEN, ""),
    ],
)
def test_lengths(hands: Hands, typed: str, kind: LengthKind, shown: str) -> None:
    hands.go("20", Col.MINUTES)
    hands.type(typed)
    hands.press(ENTER)
    assert hands.level("20").length.kind is kind
    assert hands.cell("20", Col.MINUTES) == shown


@pytest.mark.parametrize(
    ("typed", "kind", "amount"),
    [
        ("BB", AnteKind.BIG_BLIND, 40_000),
        ("5000 each", AnteKind.EACH, 5_000),
        ("40k button", AnteKind.BUTTON, 40_000),
        ("30,000", AnteKind.BIG_BLIND, 30_000),
        ("none", AnteKind.NONE, 0),
    ],
)
def test_antes_and_who_pays_them(hands: Hands, typed: str, kind: AnteKind, amount: int) -> None:
    hands.go("20", Col.ANTE)
    hands.type(typed)
    hands.press(ENTER)
    ante = hands.level("20").stakes[0].ante
    assert (ante.kind, ante.amount) == (kind, amount)


def test_delete_empties_a_cell_and_takes_a_row_out(hands: Hands) -> None:
    hands.go("21", Col.ANTE)
    hands.press(Qt.Key.Key_Delete)
    hands.press(Qt.Key.Key_Up)
    assert hands.level("21").stakes[0].ante.kind is AnteKind.NONE
    hands.go("21", Col.LEVEL)
    rows = len(hands.structure.rows)
    hands.press(Qt.Key.Key_Delete)
    assert len(hands.structure.rows) == rows - 1
    assert hands.level("21").stakes[0].small_blind == 30_000
    ends = next(at for at, line in enumerate(hands.model.lines) if line.kind is LineKind.DAY_END)
    hands.view.go_to(hands.model.index(ends, 3))
    hands.press(Qt.Key.Key_Delete)
    assert not any(row.day_end for row in hands.structure.rows)


def test_cells_that_are_kept_look_as_if_they_were_made_anew(hands: Hands) -> None:
    chance = random.Random(5)
    typed = ("", "700", "12000", "abc", "to 20:00", "45", "8 hands", "19:30", "99 each", "Dinner")
    for step in range(60):
        at = chance.randrange(hands.model.rowCount())
        hands.view.go_to(hands.model.index(at, chance.randrange(hands.model.columnCount())))
        hands.view.fill(chance.choice(typed))
        if step % 7 == 0:
            hands.editing.drop()
        elif step % 3 == 0:
            hands.editing.leave()
        fresh = LevelsModel(hands.bridge, hands.editing)
        assert (fresh.lines, fresh.cols) == (hands.model.lines, hands.model.cols)
        for line in range(fresh.rowCount()):
            for column in range(fresh.columnCount()):
                index = hands.model.index(line, column)
                assert hands.model.look_at(line, column) == fresh.look_at(line, column)
                assert hands.model.flags(index) == fresh.flags(fresh.index(line, column))


def test_things_that_are_kept_have_the_fixes_of_now(hands: Hands) -> None:
    side = hands.page.side
    side.refresh()
    before = side.look_at.first_button()
    assert before is not None
    hands.go("20", Col.MINUTES)
    hands.view.fill("25")
    # While somebody types a click looks again first.
    before.click()
    assert side.look_at.first_button() is before
    before.click()
    assert hands.level("20").length.value == 25

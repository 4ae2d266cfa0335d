"""The spreadsheet by keyboard: typing, adding, undoing, and what stands beside the cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdtool.structures.reader import read_structure
from tdtool.tournament import commands as c
from tdtool.tournament.structure import DayEndKind, RowKind
from tdtool.ui import theme
from tdtool.ui.levels.draft import Draft
from tdtool.ui.levels.lines import Col, LineKind
from tests.extent import some
from tests.ui.desk_sample import MINUTE, done
from tests.ui.levels import harbour

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tdtool.desk import Desk
    from tests.ui.desk_sample import Clock
    from tests.ui.levels.conftest import Hands


CTRL = Qt.KeyboardModifier.ControlModifier


SHIFT = Qt.KeyboardModifier.ShiftModifier


ACROSS = Qt.Orientation.Horizontal


ENTER, TAB, ESC = Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Escape


def test_the_picture_in_words(hands: Hands) -> None:
    assert hands.cell("8", Col.NOTE) == "paused 3 min"
    assert hands.cell("14", Col.NOTE) == "now, 17:42 left"
    assert hands.cell("16", Col.NOTE).startswith("1,000s leave at ")
    assert hands.cell("20", Col.ANTE) == "none"
    assert hands.cell("14", Col.STEP) == "+25 %"
    lines = hands.model.lines
    day = next(at for at, line in enumerate(lines) if line.kind is LineKind.DAY_END)
    assert hands.shown(day, Col.SMALL_BLIND) == "End of day 1, the clock stops; day 2 starts 13:00"
    ends = next(at for at, line in enumerate(lines) if line.kind is LineKind.ENDS)
    assert hands.shown(ends, Col.SMALL_BLIND) == "Registration ends"
    side = hands.page.side
    assert [line.chip for line in side.chips.lines() if line.early] == [1_000, 5_000]
    assert side.look_at.title.text().endswith("things to look at")
    assert side.figures.day.caption.text() == "Day 1 ends"
    assert side.figures.day.below.text().startswith("plan ")


def test_breaks_and_colour_ups(hands: Hands) -> None:
    hands.go("17")
    hands.page.rows.add_break()
    row = hands.structure.rows[hands.row("17") + 1]
    assert (row.kind, row.length.value) == (RowKind.BREAK, 15)
    hands.page.rows.colour_up()
    assert hands.view.field.text() == "colour-up 5000"
    hands.press(Qt.Key.Key_Down)
    row = hands.structure.rows[hands.row("17") + 1]
    assert row.colour_up == (5_000,)
    hands.view.go_to_row(hands.row("17") + 1, Col.BIG_BLIND)
    hands.type("Dinner, colour-up 1,000")
    hands.press(Qt.Key.Key_Down)
    row = hands.structure.rows[hands.row("17") + 1]
    assert (row.note, row.colour_up) == ("Dinner", (1_000,))


def test_a_day_ends_at_a_number_of_players_and_starts_at_a_time(hands: Hands) -> None:
    line = next(at for at, one in enumerate(hands.model.lines) if one.kind is LineKind.DAY_END)
    hands.view.go_to(hands.model.index(line, 3))
    hands.view.setFocus()
    hands.type("16 players")
    hands.press(Qt.Key.Key_Up)
    end = hands.structure.rows[hands.model.lines[line].row].day_end
    assert end is not None
    assert (end.kind, end.value) == (DayEndKind.PLAYERS, 16)
    hands.bridge.undo()
    hands.go("19", Col.STARTS)
    hands.type("14:15")
    hands.press(Qt.Key.Key_Down)
    assert hands.cell("19", Col.STARTS) == "14:15"
    assert hands.structure.days[1].starts == "14:15"
    hands.go("20", Col.STARTS)
    hands.type("1")
    assert hands.said[-1] == "The times follow from the lengths."


def test_f8_walks_through_what_is_odd_and_ctrl_enter_puts_it_right(hands: Hands) -> None:
    hands.go("14")
    hands.press(Qt.Key.Key_F8)
    assert hands.view.row() == hands.row("16")
    hands.press(ENTER, CTRL)
    assert hands.level("16").stakes[0].small_blind == 10_000
    assert hands.acted == ["levels changed"]
    hands.press(Qt.Key.Key_F8)
    assert hands.view.row() == hands.row("20")
    hands.press(ENTER, CTRL)
    assert hands.level("20").stakes[0].ante.amount == 40_000
    odd = len(hands.editing.odd())
    for _ in range(odd + 1):
        hands.press(Qt.Key.Key_F8)
    hands.go("14")
    hands.press(ENTER, CTRL)
    assert hands.said[-1].startswith("Nothing to put right")


def test_tab_walks_through_the_cells_that_can_be_typed_into(hands: Hands) -> None:
    hands.go("17", Col.BIG_BLIND)
    hands.press(TAB)
    place = hands.view.place()
    assert place is not None
    assert place.col is Col.ANTE
    hands.press(TAB)
    place = hands.view.place()
    assert place is not None
    assert (place.row, place.col) == (hands.row("18"), Col.LEVEL)
    hands.press(Qt.Key.Key_Backtab, SHIFT)
    place = hands.view.place()
    assert place is not None
    assert (place.row, place.col) == (hands.row("17"), Col.ANTE)


def test_what_ends_is_said_in_the_rows_menu(hands: Hands) -> None:
    from tdtool.ui.levels.row_menu import row_acts

    editing = hands.editing
    row = hands.row("16")
    acts = row_acts(editing.structure, row, editing.locked_before, editing.plan.row)
    ends = next(act for act in acts if act.text == "Registration ends after it")
    hands.page.menu.picked.emit(ends)
    assert hands.structure.rows[row].registration_ends
    played = row_acts(editing.structure, 0, editing.locked_before, editing.plan.row)
    assert all(act.refused for act in played)
    runs = row_acts(editing.structure, hands.row("14"), editing.locked_before, editing.plan.row)
    assert runs[-1].refused == "It runs now."
    hands.page.menu.offer(acts)
    assert hands.page.menu.actions()[0].isCheckable()


def test_the_running_line_says_what_is_left(hands: Hands) -> None:
    hands.tick(1_000)
    assert hands.cell("14", Col.NOTE) == "now, 17:41 left"
    done(hands.desk, c.PauseClock())
    hands.tick()
    assert hands.cell("14", Col.NOTE) == "paused at 17:41"
    done(hands.desk, c.StartClock())
    hands.tick(18 * MINUTE)
    assert hands.cell("15", Col.NOTE).startswith("now, ")
    assert hands.cell("14", Col.NOTE) == ""


def test_starts_move_while_the_clock_stands(hands: Hands) -> None:
    before = hands.cell("15", Col.STARTS)
    done(hands.desk, c.PauseClock())
    hands.tick(10 * MINUTE)
    assert hands.cell("15", Col.STARTS) != before


def test_space_and_unknown_keys_are_left_to_the_window(hands: Hands, qtbot: QtBot) -> None:
    del qtbot
    for key, modifiers in (
        (Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_K, CTRL),
    ):
        event = QKeyEvent(QKeyEvent.Type.KeyPress, key, modifiers, " ")
        event.setAccepted(True)
        hands.view.keyPressEvent(event)
        assert not event.isAccepted()


def test_f6_walks_through_the_parts(hands: Hands) -> None:
    hands.go("16")
    seen: list[QWidget | None] = []
    for _ in range(4):
        hands.press(Qt.Key.Key_F6)
        seen.append(QApplication.focusWidget())
    assert seen[0] is hands.page.clock.more
    assert seen[1] is hands.page.side.look_at.first_button()
    assert seen[2] is hands.page.head.level
    assert seen[3] is hands.view


def test_every_control_has_a_name(hands: Hands) -> None:
    hands.page.open_templates()
    for widget in hands.page.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
            assert widget.accessibleName(), widget


def test_the_model_stands_qts_tester(hands: Hands) -> None:
    tester = QAbstractItemModelTester(
        hands.model, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    hands.go("17")
    hands.type("12000")
    hands.press(ENTER)
    hands.page.rows.add_break()
    hands.page.rows.add_level()
    hands.press(ESC)
    hands.bridge.undo()
    hands.bridge.show(None)
    assert hands.model.rowCount() == 0
    del tester


def test_every_published_structure_is_shown_and_typed_into(
    fresh: Hands, tmp_path: Path, clock: Clock, shared_dir: Path
) -> None:
    hands = fresh
    files = sorted((shared_dir / "facts" / "structures").glob("*.json"))
    for number, path in enumerate(some(files, 10)):
        folder = tmp_path / str(number)
        folder.mkdir()
        structure = read_structure(path)
        hands.bridge.show(harbour.founded(folder, clock, structure))
        assert len({line.row for line in hands.model.lines}) == len(structure.rows)
        for line in range(hands.model.rowCount()):
            for column in range(hands.model.columnCount()):
                index = hands.model.index(line, column)
                assert hands.model.data(index, Qt.ItemDataRole.AccessibleTextRole)
                if hands.model.is_editable(index):
                    place = hands.model.place(index)
                    text = hands.model.edit_text(index)
                    assert place is not None
                    draft = Draft(structure)
                    draft.put(place, text)
                    result = draft.result()
                    assert not result.wrong, (path.name, place, text)
                    if not result.followers:
                        assert result.structure == structure, (path.name, place, text)


@pytest.mark.parametrize("hostile", ["<img src=x>", "\u202eabc", "x" * 300, "مرحبا", "🂡"])
def test_hostile_names_are_plain(hands: Hands, hostile: str) -> None:
    hands.go("17")
    hands.page.rows.add_break()
    hands.view.go_to_row(hands.row("17") + 1, Col.SMALL_BLIND)
    index = hands.model.index(hands.model.line_of(hands.row("17") + 1), hands.model.text_col())
    place = hands.model.place(index)
    assert place is not None
    hands.editing.type(place, hostile)
    hands.editing.leave()
    hands.page.grab()
    tip = str(hands.model.data(index, Qt.ItemDataRole.ToolTipRole))
    assert "<img" not in tip


def test_double_click_opens_a_cell(hands: Hands) -> None:
    hands.go("17")
    rect = hands.view.visualRect(hands.view.currentIndex())
    QTest.mouseDClick(
        hands.view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        rect.center(),
    )
    assert hands.view.is_typing()
    assert hands.view.field.text() == "10,000"


def test_a_change_that_the_desk_refuses_is_said_and_kept(hands: Hands) -> None:
    hands.go("15", Col.LEVEL)
    hands.type("15X")
    hands.tick(18 * MINUTE)
    hands.press(Qt.Key.Key_Down)
    assert hands.said[-1].startswith("Level 15 is being played")
    assert hands.editing.draft is not None
    assert hands.cell("15X", Col.LEVEL) == "15X"
    hands.press(ESC)
    assert hands.cell("15", Col.LEVEL) == "15"


def test_in_a_narrow_window_the_columns_take_turns(hands: Hands) -> None:
    hands.page.resize(600, 400)
    assert not hands.page.side.isVisible()
    assert hands.model.headerData(hands.model.cols.index(Col.SMALL_BLIND), ACROSS) == "SB"
    hands.page.open_templates()
    assert hands.page.side.isVisible()
    assert not hands.view.isVisible()
    hands.press(ESC)
    assert hands.view.isVisible()
    assert hands.page.head.sheet.words() == ""
    assert hands.page.head.sheet.accessibleName() == "Level sheet"
    hands.page.resize(982, 664)
    assert hands.page.head.sheet.words() == "Level sheet"
    assert hands.page.side.isVisible()


@pytest.mark.parametrize("size", [(982, 664), (1536, 976), (600, 560)])
def test_no_figure_is_cut(hands: Hands, size: tuple[int, int]) -> None:
    hands.page.resize(*size)
    metrics = QFontMetrics(theme.font(13, QFont.Weight.DemiBold))
    for line in range(hands.model.rowCount()):
        for column, col in enumerate(hands.model.cols):
            look = hands.model.look_at(line, column)
            if look.right and col is not Col.STEP:
                room = hands.view.columnWidth(column) - 2 * theme.px(8)
                assert metrics.horizontalAdvance(look.text) <= room, (line, col, look.text)


def test_the_level_sheet_is_asked_for(hands: Hands, qtbot: QtBot) -> None:
    with qtbot.waitSignal(hands.page.sheet_wanted, timeout=1_000):
        hands.page.head.sheet.click()


def test_a_new_level_of_several_sets_and_one_set_less(
    show: Callable[[Desk], Hands], tmp_path: Path, clock: Clock, shared_dir: Path
) -> None:
    path = shared_dir / "facts" / "structures" / "barge2019_dealers_choice_6max.json"
    hands = show(harbour.founded(tmp_path, clock, read_structure(path)))
    last = len(hands.structure.rows) - 1
    hands.view.go_to_row(last, Col.SMALL_BLIND)
    hands.view.setFocus()
    hands.press(ENTER)
    hands.press(Qt.Key.Key_Up)
    added = hands.structure.rows[-1]
    assert len(added.stakes) == 3
    assert added.stakes[1].bring_in is not None
    line = hands.model.line_of(last + 1) + 1
    hands.view.go_to(hands.model.index(line, hands.model.cols.index(Col.BRING_IN)))
    hands.type("9000")
    hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Up, times=4)
    assert hands.structure.rows[-1].stakes[1].bring_in == 9_000
    hands.view.go_to(hands.model.index(line, 0))
    hands.press(Qt.Key.Key_Delete)
    assert len(hands.structure.rows[-1].stakes) == 2


def test_the_running_level_is_in_hand_and_in_sight_at_first(hands: Hands) -> None:
    row = hands.row("14")
    assert hands.view.row() == row
    assert hands.model.line_of(row) in hands.view.lines_in_sight()

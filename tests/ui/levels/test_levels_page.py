"""The spreadsheet by keyboard: typing, adding, undoing, and what stands beside the cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QKeyEvent
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdtool.rules.stakes import AnteKind
from tdtool.structures.reader import read_structure
from tdtool.tournament import commands as c
from tdtool.tournament.structure import DayEndKind, LengthKind, RowKind
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
ALT = Qt.KeyboardModifier.AltModifier
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


def test_figures_are_pasted_into_a_column(hands: Hands) -> None:
    hands.go("20")
    QGuiApplication.clipboard().setText("21000\n26000\n31000\n")
    hands.press(Qt.Key.Key_V, CTRL)
    assert [hands.level(str(n)).stakes[0].small_blind for n in (20, 21, 22)] == [
        21_000,
        26_000,
        31_000,
    ]
    assert hands.acted == ["levels changed"]
    QGuiApplication.clipboard().setText("22k")
    hands.press(Qt.Key.Key_V, CTRL)
    assert hands.cell("20", Col.BIG_BLIND) == "44,000"


TABLE = (
    "Level\tSmall blind\tBig blind\tBB ante\tMinutes\n"
    "1\t600000\t1200000\t1200000\t40\n2\t800000\t1600000\t1600000\t40\n"
)


def test_levels_are_pasted_where_the_director_says(hands: Hands) -> None:
    hands.go("34")
    QGuiApplication.clipboard().setText(TABLE)
    hands.press(Qt.Key.Key_V, CTRL)
    assert hands.page.ask.isVisible()
    assert hands.page.ask.words.text().startswith("2 levels")
    hands.press(ENTER)
    assert hands.level("36").stakes[0].big_blind == 1_600_000
    hands.press(Qt.Key.Key_V, CTRL)
    hands.page.ask.buttons[1].click()
    rows = [row.label for row in hands.structure.rows if row.kind is RowKind.PLAY]
    assert rows[-3:] == ["14", "15", "16"]
    QGuiApplication.clipboard().setText("no levels here\nat all\n")
    hands.press(Qt.Key.Key_V, CTRL)
    assert hands.page.ask.isVisible()
    hands.press(ESC)
    assert not hands.page.ask.isVisible()


def test_what_is_copied_comes_back_whole(hands: Hands) -> None:
    hands.view.selectAll()
    hands.press(Qt.Key.Key_C, CTRL)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Level\tMinutes\tSmall blind\tBig blind\tBB ante\n")
    assert "Break 20 min, colour-up 500, registration ends" in text
    hands.go("34")
    rows = hands.structure.rows
    hands.press(Qt.Key.Key_V, CTRL)
    hands.press(ENTER)
    added = hands.structure.rows[len(rows) :]
    assert [(row.kind, row.stakes, row.length, row.colour_up) for row in added] == [
        (row.kind, row.stakes, row.length, row.colour_up) for row in rows
    ]
    hands.go("16")
    hands.press(Qt.Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == "8,000"


def test_the_copied_table_is_read_as_text_too(hands: Hands) -> None:
    from tdtool.structures.text_reader import structure_from_text
    from tdtool.ui.levels.clipboard import table_text

    again = structure_from_text(table_text(hands.structure))
    assert [row.stakes for row in again.rows if row.stakes] == [
        row.stakes for row in hands.structure.rows if row.stakes
    ]
    assert [row.colour_up for row in again.rows if row.kind is RowKind.BREAK][:9] == [
        row.colour_up for row in hands.structure.rows if row.kind is RowKind.BREAK
    ][:9]


def test_a_template_replaces_what_is_still_to_come(hands: Hands) -> None:
    played = hands.structure.rows[: hands.row("14") + 1]
    hands.page.open_templates()
    templates = hands.page.side.templates
    assert "still to come" in templates.will.text()
    names = [templates.list.model().index(at, 0).data() for at in range(4)]
    assert len(names) == 4
    at = next(
        at
        for at in range(templates.list.model().rowCount())
        if str(templates.list.model().index(at, 0).data()).startswith("Main event")
    )
    templates.list.setCurrentIndex(templates.list.model().index(at, 0))
    hands.press(ENTER)
    assert not hands.page.side.templates_shown()
    assert hands.structure.rows[: len(played)] == played
    following = hands.structure.rows[len(played)]
    assert (following.label, following.stakes[0].big_blind) == ("15", 12_000)
    hands.bridge.undo()
    assert hands.structure == harbour.structure()


def test_a_template_replaces_all_before_the_start(fresh: Hands) -> None:
    fresh.page.open_templates()
    fresh.press(ENTER)
    template = fresh.page.side.templates.chosen()
    assert template is not None
    assert fresh.structure.rows == template.rows
    assert fresh.structure.name == "Harbour Open"
    fresh.page.open_templates()
    fresh.press(ESC)
    assert not fresh.page.side.templates_shown()


def test_a_structure_is_saved_to_a_file_and_read_again(fresh: Hands, tmp_path: Path) -> None:
    fresh.page.open_templates()
    templates = fresh.page.side.templates
    templates.write_file(tmp_path / "mine.json")
    assert fresh.said[-1] == "Saved as mine.json."
    templates.read_file(tmp_path / "mine.json")
    chosen = templates.chosen()
    assert chosen is not None
    assert chosen.rows == fresh.structure.rows
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    templates.read_file(tmp_path / "bad.json")
    assert "JSON" in templates.what.text()
    templates.write_file(tmp_path / "none" / "mine.json")
    assert "cannot be written" in fresh.said[-1]


def test_what_ends_is_said_in_the_rows_menu(hands: Hands) -> None:
    from tdtool.ui.levels.row_menu import row_acts

    editing = hands.editing
    row = hands.row("16")
    acts = row_acts(editing.structure, row, editing.locked_before, editing.plan.row)
    ends = next(act for act in acts if act.words == "Registration ends after it")
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

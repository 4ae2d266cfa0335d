"""The journal by keyboard, on a real desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from tdtool.desk import Done
from tdtool.settings import ColourScheme
from tdtool.tournament import commands as c
from tdtool.tournament.values import SeatAt, Sheet
from tdtool.ui import scheme, theme
from tdtool.ui.journal.journal_page import JournalPage
from tdtool.ui.journal.offers import Offered
from tests.tournament.evening import MINUTE, Evening
from tests.ui.journal.conftest import Host, plain

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tdtool.ui.bridge import Bridge
    from tests.ui.journal.conftest import Reader


K = Qt.Key


def test_newest_first_and_the_newest_is_chosen(reader: Reader) -> None:
    reader.evening.do(c.Bust((3,)))
    assert reader.words()[:2] == ["1.3 T1 seat 3 out, 9th", "clock started: level 1, 100-200 (200)"]
    assert reader.words()[-1] == "Harbour Open set up"
    assert reader.chosen() == "1.3 T1 seat 3 out, 9th"
    assert reader.page.filter.field.hasFocus()
    reader.press(K.Key_Down)
    assert reader.page.table.hasFocus()
    reader.evening.do(c.Bust((4,)))
    assert reader.chosen() == "1.3 T1 seat 3 out, 9th"


def test_a_new_act_keeps_what_is_chosen(reader: Reader) -> None:
    reader.choose("table 2 opened")
    row = reader.page.table.currentIndex().row()
    reader.evening.do(c.Bust((3,)))
    reader.evening.do(c.Bust((4,)))
    assert reader.chosen() == "table 2 opened"
    assert reader.page.table.currentIndex().row() == row + 2
    assert "Table 2 was opened with 9 seats" in reader.side()


def test_a_new_act_keeps_what_is_in_sight(reader: Reader) -> None:
    for number in range(60):
        reader.evening.do(c.WriteNote(f"note {number}"))
    reader.page.grab()
    bar = reader.page.table.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    before = reader.page.table.indexAt(reader.page.table.viewport().rect().center()).row()
    said = reader.words()[before]
    reader.evening.do(c.Bust((3,)))
    reader.page.grab()
    after = reader.page.table.indexAt(reader.page.table.viewport().rect().center()).row()
    assert (after, reader.words()[after]) == (before + 1, said)


def test_a_page_out_of_sight_catches_up_when_it_is_seen(reader: Reader) -> None:
    reader.page.hide()
    reader.evening.do(c.Bust((3,)))
    assert "out" not in reader.words()[0]
    reader.page.show()
    assert reader.words()[0] == "1.3 T1 seat 3 out, 9th"


def test_a_level_that_begins_is_a_line_to_the_second(reader: Reader) -> None:
    reader.evening.clock.pass_(18 * MINUTE + 59_000)
    reader.bridge.ticked.emit()
    assert not reader.words()[0].startswith("Level")
    reader.evening.clock.pass_(2_000)
    reader.bridge.ticked.emit()
    assert reader.words()[0] == "Level 2, 200-400 (400), began"
    assert str(reader.page.model.index(0, 0).data()) == "12:20:00"
    reader.choose("Level 2")
    assert "The clock came to it by itself" in reader.side()
    assert "for 20:00" in reader.side()
    assert "clock started: level 1, 100-200 (200), 12:00:00" in reader.side()
    assert reader.page.side.offered() == ()
    reader.press(K.Key_U, K.Key_Return)
    assert reader.asked() is None
    assert reader.tables == []


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("seat 2 out", ["1.2 T1 seat 2 out, 10th"]),
        ("oversea", []),
        ("nguyen", ["Đặng Nguyễn Øyvind registered late, drew 2.9"]),
        ("oyv dang", ["Đặng Nguyễn Øyvind registered late, drew 2.9"]),
        ("1.2", ["1.2 T1 seat 2 out, 10th", "T1 seat 2 seated at 1.2"]),
        ("12:01:30", ["1.2 T1 seat 2 out, 10th"]),
        ("warned", ["note on T1 seat 1: Warned for stalling"]),
        ("note", ["note on T1 seat 1: Warned for stalling"]),
        ("clock", ["clock started: level 1, 100-200 (200)"]),
        ("level 7", []),
        ("printed", ["levels printed"]),
    ],
)
def test_filter_as_it_is_typed(reader: Reader, typed: str, found: list[str]) -> None:
    evening = reader.evening
    evening.clock.pass_(30_000)
    evening.do(c.Bust((2,)))
    evening.clock.pass_(30_000)
    evening.do(c.RegisterAndSeat(name="Đặng Nguyễn Øyvind"))
    evening.do(c.WriteNote("Warned for stalling", entry=1))
    evening.do(c.RecordSheet(Sheet.LEVELS))
    reader.type(typed)
    assert reader.words() == found
    assert reader.page.filter.field.hasFocus()
    reader.press(K.Key_Escape)
    assert len(reader.words()) > 10


def test_a_table_by_its_number_alone(reader: Reader) -> None:
    reader.type("2")
    assert "table 2 opened" in reader.words()
    assert "table 1 opened" not in reader.words()
    reader.press(K.Key_Escape)
    reader.type("level 1")
    assert reader.words() == ["clock started: level 1, 100-200 (200)"]


def test_levels_are_found_by_name_and_time(reader: Reader) -> None:
    reader.evening.clock.pass_(60 * MINUTE)
    reader.bridge.ticked.emit()
    reader.type("12:20")
    assert reader.words() == ["Level 2, 200-400 (400), began"]
    reader.press(K.Key_Escape)
    reader.type("registration")
    assert reader.words() == ["Level 3, 300-600 (600), began; registration closed"]
    reader.press(K.Key_Escape)
    reader.page.kinds.segments.set_index(5)
    assert reader.words()[-1] == "clock started: level 1, 100-200 (200)"
    assert len(reader.words()) == 4
    reader.page.kinds.segments.set_index(1)
    assert reader.words() == []


def test_nothing_fits_is_said(reader: Reader) -> None:
    reader.type("zzz")
    said = reader.page.findChild(QWidget, "nothing_fits")
    assert said is not None
    assert said.isVisible()
    reader.press(K.Key_Down, K.Key_Escape)
    assert not said.isVisible()


def test_kinds_by_arrows(reader: Reader) -> None:
    reader.evening.do(c.Bust((3,)))
    reader.page.kinds.segments.setFocus()
    reader.press(K.Key_Right)
    assert reader.words() == ["1.3 T1 seat 3 out, 9th"]
    assert reader.page.filter.count() == "1 of 16"
    reader.press(K.Key_Left)
    assert len(reader.words()) == 16


def test_enter_goes_to_the_table_where_he_sits_now(reader: Reader) -> None:
    reader.evening.do(c.SitsAt(3, SeatAt(2, 5)))
    reader.choose("T1 seat 3 seated at 1.3")
    reader.press(K.Key_Return)
    reader.choose("table 1 opened")
    reader.press(K.Key_Return)
    reader.choose("clock started")
    reader.press(K.Key_Return)
    assert reader.tables == [2, 1]
    assert reader.page.side.refusal.text() == "This is about no table."


def test_letters_without_a_meaning_are_left_to_the_line(reader: Reader) -> None:
    reader.choose("table 2 opened")
    reader.press(K.Key_X, K.Key_5, K.Key_Space)
    assert reader.host.typed == ["x", "5", " "]


def test_history_of_a_player_and_of_a_table(reader: Reader) -> None:
    evening = reader.evening
    evening.do(c.Bust((3,)))
    evening.do(c.WriteNote("x", table=2))
    reader.choose("1.3")
    reader.press(K.Key_H)
    assert reader.words() == [
        "1.3 T1 seat 3 out, 9th",
        "T1 seat 3 seated at 1.3",
        "6 players registered",
    ]
    assert reader.page.filter.chip.words() == "T1 seat 3"
    assert Offered.HISTORY not in reader.page.side.offered()
    reader.press(K.Key_H)
    assert "its history is shown" in reader.page.side.refusal.text()
    reader.press(K.Key_Escape, K.Key_Escape)
    assert reader.page.filter.chip.isHidden()
    reader.choose("note on table 2: x")
    reader.press(K.Key_H)
    assert reader.words()[-1] == "table 2 opened"
    assert len(reader.words()) == 5
    reader.press(K.Key_Escape, K.Key_Backspace)
    assert len(reader.words()) == 17


def test_other_pages_ask_for_a_history(reader: Reader) -> None:
    reader.evening.do(c.Bust((3,)))
    reader.page.hide()
    reader.page.show_table(2)
    assert reader.page.filter.chip.words() == "Table 2"
    reader.page.show()
    assert len(reader.words()) == 4
    reader.page.show_entry(3)
    assert (reader.chosen(), len(reader.words())) == ("1.3 T1 seat 3 out, 9th", 3)
    reader.type("seated")
    assert reader.words() == ["T1 seat 3 seated at 1.3"]
    reader.page.show_entry(99)
    assert (reader.page.filter.chip.words(), reader.words()) == ("Erased", [])


def test_an_act_is_shown_whatever_is_filtered(reader: Reader) -> None:
    done = reader.evening.do(c.Bust((3,)))
    reader.evening.do(c.PauseClock())
    reader.page.show_table(2)
    reader.page.show_act(done.action)
    assert reader.chosen() == "1.3 T1 seat 3 out, 9th"
    assert reader.page.table.hasFocus()
    reader.page.show_act("nothing")
    assert reader.chosen() == "1.3 T1 seat 3 out, 9th"


def test_override_and_its_reason(reader: Reader) -> None:
    evening = reader.evening
    evening.do(c.LockSeat(SeatAt(2, 5), locked=True))
    evening.do(c.MoveEntry(3, SeatAt(2, 5)), override="he needs the ramp")
    assert reader.words()[0] == "T1 seat 3 moves to 2.5 from 1.3, anyway: he needs the ramp"
    reader.choose("T1 seat 3 moves")
    assert "Reason. he needs the ramp" in reader.side()
    reader.press(K.Key_Escape)
    reader.type("ramp")
    assert len(reader.words()) == 1


def test_since_then_and_now(reader: Reader) -> None:
    evening = reader.evening
    evening.do(c.Bust((3,)))
    evening.clock.pass_(5_000)
    evening.do(c.TakeBackBust(3))
    reader.choose("1.3")
    reader.page.prepare()
    said = reader.side()
    assert "Level 1, 100-200 (200), since 12:00:00" in said
    assert "Now. T1 seat 3: sits in 1.3" in said
    assert "Since then. 12:01:05 T1 seat 3 is back in 1.3" in said
    assert reader.page.side._log.text().startswith("Log ")  # noqa: SLF001 - what is read


def test_a_question_stays_while_others_act(reader: Reader) -> None:
    reader.evening.do(c.Bust((3,)))
    reader.press(K.Key_Down, K.Key_U)
    reader.evening.do(c.Bust((4,)))
    assert reader.asked() is not None
    reader.press(K.Key_Return)
    assert list(reader.evening.state.busts) == [4]


def test_what_cannot_be_done_any_more_is_said(reader: Reader) -> None:
    reader.evening.do(c.Bust((3,)))
    reader.press(K.Key_Down, K.Key_U)
    reader.evening.do(c.SitsAt(7, SeatAt(1, 3)))
    reader.press(K.Key_Return)
    assert reader.page.side.refusal.text().startswith("In the way: ")
    reader.choose("T2 seat 1 sits")
    assert reader.page.side.refusal.text() == ""


def test_a_command_refused_by_then_is_said(reader: Reader) -> None:
    reader.evening.do(c.Bust((3,)))
    reader.press(K.Key_Down, K.Key_T)
    reader.evening.do(c.TakeBackBust(3))
    reader.press(K.Key_Return)
    assert reader.page.side.refusal.text() == "T1 seat 3 is not out."


def test_another_tournament_begins_anew(
    reader: Reader, bridge: Bridge, tmp_path_factory: pytest.TempPathFactory
) -> None:
    reader.page.show_table(2)
    reader.type("zzz")
    other = Evening(tmp_path_factory.mktemp("other"))
    bridge.show(other.desk)
    assert reader.words() == ["Harbour Open set up"]
    assert reader.page.filter.text() == ""
    assert reader.page.filter.chip.isHidden()
    bridge.show(None)
    assert reader.words() == []
    assert reader.side() == ""
    other.store.close()


def test_hostile_names_and_notes_stay_plain(reader: Reader) -> None:
    evening = reader.evening
    nasty = (
        '<img src="/etc/hostname">',
        "\u202eevil",
        "x" * 5_000,
        "עברית 12",
        "🂡" * 40,
        "a\nb\tc",
    )
    for name in nasty:
        evening.do(c.RegisterAndSeat(name=name))
    for name in nasty:
        evening.do(c.WriteNote(name, table=1))
    evening.do(c.Bust((10, 11, 12)))
    words = reader.words()
    assert 'note on table 1: <img src="/etc/hostname">' in words
    assert all("\n" not in line and "\u202e" not in line for line in words)
    assert all(len(line) < 400 for line in words)
    for row in range(13):
        reader.page.table.choose_row(row)
        reader.page.grab()
        assert "\u202e" not in reader.side()
    reader.choose("2.")
    reader.press(K.Key_U)
    reader.page.grab()
    tip = str(reader.page.model.index(1, 2).data(int(Qt.ItemDataRole.ToolTipRole)))
    assert tip.startswith("<qt>")
    assert "<img" not in tip


def test_erased_people_and_texts(reader: Reader, evening: Evening, bridge: Bridge) -> None:
    evening.do(c.WriteNote("secret", entry=3))
    evening.do(c.Bust((3,)))
    text = next(iter(evening.store.texts(evening.desk.id)))
    evening.store.erase_text(text)
    evening.store.erase(evening.state.entries[3].person)
    bridge.show(evening.reopened())
    assert reader.words()[:2] == ["1.3 erased out, 9th", "note on erased: (erased)"]


def test_without_texts_ids_are_never_shown(bridge: Bridge, evening: Evening, qtbot: QtBot) -> None:
    host = Host()
    qtbot.addWidget(host)
    page = JournalPage(bridge, parent=host)
    evening.do(c.WriteNote("secret", entry=3))
    host.show()
    assert plain(str(page.model.index(0, 2).data())) == "note on T1 seat 3: (erased)"


def test_many_busts_have_their_places_a_moment_later(
    reader: Reader, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    from tdtool.ui.journal import book

    monkeypatch.setattr(book, "_AT_ONCE", 1)
    reader.evening.do(c.Bust((3,)))
    reader.evening.do(c.Bust((4,)))
    assert reader.words()[0] == "1.4 T1 seat 4 out"
    qtbot.waitUntil(lambda: reader.words()[0] == "1.4 T1 seat 4 out, 8th")


def test_acts_of_another_day_say_so(reader: Reader) -> None:
    reader.evening.clock.pass_(24 * 60 * MINUTE)
    reader.evening.do(c.WriteNote("good morning"))
    reader.page.grab()
    times = [
        str(reader.page.model.index(row, 0).data()) for row in range(reader.page.model.rowCount())
    ]
    assert times[0] == "12:01:00"
    assert times[-1] == "Sat 12:00:00"
    assert reader.page.table.columnWidth(0) == theme.px(112)


@pytest.mark.parametrize(
    ("width", "hidden"), [(1400, []), (982, []), (760, [3]), (640, [1, 3]), (560, [0, 1, 3])]
)
def test_columns_give_way_in_a_narrow_page(reader: Reader, width: int, hidden: list[int]) -> None:
    reader.page.resize(width, 500)
    QApplication.processEvents()
    assert [n for n in range(4) if reader.page.table.isColumnHidden(n)] == hidden
    reader.page.grab()


def test_kinds_become_a_menu_where_there_is_no_room(reader: Reader, qapp: QApplication) -> None:
    kinds = reader.page.kinds
    assert kinds.segments.isVisible()
    scheme.apply(qapp, ColourScheme.LIGHT, 200)
    QApplication.processEvents()
    assert kinds.button.isVisible()
    assert not kinds.segments.isVisible()
    reader.evening.do(c.Bust((3,)))
    menu = kinds.findChild(QMenu)
    assert menu is not None
    assert [action.text() for action in menu.actions()][:2] == ["All", "Out"]
    menu.actions()[1].trigger()
    assert (kinds.button.words(), len(reader.words())) == ("Out", 1)


def test_every_control_has_a_name_and_can_be_reached(reader: Reader) -> None:
    reader.evening.do(c.Bust((3,)))
    reader.press(K.Key_Down)
    for button in reader.page.findChildren(QAbstractButton):
        if button.isVisible():
            assert button.accessibleName()
            assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    for part in (reader.page.table, reader.page.filter.field, reader.page.side.text):
        assert part.accessibleName()
    assert reader.page.kinds.segments.accessibleName()


def test_buttons_do_what_the_letters_do(reader: Reader) -> None:
    reader.evening.do(c.Bust((3,)))
    reader.page.side.offers.buttons[Offered.UNDO].click()
    assert reader.asked() is not None
    reader.page.side.question.do_button.click()
    assert reader.evening.state.busts == {}
    reader.page.side.offers.buttons[Offered.TABLE].click()
    assert reader.tables == [1]


def test_double_click_goes_to_the_table(reader: Reader) -> None:
    reader.evening.do(c.Bust((3,)))
    view = reader.page.table
    at = view.visualRect(reader.page.model.index(0, 2)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert reader.tables == [1]


def test_find_marks_the_text(reader: Reader) -> None:
    reader.type("kim")
    reader.press(K.Key_Down)
    reader.page.search()
    assert reader.page.filter.field.selectedText() == "kim"


def test_the_model_keeps_its_promises_through_an_evening(reader: Reader) -> None:
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(reader.page.model, mode)
    for entry in (3, 4):
        done = reader.evening.do(c.Bust((entry,)))
        assert isinstance(reader.evening.desk.undo(done.action), Done)
    reader.evening.clock.pass_(90 * MINUTE)
    reader.bridge.ticked.emit()
    reader.type("out")
    reader.page.show_table(1)
    tester.deleteLater()

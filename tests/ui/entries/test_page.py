"""The page worked by keys alone: found, chosen, shown what will be done, done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tdtool.tournament import commands as c
from tdtool.tournament.state import Status
from tdtool.tournament.values import SeatAt
from tdtool.ui.entries.deeds import Deed
from tdtool.ui.entries.entries_model import Column, Segment
from tdtool.ui.parts.tab_walk import step, stops
from tests.ui import desk_sample

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.ui.bridge import Bridge
    from tests.ui.entries.conftest import Hands

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
KEY = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier


def _status(hands: Hands, entry: int) -> Status:
    return hands.desk.state.entries[entry].status


def test_the_filter_has_the_keys_first_and_finds_while_typed(hands: Hands) -> None:
    assert hands.focus() is hands.page.filter.field
    hands.type("ma")
    assert hands.page.model.rowCount() == 19
    names = [hands.desk.name(entry) for entry in hands.page.model.entries()]
    assert {"Tomáš Hrubý", "Małgorzata Wilk", "Osman Delgado"} <= set(names)
    assert hands.page.view.selected() == hands.page.model.entries()[:1]
    hands.key(KEY.Key_Escape)
    assert (hands.page.filter.text(), hands.page.model.rowCount()) == ("", 55)
    assert hands.page.view.selected() == []


def test_down_enters_the_list_and_escape_or_up_goes_back(hands: Hands) -> None:
    hands.type("ma")
    hands.key(KEY.Key_Down)
    assert hands.focus() is hands.page.view
    first = hands.page.view.current()
    hands.key(KEY.Key_Down)
    assert hands.page.view.current() != first
    hands.key(KEY.Key_Up)
    hands.key(KEY.Key_Up)
    assert hands.focus() is hands.page.filter.field
    hands.key(KEY.Key_Down)
    hands.key(KEY.Key_Escape)
    assert hands.focus() is hands.page.filter.field
    assert hands.page.filter.text() == "ma"


def test_space_and_strange_letters_are_left_to_the_window(hands: Hands) -> None:
    left: list[str] = []

    class Window:
        def __call__(self, event: object) -> None:
            left.append(event.text())  # type: ignore[attr-defined]
            event.ignore()  # type: ignore[attr-defined]

    hands.page.keyPressEvent = Window()  # type: ignore[method-assign]
    hands.find("marta")
    for key in (KEY.Key_Space, KEY.Key_1, KEY.Key_Q):
        hands.key(key)
    assert left == [" ", "1", "q"]
    assert not hands.has_sheet()


def test_arrows_with_shift_and_control_a_choose(hands: Hands) -> None:
    hands.find("ma")
    hands.key(KEY.Key_Down, SHIFT)
    hands.key(KEY.Key_Down, SHIFT)
    assert hands.page.view.selected() == hands.page.model.entries()[:3]
    hands.key(KEY.Key_A, CTRL)
    assert hands.page.view.selected() == hands.page.model.entries()
    view = hands.page.view
    QTest.mouseClick(
        view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        QPoint(120, 15),
    )
    QTest.mouseClick(
        view.viewport(),
        Qt.MouseButton.LeftButton,
        CTRL,
        QPoint(120, 75),
    )
    assert view.selected() == [hands.page.model.entries()[row] for row in (0, 2)]


def test_who_is_filtered_away_is_no_longer_chosen(hands: Hands) -> None:
    marta, osman = hands.choose("Marta Lindgren", "Osman Delgado")
    hands.page.filter.set_text("delgado")
    assert hands.page.view.selected() == [osman]
    hands.page.filter.set_text("")
    hands.choose("Marta Lindgren", "Osman Delgado")
    hands.page.segments.choose(Segment.LATE)
    assert hands.page.view.selected() == [osman]
    assert marta not in hands.page.view.selected()


def test_the_choice_stays_where_rows_are_sorted(hands: Hands) -> None:
    chosen = hands.choose("Marta Lindgren", "Osman Delgado")
    hands.page.view.head.asked.emit(Column.NAME)
    assert sorted(hands.page.view.selected()) == sorted(chosen)
    assert hands.page.view.current() == chosen[-1]
    hands.page.view.head.asked.emit(Column.NAME)
    assert hands.page.model.sorted_by == (Column.NAME, True)


def test_heads_sort_by_keys_and_clicks(hands: Hands) -> None:
    head = hands.page.view.head
    head.setFocus()
    hands.key(KEY.Key_Right)
    hands.key(KEY.Key_Return)
    assert hands.page.model.sorted_by == (Column.NAME, False)
    hands.key(KEY.Key_Return)
    assert hands.page.model.sorted_by == (Column.NAME, True)
    hands.key(KEY.Key_Right)
    hands.key(KEY.Key_Right)
    hands.key(KEY.Key_Left)
    hands.key(KEY.Key_Return)
    assert hands.page.model.sorted_by == (Column.SEAT, False)
    hands.key(KEY.Key_Down)
    assert hands.focus() is hands.page.view
    QTest.mouseClick(
        head.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        QPoint(head.sectionViewportPosition(3) + 20, 16),
    )
    assert hands.page.model.sorted_by == (Column.STATE, False)


def test_segments_by_keys(hands: Hands) -> None:
    bar = hands.page.segments
    bar.setFocus()
    hands.key(KEY.Key_Right)
    assert hands.page.model.segment is Segment.SEATED
    hands.key(KEY.Key_Right)
    assert hands.page.model.rowCount() == 11
    hands.key(KEY.Key_Left)
    hands.key(KEY.Key_Left)
    hands.key(KEY.Key_Left)
    assert (bar.segment(), hands.page.model.segment) == (Segment.ALL, Segment.ALL)
    assert bar.accessibleName() == "Shown: All 55"
    assert [bar.word(one) for one in Segment] == ["All", "Seated", "Out", "Alternates", "Late"]


def test_enter_opens_the_table_or_says_where_he_is(hands: Hands) -> None:
    hands.find("marta")
    hands.key(KEY.Key_Return)
    seat = hands.desk.state.entries[hands.entry("Marta Lindgren")].seat
    assert seat is not None
    assert hands.tables == [seat.table]
    hands.find("ferrand")
    hands.key(KEY.Key_Return)
    assert hands.tables == [seat.table]
    assert "Mateo Ferrand\u2069 has no seat: alternate 4." in hands.said[-1]
    hands.page.filter.set_text("marta")
    hands.page.filter.setFocus()
    hands.key(KEY.Key_Return)
    assert len(hands.tables) == 2


def test_one_goes_out_by_x_and_enter_and_is_taken_back(hands: Hands) -> None:
    marta = hands.entry("Marta Lindgren")
    seat = hands.desk.state.entries[marta].seat
    hands.find("marta")
    hands.key(KEY.Key_X)
    assert _status(hands, marta) is Status.SEATED
    assert hands.page.side.act.lines.lines() == ((f"{seat} Marta Lindgren", "44th"),)
    hands.key(KEY.Key_Return)
    assert _status(hands, marta) is Status.OUT
    assert hands.focus() is hands.page.view
    hands.key(KEY.Key_T)
    assert hands.focus() is hands.page.side.act.seat
    hands.key(KEY.Key_Return)
    assert _status(hands, marta) is Status.SEATED
    assert hands.desk.state.entries[marta].seat == seat


def test_escape_leaves_a_deed_undone(hands: Hands) -> None:
    before = hands.desk.seq
    hands.find("marta")
    for key in (KEY.Key_X, KEY.Key_R, KEY.Key_U, KEY.Key_Delete):
        hands.key(key)
        assert hands.has_sheet()
        hands.key(KEY.Key_Escape)
        assert not hands.has_sheet()
        assert hands.focus() is hands.page.view
    assert hands.desk.seq == before


def test_what_cannot_be_done_is_said(hands: Hands) -> None:
    hands.find("marta")
    hands.key(KEY.Key_T)
    assert hands.said == ["Take back: is not out"]
    hands.key(KEY.Key_M)
    assert hands.said[-1] == "Move: no seat is free"
    assert not hands.has_sheet()


def test_one_arrival_is_ticked_at_once(hands: Hands) -> None:
    osman = hands.entry("Osman Delgado")
    assert osman in hands.desk.state.awaited
    hands.find("osman")
    hands.key(KEY.Key_I)
    assert osman not in hands.desk.state.awaited
    assert hands.page.segments.accessibleName() == "Shown: All 55"
    assert hands.page.model.counts()[Segment.LATE] == 0


def test_a_command_on_several_is_shown_first(hands: Hands) -> None:
    marta, osman, mateo = hands.choose("Marta Lindgren", "Osman Delgado", "Mateo Ferrand")
    hands.key(KEY.Key_X)
    sheet = hands.page.side.act
    assert sheet.title.text() == "Out: 2"
    assert [what for _, what in sheet.lines.lines()] == ["44th", "43rd"]
    assert hands.focus() is sheet.do_button
    hands.key(KEY.Key_Return)
    assert {_status(hands, entry) for entry in (marta, osman)} == {Status.OUT}
    assert _status(hands, mateo) is Status.WAITING
    acts = [action for action, _ in hands.desk.history.acts_backwards()][:1]
    assert len(hands.desk.history.facts_of(acts[0])) == 2


def test_moves_of_several_are_one_act_each(hands: Hands) -> None:
    desk_sample.done(hands.desk, c.OpenTable(6))
    before = hands.desk.seq
    entries = hands.choose("Marta Lindgren", "Uma Rao")
    hands.key(KEY.Key_M)
    hands.key(KEY.Key_Return)
    assert hands.desk.seq == before + 2
    assert all(hands.desk.state.entries[entry].seat[0] == 6 for entry in entries)  # type: ignore[index]
    hands.bridge.undo()
    assert sum(entry.awaited for entry in hands.desk.state.entries.values()) == 2


def test_a_seat_is_typed(hands: Hands) -> None:
    desk_sample.done(hands.desk, c.OpenTable(6))
    hands.find("ferrand")
    hands.key(KEY.Key_S)
    assert "3 alternates are before" in hands.page.side.act.notes.text()
    hands.type("6.")
    assert not hands.page.side.act.do_button.isEnabled()
    hands.type("4")
    hands.key(KEY.Key_Return)
    seat = hands.desk.state.entries[hands.entry("Mateo Ferrand")].seat
    assert seat == SeatAt(6, 4)


def test_the_house_is_overridden_with_a_reason(hands: Hands) -> None:
    marta = hands.entry("Marta Lindgren")
    hands.find("marta")
    hands.key(KEY.Key_U)
    sheet = hands.page.side.act
    assert "has been dealt in" in sheet.problem.text()
    assert hands.focus() is sheet.reason
    hands.key(KEY.Key_Return)
    assert _status(hands, marta) is Status.SEATED
    hands.type("never came")
    hands.key(KEY.Key_Return)
    assert _status(hands, marta) is Status.UNREGISTERED
    assert hands.page.model.view(marta) is None


def test_a_sheet_is_left_when_others_are_chosen_or_nothing_is_left_to_do(hands: Hands) -> None:
    hands.find("marta")
    hands.key(KEY.Key_X)
    hands.page.view.choose(hands.entry("Uma Rao"))
    hands.page.filter.set_text("")
    hands.page.view.choose(hands.entry("Uma Rao"))
    assert not hands.has_sheet()
    hands.page.view.setFocus()
    hands.key(KEY.Key_X)
    assert hands.has_sheet()
    desk_sample.done(hands.desk, c.Bust((hands.entry("Uma Rao"),)))
    assert not hands.has_sheet()


def test_what_is_refused_meanwhile_is_said(hands: Hands) -> None:
    desk_sample.done(hands.desk, c.OpenTable(6))
    for seat in range(2, 9):
        desk_sample.done(hands.desk, c.LockSeat(SeatAt(6, seat), locked=True))
    neighbours = hands.desk.state.tables[1].occupants
    first, second = sorted((neighbours[1], neighbours[2]))
    hands.choose(hands.desk.name(first), hands.desk.name(second))
    hands.key(KEY.Key_M)
    hands.key(KEY.Key_Return)
    assert hands.desk.state.entries[first].seat == SeatAt(6, 1)
    assert hands.said == ["1 done, 1 not: No other table has an open seat."]
    assert not hands.has_sheet()


def test_what_became_impossible_is_refused_in_its_place(hands: Hands) -> None:
    desk_sample.done(hands.desk, c.OpenTable(6))
    hands.find("marta")
    hands.key(KEY.Key_M)
    sheet = hands.page.side.act
    hands.bridge.changed.disconnect(hands.page.take)
    for seat in range(1, 9):
        desk_sample.done(hands.desk, c.LockSeat(SeatAt(6, seat), locked=True))
    hands.key(KEY.Key_Return)
    assert hands.has_sheet()
    assert sheet.problem.text() == "No other table has an open seat."


def test_tab_walks_from_the_filter_through_the_list_to_the_deeds(hands: Hands) -> None:
    hands.type("marta")
    page = hands.page
    walk = stops(page)
    first = walk.index(page.filter.field)
    deed = page.side.overview.deeds.buttons[Deed.SEAT_CARDS]
    assert walk[first : first + 4] == [page.filter.field, page.view, page.view.head, deed]
    for stop in (page.view, page.view.head, deed):
        assert step(walk, forward=True)
        assert hands.focus() is stop
    for _ in range(3):
        step(walk, forward=False)
    assert hands.focus() is page.filter.field


def test_seat_cards_are_printed_for_those_with_a_seat(hands: Hands) -> None:
    marta, osman, _ = hands.choose("Marta Lindgren", "Osman Delgado", "Mateo Ferrand")
    hands.key(KEY.Key_P)
    assert hands.cards == [(marta, osman)]


def test_without_the_sheet_nothing_is_said_of_seat_cards(bridge: Bridge, qtbot: object) -> None:
    from tdtool.ui.entries.entries_page import EntriesPage

    page = EntriesPage(bridge)
    qtbot.addWidget(page)  # type: ignore[attr-defined]
    page.show()
    page.view.choose(12)
    assert page.side.overview.deeds.buttons[Deed.SEAT_CARDS].isHidden()
    assert "p" not in page.view.letters
    assert page.import_button.isHidden()


def test_control_c_copies_the_chosen_rows(hands: Hands) -> None:
    hands.find("marta")
    hands.key(KEY.Key_C, CTRL)
    text = QGuiApplication.clipboard().text()
    assert text.splitlines()[0] == "No\tName\tSeat\tState\tEntry\tEntered"
    assert text.splitlines()[1].startswith("12\tMarta Lindgren\t")


def test_the_column_says_more_of_one(hands: Hands) -> None:
    hands.find("osman")
    about = hands.page.side.overview.about()
    seat = hands.desk.state.entries[hands.entry("Osman Delgado")].seat
    assert about.startswith(f"Seat {seat}, late. 1st entry, at ")
    out = next(entry for entry in hands.desk.state.busts if entry != 1)
    hands.page.filter.set_text(f"#{out}")
    assert "Was at " in hands.page.side.overview.about()


def test_changes_of_others_are_shown(hands: Hands) -> None:
    desk_sample.done(hands.desk, c.RegisterAndSeat(name="Newest Kim"))
    assert hands.page.model.rowCount() == 56
    desk_sample.done(hands.desk, c.Bust((hands.entry("Uma Rao"),)))
    assert hands.page.model.counts()[Segment.OUT] == 12
    hands.bridge.undo()
    assert hands.page.model.counts()[Segment.OUT] == 11
    desk_sample.done(hands.desk, c.CloseTable(5))
    view = hands.page.model.view(hands.entry("Sofia Marsh"))
    assert view is not None
    assert view.seat is None


def test_a_hidden_page_takes_in_what_happened_when_it_is_seen(hands: Hands) -> None:
    hands.page.hide()
    desk_sample.done(hands.desk, c.RegisterAndSeat(name="Newest Kim"))
    assert hands.page.model.rowCount() == 55
    hands.page.show()
    assert hands.page.model.rowCount() == 56


def test_registration_is_told_and_ends(hands: Hands, clock: desk_sample.Clock) -> None:
    words = hands.page.registration.text()
    assert words.startswith("Late registration and re-entry until the end of level 8, ")
    assert words.endswith("All 40 seats are taken.")
    clock.go(60 * 60_000)
    hands.bridge.ticked.emit()
    assert hands.page.registration.text().startswith("Registration has ended.")
    assert not hands.page.model.ranks.so_far


def test_ages_grow(hands: Hands, clock: desk_sample.Clock) -> None:
    osman = hands.page.model.view(hands.entry("Osman Delgado"))
    assert osman is not None
    assert hands.page.model.cell(osman, Column.STATE) == "Late, not in seat, 8 min"
    clock.go(120_000)
    hands.bridge.ticked.emit()
    assert hands.page.model.cell(osman, Column.STATE) == "Late, not in seat, 10 min"


def test_another_tournament_begins_anew(
    hands: Hands, tmp_path: Path, clock: desk_sample.Clock
) -> None:
    hands.find("marta")
    hands.key(KEY.Key_X)
    (tmp_path / "other").mkdir()
    other = desk_sample.opened(tmp_path / "other", clock)
    hands.bridge.show(other)
    assert (hands.page.model.rowCount(), hands.has_sheet()) == (0, False)
    assert not hands.page.instead.isHidden()
    assert hands.page.view.isHidden()
    desk_sample.done(other, c.Register(names=("Kim",)))
    assert hands.page.instead.isHidden()
    assert hands.page.registration.text() == "Registration and re-entry without a fixed end."
    assert hands.page.segments.word(Segment.WAITING) == "Waiting"
    hands.bridge.show(None)
    assert hands.page.model.rowCount() == 0


def test_the_page_is_asked_for_somebody(hands: Hands) -> None:
    hands.page.search("marta")
    assert hands.page.model.rowCount() == 1
    assert hands.focus() is hands.page.filter.field
    hands.page.segments.choose(Segment.OUT)
    uma = hands.entry("Uma Rao")
    hands.page.show_entry(uma)
    assert hands.page.view.selected() == [uma]
    assert hands.page.segments.segment() is Segment.ALL
    assert hands.focus() is hands.page.view


def test_results_are_written(hands: Hands, tmp_path: Path) -> None:
    assert hands.page.export.file_name() == "Club Night results.csv"
    hands.page.export.write(tmp_path / "out.csv")
    lines = (tmp_path / "out.csv").read_bytes().decode().split("\r\n")
    assert lines[0] == "Place,Player,Status,Prize"
    assert len(lines) == 1 + 54 + 1
    assert hands.said == ["Results are in out.csv."]
    hands.page.export.write(tmp_path / "none" / "out.csv")
    assert hands.said[-1].startswith('The results cannot be written to "out.csv": ')


def test_the_file_is_asked_for_without_stopping_anything(hands: Hands, tmp_path: Path) -> None:
    hands.page.export_button.click()
    dialog = hands.page.export.dialog
    assert dialog is not None
    assert not dialog.isModal()
    hands.page.export_results()
    assert hands.page.export.dialog is dialog
    dialog.filterSelected.emit("Spreadsheet (*.xlsx)")
    assert dialog.defaultSuffix() == "xlsx"
    dialog.fileSelected.emit(str(tmp_path / "r.xlsx"))
    assert (tmp_path / "r.xlsx").read_bytes().startswith(b"PK")
    dialog.reject()
    assert hands.page.export.dialog is None

"""A question in the table's words leads to the ruling by keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdtool.rules.house import ROBERTS_11
from tdtool.tournament import commands as c
from tdtool.ui.rulings.entry_view import parted
from tests.ui.rulings.conftest import CONTROL, SHIFT

if TYPE_CHECKING:
    from tests.ui.rulings.conftest import Floor

SHOVE = "short shove, may he come over the top"


def test_the_entries_follow_what_is_typed(floor: Floor) -> None:
    every = floor.ids()
    assert every[0] == "ADM-01"
    assert floor.library.search.line.words() == f"{len(every)} entries"
    sheet = floor.library.view.sheet
    for part in (sheet.say, sheet.detail, sheet.books, sheet.more, sheet.related):
        assert part.height() == part.heightForWidth(part.width())
    entry = floor.library.entry()
    assert entry is not None
    assert f"{sheet.detail.text()}\n\n{sheet.more.text()}" == entry.detail
    assert sheet.detail.y() < sheet.books.y() < sheet.more.y()
    floor.type("odd chip")
    assert floor.ids()[0] == floor.shown() == "POT-01"
    assert 1 < len(floor.ids()) <= 20
    floor.press(Qt.Key.Key_Escape)
    assert floor.ids() == every
    view = floor.library.search.view
    assert view.visualRect(floor.library.search.model.index(len(every) - 1, 0)).height() > 0


def test_a_sentence_typed_in_one_go_is_answered_as_the_fingers_rest(floor: Floor) -> None:
    search = floor.library.search
    everything = search.model.rowCount()
    QTest.keyClicks(search.field.field, "odd chip")
    assert search.is_behind()
    assert search.model.rowCount() == everything
    while search.is_behind():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    assert floor.ids()[0] == "POT-01"


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Escape]
)
def test_no_key_goes_on_from_an_older_question(floor: Floor, key: Qt.Key) -> None:
    floor.type("misdeal")
    floor.library.search.field.set_text("short all in")
    assert floor.library.search.is_behind()
    floor.press(key)
    assert not floor.library.search.is_behind()
    entry = floor.library.view.entry()
    assert entry is not None
    expected = {Qt.Key.Key_Escape: "ADM-01"}.get(key)
    assert entry.id == expected if expected else entry.category == "ALL"


def test_a_ruling_is_begun_with_what_was_typed_last(floor: Floor) -> None:
    floor.type("misdeal")
    floor.library.search.field.set_text("odd chip")
    assert floor.library.draft().rule_entry == "POT-01"


@pytest.mark.parametrize(
    ("detail", "parts"),
    [
        ("Short.", 1),
        (f"{'Said. ' * 25}\n\nMore.\n\nMore.", 1),
        (f"Two cases.\n\n{'Said. ' * 25}\n\nMore.", 2),
        (f"{'Said. ' * 25}:\n\n1. So.\n2. So.\n\nMore.", 2),
        ("Two cases.\n\nShort.", 2),
    ],
)
def test_the_books_stand_behind_the_first_lines(detail: str, parts: int) -> None:
    first, more = parted(detail)
    assert first == "\n\n".join(detail.split("\n\n")[:parts])
    assert "\n\n".join(filter(None, (first, more))) == detail


def test_up_and_down_walk_the_hits_while_the_field_keeps_the_keys(floor: Floor) -> None:
    floor.type("odd chip")
    first, second, *_ = floor.ids()
    floor.press(Qt.Key.Key_Down)
    assert floor.shown() == second
    floor.press(Qt.Key.Key_Up)
    floor.press(Qt.Key.Key_Up)
    assert floor.shown() == first
    floor.type("s")
    assert floor.library.search.field.text() == "odd chips"


def test_the_reason_is_shown_and_other_words_are_named(floor: Floor) -> None:
    floor.type(SHOVE)
    search = floor.library.search
    words = search.line.words()
    assert words.startswith(f"{search.model.rowCount()} of ")
    assert words.count("short all-in") == 1
    row = search.view.row()
    assert row is not None
    assert [row.title.text[s.start : s.end] for s in row.title.spans]
    hits = search.hits()
    assert hits is not None
    assert hits.also_by
    assert f"also found by {hits.also_by[0]}" in words


def test_a_typing_error_is_said(floor: Floor) -> None:
    floor.type("oversized chpi")
    assert "“oversized chpi” read as oversized chip" in floor.library.search.line.words()


def test_a_number_of_a_rule_leads_to_it(floor: Floor) -> None:
    floor.type("TDA 47-A")
    assert floor.shown() == "ALL-01"


def test_nothing_fits_says_how_to_ask(floor: Floor) -> None:
    floor.type("qqqq zzzz")
    search = floor.library.search
    assert search.model.rowCount() == 0
    assert "47-A" in search.nothing.text()
    assert floor.library.entry() is None


def test_enter_reads_and_escape_goes_back(floor: Floor) -> None:
    floor.type("odd chip")
    floor.press(Qt.Key.Key_Return)
    view = floor.library.view
    assert view.hasFocus()
    assert view.sheet.hint.text() == "Esc goes back"
    before = view.verticalScrollBar().value()
    floor.press(Qt.Key.Key_End)
    assert view.verticalScrollBar().value() > before
    floor.press(Qt.Key.Key_Escape)
    assert floor.library.search.field.field.hasFocus()
    assert floor.library.search.field.text() == "odd chip"


def test_neighbours_lead_on_and_escape_leads_back(floor: Floor) -> None:
    floor.type("ALL-01")
    related = floor.library.view.sheet.related
    related.setFocus()
    floor.press(Qt.Key.Key_Down)
    wanted = related.current()
    assert wanted is not None
    floor.press(Qt.Key.Key_Return)
    assert floor.shown() == wanted.id
    assert floor.library.view.hasFocus()
    floor.press(Qt.Key.Key_Escape)
    assert floor.shown() == "ALL-01"
    floor.press(Qt.Key.Key_Escape)
    assert floor.library.search.field.field.hasFocus()


def test_what_to_say_is_copied(floor: Floor) -> None:
    floor.type("ALL-01")
    floor.press(Qt.Key.Key_C, CONTROL | SHIFT)
    entry = floor.library.entry()
    assert entry is not None
    assert QGuiApplication.clipboard().text() == entry.say
    assert floor.said == [f"Copied: {entry.say}"]


def test_the_book_of_the_event_stands_raised(floor: Floor) -> None:
    floor.type("PEN-04")
    rows = floor.library.view.sheet.books
    here = rows.in_force()
    assert here is not None
    assert here.book == "TDA24"
    assert "Poker TDA 2024, 68, this event: " in rows.accessibleName()
    assert "WSOP 2026, 117, differs: " in rows.accessibleName()
    floor.evening.do(c.ChangeHouseRules(ROBERTS_11))
    QApplication.processEvents()
    here = rows.in_force()
    assert here is not None
    assert here.book == "RRoP11"


@pytest.mark.parametrize(("width", "single"), [(982, False), (560, False), (300, True)])
def test_where_there_is_little_room_the_entry_takes_the_list_s_place(
    floor: Floor, width: int, *, single: bool
) -> None:
    floor.size(width, 400)
    floor.type("odd chip")
    library = floor.library
    assert library.view.isVisible() is not single
    floor.press(Qt.Key.Key_Return)
    assert library.view.isVisible()
    assert library.view.hasFocus()
    assert library.search.isVisible() is not single
    floor.press(Qt.Key.Key_Escape)
    assert library.search.field.field.hasFocus()
    assert library.search.isVisible()


def test_letters_that_nobody_takes_go_to_the_line(floor: Floor) -> None:
    floor.type("odd chip")
    floor.press(Qt.Key.Key_Return)
    floor.type("12")
    assert floor.host.typed == ["1", "2"]


def test_a_search_from_elsewhere(floor: Floor) -> None:
    floor.page.ask("short all in")
    assert floor.library.search.field.text() == "short all in"
    assert floor.library.search.field.field.hasFocus()
    floor.page.search()
    floor.type("47-A")
    assert floor.library.search.field.text() == "47-A"

"""The Print page: chosen by keys, shown live, printed by Enter, noted once it has left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from tdtool.settings import PaperSize as UsualPaper
from tdtool.sheets.page import PaperSize
from tdtool.tournament import commands as c
from tdtool.tournament import hand_facts as hf
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.values import NewPenalty, PenaltyKind, Sheet
from tdtool.tournament.views import Tone
from tdtool.ui import theme
from tdtool.ui.printing.catalogue_model import AGE_ROLE, OLD_ROLE, PAGES_ROLE
from tdtool.ui.printing.offer import TERMS, Offer
from tests.ui import desk_sample
from tests.ui.printing.conftest import settle

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tdtool.desk import Desk
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.preferences import Preferences
    from tdtool.ui.printing.print_page import PrintPage

K = Qt.Key
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


def text_of(page: PrintPage) -> str:
    assert page.sheet.pdf is not None
    document = pypdfium2.PdfDocument(page.sheet.pdf)
    return "\n".join(one.get_textpage().get_text_range() for one in document)


def told(page: PrintPage, offer: Offer, role: int) -> Any:
    return page.model.index(page.model.row_of(offer), 0).data(role)


def show(page: PrintPage, qtbot: QtBot, offer: Offer, which: str | None = None) -> None:
    page.show_offer(offer, which)
    settle(page, qtbot)


RULED = (Offer.RULINGS, Offer.PENALTIES, Offer.RULING_LOG)
MONEY = (
    Offer.PRIZES,
    Offer.PAYOUT_SLIPS,
    Offer.DEAL,
    Offer.RECEIPTS,
    Offer.CASH_UP,
    Offer.DAY_SEATING,
)
"""Nothing is ruled on this floor, nothing paid, and no flights were brought together."""


def test_the_level_sheet_is_in_sight_at_once(page: PrintPage) -> None:
    assert page.offer() is Offer.LEVELS
    assert page.preview.pages() == 1
    assert page.place.text() == "Page 1 of 1"
    assert "Harbour Open" in text_of(page)
    assert page.foot.primary.words() == "Print"


def test_arrows_choose_a_sheet_and_show_it(page: PrintPage, qtbot: QtBot) -> None:
    for offer in list(TERMS)[1:]:
        QTest.keyClick(page.list, K.Key_Down)
        settle(page, qtbot)
        assert page.offer() is offer
        if offer not in {Offer.CARD, Offer.BREAKS, *RULED, *MONEY}:
            assert page.preview.pages() >= 1, offer


def test_every_sheet_tells_its_pages(page: PrintPage, qtbot: QtBot) -> None:
    settle(page, qtbot)
    assert {offer: told(page, offer, PAGES_ROLE) for offer in Offer} == {
        Offer.LEVELS: "1 page",
        Offer.CARD: "1 page",
        Offer.SIGN_IN: "5 pages",
        Offer.SEAT_CARDS: "12 pages",
        Offer.SEATING: "1 page",
        Offer.TABLES: "12 pages",
        Offer.DRAW_PROOF: "2 pages",
        Offer.MOVES: "1 page",
        Offer.BREAKS: "",
        Offer.BREAKING_ORDER: "1 page",
        Offer.STANDINGS: "2 pages",
        Offer.BAG_SHEETS: "12 pages",
        Offer.BAG_LABELS: "12 pages",
        Offer.CHIP_COUNTS: "3 pages",
        Offer.CHIPS: "1 page",
        Offer.HOUSE_RULES: "2 pages",
        Offer.JOURNAL: "1 page",
        **dict.fromkeys((*RULED, *MONEY), ""),
    }


def test_counted_pages_are_those_that_are_shown(
    desk: Desk, make_page: Callable[..., PrintPage], qtbot: QtBot
) -> None:
    given = NewPenalty(desk.state.tables[4].occupants[5], PenaltyKind.ROUNDS, 1)
    desk_sample.done(desk, rc.WriteRuling(penalties=(given,)))
    desk_sample.done(desk, plc.BreakTables((12,)))
    page = make_page()
    counts = {offer: told(page, offer, PAGES_ROLE) for offer in Offer}
    for offer in set(Offer) - set(MONEY):
        show(page, qtbot, offer)
        assert f"{page.preview.pages()} page" in counts[offer]


def test_enter_prints_on_the_chosen_printer_and_notes_it(
    page: PrintPage, desk: Desk, qtbot: QtBot, spooler: Path
) -> None:
    with qtbot.waitSignal(page.foot.gone, timeout=10_000):
        QTest.keyClick(page.list, K.Key_Return)
    assert (spooler / "job.pdf").read_bytes().startswith(b"%PDF")
    arguments = (spooler / "arguments").read_text().split("\n")
    assert arguments[:6] == ["-d", "Cage", "-n", "1", "-t", "Harbour Open, level sheet"]
    assert "media=A4" in arguments
    assert desk.state.printed[Sheet.LEVELS] == desk.now().wall_ms
    settle(page, qtbot)
    assert str(told(page, Offer.LEVELS, AGE_ROLE)).startswith("printed ")


def test_what_is_printed_is_what_is_seen(page: PrintPage, qtbot: QtBot, spooler: Path) -> None:
    show(page, qtbot, Offer.SEATING)
    seen = page.sheet.pdf
    with qtbot.waitSignal(page.foot.gone, timeout=10_000):
        page.print_now()
    assert (spooler / "job.pdf").read_bytes() == seen


def test_enter_while_it_is_made_prints_when_it_is_there(
    page: PrintPage, qtbot: QtBot, spooler: Path
) -> None:
    with qtbot.waitSignal(page.foot.gone, timeout=10_000):
        page.list.setCurrentIndex(page.model.index(page.model.row_of(Offer.STANDINGS), 0))
        assert page.sheet.is_making()
        QTest.keyClick(page.list, K.Key_Return)
    assert "standings" in (spooler / "arguments").read_text()


def test_a_printer_that_fails_is_named_and_the_job_can_be_sent_again(
    make_page: Callable[..., PrintPage], desk: Desk, qtbot: QtBot, spooler: Path
) -> None:
    page = make_page(["Broken", "Cage"])
    seq = desk.seq
    with qtbot.waitSignal(page.foot.outbox.failed, timeout=10_000):
        QTest.keyClick(page.list, K.Key_Return)
    said = "The printer Broken did not take it: The printer is on fire."
    assert page.foot.remark.text() == said
    assert page.foot.primary.words() == "Send again"
    assert desk.seq == seq
    QTest.keyClick(page.options.printers, K.Key_Down)
    with qtbot.waitSignal(page.foot.gone, timeout=10_000):
        QTest.keyClick(page.list, K.Key_Return)
    assert (spooler / "job.pdf").exists()
    assert page.foot.primary.words() == "Print"


def test_without_a_printer_enter_offers_to_save(make_page: Callable[..., PrintPage]) -> None:
    page = make_page([])
    assert page.options.no_printer.isVisible()
    assert page.foot.primary.words() == "Save as PDF…"
    assert not page.foot.dialog_button.isVisible()
    QTest.keyClick(page.list, K.Key_Return)
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    assert not dialog.isModal()
    assert QApplication.activeModalWidget() is None
    dialog.close()


def test_ctrl_s_saves_and_notes_it(
    page: PrintPage, desk: Desk, qtbot: QtBot, tmp_path: Path, preferences: Preferences
) -> None:
    show(page, qtbot, Offer.SEATING)
    QTest.keyClick(page.list, K.Key_S, Qt.KeyboardModifier.ControlModifier)
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    assert dialog.selectedFiles()[0].endswith("harbour-open-seating-list.pdf")
    target = tmp_path / "out" / "seats.pdf"
    target.parent.mkdir()
    dialog.fileSelected.emit(str(target))
    dialog.close()
    assert target.read_bytes() == page.sheet.pdf
    assert preferences.settings.folder == str(target.parent)
    assert Sheet.SEATING in desk.state.printed


def test_a_path_that_cannot_be_written_is_said(page: PrintPage, tmp_path: Path, desk: Desk) -> None:
    seq = desk.seq
    page.save(tmp_path / "no folder" / "levels.pdf")
    assert page.foot.remark.text().startswith("levels.pdf cannot be written: ")
    assert desk.seq == seq


def test_many_pages_ask_for_a_second_enter(page: PrintPage, qtbot: QtBot, spooler: Path) -> None:
    show(page, qtbot, Offer.SEAT_CARDS)
    page.options.copies.set_value(9)
    QTest.keyClick(page.list, K.Key_Return)
    assert page.foot.remark.text() == "108 pages to Cage: Enter again prints."
    assert not (spooler / "arguments").exists()
    with qtbot.waitSignal(page.foot.gone, timeout=10_000):
        QTest.keyClick(page.list, K.Key_Return)
    assert (spooler / "arguments").read_text().split("\n")[2:4] == ["-n", "9"]


def test_choosing_something_else_takes_the_warning_back(page: PrintPage, qtbot: QtBot) -> None:
    show(page, qtbot, Offer.SEAT_CARDS)
    page.options.copies.set_value(9)
    page.print_now()
    page.options.copies.set_value(8)
    page.print_now()
    assert page.foot.remark.text() == "96 pages to Cage: Enter again prints."


def test_paper_and_way_are_shown_and_paper_is_kept(
    page: PrintPage, qtbot: QtBot, preferences: Preferences
) -> None:
    page.options.paper.set_index(1)
    settle(page, qtbot)
    assert page.preview.document.pagePointSize(0).width() == pytest.approx(612)
    assert preferences.settings.paper is UsualPaper.LETTER
    page.options.way.set_index(1)
    settle(page, qtbot)
    assert page.preview.document.pagePointSize(0).width() == pytest.approx(792)
    show(page, qtbot, Offer.SEATING)
    assert page.choice().paper is PaperSize.LETTER
    assert page.options.way.index() == 0
    show(page, qtbot, Offer.LEVELS)
    assert page.options.way.index() == 1


def test_a5_is_for_the_sheet_in_hand_only(
    page: PrintPage, qtbot: QtBot, preferences: Preferences
) -> None:
    show(page, qtbot, Offer.CARD)
    assert page.choice().paper is PaperSize.A5
    show(page, qtbot, Offer.MOVES)
    page.options.paper.set_index(2)
    assert preferences.settings.paper is UsualPaper.A4
    assert page.choice(Offer.SEATING).paper is PaperSize.A4


def test_typing_tables_picks_them(page: PrintPage, qtbot: QtBot) -> None:
    show(page, qtbot, Offer.TABLES)
    page.options.which.setFocus()
    QTest.keyClicks(page.options.which, "2, 4-5")
    settle(page, qtbot)
    assert page.preview.pages() == 3
    page.options.which.setText("99")
    settle(page, qtbot)
    assert page.foot.remark.text() == "There is no table 99."
    assert page.preview.pages() == 0
    assert not page.foot.primary.isEnabled()
    QTest.keyClick(page.options.which, K.Key_Escape)
    assert page.list.hasFocus()


def test_enter_in_a_field_prints_what_was_just_typed(
    page: PrintPage, qtbot: QtBot, spooler: Path
) -> None:
    show(page, qtbot, Offer.TABLES)
    page.options.which.setFocus()
    with qtbot.waitSignal(page.foot.gone, timeout=10_000):
        QTest.keyClicks(page.options.which, "3")
        QTest.keyClick(page.options.which, K.Key_Return)
    document = pypdfium2.PdfDocument((spooler / "job.pdf").read_bytes())
    assert len(document) == 1
    assert "Table 3" in document[0].get_textpage().get_text_range()


def test_a_card_is_of_the_table_in_hand_and_is_kept_as_answer(
    page: PrintPage, desk: Desk, qtbot: QtBot, spooler: Path
) -> None:
    desk_sample.done(desk, c.GiveButton(4, 3))
    show(page, qtbot, Offer.CARD)
    assert "Table 4" in text_of(page)
    with qtbot.waitSignal(page.foot.gone, timeout=10_000):
        page.print_now()
    assert isinstance(desk.history.records[-1].fact, hf.AnswerGiven)
    assert (spooler / "job.pdf").exists()


def test_a_card_nobody_knows_asks_for_the_last_hand(
    make_page: Callable[..., PrintPage], qtbot: QtBot
) -> None:
    page = make_page(table=9)
    show(page, qtbot, Offer.CARD)
    assert page.foot.remark.text().startswith("Nobody knows who posts at table 9 yet")
    page = make_page(table=None)
    show(page, qtbot, Offer.CARD)
    assert page.foot.remark.text() == "Of which table? Type its number."


def test_a_change_at_the_desk_is_shown(page: PrintPage, desk: Desk, qtbot: QtBot) -> None:
    show(page, qtbot, Offer.SEATING)
    desk.do(c.RecordSheet(Sheet.SEATING))
    settle(page, qtbot)
    before = page.sheet.pdf
    entry = next(iter(desk.state.tables[3].occupants.values()))
    desk_sample.done(desk, c.Bust((entry,)))
    settle(page, qtbot)
    assert page.sheet.pdf != before
    assert told(page, Offer.SEATING, AGE_ROLE) == "old: seats have changed once"
    assert told(page, Offer.SEATING, OLD_ROLE) is True


def test_what_was_made_a_minute_ago_is_made_anew_before_it_is_printed(
    page: PrintPage, clock: desk_sample.Clock, qtbot: QtBot, spooler: Path
) -> None:
    before = page.sheet.pdf
    clock.go(61_000)
    with qtbot.waitSignal(page.foot.gone, timeout=10_000):
        page.print_now()
    assert (spooler / "job.pdf").read_bytes() != before


def test_what_is_made_and_sent_ends_with_the_desk(
    page: PrintPage, bridge: Bridge, spooler: Path
) -> None:
    (spooler / "lp").write_text("#!/bin/sh\nsleep 20\n")
    page.print_now()
    page.look()
    assert page.sheet.is_making()
    assert page.foot.is_sending()
    bridge.close()
    assert not page.sheet.is_making()
    assert not page.foot.is_sending()
    assert not page.counts.is_busy()


def test_a_hidden_page_makes_nothing(page: PrintPage, desk: Desk, qtbot: QtBot) -> None:
    page.hide()
    desk_sample.done(desk, c.WriteNote("a note"))
    assert not page.is_waiting()
    assert not page.sheet.is_making()
    page.show()
    settle(page, qtbot)
    assert page.sheet.pdf is not None


def test_another_tournament_is_shown_with_nothing_of_the_old(
    page: PrintPage, bridge: Bridge, tmp_path: Path, clock: desk_sample.Clock, qtbot: QtBot
) -> None:
    show(page, qtbot, Offer.TABLES, "2")
    folder = tmp_path / "other"
    folder.mkdir()
    bridge.show(desk_sample.opened(folder, clock, "Second Event"))
    settle(page, qtbot)
    assert page.options.which.text() == ""
    assert page.foot.remark.text() == "No table is open yet."
    show(page, qtbot, Offer.LEVELS)
    assert "Second Event" in text_of(page)
    bridge.show(None)
    assert page.preview.pages() == 0


def test_cards_of_entries_are_shown_by_their_codes(page: PrintPage, qtbot: QtBot) -> None:
    page.show_cards((3, 7))
    settle(page, qtbot)
    assert page.options.which.text() == "E0003, E0007"
    assert page.options.says.text() == "2 cards."


def test_the_preview_zooms_and_scrolls_by_keys(page: PrintPage, qtbot: QtBot) -> None:
    show(page, qtbot, Offer.SEAT_CARDS)
    page.preview.setFocus()
    QTest.keyClick(page.preview, K.Key_End)
    assert page.place.text() == "Page 12 of 12"
    QTest.keyClick(page.preview, K.Key_Plus)
    QTest.keyClick(page.preview, K.Key_Plus)
    assert page.place.text() == "Page 12 of 12, 150 %"
    QTest.keyClick(page.preview, K.Key_Minus)
    QTest.keyClick(page.preview, K.Key_Minus)
    QTest.keyClick(page.preview, K.Key_Home)
    assert page.place.text() == "Page 1 of 12"
    page.grab()


def test_the_focus_is_seen_around_the_preview_wherever_it_is_scrolled(
    page: PrintPage, qtbot: QtBot
) -> None:
    show(page, qtbot, Offer.SEAT_CARDS)

    def edge() -> list[str]:
        picture = page.preview.viewport().grab().toImage()
        middle = picture.width() // 2
        return [picture.pixelColor(middle, y).name() for y in (1, picture.height() - 2)]

    ring = theme.colours().information.name()
    assert ring not in edge()
    page.preview.setFocus()
    assert edge() == [ring, ring]
    QTest.keyClick(page.preview, K.Key_PageDown)
    assert edge() == [ring, ring]
    page.list.setFocus()
    assert ring not in edge()


def test_the_dialog_of_the_system_stops_nothing(page: PrintPage) -> None:
    QTest.mouseClick(page.foot.dialog_button, Qt.MouseButton.LeftButton)
    dialog = page.foot.dialog()
    assert dialog is not None
    assert not dialog.isModal()
    assert QApplication.activeModalWidget() is None
    dialog.reject()


@pytest.mark.parametrize("key", [K.Key_1, K.Key_A, K.Key_Space])
def test_keys_without_a_meaning_go_on_to_the_window(
    page: PrintPage, qtbot: QtBot, key: Qt.Key
) -> None:
    heard: list[int] = []

    class Frame(QWidget):
        def keyPressEvent(self, event: Any) -> None:
            heard.append(event.key())

    frame = Frame()
    qtbot.addWidget(frame)
    page.setParent(frame)
    frame.show()
    page.show()
    page.list.setFocus()
    QTest.keyClick(page.list, key)
    assert heard == [key]
    page.setParent(None)


def test_every_control_has_a_name(page: PrintPage, qtbot: QtBot) -> None:
    for offer in set(Offer) - set(MONEY):
        show(page, qtbot, offer)
        for one in page.findChildren(QWidget):
            tab = one.focusPolicy() & Qt.FocusPolicy.TabFocus
            if tab and one.isVisible():
                assert one.accessibleName(), one


def test_hostile_names_are_plain_text_on_page_and_paper(
    tmp_path: Path,
    clock: desk_sample.Clock,
    bridge: Bridge,
    page: PrintPage,
    qtbot: QtBot,
) -> None:
    folder = tmp_path / "hostile"
    folder.mkdir()
    desk = desk_sample.opened(folder, clock, '<img src="/etc/hostname">')
    people = ("<b>B</b>", "A" * 5000, "\u202eevil", "x\x00y", "דוד 42", '=HYPERLINK("x")')
    desk_sample.done(desk, c.Register(names=people))
    desk_sample.done(desk, c.DrawSeats(open_tables=True))
    bridge.show(desk)
    for offer in set(Offer) - set(MONEY):
        show(page, qtbot, offer)
        page.grab()
        if page.sheet.pdf is not None:
            assert b"/Subtype /Image" not in page.sheet.pdf
    show(page, qtbot, Offer.SEATING)
    assert "<b>B</b>" in text_of(page)


def test_said_is_what_was_printed(
    page: PrintPage, bridge: Bridge, qtbot: QtBot, spooler: Path
) -> None:
    with qtbot.waitSignal(bridge.said, timeout=10_000) as said:
        page.print_now()
    assert said.args == ["Printed: Level sheet", Tone.KNOWN]
    assert spooler.exists()

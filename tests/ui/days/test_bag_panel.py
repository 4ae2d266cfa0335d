"""Bag and tag by keyboard: type the sheet, see what is missing, name who it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest

from tdtool.tournament import commands as c
from tdtool.tournament.chips.commands import CountStacks
from tdtool.tournament.values import SeatAt
from tdtool.ui.days.bag_model import BAG, DEALER, NAME, PLAYER, WORDS
from tdtool.ui.days.bag_panel import BagPanel
from tdtool.ui.days.bag_typing import Cell
from tests.tournament.days.flights_of import Flights, bag, done, entry_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tdtool.desk import Desk
    from tdtool.ui.bridge import Bridge

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key
NAMES = ("Kim Do-eul", "Ngô Thị Lụa", "<b>Ola</b>", "Pia")


@pytest.fixture
def desk(flights: Flights, bridge: Bridge) -> Desk:
    """Seat four at 1.1 to 1.3 and 12.5: 80,000 chips."""
    made = flights.found("Harbour Open 1A")
    flights.enter(made, *NAMES)
    seats = (SeatAt(1, 1), SeatAt(1, 2), SeatAt(1, 3), SeatAt(12, 5))
    for table in (1, 12):
        done(made, c.OpenTable(table))
    for entry, seat in enumerate(seats, 1):
        done(made, c.SeatEntry(entry, seat))
    bridge.show(made)
    return made


@pytest.fixture
def panel(desk: Desk, bridge: Bridge, qtbot: QtBot) -> BagPanel:
    del desk
    made = BagPanel(bridge)
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    QTest.qWaitForWindowActive(made)
    made.first_field().setFocus()
    QAbstractItemModelTester(made.model, QAbstractItemModelTester.FailureReportingMode.Fatal, made)
    return made


def press(panel: BagPanel, *keys: Qt.Key | str) -> None:
    for key in keys:
        if isinstance(key, str):
            for sign in key:
                QTest.keyClicks(panel.table, sign)
        else:
            QTest.keyClick(panel.table, key)


def row(panel: BagPanel, place: int) -> list[str]:
    model: QAbstractItemModel = panel.model
    return [str(model.index(place, at).data() or "") for at in range(model.columnCount())]


def figures(panel: BagPanel) -> list[str]:
    return [figure.value.text().replace("\u202f", ",") for figure in panel.totals.figures]


def test_the_sheet_is_typed_line_by_line(panel: BagPanel, desk: Desk) -> None:
    press(panel, "20000", K.Key_Return, K.Key_Return)
    press(panel, "19000", K.Key_Return, "19500", K.Key_Return)
    assert [row(panel, at)[PLAYER:] for at in (0, 1)] == [
        ["20,000", "20,000", "1", ""],
        ["19,000", "19,500", "2", "count again: 500 more"],
    ]
    assert "2 bag" not in panel.remark.text()
    assert "Ngô Thị Lụa: bag 2" in panel.remark.text()
    assert panel.table.currentIndex().row() == 2
    assert figures(panel) == ["2 of 4", "39,500", "80,000", "–"]
    assert "Two counts: 1.2 Ngô Thị Lụa." in panel.explained.text()
    assert desk.state.days.bags[2].dealer == 19_500


def test_the_gap_is_shown_with_who_explains_it(panel: BagPanel, desk: Desk) -> None:
    for name, chips, dealer in zip(
        NAMES, (20_000, 20_000, 20_000, 20_000), (20_000, 20_500, 20_000, 20_000), strict=True
    ):
        bag(desk, name, chips, dealer)
    assert figures(panel) == ["4 of 4", "80,500", "80,000", "+500"]
    assert panel.explained.text() == "It is what the two counts of 1.2 Ngô Thị Lụa differ by."
    bag(desk, NAMES[1], 20_000)
    assert figures(panel)[-1] == "none"
    bag(desk, NAMES[3], 19_000)
    assert figures(panel)[-1] == "−1,000"


def test_the_list_is_narrowed_by_table_seat_name_and_bag(panel: BagPanel, desk: Desk) -> None:
    bag(desk, "Pia", 20_000, number="A7")
    for text, names in (
        ("12", ["Pia"]),
        ("1", list(NAMES[:3])),
        ("1.3", ["<b>Ola</b>"]),
        ("#a7", ["Pia"]),
        ("ngo", ["Ngô Thị Lụa"]),
        ("zz", []),
    ):
        panel.field.set_text(text)
        assert [row(panel, at)[NAME] for at in range(panel.model.rowCount())] == names
    panel.field.set_text("")
    panel.segments.set_index(1)
    assert panel.model.rowCount() == 3
    panel.segments.set_index(2)
    assert panel.model.rowCount() == 0


def test_letters_open_a_bag_and_leave_the_dealer_for_later(panel: BagPanel, desk: Desk) -> None:
    press(panel, "20000", "N")
    assert row(panel, 0)[DEALER:] == ["", "1", "the dealer counts"]
    assert "Counted once" in panel.explained.text()
    press(panel, K.Key_Up, "O")
    assert not desk.state.days.bags
    assert row(panel, 0)[WORDS] == ""


def test_the_arrows_lead_to_the_bags_number(panel: BagPanel, desk: Desk) -> None:
    bag(desk, NAMES[0], 20_000)
    panel.table.choose(0)
    press(panel, K.Key_Right, K.Key_Right)
    assert panel.typing().cell is Cell.BAG
    press(panel, "117", K.Key_Return)
    assert row(panel, 0)[BAG] == "117"
    assert desk.state.days.bags[1].number == "117"


def test_esc_gives_the_typing_up_first_then_leaves(panel: BagPanel, qtbot: QtBot) -> None:
    press(panel, "20", K.Key_Backspace)
    assert panel.typing().text == "2"
    press(panel, K.Key_Escape)
    assert panel.typing().text == ""
    with qtbot.waitSignal(panel.closed, timeout=1_000):
        press(panel, K.Key_Escape)


def test_a_refusal_is_said_in_its_place(panel: BagPanel, desk: Desk) -> None:
    bag(desk, NAMES[0], 20_000, number="5")
    bag(desk, NAMES[1], 20_000, number="6")
    panel.table.choose(1)
    press(panel, K.Key_Right, K.Key_Right, "5", K.Key_Return)
    assert panel.remark.text() == f"Bag 5 is that of {NAMES[0]}."
    assert desk.state.days.bags[entry_of(desk, NAMES[1])].number == "6"


def test_sheets_and_the_flights_are_asked_for(panel: BagPanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel.sheets_wanted, timeout=1_000):
        press(panel, "P")
    with qtbot.waitSignal(panel.together_wanted, timeout=1_000):
        panel.together_button.click()


def test_rows_are_said_to_who_cannot_see_them(panel: BagPanel, desk: Desk) -> None:
    bag(desk, NAMES[0], 20_000, 19_000)
    said = [
        panel.model.spoken(row) for row in (panel.model.row_at(0), panel.model.row_at(1)) if row
    ]
    assert said == [
        "1.1, Kim Do-eul, player 20,000, dealer 19,000, bag 1, count again: 1,000 less",
        "1.2, Ngô Thị Lụa, not bagged",
    ]


def test_a_bag_begins_with_the_last_chip_count(panel: BagPanel, desk: Desk) -> None:
    done(desk, CountStacks(((1, 24_500), (2, 15_500))))
    assert row(panel, 0)[WORDS].startswith("counted 24,500 at ")
    assert "counted 24,500 at " in panel.model.index(0, NAME).data(
        int(Qt.ItemDataRole.AccessibleTextRole)
    )
    assert panel.primary.isEnabled()
    press(panel, K.Key_Return, K.Key_Return)
    assert row(panel, 0)[PLAYER:] == ["24,500", "24,500", "1", ""]
    press(panel, "16000", K.Key_Return, K.Key_Return)
    assert row(panel, 1)[PLAYER:DEALER] == ["16,000"]
    # Nobody counted the third: there is nothing to begin with.
    press(panel, K.Key_Return)
    assert not panel.primary.isEnabled()
    assert desk.state.days.bags.keys() == {1, 2}

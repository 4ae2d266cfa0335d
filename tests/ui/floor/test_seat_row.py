from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdtool.ui.floor.seat_row import Look, SeatRow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def row(qtbot: QtBot, *, several: bool, seats: int = 9) -> SeatRow:
    made = SeatRow("Went out", look=Look.OUT, several=several)
    qtbot.addWidget(made)
    made.set_seats(seats, {1: "<b>Ann</b>"}, off=(7,))
    made.resize(364, 30)
    made.show()
    return made


@pytest.mark.parametrize(
    ("several", "seats", "keys", "chosen"),
    [
        (True, 9, "45", (4, 5)),
        (True, 9, "454", (5,)),
        (True, 9, "7", ()),
        (True, 12, "10", (10,)),
        (True, 12, "1012", (10, 12)),
        (True, 12, "110", (11,)),
        (False, 12, "12", (12,)),
        (False, 9, "35", (5,)),
        (False, 9, "33", ()),
    ],
)
def test_digits_choose(
    qtbot: QtBot, seats: int, keys: str, chosen: tuple[int, ...], *, several: bool
) -> None:
    made = row(qtbot, several=several, seats=seats)
    QTest.keyClicks(made, keys)
    assert made.chosen() == chosen


def test_arrows_and_up_choose(qtbot: QtBot) -> None:
    made = row(qtbot, several=True)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Up):
        QTest.keyClick(made, key)
    assert made.chosen() == (2, 3)
    assert made.accessibleName() == "Went out: 2, 3"


def test_fewer_seats_let_go_of_what_is_gone(qtbot: QtBot) -> None:
    made = row(qtbot, several=True)
    made.choose((2, 8))
    made.set_seats(6, {})
    assert made.chosen() == (2,)


def test_click_chooses_and_tells(qtbot: QtBot) -> None:
    made = row(qtbot, several=False)
    with qtbot.waitSignal(made.changed):
        QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=made.seat_box(3).center())
    assert made.one() == 3
    made.grab()


def test_letters_are_left_to_the_sheet(qtbot: QtBot) -> None:
    made = row(qtbot, several=True)
    with qtbot.assertNotEmitted(made.changed):
        QTest.keyClicks(made, "x")

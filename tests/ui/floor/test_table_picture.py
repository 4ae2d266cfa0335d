from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest

from tdtool.tournament.views import Age, SeatState, Tone, Word
from tdtool.ui import fonts, theme
from tdtool.ui.floor.picture import Mark, MarkAt, Picture, picture_of
from tdtool.ui.floor.table_picture import TablePicture
from tests.ui.floor.hands import BB_ANTE, next_hand, seat, table

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
HOSTILE = [
    "<b>bold</b><img src='/etc/hostname'>",
    "x" * 5_000,
    "\u202eevil\u202c name",
    "👩\u200d👩\u200d👧\u200d👦",
    "שלום עולם",
    "A\nB\tC\x00D",
    "&amp; &&",
    "Z\u0338\u0353\u0308a\u0337\u0324",
    " ",
]


def picture(seats: int, names: list[str] | None = None) -> Picture:
    called = names or [f"Name {number}" for number in range(1, seats + 1)]
    views = tuple(seat(number, name) for number, name in enumerate(called[:seats], 1))
    return picture_of(table(views, Age.KNOWN, next_hand(seats=max(seats, 6))), BB_ANTE)


@pytest.fixture
def shown(qtbot: QtBot) -> TablePicture:
    made = TablePicture()
    qtbot.addWidget(made)
    made.resize(614, 308)
    made.set_picture(picture(9))
    made.show()
    return made


def centre(shown: TablePicture, number: int) -> QPoint:
    point = shown.seat_point(number)
    assert point is not None
    return point.toPoint()


@pytest.mark.parametrize("number", range(1, 10))
def test_click_on_a_seat(shown: TablePicture, qtbot: QtBot, number: int) -> None:
    with qtbot.waitSignal(shown.seatClicked) as clicked:
        QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=centre(shown, number))
    assert clicked.args == [number]
    assert shown.cursor_seat() == number


def test_click_on_the_felt_is_no_seat(shown: TablePicture, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(shown.seatClicked):
        QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=shown.rect().center())


def test_name_is_part_of_its_seat(shown: TablePicture) -> None:
    place = shown.seat_point(9)
    assert place is not None
    below = place + QPoint(0, 26)
    assert shown.seat_at(below) == 9


@pytest.mark.parametrize(
    ("seats", "keys", "number"),
    [
        (9, "5", 5),
        (9, "10", 1),
        (10, "10", 10),
        (12, "12", 12),
        (12, "123", 3),
        (9, "0", None),
        (9, "75", 5),
    ],
)
def test_digits_choose_a_seat(
    shown: TablePicture, seats: int, keys: str, number: int | None
) -> None:
    shown.set_picture(picture(seats))
    heard: list[int] = []
    shown.seatClicked.connect(heard.append)
    QTest.keyClicks(shown, keys)
    assert (heard[-1] if heard else None) == number


def test_arrows_go_round_the_table(shown: TablePicture) -> None:
    QTest.keyClick(shown, Qt.Key.Key_Left)
    assert shown.cursor_seat() in {8, 9}
    QTest.keyClick(shown, Qt.Key.Key_1)
    QTest.keyClick(shown, Qt.Key.Key_Left)
    assert shown.cursor_seat() == 9
    QTest.keyClick(shown, Qt.Key.Key_Right)
    assert shown.cursor_seat() == 1


def test_enter_asks_what_can_be_done_and_escape_leaves(shown: TablePicture, qtbot: QtBot) -> None:
    QTest.keyClick(shown, Qt.Key.Key_4)
    with qtbot.waitSignal(shown.seatMenu) as menu:
        QTest.keyClick(shown, Qt.Key.Key_Return)
    assert menu.args is not None
    assert menu.args[0] == 4
    with qtbot.waitSignal(shown.left):
        QTest.keyClick(shown, Qt.Key.Key_Escape)


def test_another_table_starts_without_a_chosen_seat(shown: TablePicture) -> None:
    shown.choose({3})
    shown.set_picture(picture(8))
    assert shown.chosen() == frozenset()
    assert shown.cursor_seat() is None


@pytest.mark.parametrize("seats", range(2, 13))
@pytest.mark.parametrize("size", [(614, 308), (1_080, 620), (420, 150), (300, 92), (160, 92)])
@pytest.mark.parametrize("names", [True, False])
def test_every_table_is_drawn_at_every_size(
    qtbot: QtBot, seats: int, size: tuple[int, int], *, names: bool
) -> None:
    made = TablePicture(names=names)
    qtbot.addWidget(made)
    made.resize(QSize(*size))
    made.set_picture(picture(seats, (HOSTILE * 2)[:seats]))
    made.choose({1})
    made.preview_out({2})
    image = made.grab().toImage()
    assert image.width() == max(size[0], made.minimumWidth())
    colours = {image.pixel(x, centre(made, 1).y()) for x in range(image.width())}
    assert len(colours) > 2


def test_marks_before_one_seat_do_not_lie_on_each_other(qtbot: QtBot) -> None:
    plain = TablePicture()
    stacked = TablePicture()
    seats = picture(9).seats
    for made, marks in (
        (plain, (MarkAt(5, Mark.BUTTON),)),
        (stacked, (MarkAt(5, Mark.BUTTON), MarkAt(5, Mark.SMALL_BLIND))),
    ):
        qtbot.addWidget(made)
        made.resize(614, 308)
        made.set_picture(Picture(1, seats, marks))
    one, two = (made.grab().toImage() for made in (plain, stacked))
    spot = centre(plain, 5) + QPoint(0, 36)
    assert one.pixelColor(spot) != two.pixelColor(spot), "two discs part to both sides"


def test_low_picture_shows_its_seats_in_a_line(qtbot: QtBot) -> None:
    made = TablePicture()
    qtbot.addWidget(made)
    made.set_picture(picture(9))
    made.resize(300, 300)
    assert len({centre(made, number).y() for number in range(1, 10)}) > 2
    made.resize(300, made.minimumHeight())
    places = [centre(made, number) for number in range(1, 10)]
    assert len({place.y() for place in places}) == 1
    assert all(right.x() - left.x() > 24 for left, right in pairwise(places)), "none on another"
    with qtbot.waitSignal(made.seatClicked) as clicked:
        QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=places[6])
    assert clicked.args == [7]
    plain = made.grab().toImage()
    made.set_picture(Picture(1, picture(9).seats, (MarkAt(7, Mark.BUTTON),)))
    below = places[6] + QPoint(0, 16)
    assert made.grab().toImage().pixelColor(below) != plain.pixelColor(below)


def test_what_hangs_below_a_line_is_not_cut(shown: TablePicture) -> None:
    fonts.load_rest()
    low = "ييي"
    shown.set_picture(picture(9, [low] * 9))
    image = shown.grab().toImage()
    ground = image.pixel(0, 0)
    below = centre(shown, 1) + QPoint(0, 20)
    rows = range(below.y(), image.height())
    across = range(below.x() - 30, below.x() + 30)
    inked = [y for y in rows if any(image.pixel(x, y) != ground for x in across)]
    font = theme.font(13, QFont.Weight.DemiBold)
    tall = QFontMetrics(font).tightBoundingRect(low).height()
    assert inked[-1] - inked[0] + 1 >= tall - 1


def test_faces_look_different(qtbot: QtBot) -> None:
    images = []
    for state, word in (
        (SeatState.SEATED, None),
        (SeatState.ON_THE_WAY, None),
        (SeatState.SEATED, Word("penalty", Tone.NEEDS_YOU)),
    ):
        made = TablePicture()
        qtbot.addWidget(made)
        made.resize(614, 308)
        view = seat(1, "Ann", word, state=state)
        made.set_picture(picture_of(table((view, seat(2, "Bo"))), BB_ANTE))
        images.append(made.grab().toImage())
    assert images[0] != images[1] != images[2] != images[0]

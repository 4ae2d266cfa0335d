from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tdtool.tournament.views import SeatState, TileView, Tone, Word
from tdtool.ui.floor.tiles_model import Order, Showing, TilesModel
from tdtool.ui.floor.tiles_view import TilesView

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key


class Around(QWidget):
    """The window around the tiles: it hears the keys that they leave alone."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[int] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.heard.append(event.key())


@pytest.fixture
def around(qtbot: QtBot) -> Around:
    made = Around()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def view(around: Around) -> TilesView:
    model = TilesModel(around)
    seats = (SeatState.SEATED,) * 9
    model.set_tiles(TileView(n, seats, 9, None, locked=False) for n in range(1, 36))
    made = TilesView(model, around)
    made.setGeometry(0, 0, 330, 500)
    around.resize(400, 500)
    around.show()
    made.choose(1)
    return made


def test_three_tiles_stand_in_a_row(view: TilesView) -> None:
    assert view.columns() == 3
    first, fourth = (view.visualRect(view.model().index(row, 0)) for row in (0, 3))
    assert (first.width(), first.height()) == (100, 54)
    assert fourth.top() - first.top() == 62
    assert fourth.left() == first.left()


@pytest.mark.parametrize(
    ("keys", "table"),
    [
        ([K.Key_Right], 2),
        ([K.Key_Down], 4),
        ([K.Key_Down, K.Key_Down, K.Key_Left], 6),
        ([K.Key_Up], 1),
        ([K.Key_Left], 1),
        ([K.Key_Right, K.Key_Right, K.Key_Right], 4),
        ([K.Key_End], 35),
        ([K.Key_End, K.Key_Down], 35),
        ([K.Key_End, K.Key_Up], 32),
        ([K.Key_End, K.Key_Home], 1),
        ([K.Key_PageDown], 25),
        ([K.Key_PageDown, K.Key_PageDown, K.Key_PageDown], 35),
    ],
)
def test_arrows_walk_the_grid(view: TilesView, keys: list[Qt.Key], table: int) -> None:
    for key in keys:
        QTest.keyClick(view, key)
    assert view.table() == table
    box = view.visualRect(view.currentIndex())
    assert view.viewport().rect().contains(box)


def test_enter_opens_the_tile(view: TilesView, qtbot: QtBot) -> None:
    QTest.keyClick(view, K.Key_Down)
    with qtbot.waitSignal(view.opened) as opened:
        QTest.keyClick(view, K.Key_Return)
    assert opened.args == [4]


@pytest.mark.parametrize("key", [K.Key_1, K.Key_X, K.Key_Space, K.Key_Escape, K.Key_K])
def test_other_keys_are_the_windows(view: TilesView, around: Around, key: Qt.Key) -> None:
    QTest.keyClick(view, key)
    assert around.heard == [key]
    assert view.table() == 1


def test_click_takes_a_tile_in_hand(view: TilesView, qtbot: QtBot) -> None:
    spot = view.visualRect(view.model().index(4, 0)).center()
    with qtbot.waitSignal(view.chosen) as chosen:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert chosen.args == [5]
    assert not view.indexAt(QPoint(105, 10)).isValid(), "between two tiles there is none"


def test_table_in_hand_stays_when_the_order_changes(view: TilesView) -> None:
    model = view.model()
    assert isinstance(model, TilesModel)
    view.choose(20)
    model.sort_by(Order.PLAYERS)
    assert view.table() == 20
    model.show(Showing.NEEDS_YOU)
    assert view.table() == 20
    model.show(Showing.ALL)
    assert view.currentIndex().row() == model.row_of(20)


def test_every_kind_of_tile_is_painted(view: TilesView) -> None:
    model = view.model()
    assert isinstance(model, TilesModel)
    kinds = [*SeatState, SeatState.SEATED]
    before = view.grab().toImage()
    for number, tone in enumerate(Tone, 1):
        word = Word("<b>word</b> " * 40, tone)
        model.update_tiles([TileView(number, tuple(kinds), 2, word, locked=True)])
    assert view.grab().toImage() != before

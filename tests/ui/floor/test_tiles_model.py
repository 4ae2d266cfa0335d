from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from tdtool.tournament.views import SeatState, TileView, Tone, Word
from tdtool.ui.floor.tiles_model import TILE_ROLE, Order, Showing, TilesModel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

FULL = (SeatState.SEATED,) * 9
NEEDS = Word("short by 2", Tone.NEEDS_YOU)
KNOWN = Word("button 6", Tone.KNOWN)


def tile(table: int, count: int = 9, word: Word | None = None) -> TileView:
    seats = (SeatState.SEATED,) * count + (SeatState.EMPTY,) * (9 - count)
    return TileView(table, seats, count, word, locked=False)


@pytest.fixture
def model(qtbot: QtBot) -> Iterator[TilesModel]:
    del qtbot
    made = TilesModel()
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(made, mode)
    yield made
    tester.deleteLater()


def shown(model: TilesModel) -> list[int]:
    return [int(str(model.index(row, 0).data())) for row in range(model.rowCount())]


def test_tables_stand_by_number_whatever_order_they_come_in(model: TilesModel) -> None:
    model.set_tiles([tile(10), tile(2), tile(1)])
    assert shown(model) == [1, 2, 10]
    assert model.index(2, 0).data(TILE_ROLE) == tile(10)
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.data(QModelIndex()) is None


def test_filters_and_orders(model: TilesModel) -> None:
    model.set_tiles([tile(1), tile(2, 7, NEEDS), tile(3, 8, KNOWN), tile(4, 6)])
    model.show(Showing.NEEDS_YOU)
    assert shown(model) == [2]
    model.show(Showing.BUTTON_KNOWN)
    assert shown(model) == [3]
    model.show(Showing.ALL)
    model.sort_by(Order.PLAYERS)
    assert shown(model) == [4, 2, 3, 1]
    model.sort_by(Order.NEEDS_YOU)
    assert shown(model) == [2, 1, 3, 4]
    model.find(frozenset({3, 4, 99}))
    assert shown(model) == [3, 4]
    model.find(None)
    assert model.rowCount() == 4


def test_change_of_one_tile_repaints_its_row_alone(model: TilesModel, qtbot: QtBot) -> None:
    model.set_tiles([tile(1), tile(2), tile(3)])
    rows: list[int] = []
    model.dataChanged.connect(lambda first, last: rows.extend([first.row(), last.row()]))
    with qtbot.assertNotEmitted(model.modelReset):
        model.update_tiles([tile(2, 8), tile(3)])
    assert rows == [1, 1]


def test_tile_that_no_longer_fits_the_filter_goes(model: TilesModel) -> None:
    model.set_tiles([tile(1, 7, NEEDS), tile(2)])
    model.show(Showing.NEEDS_YOU)
    model.update_tiles([tile(1)])
    assert shown(model) == []
    model.update_tiles([tile(2, 5, NEEDS)])
    assert shown(model) == [2]
    assert model.row_of(1) is None


def test_sums_count_tables_that_are_filtered_away_too(model: TilesModel) -> None:
    way = (SeatState.ON_THE_WAY, *FULL[1:])
    word = Word("1 on the way", Tone.NEEDS_YOU)
    model.set_tiles([tile(1), TileView(2, way, 8, word, locked=False), tile(3, 7, NEEDS)])
    model.find(frozenset())
    counted = (model.table_count(), model.seated(), model.on_the_way(), model.needing())
    assert counted == (3, 24, 1, 2)


@pytest.mark.parametrize(
    ("view", "said"),
    [
        (tile(7, 7, NEEDS), "table 7, 7 of 9, short by 2"),
        (tile(8), "table 8, 9 of 9"),
        (TileView(9, FULL, 9, None, locked=True), "table 9, 9 of 9, locked"),
        (
            TileView(
                3,
                (SeatState.ON_THE_WAY, *FULL[1:]),
                8,
                Word("1 on the way", Tone.NEEDS_YOU),
                locked=False,
            ),
            "table 3, 8 of 9, 1 on the way",
        ),
    ],
)
def test_tile_is_said_in_words(model: TilesModel, view: TileView, said: str) -> None:
    model.set_tiles([view])
    role = int(Qt.ItemDataRole.AccessibleTextRole)
    assert model.data(model.index(0, 0), role) == said

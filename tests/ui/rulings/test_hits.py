"""The list of entries, as Qt sees it and as it is written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QAbstractItemModelTester

from tdtool.rulebook.entry import BookSays, Entry
from tdtool.rulebook.marks import Marked
from tdtool.ui import theme
from tdtool.ui.rulings.hits_model import ROW_ROLE, HitsModel, Offered, every
from tdtool.ui.rulings.hits_view import cited_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

BOOKS = (
    BookSays("TDA24", ("47-A",), "a full raise"),
    BookSays("WSOP26", ("96", "96a"), "the same"),
    BookSays("CASH", (), "the same"),
)


def entry(id_: str, title: str = "Odd <b>chip</b>") -> Entry:
    return Entry(id=id_, title=title, say="Seat 3 gets it.", books=BOOKS, file=Path("x.toml"))


@pytest.fixture
def model(qtbot: QtBot) -> Iterator[HitsModel]:
    del qtbot
    made = HitsModel()
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(made, mode)
    yield made
    del tester


def test_rows_come_and_go(model: HitsModel) -> None:
    model.set_rows(every([entry("POT-01"), entry("POT-02")]))
    assert model.rowCount() == 2
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.row_of("POT-02") == 1
    assert model.row_of("POT-03") is None
    model.set_rows([])
    assert model.rowCount() == 0
    assert model.row_at(0) is None


def test_a_row_in_words(model: HitsModel) -> None:
    model.set_rows(every([entry("POT-01")]))
    index = model.index(0, 0)
    assert index.data() == "Odd <b>chip</b>"
    assert isinstance(index.data(ROW_ROLE), Offered)
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Odd <b>chip</b>, POT-01. Seat 3 gets it."
    assert model.data(QModelIndex()) is None
    assert index.data(Qt.ItemDataRole.DecorationRole) is None


@pytest.mark.parametrize(
    ("numbers", "room", "said"),
    [
        ((), 400, "POT-01  ·  TDA 47-A, WSOP 96, 96a"),
        ((), 150, "POT-01  ·  TDA 47-A, +1"),
        ((), 40, "POT-01"),
        (("TDA 2013 41B",), 400, "POT-01  ·  TDA 2013 41B, TDA 47-A, WSOP 96, 96a"),
    ],
)
def test_rules_are_named_as_far_as_there_is_room(
    numbers: tuple[str, ...], room: int, said: str
) -> None:
    row = Offered(entry("POT-01"), Marked("Odd chip"), Marked("."), numbers)
    assert cited_in(row, QFontMetrics(theme.font(11.5)), room) == said

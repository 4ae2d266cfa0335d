from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from tdtool.ui.icons import Icon
from tdtool.ui.journal import journal_model
from tdtool.ui.journal.journal_model import ROW_ROLE, Column, JournalModel
from tdtool.ui.journal.journal_row import JournalRow

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


class Describer:
    """Describes lines, and remembers which were asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def __call__(self, line: int) -> JournalRow:
        self.asked.append(line)
        return JournalRow("Fri", "19:35:08", "7", Icon.OUT, f"line <b>{line}", "12", "undone 19:42")


@pytest.fixture
def describer() -> Describer:
    return Describer()


@pytest.fixture
def model(describer: Describer, qtbot: QtBot) -> Iterator[JournalModel]:
    del qtbot
    made = JournalModel(describer)
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(made, mode)
    yield made
    tester.deleteLater()


def test_new_lines_come_on_top_without_moving_the_others(model: JournalModel, qtbot: QtBot) -> None:
    model.set_lines([2, 1, 0])
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.rowsInserted) as inserted:
        assert not model.set_lines([4, ~0, 2, 1, 0])
    assert inserted.args is not None
    assert inserted.args[1:] == [0, 1]
    assert [model.line_at(row) for row in range(6)] == [4, ~0, 2, 1, 0, None]
    assert (model.row_of(~0), model.row_of(9)) == (1, None)
    with qtbot.assertNotEmitted(model.rowsInserted), qtbot.assertNotEmitted(model.modelReset):
        assert not model.set_lines([4, ~0, 2, 1, 0])


def test_other_lines_reset_it(model: JournalModel, qtbot: QtBot) -> None:
    model.set_lines([2, 1, 0])
    with qtbot.waitSignal(model.modelReset):
        assert model.set_lines([2, 0])
    with qtbot.waitSignal(model.modelReset):
        assert model.set_lines([])
    assert model.rowCount() == 0


def test_a_row_is_worked_out_when_it_is_looked_at_and_once(describer: Describer) -> None:
    model = JournalModel(describer)
    model.set_lines(list(range(50_000, -1, -1)))
    assert model.index(3, Column.TIME).data() == "Fri 19:35:08"
    assert model.index(3, Column.LEVEL).data() == "7"
    assert model.index(3, Column.WORDS).data() == "line <b>49997"
    assert model.index(3, Column.WHERE).data() == "12"
    assert describer.asked == [49_997]
    model.forget()
    assert model.index(3, Column.WHERE).data() == "12"
    assert describer.asked == [49_997, 49_997]


def test_rows_worked_out_are_let_go_of_before_they_are_many(
    describer: Describer, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = JournalModel(describer)
    monkeypatch.setattr(journal_model, "_KEPT", 10)
    model.set_lines(list(range(100, -1, -1)))
    for row in (0, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 0):
        model.index(row, 0).data()
    assert describer.asked.count(100) == 2


def test_forgetting_tells_that_every_row_may_be_another(model: JournalModel, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(model.dataChanged):
        model.forget()
    model.set_lines([2, 1, 0])
    with qtbot.waitSignal(model.dataChanged) as told:
        model.forget()
    assert told.args is not None
    assert (told.args[0].row(), told.args[1].row()) == (0, 2)


def test_what_a_row_says_and_shows(model: JournalModel) -> None:
    model.set_lines([7])
    index = model.index(0, Column.WORDS)
    assert index.data(ROW_ROLE).after == "undone 19:42"
    spoken = index.data(int(Qt.ItemDataRole.AccessibleTextRole))
    assert spoken == "Fri 19:35:08, line <b>7, undone 19:42"
    assert index.data(int(Qt.ItemDataRole.ToolTipRole)) == "<qt>line &lt;b&gt;7</qt>"
    assert model.index(0, Column.TIME).data(int(Qt.ItemDataRole.ToolTipRole)) is None
    assert model.data(QModelIndex()) is None
    assert model.rowCount(index) == model.columnCount(index) == 0
    heads = [model.headerData(place, Qt.Orientation.Horizontal) for place in range(4)]
    assert heads == ["Time", "Level", "What happened", "Table"]
    assert model.headerData(0, Qt.Orientation.Vertical) is None

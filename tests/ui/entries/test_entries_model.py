"""The model of entries under Qt's own tester, and its orders, segments and words."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from tdtool.tournament import commands as c
from tdtool.ui.entries.entries_model import (
    HEADS,
    VIEW_ROLE,
    Column,
    EntriesModel,
    Segment,
)
from tdtool.ui.entries.entry_words import Ranks, ranks
from tdtool.ui.entries.register_sheet import NewcomersModel
from tdtool.ui.entries.roll import Roll
from tdtool.ui.entries.search import Search
from tests.ui import desk_sample

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdtool.desk import Desk

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def model(desk: Desk) -> Iterator[EntriesModel]:
    made = EntriesModel()
    tester = QAbstractItemModelTester(made, FATAL)
    made.set_entries(Roll(desk), ranks(desk.state, desk.now()))
    yield made
    del tester
    made.deleteLater()


def _column(model: EntriesModel, column: Column) -> list[str]:
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


def _update(model: EntriesModel, desk: Desk, *entries: int) -> None:
    model.update_entries(entries, ranks(desk.state, desk.now()))


def test_segments_count_and_show(model: EntriesModel) -> None:
    counts = model.counts()
    assert counts == {
        Segment.ALL: 55,
        Segment.SEATED: 40,
        Segment.OUT: 11,
        Segment.WAITING: 4,
        Segment.LATE: 1,
    }
    for segment, count in counts.items():
        model.show(segment)
        assert (model.segment, model.rowCount()) == (segment, count)


def test_orders(model: EntriesModel) -> None:
    model.sort_by(Column.NAME, descending=False)
    names = _column(model, Column.NAME)
    assert names.index("Çağla Demir") < names.index("Cyril Blanc") < names.index("Dana Kiss")
    assert names.index("Đorđe Ilić") < names.index("Elif Aydın")
    model.sort_by(Column.SEAT, descending=False)
    seats = _column(model, Column.SEAT)
    assert seats[:9] == ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.7", "1.8", "2.1"]
    assert seats[40:] == ["–"] * 15
    model.sort_by(Column.SEAT, descending=True)
    assert _column(model, Column.SEAT)[:2] == ["5.8", "5.7"]
    assert _column(model, Column.SEAT)[40:] == ["–"] * 15
    model.sort_by(Column.STATE, descending=False)
    states = _column(model, Column.STATE)
    assert states[0] == "Late, not in seat, 8 min"
    assert states[1:40] == ["Seated"] * 39
    assert states[40:44] == ["Alternate 1", "Alternate 2", "Alternate 3", "Alternate 4"]
    assert states[44] == "Out, 45th, so far"
    assert states[-1] == "Out, back as 51"
    model.sort_by(Column.ENTRY, descending=True)
    assert _column(model, Column.ENTRY)[:2] == ["2nd", "1st"]
    model.sort_by(Column.ENTERED, descending=True)
    assert int(_column(model, Column.NUMBER)[0]) >= 52
    assert model.sorted_by == (Column.ENTERED, True)


def test_seats_stand_in_their_natural_order(desk: Desk, model: EntriesModel) -> None:
    for number in range(6, 13):
        desk_sample.done(desk, c.OpenTable(number))
    desk_sample.done(desk, c.DrawSeats())
    model.set_entries(Roll(desk), ranks(desk.state, desk.now()))
    model.sort_by(Column.SEAT, descending=False)
    seated = [seat for seat in _column(model, Column.SEAT) if seat != "–"]
    assert seated == sorted(seated, key=lambda seat: tuple(map(int, seat.split("."))))


def test_what_changes_moves_between_segments(desk: Desk, model: EntriesModel) -> None:
    model.show(Segment.OUT)
    before = model.rowCount()
    victim = next(entry.id for entry in desk.state.entries.values() if entry.seat is not None)
    desk_sample.done(desk, c.Bust((victim,)))
    _update(model, desk, victim)
    assert model.rowCount() == before + 1
    assert model.row_of(victim) is not None
    desk_sample.done(desk, c.TakeBackBust(victim))
    _update(model, desk, victim)
    assert model.row_of(victim) is None
    waiting = min(desk.state.waiting)
    desk_sample.done(desk, c.Unregister(waiting))
    _update(model, desk, waiting)
    assert model.view(waiting) is None
    assert model.counts()[Segment.WAITING] == 3
    model.show(Segment.ALL)
    assert model.rowCount() == 54


def test_many_changes_keep_the_model_sound(desk: Desk, model: EntriesModel) -> None:
    chance = random.Random(7)
    for _ in range(120):
        step = chance.randrange(5)
        if step == 0:
            model.show(chance.choice(list(Segment)))
        elif step == 1:
            model.find(Search(chance.choice(["ma", "", "1", "3.", "zzz", "é", "li b"])))
        elif step == 2:
            model.sort_by(chance.choice(list(Column)), descending=chance.random() < 0.5)
        elif step == 3:
            entry = chance.choice(list(desk.state.entries))
            desk.do(chance.choice([c.Bust((entry,)), c.ReEnter(entry), c.TakeBackBust(entry)]))
            _update(model, desk, *desk.state.entries)
        else:
            model.set_ranks(ranks(desk.state, desk.now()))
        rows = model.entries()
        assert [model.row_of(entry) for entry in rows] == list(range(len(rows)))
    model.set_entries(None, Ranks())
    assert (model.rowCount(), model.counts()[Segment.ALL]) == (0, 0)


def test_cells_for_eyes_and_ears(model: EntriesModel) -> None:
    index = model.index(0, Column.STATE)
    assert index.data() == "Out, back as 51"
    view = index.data(VIEW_ROLE)
    assert view is not None
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "1, Ida Corvin, Out, back as 51, entry 1"
    assert index.data(Qt.ItemDataRole.DecorationRole) is None
    assert model.data(model.index(-1, 0)) is None
    horizontal = Qt.Orientation.Horizontal
    assert [model.headerData(place, horizontal) for place in range(6)] == list(HEADS)
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    assert model.headerData(6, horizontal) is None
    heard = Qt.ItemDataRole.AccessibleTextRole
    assert model.headerData(0, horizontal, heard) == "No, sorted up"
    assert model.headerData(1, horizontal, heard) is None
    tip = model.headerData(2, horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tip == "Sort by seat; once more: the other way round"
    assert model.table_text([51, 999]).splitlines()[1].startswith("51\tIda Corvin\t")


def test_found_letters_are_those_of_the_shown_name(model: EntriesModel) -> None:
    assert model.letters(model.index(0, 0).data(VIEW_ROLE)) == ()
    model.find(Search("ma"))
    view = model.index(0, 0).data(VIEW_ROLE)
    name = model.cell(view, Column.NAME)
    assert [name[a:b].casefold() for a, b in model.letters(view)] == ["ma"]
    assert model.search.words == ("ma",)


def test_newcomers_under_the_tester() -> None:
    from tdtool.ui.entries.newcomers import Newcomer, Way

    made = NewcomersModel()
    tester = QAbstractItemModelTester(made, FATAL)
    one = Newcomer(Way.NEW, "Kim\nWeiss", "", None, exact=True)
    made.show_rows([(one, "new"), (one, "new")])
    assert made.rowCount() == 2
    assert made.index(0, 0).data() == "Kim Weiss"
    assert made.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole) == "Kim Weiss, new"
    assert made.index(0, 0).data(Qt.ItemDataRole.DecorationRole) is None
    assert made.data(made.index(5, 0)) is None
    made.show_rows([])
    assert made.at(0) is None
    del tester
    made.deleteLater()

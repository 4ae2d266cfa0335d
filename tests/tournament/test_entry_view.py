"""Entries as lines of a list, and how registration stands."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tdtool.tournament import commands as c
from tdtool.tournament.entry_view import (
    EntryView,
    Stand,
    alternates,
    apart_from,
    entry_view,
    entry_views,
)
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.settings import PlanSettings
from tdtool.tournament.registration_view import RegistrationView, registration_view
from tdtool.tournament.structure import Length, LengthKind, Row, RowKind, Structure
from tdtool.tournament.values import SeatAt
from tests.tournament.evening import MINUTE, NOON, PLAIN, Evening, level, minutes

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(tmp_path, seats=6)


def _view(evening: Evening, entry: int) -> EntryView:
    view = entry_view(evening.state, evening.desk.names, entry)
    assert view is not None
    return view


def test_whom_draws_keep_somebody_apart_from(evening: Evening) -> None:
    evening.do(c.Register(names=("Kim", "Ngo", "Ola")))
    kim, ngo, ola = (evening.state.entries[one].person for one in (1, 2, 3))
    for other in (2, 3):
        evening.do(plc.KeepApart(1, other, apart=True), "asked for")
    assert not _view(evening, 1).apart
    evening.do(plc.ChangePlans(PlanSettings(keep_apart=True)))
    assert set(apart_from(evening.state, kim)) == {ngo, ola}
    assert apart_from(evening.state, ola) == (kim,)
    assert [_view(evening, one).apart for one in (1, 2, 3)] == [True] * 3
    evening.do(plc.NeedAccess(2, needed=True))
    assert [_view(evening, one).access for one in (1, 2)] == [False, True]


def _registration(evening: Evening) -> RegistrationView:
    return registration_view(evening.state, evening.desk.now())


def test_every_way_to_stand(evening: Evening) -> None:
    evening.full_table(5)
    evening.full_table(3, 2)
    assert _view(evening, 1).stand is Stand.SEATED
    evening.do(c.StartClock())
    evening.clock.pass_(MINUTE)
    evening.do(c.RegisterAndSeat(name="Late Kim"))
    late = _view(evening, 9)
    assert (late.stand, late.late, late.name) == (Stand.LATE, True, "Late Kim")
    assert late.since_ms == late.registered_ms == NOON + MINUTE
    evening.do(c.Arrive(9))
    assert _view(evening, 9).stand is Stand.SEATED
    goal = SeatAt(2, evening.table(2).open_seats()[0])
    evening.do(c.MoveEntry(1, goal))
    moved = _view(evening, 1)
    assert (moved.stand, moved.seat, moved.was_at) == (
        Stand.ON_THE_WAY,
        goal,
        SeatAt(1, 1),
    )
    evening.do(c.Register(names=("Alternate",)))
    assert _view(evening, 10).stand is Stand.WAITING
    evening.do(c.CloseTable(2))
    stands = _view(evening, 6)
    assert (stands.stand, stands.seat, stands.was_at) == (Stand.STANDING, None, SeatAt(2, 1))
    evening.do(c.LockEntry(2, locked=True))
    assert _view(evening, 2).locked


def test_who_is_out_and_came_back(evening: Evening) -> None:
    evening.full_table(5)
    evening.do(c.StartClock())
    evening.clock.pass_(9 * MINUTE)
    evening.do(c.Bust((3,), happened_ms=NOON + 5 * MINUTE))
    gone = _view(evening, 3)
    assert (gone.stand, gone.was_at, gone.since_ms) == (
        Stand.OUT,
        SeatAt(1, 3),
        NOON + 5 * MINUTE,
    )
    assert (gone.back_as, gone.to_check, gone.seat) == (None, False, None)
    evening.do(c.ReEnter(3))
    assert _view(evening, 3).back_as == 6
    assert (_view(evening, 6).number, _view(evening, 6).back_as) == (2, None)
    evening.do(c.ReEnter(4))
    assert _view(evening, 4).to_check
    evening.do(c.Bust((6,)))
    assert (_view(evening, 3).back_as, _view(evening, 6).back_as) == (6, None)


def test_who_never_was_is_left_out(evening: Evening) -> None:
    evening.do(c.Register(names=("A", "B", "C")))
    evening.do(c.Unregister(2))
    assert entry_view(evening.state, evening.desk.names, 2) is None
    assert [view.entry for view in entry_views(evening.state, evening.desk.names)] == [1, 3]
    nameless = entry_views(evening.state, {})
    assert {view.name for view in nameless} == {"erased"}


def test_alternates_stand_in_the_order_they_entered(evening: Evening) -> None:
    evening.do(c.Register(names=("A",)))
    evening.clock.pass_(MINUTE)
    evening.do(c.Register(names=("B", "C")))
    assert alternates(evening.state) == {1: 1, 2: 2, 3: 3}
    evening.do(c.Unregister(1))
    assert alternates(evening.state) == {2: 1, 3: 2}


def test_registration_is_open_until_its_row_is_over(evening: Evening) -> None:
    until = "the end of the break after level 2"
    assert _registration(evening) == (False, False, until, None, 0, 0)
    evening.full_table(4)
    evening.do(c.OpenTable(2))
    evening.do(c.LockSeat(SeatAt(2, 6), locked=True))
    evening.do(c.OpenTable(3))
    evening.do(c.LockTable(3, locked=True))
    evening.do(c.StartClock())
    ends = NOON + 55 * MINUTE
    assert _registration(evening) == (True, False, until, ends, 4, 11)
    evening.clock.pass_(30 * MINUTE)
    assert _registration(evening).until_ms == ends
    evening.do(c.PauseClock())
    assert _registration(evening).until_ms is None
    evening.do(c.StartClock())
    evening.clock.pass_(25 * MINUTE)
    assert _registration(evening)[1:4] == (True, until, None)


def _structure(*rows: Row) -> Structure:
    return replace(PLAIN, rows=rows)


LEVEL = level(1, 200)
OPEN = replace(level(2, 400), length=Length(LengthKind.OPEN))
MARKER = Row(RowKind.MARKER, "", registration_ends=True)


@pytest.mark.parametrize(
    ("structure", "until", "after"),
    [
        (_structure(LEVEL, level(2, 400)), "", None),
        (_structure(replace(LEVEL, registration_ends=True)), "the end of level 1", 20),
        (_structure(LEVEL, MARKER, level(2, 400)), "the end of level 1", 20),
        (_structure(MARKER, LEVEL), "the start", None),
        (
            _structure(LEVEL, Row(RowKind.BREAK, "", minutes(15), registration_ends=True)),
            "the end of the break after level 1",
            35,
        ),
        (_structure(LEVEL, replace(OPEN, registration_ends=True)), "the end of level 2", None),
        (_structure(OPEN, MARKER, level(3, 800)), "the end of level 2", None),
        (_structure(*PLAIN.rows[-2:], MARKER), "the end of level 5", None),
    ],
    ids=["unsaid", "level", "marker", "start", "break", "open", "open-now", "next-day"],
)
def test_when_registration_ends(
    tmp_path: Path, structure: Structure, until: str, after: int | None
) -> None:
    evening = Evening(tmp_path, structure)
    evening.do(c.StartClock())
    view = _registration(evening)
    assert view.until == until
    assert view.until_ms == (None if after is None else NOON + after * MINUTE)

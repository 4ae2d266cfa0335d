"""Tables: opened with their first players, and drawn at one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import commands as c
from tdtool.tournament import draw
from tdtool.tournament.facts import SeatsDrawn
from tdtool.tournament.plans import commands as pc
from tdtool.tournament.refusal import Code
from tdtool.tournament.state import FirstButton, Status
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from tdtool.desk import Done
    from tests.tournament.evening import Evening


def drawn(done: Done) -> SeatsDrawn:
    return next(fact for fact in done.facts if isinstance(fact, SeatsDrawn))


def test_seats_are_drawn_at_one_table_alone(six: Evening) -> None:
    six.do(c.OpenTable(2))
    six.do(c.Register(names=("a", "b")))
    fact = drawn(six.do(c.DrawSeats((8,), table=1)))
    assert {seat.table for seat in fact.pool} == {1}
    assert fact.entries == (8,)
    assert draw.repeat(fact) == fact.seats
    six.do(c.DrawSeats(table=1))
    assert len(six.table().occupants) == 8
    assert six.refused(c.DrawSeats(table=1), Code.NOBODY) == "Nobody waits for a seat."
    six.refused(c.DrawSeats(table=4), Code.NO_SUCH_TABLE)


def test_who_waits_longest_is_drawn_first_and_chips_before_paper(six: Evening) -> None:
    six.full_table(8, number=2)
    six.do(c.Register(names=("first", "second")))
    six.do(c.CloseTable(1))
    assert six.state.waiting == {15, 16}
    fact = drawn(six.do(c.DrawSeats(table=2)))
    assert fact.entries == (1,)
    assert six.refused(c.DrawSeats(table=2), Code.NO_OPEN_SEAT) == "Table 2 has no open seat."
    six.do(c.OpenTable(3, 7))
    fact = drawn(six.do(c.DrawSeats(table=3)))
    assert fact.entries == (2, 3, 4, 5, 6, 15, 16)


def test_more_than_a_table_has_room_for_is_refused(six: Evening) -> None:
    six.do(c.Register(names=("a", "b", "c", "d")))
    assert six.refused(c.DrawSeats((7, 8, 9, 10), table=1), Code.NO_OPEN_SEAT) == (
        "Table 1 has 3 open seats for 4 players."
    )
    six.do(c.SitsAt(7, SeatAt(1, 7)))
    six.do(c.SitsAt(8, SeatAt(1, 8)))
    assert six.refused(c.DrawSeats((9, 10), table=1), Code.NO_OPEN_SEAT) == (
        "Table 1 has 1 open seat for 2 players."
    )
    six.do(c.LockTable(1, locked=True))
    six.refused(c.DrawSeats((9,), table=1), Code.TABLE_LOCKED, house=True)
    six.do(c.DrawSeats((9,), table=1), "his friend has to go")
    assert six.at(1, 9).id == 9


def test_a_table_is_opened_with_who_waits_and_who_is_pulled_in_one_act(six: Evening) -> None:
    six.do(c.Register(names=("a",)))
    done = six.do(c.OpenTable(2, 6, entries=(7, 3, 2), first_button=6))
    assert [fact.KIND for fact in done.facts] == [
        "table_opened",
        "seats_drawn",
        "first_button_named",
    ]
    table = six.table(2)
    assert sorted(table.occupants.values()) == [2, 3, 7]
    assert six.state.entries[3].origin == SeatAt(1, 3)
    assert six.state.awaited == {2, 3, 7}
    assert table.first_button == FirstButton(6, 0, six.clock.wall_ms)
    assert six.reopened().state == six.state
    six.desk.undo()
    assert set(six.state.tables) == {1}
    assert six.state.waiting == {7}


def test_what_a_new_table_cannot_begin_with(six: Evening) -> None:
    six.do(c.Register(names=("a",)))
    said = six.refused(c.OpenTable(2, 2, entries=(1, 2, 7)), Code.NO_OPEN_SEAT)
    assert said == "Table 2 has 2 seats for 3 players."
    said = six.refused(c.OpenTable(2, 6, first_button=7), Code.NO_SUCH_SEAT)
    assert said == "Table 2 has seats 1 to 6, no seat 7."
    six.do(c.Bust((2,)))
    six.refused(c.OpenTable(2, entries=(2,)), Code.ALREADY_OUT)
    six.do(c.LockEntry(1, locked=True))
    six.refused(c.OpenTable(2, entries=(1,)), Code.ENTRY_LOCKED, house=True)
    six.do(c.OpenTable(2, entries=(1,)), "he asked for it")
    assert six.state.entries[1].status is Status.SEATED


def test_a_first_button_stays_on_a_seat_that_is_there(six: Evening) -> None:
    six.do(c.SetFirstButton(1, 9))
    six.do(pc.ResizeTables(8, (1,)))
    first = six.table().first_button
    assert first is not None
    assert first.seat == 8
    six.do(pc.ResizeTables(9, (1,)))
    assert six.table().first_button == first

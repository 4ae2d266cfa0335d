"""Tiles, tasks and what an act is called."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.tournament import commands as c
from tdtool.tournament import event_commands as ec
from tdtool.tournament import facts as f
from tdtool.tournament.journal import told
from tdtool.tournament.queries import strip, tile, tiles
from tdtool.tournament.structure import Row, RowKind, Structure
from tdtool.tournament.tasks import tasks
from tdtool.tournament.values import SeatAt, Sheet
from tdtool.tournament.views import SeatState, TaskKind
from tests.tournament.evening import MINUTE, NOON, PLAIN, Evening, minutes

if TYPE_CHECKING:
    from pathlib import Path


def word(evening: Evening, number: int = 1) -> str | None:
    shown = tile(evening.state, evening.table(number), evening.desk.now()).word
    return None if shown is None else shown.text


def test_tiles_say_what_needs_the_director_first(six: Evening) -> None:
    assert word(six) is None
    six.do(c.GiveButton(1, 4))
    assert word(six) == "button 4"
    six.do(c.LockTable(1, locked=True))
    six.clock.pass_(6 * MINUTE)
    assert word(six) == "locked"
    six.do(c.LockTable(1, locked=False))
    six.full_table(3, number=2)
    assert word(six, 2) == "3 on the way"
    for entry in (7, 8, 9):
        six.do(c.Arrive(entry))
    assert word(six, 2) == "short by 3"
    six.do(c.CountHeads(2, 2))
    assert word(six, 2) == "1 to name"
    shown = tiles(six.state, six.desk.now())
    assert [one.table for one in shown] == [1, 2]
    assert shown[1].seats[:4] == (SeatState.SEATED,) * 3 + (SeatState.EMPTY,)
    assert (shown[1].count, shown[1].locked) == (3, False)


def test_tolerance_is_tighter_after_registration(six: Evening) -> None:
    six.full_table(4, number=2)
    for entry in range(7, 11):
        six.do(c.Arrive(entry))
    assert word(six, 2) is None
    six.clock.pass_(56 * MINUTE)
    assert word(six, 2) == "short by 2"
    rows = tuple(row for row in PLAIN.rows if not row.registration_ends)
    six.do(c.ChangeStructure(replace(PLAIN, rows=rows)))
    assert word(six, 2) == "short by 2"


def test_before_the_start_nothing_is_short(evening: Evening) -> None:
    evening.full_table(6)
    evening.full_table(2, number=2)
    assert word(evening, 2) is None


def test_tasks(six: Evening) -> None:
    six.do(c.OpenTable(2))
    six.do(c.MoveEntry(1, SeatAt(2, 5)))
    six.do(c.RegisterAndSeat(name="late"))
    six.do(c.CountHeads(1, 4))
    six.do(c.ReEnter(2))
    six.do(c.OpenTable(3))
    six.do(c.SitsAt(3, SeatAt(3, 1)))
    six.do(c.CloseTable(3))
    found = tasks(six.state, six.desk.names, six.desk.now())
    assert [task.kind for task in found] == [
        TaskKind.MOVE,
        TaskKind.SEAT,
        TaskKind.SEAT,
        TaskKind.FIND_SEAT,
        TaskKind.FLOOR_TO_CHECK,
    ]
    move = found[0]
    assert (move.title, move.detail, move.target) == ("T1 seat 1", "from 1.1", "2.5")
    ways = [task.detail for task in found if task.kind is TaskKind.SEAT]
    assert ways == ["to a first seat", "re-entered"]
    assert found[3].detail == "was at 3.1; where now?"
    six.do(c.CountHeads(1, 2))
    found = tasks(six.state, six.desk.names, six.desk.now())
    report = next(task for task in found if task.kind is TaskKind.NAME_REPORT)
    assert report.title == "Table 1: 1 out, not named"


def test_a_closed_tables_player_who_re_enters_has_no_seat_to_check(evening: Evening) -> None:
    evening.full_table(2)
    evening.do(c.OpenTable(2))
    evening.do(c.CloseTable(1))
    evening.do(c.ReEnter(1))
    check = tasks(evening.state, evening.desk.names, evening.desk.now())[-1]
    assert (check.kind, check.target) == (TaskKind.FLOOR_TO_CHECK, "")
    evening.do(c.Unregister(3))
    evening.do(c.LockTable(2, locked=True))
    evening.do(c.TakeBackBust(1))
    found = tasks(evening.state, evening.desk.names, evening.desk.now())
    assert {task.detail for task in found} == {"was at 1.2; where now?", "where now?"}


def test_no_chips_no_average(tmp_path: Path) -> None:
    evening = Evening(
        tmp_path, Structure("x", (Row(RowKind.BREAK, "", minutes(5)),), starting_stack=5)
    )
    shown = strip(evening.state, evening.desk.now())
    assert (shown.average, shown.stakes, shown.clock.on_break) == (None, (), True)
    evening.store.close()


def test_every_act_can_be_told(six: Evening) -> None:
    acts = [
        c.Register(names=("a", "b", "c", "d")),
        c.Unregister(10),
        c.OpenTable(2),
        c.LockTable(2, locked=True),
        c.LockTable(2, locked=False),
        c.LockSeat(SeatAt(2, 1), locked=True),
        c.LockEntry(1, locked=True),
        c.DrawSeats(entries=(7,)),
        c.DrawSeats(),
        c.MoveEntry(2, SeatAt(2, 9)),
        c.Arrive(2),
        c.DisputeSeat(SeatAt(1, 4), 2),
        c.SwapSeats(SeatAt(1, 3), SeatAt(1, 4)),
        c.CountHeads(1, 2),
        c.Bust((3,)),
        c.CorrectBust(3, 4),
        c.TakeBackBust(4),
        c.ReEnter(5),
        c.CheckFloor(5),
        c.GiveButton(1, 1),
        c.GiveBigBlind(1, 1),
        c.SetFirstButton(1, 1),
        c.NextHand(1),
        c.RecordAnswer(1),
        c.PauseClock(),
        c.AddTime(1000),
        c.SetRemaining(1000),
        c.GoToRow(0),
        c.RanSince(NOON),
        c.HoldAt(0, 1000),
        c.RecordSheet(Sheet.LEVELS),
        c.StartClock(),
        c.WriteNote("x"),
        ec.SetMessage("x"),
        ec.RenameTournament("x"),
        ec.ChangeReentries(1),
        c.ChangeStructure(PLAIN),
        c.CloseTable(2),
    ]
    said = []
    for command in acts:
        before = six.desk.seq
        done = six.do(command)
        said.append(done.told)
        assert six.desk.seq > before
    assert all(said)
    assert said[0] == "4 players registered"
    assert said[8] == "2 seats drawn"
    opened = six.desk.history.records[0].fact
    assert told((opened,), str) == "Harbour Open set up"
    assert told((f.Undone("x"),), str) == ""
    many = [f.Busted(n, None, 0, n, 0) for n in range(5)]
    assert told(many, str) == "5 players out"
    assert told(many[:2], str) == "0 out, 1 out"
    assert six.reopened().state == six.state

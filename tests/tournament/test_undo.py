"""An act is undone where all later facts could have happened without it."""

from __future__ import annotations

import pytest

from tdtool.desk import Done
from tdtool.tournament import commands as c
from tdtool.tournament.fold import fold
from tdtool.tournament.plans import commands as pc
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.structure import Structure
from tdtool.tournament.values import HandChoice, SeatAt
from tests.tournament.evening import PLAIN, Evening, level

STANDS: dict[str, tuple[list[c.Command], c.Command, list[c.Command]]] = {
    "a lock before a note": (
        [],
        c.LockSeat(SeatAt(1, 9), locked=True),
        [c.WriteNote("x", entry=1), c.RecordAnswer(1)],
    ),
    "a note before everything": (
        [c.OpenTable(2)],
        c.WriteNote("x"),
        [
            c.RegisterAndSeat(name="late"),
            c.Unregister(2),
            c.MoveEntry(3, SeatAt(2, 2)),
            c.Arrive(3),
            c.SwapSeats(SeatAt(1, 1), SeatAt(1, 4)),
            c.CountHeads(1, 2),
            c.Bust((4,)),
            c.CorrectBust(4, 1),
            c.TakeBackBust(1),
            c.ReEnter(5),
            c.CheckFloor(5),
            c.TakeBackBust(5),
            c.GiveButton(1, 6),
            c.NextHand(1),
            c.LockTable(1, locked=True),
            c.LockEntry(1, locked=True),
            c.PauseClock(),
            c.CloseTable(1),
            c.Bust((1,)),
            c.ReEnter(1),
            c.ChangeStructure(PLAIN),
        ],
    ),
    "a note before he went out on his way": (
        [c.OpenTable(2), c.MoveEntry(1, SeatAt(2, 3))],
        c.WriteNote("x"),
        [c.Bust((1,), before_moving=True)],
    ),
    "a bust whose seat stayed open": ([], c.Bust((1,)), [c.Bust((2,)), c.GiveButton(1, 3)]),
}
IN_THE_WAY: dict[str, tuple[list[c.Command], c.Command, list[c.Command]]] = {
    "registered, then seated": ([], c.Register(names=("x",)), [c.SeatEntry(7, SeatAt(1, 9))]),
    "registered, then moved by draw": ([], c.Register(names=("x",)), [c.DrawSeats()]),
    "registered, then unregistered": ([], c.Register(names=("x",)), [c.Unregister(7)]),
    "registered, then locked": ([], c.Register(names=("x",)), [c.LockEntry(7, locked=True)]),
    "registered, then a note": ([], c.Register(names=("x",)), [c.WriteNote("x", entry=7)]),
    "opened, then seated": ([], c.OpenTable(2), [c.SitsAt(1, SeatAt(2, 1))]),
    "opened, then closed": ([], c.OpenTable(2), [c.CloseTable(2)]),
    "opened, then a seat locked": ([], c.OpenTable(2), [c.LockSeat(SeatAt(2, 1), locked=True)]),
    "opened, then locked": ([], c.OpenTable(2), [c.LockTable(2, locked=True)]),
    "closed, then opened again": ([c.OpenTable(2)], c.CloseTable(2), [c.OpenTable(2)]),
    "moved in before it was closed": (
        [c.OpenTable(2)],
        c.SitsAt(1, SeatAt(2, 1)),
        [c.CloseTable(2)],
    ),
    "out, then his seat refilled": (
        [c.RegisterAndSeat(name="x")],
        c.Bust((1,)),
        [c.SitsAt(7, SeatAt(1, 1))],
    ),
    "out, then re-entered": ([], c.Bust((1,)), [c.ReEnter(1)]),
    "out, then it was another": ([], c.Bust((1,)), [c.CorrectBust(1, 2)]),
    "out, then taken back": ([], c.Bust((1,)), [c.TakeBackBust(1)]),
    "moved, then swapped": (
        [c.OpenTable(2)],
        c.SitsAt(1, SeatAt(2, 1)),
        [c.SwapSeats(SeatAt(2, 1), SeatAt(1, 2))],
    ),
    "moved, then out": ([c.OpenTable(2)], c.SitsAt(1, SeatAt(2, 1)), [c.Bust((1,))]),
    "moved, then it was he": (
        [c.OpenTable(2), c.Bust((2,))],
        c.SitsAt(1, SeatAt(2, 1)),
        [c.CorrectBust(2, 1)],
    ),
    "moved away, then another took the seat of the correction": (
        [c.OpenTable(2), c.Bust((2,)), c.SitsAt(3, SeatAt(1, 2))],
        c.SitsAt(3, SeatAt(2, 3)),
        [c.CorrectBust(2, 1)],
    ),
    "moved away, then another came back to that seat": (
        [c.OpenTable(2), c.Bust((2,)), c.SitsAt(3, SeatAt(1, 2))],
        c.SitsAt(3, SeatAt(2, 3)),
        [c.TakeBackBust(2)],
    ),
    "moved, then two for a seat": (
        [c.OpenTable(2)],
        c.SitsAt(1, SeatAt(2, 1)),
        [c.DisputeSeat(SeatAt(1, 2), 1)],
    ),
    "moved, then somebody took his seat": (
        [c.OpenTable(2)],
        c.SitsAt(1, SeatAt(2, 1)),
        [c.DisputeSeat(SeatAt(2, 1), 2, other_stays=True)],
    ),
    "on the way, then ticked": ([c.OpenTable(2)], c.MoveEntry(1), [c.Arrive(1)]),
    "re-entered, then that was void": ([c.Bust((1,))], c.ReEnter(1), [c.TakeBackBust(1)]),
    "out on his word, then checked": ([], c.ReEnter(1), [c.CheckFloor(1)]),
    "counted, then named": ([], c.CountHeads(1, 5), [c.Bust((1,))]),
    "seated, then dealt in": (
        [c.Register(names=("x",))],
        c.SitsAt(7, SeatAt(1, 9)),
        [c.SetFirstButton(1, 9), c.NextHand(1)],
    ),
    "opened, then a first button named": ([], c.OpenTable(2), [c.SetFirstButton(2, 1)]),
    "made larger, then a button there": (
        [],
        pc.ResizeTables(10, (1,)),
        [c.SetFirstButton(1, 10)],
    ),
    "sent away, then out before moving": (
        [c.OpenTable(2)],
        c.MoveEntry(1, SeatAt(2, 3)),
        [c.Bust((1,), before_moving=True)],
    ),
    "sent on, then out before moving": (
        [c.OpenTable(2), c.OpenTable(3), c.MoveEntry(1, SeatAt(2, 3))],
        c.MoveEntry(1, SeatAt(3, 3)),
        [c.Bust((1,), before_moving=True)],
    ),
    "seated, then the button given": (
        [c.Register(names=("x",))],
        c.SitsAt(7, SeatAt(1, 9)),
        [c.GiveButton(1, 9)],
    ),
}


def undone(
    evening: Evening, before: list[c.Command], act: c.Command, later: list[c.Command]
) -> Done | Refusal:
    for command in before:
        evening.do(command, override="said so")
    action = evening.do(act).action
    for command in later:
        done = evening.desk.do(command, override="said so")
        assert isinstance(done, Done) or isinstance(command, c.RecordAnswer), done
    return evening.desk.undo(action)


@pytest.mark.parametrize("case", STANDS)
def test_stands(six: Evening, case: str) -> None:
    done = undone(six, *STANDS[case])
    assert isinstance(done, Done), done
    assert six.state == fold(six.desk.history.records) == six.reopened().state


@pytest.mark.parametrize("case", IN_THE_WAY)
def test_in_the_way(six: Evening, case: str) -> None:
    before = six.state
    refused = undone(six, *IN_THE_WAY[case])
    assert isinstance(refused, Refusal)
    assert refused.code is Code.IN_THE_WAY
    assert refused.sentence.startswith("In the way: ")
    assert six.state is before


def test_a_level_that_would_be_gone(evening: Evening) -> None:
    longer = Structure("x", (*PLAIN.rows, level(6, 1200)))
    added = evening.do(c.ChangeStructure(longer))
    evening.do(c.GoToRow(7))
    refused = evening.desk.undo(added.action)
    assert isinstance(refused, Refusal)
    assert refused.sentence == "In the way: went to another level."


def test_a_closed_table_cannot_have_played(six: Evening) -> None:
    opened = six.do(c.OpenTable(2))
    six.do(c.SitsAt(1, SeatAt(2, 1)))
    six.do(c.SitsAt(2, SeatAt(2, 2)))
    six.do(c.CountHeads(2, 1))
    six.do(c.GiveButton(2, 1))
    six.do(c.Bust((1,), hand=HandChoice.LAST))
    refused = six.desk.undo(opened.action)
    assert isinstance(refused, Refusal)
    assert refused.code is Code.IN_THE_WAY


def test_nobody_gets_the_number_of_another_after_a_registration_was_undone(
    evening: Evening,
) -> None:
    first = evening.do(c.Register(names=("Kim",)))
    evening.do(c.Register(names=("Ngo",)))
    assert isinstance(evening.desk.undo(first.action), Done)
    evening.do(c.Register(names=("Ola",)))
    assert [evening.desk.name(entry) for entry in sorted(evening.state.entries)] == ["Ngo", "Ola"]
    evening.do(c.DrawSeats(open_tables=True))
    evening.do(c.Bust((2,)))
    evening.do(c.ReEnter(2))
    assert sorted(evening.state.entries) == [2, 3, 4]


def test_whose_number_it_was_is_known_after_an_undo(evening: Evening) -> None:
    evening.do(c.Register(names=("Ana Silva",)))
    seq = evening.desk.history.seq
    evening.desk.undo()
    evening.do(c.Register(names=("Kim Park",)))
    history, names = evening.desk.history, evening.desk.names
    entry = history.state.last_entry
    assert names[history.persons_then(seq)[entry]] == "Ana Silva"
    assert names[history.persons_then(history.seq)[entry]] == "Kim Park"
    assert entry not in history.persons_then(seq - 1)

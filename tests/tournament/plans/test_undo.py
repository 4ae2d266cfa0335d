"""What is planned can be undone and done again, and later acts stand in the way of it."""

from __future__ import annotations

import pytest

from tdtool.tournament import commands as c
from tdtool.tournament import facts as f
from tdtool.tournament.fold import fold
from tdtool.tournament.history import History, InTheWay
from tdtool.tournament.plans import commands as pc
from tdtool.tournament.plans.settings import Format, PlanSettings
from tdtool.tournament.plans.sizes import Flow
from tdtool.tournament.plans.state import Suggested
from tdtool.tournament.values import SeatAt
from tests.tournament.plans.floor_of import Floor, Laid, full

ALL: tuple[c.Command, ...] = (
    pc.ChangePlans(PlanSettings(keep_apart=True, break_while_registering=True)),
    pc.KeepApart(1, 2, apart=True),
    pc.NeedAccess(3, needed=True),
    pc.MarkSeat(SeatAt(2, 9), accessible=True),
    pc.ReserveSeat(SeatAt(2, 4), 5),
    pc.FeatureTable(2, feature=True),
    pc.HaltTable(2, halted=True),
    pc.LeaveSuggestion(Suggested.BALANCE, 2),
    pc.Balance((Flow(1, 2),)),
    pc.BalanceByDraw(Flow(1, 3)),
    pc.BreakTables((3,)),
    pc.ResizeTables(8),
    pc.Redraw(),
)
IN_THE_WAY: dict[str, tuple[c.Command, c.Command]] = {
    "opened, then ordered to": (c.OpenTable(4), pc.Balance((Flow(1, 4),))),
    "ordered, then withdrawn": (pc.Balance((Flow(3, 2),)), pc.WithdrawOrder(1)),
    "registered, then kept a seat": (
        c.Register(names=("x",)),
        pc.ReserveSeat(SeatAt(2, 4), 16),
    ),
    "registered, then in need of access": (
        c.Register(names=("x",)),
        pc.NeedAccess(16, needed=True),
    ),
    "registered, then kept apart": (c.Register(names=("x",)), pc.KeepApart(1, 16, apart=True)),
    "opened, then a seat marked": (
        c.OpenTable(4),
        pc.MarkSeat(SeatAt(4, 1), accessible=True),
    ),
    "opened, then a seat kept": (c.OpenTable(4), pc.ReserveSeat(SeatAt(4, 1), 1)),
    "opened, then shown": (c.OpenTable(4), pc.FeatureTable(4, feature=True)),
    "opened, then sized": (c.OpenTable(4), pc.ResizeTables(6, (4,))),
    "moved, then drawn to go": (c.SitsAt(1, SeatAt(3, 9)), pc.BalanceByDraw(Flow(3, 2))),
    "seat given, then kept": (c.SitsAt(1, SeatAt(2, 4)), pc.ReserveSeat(SeatAt(1, 1), 1)),
    "kept, then given": (pc.ReserveSeat(SeatAt(2, 4), 1), pc.ReserveSeat(SeatAt(2, 4), None)),
}
STANDS = {"kept, then given"}


def floor() -> Floor:
    made = Floor({1: full(9, last=(1, 2, 3)), 2: Laid((1, 2, 3, 5), (1, 2, 3)), 3: full(2)}, row=0)
    made.set(keep_apart=True)
    return made


def act(made: Floor, command: c.Command) -> str:
    """Do it as one act; give the act's name."""
    before = len(made.records)
    made.do(command, anyway=True)
    name = f"act {before}"
    made.records[before:] = [one._replace(action=name) for one in made.records[before:]]
    return name


def undone_and_redone(made: Floor, action: str) -> None:
    seq = len(made.records)
    undone = f.Recorded(seq + 1, "undo", made.now.wall_ms, f.Undone(action))
    history = History(made.records)
    without = history.switched(action, gone=True)
    assert not isinstance(without, InTheWay)
    assert without != made.state
    assert fold([*made.records, undone]) == without
    again = History([*made.records, undone]).switched(action, gone=False)
    assert again == made.state


@pytest.mark.parametrize("command", ALL, ids=lambda one: type(one).__name__)
def test_undo_and_redo_return_the_very_same_state(command: c.Command) -> None:
    made = floor()
    undone_and_redone(made, act(made, command))


def test_one_after_another_they_are_undone_in_turn() -> None:
    made = floor()
    for command in ALL:
        undone_and_redone(made, act(made, command))


def test_a_bracket_is_undone_with_its_byes() -> None:
    made = Floor(seats=2, row=0)
    made.set(form=Format.HEADS_UP)
    act(made, c.Register(names=("a", "b", "c")))
    undone_and_redone(made, act(made, pc.Redraw()))


def test_who_needs_access_and_the_rest_change_seats_in_one_redraw() -> None:
    made = floor()
    act(made, pc.NeedAccess(1, needed=True))
    act(made, pc.MarkSeat(SeatAt(2, 5), accessible=True))
    undone_and_redone(made, act(made, pc.Redraw(final=True)))
    act(made, pc.MarkSeat(SeatAt(1, 5), accessible=True))
    action = act(made, pc.Redraw())
    assert made.state.entries[1].seat == SeatAt(1, 5)
    undone_and_redone(made, action)


@pytest.mark.parametrize("case", IN_THE_WAY)
def test_what_stands_in_the_way(case: str) -> None:
    made = floor()
    first, later = IN_THE_WAY[case]
    action = act(made, first)
    for seat in (1, 2):
        # The one who moved to table 3 is the only one there who may be drawn to go.
        made.tell(f.EntryLocked(made.at(3, seat).id, locked=True))
    act(made, later)
    found = History(made.records).switched(action, gone=True)
    assert isinstance(found, InTheWay) is (case not in STANDS)


def test_a_byes_draw_stands_in_the_way_of_what_registered_them() -> None:
    made = Floor(seats=2, row=0)
    made.set(form=Format.HEADS_UP)
    action = act(made, c.Register(names=("a", "b", "c")))
    act(made, pc.Redraw())
    assert isinstance(History(made.records).switched(action, gone=True), InTheWay)


def test_a_halt_and_a_shown_table_fall_with_the_table() -> None:
    made = floor()
    act(made, pc.HaltTable(2, halted=True))
    act(made, pc.LeaveSuggestion(Suggested.BALANCE, 2))
    act(made, pc.LeaveSuggestion(Suggested.BREAK))
    act(made, c.CloseTable(2))
    assert made.state.plans.halted == {}
    assert len(made.state.plans.left) == 1

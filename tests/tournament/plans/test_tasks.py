"""What plans put into To do, and on the tiles."""

from __future__ import annotations

from tdtool.tournament import commands as c
from tdtool.tournament import facts as f
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.balance import balance_plan
from tdtool.tournament.plans.settings import Format, SizeFrom
from tdtool.tournament.plans.state import Suggested
from tdtool.tournament.plans.tasks import is_break_due, plan_tasks, why_named
from tdtool.tournament.queries import tile
from tdtool.tournament.views import Task, TaskKind
from tests.tournament.plans.floor_of import LATER, Floor, Laid, floor_of, full
from tests.tournament.plans.test_move_orders import STUD, played

FRESH = {1: full(9, last=(1, 2, 3)), 2: Laid((1, 2, 3, 5, 6, 8, 9), (1, 2, 3))}


def everything(made: Floor) -> list[Task]:
    return plan_tasks(made.state, lambda entry: made.names.get(entry, str(entry)), made.now)


def tasks(made: Floor) -> list[Task]:
    """List what must be done: that a break is near is only told."""
    return [task for task in everything(made) if task.kind is not TaskKind.BREAK_SOON]


def soon(made: Floor) -> list[str]:
    return [task.title for task in everything(made) if task.kind is TaskKind.BREAK_SOON]


def titles(made: Floor) -> list[tuple[TaskKind, str]]:
    return [(task.kind, task.title) for task in tasks(made)]


def test_a_short_table_comes_with_the_one_who_is_due() -> None:
    made = Floor(FRESH)
    (task,) = tasks(made)
    assert (task.kind, task.title) == (TaskKind.SHORT, "Table 2 is short by 2")
    assert (task.who, task.target, task.table) == ("1.4", "2.4", 2)
    assert task.detail == "Button on 1 was seat 1, so 1.4 is due the big blind next."
    made.state.entries[made.at(1, 4).id].moved_ms = made.now.wall_ms
    assert tasks(made)[0].detail.endswith("He was moved a short while ago.")
    made.do(c.LockEntry(made.at(1, 4).id, locked=True))
    assert tasks(made)[0].detail == (
        "Button on 1 was seat 1, so 1.5 is next: 1.4 is locked."
        " He pays an eighth of an orbit sooner."
    )


def test_without_last_hands_the_floor_sees_who_it_is() -> None:
    made = floor_of((9, 7))
    (task,) = tasks(made)
    assert (task.who, task.target) == ("Next big blind of 1", "2")
    assert task.detail == (
        "Last hands of 1 and 2 not known: whoever is due, to the worst seat on arrival."
    )
    made.give(1, 1, 2, 3)
    assert tasks(made)[0].detail.startswith("Last hand of 2 not known")


def test_a_suggestion_that_was_left_comes_back_when_one_more_is_out() -> None:
    made = floor_of((9, 7))
    made.do(plc.LeaveSuggestion(Suggested.BALANCE, 2))
    assert tasks(made) == []
    made.bust(made.at(2, 7).id)
    assert titles(made) == [(TaskKind.SHORT, "Table 2 is short by 3")]


def test_many_short_tables_are_counted() -> None:
    made = floor_of((9, 9, 9, 9, 9, 6, 6, 6, 6), row=0)
    assert titles(made)[-1] == (TaskKind.MORE_SHORT, "1 more short table")
    assert len(tasks(made)) == 4
    made = floor_of((9, 9, 9, 9, 9, 9, 6, 6, 6, 6, 6), row=0)
    assert titles(made)[-1] == (TaskKind.MORE_SHORT, "2 more short tables")


def test_a_short_table_nobody_can_help_is_no_task() -> None:
    made = floor_of((9, 7))
    made.state.tables[2].locked_seats |= {8, 9}
    assert tasks(made) == []
    assert tile(made.state, made.state.tables[2], made.now).word is not None


def test_an_order_waits_until_somebody_went() -> None:
    made = floor_of((9, 7))
    made.do(plc.Balance())
    (task,) = tasks(made)
    assert (task.kind, task.title) == (TaskKind.ORDER, "Next big blind of 1 to table 2")
    assert (task.number, task.table, task.who) == (1, 1, "")
    assert task.detail == "To the worst seat on arrival. Who went, and where?"
    made.give(1, 1, 2, 3)
    made.give(2, 1, 2, 3)
    (task,) = tasks(made)
    assert (task.who, task.target) == ("1.4", "2.8")
    made.do(plc.CarryOut(1))
    assert tasks(made) == []


def test_a_break_that_is_due_stands_instead_of_balancing() -> None:
    made = floor_of((9, 5, 4))
    (task,) = tasks(made)
    assert (task.kind, task.title, task.table) == (TaskKind.BREAK, "Table 3 breaks", 3)
    assert task.detail == "4 draw seats at the other tables."
    assert is_break_due(made.state, made.now)
    made.do(plc.LeaveSuggestion(Suggested.BREAK))
    assert not is_break_due(made.state, made.now)
    assert [task.kind for task in tasks(made)] == [TaskKind.SHORT, TaskKind.SHORT]
    made.bust(made.at(1, 9).id)
    assert [task.kind for task in tasks(made)] == [TaskKind.BREAK]


def test_a_break_says_what_moves_after_it() -> None:
    made = floor_of((3, 8, 8, 3))
    assert tasks(made)[0].detail == "3 draw seats at the other tables. One more moves."
    made = floor_of((1, 8, 8, 3))
    assert tasks(made)[0].detail == "3 draw seats at the other tables. 2 more move."
    made = floor_of((4, 4, 4, 4, 2))
    assert titles(made) == [(TaskKind.BREAK, "Tables 5, 4, 3 break")]


def test_a_break_waits_for_who_is_out_and_not_named() -> None:
    made = floor_of((9, 5, 5))
    made.tell(f.HeadsCounted(3, 4, 1))
    assert TaskKind.BREAK not in [task.kind for task in tasks(made)]
    made.bust(made.at(3, 1).id)
    made.tell(f.HeadsCounted(3, 4, 0))
    assert TaskKind.BREAK in [task.kind for task in tasks(made)]


def test_no_break_is_announced_while_registration_is_open() -> None:
    made = floor_of((6, 5, 4), row=0)
    assert tasks(made) == []
    made.set(break_while_registering=True)
    assert titles(made) == [(TaskKind.BREAK, "Table 3 breaks")]


def test_the_next_break_is_announced_when_it_is_near() -> None:
    assert soon(floor_of((9, 9, 8))) == ["Table 3 breaks in 8 outs"]
    assert soon(floor_of((9, 8, 2))) == ["Table 3 breaks in 1 out"]
    assert soon(floor_of((9, 8))) == ["Final table in 8 outs"]
    assert soon(floor_of((9, 9, 9))) == ["Table 3 breaks in 9 outs"]
    assert soon(Floor({1: full(12, 12), 2: full(12, 12), 3: full(10, 12)})) == []


def test_redraws_come_before_everything() -> None:
    made = floor_of((5, 5))
    made.bust(made.at(2, 5).id)
    (task,) = tasks(made)
    assert (task.kind, task.title) == (TaskKind.REDRAW, "Final table: 9 are left")
    assert task.detail == "Table 1, with seats and button."
    made.do(plc.LeaveSuggestion(Suggested.REDRAW))
    assert [task.kind for task in tasks(made)] == [TaskKind.BREAK]
    made = floor_of((8, 8, 9))
    made.set(redraw_at=(24,))
    made.bust(made.at(3, 9).id)
    assert titles(made)[0] == (TaskKind.REDRAW, "24 left: all seats are drawn anew")
    assert tasks(made)[0].detail == "Tables 1, 2, 3, with seats and button."
    made = floor_of((1, 1, 2), seats=3)
    made.set(form=Format.SHOOTOUT)
    made.bust(made.at(3, 1).id)
    assert titles(made) == [(TaskKind.REDRAW, "The round is over: the next is drawn")]


def test_a_table_stops_and_may_play_on() -> None:
    made = Floor({1: full(9), 2: full(9)})
    for seat in (4, 6, 8):
        made.bust(made.at(2, seat).id)
    made.give(2, 1, 2, 3)
    assert [task.kind for task in tasks(made)] == [TaskKind.HALT, TaskKind.SHORT]
    made.do(plc.LeaveSuggestion(Suggested.HALT, 2))
    assert TaskKind.HALT not in [task.kind for task in tasks(made)]
    made.do(plc.HaltTable(2, halted=True))
    word = tile(made.state, made.state.tables[2], made.now).word
    assert word is not None
    assert word.text == "stands"
    assert [task.kind for task in tasks(made)] == [TaskKind.SHORT]
    for seat in (4, 6):
        made.sit(2, seat)
    assert (TaskKind.PLAY_ON, "Table 2 may play on") in titles(made)
    made.do(plc.HaltTable(2, halted=False))
    assert TaskKind.PLAY_ON not in [task.kind for task in tasks(made)]


def test_a_feature_table_says_so() -> None:
    made = floor_of((9,))
    made.do(plc.FeatureTable(1, feature=True))
    word = tile(made.state, made.state.tables[1], made.now).word
    assert word is not None
    assert word.text == "feature"


def test_an_alternate_is_called() -> None:
    made = floor_of((9,), row=0)
    for name in ("x", "y"):
        made.do(c.RegisterAndSeat(name=name))
    made.bust(made.at(1, 1).id)
    (task,) = tasks(made)
    assert (task.kind, task.entry) == (TaskKind.ALTERNATE, 10)
    assert task.detail == "A seat is open; 1 more wait."
    made.do(c.Unregister(11))
    assert tasks(made)[0].detail == "A seat is open."


def test_a_satellite_stops() -> None:
    made = Floor({1: full(3)})
    made.set(form=Format.SATELLITE, prize_seats=2)
    assert tasks(made) == []
    made.bust(1)
    assert titles(made) == [(TaskKind.SATELLITE, "2 left, 2 seats: stop")]
    empty = Floor()
    empty.set(form=Format.SATELLITE, prize_seats=2)
    assert tasks(empty) == []


def test_tables_change_their_size_at_a_day_or_a_level() -> None:
    made = floor_of((8,))
    made.set(sizes=(SizeFrom(8, level="3"), SizeFrom(7, day=2)))
    assert titles(made) == [(TaskKind.RESIZE, "Tables play with 8 seats from level 3 on")]
    assert tasks(made)[0].number == 8
    made.do(plc.ResizeTables(8))
    assert tasks(made) == []
    anchor = made.state.clock
    assert anchor is not None
    made.state.clock = anchor._replace(row=LATER + 2)
    assert titles(made) == [(TaskKind.RESIZE, "Tables play with 7 seats from day 2 on")]
    made.state.clock = anchor._replace(row=0)
    assert tasks(made) == []


def test_before_play_nothing_is_suggested() -> None:
    made = floor_of((9, 3))
    made.state.clock = None
    assert tasks(made) == []


def test_why_a_seat_is_filled_in_a_stud_event() -> None:
    made = Floor(
        {1: full(9), 2: full(7)},
        row=0,
        structure=played(STUD),
        tolerance_late_registration=1,
    )
    (move,) = balance_plan(made.state, made.now)
    assert why_named(made.state, move, str) == "By the seat: 1.8 fills 2.8."


def test_no_seat_that_will_do_is_said() -> None:
    made = Floor({1: full(9, last=(1, 2, 3)), 2: Laid((1, 2, 4, 5, 6, 7), (1, 2, 3), 7, (3,))})
    (move,) = balance_plan(made.state, made.now)
    assert why_named(made.state, move, str).startswith("No seat there will do now")

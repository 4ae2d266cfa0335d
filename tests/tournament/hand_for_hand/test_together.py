"""Hand for hand: tables ticked as they finish, how it begins and ends."""

from __future__ import annotations

from tdtool.desk import Done
from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.fold import fold
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.tournament.hand_for_hand.mode import Joint, Mode
from tdtool.tournament.hand_for_hand.view import TableRow, together_view
from tdtool.tournament.plans.state import Plans
from tdtool.tournament.queries import clock_view, tiles
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.table_view import table_view
from tdtool.tournament.tasks import tasks
from tdtool.tournament.values import HandChoice, NewPenalty, PenaltyKind, SeatAt
from tdtool.tournament.views import ClockState, TaskKind
from tests.tournament.evening import MINUTE, NOON, Evening
from tests.tournament.hand_for_hand.asked import hand, left, said, shown


def test_it_begins_by_stopping_the_clock(floor: Evening) -> None:
    assert together_view(floor.state, {}, floor.desk.now()) is None
    done = floor.do(hc.BeginHandForHand())
    assert done.told == "hand for hand"
    assert clock_view(floor.state, floor.desk.now()).state is ClockState.PAUSED
    assert shown(floor).mode == Mode(Joint.HAND_FOR_HAND, 1, 3, 3, NOON)
    floor.refused(hc.BeginHandForHand(), Code.HAND_FOR_HAND)
    floor.refused(hc.CallLastHands(), Code.HAND_FOR_HAND)


def test_it_needs_play_and_two_tables(evening: Evening) -> None:
    evening.refused(hc.BeginHandForHand(), Code.CLOCK_STANDS)
    evening.full_table(4)
    evening.do(c.StartClock())
    evening.refused(hc.BeginHandForHand(), Code.TOO_FEW, house=True)
    evening.do(hc.BeginHandForHand(), override="as on the stream")
    assert evening.state.together.now is not None


def test_without_it_nothing_is_ticked_or_closed(floor: Evening) -> None:
    for command in (hc.CloseHand(), hc.EndHandForHand(), hc.FinishTables(), hc.EndLastHands()):
        floor.refused(command, Code.HAND_FOR_HAND)


def test_tables_are_ticked_as_they_finish(joint: Evening) -> None:
    assert joint.do(hc.FinishTables((2,))).told == "table 2 finished hand 1"
    assert joint.refused(hc.FinishTables((2,)), Code.NOTHING_CHANGES).startswith("Table 2 is")
    joint.refused(hc.FinishTables((9,)), Code.NO_SUCH_TABLE)
    joint.do(hc.FinishTables((1,)))
    said = joint.refused(hc.FinishTables((1, 2)), Code.NOTHING_CHANGES)
    assert said == "Tables 1 and 2 are finished already."
    assert joint.do(hc.FinishTables((2,), finished=False)).told == "table 2 still plays hand 1"
    sentence = joint.refused(hc.CloseHand(), Code.STILL_PLAYING, house=True)
    assert sentence == "Tables 2 and 3 have not finished hand 1."
    joint.do(hc.FinishTables())
    assert joint.refused(hc.FinishTables(), Code.NOTHING_CHANGES) == "All tables are finished."
    assert joint.do(hc.CloseHand()).told == "hand 1 closed, 2 min off"
    assert shown(joint).mode == Mode(Joint.HAND_FOR_HAND, 2, 3, 3, NOON + 10 * MINUTE)
    joint.do(hc.CloseHand(), override="dealers told us")


def test_many_tables_are_counted_in_the_refusal(evening: Evening) -> None:
    for number in range(1, 7):
        evening.full_table(2, number=number)
    evening.do(c.StartClock())
    evening.do(hc.BeginHandForHand())
    sentence = evening.refused(hc.CloseHand(), Code.STILL_PLAYING, house=True)
    assert sentence == "Tables 1, 2, 3, 4 and 2 more have not finished hand 1."
    assert evening.do(hc.FinishTables()).told == "6 tables ticked"


def test_a_table_that_cannot_play_is_not_waited_for(joint: Evening) -> None:
    joint.do(c.Bust((1,)))
    joint.do(c.Bust((2,)))
    joint.do(c.Bust((3,)))
    tables = [TableRow(number, 4, finished=False, out=0) for number in (2, 3)]
    assert list(shown(joint).tables) == tables
    joint.state.plans = Plans(halted={3: NOON})
    assert [row.table for row in shown(joint).tables] == [2]


def test_it_ends_with_the_hand_that_was_played(joint: Evening) -> None:
    hand(joint)
    joint.do(c.Bust((1,)))
    joint.refused(hc.EndHandForHand(), Code.STILL_PLAYING, house=True)
    joint.do(hc.FinishTables())
    done = joint.do(hc.EndHandForHand())
    assert done.told == "hand 2 closed, 2 min off, hand for hand ended after 2 hands"
    assert said(joint) == {1: "12th"}
    view = clock_view(joint.state, joint.desk.now())
    assert (view.state, view.remaining) == (ClockState.RUNNING, 6 * MINUTE)
    joint.do(c.Bust((2,)))
    assert said(joint)[2] == "11th"


def test_it_ends_before_the_next_hand_is_played(joint: Evening) -> None:
    hand(joint)
    done = joint.do(hc.EndHandForHand(start_clock=False))
    assert done.told == "hand for hand ended after 1 hand"
    assert clock_view(joint.state, joint.desk.now()).state is ClockState.PAUSED
    assert len(joint.state.together.hands) == 1


def test_a_clock_that_was_started_meanwhile_stays_as_it_is(joint: Evening) -> None:
    joint.do(c.StartClock())
    joint.do(hc.EndHandForHand())
    assert clock_view(joint.state, joint.desk.now()).state is ClockState.RUNNING


def test_what_is_known_of_a_button_is_old_after_a_hand(joint: Evening) -> None:
    joint.do(c.GiveButton(1, 3))
    known = joint.table().hand
    joint.do(c.GiveButton(2, 3))
    joint.do(c.OpenTable(9))
    hand(joint)
    assert joint.table().hand == known
    joint.do(c.CloseTable(9))
    hand(joint)
    assert joint.table().hand == known + 1


def test_a_hand_is_counted_for_who_has_to_miss_it(joint: Evening) -> None:
    for entry in (1, 5, 9):
        miss = NewPenalty(entry, PenaltyKind.HANDS, 2)
        joint.do(rc.WriteRuling(players=(entry,), penalties=(miss,)))
    joint.clock.pass_(MINUTE)
    assert "hands left" not in hand(joint).told
    joint.clock.pass_(MINUTE)
    joint.do(rc.CountHands(5))
    joint.do(c.Bust((9,)))
    assert hand(joint).told.endswith("T1 seat 1: 1 hand left")
    assert [penalty.left for penalty in joint.state.penalties.values()] == [1, 1, 2]
    hand(joint)
    hand(joint)
    assert [penalty.left for penalty in joint.state.penalties.values()] == [0, 0, 2]


def test_every_act_is_undone_in_its_turn(joint: Evening) -> None:
    begun = next(action for action, _ in joint.desk.history.acts_backwards())
    joint.do(hc.FinishTables((1,)))
    joint.do(c.Bust((1,)))
    said = joint.desk.undo(begun)
    assert isinstance(said, Refusal)
    assert "table 1 finished hand 1" in said.sentence
    assert "1.1 T1 seat 1 out" in said.sentence
    before = fold(joint.desk.history.records)
    hand(joint)
    joint.do(c.Bust((2,)))
    joint.desk.undo()
    joint.desk.undo()
    assert left(joint) == 10
    joint.desk.undo()
    assert joint.state == before
    joint.desk.redo()
    for _ in range(3):
        assert isinstance(joint.desk.undo(), Done)
    joint.clock.pass_(MINUTE)
    assert isinstance(joint.desk.undo(), Done)
    assert joint.state.together.now is None
    assert clock_view(joint.state, joint.desk.now()).state is ClockState.RUNNING
    assert left(joint) == 9


def test_what_stands_in_the_way_of_an_undo(joint: Evening) -> None:
    def acts() -> list[str]:
        return [action for action, _ in joint.desk.history.acts_backwards()]

    joint.do(c.Bust((1,)))
    out = acts()[0]
    joint.do(hc.GiveStack(1, 500))
    assert isinstance(joint.desk.undo(out), Refusal)
    joint.desk.undo()
    joint.do(hc.FinishTables((1,)))
    ticked = acts()[0]
    joint.do(hc.FinishTables((1,), finished=False))
    assert isinstance(joint.desk.undo(ticked), Refusal)
    joint.do(hc.EndHandForHand(), override="enough")
    closed = acts()[0]
    joint.do(hc.BeginHandForHand())
    begun = acts()[0]
    joint.do(hc.EndHandForHand(start_clock=False))
    for one in (closed, begun):
        assert isinstance(joint.desk.undo(one), Refusal)
    assert isinstance(joint.desk.undo(out), Done)


def test_who_knocked_him_out_is_said_with_the_bust(six: Evening) -> None:
    done = six.do(c.Bust((1, 2), HandChoice.SAME, by=(3, 4)))
    assert done.told.endswith("T1 seat 2 knocked out by T1 seat 3 and T1 seat 4")
    assert six.state.prizes.knockouts[1].by == (3, 4)
    six.refused(c.Bust((3,), by=(3,)), Code.BAD_NUMBER)
    six.refused(c.Bust((3,), by=(1,)), Code.ALREADY_OUT)
    six.refused(c.Bust((3,), by=(77,)), Code.NO_SUCH_ENTRY)
    six.desk.undo()
    assert six.state.prizes.knockouts == {}


def test_to_do_says_who_still_plays(floor: Evening) -> None:
    def task() -> tuple[str, str]:
        found = tasks(floor.state, floor.desk.names, floor.desk.now())
        return next((one.title, one.detail) for one in found if one.kind is TaskKind.HAND_FOR_HAND)

    floor.do(hc.BeginHandForHand())
    assert task() == ("Hand for hand: hand 1", "Tables 1, 2 and 3 still play.")
    floor.do(hc.FinishTables((1, 2)))
    assert task()[1] == "Table 3 still plays."
    floor.do(hc.FinishTables())
    assert task()[1] == "All tables have finished: close the hand."
    floor.do(hc.EndHandForHand())
    floor.do(hc.CallLastHands(2))
    assert task()[0] == "Last 2 hands of the day"
    floor.do(hc.FinishTables())
    assert task()[1] == "All tables have finished: the day is over."
    floor.desk.undo()
    floor.desk.undo()
    floor.do(hc.CallLastHands(1))
    assert task()[0] == "Last hand of the day"


def test_tiles_and_seats_say_how_far_it_is(joint: Evening) -> None:
    joint.do(hc.FinishTables((2,)))
    joint.do(c.Bust((6,)))
    said = [one.word for one in tiles(joint.state, joint.desk.now())]
    assert [word and word.text for word in said] == ["plays", "finished", "plays"]
    seats = table_view(joint.state, 2, joint.desk.names, joint.desk.now()).seats
    assert [seat.word.text for seat in seats if seat.word] == ["T2 seat 2 out, no place yet"]


def test_a_seat_can_be_given_up_between_hands(joint: Evening) -> None:
    joint.do(c.MoveEntry(1, SeatAt(2, 9)))
    joint.do(c.Bust((1,)))
    assert shown(joint).tables[1] == TableRow(2, 4, finished=False, out=1)

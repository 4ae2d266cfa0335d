"""Hand for hand and the last hands of a day: ticks, places, the clock, ways back."""

from __future__ import annotations

import pytest

from tdtool.desk import Done
from tdtool.rules.house import HouseRules, SameHandBusts
from tdtool.rules.prizes.places import Band
from tdtool.tournament import commands as c
from tdtool.tournament import draw
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.fold import fold
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.tournament.hand_for_hand import facts as h
from tdtool.tournament.hand_for_hand.last_hands import cards
from tdtool.tournament.hand_for_hand.mode import Joint, Mode
from tdtool.tournament.hand_for_hand.view import TableRow, TogetherView, together_view
from tdtool.tournament.plans.state import Plans
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.awards import awards
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan
from tdtool.tournament.queries import average_stack, chips_in_play, clock_view, tiles
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.standings import is_held, places
from tdtool.tournament.structure import DayEnd, Length, LengthKind, Row, RowKind, Structure
from tdtool.tournament.table_view import table_view
from tdtool.tournament.tasks import tasks
from tdtool.tournament.values import HandChoice, NewPenalty, PenaltyKind, SeatAt
from tdtool.tournament.views import ClockState, TaskKind
from tests.tournament.evening import MINUTE, NOON, Evening, level, minutes


@pytest.fixture
def floor(evening: Evening) -> Evening:
    """Seat three tables of four: entries 1-4, 5-8 and 9-12; the clock runs."""
    for number in (1, 2, 3):
        evening.full_table(4, number=number)
    evening.do(c.StartClock())
    return evening


@pytest.fixture
def joint(floor: Evening) -> Evening:
    """Announce hand for hand after ten minutes of level 1."""
    floor.clock.pass_(10 * MINUTE)
    floor.do(hc.BeginHandForHand())
    return floor


def paid(evening: Evening, *bands: Band) -> None:
    evening.do(pc.PlanPrizes(PrizePlan(PlanWay.FIXED, bands=bands)))


def house_ranks(evening: Evening, ranks: SameHandBusts) -> None:
    """Set how busts at different tables rank; a house that ties says nothing new."""
    if ranks is not evening.state.house.hand_for_hand_busts:
        evening.do(c.ChangeHouseRules(HouseRules(hand_for_hand_busts=ranks)))


def left(evening: Evening) -> float:
    remaining = clock_view(evening.state, evening.desk.now()).remaining
    return (remaining or 0) / MINUTE


def said(evening: Evening) -> dict[int, str]:
    return {entry: str(place) for entry, place in places(evening.state).items()}


def shown(evening: Evening) -> TogetherView:
    found = together_view(evening.state, evening.desk.names, evening.desk.now())
    assert found is not None
    return found


def hand(evening: Evening) -> Done:
    """Let all tables finish, and close the hand."""
    evening.do(hc.FinishTables())
    return evening.do(hc.CloseHand())


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


def test_busts_are_held_until_the_hand_is_closed(joint: Evening) -> None:
    joint.do(c.Bust((1,)))
    joint.do(c.Bust((6,)))
    assert (said(joint), joint.state.in_play) == ({}, 10)
    assert is_held(joint.state, 1)
    view = shown(joint)
    assert [(str(one.place), one.names) for one in view.sharing] == [
        ("11th-12th", ("T1 seat 1", "T2 seat 2"))
    ]
    assert [(one.name, str(one.seat)) for one in view.held] == [
        ("T1 seat 1", "1.1"),
        ("T2 seat 2", "2.2"),
    ]
    joint.refused(pc.PayPrize(1), Code.HAND_FOR_HAND)
    hand(joint)
    assert said(joint) == {1: "11th-12th", 6: "11th-12th"}
    assert not is_held(joint.state, 1)
    joint.do(c.Bust((9,)))
    hand(joint)
    assert said(joint)[9] == "10th"
    assert joint.reopened().state == joint.state


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        (SameHandBusts.TIE, {1: "11th-12th", 6: "11th-12th"}),
        (SameHandBusts.BY_STACK, {1: "12th", 6: "11th"}),
    ],
)
def test_different_tables_tie_or_rank_by_stack_as_the_house_says(
    floor: Evening, ranks: SameHandBusts, expected: dict[int, str]
) -> None:
    house_ranks(floor, ranks)
    floor.do(hc.BeginHandForHand())
    floor.do(c.Bust((1,), stacks=((1, 4_000),)))
    floor.do(c.Bust((6,)))
    assert shown(floor).asks_stacks == (ranks is SameHandBusts.BY_STACK)
    floor.do(hc.GiveStack(6, 9_000))
    assert not shown(floor).asks_stacks
    hand(floor)
    assert said(floor) == expected
    floor.do(c.ChangeHouseRules(HouseRules(hand_for_hand_minutes=3)))
    assert said(floor) == expected


def test_at_one_table_the_larger_stack_is_higher(joint: Evening) -> None:
    joint.do(c.Bust((1,)))
    assert not shown(joint).asks_stacks
    joint.do(c.Bust((2,)))
    assert joint.state.busts[1].hand == joint.state.busts[2].hand
    assert shown(joint).asks_stacks
    assert joint.do(hc.GiveStack(1, 900)).told == "T1 seat 1 had 900"
    joint.do(hc.GiveStack(2, 5_000))
    joint.refused(hc.GiveStack(2, 5_000), Code.NOTHING_CHANGES)
    joint.refused(hc.GiveStack(2, -1), Code.BAD_NUMBER)
    joint.refused(hc.GiveStack(3, 1), Code.NOT_OUT)
    hand(joint)
    assert said(joint) == {1: "12th", 2: "11th"}


def test_two_of_one_table_and_one_of_another_all_share(joint: Evening) -> None:
    joint.do(c.Bust((1, 2), HandChoice.SAME, stacks=((1, 900), (2, 5_000))))
    joint.do(c.Bust((6,), stacks=((6, 7_000),)))
    hand(joint)
    assert set(said(joint).values()) == {"10th-12th"}


def test_stacks_are_asked_for_only_where_a_pay_jump_lies_between(joint: Evening) -> None:
    paid(joint, Band(1, 9, 100))
    joint.do(c.Bust((1, 2)))
    assert not shown(joint).asks_stacks
    paid(joint, Band(1, 10, 100), Band(11, 11, 50))
    assert shown(joint).asks_stacks
    assert shown(joint).to_the_money == 0
    assert shown(joint).sharing[0].prizes == (25, 25)


def test_who_was_out_before_the_announcement_has_his_own_place(joint: Evening) -> None:
    joint.do(c.Bust((1,)))
    joint.do(c.Bust((2,), happened_ms=NOON + 5 * MINUTE))
    assert said(joint) == {2: "12th"}
    hand(joint)
    assert said(joint) == {1: "11th", 2: "12th"}


def test_a_time_says_on_which_hand_he_was_out(joint: Evening) -> None:
    joint.clock.pass_(MINUTE)
    joint.do(c.Bust((1,)))
    joint.clock.pass_(4 * MINUTE)
    hand(joint)
    joint.clock.pass_(4 * MINUTE)
    joint.do(c.Bust((6,), happened_ms=NOON + 12 * MINUTE))
    joint.do(c.Bust((3,), happened_ms=NOON + 12 * MINUTE))
    assert said(joint) == {1: "10th-12th", 6: "10th-12th", 3: "10th-12th"}
    assert joint.state.busts[3].hand == joint.state.busts[1].hand
    joint.do(c.Bust((9,), happened_ms=NOON + 18 * MINUTE))
    assert is_held(joint.state, 9)
    hand(joint)
    joint.do(hc.EndHandForHand())
    joint.clock.pass_(5 * MINUTE)
    joint.do(c.Bust((10,), happened_ms=NOON + 22 * MINUTE))
    assert said(joint)[10] == "8th"


def test_every_way_out_counts_for_the_hand(joint: Evening) -> None:
    joint.do(c.GiveButton(1, 3, out=(1,)))
    joint.do(c.Bust((2,), HandChoice.LAST))
    dq = NewPenalty(6, PenaltyKind.DISQUALIFICATION)
    joint.do(rc.WriteRuling(players=(6,), penalties=(dq,)))
    joint.do(c.ReEnter(9))
    joint.do(c.Bust((10,)))
    joint.do(c.Bust((11,), same_as=10))
    held = {one.entry for one in shown(joint).held}
    assert held == {1, 2, 6, 9, 10, 11}
    assert len({joint.state.busts[entry].group for entry in held}) == 1


def test_same_as_an_earlier_one_is_out_before_the_hand(floor: Evening) -> None:
    floor.do(c.Bust((1,)))
    floor.do(hc.BeginHandForHand())
    floor.do(c.Bust((2,), same_as=1))
    assert said(floor) == {1: "11th-12th", 2: "11th-12th"}
    floor.do(c.CloseTable(1))
    floor.do(c.Bust((3,)))
    assert floor.state.busts[3].hand == 0


@pytest.mark.parametrize(
    ("ran", "rows"),
    [
        (10, [8, 6]),
        (17, [1, 19]),
        (18, [20, 18]),
    ],
)
def test_each_hand_takes_minutes_off_and_levels_pass(
    floor: Evening, ran: int, rows: list[int]
) -> None:
    floor.clock.pass_(ran * MINUTE)
    floor.do(hc.BeginHandForHand())
    for remaining in rows:
        floor.clock.pass_(7 * MINUTE)
        hand(floor)
        assert left(floor) == remaining
    assert shown(floor).minutes_off == 4
    assert clock_view(floor.state, floor.desk.now()).label == ("1" if ran == 10 else "2")


def test_a_break_is_whole_and_a_running_clock_loses_nothing(floor: Evening) -> None:
    floor.do(c.GoToRow(1))
    floor.clock.pass_(19 * MINUTE)
    floor.do(hc.BeginHandForHand())
    hand(floor)
    view = clock_view(floor.state, floor.desk.now())
    assert (view.on_break, view.remaining, view.state) == (True, 15 * MINUTE, ClockState.PAUSED)
    hand(floor)
    assert left(floor) == 15
    floor.do(c.StartClock())
    floor.clock.pass_(16 * MINUTE)
    assert shown(floor).minutes == 0
    assert hand(floor).told == "hand 3 closed"
    assert left(floor) == 19


def ends(*rows: Row) -> Structure:
    return Structure("Ends", rows, starting_stack=20_000)


@pytest.mark.parametrize(
    ("rows", "state"),
    [
        ((level(1, 200, length=minutes(2), day_end=DayEnd()), level(2, 400)), ClockState.DAY_ENDED),
        ((level(1, 200, length=minutes(2)),), ClockState.FINISHED),
        (
            (
                level(1, 200, length=minutes(2)),
                Row(RowKind.MARKER, "", registration_ends=True),
                level(2, 400, length=Length(LengthKind.HANDS, 8)),
            ),
            ClockState.PAUSED,
        ),
    ],
)
def test_the_day_or_a_level_by_hands_stops_the_minutes(
    floor: Evening, rows: tuple[Row, ...], state: ClockState
) -> None:
    floor.do(c.ChangeStructure(ends(*rows)))
    floor.do(c.SetRemaining(MINUTE))
    floor.do(hc.BeginHandForHand())
    hand(floor)
    assert clock_view(floor.state, floor.desk.now()).state is state
    hand(floor)
    floor.do(hc.EndHandForHand())
    started = state is ClockState.PAUSED
    assert (clock_view(floor.state, floor.desk.now()).state is ClockState.RUNNING) == started


def test_a_house_without_minutes_lets_the_clock_run(floor: Evening) -> None:
    floor.do(c.ChangeHouseRules(HouseRules(hand_for_hand_minutes=0)))
    floor.do(hc.BeginHandForHand())
    assert clock_view(floor.state, floor.desk.now()).state is ClockState.RUNNING
    floor.do(c.PauseClock())
    hand(floor)
    assert left(floor) == 20
    floor.do(hc.EndHandForHand())
    assert clock_view(floor.state, floor.desk.now()).state is ClockState.PAUSED


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


def test_last_hands_by_a_card_that_a_player_drew(floor: Evening) -> None:
    assert floor.do(hc.CallLastHands(5)).told == "last 5 hands called"
    assert shown(floor).mode == Mode(Joint.LAST_HANDS, 5, 3, 3, NOON)
    assert clock_view(floor.state, floor.desk.now()).state is ClockState.PAUSED
    floor.refused(hc.BeginHandForHand(), Code.HAND_FOR_HAND)
    assert floor.do(hc.FinishTables((2,))).told == "table 2 finished the last hands"
    sentence = floor.refused(hc.EndLastHands(), Code.STILL_PLAYING, house=True)
    assert sentence == "Tables 1 and 3 have not finished the last hands."
    floor.do(c.Bust((1,)))
    assert said(floor) == {1: "12th"}
    floor.do(hc.FinishTables())
    floor.do(hc.EndLastHands())
    assert together_view(floor.state, {}, floor.desk.now()) is None
    assert clock_view(floor.state, floor.desk.now()).state is ClockState.PAUSED


def test_the_desk_draws_the_card_and_shows_how(floor: Evening) -> None:
    digest = floor.state.seal.digest
    done = floor.do(hc.CallLastHands())
    drawn = done.facts[0]
    assert isinstance(drawn, h.CardDrawn)
    assert drawn.seal.digest == digest
    assert drawn.card == draw.card(drawn.seal, drawn.draw, drawn.low, drawn.high)
    assert (drawn.low, drawn.high) == cards(floor.state) == (3, 7)
    assert 3 <= shown(floor).mode.number <= 7
    floor.desk.undo()
    assert floor.state.seal == drawn.next_seal
    again = floor.do(hc.CallLastHands(short_handed=True)).facts[0]
    assert isinstance(again, h.CardDrawn)
    assert (again.low, again.high, again.draw) == (2, 5, 2)


def test_every_card_is_drawn(floor: Evening) -> None:
    seal = floor.state.seal
    assert {draw.card(seal, number, 3, 7) for number in range(60)} == {3, 4, 5, 6, 7}


def test_last_hands_that_cannot_be(evening: Evening) -> None:
    evening.do(c.StartClock())
    evening.refused(hc.CallLastHands(3), Code.TOO_FEW)
    evening.full_table(2)
    evening.do(c.PauseClock())
    evening.refused(hc.CallLastHands(0), Code.BAD_NUMBER)
    evening.refused(hc.CallLastHands(21), Code.BAD_NUMBER)
    assert evening.do(hc.CallLastHands(1)).told == "last hand called"
    assert len(evening.do(hc.FinishTables()).facts) == 1
    action = next(action for action, _ in evening.desk.history.acts_backwards())
    evening.do(hc.EndLastHands())
    assert isinstance(evening.desk.undo(action), Done)


def test_the_last_hands_end_the_day_where_the_sheet_does(floor: Evening) -> None:
    floor.do(c.GoToRow(5))
    floor.do(hc.CallLastHands(2))
    called = next(action for action, _ in floor.desk.history.acts_backwards())
    floor.do(hc.FinishTables())
    floor.do(hc.EndLastHands())
    assert clock_view(floor.state, floor.desk.now()).state is ClockState.DAY_ENDED
    assert isinstance(floor.desk.undo(called), Refusal)
    floor.do(c.StartClock())
    assert clock_view(floor.state, floor.desk.now()).label == "5"
    floor.do(c.GoToRow(5))
    floor.do(hc.CallLastHands(2))
    floor.do(hc.FinishTables())
    floor.do(c.StartClock())
    floor.clock.pass_(40 * MINUTE)
    assert len(floor.do(hc.EndLastHands()).facts) == 1


def test_who_knocked_him_out_is_said_with_the_bust(six: Evening) -> None:
    done = six.do(c.Bust((1, 2), HandChoice.SAME, by=(3, 4)))
    assert done.told.endswith("T1 seat 2 knocked out by T1 seat 3 and T1 seat 4")
    assert six.state.prizes.knockouts[1].by == (3, 4)
    six.refused(c.Bust((3,), by=(3,)), Code.BAD_NUMBER)
    six.refused(c.Bust((3,), by=(1,)), Code.ALREADY_OUT)
    six.refused(c.Bust((3,), by=(77,)), Code.NO_SUCH_ENTRY)
    six.desk.undo()
    assert six.state.prizes.knockouts == {}


# The worked cases of eliminations, by their ids (tests/tournament/data/seating_cases.json).


def test_elm_01_the_bigger_stack_at_one_table_is_higher(evening: Evening) -> None:
    evening.players(30)
    evening.do(c.StartClock())
    a, b = (evening.at(1, seat).id for seat in list(evening.table().occupants)[:2])
    evening.do(c.Bust((a, b), HandChoice.SAME, stacks=((a, 5_000), (b, 3_000))))
    assert (said(evening)[a], said(evening)[b]) == ("29th", "30th")


@pytest.mark.parametrize(
    ("ranks", "first", "second"),
    [(SameHandBusts.TIE, (50, 500), (50, 500)), (SameHandBusts.BY_STACK, (50, 1_000), (51, 0))],
)
def test_elm_03_different_tables_tie_or_rank_by_stack(
    evening: Evening, ranks: SameHandBusts, first: tuple[int, int], second: tuple[int, int]
) -> None:
    evening.players(51)
    house_ranks(evening, ranks)
    paid(evening, Band(1, 49, 2_000), Band(50, 50, 1_000))
    evening.do(c.StartClock())
    evening.do(hc.BeginHandForHand())
    a, b = (next(iter(evening.table(number).occupants.values())) for number in (1, 2))
    evening.do(c.Bust((a,), stacks=((a, 9_000),)))
    evening.do(c.Bust((b,), stacks=((b, 4_000),)))
    hand(evening)
    won = awards(evening.state)
    got = [
        (places(evening.state)[entry].first, won[entry].cash if entry in won else 0)
        for entry in (a, b)
    ]
    assert got == [first, second]


def test_elm_04_the_hand_of_the_announcement_counts(evening: Evening) -> None:
    evening.players(52)
    paid(evening, Band(1, 1, 90_000), Band(2, 49, 20_000), Band(50, 50, 15_000))
    evening.do(c.StartClock())
    evening.do(hc.BeginHandForHand())
    busted = [next(iter(evening.table(number).occupants.values())) for number in (1, 2, 3)]
    for chips, entry in enumerate(busted, 1):
        evening.do(c.Bust((entry,), stacks=((entry, chips),)))
    assert awards(evening.state) == {}
    hand(evening)
    assert [awards(evening.state)[entry].cash for entry in busted] == [5_000] * 3
    assert evening.state.in_play == 49


def test_elm_09_a_reentry_gives_up_the_place(evening: Evening) -> None:
    evening.players(20)
    evening.do(c.Bust((7,)))
    evening.do(c.ReEnter(7))
    assert (len(evening.state.entries), evening.state.in_play) == (21, 20)
    assert (said(evening), list(evening.state.busts)) == ({}, [7])


def test_elm_10_the_chips_of_the_disqualified_leave_play(evening: Evening) -> None:
    evening.players(50)
    evening.do(c.StartClock())
    for entry in range(1, 26):
        evening.do(c.Bust((entry,)))
    assert chips_in_play(evening.state) == 1_000_000
    dq = NewPenalty(30, PenaltyKind.DISQUALIFICATION, chips=40_000)
    evening.do(rc.WriteRuling(players=(30,), penalties=(dq,)))
    assert chips_in_play(evening.state) == 960_000
    assert (evening.state.in_play, average_stack(evening.state)) == (24, 40_000)
    assert said(evening)[30] == "25th"


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

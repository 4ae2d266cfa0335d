"""Places of those who go out while tables play hand for hand."""

from __future__ import annotations

import pytest

from tdtool.rules.house import HouseRules, SameHandBusts
from tdtool.rules.prizes.places import Band
from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.awards import awards
from tdtool.tournament.queries import average_stack, chips_in_play
from tdtool.tournament.refusal import Code
from tdtool.tournament.standings import is_held, places
from tdtool.tournament.values import HandChoice, NewPenalty, PenaltyKind
from tests.tournament.evening import MINUTE, NOON, Evening
from tests.tournament.hand_for_hand.asked import hand, house_ranks, paid, said, shown


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

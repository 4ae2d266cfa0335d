"""Counts of chips: by player and table, the round's total and gap, the set and the bank."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdtool.rules.prizes.pool import FREE, Price
from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.chips import commands as cc
from tdtool.tournament.chips.chip_set import (
    ChipColour,
    ChipKind,
    bank,
    colour_of,
    set_of,
    stack_worth,
    usual_set,
)
from tdtool.tournament.chips.fold import ROUND_MS
from tdtool.tournament.chips.view import (
    RoundView,
    chips_view,
    ranked_stacks,
    stack_of,
    table_chips,
)
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.terms import Extra, Terms
from tdtool.tournament.refusal import Code
from tdtool.tournament.state import Status
from tdtool.tournament.table_view import table_view
from tdtool.tournament.values import NewPenalty, PenaltyKind, RulingWords
from tests.tournament.evening import MINUTE, PLAIN, Evening

STACK = 20_000
"""What a player starts with in these tests."""


def counted(evening: Evening, *stacks: int, first: int = 1) -> None:
    """Count the stacks of the entries from `first` on."""
    evening.do(cc.CountStacks(tuple(enumerate(stacks, first))))


def walked(evening: Evening) -> RoundView:
    view = chips_view(evening.state).round
    assert view is not None
    return view


def test_nothing_is_known_before_a_count(six: Evening) -> None:
    view = chips_view(six.state)
    assert (view.in_play, view.players, view.average, view.round) == (120_000, 6, STACK, None)
    assert (ranked_stacks(six.state), stack_of(six.state, 1)) == ([], None)
    table = table_chips(six.state, six.table())
    assert (table.players, table.counted, table.at_ms, table.differs) == (6, 0, None, 0)
    assert table_view(six.state, 1, six.desk.names, six.clock()).seats[0].stack is None


def test_a_count_has_its_time_and_another_one_follows_it(six: Evening) -> None:
    done = six.do(cc.CountStacks(((1, 45_000),)))
    at = six.clock.wall_ms
    assert done.told == "T1 seat 1 has 45,000"
    assert stack_of(six.state, 1) == (1, 45_000, at)
    seat = table_view(six.state, 1, six.desk.names, six.clock()).seats[0]
    assert (seat.stack, seat.stack_ms) == (45_000, at)
    six.clock.pass_(MINUTE)
    counted(six, 44_000)
    assert stack_of(six.state, 1) == (1, 44_000, at + MINUTE)
    six.desk.undo()
    assert stack_of(six.state, 1) == (1, 45_000, at)


def test_what_is_bought_after_a_count_is_added_to_it(six: Evening) -> None:
    six.do(mc.SetTerms(Terms(Extra(Price(), 10_000))))
    six.do(mc.Rebuy(1))
    counted(six, 25_000)
    six.do(mc.Rebuy(1))
    assert stack_of(six.state, 1) == (1, 35_000, six.clock.wall_ms)


def test_the_leaders_stand_first_and_who_is_out_does_not(six: Evening) -> None:
    counted(six, 10_000, 30_000, 5_000, 30_000)
    six.do(c.Bust((3,)))
    assert [(one.entry, one.chips) for one in ranked_stacks(six.state)] == [
        (2, 30_000),
        (4, 30_000),
        (1, 10_000),
    ]
    six.do(c.TakeBackBust(3))
    assert stack_of(six.state, 3) is not None


def test_many_stacks_of_one_act_are_said_with_their_number(six: Evening) -> None:
    done = six.do(cc.CountStacks(tuple((entry, STACK) for entry in range(1, 7))))
    assert done.told == "6 stacks counted"


# What is refused.


def test_who_has_no_chips_is_not_counted(six: Evening) -> None:
    six.refused(cc.CountStacks(()), Code.NOBODY)
    six.refused(cc.CountStacks(((9, 1),)), Code.NO_SUCH_ENTRY)
    six.do(c.Bust((1,)))
    assert six.refused(cc.CountStacks(((1, 5),)), Code.NOT_IN_PLAY) == "T1 seat 1 is out."
    six.do(c.Register(names=("Late",)))
    assert "no seat yet" in six.refused(cc.CountStacks(((7, 5),)), Code.NOT_IN_PLAY)


def test_a_stack_is_a_number_of_chips(six: Evening) -> None:
    six.refused(cc.CountStacks(((2, 0),)), Code.BAD_NUMBER)
    six.refused(cc.CountStacks(((2, 10**15 + 1),)), Code.BAD_NUMBER)
    six.refused(cc.CountStacks(((2, 5), (2, 6))), Code.BAD_NUMBER)
    six.refused(cc.CountTable(1, 0), Code.BAD_NUMBER)
    six.refused(cc.CountTable(2, 5), Code.NO_SUCH_TABLE)
    six.do(c.OpenTable(2))
    six.refused(cc.CountTable(2, 5), Code.NOBODY)


def test_more_than_all_chips_in_play_is_asked_about(six: Evening) -> None:
    said = six.refused(cc.CountStacks(((2, 450_000),)), Code.DOES_NOT_ADD_UP, house=True)
    assert said == "That is 450,000, more than all 120,000 chips in play. One zero too many?"
    six.refused(cc.CountTable(1, 120_001), Code.DOES_NOT_ADD_UP, house=True)
    six.do(cc.CountStacks(((2, 450_000),)), override="two stacks in one rack")
    assert walked(six).rest == (120_000 - 450_000) // 5


# A walk through the room.


def test_a_round_says_who_is_missing_and_then_the_gap(six: Evening) -> None:
    counted(six, 10_000, 30_000, 20_000, 20_000)
    six.clock.pass_(2 * MINUTE)
    view = walked(six)
    assert (view.counted, view.missing, view.gap, view.rest) == (4, (5, 6), None, STACK)
    assert (view.last_ms - view.first_ms, view.play_ms) == (0, 0)
    counted(six, 15_000, 24_000, first=5)
    view = walked(six)
    assert (view.chips, view.counted, view.missing, view.gap) == (119_000, 6, (), -1_000)
    assert (view.last_ms - view.first_ms, view.play_ms) == (2 * MINUTE, 2 * MINUTE)
    counted(six, 25_000, first=6)
    assert walked(six).gap == 0


def test_a_round_stays_right_when_play_goes_on(six: Evening) -> None:
    six.do(mc.SetTerms(Terms(Extra(FREE, 10_000))))
    six.do(mc.Rebuy(1))
    counted(six, 30_000, 20_000, 20_000, 20_000, 20_000, 20_000)
    assert walked(six).gap == 0
    six.clock.pass_(MINUTE)
    six.do(c.Bust((2,)))
    six.do(mc.Rebuy(3))
    six.do(c.RegisterAndSeat(name="Late"))
    six.do(c.Register(names=("Alternate",)))
    view = walked(six)
    assert (view.gap, view.counted, view.chips) == (0, 6, 140_000)
    six.do(
        rc.WriteRuling(
            RulingWords(decision="out"),
            players=(4,),
            penalties=(NewPenalty(4, PenaltyKind.DISQUALIFICATION, chips=18_000),),
        )
    )
    assert six.state.out_of_play == 18_000
    assert walked(six).gap == 0
    six.do(c.Unregister(5), override="cannot stay")
    assert walked(six).gap == 0


def test_who_gets_a_seat_after_the_round_is_not_missing(six: Evening) -> None:
    six.do(c.Register(names=("Alternate",)))
    counted(six, *[STACK] * 6)
    six.clock.pass_(MINUTE)
    six.do(c.DrawSeats())
    assert six.state.entries[7].status is Status.SEATED
    assert (walked(six).missing, walked(six).gap) == ((), 0)


def test_another_round_begins_once_enough_was_played(six: Evening) -> None:
    counted(six, *[STACK] * 6)
    six.clock.pass_(ROUND_MS)
    counted(six, 21_000)
    assert walked(six).counted == 6
    six.clock.pass_(1)
    counted(six, 22_000)
    assert (walked(six).counted, len(walked(six).missing)) == (1, 5)
    assert stack_of(six.state, 2) is not None


def test_a_table_may_be_counted_as_a_whole(six: Evening) -> None:
    six.full_table(3, number=2)
    done = six.do(cc.CountTable(2, 61_000))
    assert done.told == "table 2 has 61,000 in chips"
    counted(six, *[STACK] * 5)
    assert walked(six).missing == (6,)
    counted(six, STACK, first=6)
    assert (walked(six).gap, walked(six).counted) == (1_000, 9)
    # Some of a table's players: its whole counts. All of them: they do.
    counted(six, STACK, first=7)
    assert walked(six).gap == 1_000
    counted(six, STACK, STACK, first=8)
    assert walked(six).gap == 0
    view = table_chips(six.state, six.table(2))
    assert (view.chips, view.total, view.differs, view.moved) == (60_000, 61_000, 1_000, False)


def test_a_whole_is_old_once_others_sit_there(six: Evening) -> None:
    six.do(cc.CountTable(1, 120_000))
    counted(six, *[STACK] * 6)
    six.do(c.Bust((1,)))
    view = table_chips(six.state, six.table())
    assert (view.moved, view.differs, view.total_ms) == (True, 0, six.clock.wall_ms)
    six.clock.pass_(MINUTE)
    six.do(c.CloseTable(1))
    six.do(c.OpenTable(1))
    assert table_chips(six.state, six.table()).total is None


def test_without_a_starting_stack_there_is_no_gap(six: Evening) -> None:
    six.do(c.ChangeStructure(replace(PLAIN, starting_stack=None)))
    counted(six, *[STACK] * 5)
    assert (walked(six).rest, chips_view(six.state).in_play) == (None, None)
    counted(six, 10**9, first=6)
    assert (walked(six).gap, walked(six).chips) == (None, 10**9 + 5 * STACK)


def test_a_registration_under_a_count_is_not_undone(six: Evening) -> None:
    done = six.do(c.RegisterAndSeat(name="Late"))
    counted(six, STACK, first=7)
    assert not isinstance(six.desk.undo(done.action), type(done))
    six.desk.undo()
    assert isinstance(six.desk.undo(done.action), type(done))


def test_a_table_opened_under_its_count_is_not_undone(six: Evening) -> None:
    opened = six.do(c.OpenTable(2))
    six.do(c.MoveEntry(1))
    assert six.state.entries[1].seat is not None
    six.do(cc.CountTable(2, STACK))
    assert not isinstance(six.desk.undo(opened.action), type(opened))


def test_the_chips_of_who_is_disqualified_are_his_last_count(six: Evening) -> None:
    counted(six, 31_000)
    out = (NewPenalty(1, PenaltyKind.DISQUALIFICATION),)
    six.do(rc.WriteRuling(RulingWords(decision="out"), players=(1,), penalties=out))
    assert six.state.out_of_play == 31_000


# The set, the starting stack, the bank.


def test_the_usual_set_comes_from_the_sheet() -> None:
    chips = usual_set(PLAIN)
    assert [kind.value for kind in chips] == [100, 500, 1_000]
    assert [kind.in_stack for kind in chips] == [10, 8, 15]
    assert stack_worth(chips) == STACK
    assert chips[0].colour is ChipColour.BLACK
    assert colour_of(250) is ChipColour.GREY
    bare = usual_set(replace(PLAIN, starting_stack=None))
    assert {kind.in_stack for kind in bare} == {0}
    odd = usual_set(replace(PLAIN, starting_stack=20_050))
    assert stack_worth(odd) == 0


def test_the_set_is_chosen_and_has_to_come_to_the_stack(six: Evening) -> None:
    assert set_of(six.state) == usual_set(PLAIN)
    chosen = (
        ChipKind(100, ChipColour.WHITE, 20, 500),
        ChipKind(500, ChipColour.RED, 16, 400),
        ChipKind(5_000, ChipColour.BLUE, 2),
    )
    done = six.do(cc.ChooseChips(chosen))
    assert (done.told, set_of(six.state)) == ("chip set chosen", chosen)
    six.refused(cc.ChooseChips(chosen), Code.NOTHING_CHANGES)
    said = six.refused(cc.ChooseChips(chosen[:2]), Code.DOES_NOT_ADD_UP, house=True)
    assert said == "The chips of a starting stack come to 10,000, but the sheet gives 20,000."
    six.refused(cc.ChooseChips(()), Code.NOBODY)
    six.refused(cc.ChooseChips(chosen[::-1]), Code.BAD_NUMBER)
    six.refused(cc.ChooseChips((ChipKind(0, ChipColour.RED),)), Code.BAD_NUMBER)
    six.refused(cc.ChooseChips((ChipKind(5, ChipColour.RED, -1),)), Code.BAD_NUMBER)
    six.do(c.ChangeStructure(replace(PLAIN, starting_stack=None)))
    six.do(cc.ChooseChips(chosen[:2]))


@pytest.mark.parametrize(("entries", "short"), [(20, 0), (30, 100)])
def test_the_bank_is_counted_against_the_field(entries: int, short: int) -> None:
    chips = (ChipKind(100, ChipColour.BLACK, 20, 500), ChipKind(500, ChipColour.RED, 36))
    rows = bank(chips, PLAIN, entries)
    assert [row.short for row in rows] == [short, 0]
    assert rows[0].need.most == 20 * entries

"""What the director asks of plans, and what is written down for it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tdtool.tournament import commands as c
from tdtool.tournament import facts as f
from tdtool.tournament.draw import Apart, Stream, draw_seats, repeat
from tdtool.tournament.fold import fold
from tdtool.tournament.journal import told
from tdtool.tournament.plans import commands as pc
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.plans.alternates import next_alternate
from tdtool.tournament.plans.balance import balance_flows, balance_plan
from tdtool.tournament.plans.settings import Format, PlanSettings, SizeFrom
from tdtool.tournament.plans.sizes import Flow
from tdtool.tournament.plans.state import Suggested
from tdtool.tournament.plans.values import Occasion
from tdtool.tournament.refusal import Code
from tdtool.tournament.state import Status
from tdtool.tournament.values import DrawPolicy, Seal, SeatAt
from tests.tournament.plans.floor_of import Floor, Laid, floor_of, full

SEAL = Seal("", "")
FRESH = {1: full(9, last=(1, 2, 3)), 2: Laid((1, 2, 3, 5, 6, 8, 9), (1, 2, 3))}


def kinds(facts: tuple[f.Fact, ...]) -> list[type[f.Fact]]:
    return [type(fact) for fact in facts]


def same_again(made: Floor) -> None:
    """Prove that the log alone gives this state."""
    assert fold(made.records) == made.state


def test_a_named_move_is_written_with_its_reason() -> None:
    made = Floor(FRESH)
    locked = made.at(1, 4)
    made.do(c.LockEntry(locked.id, locked=True))
    done = made.do(pc.Balance())
    reckoned, placed = done.facts
    assert isinstance(reckoned, pf.MoveReckoned)
    assert isinstance(placed, f.EntryPlaced)
    assert (reckoned.source, reckoned.destination) == (SeatAt(1, 5), SeatAt(2, 4))
    assert reckoned.passed_over == (locked.id,)
    assert (reckoned.sooner, reckoned.orbit) == (1, 8)
    assert reckoned.source_hand is not None
    assert reckoned.source_hand.button == 1
    assert placed.awaited is True
    assert balance_flows(made.state, made.now) == ()
    same_again(made)


def test_without_fresh_hands_the_next_big_blind_is_ordered() -> None:
    made = floor_of((9, 7))
    done = made.do(pc.Balance((Flow(1, 2),)))
    assert done.facts == (pf.MoveOrdered(1, 1, 2),)
    assert balance_flows(made.state, made.now) == ()
    assert made.refused(pc.Balance()).code is Code.NOTHING_CHANGES
    refused = made.refused(pc.CarryOut(1))
    assert refused.code is Code.POSITION_UNKNOWN
    assert "table 1" in refused.sentence
    made.give(1, 3, 4, 5)
    assert "table 2" in made.refused(pc.CarryOut(1)).sentence
    made.give(2, 1, 2, 3)
    done = made.do(pc.CarryOut(1))
    assert kinds(done.facts) == [pf.MoveReckoned, f.EntryPlaced]
    assert made.state.plans.orders == {}
    assert made.at(2, 8).awaited is True
    assert made.at(2, 8).origin == SeatAt(1, 6)
    assert made.refused(pc.CarryOut(1)).code is Code.NO_SUCH_ORDER
    same_again(made)


def test_whoever_goes_carries_the_order_out() -> None:
    made = floor_of((9, 7))
    made.do(pc.Balance())
    made.do(c.SitsAt(made.at(1, 2).id, SeatAt(2, 9)))
    assert made.state.plans.orders == {}
    assert made.sizes() == {1: 8, 2: 8}
    assert made.state.plans.ordered == 1


def test_an_order_can_be_taken_back_and_falls_with_its_table() -> None:
    made = floor_of((9, 7, 7))
    made.do(pc.Balance())
    assert set(made.state.plans.orders) == {1}
    made.do(pc.WithdrawOrder(1))
    assert made.state.plans.orders == {}
    made.do(pc.Balance())
    assert set(made.state.plans.orders) == {2}
    made.do(c.CloseTable(2))
    assert made.state.plans.orders == {}
    assert made.refused(pc.WithdrawOrder(2)).code is Code.NO_SUCH_ORDER


def test_an_order_for_which_no_seat_will_do_stays() -> None:
    made = Floor(
        {1: full(9, last=(1, 2, 3)), 2: Laid((1, 2, 4, 5, 6, 7, 8, 9), (1, 2, 3), 9, (3,))}
    )
    made.do(pc.Balance((Flow(1, 2),)), anyway=True)
    assert made.refused(pc.CarryOut(1)).code is Code.NO_OPEN_SEAT


def test_other_moves_than_the_plans_are_a_house_matter() -> None:
    made = floor_of((9, 9, 7, 8))
    refused = made.refused(pc.Balance((Flow(1, 3),)))
    assert (refused.code, refused.house) == (Code.OUT_OF_ORDER, True)
    assert refused.sentence == "By the house's way table 2 gives a player to 3."
    refused = made.refused(pc.Balance((Flow(1, 4),)))
    assert refused.sentence == "Table 4 is not short."
    made.do(pc.Balance((Flow(1, 3),)), anyway=True)
    assert [order[1:3] for order in made.state.plans.orders.values()] == [(1, 3)]
    assert made.refused(pc.Balance((Flow(1, 9),))).code is Code.NO_SUCH_TABLE


def test_a_mover_by_chance_is_drawn_as_seats_are() -> None:
    made = floor_of((9, 7))
    made.do(pc.Balance())
    before = made.state.draws
    mover, drawn = made.do(pc.BalanceByDraw(Flow(1, 2))).facts
    assert isinstance(mover, pf.MoverDrawn)
    assert isinstance(drawn, f.SeatsDrawn)
    assert len(mover.entries) == 9
    assert drawn.entries == (mover.entry,)
    assert mover.next_seal == drawn.seal
    assert made.state.seal == drawn.next_seal
    assert made.state.draws == before + 2
    assert repeat(drawn) == drawn.seats
    assert made.state.plans.orders == {}
    same_again(made)


def test_another_went_than_was_named() -> None:
    made = Floor(FRESH)
    made.do(pc.Balance())
    planned = made.at(2, 4)
    went = made.at(1, 6)
    done = made.do(c.SitsAt(went.id, SeatAt(2, 4)))
    assert kinds(done.facts) == [f.EntryPlaced, f.EntryPlaced]
    assert (planned.seat, planned.awaited) == (SeatAt(1, 4), False)
    assert (went.seat, went.awaited) == (SeatAt(2, 4), False)
    same_again(made)


def test_who_comes_from_elsewhere_takes_no_promised_seat() -> None:
    made = Floor({**FRESH, 3: full(8)})
    made.do(pc.Balance())
    assert made.refused(c.SitsAt(made.at(3, 1).id, SeatAt(2, 4))).code is Code.SEAT_TAKEN
    stranger = made.sit(1, 4)
    assert made.refused(c.SitsAt(stranger, SeatAt(2, 4))).code is Code.SEAT_TAKEN


def test_suggestions_can_be_left_until_somebody_sits_down() -> None:
    made = floor_of((9, 7))
    made.do(pc.LeaveSuggestion(Suggested.BALANCE, 2))
    made.do(pc.LeaveSuggestion(Suggested.BREAK))
    assert dict(made.state.plans.left) == {(Suggested.BALANCE, 2): 7, (Suggested.BREAK, 0): 16}
    made.sit(2, 8)
    assert dict(made.state.plans.left) == {(Suggested.BREAK, 0): 16}
    assert made.refused(pc.LeaveSuggestion(Suggested.HALT, 5)).code is Code.NO_SUCH_TABLE


def test_a_table_stands_and_plays_on() -> None:
    made = floor_of((9, 6))
    made.do(pc.HaltTable(2, halted=True))
    assert made.state.plans.halted == {2: made.now.wall_ms}
    assert made.refused(pc.HaltTable(2, halted=True)).sentence == "Table 2 stands already."
    made.do(pc.HaltTable(2, halted=False))
    assert made.refused(pc.HaltTable(2, halted=False)).sentence == "Table 2 does not stand."
    same_again(made)


def test_a_break_draws_closes_and_levels() -> None:
    made = floor_of((1, 8, 8, 3))
    done = made.do(pc.BreakTables())
    assert kinds(done.facts) == [f.SeatsDrawn, f.TableClosed, pf.MoveOrdered, pf.MoveOrdered]
    drawn = done.facts[0]
    assert isinstance(drawn, f.SeatsDrawn)
    assert Counter(seat.table for seat in drawn.seats) == {1: 3}
    assert repeat(drawn) == drawn.seats
    assert made.sizes() == {1: 4, 2: 8, 3: 8}
    assert [order[1:3] for order in made.state.plans.orders.values()] == [(3, 1), (2, 1)]
    assert all(made.state.entries[entry].awaited for entry in drawn.entries)
    assert {made.state.entries[entry].origin for entry in drawn.entries} == {
        SeatAt(4, seat) for seat in (1, 2, 3)
    }
    assert made.state.closed.keys() == {4}
    same_again(made)


def test_a_break_is_said_in_one() -> None:
    drawn = f.SeatsDrawn(1, SEAL, SEAL, DrawPolicy.UNIFORM, (), (), (1, 2), (), awaited=True)

    def said(*facts: f.Fact) -> str:
        return told(facts, str)

    assert said(drawn, f.TableClosed(4, ())) == "table 4 breaks, 2 players draw seats"
    one = replace(drawn, entries=(1,))
    two = said(one, f.TableClosed(4, ()), f.TableClosed(3, ()), pf.MoveOrdered(1, 9, 1))
    assert two == "tables 4 and 3 break, 1 player draws a seat, next big blind of 9 to table 1"


def test_a_break_that_the_house_refuses_can_be_done_anyway() -> None:
    made = floor_of((6, 5, 4), row=0)
    assert made.refused(pc.BreakTables()).code is Code.REGISTRATION_OPEN
    made.do(pc.BreakTables(), anyway=True)
    assert sorted(made.sizes().items()) in ([(1, 8), (2, 7)], [(1, 7), (2, 8)])
    full_floor = floor_of((9, 9))
    assert full_floor.refused(pc.BreakTables()).code is Code.NO_OPEN_SEAT
    assert full_floor.refused(pc.BreakTables((1,))).code is Code.NO_OPEN_SEAT


def test_the_final_table_draws_every_seat_and_the_button() -> None:
    made = Floor({1: full(5, 8), 2: full(4, 8)}, seats=8)
    made.give(1, 1, 2, 3)
    made.bust(made.sit(2, 8))
    done = made.do(pc.Redraw())
    assert kinds(done.facts) == [
        pf.Redrawn,
        pf.TablesSized,
        f.SeatsDrawn,
        f.TableClosed,
        pf.ButtonDrawn,
    ]
    redrawn, button = done.facts[0], done.facts[-1]
    assert isinstance(button, pf.ButtonDrawn)
    assert isinstance(redrawn, pf.Redrawn)
    assert redrawn == pf.Redrawn(Occasion.FINAL, 9, tuple(range(1, 10)), (1,))
    assert button.seats == tuple(range(1, 10))
    table = made.state.tables[1]
    assert (table.seats, len(table.occupants), table.position) == (9, 9, None)
    first = table.first_button
    assert first is not None
    assert first.seat == button.seat
    same_again(made)
    for seat in range(1, 10):
        made.do(c.Arrive(made.at(1, seat).id))
    made.do(c.NextHand(1))
    assert table.first_button is None
    assert table.position is not None
    assert table.position.last.button == button.seat


def test_a_redraw_keeps_the_locked_and_the_kept_seats() -> None:
    made = floor_of((9, 9, 5))
    made.set(redraw_at=(22,))
    made.bust(made.at(3, 5).id)
    stays = made.at(1, 4)
    made.do(c.LockEntry(stays.id, locked=True))
    made.do(c.LockSeat(SeatAt(2, 1), locked=True))
    sitting = {entry.id for entry in made.state.entries.values() if entry.seat}
    made.do(pc.Redraw())
    assert stays.seat == SeatAt(1, 4)
    assert not stays.awaited
    assert SeatAt(2, 1) not in {entry.seat for entry in made.state.entries.values()}
    assert {entry.id for entry in made.state.entries.values() if entry.seat} == sitting
    assert made.sizes() == {1: 8, 2: 7, 3: 7}
    assert made.state.plans.redrawn_at == 22
    assert all(table.first_button for table in made.state.tables.values())
    same_again(made)


@pytest.mark.parametrize(
    ("counts", "more", "code"),
    [
        ((1, 0), {}, Code.TOO_FEW),
        ((5, 3), {"missing": 2}, Code.OPEN_REPORT),
        ((5, 3), {"locked": True}, Code.TABLE_LOCKED),
        ((5, 4), {"locked_seats": {1, 2}}, Code.NO_OPEN_SEAT),
    ],
)
def test_some_redraws_are_refused(
    counts: tuple[int, ...], more: dict[str, Any], code: Code
) -> None:
    made = floor_of(counts)
    for name, value in more.items():
        setattr(made.state.tables[1], name, value)
    assert made.refused(pc.Redraw(final=True)).code is code


def test_a_redraw_can_be_asked_for_at_any_time() -> None:
    made = floor_of((9, 9, 9))
    made.do(pc.Redraw())
    assert made.sizes() == {1: 9, 2: 9, 3: 9}
    made.do(pc.Redraw(final=True))
    assert made.sizes() == {1: 27}


def test_a_bracket_is_drawn_round_by_round() -> None:
    made = Floor(seats=2, row=0)
    made.do(pc.ChangePlans(PlanSettings(form=Format.HEADS_UP)))
    made.do(c.Register(names=tuple("abcdefg")))
    done = made.do(pc.Redraw())
    byes = next(fact for fact in done.facts if isinstance(fact, pf.ByesDrawn))
    assert len(byes.byes) == 1
    assert made.sizes() == {1: 2, 2: 2, 3: 2}
    assert made.state.waiting == set(byes.byes)
    for number in (1, 2, 3):
        made.bust(made.at(number, 1).id)
    made.do(pc.Redraw())
    assert made.sizes() == {2: 2, 3: 2} or made.sizes() == {1: 2, 2: 2}
    assert made.state.waiting == set()
    same_again(made)


def test_byes_leave_their_seats() -> None:
    made = Floor({1: full(2, 2), 2: full(1, 2)}, seats=2)
    made.set(form=Format.HEADS_UP)
    made.do(pc.Redraw())
    assert sorted(made.sizes().values()) == [2]
    assert len(made.state.waiting) == 1
    same_again(made)


def test_seats_are_kept_for_somebody() -> None:
    made = floor_of((8, 8), row=0)
    seat = SeatAt(1, 9)
    guest = made.sit(2, 9)
    made.do(pc.ReserveSeat(seat, guest))
    assert made.state.tables[1].open_seats() == []
    made.do(c.RegisterAndSeat(name="x"))
    late = max(made.state.entries)
    assert made.state.entries[late].status is Status.WAITING
    refused = made.refused(c.SeatEntry(late, seat))
    assert (refused.code, refused.house) == (Code.SEAT_RESERVED, True)
    assert made.refused(pc.ReserveSeat(seat, guest)).code is Code.NOTHING_CHANGES
    assert made.refused(pc.ReserveSeat(seat, late)).code is Code.SEAT_RESERVED
    assert made.refused(pc.ReserveSeat(SeatAt(1, 1), late)).code is Code.SEAT_TAKEN
    made.do(c.MoveEntry(guest, seat))
    assert made.state.tables[1].reserved == {}
    made.do(pc.ReserveSeat(SeatAt(2, 9), late))
    made.do(pc.ReserveSeat(SeatAt(2, 9), None))
    assert made.state.tables[2].reserved == {}
    made.bust(guest)
    assert made.refused(pc.ReserveSeat(seat, guest)).code is Code.ALREADY_OUT
    same_again(made)


def test_pairs_are_kept_apart_only_where_the_house_does_so() -> None:
    made = floor_of((6, 7, 8), row=0)
    one, other = made.at(1, 1).id, made.at(1, 2).id
    refused = made.refused(pc.KeepApart(one, other, apart=True))
    assert (refused.code, refused.house) == (Code.DRAWS_ARE_OPEN, True)
    made.do(pc.ChangePlans(PlanSettings(keep_apart=True)))
    made.do(pc.KeepApart(other, one, apart=True))
    assert made.refused(pc.KeepApart(one, other, apart=True)).code is Code.NOTHING_CHANGES
    assert made.refused(pc.KeepApart(one, one, apart=True)).code is Code.NOTHING_CHANGES
    made.bust(one)
    (_, drawn) = made.do(c.ReEnter(one)).facts
    assert isinstance(drawn, f.SeatsDrawn)
    assert drawn.barred == ((drawn.entries[0], 1),)
    assert drawn.seats[0].table == 2
    assert repeat(drawn) == drawn.seats
    made.do(pc.KeepApart(drawn.entries[0], other, apart=False))
    assert made.state.plans.apart == frozenset()
    same_again(made)


def test_a_pair_that_draws_together_is_kept_apart() -> None:
    for seed in range(12):
        made = floor_of((2, 8, 8), row=0)
        made.do(pc.ChangePlans(PlanSettings(keep_apart=True)))
        one, other = made.at(1, 1).id, made.at(1, 2).id
        made.do(pc.KeepApart(one, other, apart=True))
        made.random.seed(seed)
        drawn = made.do(pc.BreakTables((1,)), anyway=True).facts[0]
        assert isinstance(drawn, f.SeatsDrawn)
        assert drawn.pairs == ((one, other),)
        assert {seat.table for seat in drawn.seats} == {2, 3}
        assert repeat(drawn) == drawn.seats


def test_who_needs_access_is_kept_apart_from_who_draws_after_him() -> None:
    made = floor_of((2, 7, 8), row=0)
    made.do(pc.ChangePlans(PlanSettings(keep_apart=True)))
    one, other = made.at(1, 1).id, made.at(1, 2).id
    made.do(pc.KeepApart(one, other, apart=True))
    made.do(pc.NeedAccess(one, needed=True))
    made.do(pc.MarkSeat(SeatAt(2, 9), accessible=True))
    made.do(pc.BreakTables((1,)), anyway=True)
    assert made.state.entries[one].seat == SeatAt(2, 9)
    assert made.state.entries[other].seat == SeatAt(3, 9)


def test_marks_that_are_made_already_change_nothing() -> None:
    made = floor_of((9, 9))
    seat, entry = SeatAt(1, 1), made.at(1, 1).id
    for command in (
        pc.MarkSeat(seat, accessible=False),
        pc.NeedAccess(entry, needed=False),
        pc.FeatureTable(1, feature=False),
        pc.ChangePlans(PlanSettings()),
        pc.ResizeTables(9),
        pc.ResizeTables(9, (1,)),
        pc.KeepApart(entry, made.at(1, 2).id, apart=False),
    ):
        assert made.refused(command).code is Code.NOTHING_CHANGES
    made.do(pc.MarkSeat(seat, accessible=True))
    made.do(pc.MarkSeat(seat, accessible=False))
    made.do(pc.FeatureTable(1, feature=True))
    assert made.refused(pc.FeatureTable(1, feature=True)).code is Code.NOTHING_CHANGES
    assert made.state.tables[1].feature
    assert made.state.tables[1].accessible == frozenset()
    same_again(made)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (PlanSettings(breaking_order=(3, 0)), Code.BAD_NUMBER),
        (PlanSettings(breaking_order=(3, 3)), Code.BAD_NUMBER),
        (PlanSettings(final_size=13), Code.BAD_NUMBER),
        (PlanSettings(sizes=(SizeFrom(1, day=2),)), Code.BAD_NUMBER),
        (PlanSettings(redraw_at=(0,)), Code.BAD_NUMBER),
        (PlanSettings(prize_seats=0), Code.BAD_NUMBER),
    ],
)
def test_settings_that_cannot_be(settings: PlanSettings, code: Code) -> None:
    assert Floor().refused(pc.ChangePlans(settings)).code is code


def test_a_seat_that_closes_is_closed_once_it_is_empty() -> None:
    made = floor_of((9, 7))
    made.do(pc.ResizeTables(8))
    assert made.state.seats_per_table == 8
    one, other = made.state.tables[1], made.state.tables[2]
    assert (one.seats, one.closing, one.open_seats()) == (9, 8, [])
    assert (other.seats, other.closing, other.open_seats()) == (8, None, [8])
    made.bust(made.at(1, 2).id)
    assert (one.seats, one.open_seats()) == (9, [2])
    made.bust(made.at(1, 9).id)
    assert (one.seats, one.closing) == (8, None)
    made.do(pc.ResizeTables(10, (1,)))
    assert (one.seats, one.closing, made.state.seats_per_table) == (10, None, 8)
    assert made.refused(pc.ResizeTables(1)).code is Code.BAD_NUMBER
    same_again(made)


def test_plans_before_play_await_nobody() -> None:
    made = Floor(FRESH, tolerance_late_registration=1)
    made.state.clock = None
    made.do(pc.Balance())
    assert not made.at(2, 4).awaited


def test_a_stud_move_says_no_hands() -> None:
    from tests.tournament.plans.test_move_orders import STUD, played

    made = Floor(
        {1: full(9), 2: full(7)}, row=0, structure=played(STUD), tolerance_late_registration=1
    )
    reckoned = made.do(pc.Balance()).facts[0]
    assert isinstance(reckoned, pf.MoveReckoned)
    assert (reckoned.source_hand, reckoned.sooner, reckoned.orbit) == (None, None, None)
    assert balance_plan(made.state, made.now) == ()


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ((pf.PlansSet(PlanSettings()),), "settings of moves changed"),
        ((pf.MoveOrdered(1, 26, 7),), "next big blind of 26 to table 7"),
        ((pf.OrderWithdrawn(1, 26, 7),), "order from 26 to 7 withdrawn"),
        ((pf.MoverDrawn(1, SEAL, SEAL, 26, (5,), 5),), "table 26: P5 drawn to go"),
        ((pf.ButtonDrawn(1, SEAL, SEAL, 26, (5,), 5),), "table 26 button drawn: 5"),
        ((pf.ByesDrawn(1, SEAL, SEAL, (5, 6), (5,)),), "1 byes drawn"),
        ((pf.Redrawn(Occasion.FINAL, 9, (), (1,)),), "final table drawn: 9 players, table 1"),
        ((pf.Redrawn(Occasion.ROUND, 4, (), (1, 2)),), "next round drawn: 4 players"),
        ((pf.Redrawn(Occasion.POINT, 16, (), (1, 2)),), "16 players drawn anew to 2 tables"),
        ((pf.Redrawn(Occasion.ASKED, 8, (), (2,)),), "8 players drawn anew to 1 table"),
        ((pf.SuggestionLeft(Suggested.BALANCE, 7, 5),), "table 7 left short"),
        ((pf.SuggestionLeft(Suggested.BREAK, 0, 5),), "break left"),
        ((pf.TableHalted(7, halted=True),), "table 7 stands"),
        ((pf.TableHalted(7, halted=False),), "table 7 plays on"),
        ((pf.TableFeatured(7, feature=True),), "table 7 is the feature table"),
        ((pf.TableFeatured(7, feature=False),), "table 7 is no feature table"),
        ((pf.TablesSized(8, (7,), event=True),), "tables play with 8 seats"),
        ((pf.TablesSized(8, (7,), event=False),), "table 7: 8 seats"),
        ((pf.TablesSized(8, (7, 9), event=False),), "tables 7, 9: 8 seats"),
        ((pf.SeatReserved(SeatAt(7, 1), 5),), "seat 7.1 kept for P5"),
        ((pf.SeatReserved(SeatAt(7, 1), None),), "seat 7.1 no longer kept"),
        ((pf.SeatMarked(SeatAt(7, 1), accessible=True),), "seat 7.1 marked as reachable"),
        ((pf.SeatMarked(SeatAt(7, 1), accessible=False),), "seat 7.1 unmarked"),
        ((pf.AccessNeeded(5, needed=True),), "P5 needs a reachable seat"),
        ((pf.AccessNeeded(5, needed=False),), "P5 needs no reachable seat"),
        ((pf.KeptApart(5, 6, apart=True),), "P5 and P6 kept apart"),
        ((pf.KeptApart(5, 6, apart=False),), "P5 and P6 no longer kept apart"),
        (
            (f.TableClosed(2, ()), pf.Redrawn(Occasion.FINAL, 9, (), (1,))),
            "final table drawn: 9 players, table 1",
        ),
    ],
)
def test_the_journal_says_it_in_a_few_words(facts: tuple[f.Fact, ...], said: str) -> None:
    assert told(facts, lambda entry: f"P{entry}") == said


def test_apart_holds_for_a_draw_from_all_seats_alike() -> None:
    pool = [SeatAt(table, seat) for table in (1, 2) for seat in (1, 2)]
    for seed in range(20):
        stream = Stream(bytes([seed]) * 32, "x")
        apart = Apart(((1, 2),), ((3, 1),))
        drawn = draw_seats(stream, (1, 2, 3), pool, (), DrawPolicy.UNIFORM, apart)
        assert len(set(drawn)) == 3
        assert drawn[2].table == 2 or {seat.table for seat in drawn[:2]} == {2}


@pytest.mark.parametrize("policy", DrawPolicy)
def test_who_can_only_sit_where_he_must_not_sits_there(policy: DrawPolicy) -> None:
    pool = [SeatAt(1, 1), SeatAt(1, 2)]
    drawn = draw_seats(Stream(bytes(32), "x"), (7,), pool, (), policy, Apart((), ((7, 1),)))
    assert drawn[0] in pool


def test_a_partner_who_left_the_event_bars_nothing() -> None:
    made = floor_of((6, 7), row=0)
    made.set(keep_apart=True)
    made.do(c.Register(names=("gone",)))
    gone = max(made.state.entries)
    made.do(pc.KeepApart(1, gone, apart=True))
    made.do(c.Unregister(gone))
    (drawn,) = made.do(c.MoveEntry(1)).facts
    assert isinstance(drawn, f.SeatsDrawn)
    assert (drawn.pairs, drawn.barred) == ((), ())


def test_no_alternate_is_called_without_a_seat() -> None:
    made = floor_of((9,), row=0)
    made.do(c.RegisterAndSeat(name="x"))
    assert next_alternate(made.state) is None
    made.state.tables[1].locked = True
    assert next_alternate(made.state) is None
    assert next_alternate(floor_of((3,)).state) is None
    made.do(c.OpenTable(2))
    assert next_alternate(made.state) == 10


def test_an_order_waits_while_others_go_elsewhere() -> None:
    made = floor_of((9, 7, 6))
    made.do(pc.Balance((Flow(1, 2),)), anyway=True)
    made.do(c.SitsAt(made.at(1, 2).id, SeatAt(3, 9)))
    assert set(made.state.plans.orders) == {1}


def test_a_round_opens_tables_where_its_own_are_locked() -> None:
    made = Floor({1: full(1, 2), 2: full(1, 2), 3: full(2, 2)}, seats=2)
    made.set(form=Format.HEADS_UP)
    made.state.tables[1].locked = True
    made.tell(*(f.EntryRegistered(entry, f"q{entry}", 1, late=False) for entry in (5, 6, 7)))
    made.bust(3)
    made.do(pc.Redraw())
    assert sorted(made.sizes()) == [1, 2, 3, 4]
    assert sum(made.sizes().values()) == 6

"""Which table breaks, when tables stop, and when everybody is drawn anew."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tdtool.rules.house import FinalTable, HouseRules
from tdtool.tournament.plans.balance import balance_flows, short_tables
from tdtool.tournament.plans.breaking import (
    BreakPlan,
    break_plan,
    breaking_order,
    giving_rank,
    next_breaks,
    outs_until_break,
)
from tdtool.tournament.plans.halt import Halt, halts
from tdtool.tournament.plans.redraw import bracket, redraw_due, redraw_plan
from tdtool.tournament.plans.settings import BreaksBy, Format, Gives
from tdtool.tournament.plans.sizes import players_at, room_at, rooms, sizes
from tdtool.tournament.plans.state import Order
from tdtool.tournament.plans.values import Occasion
from tdtool.tournament.refusal import Code, Refusal
from tests.tournament.plans.floor_of import Floor, Laid, fewest, floor_of, full

if TYPE_CHECKING:
    from collections.abc import Sequence


@pytest.mark.parametrize(
    ("more", "order"),
    [
        ({}, (4, 3, 2, 1)),
        ({"breaks_by": BreaksBy.LOWEST_NUMBER}, (1, 2, 3, 4)),
        ({"breaks_by": BreaksBy.FEWEST_PLAYERS}, (3, 4, 2, 1)),
        ({"breaking_order": (2, 4, 9)}, (2, 4, 3, 1)),
    ],
)
def test_the_posted_order_comes_first_then_the_rule(more: Any, order: tuple[int, ...]) -> None:
    made = floor_of((9, 7, 5, 7))
    made.set(**more)
    assert breaking_order(made.state) == order
    made.state.tables[order[0]].feature = True
    assert breaking_order(made.state) == (*order[1:], order[0])
    made.state.tables[order[1]].locked = True
    assert breaking_order(made.state) == (*order[2:], order[0])


@pytest.mark.parametrize(
    ("gives", "first"),
    [(Gives.NEXT_TO_BREAK, 3), (Gives.LOWEST_NUMBER, 1), (Gives.HIGHEST_NUMBER, 3)],
)
def test_of_equals_a_feature_table_gives_last(gives: Gives, first: int) -> None:
    made = floor_of((9, 9, 9, 7))
    made.set(gives=gives)
    assert balance_flows(made.state, made.now)[0].source == first
    made.state.tables[first].feature = True
    assert balance_flows(made.state, made.now)[0].source != first
    assert giving_rank(made.state)(first) == max(map(giving_rank(made.state), made.state.tables))


@pytest.mark.parametrize(
    ("counts", "outs", "breaks"),
    [
        ((9, 9, 9), 9, ()),
        ((9, 9, 4), 4, ()),
        ((9, 5, 4), 0, (3,)),
        ((9, 7, 6, 5), 0, (4,)),
        ((4, 4, 4, 4, 2), 0, (5, 4, 3)),
        ((9, 1), 1, ()),
        ((5, 4), 0, (2,)),
        ((9,), None, ()),
    ],
)
def test_outs_until_the_next_table_breaks(
    counts: Sequence[int], outs: int | None, breaks: tuple[int, ...]
) -> None:
    made = floor_of(counts)
    assert outs_until_break(made.state) == outs
    assert next_breaks(made.state) == breaks
    made.set(form=Format.SHOOTOUT)
    assert outs_until_break(made.state) is None


@given(counts=st.lists(st.integers(0, 9), min_size=2, max_size=6))
def test_a_break_empties_its_tables_into_seats_that_are_open(counts: list[int]) -> None:
    made = floor_of(counts)
    tables = next_breaks(made.state)
    if not tables:
        assert counts[-1] > sum(9 - count for count in counts[:-1])
        return
    plan = break_plan(made.state, made.now, tables)
    assert isinstance(plan, BreakPlan)
    assert plan.refusal is None
    assert len(plan.entries) == sum(counts[number - 1] for number in tables) <= len(plan.pool)
    assert not {seat.table for seat in plan.pool} & set(tables)
    stay = [count for number, count in enumerate(counts, 1) if number not in tables]
    for _ in plan.entries:
        stay[stay.index(min(stay))] += 1
    assert len(plan.flows) == fewest(stay, 1)
    assert plan.moves == len(plan.entries) + len(plan.flows)


@pytest.mark.parametrize(
    ("tables", "code"),
    [
        ((), Code.NOBODY),
        ((7,), Code.NO_SUCH_TABLE),
        ((1,), Code.NO_OPEN_SEAT),
        ((2,), Code.TABLE_LOCKED),
    ],
)
def test_some_tables_cannot_break(tables: tuple[int, ...], code: Code) -> None:
    made = floor_of((9, 3, 5))
    made.state.tables[2].locked = True
    found = break_plan(made.state, made.now, tables)
    assert isinstance(found, Refusal)
    assert (found.code, found.house) == (code, False)


def test_what_the_house_holds_against_a_break() -> None:
    made = floor_of((6, 5, 4))

    def against(*tables: int) -> tuple[Code, str] | None:
        plan = break_plan(made.state, made.now, tables)
        assert isinstance(plan, BreakPlan)
        return None if plan.refusal is None else (plan.refusal.code, plan.refusal.sentence)

    assert against(3) is None
    assert against(2) == (Code.OUT_OF_ORDER, "By the breaking order table 3 breaks first.")
    one = made.at(3, 1)
    one.locked = True
    assert against(3) == (Code.ENTRY_LOCKED, f"{{entry {one.id}}} is locked at table 3.")
    made.state.tables[3].missing = 1
    # Everything is said at once, not one reason after the other was overridden.
    assert against(3) == (
        Code.OPEN_REPORT,
        f"Table 3: 1 out and not named; name them first. {{entry {one.id}}} is locked at table 3.",
    )
    made.state.tables[3].missing = 0
    for number, seat in ((1, 3), (1, 4), (1, 5), (1, 6), (2, 4), (2, 5)):
        made.bust(made.at(number, seat).id)
    assert against(1, 2) == (
        Code.OUT_OF_ORDER,
        "By the breaking order tables 3 and 2 break first.",
    )


def test_open_orders_count_as_done() -> None:
    made = floor_of((9, 7, 8))
    assert balance_flows(made.state, made.now) == ((1, 2),)
    made.state.plans = replace(made.state.plans, orders={1: Order(1, 1, 2, made.now.wall_ms)})
    assert balance_flows(made.state, made.now) == ()
    assert sizes(made.state) == {1: 8, 2: 8, 3: 8}
    assert players_at(made.state, made.state.tables[2]) == 8
    made.state.tables[1].locked = made.state.tables[2].locked = True
    assert sizes(made.state) == {3: 8}


def test_short_tables_come_with_the_moves_that_help_them() -> None:
    made = floor_of((9, 9, 5, 7))
    found = short_tables(made.state, made.now)
    assert [(one.table, one.lacks, len(one.moves)) for one in found] == [(3, 4, 2), (4, 2, 0)]
    made.set(form=Format.HEADS_UP)
    assert short_tables(made.state, made.now) == ()
    assert short_tables(floor_of((9, 8)).state, made.now) == ()
    assert short_tables(Floor().state, made.now) == ()


def halting(*gone: int, last: tuple[int, int, int] | None = (1, 2, 3)) -> Floor:
    made = floor_of((9, 9))
    for seat in gone:
        made.bust(made.at(2, seat).id)
    if last is not None:
        made.give(2, *last)
    return made


def test_a_table_stops_when_the_seat_after_its_big_blind_stands_open() -> None:
    made = halting(4, 6, 8)
    assert halts(made.state, made.now) == {2: Halt.NOW}
    made.pass_(10 * 60_000)
    assert halts(made.state, made.now) == {2: Halt.UNKNOWN}
    made = halting(5, 6, 8)
    assert halts(made.state, made.now) == {2: Halt.SOON}
    made.give(2, 3, 4, 9)
    assert halts(made.state, made.now) == {2: Halt.SOON}
    assert halts(halting(6, 8).state, made.now) == {}
    assert halts(halting(5, 6, 8, last=None).state, made.now) == {2: Halt.UNKNOWN}
    assert halts(Floor().state, made.now) == {}


def test_a_table_counted_short_stops_too() -> None:
    made = halting(4, 6)
    made.state.tables[2].missing = 1
    assert halts(made.state, made.now) == {2: Halt.NOW}
    table = made.state.tables[2]
    assert table.position is not None
    table.position.last = table.position.last._replace(big_blinds=())
    assert halts(made.state, made.now) == {2: Halt.UNKNOWN}


def test_a_redraw_takes_the_tables_that_break_last() -> None:
    made = floor_of((8, 8, 8, 2))
    made.set(redraw_at=(25, 9))
    assert redraw_due(made.state) is None
    made.bust(made.at(4, 2).id)
    plan = redraw_due(made.state)
    assert plan is not None
    assert (plan.occasion, plan.tables, plan.closed) == (Occasion.POINT, (1, 2, 3), (4,))
    assert len(plan.entries) == made.state.seated == 25
    made.state.plans = replace(made.state.plans, redrawn_at=25)
    assert redraw_due(made.state) is None
    made.set(final_table=3)
    plan = redraw_plan(made.state, Occasion.FINAL)
    assert (plan.tables, plan.closed, plan.seats) == ((3,), (1, 2, 4), 25)


def test_the_sheet_names_redraws_where_the_director_does_not() -> None:
    made = floor_of((8, 8, 8))
    made.state.structure = replace(made.state.structure, redraws=(23,))
    made.bust(made.at(3, 2).id)
    found = redraw_due(made.state)
    assert found is not None
    assert found.occasion is Occasion.POINT
    made.set(redraw_at=())
    assert redraw_due(made.state) is None


def test_no_redraw_before_play_or_at_the_only_table() -> None:
    made = floor_of((4, 4))
    made.state.clock = None
    assert redraw_due(made.state) is None
    assert redraw_due(floor_of((4,)).state) is None
    assert redraw_due(floor_of((0, 0)).state) is None


def test_a_round_is_over_when_every_table_has_its_winner() -> None:
    made = floor_of((2, 1, 1), seats=3)
    made.set(form=Format.SHOOTOUT)
    assert redraw_due(made.state) is None
    made.bust(made.at(1, 1).id)
    plan = redraw_due(made.state)
    assert plan is not None
    assert (plan.occasion, len(plan.entries), len(plan.tables)) == (Occasion.ROUND, 3, 1)
    for number in (1, 2):
        made.bust(next(iter(made.state.tables[number].occupants.values())))
    assert redraw_due(made.state) is None


def test_a_bracket_draws_byes_in_its_first_round_only() -> None:
    made = Floor(seats=2)
    made.set(form=Format.HEADS_UP)
    assert redraw_due(made.state) is None
    made.lay(1, full(2, 2))
    made.lay(3, full(2, 2))
    made.lay(4, full(1, 2))
    plan = redraw_plan(made.state, Occasion.ASKED)
    assert (plan.byes, plan.tables, plan.seats) == (3, (1,), 2)
    made.bust(1)
    made.bust(3)
    plan = redraw_plan(made.state, Occasion.ROUND)
    assert (plan.byes, plan.tables) == (0, (1, 3))
    made.state.tables[1].locked = True
    assert redraw_plan(made.state, Occasion.ROUND).tables == (3,)
    made.set()
    assert redraw_plan(made.state, Occasion.ASKED).byes == 0


def test_a_redraw_opens_tables_where_too_few_are_open() -> None:
    made = Floor({2: full(9), 3: full(9, 12)})
    made.lay(1, Laid((1,)))
    assert redraw_plan(made.state, Occasion.ASKED).tables == (1, 2, 3)
    made.set(final_table=7)
    assert redraw_plan(made.state, Occasion.FINAL).tables == (7,)


@given(st.integers(0, 2000))
@example(8)
def test_a_bracket_leaves_a_power_of_two(players: int) -> None:
    found = bracket(players)
    assert found.first_round + found.byes == players
    assert found.first_round // 2 + found.byes == found.second_round
    if players > 1:
        assert found.second_round & (found.second_round - 1) == 0
        assert found.byes < players


@pytest.mark.parametrize(("seats", "final"), [(10, 10), (9, 9), (8, 9), (7, 7), (6, 7), (5, 5)])
def test_the_final_table_by_tda(seats: int, final: int) -> None:
    house = HouseRules(final_table=FinalTable.BY_TDA)
    assert house.final_table_size(seats) == final


def test_the_room_of_all_tables_is_counted_as_that_of_each() -> None:
    made = floor_of((9, 7, 5, 7))
    there = made.state.tables
    there[2].locked = True
    orders = (Order(1, 1, 2, made.now.wall_ms), Order(2, 1, 3, made.now.wall_ms))
    made.state.plans = replace(made.state.plans, orders={o.number: o for o in orders})
    assert rooms(made.state) == {n: room_at(made.state, there[n]) for n in (1, 3, 4)}
    assert rooms(made.state)[3] == 3

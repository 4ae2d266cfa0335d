"""What every balance plan keeps to, whatever the tables are."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.rules.button.next_hand import positions as next_positions
from tdtool.rules.button.question import ButtonRule
from tdtool.tournament import facts as f
from tdtool.tournament.plans.balance import (
    balance_flows,
    balance_plan,
    name_by_seat,
    short_tables,
)
from tdtool.tournament.plans.cost import Cost, fair_seat
from tdtool.tournament.plans.due import Sit, due_order, hands_until, sits
from tdtool.tournament.plans.naming import Hands, name_mover
from tdtool.tournament.plans.sizes import flows, may_give, room_at
from tdtool.tournament.values import Placing, SeatAt
from tests.extent import examples
from tests.tournament.plans.floor_of import Floor, Laid, fewest, full
from tests.tournament.plans.test_move_orders import STUD, played

COUNTS = st.lists(st.integers(0, 10), min_size=1, max_size=7)


@given(counts=COUNTS, allowed=st.integers(0, 3))
def test_flows_level_the_tables_with_the_fewest_moves(counts: list[int], allowed: int) -> None:
    by_table = dict(enumerate(counts, 1))
    found = flows(by_table, allowed, lambda n: n, by_table.__getitem__, lambda _: 99)
    after = Counter(by_table)
    for source, destination in found:
        after[source] -= 1
        after[destination] += 1
    sizes = [after[number] for number in by_table]
    assert max(sizes) - min(sizes) <= max(1, allowed)
    assert len(found) == fewest(counts, max(1, allowed))
    assert not {flow.source for flow in found} & {flow.destination for flow in found}


def test_flows_of_no_tables() -> None:
    assert flows({}, 1, lambda n: n, lambda _: 9, lambda _: 9) == ()


def test_a_table_that_can_neither_give_nor_take_is_passed_over() -> None:
    counts = {1: 9, 2: 9, 3: 5, 4: 6}
    gives, takes = {1: 0, 2: 9, 3: 5, 4: 6}, {1: 0, 2: 0, 3: 0, 4: 1}
    found = flows(counts, 1, lambda n: n, gives.__getitem__, takes.__getitem__)
    assert found == ((2, 4),)


@st.composite
def floors(draw: st.DrawFn) -> Floor:
    """Draw two to four tables of three players or more, each with a fresh last hand."""
    rule = draw(st.sampled_from(ButtonRule))
    tables = {}
    for number in range(1, draw(st.integers(2, 4)) + 1):
        seats = sorted(draw(st.sets(st.integers(1, 9), min_size=3)))
        at = draw(st.integers(0, len(seats) - 1))
        ring = (*seats[at:], *seats[:at])
        tables[number] = Laid(tuple(seats), (ring[0], ring[1], ring[2]))
    made = Floor(tables, button_rule=rule)
    for entry in draw(st.lists(st.integers(1, len(made.state.entries)), max_size=3)):
        one = made.state.entries[entry]
        if one.seat is not None and len(made.state.tables[one.seat.table].occupants) > 3:
            made.bust(entry)
    for entry in draw(st.lists(st.integers(1, len(made.state.entries)), max_size=2)):
        made.state.entries[entry].locked = True
    return made


def accept(made: Floor) -> None:
    """Carry a whole plan out: who is named goes, everybody arrives."""
    for move in balance_plan(made.state, made.now):
        assert move.named is not None
        entry, source, goal = move.named[:3]
        assert (source.table, goal.table) == (move.source, move.destination)
        made.tell(f.EntryPlaced(entry, goal, source, Placing.MOVE, awaited=False))


def could_be_named(made: Floor) -> bool:
    return all(move.named is not None for move in balance_plan(made.state, made.now))


@settings(max_examples=examples(200))
@given(made=floors())
def test_a_plan_that_is_carried_out_leaves_nothing_to_plan(made: Floor) -> None:
    before = sorted(e.id for e in made.state.entries.values() if e.seat is not None)
    locked = {e.id: e.seat for e in made.state.entries.values() if e.locked}
    if not could_be_named(made):
        return
    needed = len(balance_flows(made.state, made.now))
    plan = balance_plan(made.state, made.now)
    assert len(plan) == needed
    assert len({move.named[0] for move in plan if move.named}) == needed
    assert len({move.named[2] for move in plan if move.named}) == needed
    accept(made)
    assert balance_plan(made.state, made.now) == ()
    assert sorted(e.id for e in made.state.entries.values() if e.seat is not None) == before
    seats = [e.seat for e in made.state.entries.values() if e.seat is not None]
    assert len(set(seats)) == len(seats)
    assert {e: made.state.entries[e].seat for e in locked} == locked
    giving = [t for t in made.state.tables.values() if may_give(made.state, t)]
    taking = [t for t in made.state.tables.values() if room_at(made.state, t)]
    for one in giving:
        for other in taking:
            assert len(one.occupants) - len(other.occupants) <= 1


@settings(max_examples=examples(200))
@given(made=floors())
def test_nobody_pays_much_sooner_where_a_seat_allows_it(made: Floor) -> None:
    hands = Hands(made.state, made.now)
    for number, move in enumerate(balance_plan(made.state, made.now)):
        if move.named is None or number:
            continue
        source, goal = move.named.source, move.named.destination
        leaves, joins = hands.asked(source.table), hands.asked(goal.table)
        assert leaves is not None
        assert joins is not None
        stays = hands_until(leaves, source.seat)
        orbit = len(joins.occupied) + 1
        usable = sits(joins, made.state.tables[goal.table].open_seats())
        chosen = next(sit for sit in usable if sit.seat == goal.seat)
        assert move.named.cost == Cost(stays - chosen.hands, orbit)
        fair = [sit for sit in usable if (stays - sit.hands) * 4 <= orbit]
        if fair:
            assert chosen == fair[0]
        if stays == 1:
            assert chosen == usable[0]


@given(made=floors())
def test_the_due_order_is_the_order_in_which_hands_make_big_blinds(made: Floor) -> None:
    asked = Hands(made.state, made.now).asked(1)
    assert asked is not None
    order = due_order(asked)
    assert sorted(order) == list(asked.occupied)
    first = next_positions(asked)
    assert order[0] in (first.big_blinds or (first.button,))
    if asked.rule is ButtonRule.DEAD:
        waits = [hands_until(asked, seat) for seat in order]
        assert waits == sorted(waits)


def test_a_fair_seat_is_chosen_before_the_soonest() -> None:
    soon, later, last = Sit(2, 1), Sit(4, 3), Sit(6, 5)
    assert fair_seat((soon, later, last), 1, 8) == soon
    assert fair_seat((soon, later, last), 4, 8) == later
    assert fair_seat((soon,), 4, 8) == soon
    assert fair_seat((), 4, 8) is None


@pytest.mark.parametrize(
    ("cost", "said"),
    [
        (Cost(0, 8), "pays as soon as if he stayed"),
        (Cost(-2, 8), "pays a quarter of an orbit later"),
        (Cost(2, 8), "pays a quarter of an orbit sooner"),
        (Cost(-8, 8), "pays an orbit later"),
        (Cost(-3, 7), "pays 3 of an orbit’s 7 hands later"),
    ],
)
def test_the_cost_is_said_in_parts_of_an_orbit(cost: Cost, said: str) -> None:
    assert str(cost) == said
    assert cost.orbits == cost.hands / cost.orbit


def test_unknown_last_hands_are_asked_for() -> None:
    made = Floor({1: full(9, last=(1, 2, 3)), 2: full(6)})
    (move,) = balance_plan(made.state, made.now)
    assert (move.named, move.unknown) == (None, (2,))
    made.pass_(10 * 60_000)
    (move,) = balance_plan(made.state, made.now)
    assert move.unknown == (1, 2)


def test_everybody_locked_names_nobody() -> None:
    made = Floor({1: full(9, last=(1, 2, 3)), 2: full(6, last=(1, 2, 3))})
    hands = Hands(made.state, made.now)
    for seat in range(1, 9):
        made.at(1, seat).locked = True
    (move,) = balance_plan(made.state, made.now)
    assert move.named is not None
    assert move.named.source == SeatAt(1, 9)
    assert len(move.named.passed_over) == 5
    made.at(1, 9).locked = True
    assert balance_plan(made.state, made.now) == ()
    assert [short.table for short in short_tables(made.state, made.now)] == [2]
    assert name_mover(hands, SeatAt(1, 9), 2) is not None
    made.state.entries[made.at(1, 9).id].awaited = True
    assert name_mover(Hands(made.state, made.now), SeatAt(1, 9), 2) is None


def test_a_stud_event_moves_by_the_seats_that_opened_last() -> None:
    made = Floor({1: full(9), 2: full(9), 3: full(9)}, row=0, structure=played(STUD))
    for seat in (9, 2, 5, 7):
        made.pass_(60_000)
        made.bust(made.at(3, seat).id)
    plan = balance_plan(made.state, made.now)
    assert all(move.by_seat for move in plan)
    named = [move.named[1:3] for move in plan if move.named is not None]
    assert named == [(SeatAt(2, 7), SeatAt(3, 7)), (SeatAt(1, 5), SeatAt(3, 5))]
    assert name_by_seat(made.state, 1, 3, (), (2, 5, 7, 9)) is None
    assert name_by_seat(made.state, 3, 1) is None

"""Who is pulled to a table that opens during play."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.tournament.plans.new_table import Pull, due_to_go, pulls
from tdtool.tournament.plans.settings import Gives
from tdtool.tournament.values import SeatAt
from tests.extent import examples
from tests.tournament.plans.floor_of import Floor, Laid, floor_of, full


def test_it_takes_one_from_the_fullest_until_all_are_even() -> None:
    made = floor_of((9, 9, 9))
    by_order = (Pull(3, 9), Pull(2, 9), Pull(1, 9), Pull(3, 8), Pull(2, 8), Pull(1, 8))
    assert pulls(made.state, 0, 9) == by_order
    assert pulls(made.state, 3, 9) == by_order[:4]
    assert pulls(made.state, 9, 9) == ()
    assert pulls(made.state, 0, 2) == by_order[:2]
    made.set(gives=Gives.LOWEST_NUMBER)
    assert [pull.table for pull in pulls(made.state, 0, 9)] == [1, 2, 3, 1, 2, 3]


def test_a_lock_is_kept() -> None:
    made = floor_of((9, 9, 9))
    made.state.tables[3].locked = True
    assert {pull.table for pull in pulls(made.state, 0, 9)} == {1, 2}
    for entry in made.state.tables[2].occupants.values():
        made.state.entries[entry].locked = True
    assert {pull.table for pull in pulls(made.state, 0, 9)} == {1}
    made.state.tables[1].locked = made.state.tables[2].locked = True
    assert pulls(made.state, 0, 9) == ()


def test_who_goes_is_due_the_big_blind_and_not_locked() -> None:
    made = Floor({1: full(9, last=(3, 4, 5)), 2: Laid(tuple(range(1, 10)))})
    assert due_to_go(made.state, made.now, (1, 2, 1)) == (SeatAt(1, 6), SeatAt(1, 7))
    made.at(1, 6).locked = True
    assert due_to_go(made.state, made.now, (1,)) == (SeatAt(1, 7),)
    for entry in made.state.tables[1].occupants.values():
        made.state.entries[entry].locked = True
    assert due_to_go(made.state, made.now, (1,)) == ()


@given(st.lists(st.integers(0, 9), min_size=1, max_size=8), st.integers(0, 12), st.integers(2, 10))
@settings(max_examples=examples(200))
def test_the_new_table_is_even_or_full_or_nobody_can_give(
    counts: list[int], waiting: int, seats: int
) -> None:
    made = floor_of(counts)
    found = pulls(made.state, waiting, seats)
    after = dict(enumerate(counts, 1))
    for pull in found:
        assert after[pull.table] == pull.players == max(after.values())
        after[pull.table] -= 1
    new = min(waiting, seats) + len(found)
    assert new <= seats
    assert new == seats or max(after.values()) - new <= 1

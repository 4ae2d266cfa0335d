"""Bringing flights together on paper: no bag lost or doubled, and totals that add up."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.tournament.days.flight_end import FlightEnd, OwnedBag
from tdtool.tournament.days.merge import MergePlan, Total, entered, merge
from tdtool.tournament.days.values import Bag, Forward, Origin, WhyLeft
from tests.extent import examples


def end(*bags: tuple[str, int], name: str = "1A") -> FlightEnd:
    """Make a flight's end of (person, chips); entries are numbered in that order."""
    owned = [
        OwnedBag(entry, person, Bag(str(entry), None, chips, chips))
        for entry, (person, chips) in enumerate(bags, 1)
    ]
    count = tuple((person, 1) for person, _ in bags)
    return FlightEnd(Origin(name, name, 1, ""), tuple(owned), (), count, len(bags), 0, (), None, 1)


ONE = end(("kim", 15_000), ("ngo", 20_000))
OTHER = end(("pia", 10_000), ("kim", 30_000), name="1B")
THIRD = end(("kim", 12_000), name="1C")


def forward_of(plan: MergePlan, person: str) -> list[tuple[int, int]]:
    return [(one.flight, one.bag.chips) for one in plan.carried if one.person == person]


@pytest.mark.parametrize(
    ("rule", "taken"),
    [
        (Forward.BEST, (1, 30_000)),
        (Forward.FIRST, (0, 15_000)),
        (Forward.LAST, (2, 12_000)),
    ],
)
def test_the_house_says_which_stack_goes_forward(rule: Forward, taken: tuple[int, int]) -> None:
    plan = merge((ONE, OTHER, THIRD), rule)
    assert forward_of(plan, "kim") == [taken]
    assert plan.before == Total(5, 87_000)
    assert plan.after == Total(3, 30_000 + taken[1])
    assert [(one.person, one.taken, one.chosen) for one in plan.several] == [
        ("kim", taken[0], False)
    ]
    assert {one.why for one in plan.left} == {WhyLeft.RULE}


def test_the_first_of_equal_stacks_is_the_best() -> None:
    plan = merge((end(("kim", 5_000)), end(("kim", 5_000), name="1B")), Forward.BEST)
    assert forward_of(plan, "kim") == [(0, 5_000)]


def test_the_director_may_choose_otherwise() -> None:
    plan = merge((ONE, OTHER), Forward.BEST, [("kim", 0), ("ngo", None)])
    assert forward_of(plan, "kim") == [(0, 15_000)]
    assert forward_of(plan, "ngo") == []
    assert plan.several[0].chosen
    assert {one.bag.person: one.why for one in plan.left} == dict.fromkeys(
        ("kim", "ngo"), WhyLeft.CHOSEN
    )


def test_two_ids_may_be_one_person() -> None:
    plan = merge((ONE, OTHER), Forward.BEST, same=[("pia", "ngo")])
    assert forward_of(plan, "ngo") == [(0, 20_000)]
    assert plan.after == Total(2, 50_000)
    assert entered((ONE, OTHER), {"pia": "ngo"}) == {"kim": 2, "ngo": 2}


PEOPLE = st.sampled_from("abcdefgh")
FLIGHTS = st.lists(
    st.dictionaries(PEOPLE, st.integers(1, 10**15), max_size=6), min_size=1, max_size=4
)


@given(
    FLIGHTS,
    st.sampled_from(Forward),
    st.dictionaries(PEOPLE, st.none() | st.integers(0, 3), max_size=3),
)
@settings(max_examples=examples(400), deadline=None)
def test_no_bag_is_lost_or_doubled_and_nobody_goes_forward_twice(
    drawn: list[dict[str, int]], rule: Forward, choices: dict[str, int | None]
) -> None:
    flights = [end(*bags.items(), name=f"1{at}") for at, bags in enumerate(drawn)]
    plan = merge(flights, rule, choices.items())
    every = Counter(
        (at, person, chips) for at, bags in enumerate(drawn) for person, chips in bags.items()
    )
    carried = Counter((one.flight, one.person, one.bag.chips) for one in plan.carried)
    left = Counter((one.bag.flight, one.bag.person, one.bag.bag.chips) for one in plan.left)
    assert carried + left == every
    assert plan.before == Total(every.total(), sum(chips for _, _, chips in every))
    assert plan.after == Total(carried.total(), sum(chips for _, _, chips in carried))
    persons = Counter(one.person for one in plan.carried)
    assert all(number == 1 for number in persons.values())
    untold = {person for bags in drawn for person in bags} - choices.keys()
    assert untold <= persons.keys()
    for person, flight in choices.items():
        assert all(one.flight == flight for one in plan.carried if one.person == person)
    if rule is Forward.BEST:
        for person in untold:
            best = max(bags.get(person, 0) for bags in drawn)
            assert [chips for _, chips in forward_of(plan, person)] == [best]

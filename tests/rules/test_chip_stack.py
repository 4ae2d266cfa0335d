"""Starting stacks and the chips of a field, also as clubs have them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.rules.chip_race import value
from tdtool.rules.chip_stack import ChipNeed, chip_needs, starting_stack
from tests.extent import examples

USUAL = (1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000)


@pytest.mark.parametrize(
    ("worth", "chips", "stack"),
    [
        # The commonest stacks of 204 club files: eight of each, the rest in the largest.
        (10_000, (25, 100, 500, 1_000), {25: 8, 100: 8, 500: 8, 1_000: 5}),
        (20_000, (25, 100, 500, 1_000, 5_000), {25: 8, 100: 8, 500: 8, 1_000: 10, 5_000: 1}),
        (5_000, (25, 100, 500, 1_000), {25: 8, 100: 8, 500: 8}),
        (60_000, USUAL[3:], {100: 10, 500: 8, 1_000: 10, 5_000: 9}),
        (1_500, (5, 10, 25, 100), {5: 9, 10: 8, 25: 11, 100: 11}),
        # A small stack gets what there is; a value that is too large is left out.
        (100, (25, 100), {25: 4}),
        (90, (10, 25), {10: 9}),
        (35, (10, 25), {10: 1, 25: 1}),
        (7, (5,), None),
        (333, (25, 10), None),
        (0, (5,), {}),
        (3, (1, 5), {1: 3}),
        (10, (), None),
    ],
)
def test_a_stack_is_made_as_clubs_make_it(
    worth: int, chips: tuple[int, ...], stack: dict[int, int] | None
) -> None:
    assert starting_stack(worth, chips) == stack


@settings(max_examples=examples(60))
@given(st.integers(1, 4_000), st.sampled_from(range(1, len(USUAL))))
def test_a_usual_set_always_makes_a_stack_of_its_smallest_chip(units: int, first: int) -> None:
    chips = USUAL[first:]
    worth = units * chips[0]
    stack = starting_stack(worth, chips)
    assert stack is not None
    assert value(stack) == worth
    assert set(stack) <= set(chips)
    assert all(stack.values())


def test_a_field_needs_its_stacks_and_what_colour_ups_bring_in() -> None:
    stack = {25: 8, 100: 8, 500: 8, 1_000: 5, 5_000: 0, 25_000: 0}
    needs = chip_needs(stack, 100, ((25,), (10,), (100, 500)), sold=200_500)
    assert needs == (
        ChipNeed(25, 8, 800, 0, 800),
        ChipNeed(100, 8, 800, 200, 1_000),
        ChipNeed(500, 8, 800, 0, 800),
        # 200,500 sold are 201 chips of 1,000; 100,000 + 400,000 change up into 500.
        ChipNeed(1_000, 5, 701, 500, 1_201),
        ChipNeed(5_000, 0, 0, 0, 0),
        ChipNeed(25_000, 0, 0, 0, 0),
    )


def test_the_largest_chip_has_nothing_to_be_changed_into() -> None:
    assert chip_needs({25: 4}, 10, ((25,), (100,)), sold=0) == (ChipNeed(25, 4, 40, 0, 40),)
    assert chip_needs({25: 0}, 10, sold=100) == (ChipNeed(25, 0, 0, 0, 0),)


@settings(max_examples=examples(40))
@given(st.integers(0, 3_000), st.lists(st.sampled_from(USUAL), max_size=4, unique=True))
def test_no_chips_are_lost_when_they_are_changed_up(entries: int, removed: list[int]) -> None:
    stack = starting_stack(20_000, USUAL[2:]) or {}
    ups = tuple((chip,) for chip in sorted(removed))
    needs = chip_needs({**dict.fromkeys(USUAL, 0), **stack}, entries, ups)
    assert sum(need.chip * need.start for need in needs) == 20_000 * entries
    assert all(need.most >= need.start and need.added >= 0 for need in needs)

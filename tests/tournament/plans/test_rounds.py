"""Chips between rounds of shootouts and brackets: brought, shared alike, or set by the house."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.tournament import commands as c
from tdtool.tournament import facts as f
from tdtool.tournament import fold
from tdtool.tournament.chips.view import stack_of
from tdtool.tournament.plans import commands as pc
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.plans.redraw import redraw_due
from tdtool.tournament.plans.rounds import THEIR_OWN, begins_with, round_chips, stack_of_round
from tdtool.tournament.plans.settings import Format, PlanSettings, RoundStacks
from tdtool.tournament.plans.tasks import plan_tasks
from tdtool.tournament.queries import average_stack, chips_in_play
from tdtool.tournament.refusal import Code
from tests.extent import examples
from tests.tournament.evening import PLAIN
from tests.tournament.plans.floor_of import Floor, full

if TYPE_CHECKING:
    from collections.abc import Sequence

START = 20_000


def shootout(sizes: Sequence[int], way: RoundStacks, stack: int | None = None) -> Floor:
    """Play the first round of a shootout down to a winner at each table."""
    made = Floor({number: full(size) for number, size in enumerate(sizes, 1)})
    made.set(form=Format.SHOOTOUT, round_stacks=way, round_stack=stack)
    play_down(made)
    return made


def play_down(made: Floor) -> None:
    for number in sorted(made.state.tables):
        for entry in list(made.state.tables[number].occupants.values())[1:]:
            made.bust(entry)


def due(made: Floor) -> tuple[list[int], int]:
    plan = redraw_due(made.state)
    assert plan is not None
    return sorted(chips for _, chips in plan.chips.stacks), plan.chips.out_of_play


def told(made: Floor) -> str:
    return " ".join(task.detail for task in plan_tasks(made.state, str, made.now))


def drawn(made: Floor) -> dict[int, int]:
    """Draw the round; give everybody's stack as it is known then."""
    made.do(pc.Redraw())
    for entry in sorted(made.state.awaited):
        made.do(c.Arrive(entry))
    found = {}
    for table in made.state.tables.values():
        for entry in table.occupants.values():
            stack = stack_of(made.state, entry)
            assert stack is not None
            assert stack.chips == stack_of_round(made.state, entry)
            found[entry] = stack.chips
    return found


def test_winners_bring_what_they_won() -> None:
    made = shootout((6, 6, 5), RoundStacks.BRING)
    assert due(made) == ([5 * START, 6 * START, 6 * START], 0)
    assert "They bring 100,000 to 120,000." in told(made)
    assert sorted(drawn(made).values()) == [5 * START, 6 * START, 6 * START]
    assert chips_in_play(made.state) == 17 * START
    # The stacks of the second round are known in the third.
    made.set(form=Format.SHOOTOUT)
    play_down(made)
    assert made.state.seated == 1


def test_a_second_round_brings_what_was_won_in_both() -> None:
    made = Floor({number: full(3) for number in range(1, 7)}, seats=3)
    made.set(form=Format.SHOOTOUT)
    play_down(made)
    assert set(drawn(made).values()) == {3 * START}
    assert len(made.state.tables) == 2
    play_down(made)
    assert due(made) == ([9 * START, 9 * START], 0)
    assert "Each begins with 180,000." in told(made)
    assert set(drawn(made).values()) == {9 * START}


def test_all_chips_are_shared_alike_in_the_smallest_that_is_played_with() -> None:
    made = shootout((6, 6, 5), RoundStacks.EVEN)
    # 340,000 among three: 113,333 is not to be paid in chips of 25.
    assert due(made) == ([113_325] * 3, 25)
    assert "Each begins with 113,325." in told(made)
    drawn(made)
    assert chips_in_play(made.state) == 3 * 113_325
    assert average_stack(made.state) == 113_325


@pytest.mark.parametrize(("stack", "each"), [(None, START), (50_000, 50_000), (200_000, 200_000)])
def test_the_house_names_a_stack(stack: int | None, each: int) -> None:
    made = shootout((6, 6, 5), RoundStacks.SET, stack)
    assert due(made) == ([each] * 3, 17 * START - 3 * each)
    assert set(drawn(made).values()) == {each}
    assert chips_in_play(made.state) == 3 * each
    refused = made.refused(pc.ChangePlans(PlanSettings(round_stack=0)))
    assert refused.code is Code.BAD_NUMBER


def test_without_a_starting_stack_only_a_named_one_is_known() -> None:
    bare = replace(PLAIN, starting_stack=None)
    made = Floor({1: full(3), 2: full(3)}, structure=bare)
    made.set(form=Format.SHOOTOUT)
    play_down(made)
    assert due(made) == ([], 0)
    assert "begins" not in told(made)
    assert "bring" not in told(made)
    for way in (RoundStacks.EVEN, RoundStacks.SET):
        made.set(form=Format.SHOOTOUT, round_stacks=way)
        assert round_chips(made.state, (1, 4)) == THEIR_OWN
    made.set(form=Format.SHOOTOUT, round_stacks=RoundStacks.SET, round_stack=60_000)
    assert due(made) == ([60_000, 60_000], 0)
    drawn(made)
    assert begins_with(made.state, 1) == 60_000


def test_who_waited_for_the_second_round_brings_his_stack() -> None:
    made = Floor(row=0)
    made.set(form=Format.HEADS_UP)
    made.do(c.Register(names=tuple(f"p{number}" for number in range(6))))
    made.do(pc.Redraw())
    assert made.state.plans.round == {}
    for entry in sorted(made.state.awaited):
        made.do(c.Arrive(entry))
    play_down(made)
    assert due(made) == ([START, START, 2 * START, 2 * START], 0)
    drawn(made)
    assert chips_in_play(made.state) == 6 * START
    made.set(form=Format.HEADS_UP, round_stacks=RoundStacks.SET)
    play_down(made)
    assert due(made) == ([START, START], 4 * START)


def test_an_ordinary_redraw_leaves_everybody_his_chips() -> None:
    made = Floor({1: full(6), 2: full(6)})
    made.set(round_stacks=RoundStacks.SET, round_stack=5_000)
    done = made.do(pc.Redraw())
    redrawn = next(fact for fact in done.facts if isinstance(fact, pf.Redrawn))
    assert (redrawn.stacks, redrawn.out_of_play) == ((), 0)
    assert chips_in_play(made.state) == 12 * START
    assert begins_with(made.state, 1) == START


def test_chips_that_left_play_are_not_won() -> None:
    made = Floor({1: full(3), 2: full(3)})
    made.set(form=Format.SHOOTOUT)
    made.tell(
        f.Busted(2, made.state.entries[2].seat, 1, 1, made.now.wall_ms, out_of_play=START // 2)
    )
    play_down(made)
    assert due(made) == ([5 * START // 2, 3 * START], 0)
    made.do(pc.Redraw())
    assert sum(chips for chips in made.state.plans.round.values()) == chips_in_play(made.state)
    made.bust(min(made.state.plans.round))
    assert stack_of_round(made.state, min(made.state.plans.round)) is None


@given(
    st.lists(st.integers(2, 9), min_size=2, max_size=6),
    st.sampled_from(RoundStacks),
    st.none() | st.integers(1, 10**6),
)
@settings(max_examples=examples(60), deadline=None)
def test_every_chip_is_accounted_for_and_undo_gives_it_back(
    sizes: list[int], way: RoundStacks, stack: int | None
) -> None:
    made = shootout(sizes, way, stack)
    before = chips_in_play(made.state)
    assert before == sum(sizes) * START
    records = list(made.records)
    chips, out = due(made)
    assert sum(chips) + out == before
    made.do(pc.Redraw())
    assert chips_in_play(made.state) == sum(chips)
    assert fold.fold(made.records) == made.state
    assert chips_in_play(fold.fold(records)) == before

"""What must hold at every table, whoever comes and goes, for many hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.rules.button.check import check, check_last_hand
from tdtool.rules.button.first_hand import first_hand
from tdtool.rules.button.next_hand import ahead, answer, positions
from tdtool.rules.button.question import (
    ArrivalInDeadSmallBlind,
    ButtonRule,
    ButtonSettings,
    GameForm,
    MovingDoublePost,
    Question,
)
from tdtool.rules.button.sentence import rule_name, why
from tdtool.rules.posting import antes_due, posts, pot, to_call
from tdtool.rules.posting_remarks import remarks, say
from tdtool.rules.seats import in_arc
from tdtool.rules.stakes import Ante, AnteKind, AnteOrder, AnteStep, Stakes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdtool.rules.button.answer import Answer

TABLE = tuple(range(1, 11))
SETTINGS = st.builds(
    ButtonSettings,
    st.sampled_from(ArrivalInDeadSmallBlind),
    st.sampled_from(MovingDoublePost),
)
STAKES = st.builds(
    Stakes,
    st.none() | st.integers(1, 500),
    st.none() | st.integers(1, 1000),
    st.builds(
        Ante,
        st.sampled_from(AnteKind),
        st.integers(0, 1000),
        st.lists(st.builds(AnteStep, st.integers(2, 9), st.integers(0, 500)), max_size=2).map(
            tuple
        ),
        st.none() | st.sampled_from(AnteOrder),
    ),
    st.none() | st.integers(1, 300),
    bring_in=st.none() | st.integers(1, 200),
)


class Step(NamedTuple):
    """Two hands in a row at one table, and what was asked about the second."""

    before: Answer
    question: Question
    now: Answer

    @property
    def three_or_more(self) -> bool:
        return min(len(self.before.dealt_in), len(self.now.dealt_in)) >= 3


@st.composite
def evenings(
    draw: st.DrawFn, rule: ButtonRule | None = None, *, arrivals: bool = True
) -> list[Step]:
    """Play a table for up to 20 hands with players going out and sitting down."""
    rule = rule or draw(st.sampled_from(ButtonRule))
    settings = draw(SETTINGS)
    occupied = tuple(sorted(draw(st.sets(st.sampled_from(TABLE), min_size=2))))
    before = first_hand(rule, draw(st.sampled_from(TABLE)), occupied)
    steps: list[Step] = []
    for _ in range(draw(st.integers(1, 20))):
        gone = draw(st.sets(st.sampled_from(before.dealt_in), max_size=4))
        left = set(occupied) - gone
        new: set[int] = set()
        if arrivals:
            free = [seat for seat in TABLE if seat not in left]
            new = draw(st.sets(st.sampled_from(free), max_size=3)) if free else set()
        if len(left | new) < 2:
            continue
        occupied = tuple(sorted(left | new))
        question = Question(
            rule, before.as_last_hand(), occupied, frozenset(new), frozenset(gone), settings
        )
        now = answer(question)
        steps.append(Step(before, question, now))
        before = now
    return steps


def stayers(step: Step) -> Iterator[int]:
    """Give the seats whose player is in both hands."""
    return (seat for seat in step.question.stayers() if seat in step.now.dealt_in)


@given(evenings())
def test_every_answer_is_whole(steps: list[Step]) -> None:
    for step in steps:
        check(step.question, len(TABLE))
        check_last_hand(step.now.as_last_hand(), max_seats=len(TABLE))
        spot, now = step.now.positions, step.now
        assert positions(step.question) == spot
        assert set(spot.waits) <= set(step.question.occupied) - set(step.question.stayers())
        assert len(now.dealt_in) >= 2
        assert sorted((*now.dealt_in, *spot.waits)) == list(step.question.occupied)
        assert sorted(now.preflop) == sorted(now.postflop) == list(now.dealt_in)
        assert {*spot.small_blinds, *spot.big_blinds, *spot.owes_small_blind} <= set(now.dealt_in)
        assert now.preflop[-1] == spot.big_blinds[-1]
        assert len(set(spot.big_blinds)) == len(spot.big_blinds)
        assert spot.button != spot.big_blinds[-1]
        assert 1 <= why(now).count(". ") + 1 <= 3
        assert rule_name(now.reason)
        assert now.reason.events


@given(evenings(ButtonRule.DEAD))
def test_dead_button_one_big_blind_never_twice_and_then_the_small_one(steps: list[Step]) -> None:
    for step in steps:
        (big,) = step.now.positions.big_blinds
        (big_before,) = step.before.positions.big_blinds
        if big_before in step.question.stayers():
            assert big != big_before
            if step.three_or_more:
                assert step.now.positions.small_blinds == (big_before,)


@given(evenings(ButtonRule.DEAD))
def test_dead_button_misses_nobody(steps: list[Step]) -> None:
    for step in steps:
        (big,) = step.now.positions.big_blinds
        (big_before,) = step.before.positions.big_blinds
        seat = big_before % 10 + 1
        while seat != big:
            assert seat not in step.now.dealt_in
            seat = seat % 10 + 1


@given(evenings(ButtonRule.MOVING, arrivals=False))
def test_moving_button_nobody_acts_last_twice_running(steps: list[Step]) -> None:
    for step in steps:
        if step.three_or_more:
            assert step.now.postflop[-1] != step.before.postflop[-1]
            assert not step.now.button_empty


@given(evenings(ButtonRule.MOVING))
def test_moving_button_every_big_blind_is_followed_by_a_small_one(steps: list[Step]) -> None:
    for step in steps:
        spot, before = step.now.positions, step.before.positions
        if not step.three_or_more or len(step.question.stayers()) < 3:
            continue
        assert spot.button in step.now.dealt_in
        # Nobody is passed over: all live seats after the last big blind up to the target.
        assert set(spot.big_blinds) == {
            seat
            for seat in step.now.dealt_in
            if in_arc(before.big_blinds[-1], seat, spot.big_blinds[-1])
        }
        # The range of big blinds never wraps past the last one.
        if before.big_blinds[-1] in step.question.stayers():
            assert before.big_blinds[-1] not in spot.big_blinds
        forgiven = step.question.settings.moving_double_post is MovingDoublePost.FORGIVE
        for seat in stayers(step):
            if seat in before.big_blinds + before.owes_small_blind:
                posts_now = seat in spot.small_blinds
                carried = seat in spot.owes_small_blind
                assert posts_now or carried or (forgiven and seat in spot.big_blinds)
            else:
                assert seat not in spot.small_blinds


@given(evenings(ButtonRule.SIMPLIFIED))
def test_simplified_button_one_of_each(steps: list[Step]) -> None:
    for step in steps:
        spot = step.now.positions
        assert len(spot.small_blinds) == len(spot.big_blinds) == 1
        assert spot.small_blinds != spot.big_blinds
        assert not step.now.button_empty


@given(evenings())
def test_two_players_button_has_the_small_blind(steps: list[Step]) -> None:
    for step in steps:
        if len(step.now.dealt_in) == 2:
            spot = step.now.positions
            assert spot.small_blinds == (spot.button,)
            assert step.now.preflop[0] == spot.button == step.now.postflop[-1]
            assert spot.owes_small_blind == ()


@given(evenings(), st.integers(1, 12))
def test_ahead_is_stepping(steps: list[Step], hands: int) -> None:
    for step in steps[:3]:
        question = step.question
        for found in ahead(question, hands):
            assert found == answer(question)
            question = question._replace(
                last=found.as_last_hand(), newcomers=frozenset(), gone=frozenset()
            )
            for seat in found.positions.waits:
                assert seat in question.occupied


@given(evenings())
def test_who_waits_comes_in_with_the_next_hand(steps: list[Step]) -> None:
    for step in steps:
        if step.now.positions.waits:
            assert ahead(step.question, 2)[-1].positions.waits == ()


@pytest.mark.parametrize("form", GameForm)
@given(evenings(), STAKES, st.dictionaries(st.sampled_from(TABLE), st.integers(0, 3000)), st.data())
def test_posts_add_up_and_no_stack_is_overdrawn(
    form: GameForm,
    steps: list[Step],
    stakes: Stakes,
    stacks: dict[int, int],
    data: st.DataObject,
) -> None:
    for step in steps[-3:]:
        now = answer(step.question._replace(form=form))
        opens = data.draw(st.none() | st.sampled_from(now.dealt_in)) if form == "stud" else None
        order = data.draw(st.sampled_from(AnteOrder))
        full = posts(now, stakes, None, order, opens)
        paid = posts(now, stakes, stacks, order, opens)
        owed = {post.seat: post.total for post in full}
        assert pot(paid) == sum(min(owed[seat], stacks.get(seat, owed[seat])) for seat in owed)
        assert {post.seat for post in paid} == set(owed)
        assert to_call(now, stakes) >= 0
        assert sum(antes_due(now, stakes).values()) == sum(post.ante for post in full)
        for post in paid:
            parts = sum(post[1:7])
            assert parts == post.total
            assert post.seat in now.dealt_in
            if post.seat in stacks:
                assert post.total <= stacks[post.seat]
                assert post.all_in == (post.total == stacks[post.seat])
                assert post.short == (stacks[post.seat] < owed[post.seat])
        for remark in remarks(now, stakes, paid):
            assert say(remark).endswith(".")

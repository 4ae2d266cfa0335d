"""What must hold in every round, under every limit and every house's rules."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.rules.betting.check import check
from tdtool.rules.betting.may import Bar, ground, may
from tdtool.rules.betting.reopening import differ, readings
from tdtool.rules.betting.round import Action, Move, Posted, PostKind, Round
from tdtool.rules.betting.say import label, say_may, say_minimum
from tdtool.rules.betting.standing import Standing, opening
from tdtool.rules.betting.typed import read_round
from tdtool.rules.books import written_out
from tdtool.rules.house import PRESETS, HouseRules
from tdtool.rules.limits.pot_limit import pot_maximum
from tdtool.rules.pots.side_pots import pots_of
from tdtool.rules.stakes import Betting
from tests.extent import examples

SMALL, BIG = 50, 100
SIGNS = {
    Move.FOLD: "f",
    Move.CHECK: "k",
    Move.CALL: "c",
    Move.BET: "b",
    Move.RAISE: "r",
    Move.ALL_IN: "a",
}


class Played(NamedTuple):
    """A round that was played by the rules of a house."""

    round: Round
    house: HouseRules


@st.composite
def rounds(draw: st.DrawFn) -> Played:
    """Play a round with legal actions only, blinds or none, stacks known or not."""
    order = tuple(range(1, draw(st.integers(2, 7)) + 1))
    blinds = draw(st.booleans())
    dead = draw(st.booleans())
    short = draw(st.sampled_from([BIG, 60]))
    posted: tuple[Posted, ...] = ()
    if blinds:
        small = 0 if dead else order[-2]
        posted = (
            Posted(small, PostKind.SMALL_BLIND, 0 if dead else SMALL, SMALL),
            Posted(order[-1], PostKind.BIG_BLIND, short, BIG),
        )
    stacks = draw(st.dictionaries(st.sampled_from(order), st.integers(BIG, 1_500)))
    if short < BIG:
        stacks[order[-1]] = short
    played = Round(
        BIG,
        order,
        posted,
        betting=draw(st.sampled_from(Betting)),
        pot=draw(st.integers(0, 900)),
        ante=draw(st.sampled_from([0, BIG])),
        most=4 * BIG,
        stacks=stacks,
        in_event=draw(st.sampled_from([None, 2, 9])),
    )
    house = PRESETS[draw(st.sampled_from(list(PRESETS)))]
    for wish, size in draw(st.lists(st.tuples(st.integers(0, 9), st.floats(0, 1)), max_size=14)):
        action = _legal(check(played, house), house, wish, size)
        if action is None:
            break
        played = replace(played, actions=(*played.actions, action))
    return Played(played, house)


def _legal(standing: Standing, house: HouseRules, wish: int, size: float) -> Action | None:
    found = may(standing, house)
    if not found:
        return None
    now = found[0]
    if wish > 5 and now.least is not None:
        most = now.least + 500 if now.most is None else now.most
        to = now.least + round(size * (most - now.least))
        if wish == 9 or now.all_in_only:
            return Action(now.seat, Move.ALL_IN, to)
        return Action(now.seat, Move.BET if now.opens else Move.RAISE, to)
    if now.checks:
        return Action(now.seat, Move.CHECK)
    return Action(now.seat, Move.FOLD if wish < 2 else Move.CALL)


@settings(max_examples=examples(100))
@given(rounds())
def test_a_player_always_may_do_something_and_raises_enough(played: Played) -> None:
    standing = check(*played)
    for found in may(standing, played.house):
        assert say_may(found).startswith(("You may ", "You have ", "The raises ", "Nobody else "))
        assert say_minimum(found).sentence
        assert found.faces == standing.highest - found.in_front
        assert 0 <= found.call <= found.faces
        assert found.checks == (found.faces == 0)
        assert written_out(*ground(standing, found, played.house))
        assert (found.least is None) == (found.barred is not None)
        if found.least is None:
            assert found.most is None
            continue
        assert found.least > standing.highest
        assert found.most is None or found.most >= found.least
        if played.round.betting is not Betting.FIXED_LIMIT:
            assert found.all_in_only or found.least >= standing.highest + standing.full
        stack = played.round.stacks.get(found.seat)
        if stack is not None:
            assert found.most is not None
            assert found.most <= stack
            assert found.call <= stack - found.in_front
            if played.round.betting is not Betting.FIXED_LIMIT:
                full = standing.highest + standing.full
                assert found.all_in_only == (found.least == stack < full)


@settings(max_examples=examples(100))
@given(rounds())
def test_the_half_reading_only_allows_more(played: Played) -> None:
    full, half = both = readings(*played)
    assert [one.seat for one in full.may] == [one.seat for one in half.may]
    assert full.in_force != half.in_force
    for one, other in zip(full.may, half.may, strict=True):
        if one.raises and other.barred is not Bar.CAPPED:
            assert other.raises
    assert set(differ(both)) <= {one.seat for one in full.may}


@settings(max_examples=examples(100))
@given(rounds())
def test_chips_add_up(played: Played) -> None:
    standing = check(*played)
    put_in = sum(standing.in_front.values()) + played.round.pot + played.round.ante
    assert standing.total == put_in == pots_of(standing).total
    for seat in standing.waiting:
        found = pot_maximum(standing, seat, played.house)
        assert (
            sum(line.chips for line in found.counted[: -2 if found.highest else None]) == found.pot
        )
        assert found.most == found.highest + found.pot + found.highest - standing.in_front[seat]
        assert all(label(line, found) for line in found.lines)


@settings(max_examples=examples(100))
@given(rounds())
def test_a_round_reads_back_as_it_was_typed(played: Played) -> None:
    typed = ", ".join(
        f"{one.seat} {SIGNS[one.move]}" + (f" {one.to:,}" if one.to else "")
        for one in played.round.actions
    )
    assert read_round(typed).actions == played.round.actions


@settings(max_examples=examples(100))
@given(rounds())
def test_nothing_was_passed_over_and_a_new_round_waits_for_somebody(played: Played) -> None:
    standing = check(*played)
    assert standing.passed == ()
    start = opening(replace(played.round, actions=()), played.house)
    assert start.waiting or start.alone(played.round.order[0])


@given(st.text(max_size=60))
def test_any_text_is_a_round_or_a_reason(text: str) -> None:
    try:
        read_round(text)
    except ValueError as refused:
        reason = str(refused)
        assert reason.endswith((".", "25k."))
        assert "\n" not in reason

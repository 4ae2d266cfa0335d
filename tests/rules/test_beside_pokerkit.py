"""The calculators beside PokerKit: the same on full blinds, right where it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.rules.betting.may import may_seat
from tdtool.rules.betting.round import Action, Move
from tdtool.rules.betting.standing import after, opening
from tdtool.rules.house import TDA_2024
from tdtool.rules.limits.pot_limit import pot_maximum
from tdtool.rules.stakes import Betting
from tests.extent import examples
from tests.rules.betting_rounds import Case
from tests.rules.pokerkit_hand import blinds_round, deal

if TYPE_CHECKING:
    from tdtool.rules.betting.may import May
    from tdtool.rules.betting.standing import Standing
    from tests.rules.pokerkit_hand import Hand

STACKS = st.integers(11, 120) | st.integers(11, 2_000)
CHOICES = st.lists(st.tuples(st.integers(0, 9), st.floats(0, 1)), min_size=4, max_size=24)


def long_way(standing: Standing, seat: int) -> int:
    """Call first, then raise by all that lies there: counted chip by chip."""
    heap = sum(standing.in_front.values()) + standing.round.pot
    to_call = standing.highest - standing.in_front[seat]
    heap += to_call
    return standing.in_front[seat] + to_call + heap


def short_before(standing: Standing) -> bool:
    return any(step.by and not step.full for step in standing.steps)


def same(found: May, hand: Hand, standing: Standing) -> None:
    assert hand.checking_or_calling_amount == found.call
    theirs = hand.can_complete_bet_or_raise_to()
    if theirs and found.raises:
        assert hand.min_completion_betting_or_raising_to_amount == found.least
        assert hand.max_completion_betting_or_raising_to_amount == found.most
    # PokerKit reopens over short all-ins in its own way, limps and sums of them among it.
    assert theirs == found.raises or short_before(standing)


@settings(max_examples=examples(100))
@given(st.sampled_from([Betting.NO_LIMIT, Betting.POT_LIMIT]), st.data())
def test_every_decision_before_the_flop(betting: Betting, data: st.DataObject) -> None:
    stacks = data.draw(st.lists(STACKS, min_size=3, max_size=9))
    hand = deal(betting, (5, 10), stacks)
    standing = opening(blinds_round(betting, (5, 10), stacks), TDA_2024)
    for choice, size in data.draw(CHOICES):
        if not standing.waiting:
            break
        seat = standing.waiting[0]
        assert hand.actor_index == seat
        found = may_seat(standing, seat, TDA_2024)
        same(found, hand, standing)
        if betting is Betting.POT_LIMIT:
            assert pot_maximum(standing, seat, TDA_2024).most == long_way(standing, seat)
        if choice > 5 and found.raises and hand.can_complete_bet_or_raise_to():
            assert found.least is not None
            assert found.most is not None
            to = found.least + round(size * (found.most - found.least))
            hand.complete_bet_or_raise_to(to)
            action = Action(seat, Move.RAISE, to)
        elif choice < 3 and not found.checks and len(standing.live) > 2:
            hand.fold()
            action = Action(seat, Move.FOLD)
        else:
            hand.check_or_call()
            action = Action(seat, Move.CHECK if found.checks else Move.CALL)
        standing = after(standing, action)


def test_a_dead_small_blind_counts_here_and_not_there() -> None:
    there = deal(Betting.POT_LIMIT, (0, 200), [10_000] * 4)
    assert there.max_completion_betting_or_raising_to_amount == 600
    case = Case("1 sb dead 2 bb", (100, 200), betting=Betting.POT_LIMIT, order=(3, 4, 5, 2))
    assert case.pot_most(3) == 700


def test_a_short_big_blind_counts_here_and_not_there() -> None:
    there = deal(Betting.POT_LIMIT, (100, 200), [10_000, 100, 10_000, 10_000])
    assert there.max_completion_betting_or_raising_to_amount != 700
    case = Case("1 sb 2 bb 100", (100, 200), betting=Betting.POT_LIMIT, order=(3, 4, 1, 2))
    assert case.pot_most(3) == 700


def test_a_limper_is_not_reopened_to_by_a_short_all_in_as_there() -> None:
    there = deal(Betting.NO_LIMIT, (5, 10), [107, 12, 948, 1_045])
    there.check_or_call()
    there.fold()
    there.check_or_call()
    there.complete_bet_or_raise_to(12)
    assert there.can_complete_bet_or_raise_to()
    case = Case("1 sb 2 bb 3 c 4 f 1 c 2 a 12", (5, 10), order=(3, 4, 1, 2))
    assert not case.may(3).raises


def test_short_all_ins_add_up_here_and_not_there() -> None:
    stacks = [268, 6, 282, 11, 15, 16]
    there = deal(Betting.NO_LIMIT, (1, 2), stacks)
    for to in (7, 11, 15, 16):
        there.complete_bet_or_raise_to(to)
    there.check_or_call()
    there.check_or_call()
    assert there.actor_index == 2
    assert not there.can_complete_bet_or_raise_to()
    case = Case("1 sb 2 bb 3 r 7 4 a 11 5 a 15 6 a 16 1 c 2 f", (1, 2), order=(3, 4, 5, 6, 1, 2))
    assert (case.may(3).faces, case.least(3)) == (9, 21)

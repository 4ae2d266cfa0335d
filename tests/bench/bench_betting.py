"""How long the betting calculators take, beside PokerKit playing the same hands in one run."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.betting.check import check
from tdtool.rules.betting.may import may, may_seat
from tdtool.rules.betting.reopening import readings
from tdtool.rules.betting.round import Action, Move
from tdtool.rules.betting.standing import after, opening
from tdtool.rules.betting.typed import read_round
from tdtool.rules.house import TDA_2024
from tdtool.rules.limits.pot_limit import pot_maximum
from tdtool.rules.stakes import Betting
from tests.bench.row import Row
from tests.rules.betting_rounds import Case
from tests.rules.pokerkit_hand import blinds_round, deal

if TYPE_CHECKING:
    from collections.abc import Callable

HANDS = 300
RUNS = 5
BLINDS = (50, 100)
TYPED = "1 sb, 2 bb, 4 r 25k, 6 c, 9 a 33k, 1 f"


class Dealt(NamedTuple):
    """One hand: how it is limited, the stacks, and what is done where there is a choice."""

    betting: Betting
    stacks: tuple[int, ...]
    choices: tuple[float, ...]


def rows() -> list[Row]:
    """Measure a typed round as a key press answers it, and hands beside PokerKit."""
    hands = dealt(random.Random(47))
    ours = _best(lambda: sum(played_here(hand) for hand in hands))
    theirs = _best(lambda: sum(played_there(hand) for hand in hands))
    typed = _best(lambda: [answered() for _ in range(100)]) / 100
    return [
        Row("a typed round: both readings and the pot's working", typed, 5, "ms"),
        Row(f"{HANDS} hands before the flop, every choice", ours, 500, "ms"),
        Row("the same hands, time as a share of PokerKit's", ours / theirs, 1),
    ]


def answered() -> object:
    """Work out all that the page shows of a typed round."""
    case = Case(TYPED, (5_000, 10_000))
    said = read_round(TYPED)
    standing = check(case.round, TDA_2024)
    pot = pot_maximum(standing, standing.waiting[0], TDA_2024)
    return said, may(standing, TDA_2024), readings(case.round, TDA_2024), pot


def dealt(rng: random.Random) -> list[Dealt]:
    """Deal hands of three to nine players, no-limit and pot-limit, short and deep."""
    return [
        Dealt(
            rng.choice((Betting.NO_LIMIT, Betting.POT_LIMIT)),
            tuple(rng.randint(150, 20_000) for _ in range(rng.randint(3, 9))),
            tuple(rng.random() for _ in range(14)),
        )
        for _ in range(HANDS)
    ]


def played_here(hand: Dealt) -> int:
    """Play a hand with the calculators, asking at each turn; return the chips bet at last."""
    standing = opening(blinds_round(hand.betting, BLINDS, hand.stacks), TDA_2024)
    for choice in hand.choices:
        if not standing.waiting:
            break
        found = may_seat(standing, standing.waiting[0], TDA_2024)
        if choice > 0.6 and found.least is not None:
            action = Action(found.seat, Move.RAISE, found.least)
        else:
            action = Action(found.seat, Move.CHECK if found.checks else Move.CALL)
        standing = after(standing, action)
    return standing.highest


def played_there(hand: Dealt) -> int:
    """Play the same hand with PokerKit, asking the same at each turn."""
    state = deal(hand.betting, BLINDS, hand.stacks)
    highest = BLINDS[1]
    for choice in hand.choices:
        if state.street_index != 0 or state.actor_index is None:
            break
        least = state.min_completion_betting_or_raising_to_amount
        _asked = state.max_completion_betting_or_raising_to_amount, state.checking_or_calling_amount
        if choice > 0.6 and least is not None and state.can_complete_bet_or_raise_to():
            state.complete_bet_or_raise_to(least)
            highest = least
        else:
            state.check_or_call()
    return highest


def _best(work: Callable[[], object]) -> float:
    """Give the best of some runs in milliseconds."""
    best = float("inf")
    for _ in range(RUNS):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best * 1000

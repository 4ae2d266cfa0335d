"""The same hand for PokerKit and for the calculators: seats 0 and 1 post the blinds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokerkit import Automation, NoLimitTexasHoldem, PotLimitOmahaHoldem, State

from tdtool.rules.betting.round import Posted, PostKind, Round
from tdtool.rules.stakes import Betting

if TYPE_CHECKING:
    from collections.abc import Sequence

Hand = State
DEALS = {
    Betting.NO_LIMIT: NoLimitTexasHoldem.create_state,
    Betting.POT_LIMIT: PotLimitOmahaHoldem.create_state,
}
BY_ITSELF = tuple(one for one in Automation if one is not Automation.RUNOUT_COUNT_SELECTION)


def deal(betting: Betting, blinds: tuple[int, int], stacks: Sequence[int]) -> Hand:
    """Deal a hand of three players or more."""
    return DEALS[betting](
        BY_ITSELF,
        ante_trimming_status=True,
        raw_antes=0,
        raw_blinds_or_straddles=blinds,
        min_bet=blinds[1],
        raw_starting_stacks=tuple(stacks),
        player_count=len(stacks),
    )


def blinds_round(betting: Betting, blinds: tuple[int, int], stacks: Sequence[int]) -> Round:
    """Set up the same hand's round before the flop."""
    kinds = (PostKind.SMALL_BLIND, PostKind.BIG_BLIND)
    return Round(
        blinds[1],
        (*range(2, len(stacks)), 0, 1),
        tuple(
            Posted(seat, kind, chips, chips)
            for seat, (kind, chips) in enumerate(zip(kinds, blinds, strict=True))
        ),
        betting=betting,
        stacks=dict(enumerate(stacks)),
    )

"""Less put in than the call: a full call, or the floor's choice between two (TDA24 51)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tdtool.rules.betting.grounds import Ground, cited
from tdtool.rules.books import Citation
from tdtool.rules.house import HouseRules


class Remedy(StrEnum):
    """What follows an under-call."""

    FULL_CALL = "full_call"
    FLOOR_CHOOSES = "floor_chooses"
    """A full call, or he forfeits what he thought was the bet and folds."""


@dataclass(frozen=True, slots=True)
class UnderCall:
    """Chips put in that do not reach the bet; all in chips, totals of the round.

    `said_call`: he said that he calls, or what comes to it. `opening`: the bet is the first
    of the round (before the flop the big blind is that one). `heads_up`: two players are in
    the hand. `thought` is the earlier bet that he took for the one he faces.
    """

    chips: int
    facing: int
    said_call: bool = False
    opening: bool = False
    heads_up: bool = False
    thought: int | None = None


@dataclass(frozen=True, slots=True)
class UnderCallRuling:
    """What he owes: `adds` to have called in full; else `forfeits`, with `back` returned."""

    remedy: Remedy
    adds: int
    forfeits: int
    back: int
    source: Citation


def judge(case: UnderCall, house: HouseRules) -> UnderCallRuling:
    """Say what an under-call costs.

    In full where he said call, faces any bet heads-up, or the opening bet among several
    players; otherwise the floor chooses, also for a tiny chip against a big bet (TDA24 41).
    """
    full = case.said_call or case.heads_up or case.opening
    forfeits = case.chips if case.thought is None else min(case.thought, case.chips)
    return UnderCallRuling(
        Remedy.FULL_CALL if full else Remedy.FLOOR_CHOOSES,
        adds=case.facing - case.chips,
        forfeits=0 if full else forfeits,
        back=0 if full else case.chips - forfeits,
        source=cited(Ground.UNDER_CALL, house.book),
    )

"""Forced bets in proportion: what a game asks for at a level, in chips that are in play.

Blinds are one and two halves of the unit; stud games ask for an ante of about a fifth and a
bring-in of about a third of the small bet, as mixed events are played (RRoP11 s14 has the
bring-in between ante and small bet).
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from tdtool.rules.stakes import Ante, AnteKind, Betting, Stakes

_ANTE, _BRING_IN = 5, 3
"""What part of the small bet is the ante of stud, and the bring-in: a fifth, a third."""


class Form(StrEnum):
    """What is played, as far as the forced bets depend on it."""

    NO_LIMIT = "no_limit"
    """Blinds and a big-blind ante."""
    NO_ANTE = "no_ante"
    """Blinds alone."""
    POT_LIMIT = "pot_limit"
    LIMIT = "limit"
    STUD = "stud"
    MIXED = "mixed"
    """Limit games with blinds and stud games in turn."""


WITH_STUD = frozenset({Form.STUD, Form.MIXED})
"""Forms with an ante and a bring-in, which need smaller chips than blinds do."""


def forced_bets(form: Form, unit: int, chip: int) -> tuple[Stakes, ...]:
    """Give the stakes of a level whose big blind, or small bet, is `unit`.

    `chip` is the smallest in play; the unit's half is made of it.
    """
    half = unit // 2
    if form is Form.NO_LIMIT:
        return (Stakes(half, unit, Ante(AnteKind.BIG_BLIND, unit)),)
    if form is Form.NO_ANTE:
        return (Stakes(half, unit),)
    if form is Form.POT_LIMIT:
        return (Stakes(half, unit, betting=Betting.POT_LIMIT),)
    limit = Stakes(half, unit, small_bet=unit, big_bet=2 * unit, betting=Betting.FIXED_LIMIT)
    if form is Form.LIMIT:
        return (limit,)
    ante, bring_in = stud_bets(unit, chip)
    mixed = replace(limit, ante=Ante(AnteKind.EACH, ante), bring_in=bring_in)
    if form is Form.MIXED:
        return (mixed,)
    return (replace(mixed, small_blind=None, big_blind=None),)


def stud_bets(small_bet: int, chip: int) -> tuple[int, int]:
    """Give ante and bring-in for a small bet, in whole chips of the smallest value in play."""
    ante = max(chip, _nearest(small_bet, _ANTE, chip))
    bring_in = max(ante, _nearest(small_bet, _BRING_IN, chip))
    return ante, min(bring_in, small_bet)


def _nearest(small_bet: int, part: int, chip: int) -> int:
    """Give the number of chips nearest to a part of the bet, in chips; halves go up."""
    return (2 * small_bet + part * chip) // (2 * part * chip) * chip

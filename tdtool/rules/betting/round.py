"""A betting round as it was played: stakes, who acts in which order, what each one did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from tdtool.rules.stakes import Betting


class Move(StrEnum):
    """What a player did in turn."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    """Also completing a blind or a bring-in in fixed limit."""
    ALL_IN = "all_in"


class Action(NamedTuple):
    """One action: the seat, the move, and the total in front of the seat after it.

    `to` is in chips, always the total of this round, for a bet, a raise or an all-in; None
    for the rest, and for an all-in of a seat whose stack the round knows.
    """

    seat: int
    move: Move
    to: int | None = None


class PostKind(StrEnum):
    """Why chips lie in front of a seat before anybody has acted."""

    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    STRADDLE = "straddle"
    BRING_IN = "bring_in"
    BUTTON_POST = "button_post"
    LIVE_POST = "live_post"
    """A new or returning player's post at a cash table."""


class Posted(NamedTuple):
    """Live chips in front of a seat before the first action.

    `owed` is what the position owes and `chips` what is there: fewer where the player is
    all in for less, none for a dead small blind, whose seat is in no order of action.
    """

    seat: int
    kind: PostKind
    chips: int
    owed: int

    @property
    def dead(self) -> bool:
        """Tell whether nobody posts this blind."""
        return self.chips == 0

    @property
    def short(self) -> bool:
        """Tell whether less is there than is owed."""
        return self.chips < self.owed


@dataclass(frozen=True, slots=True)
class Round:
    """One betting round of one hand, in chips.

    `bet` is the smallest bet: the big blind (a straddle where there is one) in no-limit and
    pot-limit, this round's bet in fixed limit, the minimum in spread limit, where `most` is
    the maximum. `order` lists the seats that play this round, the first to act first.
    `posted` is only there before the flop (in stud, on third street). `pot` holds the chips
    of earlier rounds with dead money and antes of each player; `ante` is an ante that one
    player paid for all, kept apart because pot-limit may not count it. `stacks` holds what
    a seat has for this round, chips already in front included; a seat that is missing has
    enough for anything. `in_event` is the number of players left in the event where it is
    known; fixed limit may lift the cap by it.
    """

    bet: int
    order: tuple[int, ...]
    posted: tuple[Posted, ...] = ()
    actions: tuple[Action, ...] = ()
    betting: Betting = Betting.NO_LIMIT
    pot: int = 0
    ante: int = 0
    most: int | None = None
    stacks: Mapping[int, int] = field(default_factory=dict)
    in_event: int | None = None

    @property
    def first(self) -> bool:
        """Tell whether this is the round with the blinds, or with the bring-in."""
        return bool(self.posted)

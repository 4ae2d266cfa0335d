"""Bounties: who wins one, what is paid of it, what goes on a head, and the books."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.prizes.sharing import evenly

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


class BountyKind(StrEnum):
    """What happens with a bounty that is won."""

    FIXED = "fixed"
    """It is paid out."""
    PROGRESSIVE = "progressive"
    """Half is paid out, half goes on the winner's own head."""
    MYSTERY = "mystery"
    """The winner draws an envelope."""


class OwnBounty(StrEnum):
    """What becomes of the bounty on the winner of the event."""

    HIS = "his"
    """It is paid to him."""
    POOL = "pool"
    """It goes into the prize pool, as BARGE does it."""


class Won(NamedTuple):
    """What a bounty brings a player: paid in cash, and put on his own head."""

    cash: int
    head: int


def won(kind: BountyKind, head: int, winners: int = 1, unit: int = 1) -> tuple[Won, ...]:
    """Share the bounty on a head among those who split the pot, an odd unit to the first.

    Progressive: half of each one's part is paid, rounded down to units; the odd unit goes on
    the head. `unit` is the smallest amount that is paid out (a chip, a coin).
    """
    parts = evenly(head, winners, unit)
    if kind is not BountyKind.PROGRESSIVE:
        return tuple(Won(part, 0) for part in parts)
    cash = [part // 2 // unit * unit for part in parts]
    return tuple(Won(paid, part - paid) for paid, part in zip(cash, parts, strict=True))


def own_bounty(whose: OwnBounty, entries: int, bounty: int) -> tuple[int, int]:
    """Give what of the bounties goes into the prize pool, and how many are paid out."""
    return (bounty, entries - 1) if whose is OwnBounty.POOL and entries else (0, entries)


def who_wins(
    out: int, stacks: Mapping[int, int], best_hands: Sequence[Iterable[int]]
) -> frozenset[int]:
    """Say who wins the bounty of a player who went out: the best hand that covers him.

    `stacks` are the chips at the start of the hand of all who were in at the end;
    `best_hands` lists them best first, equal hands together. Who had fewer chips than the
    player who is out cannot have taken his last ones (WSOP26 39).
    """
    covers = {player for player, chips in stacks.items() if chips >= stacks[out]} - {out}
    for equal in best_hands:
        winners = covers & set(equal)
        if winners:
            return frozenset(winners)
    return frozenset()


@dataclass(frozen=True, slots=True)
class Envelopes:
    """Envelopes of one value: how many there are and how many were drawn."""

    value: int
    number: int
    drawn: int = 0


class Books(NamedTuple):
    """Where the bounty fund is: paid out, on heads (or in envelopes), and what is missing."""

    fund: int
    paid: int
    open: int

    @property
    def off(self) -> int:
        """Give what is too much (or, less than nothing, missing); 0 when they balance."""
        return self.paid + self.open - self.fund


def envelopes_left(envelopes: Iterable[Envelopes]) -> int:
    """Add up what lies in the envelopes that nobody has drawn."""
    return sum(one.value * (one.number - one.drawn) for one in envelopes)

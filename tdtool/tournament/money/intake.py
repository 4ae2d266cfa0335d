"""What came in: the entries that were sold, and the pool they make."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.prizes.bounty import BountyKind, OwnBounty, own_bounty
from tdtool.rules.prizes.pool import Pool, Sold, pool
from tdtool.tournament.counted import field as counted
from tdtool.tournament.days import brought
from tdtool.tournament.money.prices import Prices

if TYPE_CHECKING:
    from tdtool.tournament.state import State

UNPRICED = Prices()
"""A tournament whose prices nobody has said."""


class Entered(NamedTuple):
    """How many have entered, how many of them again, and what was sold beside entries."""

    first: int
    again: int
    extras: tuple[Sold, ...] = ()

    @property
    def all(self) -> int:
        """Count entries and re-entries."""
        return self.first + self.again


def prices_of(state: State) -> Prices:
    """Give the tournament's prices."""
    return state.money or UNPRICED


def entered(state: State) -> Entered:
    """Count the entries that were paid for, the rebuys and the add-ons, in the flights too."""
    before, again, sold = brought.earlier(state)
    again += state.again
    extras = tuple(Sold(number, price) for price, number in state.till.extras.items())
    extras += counted.sold(state)
    return Entered(state.in_play + state.out + before - again, again, (*sold, *extras))


def pool_of(prices: Prices, count: Entered) -> Pool:
    """Work out the pool of so many entries.

    Where the winner's own fixed bounty goes into the pool, it is counted among what is added.
    """
    return pool(
        (Sold(count.first, prices.entry), Sold(count.again, prices.again), *count.extras),
        held_back=prices.held_back,
        added=prices.added + bounty_in_pool(prices, count),
        guarantee=prices.guarantee,
    )


def bounty_in_pool(prices: Prices, count: Entered) -> int:
    """Give what of the bounties goes into the pool: the winner's own, where the house says so."""
    if prices.bounty is not BountyKind.FIXED or prices.own_bounty is OwnBounty.HIS:
        return 0
    return own_bounty(OwnBounty.POOL, count.all, prices.entry.bounty)[0]

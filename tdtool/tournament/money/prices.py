"""What a tournament costs and what its pool is made of, as set up by the director."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.rules.prizes.bounty import BountyKind, OwnBounty
from tdtool.rules.prizes.pool import FREE, Price
from tdtool.tournament.money.currency import UNNAMED, Currency


@dataclass(frozen=True, slots=True)
class Prices:
    """The money of a tournament, all amounts in its currency's smallest unit.

    `reentry` None costs what an entry costs. `held_back` is kept of the pool for the staff, in
    hundredths of a percent; `added` goes into the pool from outside; the pool is `guarantee`
    at least. The last three say what happens with the bounty part of a price; `bounty_unit`
    is the smallest amount a bounty is paid out in.
    """

    currency: Currency = UNNAMED
    entry: Price = FREE
    reentry: Price | None = None
    held_back: int = 0
    added: int = 0
    guarantee: int = 0
    bounty: BountyKind = BountyKind.FIXED
    own_bounty: OwnBounty = OwnBounty.HIS
    bounty_unit: int = 1

    @property
    def again(self) -> Price:
        """Give the price of a re-entry."""
        return self.entry if self.reentry is None else self.reentry

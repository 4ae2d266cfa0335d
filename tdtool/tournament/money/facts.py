"""What happened with the money of a tournament."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.tournament.facts import Fact
from tdtool.tournament.money.prices import Prices


@dataclass(frozen=True, slots=True)
class PricesSet(Fact):
    """It was said what entries cost and what the pool is made of."""

    KIND = "prices_set"
    prices: Prices

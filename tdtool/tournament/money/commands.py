"""What a director may ask about the money of a tournament."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.tournament.commands import Command
from tdtool.tournament.money.prices import Prices


@dataclass(frozen=True, slots=True)
class SetPrices(Command):
    """Say what entries cost and what the pool is made of."""

    prices: Prices

"""How the prizes of a tournament are made: what the director wants, not what comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from tdtool.rules.prizes.percent_table import PercentTable
from tdtool.rules.prizes.places import Band
from tdtool.rules.prizes.sharing import DOWN, Rounding
from tdtool.tournament.money.prices import Prices


class PlanWay(StrEnum):
    """What the prize table is made from."""

    SUGGESTED = "suggested"
    """A power curve in bands, brought to round amounts."""
    PERCENT = "percent"
    """A payout table by the number of entries."""
    FIXED = "fixed"
    """Amounts that the director typed."""
    SEATS = "seats"
    """As many seats in another event as the pool pays for."""


class Ticket(NamedTuple):
    """A seat or thing given to the places `first` to `last`, worth so much of the pool each."""

    first: int
    last: int
    name: str
    worth: int


@dataclass(frozen=True, slots=True)
class PrizePlan:
    """What a prize table is made from; amounts in the currency's smallest unit.

    `share_paid` is the part of the entries that is paid, `first_share` what the first place
    gets of the pool (None: what is usual), both in hundredths of a percent. `lowest` is the
    lowest prize in hundredths of what an entry costs. `bands` are the amounts of a FIXED
    plan. `tickets` are taken out of the pool before a suggestion or percentages share it;
    with SEATS the first of them is the seat. `rounding` brings percentages to round amounts,
    and its unit holds for every way.
    """

    way: PlanWay = PlanWay.SUGGESTED
    share_paid: int = 1_500
    lowest: int = 200
    first_share: int | None = None
    percent: PercentTable | None = None
    bands: tuple[Band, ...] = ()
    tickets: tuple[Ticket, ...] = ()
    rounding: Rounding = DOWN


def plain_plan(prices: Prices) -> PrizePlan:
    """Give the plan of a tournament for which nobody made one: a suggestion in whole units."""
    return PrizePlan(rounding=Rounding(prices.currency.whole))

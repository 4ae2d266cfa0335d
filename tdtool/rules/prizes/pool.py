"""The prize pool: what comes in, what is held back, what the house puts on top."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tdtool.rules.prizes.percent_table import WHOLE


@dataclass(frozen=True, slots=True)
class Price:
    """What an entry costs and where it goes, in the currency's smallest unit.

    `prize` goes into the pool, `fee` to the house, `staff` to floor and dealers, `bounty` on
    the player's head.
    """

    prize: int = 0
    fee: int = 0
    staff: int = 0
    bounty: int = 0

    @property
    def total(self) -> int:
        """Give what is paid for it in all."""
        return self.prize + self.fee + self.staff + self.bounty


FREE = Price()
"""What costs nothing."""


class Sold(NamedTuple):
    """So many entries, re-entries, rebuys or add-ons at one price."""

    number: int
    price: Price


@dataclass(frozen=True, slots=True)
class Pool:
    """A prize pool by its parts, in the currency's smallest unit.

    `paid_in` is what the players put in, `held_back` what of it goes to the staff, `added`
    what somebody adds, `overlay` what the guarantee lacked. `fees` and `staff` are beside
    the pool, `bounties` is the players' own fund.
    """

    paid_in: int
    held_back: int
    added: int
    overlay: int
    fees: int
    staff: int
    bounties: int

    @property
    def payable(self) -> int:
        """Give what is paid out as prizes."""
        return self.paid_in - self.held_back + self.added + self.overlay


def pool(sold: tuple[Sold, ...], *, held_back: int = 0, added: int = 0, guarantee: int = 0) -> Pool:
    """Work the pool out; `held_back` is in hundredths of a percent of what players put in.

    What is held back is rounded down. The guarantee is for what is paid out; where players
    and added money do not reach it, the house lays the rest on top.
    """
    paid_in = sum(number * price.prize for number, price in sold)
    kept = paid_in * held_back // WHOLE
    return Pool(
        paid_in=paid_in,
        held_back=kept,
        added=added,
        overlay=max(0, guarantee - (paid_in - kept + added)),
        fees=sum(number * price.fee for number, price in sold),
        staff=sum(number * price.staff for number, price in sold),
        bounties=sum(number * price.bounty for number, price in sold),
    )

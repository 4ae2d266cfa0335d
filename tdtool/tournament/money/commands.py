"""What a director may ask about the money of a tournament."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.tournament.commands import Command
from tdtool.tournament.money.means import Means
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.money.terms import Terms
from tdtool.tournament.values import EntryId, TextId


@dataclass(frozen=True, slots=True)
class SetPrices(Command):
    """Say what entries cost and what the pool is made of."""

    prices: Prices


@dataclass(frozen=True, slots=True)
class SetTerms(Command):
    """Say what the desk sells beside entries, and until when anybody may enter."""

    terms: Terms


@dataclass(frozen=True, slots=True)
class SetCashier(Command):
    """Say who sits at the till: one known by the id of his name, or a new one; else nobody."""

    name: str = ""
    cashier: TextId = ""


@dataclass(frozen=True, slots=True)
class TakePayment(Command):
    """Take what an entry costs from a player who has not paid; `means` None: as the last one."""

    entry: EntryId
    means: Means | None = None


@dataclass(frozen=True, slots=True)
class Rebuy(Command):
    """Sell a rebuy; a player who was reported out is back with it. `means` as above."""

    entry: EntryId
    means: Means | None = None


@dataclass(frozen=True, slots=True)
class AddOn(Command):
    """Sell an add-on; `means` as above."""

    entry: EntryId
    means: Means | None = None


@dataclass(frozen=True, slots=True)
class Refund(Command):
    """Give back what was paid for a receipt; None: for the entry's last one that stands.

    Without his buy-in a player is not entered. `means` None: as it was paid.
    """

    entry: EntryId
    receipt: int | None = None
    means: Means | None = None


@dataclass(frozen=True, slots=True)
class VoidReceipt(Command):
    """Say that a receipt was written wrongly: no money went over the desk for it."""

    receipt: int
    reason: str

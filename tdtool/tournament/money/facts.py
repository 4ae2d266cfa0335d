"""What happened with the money of a tournament."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.rules.prizes.pool import Price
from tdtool.tournament.facts import Fact
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.means import Means, Sale
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.money.terms import Terms
from tdtool.tournament.values import EntryId, TextId


@dataclass(frozen=True, slots=True)
class PricesSet(Fact):
    """It was said what entries cost and what the pool is made of."""

    KIND = "prices_set"
    prices: Prices


@dataclass(frozen=True, slots=True)
class TermsSet(Fact):
    """It was said what the desk sells beside entries, and until when anybody may enter."""

    KIND = "terms_set"
    terms: Terms


@dataclass(frozen=True, slots=True)
class CashierSet(Fact):
    """Somebody sat down at the till; "" where nobody in particular does."""

    KIND = "cashier_set"
    cashier: TextId


@dataclass(frozen=True, slots=True)
class ReceiptGiven(Fact):
    """Money went over the desk: in for a sale, out for a refund.

    `price` is what was paid by its parts, in the currency's smallest unit; `chips` are those
    that came with it beside a starting stack, `of` the receipt whose money goes back.
    """

    KIND = "receipt_given"
    receipt: int
    entry: EntryId
    sale: Sale
    price: Price
    currency: Currency
    means: Means
    cashier: TextId
    chips: int = 0
    of: int | None = None


@dataclass(frozen=True, slots=True)
class ReceiptVoided(Fact):
    """A receipt was written wrongly; it counts no more."""

    KIND = "receipt_voided"
    receipt: int
    entry: EntryId
    reason: TextId

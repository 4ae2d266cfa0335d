"""Writing receipts: what is taken with an entry, and what goes back with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.prizes.pool import FREE, Price
from tdtool.tournament.money.facts import ReceiptGiven
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.money.means import ENTRIES, Sale

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdtool.tournament.asking import Asking
    from tdtool.tournament.facts import EntryRegistered
    from tdtool.tournament.money.means import Means
    from tdtool.tournament.money.till import Receipt
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId


def price_of(state: State, number: int) -> Price:
    """Give what an entry costs: a person's first one, or with `number` above 1 a later one."""
    prices = prices_of(state)
    return prices.again if number > 1 else prices.entry


def owed(state: State, entry: EntryId) -> Price:
    """Give what is still to be paid for an entry; `FREE` where it is paid or costs nothing."""
    if any(state.till.standing(entry, *ENTRIES)):
        return FREE
    return price_of(state, state.entries[entry].number)


def paid_ms(state: State, entry: EntryId) -> int | None:
    """Tell when an entry was paid (wall ms), None where no receipt says so."""
    return next((receipt.at_ms for receipt in state.till.standing(entry, *ENTRIES)), None)


class Goods(NamedTuple):
    """What is sold, its price by its parts, and the chips that come with it."""

    sale: Sale
    price: Price
    chips: int = 0


def sold(
    ask: Asking, entry: EntryId, goods: Goods, means: Means | None, before: int = 0
) -> ReceiptGiven:
    """Write a receipt for a sale; `before` of them are written in the same act already."""
    till = ask.state.till
    return ReceiptGiven(
        receipt=till.given + before + 1,
        entry=entry,
        sale=goods.sale,
        price=goods.price,
        currency=prices_of(ask.state).currency,
        means=till.means if means is None else means,
        cashier=till.cashier,
        chips=goods.chips,
    )


def charged(
    ask: Asking, entered: Iterable[EntryRegistered], means: Means | None
) -> tuple[ReceiptGiven, ...]:
    """Take what these entries cost, a receipt each; nothing where they cost nothing."""
    given: list[ReceiptGiven] = []
    for fact in entered:
        price = price_of(ask.state, fact.number)
        if price.total:
            sale = Sale.RE_ENTRY if fact.number > 1 else Sale.BUY_IN
            given.append(sold(ask, fact.entry, Goods(sale, price), means, len(given)))
    return tuple(given)


def given_back(
    ask: Asking, receipts: Iterable[Receipt], means: Means | None = None
) -> tuple[ReceiptGiven, ...]:
    """Give back what was paid for these receipts; `means` None: each as it was paid."""
    till = ask.state.till
    return tuple(
        ReceiptGiven(
            receipt=till.given + place,
            entry=receipt.entry,
            sale=Sale.REFUND,
            price=receipt.price,
            currency=receipt.currency,
            means=receipt.means if means is None else means,
            cashier=till.cashier,
            chips=receipt.chips,
            of=receipt.number,
        )
        for place, receipt in enumerate(receipts, 1)
    )

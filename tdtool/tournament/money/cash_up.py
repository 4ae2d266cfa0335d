"""The cash-up: what went over the desk, by person and means."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.money.means import Sale

if TYPE_CHECKING:
    from tdtool.tournament.money.currency import Currency
    from tdtool.tournament.money.means import Means
    from tdtool.tournament.money.till import Receipt
    from tdtool.tournament.state import State
    from tdtool.tournament.values import TextId


class Taken(NamedTuple):
    """What one cashier took and gave back by one means, in the currency's smallest unit."""

    cashier: TextId
    means: Means
    receipts: int
    taken: int
    refunded: int

    @property
    def total(self) -> int:
        """Give what is to be in the till."""
        return self.taken - self.refunded


class SoldOf(NamedTuple):
    """So many sales or refunds of one sort, and what they came to."""

    sale: Sale
    number: int
    amount: int


class CashUp(NamedTuple):
    """All that went over the desk.

    `void` are receipts that were made void and count in nothing else; `undone` are numbers
    whose receipts were undone.
    """

    lines: tuple[Taken, ...]
    sales: tuple[SoldOf, ...]
    void: tuple[Receipt, ...]
    undone: tuple[int, ...]
    currency: Currency | None

    @property
    def total(self) -> int:
        """Give what came in less what went back."""
        return sum(line.total for line in self.lines)


def cash_up(state: State) -> CashUp:
    """Add up the receipts, cashiers in the order in which they sat at the till."""
    till = state.till
    counted = [one for one in till.receipts.values() if one.voided_ms is None]
    cashiers = {cashier: place for place, cashier in enumerate(till.cashiers, 1)}
    means = {one: place for place, one in enumerate(type(till.means))}
    keys = {(one.cashier, one.means) for one in counted}
    return CashUp(
        lines=tuple(
            _line(counted, *key)
            for key in sorted(keys, key=lambda key: (cashiers.get(key[0], 0), means[key[1]]))
        ),
        sales=_sales(counted),
        void=tuple(one for one in till.receipts.values() if one.voided_ms is not None),
        undone=tuple(n for n in range(1, till.given + 1) if n not in till.receipts),
        currency=None if state.money is None else state.money.currency,
    )


def _line(receipts: list[Receipt], cashier: TextId, means: Means) -> Taken:
    mine = [one for one in receipts if (one.cashier, one.means) == (cashier, means)]
    back = sum(one.amount for one in mine if one.sale is Sale.REFUND)
    return Taken(cashier, means, len(mine), sum(one.amount for one in mine) - back, back)


def _sales(receipts: list[Receipt]) -> tuple[SoldOf, ...]:
    number: Counter[Sale] = Counter(one.sale for one in receipts)
    return tuple(
        SoldOf(sale, number[sale], sum(one.amount for one in receipts if one.sale is sale))
        for sale in Sale
        if number[sale]
    )

"""The till as it stands: receipts, who sits at it, what was sold; only `fold` changes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from tdtool.rules.prizes.pool import Price
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.means import Means, Sale
from tdtool.tournament.money.terms import USUAL, Terms
from tdtool.tournament.values import EntryId, TextId


class Receipt(NamedTuple):
    """A receipt as it stands; see the fact `ReceiptGiven`.

    `voided_ms` is when it was made void, `refund` the receipt with which its money went back;
    both None while it stands.
    """

    number: int
    entry: EntryId
    sale: Sale
    price: Price
    currency: Currency
    means: Means
    cashier: TextId
    chips: int
    of: int | None
    at_ms: int
    voided_ms: int | None = None
    refund: int | None = None

    @property
    def amount(self) -> int:
        """Give what was paid, or for a refund given back, in the currency's smallest unit."""
        return self.price.total

    @property
    def stands(self) -> bool:
        """Tell whether it is a sale that counts: neither void nor given back."""
        return self.sale is not Sale.REFUND and self.voided_ms is None and self.refund is None


@dataclass(slots=True)
class Till:
    """All that was taken and given back at the desk.

    `cashier` is who sits at it and `cashiers` all who did, by the ids of their names; `means`
    is how the last one paid. `extras` counts rebuys and add-ons that stand, by price;
    `chips` holds what each entry bought beside its starting stack.
    """

    terms: Terms = USUAL
    cashier: TextId = ""
    cashiers: tuple[TextId, ...] = ()
    means: Means = Means.CASH
    receipts: dict[int, Receipt] = field(default_factory=dict)
    by_entry: dict[EntryId, tuple[int, ...]] = field(default_factory=dict)
    given: int = 0
    """The last number that was given, also to a receipt that was undone since."""
    extras: dict[Price, int] = field(default_factory=dict)
    chips: dict[EntryId, int] = field(default_factory=dict)

    def standing(self, entry: EntryId, *sales: Sale) -> Iterator[Receipt]:
        """Go through an entry's sales that stand, all or those of some sorts, oldest first."""
        for number in self.by_entry.get(entry, ()):
            receipt = self.receipts[number]
            if receipt.stands and (not sales or receipt.sale in sales):
                yield receipt

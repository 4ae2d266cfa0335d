"""What happened at the till, said in a few words each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.money import facts as m
from tdtool.tournament.money.currency import written
from tdtool.tournament.money.means import Means, Sale

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.values import EntryId

    Called = Callable[[EntryId], str]

SALES = {
    Sale.BUY_IN: "buy-in",
    Sale.RE_ENTRY: "re-entry",
    Sale.REBUY: "rebuy",
    Sale.ADD_ON: "add-on",
    Sale.REFUND: "refund",
}
"""What a receipt is for, in a word."""
MEANS = {
    Means.CASH: "cash",
    Means.CARD: "card",
    Means.TRANSFER: "transfer",
    Means.TICKET: "ticket",
    Means.OTHER: "other",
}
"""How something is paid, in a word."""


def _given(fact: m.ReceiptGiven, called: Called) -> str:
    amount = written(fact.price.total, fact.currency)
    what = f"{called(fact.entry)} {SALES[fact.sale]} {amount} {MEANS[fact.means]}"
    return f"{what}, receipt {fact.receipt}"


SAYINGS: dict[type[Fact], Callable[[Any, Called], str]] = {
    m.PricesSet: lambda _, __: "prices set",
    m.TermsSet: lambda _, __: "rebuys and registration set",
    m.CashierSet: lambda _, __: "cashier changed",
    m.ReceiptGiven: _given,
    m.ReceiptVoided: lambda fact, called: f"receipt {fact.receipt} of {called(fact.entry)} void",
}
COUNTED: dict[type[Fact], str] = {m.ReceiptGiven: "receipts"}
"""Like facts of which many are counted, and what they are called then."""

"""How the till changes the state; called by `fold` alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from tdtool.tournament.money import facts as m
from tdtool.tournament.money.means import ENTRIES
from tdtool.tournament.money.till import Receipt

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.money.till import Till
    from tdtool.tournament.state import State

K = TypeVar("K")


def spend(state: State, fact: Fact) -> None:
    """Note what stays spent when a receipt counts no more: its number is on paper."""
    if isinstance(fact, m.ReceiptGiven):
        state.till.given = max(state.till.given, fact.receipt)


def _terms(state: State, fact: m.TermsSet, _ms: int) -> None:
    state.till.terms = fact.terms


def _cashier(state: State, fact: m.CashierSet, _ms: int) -> None:
    till = state.till
    till.cashier = fact.cashier
    if fact.cashier and fact.cashier not in till.cashiers:
        till.cashiers = (*till.cashiers, fact.cashier)


def _given(state: State, fact: m.ReceiptGiven, ms: int) -> None:
    spend(state, fact)
    till = state.till
    receipt = Receipt(
        number=fact.receipt,
        entry=fact.entry,
        sale=fact.sale,
        price=fact.price,
        currency=fact.currency,
        means=fact.means,
        cashier=fact.cashier,
        chips=fact.chips,
        of=fact.of,
        at_ms=ms,
    )
    till.receipts[receipt.number] = receipt
    till.by_entry[receipt.entry] = (*till.by_entry.get(receipt.entry, ()), receipt.number)
    if fact.of is None:
        till.means = fact.means
        _count(till, receipt, 1)
    else:
        _refunded(till, fact.of, receipt.number)


def _voided(state: State, fact: m.ReceiptVoided, ms: int) -> None:
    till = state.till
    receipt = till.receipts[fact.receipt]
    till.receipts[fact.receipt] = receipt._replace(voided_ms=ms)
    if receipt.of is None:
        _count(till, receipt, -1)
    else:
        _refunded(till, receipt.of, None)


def _refunded(till: Till, number: int, refund: int | None) -> None:
    receipt = till.receipts[number] = till.receipts[number]._replace(refund=refund)
    _count(till, receipt, 1 if refund is None else -1)


def _count(till: Till, receipt: Receipt, more: int) -> None:
    """Count what was sold beside entries, or count it no more; what came to nothing goes."""
    if receipt.sale in ENTRIES:
        return
    _add(till.extras, receipt.price, more)
    _add(till.chips, receipt.entry, more * receipt.chips)


def _add(tally: dict[K, int], key: K, more: int) -> None:
    tally[key] = tally.get(key, 0) + more
    if not tally[key]:
        del tally[key]


CHANGES: dict[type[Fact], Callable[[State, Any, int], None]] = {
    m.TermsSet: _terms,
    m.CashierSet: _cashier,
    m.ReceiptGiven: _given,
    m.ReceiptVoided: _voided,
}

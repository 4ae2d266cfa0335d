"""Whether what happened at the till could still have happened, when an act is undone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.money import facts as m
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State


def _given(state: State, fact: m.ReceiptGiven) -> bool:
    entry = state.entries.get(fact.entry)
    if entry is None or entry.status is Status.UNREGISTERED:
        return False
    if fact.of is None:
        return True
    sale = state.till.receipts.get(fact.of)
    return sale is not None and sale.stands


def _voided(state: State, fact: m.ReceiptVoided) -> bool:
    receipt = state.till.receipts.get(fact.receipt)
    if receipt is None or receipt.voided_ms is not None or receipt.refund is not None:
        return False
    return state.entries[fact.entry].status is not Status.UNREGISTERED


CHECKS: dict[type[Fact], Callable[[State, Any], bool]] = {
    m.ReceiptGiven: _given,
    m.ReceiptVoided: _voided,
}

"""Deciding on money that goes back, and on receipts that were written wrongly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import registration
from tdtool.tournament.asking import Asking, Decision, called
from tdtool.tournament.money.facts import ReceiptVoided
from tdtool.tournament.money.means import ENTRIES
from tdtool.tournament.money.receipts import given_back
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from tdtool.tournament.money import commands as mc
    from tdtool.tournament.money.till import Receipt
    from tdtool.tournament.state import Entry


def refund(ask: Asking, command: mc.Refund) -> Decision:
    """Give back what was paid; without his buy-in a player is not entered."""
    entry = ask.entry(command.entry)
    receipt = _to_refund(ask, entry, command.receipt)
    if receipt.sale in ENTRIES:
        return registration.withdrawn(ask, entry, command.means)
    if entry.status is Status.OUT:
        ask.house(Code.ALREADY_OUT, f"{called(entry)} is out: the chips are played.")
    return Decision(given_back(ask, (receipt,), command.means))


def _to_refund(ask: Asking, entry: Entry, number: int | None) -> Receipt:
    standing = list(ask.state.till.standing(entry.id))
    if number is not None:
        standing = [receipt for receipt in standing if receipt.number == number]
    if standing:
        return standing[-1]
    if number is None:
        raise Refused(Code.NOTHING_DUE, f"{called(entry)} has nothing to get back.")
    raise Refused(Code.NO_SUCH_RECEIPT, f"{called(entry)} has no receipt {number} that stands.")


def void_receipt(ask: Asking, command: mc.VoidReceipt) -> Decision:
    """Make a receipt void; what it sold is not sold, what it gave back is not given back."""
    receipt = ask.state.till.receipts.get(command.receipt)
    reason = command.reason.strip()
    if receipt is None:
        raise Refused(Code.NO_SUCH_RECEIPT, f"There is no receipt {command.receipt}.")
    if receipt.voided_ms is not None:
        raise Refused(Code.NOTHING_CHANGES, f"Receipt {receipt.number} is void already.")
    if receipt.refund is not None:
        raise Refused(
            Code.NO_SUCH_RECEIPT,
            f"The money of receipt {receipt.number} went back with receipt {receipt.refund}.",
        )
    if ask.state.entries[receipt.entry].status is Status.UNREGISTERED:
        raise Refused(
            Code.NO_SUCH_ENTRY, f"{{entry {receipt.entry}}} is not entered any more; enter anew."
        )
    if not reason:
        raise Refused(Code.EMPTY_TEXT, "Making a receipt void needs a reason.")
    text = ask.new_id()
    return Decision((ReceiptVoided(receipt.number, receipt.entry, text),), texts={text: reason})

"""What Enter does at the till and with who never came, in a few short lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.candidate import Effect
from tdtool.tournament.money import facts as m
from tdtool.tournament.money.currency import written
from tdtool.tournament.money.means import ENTRIES, Sale
from tdtool.tournament.money.sayings import MEANS, SALES
from tdtool.tournament.no_show_facts import NoShowMarked, StackPulled
from tdtool.tournament.views import Tone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.tournament.facts import Fact


def till_effects(room: Room, facts: Sequence[Fact]) -> list[Effect]:
    """Tell what goes over the desk, one receipt or many of them summed up."""
    given = [fact for fact in facts if isinstance(fact, m.ReceiptGiven)]
    found = _one(given[0]) if len(given) == 1 else _many(given)
    for fact in facts:
        match fact:
            case m.ReceiptVoided():
                found += _void(room, fact)
            case m.CashierSet(cashier=cashier):
                words = "written in this name from now on" if cashier else "written in no name"
                found.append(Effect("Receipts", words))
            case NoShowMarked(seat=seat):
                found.append(Effect("Stack", f"stays in {seat} and is blinded off"))
            case StackPulled(chips=chips):
                found.append(Effect("Chips", f"{chips:,} leave play"))
    return found


def _one(fact: m.ReceiptGiven) -> list[Effect]:
    amount = written(fact.price.total, fact.currency)
    back = fact.sale is Sale.REFUND
    found = [
        Effect("Gives back" if back else "Takes", f"{amount} {MEANS[fact.means]}"),
        Effect("Receipt", f"{fact.receipt}" + (f", for receipt {fact.of}" if back else "")),
    ]
    if fact.chips:
        words = "chips leave play" if back else "chips to him"
        found.append(Effect("Chips", f"{fact.chips:,} {words}"))
    return found


def _many(given: Sequence[m.ReceiptGiven]) -> list[Effect]:
    found: list[Effect] = []
    for back in (False, True):
        some = [fact for fact in given if (fact.sale is Sale.REFUND) is back]
        if some:
            amount = written(sum(fact.price.total for fact in some), some[0].currency)
            text = f"{amount}, {len(some):,} receipts" if len(some) > 1 else amount
            found.append(Effect("Gives back" if back else "Takes", text))
    return found


def _void(room: Room, fact: m.ReceiptVoided) -> list[Effect]:
    receipt = room.state.till.receipts[fact.receipt]
    amount = written(receipt.amount, receipt.currency)
    found = [Effect(f"Receipt {fact.receipt}", f"{SALES[receipt.sale]} {amount} counts no more")]
    if receipt.sale in ENTRIES:
        found.append(Effect("To pay", f"{amount} by {room.name(fact.entry)}", Tone.NEEDS_YOU))
    if receipt.chips:
        words = "are his again" if receipt.sale is Sale.REFUND else "are not his: take them back"
        found.append(Effect("Chips", f"{receipt.chips:,} {words}", Tone.NEEDS_YOU))
    return found

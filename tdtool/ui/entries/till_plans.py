"""Deeds with money, and with who never came: what each sells, gives back or takes off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.figures import FigureError, parse_chips
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.money.periods import named
from tdtool.tournament.money.receipts import owed, price_of
from tdtool.tournament.money.sayings import MEANS, SALES
from tdtool.tournament.no_show_commands import PullStack
from tdtool.tournament.queries import starting_chips
from tdtool.ui import figures
from tdtool.ui.entries.deeds import Deed, command_for, last_receipt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.desk import Desk
    from tdtool.tournament.commands import Command
    from tdtool.tournament.money.terms import Extra
    from tdtool.tournament.money.till import Receipt
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId
    from tdtool.ui.entries.fields import Fields

TILL = frozenset((Deed.PAYS, Deed.REBUY, Deed.ADD_ON, Deed.REFUND, Deed.VOID))
"""What goes over the desk or was meant to."""
PAID = frozenset((Deed.PAYS, Deed.REBUY, Deed.ADD_ON, Deed.REFUND, Deed.RE_ENTER))
"""What is paid by some means."""
_NO_RECEIPT, _NO_CHIPS = "A receipt is a number, as 117.", "A stack is a number, as 17,000."


def money(state: State, amount: int) -> str:
    """Write an amount in the tournament's currency."""
    return figures.signed_money(amount, prices_of(state).currency)


def extra_of(state: State, deed: Deed) -> Extra | None:
    """Give the terms of a rebuy or an add-on; None where there are none."""
    terms = state.till.terms
    return terms.rebuy if deed is Deed.REBUY else terms.add_on


def offered(state: State, extra: Extra) -> str:
    """Say what is sold for how much: "€100 for 20,000 chips"."""
    return f"{money(state, extra.price.total)} for {figures.number(extra.chips)} chips"


def follows(state: State, deed: Deed, able: Sequence[EntryId]) -> str:
    """Say under a deed what comes of it for those it can be done with."""
    one = able[0] if len(able) == 1 else None
    if deed in {Deed.REBUY, Deed.ADD_ON}:
        extra = extra_of(state, deed)
        if extra is None:
            return ""
        ends = "" if extra.ends is None else f", to {named(state.structure, extra.ends)}"
        return f"{offered(state, extra)}{ends}"
    if deed is Deed.PAYS:
        return f"{money(state, sum(owed(state, entry).total for entry in able))} due"
    if deed in {Deed.REFUND, Deed.VOID}:
        receipts = [last_receipt(state, entry) for entry in able]
        if one is not None and receipts[0] is not None:
            return f"{told(receipts[0])}, receipt {figures.number(receipts[0].number)}"
        return money(state, sum(receipt.amount for receipt in receipts if receipt is not None))
    if deed is Deed.RECEIPTS:
        count = sum(len(state.till.by_entry[entry]) for entry in able)
        return "the last one" if count == 1 else f"{figures.number(count)} of them"
    if deed is Deed.NO_SHOW:
        return "his stack is blinded off" if one is not None else "their stacks are blinded off"
    return f"{figures.number(sum(starting_chips(state, entry) for entry in able))} chips leave play"


def told(receipt: Receipt) -> str:
    """Say what a receipt was for, in a few words: "€100 rebuy"."""
    return f"{figures.signed_money(receipt.amount, receipt.currency)} {SALES[receipt.sale]}"


def money_words(state: State, entry: EntryId) -> list[str]:
    """Say what an entry has paid, and what it owes, a sentence each."""
    standing = list(state.till.standing(entry))
    said = [
        f"{told(one)} {MEANS[one.means]}, receipt {figures.number(one.number)}." for one in standing
    ]
    due = owed(state, entry).total if standing or state.till.receipts else 0
    return [f"Owes {money(state, due)}.", *said] if due else said


def problem(deed: Deed, fields: Fields) -> str:
    """Say what of the fields cannot be read, "" where all can."""
    if deed in {Deed.REFUND, Deed.VOID} and fields.receipt.strip():
        return "" if fields.receipt.strip().isdecimal() else _NO_RECEIPT
    if deed is Deed.PULL and fields.chips.strip():
        try:
            parse_chips(fields.chips)
        except FigureError:
            return _NO_CHIPS
    return ""


def command(desk: Desk, deed: Deed, entry: EntryId, fields: Fields) -> Command:
    """Give the command that does a deed as the fields say."""
    typed = fields.receipt.strip()
    if deed is Deed.PULL:
        chips = fields.chips.strip()
        return PullStack(entry, parse_chips(chips) if chips else None)
    if deed is Deed.VOID:
        last = last_receipt(desk.state, entry)
        number = int(typed) if typed else 0 if last is None else last.number
        return mc.VoidReceipt(number, fields.reason)
    if deed is Deed.REFUND:
        return mc.Refund(entry, int(typed) if typed else None, fields.means)
    makers = {Deed.PAYS: mc.TakePayment, Deed.REBUY: mc.Rebuy, Deed.ADD_ON: mc.AddOn}
    if deed in makers:
        return makers[deed](entry, fields.means)
    return command_for(deed, entry)


def becomes(desk: Desk, deed: Deed, entry: EntryId, fields: Fields) -> str:
    """Say what one pays, gets or loses."""
    state = desk.state
    if deed in {Deed.REBUY, Deed.ADD_ON}:
        extra = extra_of(state, deed)
        return "" if extra is None else offered(state, extra)
    if deed is Deed.PAYS:
        return money(state, owed(state, entry).total)
    if deed in {Deed.REFUND, Deed.VOID}:
        receipt = _receipt(state, entry, fields)
        if receipt is None:
            return ""
        back = " back" if deed is Deed.REFUND else ""
        return f"{told(receipt)}{back}, receipt {figures.number(receipt.number)}"
    if deed is Deed.NO_SHOW:
        return "stays, blinded off"
    typed = fields.chips.strip()
    chips = parse_chips(typed) if typed else starting_chips(state, entry)
    return f"{figures.number(chips)} chips leave play"


def _receipt(state: State, entry: EntryId, fields: Fields) -> Receipt | None:
    typed = fields.receipt.strip()
    return state.till.receipts.get(int(typed)) if typed else last_receipt(state, entry)


def notes(desk: Desk, deed: Deed, whom: Sequence[EntryId], fields: Fields) -> tuple[str, ...]:
    """Say what goes over the desk in all, and what a void receipt means."""
    state = desk.state
    if deed is Deed.VOID:
        return ("No money went over the desk for it. Why is kept with it.",)
    if deed not in PAID:
        return ()
    amounts = [_amount(state, deed, entry, fields) for entry in whom]
    if not any(amounts):
        return ()
    means = state.till.means if fields.means is None else fields.means
    as_paid = deed is Deed.REFUND and fields.means is None
    how = "as it was paid" if as_paid else MEANS[means]
    count = f", {len(whom):,} receipts" if len(whom) > 1 else ""
    verb = "Give back" if deed is Deed.REFUND else "Take"
    return (f"{verb} {money(state, sum(amounts))} {how}{count}.",)


def _amount(state: State, deed: Deed, entry: EntryId, fields: Fields) -> int:
    if deed is Deed.PAYS:
        return owed(state, entry).total
    if deed is Deed.RE_ENTER:
        return price_of(state, state.entries[entry].number + 1).total
    if deed is Deed.REFUND:
        receipt = _receipt(state, entry, fields)
        return 0 if receipt is None else receipt.amount
    extra = extra_of(state, deed)
    return 0 if extra is None else extra.price.total

"""Deciding on what the desk sells beside entries, and on who sits at the till."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.figures import MAX_CHIPS
from tdtool.tournament import commands as c
from tdtool.tournament import elimination
from tdtool.tournament.asking import Asking, Decision, called
from tdtool.tournament.counted.field import problem
from tdtool.tournament.money.facts import CashierSet, TermsSet
from tdtool.tournament.money.means import Sale
from tdtool.tournament.money.periods import closed
from tdtool.tournament.money.receipts import Goods, owed, sold
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.registration import clean_name
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from tdtool.tournament.facts import Fact
    from tdtool.tournament.money import commands as mc
    from tdtool.tournament.money.terms import Extra
    from tdtool.tournament.state import Entry


def set_terms(ask: Asking, command: mc.SetTerms) -> Decision:
    """Take down what is sold beside entries, and until when anybody may enter."""
    terms = command.terms
    if terms == ask.state.till.terms:
        raise Refused(Code.NOTHING_CHANGES, "That is what the desk sells already.")
    for extra in (terms.rebuy, terms.add_on):
        if extra is not None:
            _check(extra)
    field = ask.state.counted
    if field is not None and problem(field, terms):
        raise Refused(
            Code.NOT_SOLD,
            f"{field.rebuys:,} rebuys and {field.add_ons:,} add-ons are counted already: "
            "take those off first that are not sold.",
        )
    return Decision((TermsSet(terms),))


def _check(extra: Extra) -> None:
    price = extra.price
    parts = (price.prize, price.fee, price.staff)
    if min(parts) < 0 or max(parts) > MAX_CHIPS:
        raise Refused(Code.BAD_NUMBER, f"A price lies between nothing and {MAX_CHIPS:,}.")
    if price.bounty:
        raise Refused(Code.BAD_NUMBER, "Rebuys and add-ons put no bounty on anybody.")
    if not 1 <= extra.chips <= MAX_CHIPS:
        raise Refused(Code.BAD_NUMBER, "It has to be said how many chips are sold.")
    if extra.most is not None and extra.most < 1:
        raise Refused(Code.BAD_NUMBER, "At least one is allowed, or none are sold.")
    if extra.begins.level < 1 or (extra.ends is not None and extra.ends < extra.begins):
        raise Refused(Code.BAD_NUMBER, "The sale ends before it begins.")


def set_cashier(ask: Asking, command: mc.SetCashier) -> Decision:
    """Take down who sits at the till; a name that is new gets an id."""
    till = ask.state.till
    if command.cashier and command.cashier not in till.cashiers:
        raise Refused(Code.NO_SUCH_PERSON, "That cashier is not known here.")
    name = clean_name(command.name)
    cashier = ask.new_id() if name and not command.cashier else command.cashier
    if cashier == till.cashier:
        raise Refused(Code.NOTHING_CHANGES, "That is who sits at the till already.")
    texts = {cashier: name} if cashier and cashier != command.cashier else {}
    return Decision((CashierSet(cashier),), texts=texts)


def take_payment(ask: Asking, command: mc.TakePayment) -> Decision:
    """Take what an entry costs from a player who has not paid yet."""
    entry = ask.entry(command.entry)
    price = owed(ask.state, entry.id)
    if not price.total:
        raise Refused(Code.NOTHING_DUE, f"{called(entry)} has nothing to pay.")
    sale = Sale.RE_ENTRY if entry.number > 1 else Sale.BUY_IN
    return Decision((sold(ask, entry.id, Goods(sale, price), command.means),))


def rebuy(ask: Asking, command: mc.Rebuy) -> Decision:
    """Sell a rebuy; whoever was reported out is back with it."""
    entry = ask.entry(command.entry)
    entry = ask.state.last_entry_of(entry.person) or entry
    extra = _offered(ask, entry, Sale.REBUY, ask.state.till.terms.rebuy)
    back: tuple[Fact, ...] = ()
    if entry.status is Status.WAITING:
        raise Refused(Code.NOT_IN_PLAY, f"{called(entry)} has no seat yet.")
    if entry.status is Status.OUT:
        if ask.state.busts[entry.id].penalty is not None:
            raise Refused(Code.DISQUALIFIED, f"{called(entry)} was disqualified.")
        back = elimination.take_back(ask, c.TakeBackBust(entry.id)).facts
    goods = Goods(Sale.REBUY, extra.price, extra.chips)
    return Decision((*back, sold(ask, entry.id, goods, command.means)))


def add_on(ask: Asking, command: mc.AddOn) -> Decision:
    """Sell an add-on, also with an entry that has no seat yet."""
    entry = ask.entry(command.entry)
    extra = _offered(ask, entry, Sale.ADD_ON, ask.state.till.terms.add_on)
    if entry.status is Status.OUT:
        raise Refused(Code.ALREADY_OUT, f"{called(entry)} is out.")
    goods = Goods(Sale.ADD_ON, extra.price, extra.chips)
    return Decision((sold(ask, entry.id, goods, command.means),))


_WORDS = {Sale.REBUY: "rebuy", Sale.ADD_ON: "add-on"}


def _offered(ask: Asking, entry: Entry, sale: Sale, extra: Extra | None) -> Extra:
    """Give the terms of a sale that is open to this entry."""
    word = _WORDS[sale]
    if extra is None:
        raise Refused(Code.NOT_SOLD, f"There are no {word}s in this tournament.")
    why = closed(ask.state, extra, ask.now)
    if why:
        ask.house(Code.SALE_CLOSED, f"{word.capitalize()}s {why}.")
    had = sum(1 for _ in ask.state.till.standing(entry.id, sale))
    if extra.most is not None and had >= extra.most:
        limit = f"1 {word} is" if extra.most == 1 else f"{extra.most} {word}s are"
        ask.house(Code.SALES_USED, f"{limit} allowed, and {called(entry)} has had {had}.")
    return extra

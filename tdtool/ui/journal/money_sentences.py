"""Receipts, and what the desk sells, one sentence a fact, for the side of the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.money import facts as m
from tdtool.tournament.money.currency import UNNAMED, written
from tdtool.tournament.money.means import Sale
from tdtool.tournament.money.periods import named
from tdtool.tournament.money.sayings import MEANS, SALES
from tdtool.tournament.no_show_facts import NoShowMarked, StackPulled
from tdtool.ui import figures

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.chronicle import Act
    from tdtool.tournament.facts import Fact
    from tdtool.tournament.money.terms import Extra
    from tdtool.ui.journal.teller import Teller


def _given(teller: Teller, fact: m.ReceiptGiven, _act: Act) -> str:
    amount, means = written(fact.price.total, fact.currency), MEANS[fact.means]
    name = teller.name(fact.entry)
    by = f", taken by {teller.text(fact.cashier)}" if fact.cashier else ""
    if fact.sale is Sale.REFUND:
        return f"Receipt {fact.receipt}: {name} got {amount} back ({means}) for receipt {fact.of}."
    chips = f" for {fact.chips:,} chips" if fact.chips else ""
    what = SALES[fact.sale]
    return f"Receipt {fact.receipt}: {name} paid {amount} ({means}), {what}{chips}{by}."


def _voided(teller: Teller, fact: m.ReceiptVoided, _act: Act) -> str:
    return f"Receipt {fact.receipt} counts no more: {teller.text(fact.reason)}"


def _cashier(teller: Teller, fact: m.CashierSet, _act: Act) -> str:
    who = teller.text(fact.cashier) if fact.cashier else "Nobody in particular"
    return f"{who} sits at the till."


def _terms(teller: Teller, fact: m.TermsSet, _act: Act) -> list[str]:
    terms = fact.terms
    said = [_extra(teller, "rebuy", terms.rebuy), _extra(teller, "add-on", terms.add_on)]
    if terms.closes_ms is not None:
        at = figures.time_of_day(terms.closes_ms, teller.desk.now().utc_offset)
        said.append(f"Registration ends at {at}.")
    return said


def _extra(teller: Teller, word: str, extra: Extra | None) -> str:
    if extra is None:
        return f"There are no {word}s."
    state = teller.desk.state
    currency = UNNAMED if state.money is None else state.money.currency
    price = written(extra.price.total, currency)
    most = "" if extra.most is None else f", {extra.most} for each entry"
    ends = "" if extra.ends is None else f" to {named(state.structure, extra.ends)}"
    begins = named(state.structure, extra.begins)
    article = "An" if word == "add-on" else "A"
    return f"{article} {word} is {extra.chips:,} chips for {price}{most}, from {begins}{ends}."


SENTENCES: dict[type[Fact], Callable[[Teller, Any, Act], str | list[str]]] = {
    m.ReceiptGiven: _given,
    m.ReceiptVoided: _voided,
    m.CashierSet: _cashier,
    m.TermsSet: _terms,
    NoShowMarked: lambda teller, fact, _: (
        f"{teller.name(fact.entry)} had not come to {fact.seat}: "
        "his stack was placed and is blinded off."
    ),
    StackPulled: lambda teller, fact, _: (
        f"The stack of {teller.name(fact.entry)} was taken off {fact.seat}; "
        f"{fact.chips:,} chips left play."
    ),
}

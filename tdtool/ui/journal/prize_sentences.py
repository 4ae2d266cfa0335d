"""Prices, prizes, deals and bounties, one sentence a fact, for the side of the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.money.currency import UNNAMED, written
from tdtool.tournament.money.facts import PricesSet
from tdtool.tournament.prizes import facts as p
from tdtool.tournament.prizes.plan import PlanWay
from tdtool.ui import plain

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.rules.prizes.pool import Price
    from tdtool.tournament.chronicle import Act
    from tdtool.tournament.facts import Fact
    from tdtool.tournament.money.currency import Currency
    from tdtool.ui.journal.teller import Teller


def _money(teller: Teller) -> Currency:
    money = teller.desk.state.money
    return UNNAMED if money is None else money.currency


def price_words(price: Price, currency: Currency) -> str:
    """Say a price by its parts: "€110: €100 prizes, €10 fee"."""
    named = (
        (price.prize, "prizes"),
        (price.fee, "fee"),
        (price.staff, "staff"),
        (price.bounty, "bounty"),
    )
    parts = ", ".join(f"{written(amount, currency)} {what}" for amount, what in named if amount)
    return f"{written(price.total, currency)}: {parts or 'free'}"


def _prices(_teller: Teller, fact: PricesSet, _act: Act) -> list[str]:
    prices, currency = fact.prices, fact.prices.currency
    said = [f"An entry costs {price_words(prices.entry, currency)}."]
    if prices.reentry is not None:
        said.append(f"A re-entry costs {price_words(prices.reentry, currency)}.")
    if prices.held_back:
        said.append(f"{prices.held_back / 100:g} % of the pool is held back for the staff.")
    if prices.added:
        said.append(f"{written(prices.added, currency)} is added.")
    if prices.guarantee:
        said.append(f"The pool is {written(prices.guarantee, currency)} at least.")
    return said


def _planned(_teller: Teller, fact: p.PrizesPlanned, _act: Act) -> str:
    plan = fact.plan
    name = "" if plan.percent is None else plain.isolated(plan.percent.name, 80)
    return {
        PlanWay.SUGGESTED: f"Prizes are suggested for {plan.share_paid / 100:g} % of the entries.",
        PlanWay.PERCENT: f"Prizes follow the payout table {name}.",
        PlanWay.FIXED: f"Prizes were typed for {len(plan.bands)} lines of places.",
        PlanWay.SEATS: "The pool is paid out in seats.",
    }[plan.way]


def _locked(_teller: Teller, fact: p.PrizesLocked, _act: Act) -> str:
    places = fact.bands[-1].last
    return f"The prizes were locked: {places:,} places, {written(fact.pool, fact.currency)}."


def _paid(teller: Teller, fact: p.PrizePaid, _act: Act) -> str:
    parts = [written(fact.amount, fact.currency)] if fact.amount or not fact.tickets else []
    return f"{teller.name(fact.entry)} got {' and '.join([*parts, *fact.tickets])}."


def _taken_back(teller: Teller, fact: p.PaymentTakenBack, _act: Act) -> str:
    return f"{teller.name(fact.entry)} has not got {written(fact.amount, fact.currency)} after all."


def _proposed(teller: Teller, fact: p.DealProposed, _act: Act) -> list[str]:
    currency = _money(teller)
    said = [f"{teller.name(entry)}: {written(share, currency)}." for entry, share in fact.shares]
    if fact.left:
        said.append(f"{written(fact.left, currency)} stays to play for.")
    return ["A deal was worked out, for all who are left to sign.", *said]


def _made(teller: Teller, fact: p.DealMade, _act: Act) -> list[str]:
    shares = [
        f"{teller.name(entry)} gets {written(share, fact.currency)}."
        for entry, share in fact.shares
    ]
    left = [f"The winner gets {written(fact.left, fact.currency)} more."] if fact.left else []
    return ["The deal holds.", *shares, *left]


def _envelopes(teller: Teller, fact: p.EnvelopesSet, _act: Act) -> list[str]:
    currency = _money(teller)
    return [f"{one.number:,} of {written(one.value, currency)}." for one in fact.envelopes]


def _knocked_out(teller: Teller, fact: p.KnockoutNamed, _act: Act) -> str:
    by = " and ".join(teller.name(entry) for entry in fact.by) or "nobody"
    drew = ""
    if fact.envelope is not None:
        drew = f"; the envelope held {written(fact.envelope, _money(teller))}"
    return f"{teller.name(fact.out)} was knocked out by {by}{drew}."


SENTENCES: dict[type[Fact], Callable[[Teller, Any, Act], str | list[str]]] = {
    PricesSet: _prices,
    p.PrizesPlanned: _planned,
    p.PrizesLocked: _locked,
    p.PrizesUnlocked: lambda _, __, ___: "The prizes may be changed again.",
    p.PrizePaid: _paid,
    p.PaymentTakenBack: _taken_back,
    p.DealProposed: _proposed,
    p.DealMade: _made,
    p.EnvelopesSet: _envelopes,
    p.KnockoutNamed: _knocked_out,
}

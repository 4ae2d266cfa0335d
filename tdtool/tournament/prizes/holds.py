"""Whether what happened with prizes could still have happened, when an act is undone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.rules.prizes.places import total
from tdtool.tournament.money.intake import entered, pool_of, prices_of
from tdtool.tournament.prizes import facts as p
from tdtool.tournament.prizes.awards import award_of
from tdtool.tournament.prizes.deals import players_left
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State


def _locked(state: State, fact: p.PrizesLocked) -> bool:
    pool = pool_of(prices_of(state), entered(state)).payable
    return state.prizes.locked is None and total(fact.bands) == pool


def _unlocked(state: State, _fact: p.PrizesUnlocked) -> bool:
    return state.prizes.locked is not None


def _paid(state: State, fact: p.PrizePaid) -> bool:
    award = award_of(state, fact.entry)
    return award.due >= fact.amount and set(fact.tickets) <= set(award.tickets)


def _payment_back(state: State, fact: p.PaymentTakenBack) -> bool:
    payments = state.prizes.payments.get(fact.entry, [])
    return bool(payments) and payments[-1].amount == fact.amount


def _proposed(state: State, fact: p.DealProposed) -> bool:
    return set(players_left(state)) == {entry for entry, _ in fact.shares}


def _open(state: State, _fact: p.DealDropped) -> bool:
    return state.prizes.deal is not None and state.prizes.deal.made_ms is None


def _signed(state: State, fact: p.DealSigned) -> bool:
    deal = state.prizes.deal
    return deal is not None and deal.made_ms is None and fact.entry in deal.shares


def _made(state: State, fact: p.DealMade) -> bool:
    deal = state.prizes.deal
    same = deal is not None and deal.made_ms is None and deal.shares == dict(fact.shares)
    return same and set(players_left(state)) == {entry for entry, _ in fact.shares}


def _knocked_out(state: State, fact: p.KnockoutNamed) -> bool:
    named = [state.entries.get(entry) for entry in fact.by]
    counted = all(one is not None and one.status is not Status.UNREGISTERED for one in named)
    return counted and fact.out in state.busts


CHECKS: dict[type[Fact], Callable[[State, Any], bool]] = {
    p.PrizesLocked: _locked,
    p.PrizesUnlocked: _unlocked,
    p.PrizePaid: _paid,
    p.PaymentTakenBack: _payment_back,
    p.DealProposed: _proposed,
    p.DealSigned: _signed,
    p.DealMade: _made,
    p.DealDropped: _open,
    p.KnockoutNamed: _knocked_out,
}

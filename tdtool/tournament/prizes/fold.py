"""How prizes change the state; called by `fold` alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from tdtool.tournament.money.facts import PricesSet
from tdtool.tournament.prizes import facts as p
from tdtool.tournament.prizes.state import Deal, Knockout, Locked, Payment

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId


def came_back(state: State, entry: EntryId) -> Knockout | None:
    """Forget who knocked a player out who is back; give it to whoever takes his place."""
    return state.prizes.knockouts.pop(entry, None)


def replaced(state: State, knockout: Knockout | None, right: EntryId) -> None:
    """Let a knockout be that of the player who really went out."""
    if knockout is not None and right not in knockout.by:
        state.prizes.knockouts[right] = knockout


def _prices(state: State, fact: PricesSet, _ms: int) -> None:
    state.money = fact.prices


def _planned(state: State, fact: p.PrizesPlanned, _ms: int) -> None:
    state.prizes.plan = fact.plan


def _locked(state: State, fact: p.PrizesLocked, ms: int) -> None:
    state.prizes.locked = Locked(fact.bands, fact.pool, ms)


def _unlocked(state: State, _fact: p.PrizesUnlocked, _ms: int) -> None:
    state.prizes.locked = None


def _paid(state: State, fact: p.PrizePaid, ms: int) -> None:
    payment = Payment(fact.amount, fact.tickets, ms)
    state.prizes.payments.setdefault(fact.entry, []).append(payment)


def _payment_back(state: State, fact: p.PaymentTakenBack, _ms: int) -> None:
    payments = state.prizes.payments[fact.entry]
    payments.pop()
    if not payments:
        del state.prizes.payments[fact.entry]


def _proposed(state: State, fact: p.DealProposed, ms: int) -> None:
    state.prizes.deal = Deal(
        way=fact.way,
        stacks=dict(fact.stacks),
        prizes=fact.prizes,
        shares=dict(fact.shares),
        left=fact.left,
        unit=fact.unit,
        proposed_ms=ms,
    )


def _signed(state: State, fact: p.DealSigned, _ms: int) -> None:
    signed = cast("Deal", state.prizes.deal).signed
    (signed.add if fact.signed else signed.discard)(fact.entry)


def _made(state: State, _fact: p.DealMade, ms: int) -> None:
    cast("Deal", state.prizes.deal).made_ms = ms


def _dropped(state: State, _fact: p.DealDropped, _ms: int) -> None:
    state.prizes.deal = None


def _knocked_out(state: State, fact: p.KnockoutNamed, _ms: int) -> None:
    state.prizes.knockouts[fact.out] = Knockout(fact.by, fact.envelope)


def _envelopes(state: State, fact: p.EnvelopesSet, _ms: int) -> None:
    state.prizes.envelopes = fact.envelopes


CHANGES: dict[type[Fact], Callable[[State, Any, int], None]] = {
    PricesSet: _prices,
    p.PrizesPlanned: _planned,
    p.PrizesLocked: _locked,
    p.PrizesUnlocked: _unlocked,
    p.PrizePaid: _paid,
    p.PaymentTakenBack: _payment_back,
    p.DealProposed: _proposed,
    p.DealSigned: _signed,
    p.DealMade: _made,
    p.DealDropped: _dropped,
    p.KnockoutNamed: _knocked_out,
    p.EnvelopesSet: _envelopes,
}

"""What happened with prizes, said in a few words each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.money.currency import written
from tdtool.tournament.prizes import facts as p

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.values import EntryId

    Called = Callable[[EntryId], str]


def _paid(fact: p.PrizePaid, called: Called) -> str:
    amount = written(fact.amount, fact.currency)
    parts = [amount] if fact.amount or not fact.tickets else []
    return f"{called(fact.entry)} paid {' and '.join([*parts, *fact.tickets])}"


def _signed(fact: p.DealSigned, called: Called) -> str:
    return f"{called(fact.entry)} {'signed' if fact.signed else 'has not signed'} the deal"


def _knocked_out(fact: p.KnockoutNamed, called: Called) -> str:
    by = " and ".join(called(entry) for entry in fact.by) or "nobody"
    return f"{called(fact.out)} knocked out by {by}"


SAYINGS: dict[type[Fact], Callable[[Any, Called], str]] = {
    p.PrizesPlanned: lambda _, __: "prizes planned",
    p.PrizesLocked: lambda fact, _: f"prizes locked at {written(fact.pool, fact.currency)}",
    p.PrizesUnlocked: lambda _, __: "prizes unlocked",
    p.PrizePaid: _paid,
    p.PaymentTakenBack: lambda fact, called: (
        f"{called(fact.entry)}: {written(fact.amount, fact.currency)} taken back"
    ),
    p.DealProposed: lambda fact, _: f"deal proposed among {len(fact.shares)}",
    p.DealSigned: _signed,
    p.DealMade: lambda fact, _: f"deal made among {len(fact.shares)}",
    p.DealDropped: lambda _, __: "deal put away",
    p.KnockoutNamed: _knocked_out,
    p.EnvelopesSet: lambda fact, _: (
        f"{sum(one.number for one in fact.envelopes):,} envelopes counted"
    ),
}

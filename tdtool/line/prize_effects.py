"""What paying, knockouts and busts do to the money, in a few short lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.candidate import Effect
from tdtool.rules.prizes.bounty import won
from tdtool.rules.prizes.places import cash_at
from tdtool.tournament.money.currency import written
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.prizes import facts as p
from tdtool.tournament.prizes.bounties import bounties

if TYPE_CHECKING:
    from tdtool.line.room import Room
    from tdtool.tournament.facts import Fact


def prize_effects(room: Room, fact: Fact) -> list[Effect]:
    """Tell what a fact about prizes changes."""
    if isinstance(fact, p.PrizePaid):
        before = room.state.prizes.paid(fact.entry)
        text = "all that is due to him"
        if before:
            text += f"; {written(before, fact.currency)} was paid before"
        return [Effect("Paid", text)]
    if isinstance(fact, p.KnockoutNamed):
        return _bounty(room, fact)
    return []


def _bounty(room: Room, fact: p.KnockoutNamed) -> list[Effect]:
    prices, found = prices_of(room.state), bounties(room.state)
    head = 0 if found is None else found.heads.get(fact.out, 0)
    parts = won(prices.bounty, head, len(fact.by), prices.bounty_unit)
    effects = []
    for entry, part in zip(fact.by, parts, strict=True):
        text = written(part.cash, prices.currency)
        if part.head:
            text += f", {written(part.head, prices.currency)} on his head"
        effects.append(Effect(room.name(entry), text))
    return effects if head else []


def prize_of_place(room: Room, place: int) -> list[Effect]:
    """Tell what a place brings once the table is locked, or how far the money is."""
    locked = room.state.prizes.locked
    if locked is None:
        return []
    cash = cash_at(locked.bands, place)
    currency = prices_of(room.state).currency
    to_go = place - 1 - locked.bands[-1].last
    if cash:
        return [Effect("Prize", written(cash, currency))]
    return [Effect("Prize", f"none; {to_go:,} to the money" if to_go > 0 else "none")]

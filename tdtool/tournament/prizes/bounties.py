"""Bounties as they stand: what each has won, what is on each head, and the books."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tdtool.rules.prizes.bounty import Books, BountyKind, envelopes_left, won
from tdtool.rules.prizes.sharing import evenly
from tdtool.tournament.days import brought
from tdtool.tournament.money.intake import bounty_in_pool, entered, prices_of
from tdtool.tournament.standings import winner
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from tdtool.rules.prizes.bounty import Envelopes
    from tdtool.tournament.money.prices import Prices
    from tdtool.tournament.state import Entry, State
    from tdtool.tournament.values import EntryId


@dataclass(slots=True)
class Bounties:
    """What every entry has won in bounties, and what is on its head, in the smallest unit.

    `heads` holds those whose bounty nobody has won yet; `unnamed` are the ones among them
    who are out: who knocked them out was not said. In a mystery event heads are nothing.
    """

    books: Books
    won: Counter[EntryId] = field(default_factory=Counter)
    heads: dict[EntryId, int] = field(default_factory=dict)
    unnamed: tuple[EntryId, ...] = ()


def bounties(state: State) -> Bounties | None:
    """Work the bounties out from the knockouts named so far; None where there are none."""
    prices = prices_of(state)
    if not (prices.entry.bounty or prices.again.bounty):
        return None
    heads = {
        entry.id: _brings(state, prices, entry)
        for entry in state.entries.values()
        if entry.status is not Status.UNREGISTERED
    }
    fund = sum(heads.values()) - bounty_in_pool(prices, entered(state))
    if prices.bounty is BountyKind.MYSTERY:
        return _mystery(state, fund + brought.bounties(state))
    found = Bounties(Books(fund, 0, 0), heads=heads)
    for out in sorted(state.prizes.knockouts, key=lambda out: state.busts[out].when):
        _pay(found, prices, out, state.prizes.knockouts[out].by)
    in_pool = bounty_in_pool(prices, entered(state))
    first = winner(state)
    if first is not None:
        own = found.heads.pop(first)
        found.won[first] += max(0, own - in_pool)
        in_pool = 0
    found.unnamed = tuple(entry for entry in found.heads if entry in state.busts)
    # The winner's head, whoever that will be, is in the pool where the house says so.
    found.books = Books(fund, found.won.total(), sum(found.heads.values()) - in_pool)
    return found


def _brings(state: State, prices: Prices, entry: Entry) -> int:
    """Give what an entry brings into the bounties of this tournament, on its head."""
    came = brought.carried(state, entry.id)
    if came is not None and prices.bounty is BountyKind.MYSTERY:
        return 0
    if came is not None and came.head is not None:
        return came.head
    return (prices.entry if entry.number == 1 else prices.again).bounty


def _pay(found: Bounties, prices: Prices, out: EntryId, by: tuple[EntryId, ...]) -> None:
    if not by:
        return
    parts = won(prices.bounty, found.heads.pop(out), len(by), prices.bounty_unit)
    for entry, part in zip(by, parts, strict=True):
        found.won[entry] += part.cash
        if part.head:
            found.heads[entry] = found.heads.get(entry, 0) + part.head


def _mystery(state: State, fund: int) -> Bounties:
    drawn: Counter[EntryId] = Counter()
    for knockout in state.prizes.knockouts.values():
        if knockout.envelope is not None and knockout.by:
            parts = evenly(knockout.envelope, len(knockout.by))
            drawn.update(dict(zip(knockout.by, parts, strict=True)))
    left = envelopes_left(envelopes(state))
    return Bounties(Books(fund, drawn.total(), left), won=drawn)


def envelopes(state: State) -> tuple[Envelopes, ...]:
    """Give the envelopes with how many of each were drawn."""
    values = Counter(knockout.envelope for knockout in state.prizes.knockouts.values())
    return tuple(
        type(one)(one.value, one.number, values[one.value]) for one in state.prizes.envelopes
    )

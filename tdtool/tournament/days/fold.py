"""The part of `fold` that takes in days and flights; it is called from there alone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tdtool.tournament.days import facts as d
from tdtool.tournament.days.state import Brought
from tdtool.tournament.days.values import Bag
from tdtool.tournament.state import Entry

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State
    from tdtool.tournament.values import PersonId


def _named(state: State, fact: d.FlightNamed, _ms: int) -> None:
    state.days = replace(state.days, flight=fact.flight)


def _bagged(state: State, fact: d.StackBagged, ms: int) -> None:
    bag = Bag(fact.number, fact.seat, fact.player, fact.dealer)
    state.days = replace(state.days, bags={**state.days.bags, fact.entry: bag}, bagged_ms=ms)


def _opened(state: State, fact: d.BagsOpened, _ms: int) -> None:
    gone = set(fact.entries)
    bags = {entry: bag for entry, bag in state.days.bags.items() if entry not in gone}
    state.days = replace(state.days, bags=bags)


def _brought(state: State, fact: d.BagsBrought, ms: int) -> None:
    for one in fact.carried:
        entry = Entry(one.entry, one.person, one.number, late=False, registered_ms=ms)
        entry.access = one.access
        state.entries[one.entry] = entry
        state.by_person[one.person] = (*state.by_person.get(one.person, ()), one.entry)
        state.in_play += 1
        state.waiting.add(one.entry)
    brought = Brought(
        day=fact.day,
        forward=fact.forward,
        origins=fact.origins,
        carried={one.entry: one for one in fact.carried},
        left=fact.left,
        gone=dict(fact.gone),
        entries=fact.entries,
        again=fact.again,
        extras=fact.extras,
        registration_over=fact.registration_over,
        chips=sum(one.bag.chips for one in fact.carried),
        bounties=fact.bounties,
        reach=frozenset(fact.reach),
    )
    state.days = replace(state.days, brought=brought)


def merged(state: State, kept: PersonId, gone: PersonId) -> None:
    """Let what came from the flights under two ids be that of one person."""
    before = state.days.brought
    if before is None:
        return
    entered = dict(before.gone)
    if gone in entered:
        entered[kept] = entered.get(kept, 0) + entered.pop(gone)
    carried = {
        entry: one._replace(person=kept) if one.person == gone else one
        for entry, one in before.carried.items()
    }
    left = tuple(one._replace(person=kept) if one.person == gone else one for one in before.left)
    now = replace(before, gone=entered, carried=carried, left=left)
    state.days = replace(state.days, brought=now)


CHANGES: dict[type[Fact], Callable[[State, Any, int], None]] = {
    d.FlightNamed: _named,
    d.StackBagged: _bagged,
    d.BagsOpened: _opened,
    d.BagsBrought: _brought,
}

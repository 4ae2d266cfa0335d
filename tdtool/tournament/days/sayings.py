"""Days and flights, said in a few words each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.days import facts as d

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.values import EntryId

    Called = Callable[[EntryId], str]


def _named(fact: d.FlightNamed, _called: Called) -> str:
    flight = fact.flight
    return "no flight" if flight is None else f"{flight.event}: flight {flight.name}"


def _bagged(fact: d.StackBagged, called: Called) -> str:
    where = "" if fact.seat is None else f"{fact.seat} "
    counts = f"{fact.player:,}"
    if fact.dealer is None:
        counts += ", counted once"
    elif fact.dealer != fact.player:
        counts += f", dealer {fact.dealer:,}"
    return f"{where}{called(fact.entry)}: bag {fact.number}, {counts}"


def _opened(fact: d.BagsOpened, called: Called) -> str:
    if len(fact.entries) == 1:
        return f"bag of {called(fact.entries[0])} opened"
    return f"{len(fact.entries):,} bags opened"


def _brought(fact: d.BagsBrought, _called: Called) -> str:
    flights = "1 flight" if len(fact.origins) == 1 else f"{len(fact.origins)} flights"
    chips = sum(one.bag.chips for one in fact.carried)
    bags = "1 bag" if len(fact.carried) == 1 else f"{len(fact.carried):,} bags"
    return f"{flights} brought together: {bags}, {chips:,} chips"


SAYINGS: dict[type[Fact], Callable[[Any, Called], str]] = {
    d.FlightNamed: _named,
    d.StackBagged: _bagged,
    d.BagsOpened: _opened,
    d.BagsBrought: _brought,
}
COUNTED: dict[type[Fact], str] = {d.StackBagged: "stacks bagged"}
"""What many of them are called, said once with their number."""

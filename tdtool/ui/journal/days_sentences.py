"""Days and flights, one sentence a fact, for the side of the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.days import facts as d
from tdtool.tournament.days.values import Forward
from tdtool.ui import figures, plain

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.chronicle import Act
    from tdtool.tournament.facts import Fact
    from tdtool.ui.journal.teller import Teller

_FORWARD = {
    Forward.BEST: "the best stack",
    Forward.FIRST: "the first stack",
    Forward.LAST: "the last stack",
}
_SHORT = 12
"""Signs of a digest that are told."""


def _named(_teller: Teller, fact: d.FlightNamed, _act: Act) -> str:
    flight = fact.flight
    if flight is None:
        return "It is no flight of an event any more."
    event, name = plain.one_line(flight.event), plain.one_line(flight.name)
    return f"It is flight {name} of {event}; {_FORWARD[flight.forward]} goes forward."


def _bagged(teller: Teller, fact: d.StackBagged, _act: Act) -> str:
    name, number = teller.name(fact.entry), plain.one_line(fact.number)
    player = figures.number(fact.player)
    if fact.dealer is None:
        return f"{name} counted {player}; the dealer had not counted yet. Bag {number}."
    if fact.dealer != fact.player:
        dealer = figures.number(fact.dealer)
        return f"{name} counted {player}, the dealer {dealer}. Bag {number}."
    return f"{name} and the dealer both counted {player}. Bag {number}."


def _opened(teller: Teller, fact: d.BagsOpened, _act: Act) -> str:
    if len(fact.entries) == 1:
        return f"The bag of {teller.name(fact.entries[0])} was opened."
    return f"{figures.number(len(fact.entries))} bags were opened."


def _brought(_teller: Teller, fact: d.BagsBrought, _act: Act) -> list[str]:
    chips = figures.number(sum(one.bag.chips for one in fact.carried))
    bags = figures.number(len(fact.carried))
    rule = _FORWARD[fact.forward]
    said = [f"Day {fact.day} began with {bags} bags, {chips} chips: {rule} went forward."]
    if fact.left:
        left = figures.number(sum(one.bag.chips for one in fact.left))
        bags = figures.number(len(fact.left))
        said.append(f"Bags that left play: {bags}, with {left} chips.")
    said += [
        f"From {plain.one_line(origin.name)}, read to no. {figures.number(origin.seq)}, "
        f"digest {origin.digest[:_SHORT]}."
        for origin in fact.origins
    ]
    return said


SENTENCES: dict[type[Fact], Callable[[Teller, Any, Act], str | list[str]]] = {
    d.FlightNamed: _named,
    d.StackBagged: _bagged,
    d.BagsOpened: _opened,
    d.BagsBrought: _brought,
}

"""Deciding on days and flights: stacks in bags, and flights brought together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.figures import MAX_CHIPS
from tdtool.tournament.asking import Asking, Decision, called
from tdtool.tournament.counted.acts import refuse_names
from tdtool.tournament.days import facts as d
from tdtool.tournament.days import goes_along, merge
from tdtool.tournament.days.values import Carried, Flight, Left
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.registration import clean_name
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from tdtool.rules.prizes.pool import Sold
    from tdtool.tournament.days import commands as dc
    from tdtool.tournament.days.flight_end import FlightEnd
    from tdtool.tournament.days.values import Bag
    from tdtool.tournament.state import Entry

LONGEST_NUMBER = 12
"""Signs of a bag's number."""


def name_flight(ask: Asking, command: dc.NameFlight) -> Decision:
    """Say which event the tournament is a flight of."""
    flight = command.flight
    if flight is not None:
        flight = Flight(clean_name(flight.event), clean_name(flight.name), flight.forward)
        if not flight.event or not flight.name:
            raise Refused(Code.EMPTY_TEXT, "A flight needs the event's name and its own.")
    if flight == ask.state.days.flight:
        raise Refused(Code.NOTHING_CHANGES, "That is the flight already.")
    return Decision((d.FlightNamed(flight),))


def bag_stack(ask: Asking, command: dc.BagStack) -> Decision:
    """Put a stack in a bag, or count it again."""
    entry = ask.entry(command.entry)
    if entry.status not in {Status.SEATED, Status.STANDING}:
        raise Refused(Code.NOT_IN_PLAY, f"{called(entry)} has no chips.")
    for chips in (command.player, command.dealer):
        if chips is not None and not 1 <= chips <= MAX_CHIPS:
            raise Refused(Code.BAD_NUMBER, f"A stack has 1 to {MAX_CHIPS:,} chips.")
    before = ask.state.days.bags.get(entry.id)
    number = clean_name(command.number) or ("" if before is None else before.number)
    if len(number) > LONGEST_NUMBER:
        raise Refused(Code.BAD_NUMBER, f"A bag's number has at most {LONGEST_NUMBER} signs.")
    number = number or next_number(ask)
    _check_number(ask, entry, number)
    fact = d.StackBagged(entry.id, entry.seat, number, command.player, command.dealer)
    if before is not None and before == _bag_of(fact, before):
        raise Refused(Code.NOTHING_CHANGES, f"{called(entry)} is bagged so already.")
    return Decision((fact,))


def _bag_of(fact: d.StackBagged, before: Bag) -> Bag:
    return before._replace(number=fact.number, player=fact.player, dealer=fact.dealer)


def next_number(ask: Asking) -> str:
    """Give the number of the next bag: one more than the highest."""
    numbers = (bag.number for bag in ask.state.days.bags.values())
    return str(1 + max((int(one) for one in numbers if one.isdecimal()), default=0))


def _check_number(ask: Asking, entry: Entry, number: str) -> None:
    for other, bag in ask.state.days.bags.items():
        if other != entry.id and bag.number.casefold() == number.casefold():
            raise Refused(Code.BAG_TAKEN, f"Bag {number} is that of {{entry {other}}}.")


def open_bags(ask: Asking, command: dc.OpenBags) -> Decision:
    """Take stacks out of their bags again."""
    bags = ask.state.days.bags
    for entry in command.entries:
        if ask.entry(entry).id not in bags:
            raise Refused(Code.NO_BAG, f"{{entry {entry}}} has no bag.")
    entries = tuple(dict.fromkeys(command.entries)) or tuple(sorted(bags))
    if not entries:
        raise Refused(Code.NO_BAG, "No stack is in a bag.")
    return Decision((d.BagsOpened(entries),))


def bring_together(ask: Asking, command: dc.BringTogether) -> Decision:
    """Let the bags of flights begin this tournament, every decision in the fact."""
    _may_begin(ask)
    _check_flights(ask, command.flights)
    same = dict(command.same)
    _check_choices(command, same)
    plan = merge.merge(command.flights, command.forward, command.choices, command.same)
    if not plan.carried:
        raise Refused(Code.NOBODY, "No bag goes forward.")
    _nobody_twice(ask, plan)
    count = merge.entered(command.flights, same)
    first = ask.state.last_entry + 1
    heads = goes_along.heads(command.flights, same)
    carried = tuple(
        Carried(
            entry,
            one.person,
            count[one.person],
            one.flight,
            one.entry,
            one.bag,
            one.access,
            heads.get(one.person),
        )
        for entry, one in enumerate(plan.carried, first)
    )
    on = {one.person for one in carried}
    fact = d.BagsBrought(
        day=1 + max(end.day for end in command.flights),
        forward=command.forward,
        origins=tuple(end.origin for end in command.flights),
        carried=carried,
        left=tuple(
            Left(one.bag.person, one.bag.flight, one.bag.entry, one.bag.bag, one.why)
            for one in plan.left
        ),
        same=command.same,
        gone=tuple((person, number) for person, number in count.items() if person not in on),
        entries=sum(end.entries for end in command.flights),
        again=sum(end.again for end in command.flights),
        extras=_extras(command.flights),
        registration_over=command.registration_over,
        bounties=sum(end.bounties for end in command.flights),
        reach=goes_along.reach(command.flights),
    )
    entries = {one.person: one.entry for one in carried}
    more, texts = goes_along.facts(ask, command.flights, same, entries)
    return Decision((fact, *more), texts=texts)


def _may_begin(ask: Asking) -> None:
    refuse_names(ask)
    if ask.started:
        raise Refused(Code.PLAY_HAS_BEGUN, "Play has begun here: nobody can be brought any more.")
    if ask.state.days.brought is not None:
        raise Refused(
            Code.NOTHING_CHANGES,
            "Flights were brought together here; undo that, and bring all of them at once.",
        )


def _check_flights(ask: Asking, flights: tuple[FlightEnd, ...]) -> None:
    if not flights:
        raise Refused(Code.NOBODY, "No flight is named.")
    if len({end.origin.tournament for end in flights}) < len(flights):
        raise Refused(Code.NOTHING_CHANGES, "A flight stands in the list twice.")
    for end in flights:
        if end.unbagged:
            raise Refused(Code.NO_BAG, f"{end.origin.name}: {_unbagged(end)}")
    differ = [(end, one) for end in flights for one in end.bags if not one.bag.agrees]
    if differ:
        end, one = differ[0]
        more = f", and {len(differ) - 1} more" if len(differ) > 1 else ""
        what = "was counted once" if one.bag.dealer is None else "was counted differently"
        ask.house(Code.COUNTS_DIFFER, f"{end.origin.name}: bag {one.bag.number} {what}{more}.")


def _unbagged(end: FlightEnd) -> str:
    seats = [str(seat) for seat in end.unbagged if seat is not None]
    first = f", the first at {seats[0]}" if seats else ""
    if len(end.unbagged) == 1:
        return f"one player in play has no bag{first.replace('the first ', '')}."
    return f"{len(end.unbagged):,} players in play have no bag{first}."


def _check_choices(command: dc.BringTogether, same: dict[str, str]) -> None:
    if any(one in same for one in same.values()):
        raise Refused(Code.BAD_NUMBER, "Two ids are one person: name the one that stays once.")
    bags = merge.bags_by_person(command.flights, same)
    for person, bags_of in bags.items():
        if len({one.flight for one in bags_of}) < len(bags_of):
            name = command.flights[bags_of[0].flight].origin.name
            raise Refused(Code.ALREADY_ENTERED, f"{name}: one person cannot have two bags there.")
        choice = dict(command.choices).get(person)
        if choice is not None and all(one.flight != choice for one in bags_of):
            raise Refused(Code.NO_BAG, "He has no bag in that flight.")
    if any(person not in bags for person, _ in command.choices):
        raise Refused(Code.NO_BAG, "Somebody without a bag is chosen.")


def _nobody_twice(ask: Asking, plan: merge.MergePlan) -> None:
    for one in plan.carried:
        here = ask.state.last_entry_of(one.person)
        if here is not None:
            raise Refused(
                Code.ALREADY_ENTERED,
                f"{called(here)} is entered here already: choose none of his bags, or "
                "unregister him.",
            )


def _extras(flights: tuple[FlightEnd, ...]) -> tuple[Sold, ...]:
    return tuple(sold for end in flights for sold in end.extras if sold.number)

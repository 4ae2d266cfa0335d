"""Bringing flights together: which bags go forward, and what the chips come to."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.days.values import Bag, Forward, WhyLeft
from tdtool.tournament.values import EntryId, PersonId

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tdtool.tournament.days.flight_end import FlightEnd


class FlightBag(NamedTuple):
    """A bag of one of the flights; `flight` is the place of that flight among them."""

    flight: int
    entry: EntryId
    person: PersonId
    bag: Bag
    access: bool = False
    head: int | None = None
    """The bounty on it, None where none lies on heads."""


class Total(NamedTuple):
    """Bags, and the chips in them."""

    bags: int
    chips: int


class Several(NamedTuple):
    """A person with several bags, in the order of the flights.

    `by_rule` is the flight whose bag the house's rule takes, `taken` the one whose bag goes
    forward, None for none.
    """

    person: PersonId
    bags: tuple[FlightBag, ...]
    by_rule: int
    taken: int | None

    @property
    def chosen(self) -> bool:
        """Tell whether the director decided otherwise than the rule."""
        return self.taken != self.by_rule


class LeftBag(NamedTuple):
    """A bag that does not go forward, and why."""

    bag: FlightBag
    why: WhyLeft


class MergePlan(NamedTuple):
    """Who goes forward from several flights; every bag is either carried or left.

    `before` counts all the bags, `after` those that go forward.
    """

    carried: tuple[FlightBag, ...]
    left: tuple[LeftBag, ...]
    several: tuple[Several, ...]
    before: Total
    after: Total


def merge(
    flights: Sequence[FlightEnd],
    forward: Forward,
    choices: Iterable[tuple[PersonId, int | None]] = (),
    same: Iterable[tuple[PersonId, PersonId]] = (),
) -> MergePlan:
    """Work out which bags go forward by the house's rule and the director's choices.

    `choices` and `same` are as in the command `BringTogether`; a choice about somebody
    without a bag in that flight is as if he had chosen none.
    """
    chosen = dict(choices)
    by_person = bags_by_person(flights, dict(same))
    taken: set[tuple[int, EntryId]] = set()
    several: list[Several] = []
    left: list[LeftBag] = []
    for person, bags in by_person.items():
        rule = by_rule(bags, forward).flight
        flight = chosen.get(person, rule)
        for bag in bags:
            if bag.flight == flight:
                taken.add((bag.flight, bag.entry))
            else:
                why = WhyLeft.RULE if flight == rule else WhyLeft.CHOSEN
                left.append(LeftBag(bag, why))
        if len(bags) > 1:
            several.append(Several(person, tuple(bags), rule, flight))
    every = sorted(bag for bags in by_person.values() for bag in bags)
    carried = tuple(bag for bag in every if (bag.flight, bag.entry) in taken)
    return MergePlan(carried, tuple(left), tuple(several), _total(every), _total(carried))


def bags_by_person(
    flights: Sequence[FlightEnd], same: Mapping[PersonId, PersonId]
) -> dict[PersonId, list[FlightBag]]:
    """Put everybody's bags together, in the order of the flights."""
    found: dict[PersonId, list[FlightBag]] = defaultdict(list)
    for flight, end in enumerate(flights):
        for one in end.bags:
            person = same.get(one.person, one.person)
            found[person].append(
                FlightBag(flight, one.entry, person, one.bag, one.access, one.head)
            )
    return found


def by_rule(bags: Sequence[FlightBag], forward: Forward) -> FlightBag:
    """Find the bag that the house's rule takes."""
    if forward is Forward.BEST:
        return max(bags, key=lambda one: (one.bag.chips, -one.flight))
    return bags[0] if forward is Forward.FIRST else bags[-1]


def entered(flights: Iterable[FlightEnd], same: Mapping[PersonId, PersonId]) -> dict[PersonId, int]:
    """Count everybody's entries in all the flights."""
    count: dict[PersonId, int] = defaultdict(int)
    for end in flights:
        for person, number in end.entered:
            count[same.get(person, person)] += number
    return count


def _total(bags: Sequence[FlightBag]) -> Total:
    return Total(len(bags), sum(one.bag.chips for one in bags))

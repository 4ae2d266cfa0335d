"""Flights as they are being brought together: which, whose bag, who is the same person."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from tdtool.people.folding import fold
from tdtool.tournament.days.commands import BringTogether
from tdtool.tournament.days.goes_along import Along, along
from tdtool.tournament.days.merge import FlightBag, MergePlan, merge
from tdtool.tournament.days.values import Forward
from tdtool.tournament.days.went_on import WentOn, went_on
from tdtool.tournament.queries import NAMELESS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tdtool.desk import Desk
    from tdtool.tournament.days.flight_end import FlightEnd
    from tdtool.tournament.days.state import Brought
    from tdtool.tournament.values import PersonId


class PersonRow(NamedTuple):
    """A person with bags: one of each flight or None, in the order of the flights.

    `taken` is the flight whose bag goes forward, None for none; `by_rule` the one that the
    house's rule takes. `maybe` is another id with the same name that may be his; `joined`
    tells that the director said two ids are this person.
    """

    person: PersonId
    name: str
    bags: tuple[FlightBag | None, ...]
    taken: int | None
    by_rule: int
    maybe: PersonId | None = None
    joined: bool = False

    @property
    def several(self) -> bool:
        """Tell whether he has more than one bag."""
        return sum(bag is not None for bag in self.bags) > 1

    @property
    def to_look_at(self) -> bool:
        """Tell whether there is something to decide about him."""
        return self.several or self.maybe is not None or self.joined or self.taken is None


class FlightsDraft:
    """What was read of each tournament, and what was decided; nothing is written by it."""

    def __init__(self) -> None:
        self.forward = Forward.BEST
        self._ends: dict[str, FlightEnd] = {}
        self._ticked: set[str] = set()
        self._names: Mapping[PersonId, str] = {}
        self._later: dict[str, Brought] = {}
        self._choices: dict[PersonId, int | None] = {}
        self._same: dict[PersonId, PersonId] = {}

    def read(self, desk: Desk, *, ticked: bool) -> None:
        """Take in a tournament that was read; what went on to a later day is not ticked."""
        end = desk.flight_end()
        self._ends[desk.id] = end
        self._names = desk.names
        if desk.state.days.brought is not None:
            self._later[desk.state.name] = desk.state.days.brought
        if ticked and end.bags:
            self._ticked.add(desk.id)
        self._ticked = {one for one in self._ticked if self.went_on(one) is None}
        self._forget()

    def went_on(self, tournament: str) -> WentOn | None:
        """Tell which later day took the bags of a tournament, None where none did."""
        end = self._ends.get(tournament)
        if end is None:
            return None
        found = (went_on(end, name, brought) for name, brought in self._later.items())
        return next((one for one in found if one is not None), None)

    def end(self, tournament: str) -> FlightEnd | None:
        """Give what a tournament hands on, None while it was not read."""
        return self._ends.get(tournament)

    def is_ticked(self, tournament: str) -> bool:
        """Tell whether a tournament is among the flights."""
        return tournament in self._ticked

    def tick(self, tournament: str) -> None:
        """Take a tournament among the flights, or leave it out.

        One without stacks, or whose bags went on already, stays out.
        """
        end = self._ends.get(tournament)
        has_stacks = end is not None and (end.bags or end.unbagged)
        if has_stacks and self.went_on(tournament) is None:
            self._ticked ^= {tournament}
            self._forget()

    @property
    def flights(self) -> tuple[FlightEnd, ...]:
        """Give the flights, in the order in which they were read."""
        return tuple(end for key, end in self._ends.items() if key in self._ticked)

    def plan(self) -> MergePlan:
        """Work out which bags go forward."""
        return merge(self.flights, self.forward, self._choices.items(), self._same.items())

    def along(self) -> Along:
        """Count what goes along with those who go forward."""
        return along(self.flights, self.plan(), self._same)

    def command(self, *, registration_over: bool) -> BringTogether:
        """Give what brings them together as it was decided."""
        return BringTogether(
            self.flights,
            self.forward,
            tuple(self._choices.items()),
            tuple(self._same.items()),
            registration_over,
        )

    def rows(self, *, everybody: bool = False) -> list[PersonRow]:
        """List those there is something to decide about, or everybody; by name."""
        flights = self.flights
        plan = self.plan()
        bags: dict[PersonId, list[FlightBag | None]] = {}
        for bag in (*plan.carried, *(one.bag for one in plan.left)):
            bags.setdefault(bag.person, [None] * len(flights))[bag.flight] = bag
        taken = {bag.person: bag.flight for bag in plan.carried}
        rule = {one.person: one.by_rule for one in plan.several}
        joined = set(self._same.values())
        maybe = self._alike(bags)
        rows = [
            PersonRow(
                person,
                self._names.get(person, NAMELESS),
                tuple(his),
                taken.get(person),
                rule.get(person, next(at for at, bag in enumerate(his) if bag is not None)),
                maybe.get(person),
                person in joined,
            )
            for person, his in bags.items()
        ]
        wanted = [row for row in rows if everybody or row.to_look_at]
        return sorted(wanted, key=_order)

    def choose(self, row: PersonRow, step: int) -> None:
        """Let the bag of the next flight go forward, and after the last none of his."""
        order: list[int | None] = [at for at, bag in enumerate(row.bags) if bag is not None]
        order.append(None)
        self.decide(row, order[(order.index(row.taken) + step) % len(order)])

    def decide(self, row: PersonRow, flight: int | None) -> None:
        """Let this bag of his go forward, None for none."""
        if flight == row.by_rule:
            self._choices.pop(row.person, None)
        else:
            self._choices[row.person] = flight

    def say_same(self, row: PersonRow) -> None:
        """Say that two ids of one name are one person, or that they are two after all."""
        if row.maybe is not None:
            one, other = sorted((row.person, row.maybe), key=self._first_flight)
            self._same[other] = one
            self._choices.pop(other, None)
        elif row.joined:
            self._same = {other: one for other, one in self._same.items() if one != row.person}
        self._choices.pop(row.person, None)

    def _first_flight(self, person: PersonId) -> tuple[int, str]:
        places = (
            at for at, end in enumerate(self.flights) for one in end.bags if one.person == person
        )
        return next(places, 0), person

    def _alike(self, bags: Mapping[PersonId, list[FlightBag | None]]) -> dict[PersonId, PersonId]:
        """Find people of one name who have their bags in different flights."""
        by_name: dict[str, list[PersonId]] = defaultdict(list)
        for person in bags:
            if person in self._names:
                by_name[fold(self._names[person])].append(person)
        found: dict[PersonId, PersonId] = {}
        for alike in by_name.values():
            for one, other in _pairs(alike):
                apart = not any(a and b for a, b in zip(bags[one], bags[other], strict=True))
                if apart and one not in found and other not in found:
                    found[one], found[other] = other, one
        return found

    def _forget(self) -> None:
        """Let go of decisions: they count flights by their places."""
        self._choices.clear()
        self._same.clear()


def _order(row: PersonRow) -> tuple[str, int, PersonId]:
    """Put people in order by name, who have one name by their flights."""
    first = next(at for at, bag in enumerate(row.bags) if bag is not None)
    return fold(row.name), first, row.person


def _pairs(people: list[PersonId]) -> Iterable[tuple[PersonId, PersonId]]:
    return ((one, other) for at, one in enumerate(people) for other in people[at + 1 :])

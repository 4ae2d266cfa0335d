"""The worked case of stacks that are brought forward, by its id, with each rule of the house."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tdtool.tournament import commands as c
from tdtool.tournament import queries
from tdtool.tournament.days.values import Forward
from tests.tournament.days.flights_of import bag, bring, done, entry_of
from tests.tournament.plans.test_cases import DATA

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tests.tournament.days.flights_of import Flights

CASE = next(
    case for case in json.loads(DATA.read_text(encoding="utf-8"))["cases"] if case["id"] == "MLT-01"
)
BAGS = [(bag["flight"], bag["player"], bag["chips"]) for bag in CASE["event"]["bags"]]


def played(flights: Flights) -> tuple[Desk, ...]:
    """Play the flights of the case and bag what is left, as it says."""
    desks = []
    for flight in sorted({flight for flight, _, _ in BAGS}):
        stacks = {player: chips for at, player, chips in BAGS if at == flight}
        desk = flights.flight(flight, *stacks)
        for player, chips in stacks.items():
            bag(desk, player, chips)
        desks.append(desk)
    return tuple(desks)


@pytest.mark.parametrize(
    ("rule", "goes_on"), [(Forward.BEST, None), (Forward.FIRST, "1A"), (Forward.LAST, "1B")]
)
def test_mlt_01_as_the_house_says(flights: Flights, rule: Forward, goes_on: str | None) -> None:
    day = flights.day_two()
    done(day, bring(*played(flights), forward=rule))
    done(day, c.DrawSeats(open_tables=True))
    found = day.state.days.brought
    assert found is not None
    names = {person: name for name, person in flights.people.items()}
    removed = [
        (names[one.person], found.origins[one.origin].name, one.bag.chips) for one in found.left
    ]
    begins = {
        day.name(entry): queries.starting_chips(day.state, entry) for entry in day.state.entries
    }
    if goes_on is None:
        assert begins == CASE["expect"]["day2"]
        assert removed == [
            (one["player"], one["flight"], one["chips"]) for one in CASE["expect"]["removed"]
        ]
        assert queries.chips_in_play(day.state) == CASE["expect"]["total_chips"]
        return
    kept = {player: chips for at, player, chips in BAGS if player == "A" and at == goes_on}
    assert begins == {"B": 7_000, **kept}
    assert {(player, at) for player, at, _ in removed} == {("A", "1B" if goes_on == "1A" else "1A")}
    assert queries.chips_in_play(day.state) == sum(begins.values())
    # Whatever goes on, every chip of the bags is either in play or taken out.
    assert sum(chips for _, _, chips in removed) + sum(begins.values()) == sum(
        chips for _, _, chips in BAGS
    )


def test_mlt_01_a_bag_that_was_counted_again_goes_forward_as_counted_last(
    flights: Flights,
) -> None:
    one, other = played(flights)
    bag(other, "A", 5_000, 4_900)
    bag(other, "A", 4_900)
    day = flights.day_two()
    done(day, bring(one, other))
    assert queries.starting_chips(day.state, entry_of(day, "A")) == 4_900

"""Flights to test on: several tournaments in one file, of people who come more than once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.desk import Desk, Done
from tdtool.rules.house import HouseRules
from tdtool.tournament import commands as c
from tdtool.tournament.days.commands import BagStack, BringTogether
from tdtool.tournament.days.rest import structure_from
from tdtool.tournament.days.values import Forward
from tdtool.tournament.refusal import Code, Refusal
from tests.tournament.evening import PLAIN, Evening

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tdtool.tournament.commands import Command
    from tdtool.tournament.days.flight_end import FlightEnd
    from tdtool.tournament.structure import Structure


class Flights:
    """The flights of one event, and the people who play in them by their names."""

    def __init__(self, folder: Path) -> None:
        self.evening = Evening(folder)
        self.people: dict[str, str] = {}

    def found(
        self, name: str, structure: Structure = PLAIN, *, seats: int = 9, reentries: int | None = 2
    ) -> Desk:
        """Set another tournament up in the same file."""
        evening = self.evening
        opening = c.OpenTournament(name, structure, HouseRules(), seats, reentries)
        desk = Desk.found(evening.store, opening, evening.clock, evening.random.randbytes)
        assert isinstance(desk, Desk), desk
        return desk

    def enter(self, desk: Desk, *names: str) -> None:
        """Enter people; who has played before is known by his name."""
        for name in names:
            known = self.people.get(name)
            done(desk, c.Register((known,)) if known else c.Register(names=(name,)))
            last = max(desk.state.entries)
            self.people[name] = desk.state.entries[last].person

    def flight(self, name: str, *names: str) -> Desk:
        """Let people play a flight up to the end of its day; nobody is bagged yet."""
        desk = self.found(name)
        self.enter(desk, *names)
        done(desk, c.DrawSeats(open_tables=True))
        done(desk, c.StartClock())
        self.evening.clock.pass_(95 * 60_000)
        return desk

    def day_two(self, row: int = 6, **more: int) -> Desk:
        """Set the next day up, from a level on."""
        return self.found("Harbour Open Day 2", structure_from(PLAIN, row, 2), **more)


def done(desk: Desk, command: Command, override: str = "") -> Done:
    found = desk.do(command, override=override)
    assert isinstance(found, Done), found
    return found


def refused(desk: Desk, command: Command, code: Code, *, house: bool = False) -> str:
    found = desk.do(command)
    assert isinstance(found, Refusal), found
    assert (found.code, found.house) == (code, house), found
    return found.sentence


def entry_of(desk: Desk, name: str) -> int:
    """Find the latest entry of somebody."""
    return max(one for one in desk.state.entries if desk.name(one) == name)


def bag(desk: Desk, name: str, chips: int, dealer: int | None = None, number: str = "") -> Done:
    """Put somebody's stack in a bag; both count the same unless `dealer` is given."""
    count = chips if dealer is None else dealer
    return done(desk, BagStack(entry_of(desk, name), chips, count, number))


def bag_all(desk: Desk, chips: Sequence[int]) -> None:
    """Bag everybody who has chips, in the order of the entries."""
    playing = [one.id for one in desk.state.entries.values() if one.seat is not None]
    for entry, count in zip(playing, chips, strict=True):
        done(desk, BagStack(entry, count, count))


def bring(*flights: Desk, forward: Forward = Forward.BEST) -> BringTogether:
    return BringTogether(ends(*flights), forward)


def ends(*flights: Desk) -> tuple[FlightEnd, ...]:
    return tuple(desk.flight_end() for desk in flights)


def without_starting_stack() -> Structure:
    return replace(PLAIN, starting_stack=None)

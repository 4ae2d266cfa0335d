"""What happened at the end of a day, and when flights were brought together."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.rules.prizes.pool import Sold
from tdtool.tournament.days.values import Carried, Flight, Forward, Left, Origin
from tdtool.tournament.facts import Fact
from tdtool.tournament.values import EntryId, PersonId, SeatAt


@dataclass(frozen=True, slots=True)
class FlightNamed(Fact):
    """The tournament is a flight of an event; None: it stands alone."""

    KIND = "flight_named"
    flight: Flight | None


@dataclass(frozen=True, slots=True)
class StackBagged(Fact):
    """A stack was counted and put in a bag; counted again, the later count stands.

    `player` and `dealer` are the two counts in chips, `dealer` None where only the player
    has counted so far.
    """

    KIND = "stack_bagged"
    entry: EntryId
    seat: SeatAt | None
    number: str
    player: int
    dealer: int | None


@dataclass(frozen=True, slots=True)
class BagsOpened(Fact):
    """Stacks are out of their bags again: the next day begins, or one was bagged by mistake."""

    KIND = "bags_opened"
    entries: tuple[EntryId, ...]


@dataclass(frozen=True, slots=True)
class BagsBrought(Fact):
    """The bags of flights were brought together: who begins this day, and with what.

    `day` counts from 1. `same` are persons who stood in the flights under two ids, as
    (the other id, the one that stays). `gone` says how often somebody has entered who has no
    bag that goes forward. `entries`, `again` (re-entries among them) and `extras` count what
    was sold in all the flights. `registration_over`: it ended in the flights. `bounties` is what
    of their bounties was not won there yet (the currency's smallest unit), `reach` the seats
    that were marked there as ones that everybody can reach.
    """

    KIND = "bags_brought"
    day: int
    forward: Forward
    origins: tuple[Origin, ...]
    carried: tuple[Carried, ...]
    left: tuple[Left, ...]
    same: tuple[tuple[PersonId, PersonId], ...]
    gone: tuple[tuple[PersonId, int], ...]
    entries: int
    again: int
    extras: tuple[Sold, ...]
    registration_over: bool
    bounties: int = 0
    reach: tuple[SeatAt, ...] = ()

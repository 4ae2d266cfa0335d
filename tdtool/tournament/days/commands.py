"""What a director may ask about days and flights."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.tournament.commands import Command
from tdtool.tournament.days.flight_end import FlightEnd
from tdtool.tournament.days.values import Flight, Forward
from tdtool.tournament.values import EntryId, PersonId


@dataclass(frozen=True, slots=True)
class NameFlight(Command):
    """Say which event the tournament is a flight of; None: it stands alone."""

    flight: Flight | None


@dataclass(frozen=True, slots=True)
class BagStack(Command):
    """Put a stack in a bag, with the player's count and the dealer's (chips).

    `dealer` is None while only the player has counted. `number` "" keeps the bag he has, or
    takes the next number.
    """

    entry: EntryId
    player: int
    dealer: int | None
    number: str = ""


@dataclass(frozen=True, slots=True)
class OpenBags(Command):
    """Take stacks out of their bags; none named: all of them."""

    entries: tuple[EntryId, ...] = ()


@dataclass(frozen=True, slots=True)
class BringTogether(Command):
    """Let the bags of these flights begin this tournament; its play has not begun.

    `choices` are the director's own, as (person, the flight whose bag goes forward by its
    place in `flights`, None for none of his bags). `same` says that two ids are one person,
    as (the other id, the one that stays). `registration_over`: it ended in the flights.
    """

    flights: tuple[FlightEnd, ...]
    forward: Forward
    choices: tuple[tuple[PersonId, int | None], ...] = ()
    same: tuple[tuple[PersonId, PersonId], ...] = ()
    registration_over: bool = False

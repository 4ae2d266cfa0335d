"""What the state keeps of days and flights; replaced as a whole by the fold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tdtool.rules.prizes.pool import Sold
from tdtool.tournament.days.values import Bag, Carried, Flight, Forward, Left, Origin
from tdtool.tournament.values import EntryId, PersonId, SeatAt


@dataclass(frozen=True, slots=True)
class Brought:
    """Flights that were brought together; see the fact `BagsBrought`.

    `chips` is what all the bags held that went forward.
    """

    day: int
    forward: Forward
    origins: tuple[Origin, ...]
    carried: Mapping[EntryId, Carried]
    left: tuple[Left, ...]
    gone: Mapping[PersonId, int]
    entries: int
    again: int
    extras: tuple[Sold, ...]
    registration_over: bool
    chips: int
    bounties: int = 0
    reach: frozenset[SeatAt] = frozenset()


@dataclass(frozen=True, slots=True)
class Days:
    """The flight that a tournament is, its bags, and the flights it came from.

    `bags` holds the bag of each entry, whoever went out since among them; `bagged_ms` is when
    the last stack was bagged.
    """

    flight: Flight | None = None
    bags: Mapping[EntryId, Bag] = field(default_factory=dict)
    bagged_ms: int = 0
    brought: Brought | None = None

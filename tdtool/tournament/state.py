"""The tournament as it stands; only `fold` changes it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from tdtool.rules.button.answer import Positions
from tdtool.rules.button.question import LastHand
from tdtool.rules.house import HouseRules
from tdtool.tournament.structure import Structure
from tdtool.tournament.values import (
    Anchor,
    EntryId,
    PersonId,
    Seal,
    SeatAt,
    Sheet,
    Source,
    TextId,
)


class Status(StrEnum):
    """How an entry stands."""

    WAITING = "waiting"
    """Registered, without a seat yet."""
    SEATED = "seated"
    STANDING = "standing"
    """In play without a seat: his table was closed, or a bust was taken back."""
    OUT = "out"
    UNREGISTERED = "unregistered"


@dataclass(slots=True)
class Entry:
    """One entry of a person; `awaited` means he is on his way to his seat since `since_ms`."""

    id: EntryId
    person: PersonId
    number: int
    late: bool
    registered_ms: int
    status: Status = Status.WAITING
    seat: SeatAt | None = None
    awaited: bool = False
    since_ms: int = 0
    origin: SeatAt | None = None
    """Where he came from, while he is on his way."""
    sat_ms: int = 0
    """When he was given his seat, or was ticked there; 0 before he had one."""
    locked: bool = False


@dataclass(slots=True)
class Bust:
    """How an entry went out; see the fact `Busted`. `order` counts the busts as written."""

    entry: EntryId
    seat: SeatAt | None
    hand: int
    group: int
    order: int
    reported_ms: int
    happened_ms: int | None
    stack: int | None
    floor_to_check: bool
    dealt_hand: int | None
    """The hand of the table's position he was dealt into, if he was."""

    @property
    def at_ms(self) -> int:
        """Give the time that ranks this bust: the floor's, else that of the report."""
        return self.reported_ms if self.happened_ms is None else self.happened_ms


@dataclass(slots=True)
class Position:
    """What the desk knows of a table's last hand.

    `hand` is its number; `present` holds seat -> entry for those dealt into it who have
    not left since. `forced` are the positions the director put by hand for the next hand;
    `last` is then that same hand, to go on from once somebody has come or gone.
    """

    hand: int
    at_ms: int
    source: Source
    last: LastHand
    present: dict[int, EntryId] = field(default_factory=dict)
    forced: Positions | None = None


@dataclass(slots=True)
class Table:
    """One table: `occupants` holds seat -> entry, those on their way included.

    `hand` is the number of its latest hand; `departed` holds seat -> (entry, ms) of who
    left it last; `missing` players went out whom nobody has named yet.
    """

    number: int
    seats: int
    opened_ms: int
    occupants: dict[int, EntryId] = field(default_factory=dict)
    locked: bool = False
    locked_seats: set[int] = field(default_factory=set)
    hand: int = 0
    position: Position | None = None
    departed: dict[int, tuple[EntryId, int]] = field(default_factory=dict)
    missing: int = 0
    missing_ms: int = 0

    def open_seats(self) -> list[int]:
        """List the seats that may be given to somebody, ascending."""
        return [
            seat
            for seat in range(1, self.seats + 1)
            if seat not in self.occupants and seat not in self.locked_seats
        ]


@dataclass(slots=True)
class Note:
    """A note by its text id, and what it is about."""

    text: TextId
    at_ms: int
    table: int | None
    entry: EntryId | None


@dataclass(slots=True)
class State:
    """The whole tournament, derived from its facts and from nothing else.

    `in_play` counts the entries seated, standing or waiting for a seat.
    """

    name: str
    structure: Structure
    house: HouseRules
    seats_per_table: int
    reentries: int | None
    seal: Seal
    opened_ms: int
    clock: Anchor | None = None
    entries: dict[EntryId, Entry] = field(default_factory=dict)
    by_person: dict[PersonId, list[EntryId]] = field(default_factory=dict)
    tables: dict[int, Table] = field(default_factory=dict)
    closed: dict[int, int] = field(default_factory=dict)
    """Table number -> ms when it was closed."""
    busts: dict[EntryId, Bust] = field(default_factory=dict)
    notes: list[Note] = field(default_factory=list)
    draws: int = 0
    bust_orders: int = 0
    groups: int = 0
    in_play: int = 0
    seated: int = 0
    """Entries with chips in play: seated or standing."""
    standing: set[EntryId] = field(default_factory=set)
    awaited: set[EntryId] = field(default_factory=set)
    to_check: set[EntryId] = field(default_factory=set)
    waiting: set[EntryId] = field(default_factory=set)
    disputes: dict[EntryId, SeatAt] = field(default_factory=dict)
    """Who stands because another has his seat -> that seat."""
    printed: dict[Sheet, int] = field(default_factory=dict)
    """When a sheet of the whole tournament was last printed (ms)."""
    times_changed_ms: int = 0
    """When the times of the levels last came out otherwise than planned."""

    def last_entry_of(self, person: PersonId) -> Entry | None:
        """Find the latest entry of a person that counts, or None."""
        for entry in reversed(self.by_person.get(person, ())):
            if self.entries[entry].status is not Status.UNREGISTERED:
                return self.entries[entry]
        return None

    def occupant(self, seat: SeatAt) -> Entry | None:
        """Find who has this seat, or None."""
        table = self.tables.get(seat.table)
        entry = None if table is None else table.occupants.get(seat.seat)
        return None if entry is None else self.entries[entry]

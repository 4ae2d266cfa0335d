"""The tournament as it stands; only `fold` changes it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from tdtool.rules.books import Citation
from tdtool.rules.button.answer import Positions
from tdtool.rules.button.question import LastHand
from tdtool.rules.house import HouseRules
from tdtool.rules.stakes import Stakes
from tdtool.tournament.calls.state import Calls
from tdtool.tournament.chips.state import Counts
from tdtool.tournament.counted.state import Counted
from tdtool.tournament.days.state import Days
from tdtool.tournament.figure_line import FigureLine
from tdtool.tournament.hand_for_hand.state import Together
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.money.till import Till
from tdtool.tournament.plans.state import Plans
from tdtool.tournament.prizes.state import Prizes
from tdtool.tournament.structure import Structure
from tdtool.tournament.values import (
    NO_WORDS,
    Anchor,
    EntryId,
    Involved,
    PenaltyEnd,
    PenaltyId,
    PenaltyKind,
    PersonId,
    RulingId,
    RulingState,
    RulingWords,
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
    moved_ms: int = 0
    """When he was last sent from one seat to another; 0 where he never was."""
    locked: bool = False
    access: bool = False
    """He needs a seat that can be reached (TDA24 9)."""


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
    penalty: PenaltyId | None = None
    """What he was disqualified with."""
    out_of_play: int = 0
    origin: SeatAt | None = None
    """Where he went out, where that was before he moved to `seat`."""

    @property
    def where(self) -> SeatAt | None:
        """Give the seat of his last hand."""
        return self.seat if self.origin is None else self.origin

    @property
    def at_ms(self) -> int:
        """Give the time that ranks this bust: the floor's, else that of the report."""
        return self.reported_ms if self.happened_ms is None else self.happened_ms

    @property
    def when(self) -> tuple[int, int]:
        """Give what ranks this bust among others: its time, then its report."""
        return self.at_ms, self.order


@dataclass(slots=True)
class Position:
    """What the desk knows of a table's last hand.

    `hand` is its number; `played_ms` is the playing time of the event when it was told;
    `present` holds seat -> entry for those dealt into it who have
    not left since. `forced` are the positions the director put by hand for the next hand;
    `last` is then that same hand, to go on from once somebody has come or gone.
    """

    hand: int
    at_ms: int
    source: Source
    last: LastHand
    present: dict[int, EntryId] = field(default_factory=dict)
    forced: Positions | None = None
    played_ms: int = 0


class FirstButton(NamedTuple):
    """The seat named for the first button when `hand` hands were known, and when (ms).

    `played_ms` is the playing time of the event when two players sat there, None until then.
    """

    seat: int
    hand: int
    at_ms: int
    played_ms: int | None = None


@dataclass(slots=True)
class Table:
    """One table: `occupants` holds seat -> entry, those on their way included.

    `hand` is the number of its latest hand; `departed` holds seat -> (entry, ms) of who
    left it last; `missing` players went out whom nobody has named yet. `reserved` holds
    seat -> the entry it is kept for, `accessible` the seats that can be reached by all.
    `closing` is how many seats it will have once those above are empty, if it is to have fewer.
    """

    number: int
    seats: int
    opened_ms: int
    occupants: dict[int, EntryId] = field(default_factory=dict)
    locked: bool = False
    locked_seats: frozenset[int] = frozenset()
    hand: int = 0
    position: Position | None = None
    first_button: FirstButton | None = None
    """Set until the first hand is known; there is no position then."""
    departed: dict[int, tuple[EntryId, int]] = field(default_factory=dict)
    missing: int = 0
    missing_ms: int = 0
    reserved: Mapping[int, EntryId] = field(default_factory=dict)
    accessible: frozenset[int] = frozenset()
    closing: int | None = None
    feature: bool = False
    """It is shown to the public: it breaks last and gives last among equals."""

    def open_seats(self) -> list[int]:
        """List the seats that may be given to anybody, ascending."""
        if self._is_plain and len(self.occupants) >= self.seats:
            return []
        kept = self._taken()
        return [seat for seat in range(1, (self.closing or self.seats) + 1) if seat not in kept]

    def room(self) -> int:
        """Count the seats that may be given to anybody."""
        if self._is_plain:
            return self.seats - len(self.occupants)
        return len(self.open_seats())

    @property
    def _is_plain(self) -> bool:
        """Tell whether every seat may be given that nobody has."""
        return self.closing is None and not (self.locked_seats or self.reserved)

    def _taken(self) -> Collection[int]:
        if self.locked_seats or self.reserved:
            return {*self.occupants, *self.locked_seats, *self.reserved}
        return self.occupants


@dataclass(slots=True)
class Note:
    """A note by its text id, and what it is about."""

    text: TextId
    at_ms: int
    table: int | None
    entry: EntryId | None


@dataclass(slots=True)
class Appeal:
    """An appeal against a ruling; `decided_ms` is None while it is open."""

    at_ms: int
    why: TextId
    decided_ms: int | None = None
    words: RulingWords = NO_WORDS


@dataclass(slots=True)
class Ruling:
    """A ruling as it stands; see the fact `Ruled`. `at_ms` is when it was written."""

    number: RulingId
    at_ms: int
    words: RulingWords
    table: int | None
    players: tuple[Involved, ...]
    day: int
    level: str
    stakes: Stakes | None
    standing: RulingState
    rule_entry: str
    rules: tuple[Citation, ...]
    happened_ms: int | None
    corrects: RulingId | None
    figures: FigureLine | None
    button: int | None
    joint_hand: int | None
    decided_ms: int | None
    corrected_by: RulingId | None = None
    appeal: Appeal | None = None
    penalties: tuple[PenaltyId, ...] = ()
    printed: tuple[tuple[int, Sheet], ...] = ()
    """When a slip of it was printed (ms), and which."""


class Count(NamedTuple):
    """Hands missed in all as counted at `at_ms`; `stepped`: by the hands of the table."""

    at_ms: int
    served: int
    stepped: bool


@dataclass(slots=True)
class Penalty:
    """A penalty as it stands; see the fact `PenaltyGiven`. `served` are the hands missed.

    `played_ms` is the playing time of the event when he was given it, `counted_played_ms`
    when he last missed one that was counted.
    """

    number: PenaltyId
    ruling: RulingId
    entry: EntryId
    seat: SeatAt | None
    kind: PenaltyKind
    length: int
    players: int
    hands: int
    given_ms: int
    played_ms: int
    counted_played_ms: int
    served: int = 0
    counts: tuple[Count, ...] = ()
    end: PenaltyEnd | None = None
    ended_ms: int = 0
    reason: TextId = ""

    @property
    def left(self) -> int:
        """Give the hands he still has to miss."""
        return self.hands - self.served


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
    by_person: dict[PersonId, tuple[EntryId, ...]] = field(default_factory=dict)
    tables: dict[int, Table] = field(default_factory=dict)
    closed: dict[int, int] = field(default_factory=dict)
    """Table number -> ms when it was closed."""
    busts: dict[EntryId, Bust] = field(default_factory=dict)
    notes: list[Note] = field(default_factory=list)
    draws: int = 0
    bust_orders: int = 0
    groups: int = 0
    in_play: int = 0
    again: int = 0
    """Re-entries that count."""
    seated: int = 0
    """Entries with chips in play: seated or standing."""
    standing: set[EntryId] = field(default_factory=set)
    awaited: set[EntryId] = field(default_factory=set)
    absent: set[EntryId] = field(default_factory=set)
    """Players who never came; their stacks are blinded off."""
    to_check: set[EntryId] = field(default_factory=set)
    waiting: set[EntryId] = field(default_factory=set)
    disputes: dict[EntryId, SeatAt] = field(default_factory=dict)
    """Who stands because another has his seat -> that seat."""
    rulings: dict[RulingId, Ruling] = field(default_factory=dict)
    rulings_given: int = 0
    """The last number that was given, also to a ruling that was undone since."""
    penalties: dict[PenaltyId, Penalty] = field(default_factory=dict)
    penalties_given: int = 0
    erased: set[PersonId] = field(default_factory=set)
    """Those whose names are gone for good."""
    serving: dict[PersonId, tuple[PenaltyId, ...]] = field(default_factory=dict)
    """Who has hands to miss, and the penalties that say so, the first one first."""
    out_of_play: int = 0
    """Chips that left play with players who were disqualified."""
    played_ms: int = 0
    """How long levels had been played when the clock was last set (ms)."""
    printed: dict[Sheet, int] = field(default_factory=dict)
    """When a sheet of the whole tournament was last printed (ms)."""
    money: Prices | None = None
    """What entries cost; None where nobody has said it."""
    till: Till = field(default_factory=Till)
    chips: Counts = field(default_factory=Counts)
    prizes: Prizes = field(default_factory=Prizes)
    message: TextId | None = None
    """What the board's message line says."""
    times_changed_ms: int = 0
    """When the times of the levels last came out otherwise than planned."""
    plans: Plans = field(default_factory=Plans)
    together: Together = field(default_factory=Together)
    """Hands that all tables play together."""
    days: Days = field(default_factory=Days)
    counted: Counted | None = None
    """The field of a tournament that is run without names; None where players are entered."""
    calls: Calls = field(default_factory=Calls)
    """Players on the clock."""

    @property
    def out(self) -> int:
        """Count the entries that are out."""
        return len(self.busts) + (0 if self.counted is None else self.counted.out)

    @property
    def last_entry(self) -> EntryId:
        """Give the highest number of an entry, 0 before the first.

        Where a registration was undone, that is more than there are entries.
        """
        return max(self.entries, default=0)

    def last_entry_of(self, person: PersonId) -> Entry | None:
        """Find the latest entry of a person that counts, or None."""
        for number in reversed(self.by_person.get(person, ())):
            entry = self.entries[number]
            if entry.status is not Status.UNREGISTERED:
                return entry
        return None

    def occupant(self, seat: SeatAt) -> Entry | None:
        """Find who has this seat, or None."""
        table = self.tables.get(seat.table)
        entry = None if table is None else table.occupants.get(seat.seat)
        return None if entry is None else self.entries[entry]

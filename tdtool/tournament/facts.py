"""What happened, in the past tense and with its outcome; facts never change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from tdtool.rules.house import HouseRules
from tdtool.tournament.structure import Structure
from tdtool.tournament.values import (
    Anchor,
    ClockAct,
    DrawPolicy,
    EntryId,
    PenaltyId,
    PersonId,
    Placing,
    RulingId,
    Seal,
    SeatAt,
    Sheet,
    TextId,
)


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened; each kind has its own record below."""

    KIND: ClassVar[str] = ""
    VERSION: ClassVar[int] = 1


class Recorded(NamedTuple):
    """A fact as it stands in the log.

    `seq` counts from 1 without gaps; all facts of one act share `action`; `wall_ms` is
    when they were written.
    """

    seq: int
    action: str
    wall_ms: int
    fact: Fact


@dataclass(frozen=True, slots=True)
class TournamentOpened(Fact):
    """A tournament was set up with its structure and house rules."""

    KIND = "tournament_opened"
    name: str
    structure: Structure
    house: HouseRules
    seats_per_table: int
    seal: Seal
    reentries: int | None = None
    """How often a person may re-enter; None for as often as he likes."""


@dataclass(frozen=True, slots=True)
class StructureChanged(Fact):
    """The structure was replaced; a clock that was set keeps its level and time."""

    KIND = "structure_changed"
    structure: Structure
    clock: Anchor | None


@dataclass(frozen=True, slots=True)
class HouseRulesChanged(Fact):
    """The house rules were changed from here on."""

    KIND = "house_rules_changed"
    house: HouseRules


@dataclass(frozen=True, slots=True)
class EntryRegistered(Fact):
    """A person entered; `number` is 1 for the first entry, 2 for the first re-entry."""

    KIND = "entry_registered"
    entry: EntryId
    person: PersonId
    number: int
    late: bool


@dataclass(frozen=True, slots=True)
class EntryUnregistered(Fact):
    """An entry was taken out as if it had never been; his seat is open again."""

    KIND = "entry_unregistered"
    entry: EntryId
    seat: SeatAt | None


@dataclass(frozen=True, slots=True)
class TableOpened(Fact):
    """A table stands ready with this many seats."""

    KIND = "table_opened"
    table: int
    seats: int


@dataclass(frozen=True, slots=True)
class TableClosed(Fact):
    """A table is gone; those who still had a seat there stand until a seat is named."""

    KIND = "table_closed"
    table: int
    standing: tuple[EntryId, ...]


@dataclass(frozen=True, slots=True)
class TableLocked(Fact):
    """Nobody is moved from or to this table (or may be again)."""

    KIND = "table_locked"
    table: int
    locked: bool


@dataclass(frozen=True, slots=True)
class SeatLocked(Fact):
    """A seat is never offered (or may be again)."""

    KIND = "seat_locked"
    seat: SeatAt
    locked: bool


@dataclass(frozen=True, slots=True)
class EntryLocked(Fact):
    """A player is not moved (or may be again)."""

    KIND = "entry_locked"
    entry: EntryId
    locked: bool


@dataclass(frozen=True, slots=True)
class SeatsDrawn(Fact):
    """Seats were drawn; from the seed, the pool and the entries anyone can repeat it.

    `draw` counts the tournament's draws from 1; `entries` are in the order given before
    the draw, `seats[i]` is what `entries[i]` drew. `awaited`: they are on their way.
    """

    KIND = "seats_drawn"
    draw: int
    seal: Seal
    next_seal: Seal
    policy: DrawPolicy
    pool: tuple[SeatAt, ...]
    taken: tuple[tuple[int, int], ...]
    """(table, players already there) for the tables of the pool, ascending."""
    entries: tuple[EntryId, ...]
    seats: tuple[SeatAt, ...]
    awaited: bool
    pairs: tuple[tuple[EntryId, EntryId], ...] = ()
    """Those of the entries who were kept apart."""
    barred: tuple[tuple[EntryId, int], ...] = ()
    """(entry, table) where somebody sits whom he is kept apart from."""


@dataclass(frozen=True, slots=True)
class EntryPlaced(Fact):
    """An entry has a seat by the director's word; `origin` is where he sat before."""

    KIND = "entry_placed"
    entry: EntryId
    seat: SeatAt
    origin: SeatAt | None
    placing: Placing
    awaited: bool


@dataclass(frozen=True, slots=True)
class SeatsSwapped(Fact):
    """Two players sit in each other's seats."""

    KIND = "seats_swapped"
    one: EntryId
    one_seat: SeatAt
    other: EntryId
    other_seat: SeatAt


@dataclass(frozen=True, slots=True)
class Arrived(Fact):
    """A player on his way sits in his seat now."""

    KIND = "arrived"
    entry: EntryId
    seat: SeatAt


@dataclass(frozen=True, slots=True)
class SeatDisputed(Fact):
    """Two players came to one seat; one stays there, the other stands until he is drawn anew.

    `origin` is the seat that was the other's until then, None where he had none;
    `newcomer_stays`: he takes the seat over and the one who had it stands.
    """

    KIND = "seat_disputed"
    seat: SeatAt
    stays: EntryId
    stands: EntryId
    origin: SeatAt | None
    newcomer_stays: bool


@dataclass(frozen=True, slots=True)
class Busted(Fact):
    """A player went out.

    `hand` is the table's hand number (0 without a seat); busts that share `group` went out
    in the same hand.
    `stack` is what he had at its start (chips), where it was asked for. `happened_ms` is
    the time the floor gave, None where the time of the report stands for it.
    """

    KIND = "busted"
    entry: EntryId
    seat: SeatAt | None
    """None where he had no seat at that moment: his table was closed."""
    hand: int
    group: int
    reported_ms: int
    happened_ms: int | None = None
    stack: int | None = None
    floor_to_check: bool = False
    names_report: bool = False
    """He names one of the table's open reports."""
    penalty: PenaltyId | None = None
    """The penalty that put him out: he was disqualified."""
    out_of_play: int = 0
    """His chips, which left play with him (TDA24 71-D); where nobody counted them, the
    average stack then."""
    together: bool = False
    """He went out on a hand of hand for hand; `group` is that of the hand."""
    origin: SeatAt | None = None
    """Where he played that hand, where he went out before he moved to `seat`."""


@dataclass(frozen=True, slots=True)
class HeadsCounted(Fact):
    """The floor counted a table; `missing` players went out that nobody has named yet."""

    KIND = "heads_counted"
    table: int
    counted: int
    missing: int


@dataclass(frozen=True, slots=True)
class BustCorrected(Fact):
    """It was another player who went out: same time, hand and group."""

    KIND = "bust_corrected"
    wrong: EntryId
    wrong_seat: SeatAt | None
    right: EntryId
    right_seat: SeatAt


@dataclass(frozen=True, slots=True)
class BustTakenBack(Fact):
    """A player is back in the event; `seat` is where he sits, None while he stands."""

    KIND = "bust_taken_back"
    entry: EntryId
    seat: SeatAt | None
    withdrawn: EntryId | None = None
    """The re-entry that is void because he never went out."""
    withdrawn_seat: SeatAt | None = None


@dataclass(frozen=True, slots=True)
class FloorChecked(Fact):
    """The floor confirmed a bust that was taken on the player's word."""

    KIND = "floor_checked"
    entry: EntryId


@dataclass(frozen=True, slots=True)
class ClockSet(Fact):
    """The clock was started, stopped or corrected; the anchor says how it stands."""

    KIND = "clock_set"
    act: ClockAct
    anchor: Anchor


@dataclass(frozen=True, slots=True)
class SheetPrinted(Fact):
    """A sheet was printed; `table` where it is one table's, `ruling` where it is one's slip."""

    KIND = "sheet_printed"
    sheet: Sheet
    table: int | None = None
    ruling: RulingId | None = None


@dataclass(frozen=True, slots=True)
class Noted(Fact):
    """A note was written, about a table or an entry where one is named."""

    KIND = "noted"
    text: TextId
    table: int | None = None
    entry: EntryId | None = None


@dataclass(frozen=True, slots=True)
class RefusalOverridden(Fact):
    """The director did it anyway; `code` is the refusal, `reason` his words."""

    KIND = "refusal_overridden"
    code: str
    reason: TextId


@dataclass(frozen=True, slots=True)
class Undone(Fact):
    """An act was cancelled; its facts stay in the log and count no more."""

    KIND = "undone"
    undone: str


@dataclass(frozen=True, slots=True)
class Redone(Fact):
    """A cancelled act counts again."""

    KIND = "redone"
    redone: str

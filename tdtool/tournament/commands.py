"""What a director may ask; an imperative each, with what he knows and nothing worked out."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.rules.button.answer import Positions
from tdtool.rules.house import HouseRules
from tdtool.tournament.money.means import Means
from tdtool.tournament.structure import Structure
from tdtool.tournament.values import (
    DrawPolicy,
    EntryId,
    HandChoice,
    PersonId,
    RulingId,
    SeatAt,
    Sheet,
)


@dataclass(frozen=True, slots=True)
class Command:
    """Something a director asks for."""


@dataclass(frozen=True, slots=True)
class OpenTournament(Command):
    """Set up a tournament."""

    name: str
    structure: Structure
    house: HouseRules
    seats_per_table: int
    reentries: int | None = None


@dataclass(frozen=True, slots=True)
class ChangeStructure(Command):
    """Replace the structure; the running level and its remaining time are kept."""

    structure: Structure


@dataclass(frozen=True, slots=True)
class ChangeHouseRules(Command):
    """Play by these house rules from here on."""

    house: HouseRules


@dataclass(frozen=True, slots=True)
class Register(Command):
    """Enter people: those the desk knows by id, new ones by name.

    Where an entry costs something it is paid in the same act; `means` None: as the last one.
    """

    persons: tuple[PersonId, ...] = ()
    names: tuple[str, ...] = ()
    means: Means | None = None


@dataclass(frozen=True, slots=True)
class RegisterAndSeat(Command):
    """Enter one person and draw his seat at once (late registration); `means` as above."""

    person: PersonId = ""
    name: str = ""
    means: Means | None = None


@dataclass(frozen=True, slots=True)
class Unregister(Command):
    """Take an entry out as if it had never been."""

    entry: EntryId


@dataclass(frozen=True, slots=True)
class ReEnter(Command):
    """Enter a player again and draw his seat.

    If he still has a seat the desk takes his word that he went out: the bust is written
    and marked for the floor to check. `means` is as in `Register`.
    """

    entry: EntryId
    means: Means | None = None


@dataclass(frozen=True, slots=True)
class OpenTable(Command):
    """Open a table; `seats` None means as many as the tournament plays with.

    `entries` are drawn seats there at once, whether they wait for one or sit elsewhere;
    `first_button` is the seat of the first hand's button.
    """

    table: int
    seats: int | None = None
    entries: tuple[EntryId, ...] = ()
    first_button: int | None = None


@dataclass(frozen=True, slots=True)
class CloseTable(Command):
    """Say that a table is gone; whoever still had a seat there has to be found."""

    table: int


@dataclass(frozen=True, slots=True)
class LockTable(Command):
    """Keep a table out of draws and moves, or let it in again."""

    table: int
    locked: bool


@dataclass(frozen=True, slots=True)
class LockSeat(Command):
    """Keep a seat out of draws, or let it in again."""

    seat: SeatAt
    locked: bool


@dataclass(frozen=True, slots=True)
class LockEntry(Command):
    """Keep a player where he sits, or let him be moved again."""

    entry: EntryId
    locked: bool


@dataclass(frozen=True, slots=True)
class DrawSeats(Command):
    """Draw seats for these entries, or for everybody without one (`entries` empty).

    `open_tables` opens as many tables as are needed first; `policy` None is the house's.
    `table` draws at that table alone: with `entries` empty for as many as have room there,
    who waits longest first.
    """

    entries: tuple[EntryId, ...] = ()
    policy: DrawPolicy | None = None
    open_tables: bool = False
    table: int | None = None


@dataclass(frozen=True, slots=True)
class SeatEntry(Command):
    """Give an entry without a seat this one."""

    entry: EntryId
    seat: SeatAt


@dataclass(frozen=True, slots=True)
class MoveEntry(Command):
    """Send a player to another seat; None draws one from the shortest tables."""

    entry: EntryId
    seat: SeatAt | None = None


@dataclass(frozen=True, slots=True)
class SitsAt(Command):
    """Say that a player sits here, whatever was planned."""

    entry: EntryId
    seat: SeatAt


@dataclass(frozen=True, slots=True)
class SwapSeats(Command):
    """Say that two players sit in each other's seats."""

    one: SeatAt
    other: SeatAt


@dataclass(frozen=True, slots=True)
class DisputeSeat(Command):
    """Say that two players came to one seat: who has it, and `other`.

    The one who has it stays (his slip is the earlier one) unless `other_stays`; whoever
    does not stay stands until a seat is drawn for him.
    """

    seat: SeatAt
    other: EntryId
    other_stays: bool = False


@dataclass(frozen=True, slots=True)
class Arrive(Command):
    """Tick a player who was on his way."""

    entry: EntryId


@dataclass(frozen=True, slots=True)
class Bust(Command):
    """Say who went out.

    One hand each unless `hand` is SAME: then all of `entries` (and those of the earlier
    bust `same_as`) went out together. `stacks` are chips at the start of that hand, as
    (entry, chips). `happened_ms` is the time the floor gave. `by` are those who knocked them
    out, where it was said. `before_moving`: they went out where they came from and never sat
    in the seats they were sent to.
    """

    entries: tuple[EntryId, ...]
    hand: HandChoice = HandChoice.UNKNOWN
    same_as: EntryId | None = None
    stacks: tuple[tuple[EntryId, int], ...] = ()
    happened_ms: int | None = None
    by: tuple[EntryId, ...] = ()
    before_moving: bool = False


@dataclass(frozen=True, slots=True)
class CountHeads(Command):
    """Say how many play at a table now; who is missing is named later."""

    table: int
    counted: int


@dataclass(frozen=True, slots=True)
class CorrectBust(Command):
    """Say that not `wrong` but `right` went out: same time, same place."""

    wrong: EntryId
    right: EntryId


@dataclass(frozen=True, slots=True)
class TakeBackBust(Command):
    """Bring a player back who never went out.

    `seat` is where he sits; None: in his old seat if it is open, else a drawn one.
    `never_left`: he still sits in his old seat, and whoever was given it is drawn another.
    """

    entry: EntryId
    seat: SeatAt | None = None
    never_left: bool = False


@dataclass(frozen=True, slots=True)
class CheckFloor(Command):
    """Confirm a bust that was taken on the player's word."""

    entry: EntryId


@dataclass(frozen=True, slots=True)
class GiveButton(Command):
    """Say where the button was in the last hand.

    `left` are the seats dealt into that hand whose players have gone since; `out` those
    who went out in it and are still shown as seated (they are busted in the same act).
    `small_blind` and `big_blinds` are given only where they were not the regular ones.
    """

    table: int
    button: int
    left: tuple[int, ...] = ()
    out: tuple[EntryId, ...] = ()
    small_blind: int | None = None
    big_blinds: tuple[int, ...] = ()
    not_dealt: tuple[int, ...] = ()
    """Seats with a player who came after that hand."""


@dataclass(frozen=True, slots=True)
class GiveBigBlind(Command):
    """Say who was the big blind in the last hand; the rest as in GiveButton."""

    table: int
    big_blind: int
    left: tuple[int, ...] = ()
    out: tuple[EntryId, ...] = ()
    not_dealt: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SetFirstButton(Command):
    """Name the seat of the button of a table's first hand, else the next one with a player.

    It may be named before anybody sits there; the next hand is the first one then.
    """

    table: int
    seat: int


@dataclass(frozen=True, slots=True)
class SetHand(Command):
    """Put button and blinds of the next hand by hand, for a reason (TDA24 34-A)."""

    table: int
    positions: Positions
    reason: str


@dataclass(frozen=True, slots=True)
class NextHand(Command):
    """Step a table to its next hand as the answer says it."""

    table: int


@dataclass(frozen=True, slots=True)
class RecordAnswer(Command):
    """Keep the answer that leaves the desk on paper."""

    table: int


@dataclass(frozen=True, slots=True)
class StartClock(Command):
    """Start the clock, or let it run on."""


@dataclass(frozen=True, slots=True)
class PauseClock(Command):
    """Stop the clock."""


@dataclass(frozen=True, slots=True)
class AddTime(Command):
    """Add time to the level, or take some off (milliseconds, may be negative)."""

    ms: int


@dataclass(frozen=True, slots=True)
class SetRemaining(Command):
    """Let this much of the level remain (milliseconds)."""

    ms: int


@dataclass(frozen=True, slots=True)
class GoToRow(Command):
    """Go to the start of a row of the structure (index)."""

    row: int


@dataclass(frozen=True, slots=True)
class RanSince(Command):
    """Say that play has gone on since then (wall ms), though the clock stood."""

    wall_ms: int


@dataclass(frozen=True, slots=True)
class HoldAt(Command):
    """Let the clock stand where it was when the desk went off (row, ms that remained)."""

    row: int
    remaining_ms: int | None


@dataclass(frozen=True, slots=True)
class RecordSheet(Command):
    """Note that a sheet was printed, of one table or ruling where it is named."""

    sheet: Sheet
    table: int | None = None
    ruling: RulingId | None = None


@dataclass(frozen=True, slots=True)
class WriteNote(Command):
    """Write a note, about a table or an entry where one is named."""

    text: str
    table: int | None = None
    entry: EntryId | None = None

"""What happened to plans and to the seats that are kept; the plans' part of `facts`."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.rules.button.question import LastHand
from tdtool.tournament.facts import Fact
from tdtool.tournament.plans.settings import PlanSettings
from tdtool.tournament.plans.state import Suggested
from tdtool.tournament.plans.values import Occasion
from tdtool.tournament.values import EntryId, Seal, SeatAt


@dataclass(frozen=True, slots=True)
class PlansSet(Fact):
    """The house's way to move players was changed from here on."""

    KIND = "plans_set"
    settings: PlanSettings


@dataclass(frozen=True, slots=True)
class MoveOrdered(Fact):
    """The next big blind of `source` is to go to the worst seat of `destination`.

    Whoever then goes from the one to the other carries the order out.
    """

    KIND = "move_ordered"
    order: int
    source: int
    destination: int


@dataclass(frozen=True, slots=True)
class OrderWithdrawn(Fact):
    """An order was taken back before anybody went."""

    KIND = "order_withdrawn"
    order: int
    source: int
    destination: int


@dataclass(frozen=True, slots=True)
class MoveReckoned(Fact):
    """Why this player was sent to that seat: he was due, and it posts soonest (TDA24 11-A).

    The last hands are those it was worked out from. He pays the big blind `sooner` hands
    sooner than if he had stayed (negative: later), of `orbit` hands an orbit takes at his new
    table; None in a stud event. `passed_over` were due before him and are locked.
    """

    KIND = "move_reckoned"
    entry: EntryId
    source: SeatAt
    destination: SeatAt
    source_hand: LastHand | None
    destination_hand: LastHand | None
    sooner: int | None
    orbit: int | None
    passed_over: tuple[EntryId, ...]


@dataclass(frozen=True, slots=True)
class MoverDrawn(Fact):
    """By chance, who leaves a table: from the seed and the entries anyone can repeat it."""

    KIND = "mover_drawn"
    draw: int
    seal: Seal
    next_seal: Seal
    table: int
    entries: tuple[EntryId, ...]
    entry: EntryId


@dataclass(frozen=True, slots=True)
class ButtonDrawn(Fact):
    """A table begins anew, its first button drawn among the seats given out."""

    KIND = "button_drawn"
    draw: int
    seal: Seal
    next_seal: Seal
    table: int
    seats: tuple[int, ...]
    seat: int


@dataclass(frozen=True, slots=True)
class ByesDrawn(Fact):
    """Who waits for the second round of a bracket, drawn among all `entries`."""

    KIND = "byes_drawn"
    draw: int
    seal: Seal
    next_seal: Seal
    entries: tuple[EntryId, ...]
    byes: tuple[EntryId, ...]


@dataclass(frozen=True, slots=True)
class Redrawn(Fact):
    """Everybody left gets up to be drawn anew, to these tables; `players` were left.

    `entries` leave their seats; who is locked in a seat of a table that stays keeps it. `stacks`
    says with how many chips everybody begins the round, as (entry, chips), where that is known;
    `out_of_play` chips leave play with that (less than nothing: come into it).
    """

    KIND = "redrawn"
    occasion: Occasion
    players: int
    entries: tuple[EntryId, ...]
    tables: tuple[int, ...]
    stacks: tuple[tuple[EntryId, int], ...] = ()
    out_of_play: int = 0


@dataclass(frozen=True, slots=True)
class SuggestionLeft(Fact):
    """The director left a suggestion alone, with so many players there (or in the event)."""

    KIND = "suggestion_left"
    what: Suggested
    table: int
    """0 where it is about no single table."""
    players: int


@dataclass(frozen=True, slots=True)
class TableHalted(Fact):
    """A table stands until it is level again, or plays on (TDA24 11-D)."""

    KIND = "table_halted"
    table: int
    halted: bool


@dataclass(frozen=True, slots=True)
class TableFeatured(Fact):
    """A table is the one that is shown to the public, or is so no longer."""

    KIND = "table_featured"
    table: int
    feature: bool


@dataclass(frozen=True, slots=True)
class TablesSized(Fact):
    """Tables play with this many seats from here on; seats above are closed once empty."""

    KIND = "tables_sized"
    seats: int
    tables: tuple[int, ...]
    event: bool
    """Tables opened later have as many too."""


@dataclass(frozen=True, slots=True)
class SeatReserved(Fact):
    """A seat is kept for an entry and given to nobody else; for None it is given again."""

    KIND = "seat_reserved"
    seat: SeatAt
    entry: EntryId | None


@dataclass(frozen=True, slots=True)
class SeatMarked(Fact):
    """A seat can be reached by everybody, or is no longer marked so (TDA24 9)."""

    KIND = "seat_marked"
    seat: SeatAt
    accessible: bool


@dataclass(frozen=True, slots=True)
class AccessNeeded(Fact):
    """A player needs a seat that he can reach, or no longer (TDA24 9)."""

    KIND = "access_needed"
    entry: EntryId
    needed: bool


@dataclass(frozen=True, slots=True)
class SeatWon(Fact):
    """A player of a satellite reached the milestone: he has won a seat and leaves the table.

    `chips` left play with him; that he is out is a fact of its own.
    """

    KIND = "seat_won"
    entry: EntryId
    seat: SeatAt
    chips: int


@dataclass(frozen=True, slots=True)
class KeptApart(Fact):
    """Two players are not drawn to one table, or may be again."""

    KIND = "kept_apart"
    one: EntryId
    other: EntryId
    apart: bool

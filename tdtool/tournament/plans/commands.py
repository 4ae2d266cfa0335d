"""What a director may ask about moves and kept seats; the plans' part of `commands`."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.tournament.commands import Command
from tdtool.tournament.plans.settings import PlanSettings
from tdtool.tournament.plans.sizes import Flow
from tdtool.tournament.plans.state import Suggested
from tdtool.tournament.values import EntryId, SeatAt


@dataclass(frozen=True, slots=True)
class ChangePlans(Command):
    """Move players by these settings from here on."""

    settings: PlanSettings


@dataclass(frozen=True, slots=True)
class Balance(Command):
    """Do these moves of the plan, all of them where none is named.

    Who is due and where he sits is worked out from fresh last hands; without them the next
    big blind is ordered, and the floor sees who it is.
    """

    flows: tuple[Flow, ...] = ()


@dataclass(frozen=True, slots=True)
class BalanceByDraw(Command):
    """Draw by chance who goes from one table to another, and his seat there."""

    flow: Flow


@dataclass(frozen=True, slots=True)
class CarryOut(Command):
    """Name who goes by an open order, both last hands being fresh now."""

    order: int


@dataclass(frozen=True, slots=True)
class WithdrawOrder(Command):
    """Take back an order that nobody has followed yet."""

    order: int


@dataclass(frozen=True, slots=True)
class BreakTables(Command):
    """Break tables: their players draw seats at the others, which are levelled after it.

    Without a table the next ones of the breaking order that can.
    """

    tables: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Redraw(Command):
    """Draw everybody left anew; `final`: to the final table, whatever number is left."""

    final: bool = False


@dataclass(frozen=True, slots=True)
class LeaveSuggestion(Command):
    """Leave a suggestion alone until it changes; `table` 0 where it is about no single one."""

    what: Suggested
    table: int = 0


@dataclass(frozen=True, slots=True)
class HaltTable(Command):
    """Stop a short table, or let it play on (TDA24 11-D)."""

    table: int
    halted: bool


@dataclass(frozen=True, slots=True)
class FeatureTable(Command):
    """Make a table the one shown to the public, or let it be one of all again."""

    table: int
    feature: bool


@dataclass(frozen=True, slots=True)
class ResizeTables(Command):
    """Let tables play with so many seats: those named, else all of them and later ones."""

    seats: int
    tables: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ReserveSeat(Command):
    """Keep a seat for an entry, or (None) let it be given again."""

    seat: SeatAt
    entry: EntryId | None


@dataclass(frozen=True, slots=True)
class MarkSeat(Command):
    """Mark a seat as one that everybody can reach, or not (TDA24 9)."""

    seat: SeatAt
    accessible: bool


@dataclass(frozen=True, slots=True)
class NeedAccess(Command):
    """Say that a player needs a seat he can reach, or no longer (TDA24 9)."""

    entry: EntryId
    needed: bool


@dataclass(frozen=True, slots=True)
class WinSeat(Command):
    """Say that a player of a satellite has reached the milestone: he leaves with a seat won.

    `chips` are what he leaves with; None: nobody counted, so the milestone itself.
    """

    entry: EntryId
    chips: int | None = None


@dataclass(frozen=True, slots=True)
class KeepApart(Command):
    """Keep two players from one table in draws, or let them sit together again."""

    one: EntryId
    other: EntryId
    apart: bool

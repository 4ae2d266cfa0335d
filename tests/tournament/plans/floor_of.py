"""Floors to plan on: tables laid out by facts alone, without a file."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from tdtool.rules.button.question import LastHand
from tdtool.rules.house import HouseRules
from tdtool.tournament import facts as f
from tdtool.tournament import fold
from tdtool.tournament import hand_facts as hf
from tdtool.tournament.asking import Asking, Decision
from tdtool.tournament.decide import decide
from tdtool.tournament.draw import seal
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.plans.settings import PlanSettings
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.values import (
    Anchor,
    ClockAct,
    Now,
    Placing,
    SeatAt,
    Source,
)
from tests.tournament.evening import NOON, PLAIN

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tdtool.tournament.commands import Command
    from tdtool.tournament.state import Entry, State
    from tdtool.tournament.structure import Structure

LATER = 4
"""A row of the plain structure after registration has ended."""


class Laid(NamedTuple):
    """A table to lay: the seats with a player, and its last hand (button, small, big)."""

    seats: tuple[int, ...]
    last: tuple[int, int, int] | None = None
    size: int = 9
    left: tuple[int, ...] = ()
    """Seats dealt into the last hand whose players have gone out since."""


class Floor:
    """A tournament in memory whose facts are folded as they come."""

    def __init__(
        self,
        tables: Mapping[int, Laid] | None = None,
        *,
        row: int = LATER,
        structure: Structure = PLAIN,
        seats: int = 9,
        **house: Any,
    ) -> None:
        self.random = Random(7)
        self.now = Now(NOON, 5_000_000, "first")
        rules = replace(HouseRules(), **house)
        opened = f.TournamentOpened("Plans", structure, rules, seats, seal(self.random.randbytes))
        self.records = [f.Recorded(1, "opened", NOON, opened)]
        self.state: State = fold.begun(self.records)
        self.names: dict[int, str] = {}
        for number, laid in (tables or {}).items():
            self.lay(number, laid)
        anchor = Anchor(
            row, 600_000, running=True, wall_ms=NOON, boot_ms=5_000_000, boot_id="first"
        )
        self.tell(f.ClockSet(ClockAct.START, anchor))

    def tell(self, *facts: f.Fact) -> None:
        for fact in facts:
            record = f.Recorded(
                len(self.records) + 1, f"a{len(self.records)}", self.now.wall_ms, fact
            )
            self.records.append(record)
            fold.apply(self.state, fact, record.wall_ms)

    def lay(self, number: int, laid: Laid) -> None:
        self.tell(f.TableOpened(number, laid.size))
        gone = [self.sit(number, seat) for seat in laid.left]
        for seat in laid.seats:
            self.sit(number, seat)
        if laid.last is not None:
            self.give(number, *laid.last)
        for entry in gone:
            self.bust(entry)

    def sit(self, number: int, seat: int, name: str = "") -> int:
        entry = len(self.state.entries) + 1
        self.names[entry] = name or f"{number}.{seat}"
        self.tell(
            f.EntryRegistered(entry, f"p{entry}", 1, late=False),
            f.EntryPlaced(entry, SeatAt(number, seat), None, Placing.SEAT, awaited=False),
        )
        return entry

    def give(self, number: int, button: int, small: int, big: int) -> None:
        """Say where button and blinds were in the last hand, and who was dealt in."""
        table = self.state.tables[number]
        seats = tuple(sorted(table.occupants))
        last = LastHand(button, small, (big,), seats)
        self.tell(hf.PositionGiven(number, table.hand + 1, last, (), Source.BOTH))

    def bust(self, entry: int, *, in_last_hand: bool = True) -> None:
        """Let him go out, in the hand that is known or (else) in one that is not."""
        one = self.state.entries[entry]
        hand = 0 if one.seat is None else self.state.tables[one.seat.table].hand
        self.tell(
            f.Busted(
                entry,
                one.seat,
                hand + (not in_last_hand),
                self.state.groups + 1,
                self.now.wall_ms,
            )
        )

    def at(self, number: int, seat: int) -> Entry:
        entry = self.state.occupant(SeatAt(number, seat))
        assert entry is not None
        return entry

    def asking(self, *, anyway: bool = False) -> Asking:
        return Asking(self.state, self.now, self.random.randbytes, anyway)

    def do(self, command: Command, *, anyway: bool = False) -> Decision:
        done = decide(self.asking(anyway=anyway), command)
        assert isinstance(done, Decision), done
        self.tell(*done.facts)
        return done

    def refused(self, command: Command) -> Refusal:
        refusal = decide(self.asking(), command)
        assert isinstance(refusal, Refusal), refusal
        return refusal

    def set(self, **more: Any) -> None:
        """Play by these settings of plans, all others as they come."""
        self.tell(pf.PlansSet(PlanSettings(**more)))

    def pass_(self, ms: int) -> None:
        self.now = self.now._replace(wall_ms=self.now.wall_ms + ms, boot_ms=self.now.boot_ms + ms)

    def sizes(self) -> dict[int, int]:
        return {number: len(table.occupants) for number, table in self.state.tables.items()}


def full(count: int, size: int = 9, last: tuple[int, int, int] | None = None) -> Laid:
    """Lay `count` players from seat 1 on."""
    return Laid(tuple(range(1, count + 1)), last, size)


def floor_of(counts: Iterable[int], **more: Any) -> Floor:
    """Lay tables 1, 2, ... with so many players each."""
    return Floor({number: full(count) for number, count in enumerate(counts, 1)}, **more)


def fewest(counts: Sequence[int], allowed: int) -> int:
    """Count the moves that level tables, by trying every window of sizes."""
    tables, players = len(counts), sum(counts)
    return min(
        max(sum(max(0, n - low - allowed) for n in counts), sum(max(0, low - n) for n in counts))
        for low in range(max(counts) + 1)
        if low * tables <= players <= (low + allowed) * tables
    )

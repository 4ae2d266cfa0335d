"""An evening to test on: a real desk on a real file, with a clock that the test winds."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from tdtool.desk import Desk, Done
from tdtool.rules.house import HouseRules
from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.tournament import commands as c
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.structure import (
    DayEnd,
    Length,
    LengthKind,
    Row,
    RowKind,
    Structure,
)
from tdtool.tournament.values import Now, SeatAt
from tests.empty_store import empty_store

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.tournament.state import Entry, State, Table

MINUTE = 60_000
NOON = 1_773_489_600_000
"""Saturday 14 March 2026, 12:00 UTC, in ms."""


def minutes(value: int) -> Length:
    return Length(LengthKind.MINUTES, value)


def level(number: int, big: int, **more: object) -> Row:
    stakes = Stakes(big // 2, big, Ante(AnteKind.BIG_BLIND, big))
    row = Row(RowKind.PLAY, str(number), minutes(20), (stakes,))
    return row if not more else _replaced(row, more)


def _replaced(row: Row, more: dict[str, object]) -> Row:
    from dataclasses import replace

    return replace(row, **more)  # type: ignore[arg-type]


PLAIN = Structure(
    name="Plain",
    rows=(
        level(1, 200),
        level(2, 400),
        Row(RowKind.BREAK, "", minutes(15)),
        Row(RowKind.MARKER, "", registration_ends=True),
        level(3, 600),
        level(4, 800, day_end=DayEnd()),
        level(5, 1_000),
    ),
    starting_stack=20_000,
    seats_per_table=9,
)


class Clock:
    """A clock that stands until the test moves it."""

    def __init__(self) -> None:
        self.wall_ms = NOON
        self.boot_ms = 5_000_000
        self.boot_id = "first"

    def __call__(self) -> Now:
        return Now(self.wall_ms, self.boot_ms, self.boot_id)

    def pass_(self, ms: int) -> None:
        self.wall_ms += ms
        self.boot_ms += ms

    def reboot(self, ms: int) -> None:
        self.wall_ms += ms
        self.boot_ms = 10_000
        self.boot_id += "+"


class Evening:
    """A tournament and the hands of its director."""

    def __init__(
        self,
        folder: Path,
        structure: Structure = PLAIN,
        *,
        house: HouseRules | None = None,
        seats: int = 9,
        reentries: int | None = None,
        seed: int = 1,
    ) -> None:
        self.clock = Clock()
        self.random = random.Random(seed)
        self.path = folder / "tdtool.db"
        self.store = empty_store(self.path)
        opening = c.OpenTournament(
            "Harbour Open", structure, house or HouseRules(), seats, reentries
        )
        found = Desk.found(self.store, opening, self.clock, self.random.randbytes)
        assert isinstance(found, Desk), found
        self.desk = found

    @property
    def state(self) -> State:
        return self.desk.state

    def do(self, command: c.Command, override: str = "") -> Done:
        done = self.desk.do(command, override=override)
        assert isinstance(done, Done), done
        return done

    def refused(self, command: c.Command, code: Code, *, house: bool = False) -> str:
        refusal = self.desk.do(command)
        assert isinstance(refusal, Refusal), refusal
        assert (refusal.code, refusal.house) == (code, house), refusal
        assert self.desk.can(command) is not None
        return refusal.sentence

    def players(self, count: int) -> None:
        """Register this many and draw their seats."""
        self.do(c.Register(names=tuple(f"Player {n}" for n in range(1, count + 1))))
        self.do(c.DrawSeats(open_tables=True))

    def table(self, number: int = 1) -> Table:
        return self.state.tables[number]

    def at(self, table: int, seat: int) -> Entry:
        entry = self.state.occupant(SeatAt(table, seat))
        assert entry is not None
        return entry

    def full_table(self, count: int = 6, number: int = 1) -> None:
        """Seat new players in seats 1 to `count` of a new table, in the order of their names."""
        self.do(c.OpenTable(number))
        first = len(self.state.entries) + 1
        self.do(c.Register(names=tuple(f"T{number} seat {n}" for n in range(1, count + 1))))
        for seat in range(1, count + 1):
            self.do(c.SeatEntry(first + seat - 1, SeatAt(number, seat)))

    def reopened(self) -> Desk:
        """Read the log again, as after a crash."""
        return Desk(
            self.store.log(self.desk.id), self.store.names(), self.clock, self.random.randbytes
        )

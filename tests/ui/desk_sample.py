"""A tournament in the middle of a level, made through the desk, for pictures and tests."""

from __future__ import annotations

import hashlib
import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tdtool.desk import Desk
from tdtool.rules.house import HouseRules
from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.store.log import Store
from tdtool.tournament import commands as c
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.state import State
from tdtool.tournament.structure import Length, LengthKind, Row, RowKind, Structure
from tdtool.tournament.values import Now, Seal, SeatAt
from tests.empty_store import empty_store

if TYPE_CHECKING:
    from collections.abc import Callable

FILE = "sample.sqlite3"
START_MS = 1_785_000_000_000
MINUTE = 60_000
FIRST = [
    "Ngô Thị Lụa",
    "Siobhán Ó Rinn",
    "Тарас Бойчак",
    "Oksana Wit",
    "Kim Do-eul",
    "Marek Havlíň",
    "Bo Lindqvarn",
    "Carolina Peñal",
    "Давид Ольхов",
    "Ελένη Καρά",
    "Françoise Ébrard",
    "يوسف الزهروني",
    "小野原 灯乃",
    "渡会 澄乃",
    "נועה ברקתי",
    "Lars Mikkelbo",
    "Jonas Ekbrand",
    "Miguel Arandas",
]
BLINDS = (
    (100, 100),
    (100, 200),
    (200, 300),
    (200, 400),
    (300, 500),
    (300, 600),
    (400, 800),
    (500, 1_000),
    (600, 1_200),
    (1_000, 1_500),
    (1_000, 2_000),
    (1_500, 3_000),
    (2_000, 4_000),
    (5_000, 10_000),
    (6_000, 12_000),
    (8_000, 16_000),
)


@dataclass
class Clock:
    """The moment of a test: it moves when it is told to."""

    wall_ms: int = START_MS
    boot_ms: int = 5_000_000

    def __call__(self) -> Now:
        return Now(self.wall_ms, self.boot_ms, "boot", 2 * 3600)

    def go(self, ms: int) -> None:
        """Let time pass."""
        self.wall_ms += ms
        self.boot_ms += ms


@dataclass
class Bytes:
    """Repeatable bytes instead of the system's."""

    seed: bytes = b"sample"
    count: int = field(default=0)

    def __call__(self, size: int) -> bytes:
        made = b""
        while len(made) < size:
            self.count += 1
            made += hashlib.sha256(self.seed + self.count.to_bytes(8, "big")).digest()
        return made[:size]


def structure() -> Structure:
    """Make a structure with a break after every fourth level."""
    rows: list[Row] = []
    for number, (small, big) in enumerate(BLINDS, 1):
        ante = Ante(AnteKind.BIG_BLIND, big)
        stakes = Stakes(small_blind=small, big_blind=big, ante=ante)
        length = Length(LengthKind.MINUTES, 30)
        rows.append(Row(RowKind.PLAY, str(number), length, (stakes,)))
        if number % 4 == 0:
            rows.append(Row(RowKind.BREAK, "Break", Length(LengthKind.MINUTES, 15)))
    return Structure("Harbour Open", tuple(rows), starting_stack=60_000, seats_per_table=9)


def names(count: int) -> tuple[str, ...]:
    """Give that many names, invented."""
    more = (f"Player {number}" for number in range(1, count + 1))
    return (*FIRST, *more)[:count]


def opened_in(
    store: Store, clock: Clock, name: str = "Harbour Open", entropy: Bytes | None = None
) -> Desk:
    """Make a tournament that has just been set up in a store."""
    command = c.OpenTournament(name, structure(), HouseRules(), 9)
    desk = Desk.found(store, command, clock, entropy or Bytes(name.encode()))
    assert isinstance(desk, Desk)
    return desk


def opened(folder: Path, clock: Clock, name: str = "Harbour Open") -> Desk:
    """Make a tournament that has just been set up in a file of its own."""
    return opened_in(empty_store(folder / FILE), clock, name)


def empty_state() -> State:
    """Give the state of a tournament that nobody has entered."""
    seal = Seal("00" * 32, "00" * 32)
    return State("Harbour Open", structure(), HouseRules(), 9, None, seal, START_MS)


def done(desk: Desk, command: c.Command) -> None:
    """Do it, and let a refusal fail the test."""
    answer = desk.do(command)
    assert not isinstance(answer, Refusal), answer


class _Evening(NamedTuple):
    """A tournament in a closed file, the moment it has come to, and the random bytes it took."""

    file: bytes
    tournament: str
    now: Clock
    entropy: Bytes


_played: dict[tuple[object, ...], _Evening] = {}


def replayed(folder: Path, clock: Clock, play: Callable[..., Desk], *args: object) -> Desk:
    """Give what `play(store, clock, entropy, *args)` makes: once for a moment, then copies of it.

    The clock is moved to where `play` left it.
    """
    key = (play, clock.wall_ms, clock.boot_ms, *args)
    if key not in _played:
        now, entropy = replace(clock), Bytes(b"Harbour Open")
        with tempfile.TemporaryDirectory() as there, empty_store(Path(there) / FILE) as store:
            tournament = play(store, now, entropy, *args).id
            store.close()
            file = (Path(there) / FILE).read_bytes()
        _played[key] = _Evening(file, tournament, now, entropy)
    evening = _played[key]
    (folder / FILE).write_bytes(evening.file)
    clock.wall_ms, clock.boot_ms = evening.now.wall_ms, evening.now.boot_ms
    store = Store.open(folder / FILE)
    log = store.log(evening.tournament)
    return Desk(log, store.names(), clock, replace(evening.entropy))


def in_play(folder: Path, clock: Clock, players: int = 175) -> Desk:
    """Make a tournament in level 14: seats drawn, some out, three on their way, one report open."""
    return replayed(folder, clock, _in_play, players)


def _in_play(store: Store, clock: Clock, entropy: Bytes, players: int) -> Desk:
    desk = opened_in(store, clock, entropy=entropy)
    _play(desk, clock, players)
    return desk


def _play(desk: Desk, clock: Clock, players: int) -> None:
    done(desk, c.Register(names=names(players)))
    done(desk, c.DrawSeats(open_tables=True))
    done(desk, c.StartClock())
    clock.go((13 * 30 + 45 + 13) * MINUTE)
    tables = sorted(desk.state.tables)
    done(desk, c.GiveButton(tables[3], 6))
    for table in tables[5:9]:
        seat = min(desk.state.tables[table].occupants)
        done(desk, c.Bust((desk.state.tables[table].occupants[seat],)))
    clock.go(MINUTE)
    last = desk.state.tables[tables[-1]]
    goals = [SeatAt(table, desk.state.tables[table].open_seats()[0]) for table in tables[5:8]]
    for entry, goal in zip(list(last.occupants.values())[:3], goals, strict=True):
        done(desk, c.MoveEntry(entry, goal))
    clock.go(5 * MINUTE)
    done(desk, c.CountHeads(tables[1], len(desk.state.tables[tables[1]].occupants) - 2))
    clock.go(MINUTE)
    done(desk, c.Bust((desk.state.tables[tables[2]].occupants[4],)))
    clock.go(18_000)

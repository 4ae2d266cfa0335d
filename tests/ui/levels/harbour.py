"""The evening of the Levels page: two days, level 14 running, something wrong further down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.desk import Desk
from tdtool.rules.house import HouseRules
from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.tournament import commands as c
from tdtool.tournament.structure import DayEnd, DayPlan, Length, LengthKind, Row, RowKind, Structure
from tests.empty_store import empty_store
from tests.ui.desk_sample import MINUTE, Bytes, Clock, done, replayed

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.store.log import Store

NOON_MS = 1_785_002_400_000 - 4 * 3_600_000
BLINDS = (
    (100, 100), (100, 200), (200, 300), (200, 400), (300, 600), (400, 800),
    (1_000, 1_500), (1_000, 2_000), (1_500, 3_000), (2_000, 4_000), (3_000, 5_000),
    (3_000, 6_000), (4_000, 8_000), (5_000, 10_000), (6_000, 12_000), (8_000, 16_000),
    (10_000, 20_000), (15_000, 25_000), (15_000, 30_000), (20_000, 40_000), (25_000, 50_000),
    (30_000, 60_000), (40_000, 80_000), (50_000, 100_000), (60_000, 120_000),
    (80_000, 160_000), (100_000, 200_000), (125_000, 250_000), (150_000, 300_000),
    (200_000, 400_000), (250_000, 500_000), (300_000, 600_000), (400_000, 800_000),
    (500_000, 1_000_000),
)  # fmt: skip
BREAKS = {3: (15, ()), 6: (15, (100,)), 9: (20, (500,)), 15: (15, (1_000,)), 21: (15, ())}
BREAKS |= {24: (15, (5_000,)), 27: (15, ()), 30: (15, ())}


def level(number: int, small: int, big: int, minutes: int, *, ante: bool = True) -> Row:
    """Make a level with a big-blind ante."""
    paid = Ante(AnteKind.BIG_BLIND, big) if ante else Ante()
    stakes = Stakes(small, big, paid)
    return Row(RowKind.PLAY, str(number), Length(LengthKind.MINUTES, minutes), (stakes,))


def structure() -> Structure:
    """Make 34 levels over two days with breaks, colour-ups, and an ante missing in level 20."""
    rows: list[Row] = []
    for number, (small, big) in enumerate(BLINDS, 1):
        minutes = 30 if number <= 18 else 40
        rows.append(level(number, small, big, minutes, ante=number != 20))
        if number in BREAKS:
            length, chips = BREAKS[number]
            rows.append(
                Row(
                    RowKind.BREAK,
                    "",
                    Length(LengthKind.MINUTES, length),
                    colour_up=chips,
                    registration_ends=number == 9,
                )
            )
        if number == 12:
            rows.append(Row(RowKind.BREAK, "", Length(LengthKind.MINUTES, 60), note="Dinner"))
        if number == 18:
            rows.append(Row(RowKind.BREAK, "", day_end=DayEnd()))
    return Structure(
        "Harbour Open",
        tuple(rows),
        starting_stack=60_000,
        seats_per_table=9,
        days=(DayPlan("1", starts="12:00"), DayPlan("2", starts="13:00")),
    )


def founded(folder: Path, clock: Clock, made: Structure | None = None) -> Desk:
    """Set a tournament up that has not started."""
    return _founded(empty_store(folder / "levels.sqlite3"), clock, Bytes(), made)


def in_level_14(folder: Path, clock: Clock, players: int = 1_045) -> Desk:
    """Play to level 14 with 17:42 left; the clock stood for three minutes in level 8."""
    return replayed(folder, clock, _in_level_14, players)


def _founded(store: Store, clock: Clock, entropy: Bytes, made: Structure | None = None) -> Desk:
    command = c.OpenTournament("Harbour Open", made or structure(), HouseRules(), 9)
    desk = Desk.found(store, command, clock, entropy)
    assert isinstance(desk, Desk)
    return desk


def _in_level_14(store: Store, clock: Clock, entropy: Bytes, players: int) -> Desk:
    desk = _founded(store, clock, entropy)
    done(desk, c.Register(names=tuple(f"Player {n}" for n in range(1, players + 1))))
    done(desk, c.DrawSeats(open_tables=True))
    clock.wall_ms = NOON_MS
    done(desk, c.StartClock())
    clock.go((7 * 30 + 30 + 10) * MINUTE)
    done(desk, c.PauseClock())
    clock.go(3 * MINUTE)
    done(desk, c.StartClock())
    played = (13 * 30 + 15 + 15 + 20 + 60) - (7 * 30 + 30 + 10)
    clock.go(played * MINUTE + 30 * MINUTE - 17 * MINUTE - 42_000)
    return desk

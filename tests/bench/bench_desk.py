"""The desk at festival scale: 10,000 entries on 1,112 tables, 60,000 facts."""

from __future__ import annotations

import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tdtool.desk import Desk, Done
from tdtool.tournament import commands as c
from tdtool.tournament import facts as f
from tdtool.tournament.draw import Stream, draw_seats
from tdtool.tournament.queries import strip, tile, tiles
from tdtool.tournament.standings import places
from tdtool.tournament.table_view import table_view
from tdtool.tournament.values import DrawPolicy, SeatAt
from tests.bench.row import Row
from tests.tournament.evening import Evening

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.refusal import Refusal

ENTRIES, TABLES = 10_000, 1_112
FACTS = 60_000
BUSTS = 300


def rows() -> list[Row]:
    """Measure the draw, the bust, the undo and the replay."""
    folder = Path(tempfile.mkdtemp())
    try:
        evening = Evening(folder)
        evening.players(ENTRIES)
        for number in range(len(evening.state.tables) + 1, TABLES + 1):
            evening.do(c.OpenTable(number))
        evening.do(c.StartClock())
        return [_draw(), *_busts(evening), *_undo(evening), *_replay(evening)]
    finally:
        evening.store.close()
        shutil.rmtree(folder)


def _ms(act: Callable[[], object]) -> float:
    start = time.perf_counter()
    act()
    return (time.perf_counter() - start) * 1_000


def _draw() -> Row:
    pool = [SeatAt(table, seat) for table in range(1, TABLES + 1) for seat in range(1, 10)]

    def draw() -> None:
        draw_seats(Stream(bytes(32), "bench"), range(ENTRIES), pool, [], DrawPolicy.SHORTEST_FIRST)

    return Row(f"draw of {ENTRIES:,} seats", min(_ms(draw) for _ in range(3)), 60, "ms")


def _busts(evening: Evening) -> list[Row]:
    desk = evening.desk
    told: list[Done | Refusal] = []

    def bust(entry: int) -> Callable[[], None]:
        return lambda: told.append(desk.do(c.Bust((entry,))))

    to_disk = [_ms(bust(entry)) for entry in range(1, BUSTS + 1)]
    assert all(isinstance(done, Done) for done in told)
    now = desk.now()
    table = evening.state.tables[next(iter(evening.state.tables))]

    def asked_again() -> None:
        strip(evening.state, now)
        tile(evening.state, table, now)
        table_view(evening.state, table.number, desk.names, now)

    ordered = sorted(to_disk)
    return [
        Row("a bust to disk, middle", statistics.median(ordered), 10, "ms"),
        Row("a bust to disk, p99", ordered[int(len(ordered) * 0.99)], 10, "ms"),
        Row("strip, tile and table after it", min(_ms(asked_again) for _ in range(5)), 16, "ms"),
        Row("all places", _ms(lambda: places(evening.state)), 50, "ms"),
        Row("all tiles", min(_ms(lambda: tiles(evening.state, now)) for _ in range(3)), 50, "ms"),
    ]


def _undo(evening: Evening) -> list[Row]:
    desk = evening.desk

    def undo_and_ask() -> None:
        assert isinstance(desk.undo(), Done)
        tiles(evening.state, desk.now())

    return [Row("undo at 10,000 entries, tiles asked again", _ms(undo_and_ask), 100, "ms")]


def _replay(evening: Evening) -> list[Row]:
    desk = evening.desk
    log = evening.store.log(desk.id)
    seat = evening.state.entries[ENTRIES].seat
    assert seat is not None
    while log.last_seq < FACTS:
        count = min(2_000, FACTS - log.last_seq)
        acts = [
            f.Busted(ENTRIES, seat, n, n, evening.clock.wall_ms)
            if n % 2 == 0
            else f.BustTakenBack(ENTRIES, seat)
            for n in range(count + count % 2)
        ]
        log.append(f"act {log.last_seq}", f"act {log.last_seq}", log.last_seq, acts, 1)

    def replay() -> None:
        Desk(log, evening.store.people(), evening.clock, evening.random.randbytes)

    return [
        Row(f"replay of {log.last_seq:,} facts", min(_ms(replay) for _ in range(2)), 1_000, "ms")
    ]

"""How long the line takes for a key, with 10,000 entries on 1,112 tables."""

from __future__ import annotations

import random
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tdtool.line.reading import prepare, read
from tdtool.tournament import commands as c
from tdtool.tournament.values import SeatAt
from tests.bench.row import Row
from tests.tournament.evening import MINUTE, Evening

if TYPE_CHECKING:
    from collections.abc import Sequence

ENTRIES, TABLES, OUT = 10_000, 1_112, 300
BOUND_MS = 15

_FIRST = [
    "Ana",
    "Bo",
    "Carla",
    "Dimitri",
    "Élodie",
    "François",
    "Grzegorz",
    "Hanna",
    "Ioana",
    "João",
    "Kim",
    "Łukasz",
    "Mikkel",
    "Ngô",
    "Oksana",
    "Pekka",
    "Quirin",
    "Rūta",
    "Søren",
    "Tadhg",
    "Ulla",
    "Viktor",
    "Wen",
    "Xavi",
    "Yūsuf",
    "Zoë",
    "Đorđe",
    "Şükrü",
    "Ελένη",
    "Давид",
]
_ENDS = [
    "berg",
    "son",
    "ski",
    "ovic",
    "ez",
    "mann",
    "strøm",
    "ari",
    "ides",
    "enko",
    "ng",
    "quist",
    "well",
    "haus",
    "idis",
    "ura",
    "oğlu",
]
_MIDDLES = [
    "Lind",
    "Havl",
    "Carv",
    "Ost",
    "Mar",
    "Nov",
    "Kow",
    "Pet",
    "Sil",
    "Wit",
    "Ros",
    "Bran",
    "Dal",
    "Fer",
    "Gar",
    "Hol",
    "Jan",
    "Kell",
    "Mor",
]

SENTENCES = (
    "12.5 out",
    "12.5 14.2 9.9 out",
    "12 out 4 7 same hand",
    "12.5 out @12:05",
    "kim out",
    "k",
    "kimm lindbreg out",
    "out ana silski",
    "oksana at 7.6",
    "move 12.5",
    "kim to 18.6",
    "reentry kim",
    "late Ana Silva",
    "12 button 3 4 7 out",
    "12",
    "12.5",
    "clock +2",
    "draw",
    "zzqx",
)
HOSTILE = (
    "1" * 10_000,
    "1," * 1_000,
    "a " * 1_000,
    "12.5 " * 400,
    "-" * 2_000,
    "kim, " * 400 + "out",
    "xqzkwj " * 280 + "out",
    "\x00\u202e" * 1_000,
    "((((a+)+)+)+)+$" * 100,
    "@" * 2_000,
    "kim, " * 43 + "out",
    "xqzkwj, " * 43 + "out",
    "kim xqzkwj, " * 28 + "out",
    "12 " + "4 " * 80 + "out",
    "a " * 80,
    "kim " * 80 + "out",
    "register " + "Kim, " * 390,
    "register " + "a" * 1_900,
    "out " * 80,
    "kim out back move button has " * 14,
    "note " + "x" * 1_900,
)


def rows() -> list[Row]:
    """Measure the slowest sentence of a director, and of somebody who means no good."""
    with tempfile.TemporaryDirectory() as folder:
        evening = _evening(Path(folder))
        start = time.perf_counter()
        prepare(evening.desk)
        learnt = (time.perf_counter() - start) * 1_000
        said = _slowest(evening, _keys())
        worst = max(said, key=lambda text: said[text])
        hostile = max(_slowest(evening, HOSTILE).values())
        evening.store.close()
    return [
        Row("line: learn 10,000 names", learnt, 250, "ms"),
        Row(f"line: slowest key of {len(said)} ({worst})", said[worst], BOUND_MS, "ms"),
        Row("line: hostile text", hostile, BOUND_MS, "ms"),
    ]


def _keys() -> list[str]:
    """List every text the line sees while the sentences are typed."""
    keys = (text[:end] for text in SENTENCES for end in range(1, len(text) + 1))
    return list(dict.fromkeys(keys))


def _slowest(evening: Evening, texts: Sequence[str]) -> dict[str, float]:
    """Type all texts one after the other, some times over; the best of each counts (ms)."""
    best: dict[str, float] = {}
    for _ in range(5):
        for text in texts:
            start = time.perf_counter()
            read(text, evening.desk, 12)
            taken = (time.perf_counter() - start) * 1_000
            best[text] = min(taken, best.get(text, taken))
    return best


def _evening(folder: Path) -> Evening:
    draw = random.Random(5)
    names = tuple(
        f"{draw.choice(_FIRST)} {draw.choice(_MIDDLES)}{draw.choice(_ENDS)}" for _ in range(ENTRIES)
    )
    evening = Evening(folder)
    for table in range(1, TABLES + 1):
        evening.do(c.OpenTable(table))
    evening.do(c.Register(names=names))
    evening.do(c.DrawSeats())
    evening.do(c.StartClock())
    evening.clock.pass_(10 * MINUTE)
    seated = [entry.id for entry in evening.state.entries.values() if entry.seat is not None]
    draw.shuffle(seated)
    spared = {
        evening.at(table, seat).id
        for table in (7, 9, 12, 14)
        for seat in range(1, 9)
        if evening.state.occupant(SeatAt(table, seat)) is not None
    }
    for entry in [entry for entry in seated if entry not in spared][:OUT]:
        evening.do(c.Bust((entry,)))
    return evening

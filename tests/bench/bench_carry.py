"""How long a tournament of a festival takes out of its file, through a portable one, and in."""

from __future__ import annotations

import random
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from tdtool.brought.bring import TdtFile, play
from tdtool.rules.house import HouseRules
from tdtool.store.bundle_file import packed, unpacked
from tdtool.structures.tdt_reader import structure_from_tdt
from tdtool.tdt.evening import MOST_PLAYERS, read_evening
from tdtool.tournament import commands as c
from tdtool.tournament.values import Now
from tests.bench.row import Row
from tests.empty_store import empty_store
from tests.tdt.nights import BEGAN, Buy, Night, Player
from tests.tournament.evening import Evening

if TYPE_CHECKING:
    from collections.abc import Callable

_T = TypeVar("_T")
_ENTRIES, _BUSTS = 10_000, 3_000


def rows() -> list[Row]:
    """Measure 10,000 entries out, through a file and in, and the largest .tdt that is read."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        evening = Evening(Path(folder))
        names = tuple(f"Player {number}" for number in range(1, _ENTRIES + 1))
        evening.do(c.Register(names=names))
        evening.do(c.DrawSeats(open_tables=True))
        for entry in range(1, _BUSTS + 1):
            evening.do(c.Bust((entry,)))
        out, bundle = _seconds(lambda: evening.store.take_out(evening.desk.id))
        packing, data = _seconds(lambda: packed(bundle, "bench"))
        reading, read = _seconds(lambda: unpacked(data, "bench"))
        with empty_store(Path(folder, "other.db")) as other:
            taking, _ = _seconds(lambda: other.put_in(read))
            playing = _night(lambda file: play(
                other, file, file.structure, HouseRules(),
                now=Now(BEGAN * 2, 0, "bench"), entropy=random.Random(1).randbytes,
            ))  # fmt: skip
    return [
        Row("carry: take 10,000 entries out", out, 3, "s"),
        Row("carry: pack them", packing, 1, "s"),
        Row("carry: size of the file", len(data) / 1e6, 3, "MB"),
        Row("carry: read the file", reading, 1, "s"),
        Row("carry: check and take them in", taking, 4, "s"),
        Row(f"tdt: read and play {MOST_PLAYERS:,} players", playing, 15, "s"),
    ]


def _night(played: Callable[[TdtFile], object]) -> float:
    players = tuple(
        Player(f"p{n}", f"P{n}", "X", (Buy(n % 60, out=60 + n, seat=(f"T{n // 9}", n % 9)),))
        for n in range(MOST_PLAYERS)
    )
    text = Night(players=players).text

    def read_and_play() -> None:
        played(TdtFile("night.tdt", read_evening(text), structure_from_tdt(text)))

    return _seconds(read_and_play)[0]


def _seconds(work: Callable[[], _T]) -> tuple[float, _T]:
    start = time.perf_counter()
    result = work()
    return time.perf_counter() - start, result

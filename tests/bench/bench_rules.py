"""How long the law takes for a festival: who posts at 2,300 tables at once."""

from __future__ import annotations

import gc
import random
import time
from typing import TYPE_CHECKING

from tdtool.rules.button.first_hand import first_hand
from tdtool.rules.button.next_hand import answer, positions
from tdtool.rules.button.question import ButtonRule, Question
from tdtool.rules.posting import posts
from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tests.bench.row import Row

if TYPE_CHECKING:
    from collections.abc import Callable

TABLES = 2300
SEATS = tuple(range(1, 10))
RUNS = 9
STAKES = (
    Stakes(5000, 10000, Ante(AnteKind.BIG_BLIND, 10000)),
    Stakes(5000, 10000, Ante(AnteKind.EACH, 1000)),
)


def rows() -> list[Row]:
    """Measure positions, full answers, and full answers with every amount; best of some runs."""
    asked = questions(random.Random(2300))
    stacks = dict.fromkeys(SEATS, 100_000)
    tables = list(enumerate(asked))
    return [
        Row(
            "who posts, 2,300 tables: positions", _ms(lambda: list(map(positions, asked))), 15, "ms"
        ),
        Row(
            "who posts, 2,300 tables: full answers",
            _ms(lambda: list(map(answer, asked))),
            150,
            "ms",
        ),
        Row(
            "who posts, 2,300 tables: full answers with amounts",
            _ms(lambda: [posts(answer(q), STAKES[n % 2], stacks) for n, q in tables]),
            150,
            "ms",
        ),
    ]


def questions(rng: random.Random) -> list[Question]:
    """Make the questions of nine-handed tables under all rules, half of them irregular.

    At every second table one to three players have left since the last hand, at every
    fourth one has sat down; a third of the last hands were irregular themselves.
    """
    found = []
    for number in range(TABLES):
        rule = list(ButtonRule)[number % 3]
        last = first_hand(rule, rng.choice(SEATS), SEATS).as_last_hand()
        if number % 3 == 0:
            gone = frozenset(rng.sample(last.seats, 1))
            left = tuple(seat for seat in SEATS if seat not in gone)
            last = answer(Question(rule, last, left, gone=gone)).as_last_hand()
        gone = frozenset(rng.sample(last.seats, rng.randint(1, 3)) if number % 2 else ())
        occupied = {seat for seat in last.seats if seat not in gone}
        free = [seat for seat in SEATS if seat not in occupied]
        new = frozenset(rng.sample(free, 1) if free and number % 4 == 0 else ())
        found.append(Question(rule, last, tuple(sorted(occupied | new)), new, gone))
    return found


def _ms(work: Callable[[], object]) -> float:
    """Give the best of some runs in milliseconds, nothing collected meanwhile."""
    best = float("inf")
    gc.collect()
    gc.disable()
    try:
        for _ in range(RUNS):
            start = time.perf_counter()
            work()
            best = min(best, time.perf_counter() - start)
    finally:
        gc.enable()
    return best * 1000

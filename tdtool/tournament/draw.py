"""The seat draw: a seed, and everything that follows from it for anyone to repeat.

The stream is HMAC-SHA-256(seed, label | counter) read as big-endian 32-bit words; a number
below n is taken by rejection sampling, an order by the Durstenfeld shuffle.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections import defaultdict
from typing import TYPE_CHECKING, TypeVar

from tdtool.tournament.values import DrawPolicy, Seal, SeatAt

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.tournament.facts import SeatsDrawn

T = TypeVar("T")

_WORDS = struct.Struct(">8I")
_SPAN = 1 << 32
SEED_BYTES = 32


def seal(entropy: Callable[[int], bytes]) -> Seal:
    """Draw a new seed of 32 bytes from the source of entropy, with its SHA-256."""
    seed = entropy(SEED_BYTES)
    return Seal(seed.hex(), hashlib.sha256(seed).hexdigest())


class Stream:
    """Random numbers that follow from a seed and a label alone."""

    def __init__(self, seed: bytes, label: str) -> None:
        """Start the stream of this label."""
        self._seed = seed
        self._label = label.encode() + b"|"
        self._counter = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            block = hmac.digest(self._seed, self._label + b"%d" % self._counter, "sha256")
            self._counter += 1
            self._words = list(reversed(_WORDS.unpack(block)))
        return self._words.pop()

    def below(self, bound: int) -> int:
        """Give a number from 0 to bound - 1, each equally likely (bound from 1 to 2**32)."""
        limit = _SPAN - _SPAN % bound
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % bound

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Give the items in a random order (Durstenfeld)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def label(draw: int) -> str:
    """Name the stream of the tournament's n-th draw."""
    return f"seats|{draw}"


def draw_seats(
    stream: Stream,
    entries: Sequence[int],
    pool: Sequence[SeatAt],
    taken: Sequence[tuple[int, int]],
    policy: DrawPolicy,
) -> tuple[SeatAt, ...]:
    """Draw a seat of the pool for each entry, in the order of `entries`.

    `taken` holds (table, players already there). The pool must hold at least as many seats
    as there are entries. Entries are shuffled first, so that the order of registration
    gives nobody the first choice.
    """
    order = stream.shuffle(range(len(entries)))
    if policy is DrawPolicy.UNIFORM:
        mixed = stream.shuffle(pool)
        drawn = dict(zip(order, mixed, strict=False))
    else:
        drawn = _shortest_first(stream, order, pool, dict(taken))
    return tuple(drawn[index] for index in range(len(entries)))


def _shortest_first(
    stream: Stream, order: Sequence[int], pool: Sequence[SeatAt], count: dict[int, int]
) -> dict[int, SeatAt]:
    open_at: dict[int, list[SeatAt]] = defaultdict(list)
    for seat in pool:
        open_at[seat.table].append(seat)
    by_count: dict[int, list[int]] = defaultdict(list)
    for table in sorted(open_at):
        by_count[count.get(table, 0)].append(table)
    shortest = min(by_count, default=0)
    drawn: dict[int, SeatAt] = {}
    for index in order:
        while not by_count[shortest]:
            shortest += 1
        tables = by_count[shortest]
        chosen = stream.below(len(tables))
        tables[chosen], tables[-1] = tables[-1], tables[chosen]
        table = tables.pop()
        seats = open_at[table]
        spot = stream.below(len(seats))
        seats[spot], seats[-1] = seats[-1], seats[spot]
        drawn[index] = seats.pop()
        if seats:
            by_count[shortest + 1].append(table)
    return drawn


def repeat(fact: SeatsDrawn) -> tuple[SeatAt, ...]:
    """Draw again from what was recorded; the seats must come out the same."""
    stream = Stream(bytes.fromhex(fact.seal.seed), label(fact.draw))
    return draw_seats(stream, fact.entries, fact.pool, fact.taken, fact.policy)

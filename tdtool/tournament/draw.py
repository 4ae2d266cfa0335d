"""The seat draw: a seed, and everything that follows from it for anyone to repeat.

The stream is HMAC-SHA-256(seed, label | counter) read as big-endian 32-bit words; a number
below n is taken by rejection sampling, an order by the Durstenfeld shuffle.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple, TypeVar

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

    def _refill(self) -> None:
        """Take the next eight words."""
        block = hmac.digest(self._seed, self._label + b"%d" % self._counter, "sha256")
        self._counter += 1
        self._words.extend(_WORDS.unpack(block)[::-1])

    def below(self, bound: int) -> int:
        """Give a number from 0 to bound - 1, each equally likely (bound from 1 to 2**32)."""
        limit, words = _SPAN - _SPAN % bound, self._words
        while True:
            if not words:
                self._refill()
            word = words.pop()
            if word < limit:
                return word % bound

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Give the items in a random order (Durstenfeld)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def label(draw: int, what: str = "seats") -> str:
    """Name the stream of the tournament's n-th draw."""
    return f"{what}|{draw}"


class Apart(NamedTuple):
    """Who must not sit together: pairs of entries drawn here, and (entry, table) that is barred.

    A draw keeps to it as long as some other table has a seat.
    """

    pairs: tuple[tuple[int, int], ...] = ()
    barred: tuple[tuple[int, int], ...] = ()


ANYBODY = Apart()
"""Nobody is kept apart."""


def draw_seats(  # noqa: PLR0913, PLR0917
    stream: Stream,
    entries: Sequence[int],
    pool: Sequence[SeatAt],
    taken: Sequence[tuple[int, int]],
    policy: DrawPolicy,
    apart: Apart = ANYBODY,
) -> tuple[SeatAt, ...]:
    """Draw a seat of the pool for each entry, in the order of `entries`.

    `taken` holds (table, players already there). The pool must hold at least as many seats
    as there are entries. Entries are shuffled first, so that the order of registration
    gives nobody the first choice.
    """
    order = stream.shuffle(range(len(entries)))
    bars = _Bars(entries, apart)
    if policy is DrawPolicy.UNIFORM:
        drawn = _uniform(stream.shuffle(pool), order, bars)
    else:
        drawn = _shortest_first(stream, order, pool, dict(taken), bars)
    return tuple(drawn[index] for index in range(len(entries)))


class _Bars:
    """The tables where an entry (by its place in the draw) must not sit."""

    def __init__(self, entries: Sequence[int], apart: Apart) -> None:
        place = {entry: index for index, entry in enumerate(entries)} if any(apart) else {}
        self._tables: dict[int, set[int]] = defaultdict(set)
        self._others: dict[int, list[int]] = defaultdict(list)
        for entry, table in apart.barred:
            self._tables[place[entry]].add(table)
        for one, other in apart.pairs:
            self._others[place[one]].append(place[other])
            self._others[place[other]].append(place[one])

    def of(self, index: int) -> set[int] | None:
        """Give the tables that are barred for one, None where there are none."""
        return self._tables.get(index)

    def sits(self, index: int, table: int) -> None:
        """Bar the table where one was drawn for those who must not sit with him."""
        for other in self._others.get(index, ()):
            self._tables[other].add(table)


def _uniform(mixed: list[SeatAt], order: Sequence[int], bars: _Bars) -> dict[int, SeatAt]:
    drawn: dict[int, SeatAt] = {}
    mixed.reverse()
    for index in order:
        barred = bars.of(index)
        at = len(mixed) - 1
        if barred:
            free = (place for place in range(at, -1, -1) if mixed[place].table not in barred)
            at = next(free, at)
        drawn[index] = mixed.pop(at)
        bars.sits(index, drawn[index].table)
    return drawn


def _shortest_first(
    stream: Stream,
    order: Sequence[int],
    pool: Sequence[SeatAt],
    count: dict[int, int],
    bars: _Bars,
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
        level, barred = shortest, bars.of(index)
        if barred:
            level, among = _lowest(by_count, shortest, barred)
            chosen = among[stream.below(len(among))]
        else:
            chosen = stream.below(len(by_count[level]))
        tables = by_count[level]
        tables[chosen], tables[-1] = tables[-1], tables[chosen]
        table = tables.pop()
        seats = open_at[table]
        spot = stream.below(len(seats))
        seats[spot], seats[-1] = seats[-1], seats[spot]
        drawn[index] = seats.pop()
        bars.sits(index, table)
        if seats:
            by_count[level + 1].append(table)
    return drawn


def _lowest(
    by_count: dict[int, list[int]], shortest: int, barred: set[int]
) -> tuple[int, Sequence[int]]:
    """Give the fewest players at a table one may sit at, and the places of such tables.

    Where every table with a seat is barred, the shortest ones will have to do.
    """
    for level in sorted(by_count):
        free = [place for place, table in enumerate(by_count[level]) if table not in barred]
        if free:
            return level, free
    return shortest, range(len(by_count[shortest]))


def repeat(fact: SeatsDrawn) -> tuple[SeatAt, ...]:
    """Draw again from what was recorded; the seats must come out the same."""
    stream = Stream(bytes.fromhex(fact.seal.seed), label(fact.draw))
    apart = Apart(fact.pairs, fact.barred)
    return draw_seats(stream, fact.entries, fact.pool, fact.taken, fact.policy, apart)


def card(sealed: Seal, draw: int, low: int, high: int) -> int:
    """Draw a card from `low` to `high`; from the seed anyone can repeat it."""
    stream = Stream(bytes.fromhex(sealed.seed), f"card|{draw}")
    return low + stream.below(high - low + 1)

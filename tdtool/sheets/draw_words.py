"""What a draw was made from and how anybody repeats it, in words exact enough to program."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, TypeVar

from tdtool.tournament.draw import label
from tdtool.tournament.scan_text import scan_text
from tdtool.tournament.values import DrawPolicy

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tdtool.tournament.facts import SeatsDrawn
    from tdtool.tournament.values import Seal, SeatAt

_T = TypeVar("_T")

NUMBERS = (
    "Random numbers: HMAC-SHA-256 with the seed’s 32 bytes as key and the text {label}|0 as message"
    " gives 32 bytes, read as eight numbers of 32 bits, the high byte first. When they are used up,"
    " the message {label}|1 gives the next eight, and so on."
)
BELOW = (
    "A number below n: take the next random number; if it is not below the largest multiple of n"
    " within 2^32, take the one after it; the remainder of its division by n is the number drawn."
)
SHUFFLE = (
    "To shuffle a list: for each place from the last to the second, draw a number below how many"
    " places there are up to it, counting from 0, and let the two places change their contents."
)
ORDER = "Shuffle the list of entries as it stands below: this is the order in which they draw."
UNIFORM = "Shuffle the open seats as listed: each in turn gets the first that is left."
SHORTEST = (
    "Tables stand in a list for each number of players, ascending at first. For each entry in turn:"
    " of the list with the fewest players draw a place; its table is drawn, and the last of the"
    " list comes into its place. Of that table’s open seats draw one likewise. If it has seats"
    " left, the table goes to the end of the list of one player more."
)
APART = (
    "A table barred to somebody is passed over for him, its place in a list not counted, as long as"
    " another has a seat. Whoever must not sit with him bars the table where he was drawn."
)
_PUBLISHED = (
    "The SHA-256 of the seed was fixed before the draw; whoever hashes the seed finds the same."
)


def base_steps(name: str) -> tuple[str, ...]:
    """Say how random numbers follow from a seed, for the stream of that name."""
    return NUMBERS.format(label=name), BELOW


def seal_facts(seal: Seal, following: Seal) -> tuple[tuple[str, str, bool], ...]:
    """Give the seal, the seed and the seal of the next draw: caption, text, to be copied."""
    return (
        ("Seal: SHA-256 of the seed, fixed before the draw", seal.digest, True),
        ("Seed (32 bytes)", seal.seed, True),
        ("Seal of the next draw", following.digest, True),
    )


def seat_steps(fact: SeatsDrawn) -> tuple[str, ...]:
    """Say how seats follow from the seed, the open seats and the entries."""
    way = UNIFORM if fact.policy is DrawPolicy.UNIFORM else SHORTEST
    apart = (APART,) if fact.pairs or fact.barred else ()
    return (*base_steps(label(fact.draw)), SHUFFLE, ORDER, way, *apart, _PUBLISHED)


def seat_facts(fact: SeatsDrawn) -> tuple[tuple[str, str, bool], ...]:
    """Give what seats were drawn from: caption, text, to be copied."""
    said = [("Open seats, in this order", pool_words(fact.pool), False)]
    if fact.policy is DrawPolicy.SHORTEST_FIRST:
        said.append(("Players there before", taken_words(fact.taken), False))
    if fact.pairs:
        pairs = "; ".join(f"{scan_text(one)} and {scan_text(other)}" for one, other in fact.pairs)
        said.append(("Kept apart", pairs, False))
    if fact.barred:
        barred = "; ".join(f"{scan_text(entry)} from table {table}" for entry, table in fact.barred)
        said.append(("Kept from tables", barred, False))
    return tuple(said)


def pool_words(pool: Sequence[SeatAt]) -> str:
    """Say which seats were open, tables alike in a row taken together."""
    by_table = [
        (table, tuple(seat.seat for seat in seats))
        for table, seats in groupby(pool, key=lambda seat: seat.table)
    ]
    said = []
    for first, last, seats in _alike(by_table):
        tables = f"Table {first}" if first == last else f"Tables {first}–{last}"
        word = "seat" if len(seats) == 1 else "seats"
        said.append(f"{tables}: {word} {_ranges(seats)}")
    return "; ".join(said)


def taken_words(taken: Iterable[tuple[int, int]]) -> str:
    """Say how many sat at each table before, tables alike in a row taken together."""
    said = []
    for first, last, players in _alike(list(taken)):
        tables = f"Table {first}" if first == last else f"Tables {first}–{last}"
        said.append(f"{tables}: {players or 'none'}")
    return "; ".join(said)


def _alike(rows: Sequence[tuple[int, _T]]) -> list[tuple[int, int, _T]]:
    """Join neighbours whose tables follow one another and that say the same."""
    found: list[tuple[int, int, _T]] = []
    for table, said in rows:
        if found and found[-1][1] + 1 == table and found[-1][2] == said:
            found[-1] = (found[-1][0], table, said)
        else:
            found.append((table, table, said))
    return found


def _ranges(numbers: Sequence[int]) -> str:
    """Write numbers in their order: "1–4, 6, 9"."""
    found: list[list[int]] = []
    for number in numbers:
        if found and found[-1][1] + 1 == number:
            found[-1][1] = number
        else:
            found.append([number, number])
    return ", ".join(str(a) if a == b else f"{a}–{b}" for a, b in found)

"""What it takes to open a table in the middle of an event: number, players, first button."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.line.tokens import Kind, scan
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from tdtool.tournament.state import State


class Pull(NamedTuple):
    """A table that gives a player, and how many have a seat there before it does."""

    table: int
    players: int


def free_number(state: State) -> int:
    """Give the lowest number that no open table has."""
    number = 1
    while number in state.tables:
        number += 1
    return number


def pulls(state: State, waiting: int, seats: int) -> tuple[Pull, ...]:
    """Say from which tables one player each is taken so that the new table is even with them.

    The fullest table gives first, of equals the highest number; `waiting` players are drawn
    to the new table besides. A locked table gives nobody.
    """
    counts = {n: len(t.occupants) for n, t in state.tables.items() if not t.locked}
    new = min(waiting, seats)
    found: list[Pull] = []
    while counts and new < seats:
        fullest = max(counts, key=lambda number: (counts[number], number))
        if counts[fullest] - new < 2:  # noqa: PLR2004 - then both would only change places
            break
        found.append(Pull(fullest, counts[fullest]))
        counts[fullest] -= 1
        new += 1
    return tuple(found)


def named_seats(text: str) -> tuple[SeatAt, ...] | str:
    """Read the seats of those who are pulled: "3.5 7.2"; a sentence where it is no list."""
    found = []
    for piece in scan(text):
        if piece.kind is Kind.SEAT:
            found.append(SeatAt(piece.a, piece.b))
        elif piece.kind is not Kind.COMMA:
            return "Who is pulled is written by table and seat: 3.5 7.2."
    return tuple(dict.fromkeys(found))

"""Who is pulled to a table that opens during play, so that it is even with the others."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.plans.breaking import giving_rank
from tdtool.tournament.plans.naming import Hands, movers
from tdtool.tournament.plans.sizes import flows, may_give, sizes
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdtool.tournament.state import State
    from tdtool.tournament.values import Now

_NEW = 0
"""Stands for the table that is not there yet."""


class Pull(NamedTuple):
    """A table that gives a player, and how many play there before it does."""

    table: int
    players: int


def pulls(state: State, waiting: int, seats: int) -> tuple[Pull, ...]:
    """Say from which tables one player each is taken so that the new table is even with them.

    Which of equal tables gives is the house's way (TDA24 11-C); a locked table gives nobody,
    nor does one whose players may not be moved. `waiting` players are drawn to the new table
    besides, which has so many `seats`.
    """
    counts = sizes(state)
    first = min(waiting, seats)
    if not counts:
        return ()
    rank = giving_rank(state)
    found = flows(
        {**counts, _NEW: first},
        1,
        lambda number: rank(number) if number else len(counts),
        lambda number: may_give(state, state.tables[number]) if number else 0,
        lambda number: 0 if number else seats - first,
    )
    pulled: list[Pull] = []
    for source, _ in found:
        pulled.append(Pull(source, counts[source]))
        counts[source] -= 1
    return tuple(pulled)


def due_to_go(state: State, now: Now, tables: Iterable[int]) -> tuple[SeatAt, ...]:
    """Name who goes from these tables, who is due the big blind first (TDA24 11-A).

    A table that is named twice gives its next one too; who is locked is passed over, and a
    table whose last hand is not fresh is left out.
    """
    hands = Hands(state, now)
    left: defaultdict[int, list[int]] = defaultdict(list)
    for number in tables:
        seat = next((seat for seat, free in movers(hands, number, left[number]) if free), None)
        if seat is not None:
            left[number].append(seat)
    return tuple(SeatAt(number, seat) for number, seats in left.items() for seat in seats)

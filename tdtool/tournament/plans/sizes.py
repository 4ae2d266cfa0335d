"""How many play at each table, and from which table to which somebody must go."""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import registration_end

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tdtool.tournament.state import State, Table
    from tdtool.tournament.values import Now


class Flow(NamedTuple):
    """Somebody of table `source` goes to table `destination`."""

    source: int
    destination: int


def registration_open(state: State, now: Now) -> bool:
    """Tell whether players may still enter late; False where nothing names an end."""
    return registration_end.is_named(state) and not registration_end.is_over(state, now)


def tolerance(state: State, now: Now) -> int:
    """Give by how many players two tables may differ now (the house's setting)."""
    house = state.house
    if registration_open(state, now):
        return house.tolerance_late_registration
    return house.tolerance_after


def players_at(state: State, table: Table) -> int:
    """Count who plays at a table: who is on the way there, less the unnamed, orders done."""
    count = len(table.occupants) - table.missing
    for order in state.plans.orders.values():
        count += (order.destination == table.number) - (order.source == table.number)
    return count


def sizes(state: State) -> dict[int, int]:
    """Count the players of every table that gives and takes; a locked one does neither."""
    found = {
        table.number: len(table.occupants) - table.missing
        for table in state.tables.values()
        if not table.locked
    }
    for order in state.plans.orders.values():
        if order.source in found:
            found[order.source] -= 1
        if order.destination in found:
            found[order.destination] += 1
    return found


def room_at(state: State, table: Table) -> int:
    """Count the seats of a table that may still be given; those of open orders are promised."""
    orders = state.plans.orders
    promised = sum(order.destination == table.number for order in orders.values()) if orders else 0
    return table.room() - promised


def rooms(state: State) -> dict[int, int]:
    """Count the seats that may still be given at every table that takes, as `room_at` does."""
    found = {table.number: table.room() for table in state.tables.values() if not table.locked}
    for order in state.plans.orders.values():
        if order.destination in found:
            found[order.destination] -= 1
    return found


def may_give(state: State, table: Table) -> int:
    """Count the players of a table who may be moved (TDA24 9: a locked one stays)."""
    entries = state.entries
    there = [entries[entry] for entry in table.occupants.values()]
    ordered = sum(order.source == table.number for order in state.plans.orders.values())
    return sum(not entry.awaited and not entry.locked for entry in there) - ordered


def flows(
    counts: Mapping[int, int],
    allowed: int,
    rank: Callable[[int], int],
    gives: Callable[[int], int],
    takes: Callable[[int], int],
) -> tuple[Flow, ...]:
    """Level tables with the fewest moves until no two differ by more than `allowed` (1 at least).

    `counts` are the players by table. Of the fullest tables the one with the lowest `rank`
    gives, of the emptiest the one with the lowest number takes. `gives` and `takes` say how
    many players a table may give and how many seats it has for others; they are asked of few.
    """
    allowed = max(1, allowed)
    if not counts or max(counts.values()) - min(counts.values()) <= allowed:
        return ()
    now = dict(counts)
    left = _Remaining(gives)
    room = _Remaining(takes)
    full = [(-count, rank(number), number) for number, count in now.items()]
    low = [(count, number) for number, count in now.items()]
    heapq.heapify(full)
    heapq.heapify(low)
    found: list[Flow] = []
    while True:
        while full and (-full[0][0] != now[full[0][2]] or not left[full[0][2]]):
            heapq.heappop(full)
        while low and (low[0][0] != now[low[0][1]] or not room[low[0][1]]):
            heapq.heappop(low)
        if not full or not low or -full[0][0] - low[0][0] <= allowed:
            return tuple(found)
        _, place, source = full[0]
        destination = low[0][1]
        found.append(Flow(source, destination))
        left.take(source)
        room.take(destination)
        now[source] -= 1
        now[destination] += 1
        for number, place_of in ((source, place), (destination, rank(destination))):
            heapq.heappush(full, (-now[number], place_of, number))
            heapq.heappush(low, (now[number], number))


class _Remaining(dict[int, int]):
    """Asks how many there are of each when it is first wanted, and counts down."""

    def __init__(self, asked: Callable[[int], int]) -> None:
        super().__init__()
        self._asked = asked

    def __missing__(self, number: int) -> int:
        self[number] = max(0, self._asked(number))
        return self[number]

    def take(self, number: int) -> None:
        """Count one less."""
        self[number] -= 1

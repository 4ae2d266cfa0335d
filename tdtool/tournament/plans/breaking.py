"""Which table breaks next, when, and where its players are drawn to (TDA24 10-B)."""

from __future__ import annotations

import heapq
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdtool.tournament.plans.final_table import final_size
from tdtool.tournament.plans.settings import BreaksBy, Format, Gives
from tdtool.tournament.plans.sizes import (
    Flow,
    flows,
    may_give,
    players_at,
    registration_open,
    room_at,
    rooms,
    sizes,
    tolerance,
)
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.values import EntryId, SeatAt

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from tdtool.tournament.state import State
    from tdtool.tournament.values import Now


@dataclass(frozen=True, slots=True)
class BreakPlan:
    """Tables that break, in their order, and what levels the others after it.

    `entries` are drawn to seats of `pool`; `flows` follow the draw and need no seat now.
    `refusal` is the house matter that speaks against it.
    """

    tables: tuple[int, ...]
    entries: tuple[EntryId, ...]
    pool: tuple[SeatAt, ...]
    flows: tuple[Flow, ...]
    refusal: Refusal | None = None

    @property
    def moves(self) -> int:
        """Count the players who change tables."""
        return len(self.entries) + len(self.flows)


def breaking_order(state: State) -> tuple[int, ...]:
    """List the tables in the order in which they break; locked ones never do."""
    settings = state.plans.settings
    posted = settings.breaking_order
    plain = not posted and settings.breaks_by is BreaksBy.HIGHEST_NUMBER
    if plain and not any(table.locked or table.feature for table in state.tables.values()):
        # What most events play by; asked several times after every bust.
        return tuple(sorted(state.tables, reverse=True))
    place = {number: index for index, number in enumerate(posted)}
    by_rule = _by_rule(state)
    open_tables = [table for table in state.tables.values() if not table.locked]
    open_tables.sort(
        key=lambda table: (
            table.feature,
            place.get(table.number, len(posted)),
            by_rule(table.number),
        )
    )
    return tuple(table.number for table in open_tables)


def _by_rule(state: State) -> Callable[[int], tuple[int, int]]:
    way = state.plans.settings.breaks_by
    if way is BreaksBy.LOWEST_NUMBER:
        return lambda number: (0, number)
    if way is BreaksBy.FEWEST_PLAYERS:
        return lambda number: (players_at(state, state.tables[number]), -number)
    return lambda number: (0, -number)


def giving_rank(state: State) -> Callable[[int], int]:
    """Rank the tables by which of equals gives up a player first (TDA24 11-C)."""
    gives = state.plans.settings.gives
    if gives is Gives.NEXT_TO_BREAK:
        place = {number: index for index, number in enumerate(breaking_order(state))}
        return place.__getitem__
    last = max(state.tables) + 1
    sign = -1 if gives is Gives.HIGHEST_NUMBER else 1
    return lambda number: sign * number + last * state.tables[number].feature


def outs_until_break(state: State) -> int | None:
    """Count how many must go out until the next table can break; None where none will.

    0: it can now. Two tables become the final table instead of one breaking.
    """
    if state.plans.settings.form in (Format.SHOOTOUT, Format.HEADS_UP):
        return None
    room = rooms(state)
    if len(room) < 2:  # noqa: PLR2004
        return None
    first = breaking_order(state)[0]
    outs = max(0, players_at(state, state.tables[first]) - (sum(room.values()) - room[first]))
    if len(room) == 2:  # noqa: PLR2004
        outs = max(outs, sum(sizes(state).values()) - final_size(state))
    return outs


def next_breaks(state: State) -> tuple[int, ...]:
    """List the tables that can break now, in their order; the last two are never both broken."""
    order = breaking_order(state)
    found: list[int] = []
    counts, room = sizes(state), rooms(state)
    rest = sum(room.values())
    standing = 0
    for number in order[:-1]:
        standing += counts[number]
        rest -= room[number]
        if standing > rest:
            break
        found.append(number)
    return tuple(found)


def break_plan(state: State, now: Now, tables: Sequence[int]) -> BreakPlan | Refusal:
    """Work out what breaking these tables comes to, or say why they cannot break."""
    flows = flows_of_break(state, now, tables)
    if isinstance(flows, Refusal):
        return flows
    gone = tuple(dict.fromkeys(tables))
    entries = tuple(
        state.tables[number].occupants[seat]
        for number in gone
        for seat in sorted(state.tables[number].occupants)
    )
    pool = tuple(
        SeatAt(number, seat)
        for number, table in sorted(state.tables.items())
        if number not in gone and not table.locked
        for seat in table.open_seats()
    )
    return BreakPlan(gone, entries, pool, flows, _against(state, now, gone))


def flows_of_break(state: State, now: Now, tables: Sequence[int]) -> tuple[Flow, ...] | Refusal:
    """Say which moves more make the rest level once these tables are broken, or why they cannot."""
    refusal = _impossible(state, tables)
    if refusal is not None:
        return refusal
    players = sum(len(state.tables[number].occupants) for number in set(tables))
    return levelled(state, now, tables, _poured(state, tables, players))


def _impossible(state: State, tables: Sequence[int]) -> Refusal | None:
    if not tables:
        return Refusal(Code.NOBODY, "No table is named.")
    for number in tables:
        if number not in state.tables:
            return Refusal(Code.NO_SUCH_TABLE, f"There is no table {number}.")
        if state.tables[number].locked:
            return Refusal(Code.TABLE_LOCKED, f"Table {number} is locked.")
    players = sum(len(state.tables[number].occupants) for number in set(tables))
    left = rooms(state)
    room = sum(left.values()) - sum(left[number] for number in set(tables))
    if players > room:
        return Refusal(
            Code.NO_OPEN_SEAT,
            f"{_named(tables).capitalize()}: {players} players, {room} open seats"
            " at the other tables.",
        )
    return None


def _against(state: State, now: Now, tables: tuple[int, ...]) -> Refusal | None:
    """Say everything that speaks against it; the code is that of the first."""
    found = list(_objections(state, now, tables))
    if not found:
        return None
    return Refusal(found[0][0], " ".join(sentence for _, sentence in found), house=True)


def _objections(state: State, now: Now, tables: tuple[int, ...]) -> Iterator[tuple[Code, str]]:
    settings = state.plans.settings
    if registration_open(state, now) and not settings.break_while_registering:
        yield Code.REGISTRATION_OPEN, "Late registration is open: no table breaks."
    order = breaking_order(state)
    if set(tables) != set(order[: len(tables)]):
        ends = "s" if len(tables) == 1 else ""
        said = f"By the breaking order {_named(order[: len(tables)])} break{ends} first."
        yield Code.OUT_OF_ORDER, said
    for number in tables:
        table = state.tables[number]
        if table.missing:
            said = f"Table {number}: {table.missing} out and not named; name them first."
            yield Code.OPEN_REPORT, said
        for entry in table.occupants.values():
            if state.entries[entry].locked:
                yield Code.ENTRY_LOCKED, f"{{entry {entry}}} is locked at table {number}."


def _named(tables: Sequence[int]) -> str:
    if len(tables) == 1:
        return f"table {tables[0]}"
    return f"tables {', '.join(map(str, tables[:-1]))} and {tables[-1]}"


def _poured(state: State, gone: Iterable[int], players: int) -> Counter[int]:
    """Pour players one by one into the shortest of the other tables with a seat."""
    lost = set(gone)
    counts = {number: count for number, count in sizes(state).items() if number not in lost}
    room = rooms(state)
    shortest = [(count, number) for number, count in counts.items() if room[number] > 0]
    heapq.heapify(shortest)
    came: Counter[int] = Counter()
    for _ in range(players):
        count, number = shortest[0]
        came[number] += 1
        if came[number] < room[number]:
            heapq.heapreplace(shortest, (count + 1, number))
        else:
            heapq.heappop(shortest)
    return came


def levelled(
    state: State, now: Now, gone: Iterable[int], came: Mapping[int, int]
) -> tuple[Flow, ...]:
    """Level what is left once tables are gone and so many came to each of the others."""
    lost = set(gone)
    counts = {
        number: count + came.get(number, 0)
        for number, count in sizes(state).items()
        if number not in lost
    }
    tables = state.tables
    return flows(
        counts,
        tolerance(state, now),
        giving_rank(state),
        lambda number: may_give(state, tables[number]),
        lambda number: room_at(state, tables[number]) - came.get(number, 0),
    )

"""Where the players of a .tdt sit: its tables by our numbers, and each one's last seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tdt.evening import TdtTable, table_numbers
from tdtool.tournament.tables import FEWEST_SEATS, MOST_SEATS, MOST_TABLES
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdtool.tdt.evening import TdtEvening, TdtSeat


class TdtSeats(NamedTuple):
    """The tables that somebody sat at (number -> seats), and where the players were.

    `ended` gives the seats in which entries went out, by (player, number of his entry),
    `last` those in which the others sit; players are places in the list.
    """

    tables: dict[int, int]
    ended: dict[tuple[int, int], SeatAt]
    last: dict[int, SeatAt]
    left: tuple[str, ...]


def seats_of(evening: TdtEvening) -> TdtSeats:
    """Find the tables and seats of an evening."""
    listed = [*evening.tables, *_gone(evening)]
    numbers = table_numbers(listed, MOST_TABLES)
    by_name = {table.name: numbers[table.key] for table in reversed(listed)}
    sizes = {numbers[table.key]: table.seats for table in listed}
    ended: dict[tuple[int, int], SeatAt] = {}
    last: dict[int, SeatAt] = {}
    for place, number, seat in _outs(evening):
        table = numbers.get(seat.table) or by_name.get(seat.name)
        if table is not None and seat.seat <= MOST_SEATS:
            ended[place, number] = SeatAt(table, seat.seat)
    places = {player.key: place for place, player in enumerate(evening.players)}
    for each in evening.tables:
        for seat_number, key in enumerate(each.sitting[:MOST_SEATS], 1):
            if key is not None and key in places:
                last.setdefault(places[key], SeatAt(numbers[each.key], seat_number))
    used: dict[int, int] = {}
    for at in (*ended.values(), *last.values()):
        size = max(FEWEST_SEATS, min(MOST_SEATS, sizes.get(at.table, 0)), at.seat)
        used[at.table] = max(used.get(at.table, 0), size)
    return TdtSeats(dict(sorted(used.items())), ended, last, tuple(_too_large(evening)))


def _outs(evening: TdtEvening) -> Iterator[tuple[int, int, TdtSeat]]:
    for place, player in enumerate(evening.players):
        for number, buy in enumerate(player.entries):
            if buy.out is not None and buy.out.seat is not None:
                yield place, number, buy.out.seat


def _gone(evening: TdtEvening) -> list[TdtTable]:
    """List tables that only bust-outs still name."""
    keys = {table.key for table in evening.tables} | {table.name for table in evening.tables}
    found: dict[str, TdtTable] = {}
    for _, _, seat in _outs(evening):
        key = seat.table or seat.name
        if key not in keys and seat.name not in keys:
            found.setdefault(key, TdtTable(key, seat.name, 0, ()))
    return list(found.values())[: MOST_TABLES - len(evening.tables)]


def _too_large(evening: TdtEvening) -> Iterator[str]:
    large = [table.name for table in evening.tables if table.seats > MOST_SEATS]
    if large:
        named = ", ".join(large[:3]) + (" ..." if len(large) > 3 else "")  # noqa: PLR2004
        yield f"Seats above {MOST_SEATS} at a table ({named}): a table has {MOST_SEATS} at most."

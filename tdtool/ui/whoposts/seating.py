"""Who sits at the table that is asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import positions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.desk import Desk

JUST_NOW_MS = 4 * 60_000
"""Who left or came within this time is taken to have been in (or not in) the last hand."""


class Seating(NamedTuple):
    """A table as it is asked about.

    `table` is None for one that is not in the program. `names` holds names by seat, of
    who sits there and of who `left` it lately; `just_left` are those of them who went a
    moment ago.
    """

    table: int | None
    seats: int
    names: Mapping[int, str]
    seated: frozenset[int]
    left: frozenset[int] = frozenset()
    just_left: frozenset[int] = frozenset()


def seating_of(desk: Desk, number: int) -> Seating:
    """Read a table of the tournament; KeyError where it is not open."""
    table = desk.state.tables[number]
    seated = frozenset(positions.occupied(desk.state, table))
    names = {seat: desk.name(table.occupants[seat]) for seat in sorted(seated)}
    gone = {seat: left for seat, left in table.departed.items() if seat not in table.occupants}
    names.update((seat, desk.name(entry)) for seat, (entry, _) in gone.items())
    since = desk.now().wall_ms - JUST_NOW_MS
    just = frozenset(seat for seat, (_, ms) in gone.items() if ms >= since)
    return Seating(number, table.seats, names, seated, frozenset(gone), just)


def any_table(seats: int, empty: frozenset[int] = frozenset()) -> Seating:
    """Make a table that is not in the program: nobody has a name."""
    return Seating(None, seats, {}, frozenset(range(1, seats + 1)) - empty)

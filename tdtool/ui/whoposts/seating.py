"""Who sits at the table that is asked about."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import positions
from tdtool.tournament.penalty_view import killed_seats
from tdtool.tournament.views import Age
from tdtool.ui.floor.sitting import seated_lately

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from tdtool.desk import Desk
    from tdtool.rules.button.question import LastHand
    from tdtool.tournament.state import Table

NOBODY: Mapping[int, str] = MappingProxyType({})
JUST_NOW_MS = 4 * 60_000
"""Who left within this time is taken to have been in the last hand."""


class Known(NamedTuple):
    """A last hand that is fresh: what it was, when it was given (wall ms), who came and went.

    `came` are the seats whose players came after it, `gone` those dealt into it whose players
    have left since.
    """

    last: LastHand
    at_ms: int
    came: frozenset[int] = frozenset()
    gone: frozenset[int] = frozenset()


class Seating(NamedTuple):
    """A table as it is asked about.

    `table` is None for one that is not in the program. `names` holds names by seat, of
    who sits there and of who `left` it lately; `just_left` are those of them who went a
    moment ago, `just_came` those who sat down then. `known` is its last hand while that is
    fresh.
    """

    table: int | None
    seats: int
    names: Mapping[int, str]
    seated: frozenset[int]
    left: frozenset[int] = frozenset()
    just_left: frozenset[int] = frozenset()
    just_came: frozenset[int] = frozenset()
    known: Known | None = None
    gone_names: Mapping[int, str] = NOBODY
    """Who left a seat last, by seat, also where somebody new sits there."""
    on_penalty: tuple[int, ...] = ()
    """Seats whose players miss hands: they post, and their hands are killed."""

    def dealt_name(self, seat: int, gone: Collection[int]) -> str:
        """Give the name of who was dealt in there, for the seats in `gone` of who left."""
        names = self.gone_names if seat in gone else self.names
        return names.get(seat, "")


def seating_of(desk: Desk, number: int) -> Seating:
    """Read a table of the tournament; KeyError where it is not open."""
    table = desk.state.tables[number]
    seated = frozenset(positions.occupied(desk.state, table))
    names = {seat: desk.name(table.occupants[seat]) for seat in sorted(seated)}
    gone = {seat: left for seat, left in table.departed.items() if seat not in table.occupants}
    names.update((seat, desk.name(entry)) for seat, (entry, _) in gone.items())
    since = desk.now().wall_ms - JUST_NOW_MS
    just = frozenset(seat for seat, (_, ms) in gone.items() if ms >= since)
    came = frozenset(seated_lately(desk.state, table, desk.now().wall_ms))
    known = _known(desk, table, seated)
    left = frozenset(gone) | (frozenset() if known is None else known.gone)
    before = {seat: desk.name(entry) for seat, (entry, _) in table.departed.items()}
    missing = killed_seats(desk.state, table)
    return Seating(number, table.seats, names, seated, left, just, came, known, before, missing)


def _known(desk: Desk, table: Table, seated: frozenset[int]) -> Known | None:
    """Read the last hand of a table while it is fresh and can be said in seats.

    A small blind that is carried to a later hand cannot: then it is asked for anew.
    """
    position = table.position
    fresh = positions.age(desk.state, table, desk.now()) is Age.KNOWN
    if position is None or not fresh or position.last.owes_small_blind or position.forced:
        return None
    present = position.present
    stay = {seat for seat in seated if present.get(seat) == table.occupants[seat]}
    gone = frozenset(position.last.seats) - stay
    return Known(position.last, position.at_ms, seated - stay, gone)


def any_table(seats: int, empty: frozenset[int] = frozenset()) -> Seating:
    """Make a table that is not in the program: nobody has a name."""
    return Seating(None, seats, {}, frozenset(range(1, seats + 1)) - empty)

"""Registration as the desk shows it: until when it is open, and how many seats there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import clock, registration_end
from tdtool.tournament.structure import RowKind

if TYPE_CHECKING:
    from tdtool.tournament.state import State
    from tdtool.tournament.structure import Structure
    from tdtool.tournament.values import Now


class RegistrationView(NamedTuple):
    """How registration stands.

    `until` says with what it ends ("the end of level 8"), "" where the structure does not
    say or a time was set; `until_ms` is the wall time of that end, None where it cannot be
    told (a clock that stands, a row without a countdown, a day between). `taken` and `seats`
    count the seats of all open tables, those promised to somebody among the taken; locked ones
    are no seats.
    """

    started: bool
    over: bool
    until: str
    until_ms: int | None
    taken: int
    seats: int

    @property
    def has_end(self) -> bool:
        """Tell whether anything says when it ends."""
        return bool(self.until) or self.until_ms is not None


def registration_view(state: State, now: Now) -> RegistrationView:
    """Tell how registration stands now."""
    closes = state.till.terms.closes_ms
    end = clock.registration_end_row(state.structure) if closes is None else None
    taken = sum(len(table.occupants) for table in state.tables.values())
    free = sum(len(table.open_seats()) for table in state.tables.values() if not table.locked)
    return RegistrationView(
        started=state.clock is not None,
        over=registration_end.is_over(state, now),
        until="" if end is None else _words(state.structure, end),
        until_ms=closes if end is None else _moment(state, now, end),
        taken=taken,
        seats=taken + free,
    )


def _words(structure: Structure, end: int) -> str:
    """Say with what registration ends: a level, or the break after it."""
    on_break = False
    for row in reversed(structure.rows[: end + 1]):
        if row.kind is RowKind.PLAY:
            break_ = "the break after " if on_break else ""
            return f"the end of {break_}level {row.label}"
        on_break = on_break or row.kind is RowKind.BREAK
    return "the start"


def _moment(state: State, now: Now, end: int) -> int | None:
    """Give the wall time when the row of that index is over."""
    if state.clock is None:
        return None
    rows = state.structure.rows
    reading = clock.read(state.structure, state.clock, now)
    if not reading.running or reading.remaining is None or reading.row > end:
        return None
    moment = now.wall_ms + reading.remaining
    for index in range(reading.row + 1, end + 1):
        if clock.ends_day(rows[index - 1]):
            return None
        length = clock.row_length(rows[index], moment, now.utc_offset)
        if length is None:
            return None
        moment += length
    return moment

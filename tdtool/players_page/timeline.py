"""When each level begins and ends if the clock runs through: what a phone counts down by."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import clock
from tdtool.tournament.structure import RowKind

if TYPE_CHECKING:
    from tdtool.tournament.structure import Structure
    from tdtool.tournament.values import Anchor, Now


class Span(NamedTuple):
    """A row of the structure and its time on the boot clock (ms); `until` None: it stands open."""

    row: int
    since: int
    until: int | None


class Timeline(NamedTuple):
    """The rows from the one in force on, markers left out, and what comes after the last.

    `then` is "finished", "day_ended", or "" where the last one stands open.
    """

    spans: tuple[Span, ...]
    then: str


def timeline(structure: Structure, anchor: Anchor, now: Now) -> Timeline:
    """Lay the rows out on the boot clock, from now to where the clock stops by itself.

    The clock must run. Follows `tournament.clock.read`.
    """
    reading = clock.read(structure, anchor, now)
    row = reading.row
    if reading.remaining is None:
        return Timeline((Span(row, now.boot_ms, None),), "")
    until = now.boot_ms + reading.remaining
    length = clock.row_length(structure.rows[row], reading.began_at or now.wall_ms, now.utc_offset)
    spans = [Span(row, until - max(length or 0, reading.remaining), until)]
    while True:
        if clock.ends_day(structure.rows[row]):
            return Timeline(tuple(spans), "day_ended")
        row += 1
        if row >= len(structure.rows):
            return Timeline(tuple(spans), "finished")
        one = structure.rows[row]
        began = now.wall_ms + until - now.boot_ms
        length = clock.row_length(one, began, now.utc_offset)
        if length is None:
            if clock.is_overnight(one):
                return Timeline(tuple(spans), "day_ended")
            return Timeline((*spans, Span(row, until, None)), "")
        if one.kind is not RowKind.MARKER:
            spans.append(Span(row, until, until + length))
        until += length

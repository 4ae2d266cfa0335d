"""The clock: an anchor and a difference, never a counter."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.structure import DayEndKind, LengthKind, RowKind
from tdtool.tournament.values import Anchor, Now

if TYPE_CHECKING:
    from tdtool.tournament.structure import Row, Structure

SECOND = 1_000
MINUTE = 60_000
DRIFT_SHOWN = 2_000
"""A difference between wall and boot clock beyond this (ms) is shown."""


class Reading(NamedTuple):
    """Where the clock stands at one moment.

    `row` is the running row, `remaining` what is left of it (ms; None without a
    countdown), `began_at` the wall time (ms) at which it began while the clock ran through,
    None where that is not known. `day_ended`: the row was the last of its day and is over.
    `finished`: the last row of the structure is over.
    """

    row: int
    remaining: int | None
    running: bool
    began_at: int | None
    day_ended: bool = False
    finished: bool = False


def elapsed(anchor: Anchor, now: Now) -> int:
    """Give the milliseconds since the anchor.

    Within one boot the boot clock rules (it runs through suspend and no one can set it);
    after a restart the wall clock does. Never negative.
    """
    if anchor.boot_id == now.boot_id:
        return max(0, now.boot_ms - anchor.boot_ms)
    return max(0, now.wall_ms - anchor.wall_ms)


def drift(anchor: Anchor, now: Now) -> int:
    """Give how far the wall clock moved against the boot clock since the anchor (ms)."""
    if anchor.boot_id != now.boot_id:
        return 0
    return (now.wall_ms - anchor.wall_ms) - (now.boot_ms - anchor.boot_ms)


def resume_after(began_ms: int, clock_time: str, utc_offset: int) -> int:
    """Give the milliseconds from `began_ms` to the next local "HH:MM"."""
    zone = timedelta(seconds=utc_offset)
    began = datetime.fromtimestamp(began_ms / 1000, UTC) + zone
    hour, minute = (int(part) for part in clock_time.split(":"))
    end = began.replace(hour=hour, minute=minute, second=0, microsecond=0)
    if end <= began:
        end += timedelta(days=1)
    return round((end - began) / timedelta(milliseconds=1))


def row_length(row: Row, began_ms: int, utc_offset: int = 0) -> int | None:
    """Give the length of a row in ms if it begins then; None where it has no countdown."""
    length = row.length
    if row.kind is RowKind.MARKER:
        return 0
    if length.kind is LengthKind.MINUTES and length.value is not None:
        return length.value * MINUTE
    if length.kind is LengthKind.RESUME_AT and length.at is not None:
        return resume_after(began_ms, length.at, utc_offset)
    return None


def ends_day(row: Row) -> bool:
    """Tell whether the clock stops at the end of this row because the day ends there."""
    end = row.day_end
    return end is not None and end.kind is DayEndKind.LEVEL


def is_overnight(row: Row) -> bool:
    """Tell whether a row is the break between two days: it has no length, and the day ends."""
    return row.kind is RowKind.BREAK and ends_day(row) and row.length.kind is LengthKind.OPEN


def first_row(structure: Structure) -> int | None:
    """Find the first row that is not a marker, None in a structure without any."""
    return next(
        (index for index, row in enumerate(structure.rows) if row.kind is not RowKind.MARKER), None
    )


def read(structure: Structure, anchor: Anchor, now: Now) -> Reading:
    """Tell where the clock stands now, levels passed meanwhile included."""
    past = elapsed(anchor, now) if anchor.running else 0
    if anchor.remaining_ms is None and is_overnight(structure.rows[anchor.row]):
        return Reading(anchor.row, 0, running=False, began_at=anchor.wall_ms, day_ended=True)
    if anchor.remaining_ms is None or not anchor.running:
        return Reading(anchor.row, anchor.remaining_ms, anchor.running, None)
    moment = now.wall_ms - past + anchor.remaining_ms
    """When the row of the anchor ends, by the wall clock of now."""
    left = anchor.remaining_ms - past
    row = anchor.row
    began: int | None = None
    while left <= 0:
        if ends_day(structure.rows[row]):
            return Reading(row, 0, running=False, began_at=began, day_ended=True)
        if row + 1 >= len(structure.rows):
            return Reading(row, 0, running=False, began_at=began, finished=True)
        row += 1
        length = row_length(structure.rows[row], moment, now.utc_offset)
        began = moment
        if length is None and is_overnight(structure.rows[row]):
            return Reading(row, 0, running=False, began_at=began, day_ended=True)
        if length is None:
            return Reading(row, None, running=True, began_at=began)
        moment += length
        left += length
    return Reading(row, left, running=True, began_at=began)


def start_anchor(structure: Structure, row: int, now: Now, *, running: bool) -> Anchor:
    """Make the anchor of a row that begins now."""
    length = row_length(structure.rows[row], now.wall_ms, now.utc_offset)
    return Anchor(row, length, running, now.wall_ms, now.boot_ms, now.boot_id)


def next_day_row(structure: Structure, row: int) -> int | None:
    """Find the row that a new day begins with after the one that ended at `row`."""
    return next(
        (
            index
            for index in range(row + 1, len(structure.rows))
            if structure.rows[index].kind is not RowKind.MARKER
        ),
        None,
    )


def level_row(structure: Structure, row: int) -> int | None:
    """Find the level in force for a hand dealt now: this row, or the one after a break.

    None where no level follows.
    """
    return next(
        (
            index
            for index in range(row, len(structure.rows))
            if structure.rows[index].kind is RowKind.PLAY
        ),
        None,
    )


def to_next_break(structure: Structure, reading: Reading) -> int | None:
    """Give the play time (ms) until the next break begins; None where it cannot be told."""
    if reading.remaining is None or structure.rows[reading.row].kind is RowKind.BREAK:
        return None
    total = reading.remaining
    for index in range(reading.row + 1, len(structure.rows)):
        row = structure.rows[index]
        if ends_day(structure.rows[index - 1]):
            return None
        if row.kind is RowKind.BREAK:
            return total
        length = row_length(row, 0)
        if length is None:
            return None
        total += length
    return None


def registration_end_row(structure: Structure) -> int | None:
    """Find the row with which registration ends; None where the sheet does not say."""
    return next((index for index, row in enumerate(structure.rows) if row.registration_ends), None)

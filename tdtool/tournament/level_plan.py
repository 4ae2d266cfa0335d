"""When each row of the structure began, or will begin: the log's clock carried on to the end."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import clock
from tdtool.tournament.course import Visit, carry_on

if TYPE_CHECKING:
    from tdtool.tournament.course import Course
    from tdtool.tournament.structure import Structure
    from tdtool.tournament.values import Anchor, Now

_MINUTE = clock.MINUTE
_DAY = 24 * 60 * _MINUTE
_TIME = re.compile(r"([0-9]{1,2})[:.]([0-9]{2})(?:\s*([ap])\.?m\.?)?", re.IGNORECASE)
_NOON = 12
_LAST_HOUR, _LAST_MINUTE = 23, 59


class Standing(StrEnum):
    """Where a row stands against the clock."""

    PAST = "past"
    SKIPPED = "skipped"
    """Passed over: the clock went from before it to after it."""
    RUNNING = "running"
    TO_COME = "to_come"


@dataclass(frozen=True, slots=True)
class RowTime:
    """When a row begins and ends (wall ms); None where that cannot be told.

    Past rows are as they really were: `paused_ms` is how long the clock stood in them,
    `added_ms` what was added by hand (less than nothing: taken off). `in_day_ms` is the
    play and break time from the start of the row's day, known where the day's start is not.
    """

    standing: Standing
    day: int
    starts_ms: int | None
    ends_ms: int | None
    in_day_ms: int | None = None
    paused_ms: int = 0
    added_ms: int = 0


@dataclass(frozen=True, slots=True)
class DayTime:
    """A day of play: its rows (indexes), when it ends, and when it was to end as it began.

    `planned_ms` is the day's start with every row as long as the sheet says.
    """

    day: int
    first: int
    last: int
    starts_ms: int | None
    ends_ms: int | None
    planned_ms: int | None
    over: bool = False


@dataclass(frozen=True, slots=True)
class LevelPlan:
    """The times of all rows; `row` is the running one, None before the start and at the end."""

    rows: tuple[RowTime, ...]
    days: tuple[DayTime, ...]
    row: int | None
    started: bool

    @property
    def first_open(self) -> int:
        """The first row (index) that has not been played yet; the running one counts as played."""
        return next(
            (at for at, row in enumerate(self.rows) if row.standing is Standing.TO_COME),
            len(self.rows),
        )

    @property
    def locked_before(self) -> int:
        """The first row (index) that may still be changed: the running one, else the next."""
        return self.first_open if self.row is None else self.row


class _Now(NamedTuple):
    """Where the clock stands: the row in hand and when it ends; `over`: its day is over."""

    row: int
    ends_ms: int | None
    over: bool


def time_of_day(text: str) -> int | None:
    """Read a time as sheets print it ("13:00", "1.30 pm") in minutes after midnight, or None."""
    match = _TIME.fullmatch(text.strip())
    if match is None:
        return None
    hours, minutes = int(match[1]), int(match[2])
    if match[3]:
        hours = hours % _NOON + (_NOON if match[3].lower() == "p" else 0)
    return None if hours > _LAST_HOUR or minutes > _LAST_MINUTE else hours * 60 + minutes


def level_plan(structure: Structure, anchor: Anchor | None, course: Course, now: Now) -> LevelPlan:
    """Give the times of every row: as they were, as they are, and as they will be.

    `anchor` is the clock as last set, None before the start; `course` what it did so far. A
    paused clock is taken to run on now, an event that was not started to start at the time of
    its first day, or now where there is none or it has passed.
    """
    visits = dict(course.visits)
    here: _Now | None = None
    if anchor is not None:
        reading = carry_on(structure, visits, anchor, now)
        ends = None if reading.remaining is None else now.wall_ms + reading.remaining
        here = _Now(reading.row, ends, reading.over)
    rows = _times(structure, visits, here, now)
    running = None if here is None or here.over else here.row
    return LevelPlan(rows, _days(structure, rows, now), running, started=here is not None)


def _times(
    structure: Structure, visits: dict[int, Visit], here: _Now | None, now: Now
) -> tuple[RowTime, ...]:
    found: list[RowTime] = []
    times = _Walk(structure, now)
    if here is None:
        times.begin_first()
    for at, row in enumerate(structure.rows):
        if here is None or at > here.row:
            found.append(times.to_come(at))
        elif at < here.row:
            found.append(_past(visits.get(at), times.day))
        else:
            found.append(_here(visits.get(at), times.day, here, now))
            times.go_on(found[-1].ends_ms, over=here.over)
        if clock.ends_day(row):
            times.next_day()
    return tuple(found)


def _past(visit: Visit | None, day: int) -> RowTime:
    if visit is None:
        return RowTime(Standing.SKIPPED, day, None, None)
    return RowTime(
        Standing.PAST,
        day,
        visit.began_ms,
        visit.ended_ms,
        paused_ms=visit.paused_ms,
        added_ms=visit.added_ms,
    )


def _here(visit: Visit | None, day: int, here: _Now, now: Now) -> RowTime:
    seen = visit or Visit(now.wall_ms)
    ends = seen.ended_ms if here.over else here.ends_ms
    return RowTime(
        Standing.PAST if here.over else Standing.RUNNING,
        day,
        seen.began_ms,
        ends,
        paused_ms=seen.paused_ms,
        added_ms=seen.added_ms,
    )


class _Walk:
    """Walks from now to the end of the structure."""

    def __init__(self, structure: Structure, now: Now) -> None:
        self._structure = structure
        self._now = now
        self.day = 1
        self.at: int | None = None
        self.latest = now.wall_ms
        """The last moment that is known, from which a time of day is counted."""
        self.in_day: int | None = None

    def begin_first(self) -> None:
        """Begin the first day at its time, or now where there is none or it has just passed."""
        said = self._said(self.latest)
        wait = 0 if said is None else said - self._now.wall_ms
        self.at = self._now.wall_ms + (wait if wait < _DAY // 2 else 0)
        self.in_day = 0

    def go_on(self, from_ms: int | None, *, over: bool) -> None:
        """Go on from the end of the row in hand; what follows an end that is past begins now."""
        self.at = self._now.wall_ms if over else from_ms
        self.latest = from_ms or self._now.wall_ms
        self.in_day = None

    def next_day(self) -> None:
        """Begin the next day at its time, if the sheet says one; now where that has passed."""
        self.day += 1
        said = self._said(self.latest)
        self.at = None if said is None else max(said, self._now.wall_ms)
        self.in_day = 0

    def _said(self, after_ms: int) -> int | None:
        """Give the next moment after another at which the day in hand is said to start."""
        days = self._structure.days
        said = time_of_day(days[self.day - 1].starts) if self.day <= len(days) else None
        if said is None:
            return None
        text = f"{said // 60:02}:{said % 60:02}"
        return after_ms + clock.resume_after(after_ms, text, self._now.utc_offset)

    def to_come(self, at: int) -> RowTime:
        """Give the times of a row that is still to come, and go past it."""
        row = self._structure.rows[at]
        begins = self.at
        length = clock.row_length(row, begins or self.latest, self._now.utc_offset)
        if begins is None and row.length.at is not None and length is not None:
            # A break to a clock time says when it ends, whenever it begins.
            ends: int | None = self.latest + length
        else:
            ends = None if begins is None or length is None else begins + length
        since = self.in_day
        if since is not None:
            known = length is not None and row.length.at is None
            self.in_day = since + (length or 0) if known else None
        self.at = ends
        self.latest = ends or begins or self.latest
        return RowTime(Standing.TO_COME, self.day, begins, ends, since)


def _days(structure: Structure, rows: tuple[RowTime, ...], now: Now) -> tuple[DayTime, ...]:
    found: list[DayTime] = []
    first = 0
    for at, row in enumerate(structure.rows):
        if clock.ends_day(row) or at + 1 == len(structure.rows):
            found.append(_day(structure, rows, (first, at), now))
            first = at + 1
    return tuple(found)


def _day(
    structure: Structure, rows: tuple[RowTime, ...], span: tuple[int, int], now: Now
) -> DayTime:
    first, last = span
    starts = next((row.starts_ms for row in rows[first : last + 1] if row.starts_ms), None)
    planned = starts
    for at in range(first, last + 1):
        if planned is not None:
            row = structure.rows[at]
            length = clock.row_length(row, planned, now.utc_offset)
            open_end = length is None and at == last and not row.stakes
            planned = planned + (length or 0) if length is not None or open_end else None
    end = rows[last]
    ends = end.ends_ms
    if ends is None and not structure.rows[last].stakes:
        # The day's last row is its end: it begins when play stops and has no length.
        ends = end.starts_ms
    over = end.standing in {Standing.PAST, Standing.SKIPPED}
    return DayTime(rows[first].day, first, last, starts, ends, planned, over)

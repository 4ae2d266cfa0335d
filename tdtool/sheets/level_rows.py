"""The lines of a level sheet: levels with their times, breaks, markers, days."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.sheets.figures import (
    capitalised,
    chips,
    clock_minutes,
    clock_words,
    elapsed_words,
    length_words,
    listed,
)
from tdtool.sheets.level_record import BarKind, BarLine, Detail, LevelLine, Line, SheetHead
from tdtool.tournament.structure import DayEndKind, LengthKind, Row, RowKind, Structure

if TYPE_CHECKING:
    from collections.abc import Iterator

BREAK_NAMES = re.compile(
    r"(?:.{0,18}\bbreak|lunch|dinner|supper|group photo|photo|pause|mittagspause|abendessen)",
    re.IGNORECASE,
)
"""Notes that are the name of a break."""
REGISTRATION_NOTE = re.compile(
    r"(?:end of (?:late )?registration|(?:late )?registration (?:ends|closes|closed))",
    re.IGNORECASE,
)
"""Notes that say no more than that registration ends."""


class Timetable:
    """Follows the clock from row to row; `now` is None where the time is not known."""

    def __init__(self, head: SheetHead) -> None:
        self._elapsed = head.elapsed and head.starts is None
        self._given = head.starts is not None
        self._later = list(head.later_starts)
        self.now: int | None = 0 if self._elapsed else None
        if head.starts is not None:
            self.now = head.starts.hour * 60 + head.starts.minute

    def begin(self, row: Row) -> None:
        """Take the time that the sheet prints for a row, unless a start was asked for."""
        printed = clock_minutes(row.clock_time)
        if printed is not None and not self._given and not self._elapsed:
            self.now = printed

    def end(self, row: Row) -> None:
        """Move on to the end of a row."""
        if row.kind is RowKind.MARKER:
            return
        if row.length.kind is LengthKind.RESUME_AT and not self._elapsed:
            self.now = clock_minutes(row.length.at or "")
        elif row.length.kind is LengthKind.MINUTES and self.now is not None:
            self.now += row.length.value or 0
        elif row.day_end is None or row.kind is RowKind.PLAY:
            self.now = None

    def next_day(self) -> None:
        """Begin the next day at its own time."""
        if self._elapsed:
            return
        self.now = None
        if self._later:
            start = self._later.pop(0)
            self.now = start.hour * 60 + start.minute

    def words(self) -> str:
        """Write the time it is."""
        if self.now is None:
            return ""
        return elapsed_words(self.now) if self._elapsed else clock_words(self.now)


class RealTimes(Timetable):
    """Follows the times at which the rows really began and ended."""

    def __init__(self, head: SheetHead) -> None:
        super().__init__(head)
        self._real = list(head.row_times)
        self._ends: int | None = None
        self.next_day()

    def begin(self, row: Row) -> None:
        """Take the row's own time."""
        del row
        self.now, self._ends = self._real.pop(0)

    def end(self, row: Row) -> None:
        """Move on to the row's own end."""
        del row
        self.now = self._ends

    def next_day(self) -> None:
        """Begin where the next row does."""
        self.now = self._real[0][0] if self._real else None


def lines(
    structure: Structure,
    head: SheetHead,
    levels: Iterator[LevelLine],
    day_lengths: tuple[str, ...],
) -> list[Line]:
    """Write all lines; `levels` gives those of the levels in order, without their times.

    `day_lengths` says how long the levels of each day last, in words, or is empty.
    """
    made: list[Line] = []
    times = RealTimes(head) if head.row_times else Timetable(head)
    day = 1
    last_play = max((i for i, r in enumerate(structure.rows) if r.kind is RowKind.PLAY), default=-1)
    if any(row.day_end for row in structure.rows[:last_play]):
        made.append(_day(structure, day, day_lengths, times.words()))
    for i, row in enumerate(structure.rows):
        times.begin(row)
        began = times.words()
        times.end(row)
        if row.kind is RowKind.PLAY:
            made.append(replace(next(levels), starts=began))
        made += _bars(structure, row, day, began, times.words())
        if row.day_end is not None and i < last_play:
            day += 1
            times.next_day()
            made.append(_day(structure, day, day_lengths, times.words()))
    return made


def _bars(structure: Structure, row: Row, day: int, began: str, ended: str) -> list[BarLine]:
    """Write what divides the levels at a row."""
    bars: list[BarLine] = []
    plays = row.kind is RowKind.PLAY
    alone = _only_ends_registration(row)
    if row.day_end is not None:
        bars.append(_day_end(structure, row, day, ended if plays else began))
    elif plays:
        details = _details(row, "")
        bars += [BarLine(BarKind.MARKER, *_led(details), ended)] if details else []
    elif not alone:
        bars.append(_break(row, began))
    if row.registration_ends:
        bars.append(_registration(row, ended, alone=alone))
    return bars


def _only_ends_registration(row: Row) -> bool:
    """Tell whether a row is no more than the end of registration."""
    return row.kind is RowKind.MARKER and row.registration_ends and row.day_end is None


def _registration(row: Row, ended: str, *, alone: bool) -> BarLine:
    what = ["registration"] + (["rebuys"] if row.rebuys_end else [])
    lead = f"{capitalised(listed(what))} end{'s' if len(what) == 1 else ''}"
    note = row.note if row.kind is not RowKind.PLAY else ""
    if REGISTRATION_NOTE.fullmatch(note):
        return BarLine(BarKind.REGISTRATION, capitalised(note), "", (), ended)
    details = _details(row, note) if alone else ()
    return BarLine(BarKind.REGISTRATION, lead, "", details, ended)


def _break(row: Row, began: str) -> BarLine:
    kind = BarKind.BREAK if row.kind is RowKind.BREAK else BarKind.MARKER
    note = "" if REGISTRATION_NOTE.fullmatch(row.note) and row.registration_ends else row.note
    lead = row.label or ("Break" if kind is BarKind.BREAK else "")
    first = note.split(";")[0].strip()
    if not row.label and (
        BREAK_NAMES.fullmatch(first) or (kind is BarKind.MARKER and first and len(first) < 60)  # noqa: PLR2004 - what one line holds
    ):
        lead = capitalised(first)
        note = note[len(note.split(";")[0]) :].lstrip("; ")
    details = _details(row, note)
    if not lead and details:
        return BarLine(kind, *_led(details), began)
    return BarLine(kind, lead, length_words(row.length), details, began)


def _led(details: tuple[Detail, ...]) -> tuple[str, str, tuple[Detail, ...]]:
    """Let the first detail lead a line that has no name."""
    first, *others = details
    lead = " ".join(part for part in first if part)
    return capitalised(lead), "", tuple(others)


def _details(row: Row, note: str) -> tuple[Detail, ...]:
    """Say what happens in a break beside the pause itself."""
    found: list[Detail] = []
    if row.colour_up:
        found.append(Detail("Colour-up:", colour_up_words(row.colour_up)))
    elif row.colour_up_unnamed and "colour-up" not in row.note.lower():
        found.append(Detail("Colour-up"))
    said = row.note.lower()
    flags = (
        (row.rebuys_end and not row.registration_ends, "Rebuys end", "rebuys end"),
        (row.add_on, "Add-on", "add-on"),
        (row.lammers_due, "Lammers due", "lammers"),
    )
    found += [Detail("", words) for holds, words, known in flags if holds and known not in said]
    if note and row.kind is not RowKind.PLAY:
        found.append(Detail(note))
    return tuple(found)


def colour_up_words(denominations: tuple[int, ...]) -> str:
    """Say which chips leave play."""
    return f"{listed([chips(value) for value in denominations])} chips leave play"


def _day_end(structure: Structure, row: Row, day: int, time: str) -> BarLine:
    note = row.note if row.kind is not RowKind.PLAY else ""
    lead = f"{day_name(structure, day)} ends"
    if note.lower().startswith("end of "):
        lead, _, note = note.partition(";")
        lead = capitalised(lead.strip())
        note = note.strip()
    details = _details(row, note)
    end = row.day_end
    if end is not None and end.kind is DayEndKind.PLAYERS and end.value is not None:
        details = (Detail(f"or when {end.value:,} players are left"), *details)
    elif end is not None and end.kind is DayEndKind.PERCENT and end.value is not None:
        share = f"{end.value / 10:g}"
        details = (Detail(f"or when {share} % of the field is left"), *details)
    return BarLine(BarKind.DAY_END, lead, length_words(row.length), details, time)


def day_name(structure: Structure, day: int) -> str:
    """Name a day as the sheet does, else by its number."""
    name = structure.days[day - 1].name if day <= len(structure.days) else ""
    if not name or len(name) <= 3:  # noqa: PLR2004 - "1", "1A": a number, not a name
        return f"Day {name or day}"
    return capitalised(name)


def _day(structure: Structure, day: int, lengths: tuple[str, ...], time: str) -> BarLine:
    plan = structure.days[day - 1] if day <= len(structure.days) else None
    length = f"levels of {lengths[day - 1]}" if lengths and lengths[day - 1] else ""
    when = plan.starts if plan is not None else ""
    return BarLine(
        BarKind.DAY,
        day_name(structure, day),
        length,
        (Detail(when),) if when else (),
        "" if when else time,
    )

"""Checks of the lengths of a structure: levels, breaks, and play without a break."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from tdtool.tournament.structure import LengthKind, Row, RowKind
from tdtool.tournament.structure_queries import row_minutes, stretches, total_minutes
from tdtool.tournament.structure_warning import (
    Cell,
    Change,
    Oddity,
    StructureWarning,
    Weight,
    minutes_text,
    named,
    note,
    slip,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tdtool.tournament.structure import Structure

LONGEST_STRETCH = 120
"""Minutes of play after which people need a break."""
_SHORT_BREAK = 5
_LONG_BREAK = 120
_CLOCK = re.compile(r"([0-9]{1,2})[:.]([0-9]{2})\s*(?:([ap])\.?m\.?)?", re.IGNORECASE)
_HALF_DAY = 12 * 60


def length_warnings(structure: Structure) -> Iterator[StructureWarning]:
    """Check the lengths of levels and breaks and the times of day on the sheet."""
    yield from _levels_without(structure)
    for day in _days(structure):
        yield from _changes(structure, day)
    yield from _by_game(structure)
    for at, row in enumerate(structure.rows):
        if row.kind is RowKind.BREAK:
            yield from _break(structure, at, row)
    yield from _places_of_breaks(structure)
    yield from _stretches(structure)
    yield from _clock_times(structure)


def _minutes_of(at: int, value: int | None) -> tuple[Change, ...]:
    """Make the fix that gives a row a length, none without a value."""
    return () if value is None else (Change(at, Cell.MINUTES, value),)


def _days(structure: Structure) -> list[list[int]]:
    """Give the levels (indexes) of each day; a level that goes on is part of the one before."""
    days: list[list[int]] = [[]]
    for at, row in enumerate(structure.rows):
        if row.kind is RowKind.PLAY and not row.continues:
            days[-1].append(at)
        if row.day_end is not None:
            days.append([])
    return days


def _levels_without(structure: Structure) -> Iterator[StructureWarning]:
    """Find levels without a length, or of no minutes."""
    played = [at for at, row in enumerate(structure.rows) if row.kind is RowKind.PLAY]
    opened = [at for at in played if structure.rows[at].length.kind is LengthKind.OPEN]
    if opened and opened == played:
        yield StructureWarning(
            None, "", Oddity.LENGTH_MISSING, Weight.SLIP, "No level has a length."
        )
        return
    for at in opened:
        if at == played[-1]:
            text = "has no length: it is played to the end."
            yield note(structure, at, Oddity.LAST_LEVEL_OPEN, text)
        else:
            value = _usual(structure, played)
            yield slip(
                structure, at, Oddity.LENGTH_MISSING, "has no length.", *_minutes_of(at, value)
            )
    for at in played:
        if row_minutes(structure.rows[at]) == 0:
            value = _usual(structure, played)
            yield slip(
                structure, at, Oddity.LENGTH_ZERO, "lasts 0 minutes.", *_minutes_of(at, value)
            )


def _usual(structure: Structure, rows: Sequence[int]) -> int | None:
    """Give the most frequent minutes of some rows, zero left out."""
    minutes = Counter(filter(None, (row_minutes(structure.rows[at]) for at in rows)))
    return minutes.most_common(1)[0][0] if minutes else None


def _changes(structure: Structure, day: Sequence[int]) -> Iterator[StructureWarning]:
    """Find lengths that change inside a day, among levels of the same game."""
    by_game: dict[str, list[tuple[int, int]]] = {}
    for at in day:
        minutes = row_minutes(structure.rows[at])
        if minutes:
            by_game.setdefault(structure.rows[at].game, []).append((at, minutes))
    for run in by_game.values():
        strays = {
            at
            for (_, before), (at, here), (_, after) in zip(run, run[1:], run[2:], strict=False)
            if before == after != here
        }
        for at, minutes in run:
            if at in strays:
                usual = next(other for _, other in run if other != minutes)
                yield slip(
                    structure,
                    at,
                    Oddity.LENGTH_OUT_OF_LINE,
                    f"lasts {minutes_text(minutes)}, unlike the levels before and after it.",
                    *_minutes_of(at, usual),
                )
        kept = [(at, minutes) for at, minutes in run if at not in strays]
        for (_, before), (at, minutes) in pairwise(kept):
            if before != minutes:
                yield note(
                    structure,
                    at,
                    Oddity.LENGTH_CHANGES,
                    f"lasts {minutes_text(minutes)}, the level before it {minutes_text(before)}.",
                )


def _by_game(structure: Structure) -> Iterator[StructureWarning]:
    """Note once that games have levels of different lengths."""
    lengths: dict[str, int] = {}
    for at, row in enumerate(structure.rows):
        minutes = row_minutes(row)
        if row.kind is not RowKind.PLAY or not row.game or not minutes:
            continue
        lengths.setdefault(row.game, minutes)
        if len(set(lengths.values())) > 1:
            text = f"lasts {minutes_text(minutes)}: the length depends on the game."
            yield note(structure, at, Oddity.LENGTH_BY_GAME, text)
            return


def _break(structure: Structure, at: int, row: Row) -> Iterator[StructureWarning]:
    """Check one break."""
    minutes = row_minutes(row)
    if row.length.kind is LengthKind.RESUME_AT:
        text = f"ends at {row.length.at}: its length depends on when it begins."
        yield note(structure, at, Oddity.BREAK_BY_CLOCK, text)
    elif row.day_end is not None:
        return
    elif minutes is None:
        breaks = [i for i, other in enumerate(structure.rows) if other.kind is RowKind.BREAK]
        value = _usual(structure, breaks)
        yield slip(structure, at, Oddity.BREAK_OPEN, "has no length.", *_minutes_of(at, value))
    elif minutes < _SHORT_BREAK:
        text = f"lasts {minutes_text(minutes)} only."
        yield note(structure, at, Oddity.BREAK_SHORT, text)
    elif minutes > _LONG_BREAK:
        text = f"lasts {minutes_text(minutes)}."
        yield note(structure, at, Oddity.BREAK_LONG, text)


def _places_of_breaks(structure: Structure) -> Iterator[StructureWarning]:
    """Find breaks before the first level, after the last, and one after the other."""
    rows = [(at, row) for at, row in enumerate(structure.rows) if row.kind is not RowKind.MARKER]
    for (_, before), (at, row) in pairwise([(-1, None), *rows]):
        if row is None or row.kind is not RowKind.BREAK:
            continue
        if before is None:
            yield slip(structure, at, Oddity.BREAK_MISPLACED, "comes before the first level.")
        elif before.kind is RowKind.BREAK:
            yield slip(structure, at, Oddity.BREAK_MISPLACED, "follows another break at once.")
    if rows and rows[-1][1].kind is RowKind.BREAK and rows[-1][1].day_end is None:
        text = "is the last row: no level follows."
        yield note(structure, rows[-1][0], Oddity.BREAK_MISPLACED, text)


def _stretches(structure: Structure) -> Iterator[StructureWarning]:
    """Find play of more than two hours without a break."""
    breaks = [row for row in structure.rows if row.kind is RowKind.BREAK and row.day_end is None]
    if not breaks:
        if total_minutes(structure) > LONGEST_STRETCH:
            text = f"There is no break in {minutes_text(total_minutes(structure))} of play."
            yield StructureWarning(None, "", Oddity.NO_BREAKS, Weight.SLIP, text)
        return
    for first, last, minutes in stretches(structure):
        if minutes > LONGEST_STRETCH and first != last:
            yield slip(
                structure,
                last,
                Oddity.LONG_STRETCH,
                f"ends {minutes_text(minutes)} of play without a break, since"
                f" {named(structure, first)}.",
            )


def _clock_times(structure: Structure) -> Iterator[StructureWarning]:
    """Compare the times of day on the sheet with the lengths between them."""
    expected: int | None = None
    for at, row in enumerate(structure.rows):
        said = _time(row.clock_time)
        if said is not None:
            if expected is not None and (said - expected) % _HALF_DAY:
                text = (
                    f"is printed for {row.clock_time}, but the lengths before it lead to"
                    f" {expected // 60 % 24:02}:{expected % 60:02}."
                )
                yield slip(structure, at, Oddity.CLOCK_DISAGREES, text)
            expected = said
        minutes = row_minutes(row)
        if expected is not None:
            expected = None if minutes is None or row.day_end is not None else expected + minutes


def _time(text: str) -> int | None:
    """Read a time of day in minutes after midnight."""
    match = _CLOCK.fullmatch(text.strip())
    if not match:
        return None
    hours = int(match[1])
    if match[3]:
        hours = hours % 12 + (12 if match[3].lower() == "p" else 0)
    return hours * 60 + int(match[2])

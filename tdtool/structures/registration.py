"""Where registration ends, when a sheet says it only in words."""

from __future__ import annotations

import re
from dataclasses import replace

from tdtool.tournament.structure import LengthKind, Row, RowKind

_FIRST_BREAK = re.compile(r"\b(?:end of the )?first break\b", re.IGNORECASE)
_START_OF_LEVEL = re.compile(r"\b(?:start|beginning) of (?:level|round) (\w{1,8})\b", re.IGNORECASE)
_AFTER_LEVEL = re.compile(r"\b(?:after|end of|through) (?:level|round) (\w{1,8})\b", re.IGNORECASE)
_LEVELS = re.compile(r"\b(\d{1,3}) levels\b", re.IGNORECASE)
_TIME = re.compile(
    r"(?:\b(\d{1,2}) ?h(?:ours?)?\b)(?: ?(\d{1,2}) ?m(?:in(?:utes)?)?\b)?", re.IGNORECASE
)
_MINUTES_AN_HOUR = 60


def with_registration_end(rows: tuple[Row, ...], text: str) -> tuple[Row, ...]:
    """Flag the row at whose end registration ends, as the sheet's words say; else change nothing.

    Words that name no row of this structure ("day 2", half an hour into a level) flag none.
    """
    index = _row_of(rows, text)
    if index is None:
        return rows
    flagged = replace(rows[index], registration_ends=True)
    return (*rows[:index], flagged, *rows[index + 1 :])


def _row_of(rows: tuple[Row, ...], text: str) -> int | None:
    """Find the row that the words name."""
    if _FIRST_BREAK.search(text):
        return next((at for at, row in enumerate(rows) if row.kind is RowKind.BREAK), None)
    start, after = _START_OF_LEVEL.search(text), _AFTER_LEVEL.search(text)
    levels, time = _LEVELS.search(text), _TIME.search(text)
    if start:
        level = _level(rows, start[1])
        return level - 1 if level else None
    if after:
        return _level(rows, after[1])
    if levels:
        played = [at for at, row in enumerate(rows) if row.kind is RowKind.PLAY]
        count = int(levels[1])
        return played[count - 1] if 0 < count <= len(played) else None
    if time:
        return _row_ending_at(rows, int(time[1]) * _MINUTES_AN_HOUR + int(time[2] or 0))
    return None


def _level(rows: tuple[Row, ...], label: str) -> int | None:
    """Find the first level that is printed with a label."""
    return next(
        (at for at, row in enumerate(rows) if row.kind is RowKind.PLAY and row.label == label), None
    )


def _row_ending_at(rows: tuple[Row, ...], minutes: int) -> int | None:
    """Find the row that ends so many minutes after the start."""
    passed = 0
    for at, row in enumerate(rows):
        if row.length.kind is LengthKind.MINUTES:
            passed += row.length.value or 0
        elif row.kind is not RowKind.MARKER:
            return None
        if passed == minutes:
            return at
    return None

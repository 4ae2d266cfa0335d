"""What the clock brings at this moment: a level, a break, a warning, the end of the day."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tdtool.sound.cue import Cue
from tdtool.tournament import clock
from tdtool.tournament.structure import RowKind
from tdtool.ui.aloud import level_words
from tdtool.ui.aloud.announcement import Due

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament.clock import Reading
    from tdtool.tournament.state import State
    from tdtool.tournament.values import Anchor, Now
    from tdtool.ui.aloud.announcement import Key

FRESH_MS = 5_000
"""How long after its moment something is still announced; later it has passed."""
AGAIN_MS = 60_000
"""How far before its moment the clock must be put back for it to be announced again."""
ROW, WARNING, OVER = "row", "warning", "over"
"""What keys begin with."""


def clock_due(
    state: State, reading: Reading, before: Reading | None, now: Now, marks: Sequence[int]
) -> list[Due]:
    """List what happens on the clock now.

    `before` is the reading a moment ago, None where the last one is older than that. `marks`
    are the seconds left at which a warning comes.
    """
    if reading.day_ended or reading.finished:
        return _over(reading, before)
    if not reading.running or state.clock is None:
        return []
    found = []
    if _has_begun(state, state.clock, reading, now):
        found.append(_row(state, reading, now))
    return found + _warnings(state, state.clock, reading, now, marks)


def is_ahead(key: Key, reading: Reading | None) -> bool:
    """Tell whether the moment of a key lies well ahead of where the clock stands."""
    if reading is None or reading.day_ended or reading.finished:
        return reading is None
    row = int(key[1])
    left = reading.remaining
    if key[0] == WARNING and row == reading.row:
        return left is not None and left > int(key[2]) * clock.SECOND + AGAIN_MS
    if key[0] == OVER:
        return reading.row < row or left is None or left > AGAIN_MS
    return reading.row < row and (left is None or left > AGAIN_MS)


def _has_begun(state: State, anchor: Anchor, reading: Reading, now: Now) -> bool:
    """Tell whether the row began just now: by itself, or because somebody started it."""
    if reading.began_at is not None:
        return now.wall_ms - reading.began_at <= FRESH_MS
    if anchor.row != reading.row or clock.elapsed(anchor, now) > FRESH_MS:
        return False
    return anchor.remaining_ms == _length(state, reading.row, now)


def _length(state: State, row: int, now: Now) -> int | None:
    return clock.row_length(state.structure.rows[row], now.wall_ms, now.utc_offset)


def _row(state: State, reading: Reading, now: Now) -> Due:
    row = reading.row
    key = (ROW, row)
    if state.structure.rows[row].kind is RowKind.BREAK:
        words = partial(level_words.break_begins, state, row, now, reading.remaining)
        return Due(key, Cue.BREAK, words)
    if _follows_break(state, row):
        return Due(key, Cue.BREAK_OVER, partial(level_words.break_over, state, row))
    return Due(key, Cue.LEVEL, partial(level_words.level_begins, state, row))


def _follows_break(state: State, row: int) -> bool:
    rows = state.structure.rows
    before = [one for one in rows[:row] if one.kind is not RowKind.MARKER]
    return bool(before) and before[-1].kind is RowKind.BREAK and not clock.ends_day(before[-1])


def _warnings(
    state: State, anchor: Anchor, reading: Reading, now: Now, marks: Sequence[int]
) -> list[Due]:
    left, row = reading.remaining, reading.row
    if left is None:
        return []
    whole = _length(state, row, now) or 0
    if anchor.row == row and anchor.remaining_ms is not None:
        whole = max(whole, anchor.remaining_ms)
    return [
        Due(
            (WARNING, row, mark),
            Cue.WARNING,
            partial(level_words.ends_soon, state, row, mark * clock.SECOND),
        )
        for mark in marks
        if mark * clock.SECOND - FRESH_MS < left <= mark * clock.SECOND < whole
    ]


def _over(reading: Reading, before: Reading | None) -> list[Due]:
    """Announce an end that came a moment ago, not one that was found."""
    if before is None or not before.running:
        return []
    words = level_words.levels_over if reading.finished else level_words.day_over
    return [Due((OVER, reading.row), Cue.BREAK, words)]

"""How long levels have been played: the clock's time less breaks and pauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import clock
from tdtool.tournament.structure import RowKind
from tdtool.tournament.values import Now

if TYPE_CHECKING:
    from tdtool.tournament.state import State
    from tdtool.tournament.structure import Structure
    from tdtool.tournament.values import Anchor


def so_far(state: State, now: Now) -> int:
    """Give how long the levels have been played up to now (ms)."""
    if state.clock is None:
        return 0
    return state.played_ms + since(state.structure, state.clock, now)


def at_wall(state: State, wall_ms: int) -> int:
    """Give how long had been played when a fact was written: it knows no boot clock."""
    return so_far(state, Now(wall_ms, 0, ""))


def since(structure: Structure, anchor: Anchor, now: Now) -> int:
    """Give how long levels were played from an anchor to now (ms)."""
    left = clock.elapsed(anchor, now) if anchor.running else 0
    row, length = anchor.row, anchor.remaining_ms
    played = 0
    while left > 0:
        part = left if length is None else min(left, length)
        if structure.rows[row].kind is RowKind.PLAY:
            played += part
        left -= part
        if length is None or clock.ends_day(structure.rows[row]):
            break
        row += 1
        if row == len(structure.rows):
            break
        length = clock.row_length(structure.rows[row], now.wall_ms - left, now.utc_offset)
    return played


def when_played(state: State, now: Now, ms: int) -> int | None:
    """Give the wall time at which so much more will have been played (ms).

    None while the clock stands, or where the day ends before.
    """
    if state.clock is None:
        return None
    reading = clock.read(state.structure, state.clock, now)
    if not reading.running:
        return None
    rows = state.structure.rows
    row, length, moment = reading.row, reading.remaining, now.wall_ms
    while True:
        plays = rows[row].kind is RowKind.PLAY
        if plays and (length is None or ms <= length):
            return moment + ms
        if length is None or clock.ends_day(rows[row]) or row + 1 == len(rows):
            return None
        ms -= length if plays else 0
        moment += length
        row += 1
        length = clock.row_length(rows[row], moment, now.utc_offset)

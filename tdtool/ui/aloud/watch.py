"""Watches one tournament and tells each thing once, when it happens and not later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import clock
from tdtool.ui import plain
from tdtool.ui.aloud.announcement import Announcement
from tdtool.ui.aloud.call_due import call_due
from tdtool.ui.aloud.clock_due import AGAIN_MS, FRESH_MS, OVER, ROW, WARNING, clock_due, is_ahead
from tdtool.ui.aloud.floor_due import floor_due

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.desk import Change, Desk
    from tdtool.tournament.clock import Reading
    from tdtool.tournament.values import Now
    from tdtool.ui.aloud.announcement import Due, Key

SETTLES_MS = 1_500
"""How long the floor must have been left alone before what stands on it is told."""
_LOOK_MS = 30_000
"""How often the floor is looked at where nothing was done: registration may have ended."""
_ON_THE_CLOCK = {ROW, WARNING, OVER}


class Watch:
    """Remembers what was told of one tournament.

    What stands or happens when the watch begins was told before, or is past. What was told is
    told again only if it was gone since (a table level again, the clock put back by more than a
    minute) and a minute has passed: undo, redo and corrections repeat nothing.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._told: dict[Key, int] = {}
        """What was told, and when by the boot clock (ms)."""
        self._new = True
        self._look_at = 0
        self._floor: list[Due] = []
        self._before: tuple[int, Reading] | None = None
        self._stop = desk.observe(self._changed)

    def close(self) -> None:
        """Watch no longer."""
        self._stop()

    def look(self, marks: Sequence[int], *, named: bool = False) -> list[Announcement]:
        """Tell what has begun since the last look; `marks` are the seconds left at warnings.

        `named`: several tournaments are open, so each is told by its name.
        """
        state, now = self.desk.state, self.desk.now()
        reading = self._read(now)
        before = self._reading_before(now)
        self._before = None if reading is None else (now.boot_ms, reading)
        due = [] if reading is None else clock_due(state, reading, before, now, marks)
        due += call_due(state, self.desk.names, now)
        due += self._standing(now)
        self._forget(due, reading, now)
        new = [one for one in due if one.key not in self._told]
        self._told |= {one.key: now.boot_ms for one in due}
        if reading is not None and reading.running:
            # However it came to this row: that it began is past.
            self._told[ROW, reading.row] = now.boot_ms
        if self._new:
            self._new = False
            return []
        name = plain.one_line(self.desk.state.name) if named else ""
        return [
            Announcement(
                one.key, one.cue, "" if one.words is None else one.words(), now.wall_ms, name
            )
            for one in new
        ]

    def _read(self, now: Now) -> Reading | None:
        state = self.desk.state
        return None if state.clock is None else clock.read(state.structure, state.clock, now)

    def _reading_before(self, now: Now) -> Reading | None:
        """Give the reading of a moment ago; none after sleep, or at first."""
        if self._before is None or now.boot_ms - self._before[0] > FRESH_MS:
            return None
        return self._before[1]

    def _standing(self, now: Now) -> list[Due]:
        if self._new or now.boot_ms >= self._look_at:
            self._floor = floor_due(self.desk.state, self.desk.names, now)
            self._look_at = now.boot_ms + _LOOK_MS
        return self._floor

    def _forget(self, due: list[Due], reading: Reading | None, now: Now) -> None:
        """Let what is gone, or lies ahead again, be told once more; not within a minute."""
        keys = {one.key for one in due}
        for key, told in tuple(self._told.items()):
            if key in keys or now.boot_ms - told < AGAIN_MS:
                continue
            gone = is_ahead(key, reading) if key[0] in _ON_THE_CLOCK else True
            if gone:
                del self._told[key]

    def _changed(self, change: Change) -> None:
        del change
        # Later changes do not put it off: a busy room would never be looked at.
        self._look_at = min(self._look_at, self.desk.now().boot_ms + SETTLES_MS)

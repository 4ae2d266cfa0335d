"""Whether the desk was off: a crash, a pulled plug, a closed lid.

The program notes every few seconds that it lives; a gap between two notes is an absence.
The clock has run on meanwhile, and the director is asked whether play did too.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import clock
from tdtool.tournament.commands import HoldAt
from tdtool.tournament.values import Now

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.tournament.state import State

BEAT_MS = 5_000
"""How often the program should note that it lives."""
SHORTEST = 30_000
"""A shorter gap is no absence (ms)."""


class Absence(NamedTuple):
    """The desk was off from one moment to another."""

    since: Now
    until: Now

    @property
    def ms(self) -> int:
        """How long it was off, by the clock that runs through suspend where it can be."""
        return gap(self.since, self.until)

    def held(self, state: State) -> HoldAt | None:
        """Give the command that holds the clock where it was when the desk went off.

        None where the clock did not run then, or was set since.
        """
        anchor = state.clock
        if anchor is None or not anchor.running or anchor.wall_ms > self.since.wall_ms:
            return None
        reading = clock.read(state.structure, anchor, self.since)
        return HoldAt(reading.row, reading.remaining) if reading.running else None


def gap(since: Now, until: Now) -> int:
    """Give the milliseconds between two moments, never negative."""
    if since.boot_id == until.boot_id:
        return max(0, until.boot_ms - since.boot_ms)
    return max(0, until.wall_ms - since.wall_ms)


class Pulse:
    """The program's notes that it lives, in a small file beside the database."""

    def __init__(self, path: Path) -> None:
        """Go on from what an earlier run noted there."""
        self._path = path
        self._last = _read(path)

    def beat(self, now: Now) -> Absence | None:
        """Note that the program lives; give the absence that just ended, if there was one."""
        last, self._last = self._last, now
        beside = self._path.with_suffix(".new")
        try:
            beside.write_text(json.dumps(now), encoding="utf-8")
            beside.replace(self._path)
        except OSError:
            # A full disk is said where something is saved; the pulse only asks a question.
            pass
        if last is None or gap(last, now) < SHORTEST:
            return None
        return Absence(last, now)

    def stop(self) -> None:
        """End well: whoever starts next finds no absence to ask about."""
        self._path.unlink(missing_ok=True)


def _read(path: Path) -> Now | None:
    try:
        wall_ms, boot_ms, boot_id, utc_offset = json.loads(path.read_text(encoding="utf-8"))
        return Now(int(wall_ms), int(boot_ms), str(boot_id), int(utc_offset))
    except (OSError, ValueError, TypeError):
        return None

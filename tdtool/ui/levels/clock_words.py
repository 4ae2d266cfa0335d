"""Times as they are typed for the clock: what remains of a level, and since when it ran."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tdtool.rules.figures import ascii_figure
from tdtool.tournament.level_plan import time_of_day

if TYPE_CHECKING:
    from tdtool.tournament.values import Now

_SECOND, _MINUTE, _HOUR, _DAY = 1_000, 60_000, 3_600_000, 86_400_000
_PARTS = re.compile(r"(?:([0-9]{1,2}):)?([0-9]{1,3}):([0-9]{2})")
_MINUTES = re.compile(r"([0-9]{1,4})\s*(?:m|min|minutes?|')?", re.IGNORECASE)
_SECONDS = re.compile(r"([0-9]{1,4})\s*(?:s|sec|seconds?)", re.IGNORECASE)
_SIXTY = 60


def parse_remaining(text: str) -> int | None:
    """Read what remains of a level in ms: "17:42", "1:04:09", "17" minutes, "30 s"; else None."""
    text = ascii_figure(text).strip()
    parts = _PARTS.fullmatch(text)
    if parts:
        hours, minutes, seconds = int(parts[1] or 0), int(parts[2]), int(parts[3])
        if seconds >= _SIXTY or (parts[1] and minutes >= _SIXTY):
            return None
        return hours * _HOUR + minutes * _MINUTE + seconds * _SECOND
    minutes_only, seconds_only = _MINUTES.fullmatch(text), _SECONDS.fullmatch(text)
    if minutes_only:
        return int(minutes_only[1]) * _MINUTE
    return int(seconds_only[1]) * _SECOND if seconds_only else None


def parse_since(text: str, now: Now) -> int | None:
    """Read a time of day that has passed (wall ms), the latest such; None where it is none.

    A number of minutes ("5 min") is that long ago.
    """
    text = ascii_figure(text).strip()
    ago = _MINUTES.fullmatch(text)
    if ago:
        return now.wall_ms - int(ago[1]) * _MINUTE
    at = time_of_day(text)
    if at is None:
        return None
    offset = now.utc_offset * _SECOND
    midnight = (now.wall_ms + offset) // _DAY * _DAY - offset
    moment = midnight + at * _MINUTE
    return moment if moment <= now.wall_ms else moment - _DAY

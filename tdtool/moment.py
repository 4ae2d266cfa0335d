"""The moment: the system's clocks, read at the edge and handed in everywhere else."""

from __future__ import annotations

import time
import uuid
from functools import lru_cache
from pathlib import Path

from tdtool.tournament.values import Now

_MS = 1_000_000
"""Nanoseconds in a millisecond."""


@lru_cache
def boot_id() -> str:
    """Name this start of the computer; where that cannot be told, this run of the program."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except OSError:
        return uuid.uuid4().hex


def boot_ms() -> int:
    """Read the clock that runs through suspend (ms); the monotonic one where there is none."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    if clock is None:
        return time.monotonic_ns() // _MS
    return time.clock_gettime_ns(clock) // _MS


def now() -> Now:
    """Read the moment."""
    wall_ms = time.time_ns() // _MS
    offset = time.localtime(wall_ms // 1000).tm_gmtoff
    return Now(wall_ms, boot_ms(), boot_id(), offset)

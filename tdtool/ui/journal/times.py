"""Times of the journal: to the second, with the day where it is another one."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from tdtool.ui import figures

_WEEK = 7


def second_of_day(wall_ms: int, utc_offset: int) -> str:
    """Write a moment as the local time to the second: "19:35:08" or "7:35:08 PM"."""
    seconds = f"{wall_ms // 1000 % 60:02}"
    minute, _, half = figures.time_of_day(wall_ms, utc_offset).partition(" ")
    return f"{minute}:{seconds} {half}".rstrip()


def day(wall_ms: int, utc_offset: int, now_ms: int) -> str:
    """Name the local day of a moment: "" today, "Fri" within a week, else "13 Mar 2026"."""
    then, today = _date(wall_ms, utc_offset), _date(now_ms, utc_offset)
    if then == today:
        return ""
    if timedelta(0) < today - then < timedelta(days=_WEEK):
        return f"{then:%a}"
    return f"{then.day} {then:%b}" if then.year == today.year else f"{then.day} {then:%b %Y}"


def moment(wall_ms: int, utc_offset: int, now_ms: int) -> str:
    """Write a moment to the second, its day before it where that is not today."""
    time = second_of_day(wall_ms, utc_offset)
    return f"{day(wall_ms, utc_offset, now_ms)} {time}".lstrip()


def _date(wall_ms: int, utc_offset: int) -> datetime:
    local = datetime.fromtimestamp(wall_ms / 1000, UTC) + timedelta(seconds=utc_offset)
    return local.replace(hour=0, minute=0, second=0, microsecond=0)

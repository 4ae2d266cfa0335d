"""How times, numbers and lists are said."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from tdtool.line.tokens import HOURS, NOON, Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.tokens import Token
    from tdtool.tournament.values import Now

SECOND_MS = 1_000
MINUTE_MS = 60_000
HOUR_MS = 3_600_000
DAY_MS = 86_400_000


def clock_text(ms: int, now: Now) -> str:
    """Write a wall time (ms since 1970) as the local time "19:20"."""
    local = datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=ms, seconds=now.utc_offset)
    return f"{local:%H:%M}"


def length_text(ms: int) -> str:
    """Write a length of time as "17:42", from an hour on as "1:17:42"."""
    seconds = max(0, -(-ms // SECOND_MS))
    hours, rest = divmod(seconds, 3600)
    minutes, left = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


def ago_text(ms: int) -> str:
    """Write how long ago something was: "just now", "2 min ago", "1 h 05 ago"."""
    minutes = max(0, ms) // MINUTE_MS
    if minutes == 0:
        return "just now"
    hours, rest = divmod(minutes, 60)
    return f"{hours} h {rest:02} ago" if hours else f"{minutes} min ago"


def moment(token: Token, now: Now) -> int:
    """Give the wall time (ms since 1970) that a spoken time means: the latest that is past.

    Hours 1 to 12 without am, pm or a leading zero may be morning or afternoon.
    """
    if token.kind is Kind.AGO:
        return now.wall_ms - token.a * MINUTE_MS
    offset = now.utc_offset * SECOND_MS
    midnight = (now.wall_ms + offset) // DAY_MS * DAY_MS - offset
    hours = [token.a % HOURS]
    if token.key:
        hours = [token.a % NOON + (NOON if token.key == "pm" else 0)]
    elif 1 <= token.a <= NOON and not token.wide:
        hours = [token.a % NOON, token.a % NOON + NOON]
    found = [
        midnight + day * DAY_MS + hour * HOUR_MS + token.b * MINUTE_MS
        for day in (-1, 0)
        for hour in hours
    ]
    return max(ms for ms in found if ms <= now.wall_ms)


_UNITS = {
    "m": MINUTE_MS,
    "min": MINUTE_MS,
    "mins": MINUTE_MS,
    "minute": MINUTE_MS,
    "minutes": MINUTE_MS,
    "s": SECOND_MS,
    "sec": SECOND_MS,
    "secs": SECOND_MS,
    "second": SECOND_MS,
    "seconds": SECOND_MS,
    "h": HOUR_MS,
    "hour": HOUR_MS,
    "hours": HOUR_MS,
}


def length(tokens: Sequence[Token]) -> int | None:
    """Read "2", "1:30", "90 s", "1 h 30" as milliseconds; a bare number is minutes."""
    total = 0
    unit = MINUTE_MS
    index = 0
    if not tokens:
        return None
    while index < len(tokens):
        token = tokens[index]
        if token.kind in {Kind.SEAT, Kind.TIME} and len(tokens) == 1:
            if token.kind is Kind.SEAT and token.key not in {":", "."}:
                return None
            return token.a * MINUTE_MS + token.b * SECOND_MS
        if token.kind is not Kind.NUMBER:
            return None
        index += 1
        if index < len(tokens) and tokens[index].key in _UNITS:
            unit = _UNITS[tokens[index].key]
            index += 1
        total += token.a * unit
        unit = SECOND_MS if unit == MINUTE_MS else MINUTE_MS
    return total


def listed(parts: Sequence[str], most: int = 4) -> str:
    """Write a list: "4", "4 and 7", "4, 7 and 9", beyond `most` with how many more."""
    if len(parts) > most:
        return f"{', '.join(parts[: most - 1])} and {len(parts) - most + 1:,} more"
    if len(parts) > 1:
        return f"{', '.join(parts[:-1])} and {parts[-1]}"
    return parts[0] if parts else ""


def players(count: int) -> str:
    """Write "1 player", "8 players"."""
    return "1 player" if count == 1 else f"{count:,} players"

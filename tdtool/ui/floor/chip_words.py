"""What is said of counted chips, in the director's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.ui import figures

if TYPE_CHECKING:
    from tdtool.tournament.chips.view import ChipsView, RoundView
    from tdtool.tournament.views import TableView

_MINUTE = 60_000


def players(count: int) -> str:
    """Write "1 player", "312 players"."""
    return "1 player" if count == 1 else f"{figures.number(count)} players"


def counted(view: ChipsView, utc_offset: int) -> str:
    """Say how far a walk through the room is: "34 of 312 counted, 19:20 to 19:31"."""
    walked = view.round
    if walked is None:
        return f"nobody counted yet, {players(view.players)}"
    total = figures.number(walked.counted + len(walked.missing))
    return f"{figures.number(walked.counted)} of {total} counted, {times(walked, utc_offset)}"


def times(walked: RoundView, utc_offset: int) -> str:
    """Say from when to when was counted: "19:20 to 19:31", "19:31"."""
    first, last = (figures.time_of_day(ms, utc_offset) for ms in (walked.first_ms, walked.last_ms))
    return last if first == last else f"{first} to {last}"


def counted_at(view: TableView, utc_offset: int) -> str:
    """Say when the stacks of a table were counted: "19:31", "18:02 to 19:31", "" if never."""
    counts = [seat.stack_ms for seat in view.seats if seat.stack_ms is not None]
    if not counts:
        return ""
    first, last = (figures.time_of_day(ms, utc_offset) for ms in (min(counts), max(counts)))
    return last if first == last else f"{first} to {last}"


def gap(walked: RoundView) -> str:
    """Say whether all chips are there: "1,000 too few", "" while somebody is missing."""
    if walked.gap is None:
        return ""
    if not walked.gap:
        return "all chips are there"
    words = "too many" if walked.gap > 0 else "too few"
    return f"{figures.number(abs(walked.gap))} {words}"


def played(walked: RoundView) -> str:
    """Say how long was played while it was counted, "" where a gap cannot be that."""
    minutes = -(-walked.play_ms // _MINUTE)
    if not walked.gap or not minutes:
        return ""
    return f"{minutes} min were played between the first count and the last: it may be that."

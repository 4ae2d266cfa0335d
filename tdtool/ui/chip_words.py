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
    if view.round is None:
        return f"nobody counted yet, {players(view.players)}"
    return f"{progress(view.round)} counted, {times(view.round, utc_offset)}"


def progress(walked: RoundView) -> str:
    """Say how many were counted: "34 of 312"."""
    total = walked.counted + len(walked.missing)
    return f"{figures.number(walked.counted)} of {figures.number(total)}"


def total(view: ChipsView, utc_offset: int) -> str:
    """Say what was counted, what is off, and what that may be, in sentences."""
    walked = view.round
    if walked is None:
        return f"{counted(view, utc_offset).capitalize()}."
    chips = figures.number(walked.chips)
    said = [f"Counted {chips}: {progress(walked)} players, {times(walked, utc_offset)}."]
    if walked.rest is not None and walked.rest < 0:
        said.append("That is more than all chips in play.")
    elif walked.rest is not None:
        said.append(f"{figures.number(walked.rest)} each are left for the others.")
    words = gap(walked)
    said += [f"{words[:1].upper()}{words[1:]}."] * bool(words)
    said += [played(walked)] * bool(played(walked))
    return " ".join(said)


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

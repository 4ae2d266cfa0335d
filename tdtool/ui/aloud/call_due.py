"""What the players on the clock bring at this moment: called, counted, over."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tdtool.sound.cue import Cue
from tdtool.tournament import clock
from tdtool.tournament.calls.tasks import time_up
from tdtool.tournament.calls.view import call_views
from tdtool.ui import plain
from tdtool.ui.aloud.announcement import Due
from tdtool.ui.aloud.clock_due import FRESH_MS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.tournament.calls.state import Call
    from tdtool.tournament.calls.view import CallView
    from tdtool.tournament.state import State
    from tdtool.tournament.values import Now, PersonId


def call_due(state: State, names: Mapping[PersonId, str], now: Now) -> list[Due]:
    """List what is heard of each countdown now."""
    found = []
    for view in call_views(state, names, now):
        due = _due(state, view)
        if due is not None:
            found.append(due)
    return found


def _due(state: State, view: CallView) -> Due | None:
    if view.counting:
        return Due(("count", view.call, -(-view.left // clock.SECOND)), Cue.COUNT, None)
    if view.left:
        if view.length - view.left > FRESH_MS:
            return None
        words = partial(_called, state.calls.open[view.call], view)
        return Due(("call", view.call), Cue.CALLED, words)
    if view.over > FRESH_MS:
        return None
    return Due(("time up", view.call), Cue.TIME_UP, partial(_over, state, view))


def who_words(view: CallView) -> str:
    """Name who is on the clock: "table 12, seat 5, Kim"."""
    seat = "" if view.seat is None else f", seat {view.seat.seat}"
    name = f", {plain.one_line(view.name)}" if view.name else ""
    return f"table {view.table}{seat}{name}"


def _called(call: Call, view: CallView) -> str:
    who = who_words(view)
    count = f", then a countdown of {call.countdown}" if call.countdown else ""
    return (
        f"{who[:1].upper()}{who[1:]}: you are on the clock. You have {call.seconds} seconds{count}."
    )


def _over(state: State, view: CallView) -> str:
    return f"Time is up at {who_words(view)}. {time_up(state)}"

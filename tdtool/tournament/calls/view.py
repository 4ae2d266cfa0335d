"""Who is on the clock, and how much is left: read from the state at one moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.clock import SECOND
from tdtool.tournament.queries import name_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.tournament.calls.state import Call, Moment
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId, Now, PersonId, SeatAt


class CallView(NamedTuple):
    """One countdown; `left` ms remain, `over` ms have gone since it ended.

    `place` is "12.5", or "12" where nobody said which seat; `name` is "" then.
    `counting`: the last seconds are counted aloud.
    """

    call: int
    table: int
    seat: SeatAt | None
    entry: EntryId | None
    place: str
    name: str
    left: int
    length: int
    over: int
    counting: bool
    began_ms: int


def passed_ms(began: Moment, now: Now) -> int:
    """Give the time since then (ms): by the boot clock, after a restart by the wall clock."""
    if began.boot_id == now.boot_id:
        return max(0, now.boot_ms - began.boot_ms)
    return max(0, now.wall_ms - began.wall_ms)


def left_ms(call: Call, now: Now) -> int:
    """Give what is left of a countdown (ms), 0 once it is over."""
    return max(0, _length(call) - passed_ms(call.began, now))


def call_views(state: State, names: Mapping[PersonId, str], now: Now) -> tuple[CallView, ...]:
    """List who is on the clock, the one with the least time left first."""
    views = [_view(state, names, call, now) for call in state.calls.open.values()]
    return tuple(sorted(views, key=lambda view: (view.left - view.over, view.call)))


def _view(state: State, names: Mapping[PersonId, str], call: Call, now: Now) -> CallView:
    length, left = _length(call), left_ms(call, now)
    return CallView(
        call=call.number,
        table=call.table,
        seat=call.seat,
        entry=call.entry,
        place=str(call.table) if call.seat is None else str(call.seat),
        name="" if call.entry is None else name_of(state, names, call.entry),
        left=left,
        length=length,
        over=max(0, passed_ms(call.began, now) - length),
        counting=0 < left <= call.countdown * SECOND,
        began_ms=call.began.wall_ms,
    )


def _length(call: Call) -> int:
    return (call.seconds + call.countdown) * SECOND

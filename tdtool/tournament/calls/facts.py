"""What happened with players on the clock."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.tournament.calls.state import CallResult, Moment
from tdtool.tournament.facts import Fact
from tdtool.tournament.values import EntryId, SeatAt


@dataclass(frozen=True, slots=True)
class ClockCalled(Fact):
    """A player was put on the clock (TDA24 29); `seat` and `entry` None: nobody said who.

    He has `seconds`, then a countdown of `countdown` seconds.
    """

    KIND = "clock_called"
    call: int
    table: int
    seat: SeatAt | None
    entry: EntryId | None
    seconds: int
    countdown: int
    began: Moment


@dataclass(frozen=True, slots=True)
class CallEnded(Fact):
    """A call came to its result; `left` whole seconds were left then."""

    KIND = "call_ended"
    call: int
    table: int
    seat: SeatAt | None
    entry: EntryId | None
    result: CallResult
    left: int

"""What a director may ask about players on the clock."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.tournament.calls.state import CallResult
from tdtool.tournament.commands import Command


@dataclass(frozen=True, slots=True)
class CallClock(Command):
    """Put a player on the clock (TDA24 29); `seat` None: somebody at this table.

    `seconds` before the countdown; None: as the house rules say.
    """

    table: int
    seat: int | None = None
    seconds: int | None = None


@dataclass(frozen=True, slots=True)
class EndCall(Command):
    """Say how a call ended."""

    call: int
    result: CallResult

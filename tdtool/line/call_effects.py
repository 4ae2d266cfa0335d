"""What it means that somebody is put on the clock, in a few short lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.candidate import Effect
from tdtool.tournament.calls import facts as cl
from tdtool.tournament.calls.state import CallResult
from tdtool.tournament.calls.tasks import call_rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.tournament.facts import Fact


def call_effects(room: Room, facts: Sequence[Fact]) -> list[Effect]:
    """Tell how long he has, or how the countdown ends."""
    found: list[Effect] = []
    for fact in facts:
        match fact:
            case cl.ClockCalled(seconds=seconds, countdown=countdown):
                found.append(Effect("He has", f"{seconds} s, then {countdown} s are counted"))
                found.append(Effect("Rule", call_rule(room.state)))
            case cl.CallEnded(result=CallResult.DEAD | CallResult.CHECKED):
                found.append(Effect("Rule", call_rule(room.state)))
            case cl.CallEnded(left=left):
                found.append(Effect("Left", f"{left} s"))
    return found

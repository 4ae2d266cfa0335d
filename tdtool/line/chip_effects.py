"""What Enter will do about chips, in a few short lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.candidate import Effect
from tdtool.line.spoken import clock_text
from tdtool.tournament import positions
from tdtool.tournament.chips import facts as cf
from tdtool.tournament.chips.view import chips_view, stack_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.tournament.facts import Fact


def chip_effects(room: Room, fact: Fact) -> list[Effect]:
    """Tell what a count changes; nothing where a fact is about something else."""
    match fact:
        case cf.StacksCounted(stacks=stacks):
            return _stacks(room, stacks)
        case cf.TableCounted(entries=entries, chips=chips):
            average = chips // len(entries)
            return [Effect("Average", f"{average:,} here"), *_missing(room, set(entries))]
    return []


def _stacks(room: Room, stacks: Sequence[tuple[int, int]]) -> list[Effect]:
    counted = {entry for entry, _ in stacks}
    if len(stacks) > 1:
        average = sum(chips for _, chips in stacks) // len(stacks)
        return [Effect("Average", f"{average:,} here"), *_missing(room, counted)]
    entry, chips = stacks[0]
    return [*_worth(room, chips), *_before(room, entry), *_missing(room, counted)]


def _worth(room: Room, chips: int) -> list[Effect]:
    big = positions.stakes_of(room.state, room.now).big_blind
    return [Effect("Stack", f"{chips // big:,} big blinds")] if big else []


def _before(room: Room, entry: int) -> list[Effect]:
    before = stack_of(room.state, entry)
    if before is None:
        return []
    return [Effect("Before", f"{before.chips:,} at {clock_text(before.at_ms, room.now)}")]


def _missing(room: Room, counted: set[int]) -> list[Effect]:
    """Tell how many are left to be counted in a walk through the room that has begun."""
    walked = chips_view(room.state).round
    if walked is None:
        return []
    left = len(set(walked.missing) - counted)
    return [Effect("Still to count", f"{left:,}" if left else "nobody: all have been counted")]

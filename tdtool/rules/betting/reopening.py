"""Whether a short all-in lets a player who has acted raise again (TDA24 47).

Short all-ins add up, and each player is judged by what he faces himself: a full bet or
raise under the full reading, half of one under the half reading. Who has not acted yet may
always raise.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from tdtool.rules.betting.may import May, may
from tdtool.rules.betting.round import Action, Move, Round
from tdtool.rules.betting.standing import Standing, after, replay
from tdtool.rules.house import HouseRules, Reopening


class Reading(NamedTuple):
    """What everybody may do under one reading of a short all-in."""

    reading: Reopening
    in_force: bool
    """As this house reads it."""
    standing: Standing
    may: tuple[May, ...]


def readings(played: Round, house: HouseRules) -> tuple[Reading, Reading]:
    """Give the full and the half reading side by side; see `differ` for whether it matters.

    Raises RoundError as `replay` does.
    """
    standing = replay(played, house)
    found = []
    for reading in (Reopening.FULL, Reopening.HALF):
        other = replay(played, house, reading)
        found.append(Reading(reading, reading is standing.reading, other, may(other, house)))
    return found[0], found[1]


def differ(both: tuple[Reading, Reading]) -> tuple[int, ...]:
    """List the seats that may do something else under the other reading."""
    full, half = both
    return tuple(
        [
            one.seat
            for one, other in zip(full.may, half.may, strict=True)
            if replace(one, barred=None) != replace(other, barred=None)
        ]
    )


def if_raised(standing: Standing, seat: int, to: int, house: HouseRules) -> tuple[May, ...]:
    """Say what everybody may do after the next seats fold and this one raises to `to`.

    Raises RoundError where the seat cannot act.
    """
    return may(after(standing, Action(seat, Move.RAISE, to)), house)


def last_short(standing: Standing) -> tuple[int, int, int] | None:
    """Give the last short all-in: its seat, by how much it raised, and the full raise.

    None where every raise of the round was a full one.
    """
    for step in reversed(standing.steps):
        if step.by and not step.full:
            return step.action.seat, step.by, step.of
    return None

"""What the state keeps of players on the clock; replaced as a whole by the fold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from tdtool.tournament.values import EntryId, SeatAt


class CallResult(StrEnum):
    """How a call of the clock ended (TDA24 29)."""

    ACTED = "acted"
    """He acted in time; with the last second the benefit is his."""
    DEAD = "dead"
    """Time ran out facing a bet: his hand is dead."""
    CHECKED = "checked"
    """Time ran out with nothing to face: he has checked."""
    CALLED_OFF = "called_off"
    """The clock was taken off him."""


class Moment(NamedTuple):
    """When a countdown began: wall time and boot clock (ms), and which boot."""

    wall_ms: int
    boot_ms: int
    boot_id: str


@dataclass(frozen=True, slots=True)
class Call:
    """A countdown that runs or is over and waits for its result.

    `seconds` are followed by a spoken countdown of `countdown` seconds.
    """

    number: int
    table: int
    seat: SeatAt | None
    entry: EntryId | None
    seconds: int
    countdown: int
    began: Moment


@dataclass(frozen=True, slots=True)
class Calls:
    """Every call without a result by its number, and how many were made in all."""

    made: int = 0
    open: Mapping[int, Call] = field(default_factory=dict)

"""What happened about players who never came to their seats."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.tournament.facts import Fact
from tdtool.tournament.values import EntryId, SeatAt


@dataclass(frozen=True, slots=True)
class NoShowMarked(Fact):
    """Nobody came to a seat: his stack was placed there and is blinded off."""

    KIND = "no_show_marked"
    entry: EntryId
    seat: SeatAt


@dataclass(frozen=True, slots=True)
class StackPulled(Fact):
    """The stack of a player who never came was taken off the table; `chips` left play.

    That he is out is a fact of its own.
    """

    KIND = "stack_pulled"
    entry: EntryId
    seat: SeatAt
    chips: int

"""The house's way to move players: which table gives, which breaks, when all is redrawn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from tdtool.tournament.values import DrawPolicy


class Gives(StrEnum):
    """Which of several tables of the same size gives up a player (TDA24 11-C)."""

    NEXT_TO_BREAK = "next_to_break"
    LOWEST_NUMBER = "lowest_number"
    HIGHEST_NUMBER = "highest_number"


class BreaksBy(StrEnum):
    """Which table breaks next where no order is posted."""

    HIGHEST_NUMBER = "highest_number"
    LOWEST_NUMBER = "lowest_number"
    FEWEST_PLAYERS = "fewest_players"


class Format(StrEnum):
    """How the tables of an event belong together."""

    ORDINARY = "ordinary"
    SHOOTOUT = "shootout"
    """Each table plays down to one; nobody is moved within a round."""
    HEADS_UP = "heads_up"
    """A bracket of pairs, with byes in the first round."""
    SATELLITE = "satellite"
    """Play stops when as many are left as there are seats to win."""


class RoundStacks(StrEnum):
    """With what the winners of a round of a shootout or bracket begin the next."""

    BRING = "bring"
    """With all the chips they have won."""
    EVEN = "even"
    """With as many each of all the chips there are."""
    SET = "set"
    """With a stack that the house names; the others leave play, or come into it."""


class SizeFrom(NamedTuple):
    """From a day (its number) or a level (its label) on tables have this many seats."""

    seats: int
    day: int | None = None
    level: str = ""


HALT_AT = 3
"""Players fewer than at the fullest table at which a table stops (TDA24 11-D)."""


@dataclass(frozen=True, slots=True)
class PlanSettings:
    """How players are moved in one tournament; the tolerances stand in the house rules.

    `breaking_order` is the posted order, the table that breaks first in front; tables that
    are not in it break after those that are, by `breaks_by`. `redraw_at` are the numbers of
    players left at which everybody is drawn anew; None follows the event's sheet.
    `final_size` None follows the house rules.
    `halt_at` None lets short tables play on. `prize_seats` are the seats a satellite plays
    for. `sizes` are ascending: the last one whose day or level has begun is in force.
    """

    gives: Gives = Gives.NEXT_TO_BREAK
    breaks_by: BreaksBy = BreaksBy.HIGHEST_NUMBER
    breaking_order: tuple[int, ...] = ()
    break_while_registering: bool = False
    redraw_at: tuple[int, ...] | None = None
    final_size: int | None = None
    final_table: int | None = None
    """The table on which the final is played; None for the one that would break last."""
    halt_at: int | None = HALT_AT
    draws: DrawPolicy = DrawPolicy.SHORTEST_FIRST
    """How seats are drawn for those who enter late, re-enter or are moved by a draw."""
    form: Format = Format.ORDINARY
    prize_seats: int | None = None
    milestone: int | None = None
    """Chips with which a player of a satellite wins his seat at once and leaves; None: none."""
    round_stacks: RoundStacks = RoundStacks.BRING
    round_stack: int | None = None
    """The stack that the house names for a round; None: that of the start."""
    sizes: tuple[SizeFrom, ...] = ()
    keep_apart: bool = False
    """Whether draws keep the pairs apart that were named for it."""

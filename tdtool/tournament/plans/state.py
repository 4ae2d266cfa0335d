"""What the state keeps of plans; replaced as a whole by the fold, never changed in place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from tdtool.tournament.plans.settings import PlanSettings
from tdtool.tournament.values import EntryId, PersonId


class Suggested(StrEnum):
    """What the desk suggests by itself."""

    BALANCE = "balance"
    BREAK = "break"
    REDRAW = "redraw"
    HALT = "halt"


class Order(NamedTuple):
    """The next big blind of `source` is to go to `destination`; nobody is named yet."""

    number: int
    source: int
    destination: int
    at_ms: int


class Left(NamedTuple):
    """A suggestion the director left alone; `table` 0 where it is about no single one."""

    what: Suggested
    table: int = 0


Pair = tuple[PersonId, PersonId]
"""Two people who are kept apart, the smaller id first."""


@dataclass(frozen=True, slots=True)
class Plans:
    """Settings, open orders, what was left alone, stopped tables, pairs.

    `left` holds how many players there were when it was left: at the table, else in the
    event. `redrawn_at` is how many were left at the last redraw.
    """

    settings: PlanSettings = field(default_factory=PlanSettings)
    orders: Mapping[int, Order] = field(default_factory=dict)
    ordered: int = 0
    """Orders that were ever given."""
    left: Mapping[Left, int] = field(default_factory=dict)
    halted: Mapping[int, int] = field(default_factory=dict)
    """Table -> since when it stands (ms)."""
    apart: frozenset[Pair] = frozenset()
    redrawn_at: int | None = None
    round: Mapping[EntryId, int] = field(default_factory=dict)
    """Who plays the running round of a shootout or bracket, and the chips he began it with; empty
    in the first."""
    won: frozenset[EntryId] = frozenset()
    """Who left a satellite at the milestone with a seat won."""

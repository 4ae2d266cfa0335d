"""Counts as they stand; only `fold` changes them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from tdtool.tournament.chips.chip_set import ChipSet
from tdtool.tournament.values import EntryId


class StackCount(NamedTuple):
    """What somebody had at `at_ms`; `bought` is what he had bought beside his stack then."""

    chips: int
    at_ms: int
    bought: int


class TableCount(NamedTuple):
    """What a table had at `at_ms`, and who sat there; `bought` as above, all together."""

    chips: int
    at_ms: int
    bought: int
    entries: frozenset[EntryId]


@dataclass(slots=True)
class Round:
    """Counts that belong together: a walk through the room, at a break for one.

    `began_played_ms` and `played_ms` are the playing time of the event at the first and at the
    last count, `out_of_play` the chips that had left play at the last one.
    """

    first_ms: int
    last_ms: int
    began_played_ms: int
    played_ms: int
    out_of_play: int
    stacks: dict[EntryId, StackCount] = field(default_factory=dict)
    tables: dict[int, TableCount] = field(default_factory=dict)


@dataclass(slots=True)
class Counts:
    """Everything counted: the last count of each entry and table, and the last round.

    `chosen` is the set of chips the director chose, empty before he did.
    """

    chosen: ChipSet = ()
    stacks: dict[EntryId, StackCount] = field(default_factory=dict)
    tables: dict[int, TableCount] = field(default_factory=dict)
    round: Round | None = None

"""What was counted, and which chips are played with."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.tournament.chips.chip_set import ChipKind
from tdtool.tournament.facts import Fact
from tdtool.tournament.values import EntryId


@dataclass(frozen=True, slots=True)
class StacksCounted(Fact):
    """Players' chips were counted, as (entry, chips)."""

    KIND = "stacks_counted"
    stacks: tuple[tuple[EntryId, int], ...]


@dataclass(frozen=True, slots=True)
class TableCounted(Fact):
    """All chips at a table were counted together; `entries` are those who sat there."""

    KIND = "table_counted"
    table: int
    chips: int
    entries: tuple[EntryId, ...]


@dataclass(frozen=True, slots=True)
class ChipsChosen(Fact):
    """The event is played with these chips."""

    KIND = "chips_chosen"
    chips: tuple[ChipKind, ...]

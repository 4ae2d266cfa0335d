"""What a director may say of chips."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.tournament.chips.chip_set import ChipKind
from tdtool.tournament.commands import Command
from tdtool.tournament.values import EntryId


@dataclass(frozen=True, slots=True)
class CountStacks(Command):
    """Say what players have now, as (entry, chips)."""

    stacks: tuple[tuple[EntryId, int], ...]


@dataclass(frozen=True, slots=True)
class CountTable(Command):
    """Say what all chips at a table come to now."""

    table: int
    chips: int


@dataclass(frozen=True, slots=True)
class ChooseChips(Command):
    """Play with these chips, smallest value first."""

    chips: tuple[ChipKind, ...]

"""What happened to a field without names."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.tournament.facts import Fact


@dataclass(frozen=True, slots=True)
class FieldCounted(Fact):
    """The field was counted, as the director said it; None where he said nothing.

    `entries` are all of them, `again` the re-entries among them. A new number of entries leaves
    as many out as before; `left` says how many are in, whoever was said to be out before.
    """

    KIND = "field_counted"
    entries: int | None = None
    again: int | None = None
    left: int | None = None
    rebuys: int | None = None
    add_ons: int | None = None


@dataclass(frozen=True, slots=True)
class FieldChanged(Fact):
    """So many more, or with a minus fewer, entered or bought something.

    `entries` and `again` are as in `FieldCounted`: a re-entry counts in both.
    """

    KIND = "field_changed"
    entries: int = 0
    again: int = 0
    rebuys: int = 0
    add_ons: int = 0


@dataclass(frozen=True, slots=True)
class PlayersOut(Fact):
    """So many went out; with a minus: they never did, and are back in."""

    KIND = "players_out"
    number: int


@dataclass(frozen=True, slots=True)
class FieldForgotten(Fact):
    """The field is counted no more: players are entered by name from here on."""

    KIND = "field_forgotten"

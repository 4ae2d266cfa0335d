"""What a director may ask in a tournament that is run without names."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.tournament.commands import Command


@dataclass(frozen=True, slots=True)
class CountField(Command):
    """Say how many entered, are left or were sold; None leaves a figure as it is.

    The first one makes it a tournament without names. `entries` are all of them, `again` the
    re-entries among them.
    """

    entries: int | None = None
    again: int | None = None
    left: int | None = None
    rebuys: int | None = None
    add_ons: int | None = None


@dataclass(frozen=True, slots=True)
class ChangeField(Command):
    """Say that so many more (with a minus: fewer) entered, re-entered, went out or bought.

    `entered` are entries that are no re-entries.
    """

    entered: int = 0
    again: int = 0
    out: int = 0
    rebuys: int = 0
    add_ons: int = 0


@dataclass(frozen=True, slots=True)
class ForgetField(Command):
    """Count no more, so that players can be entered by name."""

"""What a director may ask about players who never came to their seats."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.tournament.commands import Command
from tdtool.tournament.values import EntryId


@dataclass(frozen=True, slots=True)
class MarkNoShow(Command):
    """Say that nobody came to a seat: the stack is placed there and blinded off."""

    entry: EntryId


@dataclass(frozen=True, slots=True)
class PullStack(Command):
    """Take a no-show's stack off the table; `chips` None: nobody counted, so all he began with."""

    entry: EntryId
    chips: int | None = None

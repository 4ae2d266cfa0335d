"""Whose records of the log are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tdtool.tournament.values import EntryId


class Scope(NamedTuple):
    """A player's, a table's, everybody's."""

    entry: EntryId | None = None
    table: int | None = None


EVERYBODY = Scope()

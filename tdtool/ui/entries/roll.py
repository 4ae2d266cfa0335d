"""Everybody of a tournament: each is looked at when he is asked for, nothing of him is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.entry_view import entry_view, stand_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdtool.desk import Desk
    from tdtool.tournament.entry_view import EntryView, Stand
    from tdtool.tournament.values import EntryId, SeatAt


class Roll:
    """The entries of a desk as they are at the moment of asking.

    Records of 10,000 entries would take 2 MB, and all but the few in sight are never read.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def stands(self) -> dict[EntryId, Stand]:
        """Tell how everybody stands who counts, in the order of their numbers."""
        state = self._desk.state
        found = ((entry, stand_of(state, entry)) for entry in sorted(state.entries))
        return {entry: stand for entry, stand in found if stand is not None}

    def stand(self, entry: EntryId) -> Stand | None:
        """Tell how an entry stands; None for one that does not count."""
        state = self._desk.state
        return stand_of(state, entry) if entry in state.entries else None

    def view(self, entry: EntryId) -> EntryView | None:
        """Show an entry; None for one that does not count."""
        state = self._desk.state
        return entry_view(state, self._desk.names, entry) if entry in state.entries else None

    def names(self, entries: Iterable[EntryId]) -> list[str]:
        """List the names of entries."""
        return list(map(self._desk.name, entries))

    def seat(self, entry: EntryId) -> SeatAt | None:
        """Give the seat of an entry that counts, None where he has none."""
        return self._desk.state.entries[entry].seat

    def number(self, entry: EntryId) -> int:
        """Tell which entry of his it is, 1 for the first."""
        return self._desk.state.entries[entry].number

    def registered_ms(self, entry: EntryId) -> int:
        """Tell when he entered (wall ms)."""
        return self._desk.state.entries[entry].registered_ms

    def since_ms(self, entry: EntryId) -> int:
        """Tell when somebody who is in got where he is (wall ms)."""
        return self._desk.state.entries[entry].since_ms

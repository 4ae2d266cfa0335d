"""Finds tables by number, and by the name of somebody who sits there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.people.folding import fold

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.tournament.state import State
    from tdtool.tournament.values import PersonId, SeatAt

_LONGEST = 120


class Found(NamedTuple):
    """The tables that fit, and the seats of the players who fit."""

    tables: frozenset[int]
    seats: tuple[SeatAt, ...] = ()


class Finder:
    """An index of who sits where; make a new one when seats have changed."""

    def __init__(self, state: State, names: Mapping[PersonId, str]) -> None:
        self._tables = sorted(state.tables)
        self._people: list[tuple[str, SeatAt]] = []
        for entry in state.entries.values():
            if entry.seat is not None and entry.seat.table in state.tables:
                name = names.get(entry.person, "")
                self._people.append((f" {fold(name[:_LONGEST])}", entry.seat))

    def find(self, text: str) -> Found | None:
        """Find tables: a number is a table's beginning, words begin words of a name.

        None for an empty text: nothing is searched for.
        """
        wanted = text.strip()
        if not wanted:
            return None
        if wanted.isdecimal():
            return Found(frozenset(n for n in self._tables if str(n).startswith(wanted)))
        words = [f" {word}" for word in fold(wanted[:_LONGEST]).split()]
        seats = tuple(seat for name, seat in self._people if all(word in name for word in words))
        return Found(frozenset(seat.table for seat in seats), seats)

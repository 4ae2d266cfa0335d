"""What was typed into the filter, and whom it fits."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tdtool.people.folding import key, words
from tdtool.people.signs import level_signs
from tdtool.tournament.scan_text import scanned_entry

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tdtool.tournament.values import EntryId, SeatAt

    Seats = Callable[[EntryId], SeatAt | None]
    Keys = Mapping[EntryId, str]
    Narrow = Callable[[list[EntryId], Seats, Keys], list[EntryId]]

LONGEST = 200
_SEAT = re.compile(r"(\d{1,4})[.,](\d{0,2})")
_NUMBER = re.compile(r"#(\d{1,7})")
_MOST = 8


class Search:
    """A typed filter: pieces of a name in any order, a seat "12.5", a number, a scanned card.

    A bare number fits entries whose number begins with it, everybody at that table, and
    names with it; "12." the whole table, "#12" entry 12 alone.
    """

    def __init__(self, typed: str = "") -> None:
        self.typed = typed
        pieces = level_signs(typed[:LONGEST]).split()[:_MOST]
        self._narrow: list[Narrow] = [_narrow(piece) for piece in pieces if key(piece)]
        self.words = tuple(
            word
            for piece in pieces
            if _SEAT.fullmatch(piece) is None and _entry(piece) is None
            for word in words(piece)
        )
        """The folded words that are looked for in names."""

    def __bool__(self) -> bool:
        """Tell whether anything is looked for."""
        return bool(self._narrow)

    def found(self, order: list[EntryId], seats: Seats, keys: Keys) -> list[EntryId]:
        """List those of an order who fit; `keys` are their folded names.

        The order itself is given back where nothing is looked for.
        """
        kept = order
        for narrow in self._narrow:
            kept = narrow(kept, seats, keys)
        return kept


def _narrow(piece: str) -> Narrow:
    seat = _SEAT.fullmatch(piece)
    if seat is not None:
        return _sits_at(int(seat[1]), seat[2])
    number = _entry(piece)
    if number is not None:
        return _is_number(number)
    if piece.isascii() and piece.isdecimal():
        return _has_number(piece)
    return _has_words(words(piece))


def _entry(piece: str) -> EntryId | None:
    """Read an entry's number, "#12", or the code of its seat card; None where it is neither."""
    number = _NUMBER.fullmatch(piece)
    return scanned_entry(piece) if number is None else int(number[1])


def _sits_at(table: int, seat: str) -> Narrow:
    def narrow(kept: list[EntryId], seats: Seats, keys: Keys) -> list[EntryId]:
        del keys
        sitting = ((entry, seats(entry)) for entry in kept)
        return [
            entry
            for entry, at in sitting
            if at is not None and at.table == table and str(at.seat).startswith(seat)
        ]

    return narrow


def _is_number(number: int) -> Narrow:
    def narrow(kept: list[EntryId], seats: Seats, keys: Keys) -> list[EntryId]:
        del seats, keys
        return [entry for entry in kept if entry == number]

    return narrow


def _has_number(piece: str) -> Narrow:
    table = int(piece[:9])

    def narrow(kept: list[EntryId], seats: Seats, keys: Keys) -> list[EntryId]:
        sitting = ((entry, seats(entry)) for entry in kept)
        return [
            entry
            for entry, at in sitting
            if (at is not None and at.table == table)
            or str(entry).startswith(piece)
            or piece in keys[entry]
        ]

    return narrow


def _has_words(looked_for: list[str]) -> Narrow:
    def narrow(kept: list[EntryId], seats: Seats, keys: Keys) -> list[EntryId]:
        del seats
        found = kept
        for word in looked_for:
            found = [entry for entry in found if word in keys[entry]]
        return found

    return narrow

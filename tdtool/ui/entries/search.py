"""What was typed into the filter, and whom it fits."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tdtool.line.folding import level_signs
from tdtool.people.folding import key, words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from tdtool.tournament.entry_view import EntryView
    from tdtool.tournament.values import EntryId

    Fits = Callable[[EntryView, str], bool]

LONGEST = 200
_SEAT = re.compile(r"(\d{1,4})\.(\d{0,2})")
_NUMBER = re.compile(r"#(\d{1,7})")
_MOST = 8


class Search:
    """A typed filter: pieces of a name in any order, a seat "12.5", a number.

    A bare number fits entries whose number begins with it, everybody at that table, and
    names with it; "12." the whole table, "#12" entry 12 alone.
    """

    def __init__(self, typed: str = "") -> None:
        self.typed = typed
        pieces = level_signs(typed[:LONGEST]).split()[:_MOST]
        self._fits: list[Fits] = [_fits(piece) for piece in pieces if _says_something(piece)]
        self.words = tuple(
            word
            for piece in pieces
            if _SEAT.fullmatch(piece) is None and _NUMBER.fullmatch(piece) is None
            for word in words(piece)
        )
        """The folded words that are looked for in names."""

    def __bool__(self) -> bool:
        """Tell whether anything is looked for."""
        return bool(self._fits)

    def fits(self, view: EntryView, folded: str) -> bool:
        """Tell whether an entry fits; `folded` is the key of its name."""
        return all(fits(view, folded) for fits in self._fits)

    def found(
        self,
        order: Iterable[EntryId],
        views: Mapping[EntryId, EntryView],
        keys: Mapping[EntryId, str],
    ) -> list[EntryId]:
        """List those of an order who fit."""
        kept = list(order)
        for fits in self._fits:
            kept = [entry for entry in kept if fits(views[entry], keys[entry])]
        return kept


def _says_something(piece: str) -> bool:
    return bool(key(piece))


def _fits(piece: str) -> Fits:
    seat = _SEAT.fullmatch(piece)
    if seat is not None:
        return _sits_at(int(seat[1]), seat[2])
    number = _NUMBER.fullmatch(piece)
    if number is not None:
        return _is_number(int(number[1]))
    if piece.isascii() and piece.isdecimal():
        return _has_number(piece)
    return _has_words(words(piece))


def _sits_at(table: int, seat: str) -> Fits:
    def fits(view: EntryView, folded: str) -> bool:
        del folded
        at = view.seat
        return at is not None and at.table == table and str(at.seat).startswith(seat)

    return fits


def _is_number(number: int) -> Fits:
    def fits(view: EntryView, folded: str) -> bool:
        del folded
        return view.entry == number

    return fits


def _has_number(piece: str) -> Fits:
    table = int(piece[:9])

    def fits(view: EntryView, folded: str) -> bool:
        at = view.seat
        return (
            piece in folded
            or str(view.entry).startswith(piece)
            or (at is not None and at.table == table)
        )

    return fits


def _has_words(looked_for: list[str]) -> Fits:
    def fits(view: EntryView, folded: str) -> bool:
        del view
        return all(word in folded for word in looked_for)

    return fits

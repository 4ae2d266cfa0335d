"""Short lists as they are typed: seats with chips, chips by value, seats with cards."""

from __future__ import annotations

import re
from typing import NamedTuple

from tdtool.rules.cards import Card, read_card
from tdtool.rules.figures import FIGURE, FigureError, ascii_figure, parse_chips
from tdtool.rules.quoting import quoted
from tdtool.ui.rulings.calculators.asks import Unclear

LONGEST = 1_000
"""Signs of a list that are read."""
_MOST_SEATS, _MOST_CHIPS = 12, 200
_SEAT = re.compile(
    rf"\s*(?:seat\s*|s)?(?P<seat>\d{{1,2}})\s+(?P<figure>{FIGURE})(?P<words>(?:\s+[a-z]+)*)\s*"
)
_CHIP = re.compile(rf"\s*(?:(?P<count>\d{{1,3}})\s*[x×*]\s*)?(?P<figure>{FIGURE})\s*")
_PARTED = re.compile(r"[,;]\s|[,;]$|;|\n|\s\+\s|(?<=[a-z\d])\+(?=\d)")
_CARD = re.compile(r"\s*(?:seat\s*|s)?(?P<seat>\d{1,2})\s+(?P<cards>.+?)\s*")


class SeatChips(NamedTuple):
    """A seat, its chips, and the words behind them."""

    seat: int
    chips: int
    words: tuple[str, ...] = ()


def seats_with_chips(text: str, name: str, words: tuple[str, ...] = ()) -> list[SeatChips]:
    """Read "1 600, 2 600 f, 4 1,100 all in"; `words` are those that may follow. Raises Unclear."""
    found: list[SeatChips] = []
    for piece in _pieces(text, name):
        match = _SEAT.fullmatch(piece)
        said = tuple(match["words"].split()) if match else ()
        if match is None or any(word not in words for word in said):
            raise Unclear(f"{quoted(piece)} is not a seat with its chips: write 4 1,100.", name)
        seat = int(match["seat"])
        if any(one.seat == seat for one in found):
            raise Unclear(f"Seat {seat} stands there twice.", name)
        found.append(SeatChips(seat, _chips(match["figure"], name), said))
    if len(found) > _MOST_SEATS:
        raise Unclear(f"No table has more than {_MOST_SEATS} seats.", name)
    return found


def chips(text: str, name: str) -> tuple[int, ...]:
    """Read chips by value: "1k 1k 500", "3x25, 100". Raises Unclear."""
    found: list[int] = []
    plain = re.sub(r"[,;]\s", " ", ascii_figure(text[:LONGEST]).casefold()).replace("+", " ")
    place = 0
    while plain[place:].strip():
        match = _CHIP.match(plain, place)
        if match is None or match.end() == place:
            raise Unclear(f"{quoted(plain[place:])} are no chips: write 5k, or 2x1k 500.", name)
        found += [_chips(match["figure"], name)] * int(match["count"] or 1)
        place = match.end()
    if len(found) > _MOST_CHIPS or 0 in found:
        raise Unclear(f"{quoted(text)} are no chips that a player puts in.", name)
    return tuple(found)


def seats(text: str, name: str) -> tuple[int, ...]:
    """Read seats in a row: "4 9", "1-6". Raises Unclear."""
    found: list[int] = []
    for piece in re.split(r"[\s,;]+", ascii_figure(text[:LONGEST]).strip()):
        match = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", piece)
        if match is None:
            if piece:
                raise Unclear(f"{quoted(piece)} is no seat.", name)
            continue
        first, last = int(match[1]), int(match[2] or match[1])
        found += [seat for seat in range(first, last + 1) if seat not in found]
    if any(not 1 <= seat <= _MOST_SEATS for seat in found):
        raise Unclear(f"Seats go from 1 to {_MOST_SEATS}.", name)
    return tuple(found)


def seats_with_cards(text: str, name: str) -> dict[int, tuple[Card, ...]]:
    """Read "1 Kh, 2 2c 5d, 3 10s". Raises Unclear."""
    found: dict[int, tuple[Card, ...]] = {}
    for piece in _pieces(text, name, small=False):
        match = _CARD.fullmatch(piece)
        if match is None:
            raise Unclear(f"{quoted(piece)} is not a seat with its card: write 3 10s.", name)
        try:
            cards = tuple(read_card(card) for card in match["cards"].split())
        except ValueError as problem:
            raise Unclear(str(problem), name) from problem
        found[int(match["seat"])] = cards
    every = [card for cards in found.values() for card in cards]
    twice = next((card for card in every if every.count(card) > 1), None)
    if twice is not None:
        raise Unclear(f"The {twice} stands there twice.", name)
    return found


def _pieces(text: str, name: str, *, small: bool = True) -> list[str]:
    if len(text) > LONGEST:
        raise Unclear("That is too long to read.", name)
    plain = ascii_figure(text)
    pieces = (piece.strip() for piece in _PARTED.split(plain.casefold() if small else plain))
    return [piece for piece in pieces if piece]


def _chips(figure: str, name: str) -> int:
    try:
        return parse_chips(figure)
    except FigureError as problem:
        raise Unclear(f"{str(problem)[:1].upper()}{str(problem)[1:]}.", name) from problem

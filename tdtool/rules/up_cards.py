"""Who brings it in: the lowest or highest up-card of a stud hand (TDA24 RP-10, WSOP26 IX)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from tdtool.rules.betting.grounds import Ground, cited
from tdtool.rules.naming import Naming, Voice

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from tdtool.rules.books import Citation
    from tdtool.rules.cards import Card
    from tdtool.rules.house import HouseRules

ACE = 14


class StudGame(StrEnum):
    """The stud games, as far as the bring-in tells them apart."""

    HIGH = "high"
    EIGHT_OR_BETTER = "eight_or_better"
    RAZZ = "razz"
    HI_LO_REGULAR = "hi_lo_regular"
    """High-low without a qualifier: the highest card brings it in (WSOP26 IX)."""


LOWEST_OPENS = frozenset({StudGame.HIGH, StudGame.EIGHT_OR_BETTER})


def bring_in(up_cards: Mapping[int, Card], game: StudGame) -> int:
    """Give the seat that brings it in; `up_cards` holds the up-card of each seat.

    The lowest card by rank, then suit, in high and eight-or-better (the ace is high); the
    highest in razz and regular high-low, where the ace is low and the king of spades worst.
    """
    if game in LOWEST_OPENS:
        return min(up_cards, key=up_cards.__getitem__)
    return max(up_cards, key=lambda seat: _ace_low(up_cards[seat]))


def opener(bring_in_seat: int, order: tuple[int, ...], all_in: Collection[int]) -> int | None:
    """Give the seat that really opens: the bring-in, else the first to its left with chips.

    `order` are the dealt-in seats clockwise, `all_in` those all in for the ante (TDA24
    RP-10-E). None where nobody has chips left.
    """
    start = order.index(bring_in_seat)
    for seat in order[start:] + order[:start]:
        if seat not in all_in:
            return seat
    return None


def say_bring_in(up_cards: Mapping[int, Card], game: StudGame, names: Naming | None = None) -> str:
    """Say who brings it in, and why: "Seat 3 brings it in: the 2d is the lowest card."."""
    voice = Voice(names)
    seat = bring_in(up_cards, game)
    which = "lowest" if game in LOWEST_OPENS else "highest"
    return voice.sentence(
        [f"{voice.at(seat)} brings it in: the {up_cards[seat]} is the {which} card"]
    )


def source(house: HouseRules) -> Citation:
    """Say where the book has the bring-in."""
    return cited(Ground.BRING_IN, house.book)


def _ace_low(card: Card) -> Card:
    return card._replace(rank=1) if card.rank == ACE else card

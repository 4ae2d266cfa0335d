"""Cards, as far as the floor deals with them: drawn for the button, shown as up-cards."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

RANKS = "23456789TJQKA"
SUITS = "cdhs"


class Suit(IntEnum):
    """The suits in the order that breaks ties: clubs, diamonds, hearts, spades."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


class Card(NamedTuple):
    """A card; cards compare by rank (2 to 14, the ace high), then by suit."""

    rank: int
    suit: Suit

    def __str__(self) -> str:
        return RANKS[self.rank - 2] + SUITS[self.suit]


def read_card(text: str) -> Card:
    """Read a card as people type it: "Kh", "10s", "td".

    Raise ValueError, in a sentence, where it is none.
    """
    plain = text.strip().replace("10", "T")
    rank, suit = plain[:1].upper(), plain[1:].lower()
    if rank and rank in RANKS and suit and suit in SUITS and len(suit) == 1:
        return Card(RANKS.index(rank) + 2, Suit(SUITS.index(suit)))
    raise ValueError(f'"{text}" is no card: write rank and suit, like Kh or 10s.')

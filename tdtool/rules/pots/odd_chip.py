"""Sharing a pot, and who gets the odd chips (TDA24 20, WSOP26 73, WLA26 153)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tdtool.rules.betting.grounds import Ground, cited
from tdtool.rules.books import Citation
from tdtool.rules.cards import Card
from tdtool.rules.house import HouseRules
from tdtool.rules.naming import Naming, Voice
from tdtool.rules.seats import clockwise


class Share(NamedTuple):
    """What one winner gets of a pot, and how much of that are odd chips, in chips."""

    seat: int
    chips: int
    odd: int = 0


def split(chips: int, winners: tuple[int, ...], smallest: int = 1) -> tuple[Share, ...]:
    """Share a pot among winners in the order in which odd chips go out.

    `smallest` is the smallest chip in play: shares are broken down to it, the rest goes out
    chip by chip in this order, and what is less than a chip goes to the first. Raises
    ValueError without winners.
    """
    if not winners:
        raise ValueError("Somebody must win the pot.")
    each = chips // (len(winners) * smallest) * smallest
    rest = chips - each * len(winners)
    shares = []
    for place, seat in enumerate(winners):
        odd = smallest * (place < rest // smallest) + (rest % smallest if place == 0 else 0)
        shares.append(Share(seat, each + odd, odd))
    return tuple(shares)


def by_button(button: int, winners: tuple[int, ...]) -> tuple[int, ...]:
    """Order winners as odd chips go out in games with a button: first left of it, clockwise."""
    return clockwise(tuple(sorted(winners)), button)


def by_high_card(cards: Mapping[int, Card]) -> tuple[int, ...]:
    """Order winners as odd chips go out in stud: by the highest card of each winning hand.

    `cards` holds that card of each winner; suits break ties, spades first.
    """
    return tuple(sorted(cards, key=cards.__getitem__, reverse=True))


def high_and_low(chips: int, smallest: int = 1) -> tuple[int, int]:
    """Halve a pot between high and low, broken to the smallest chip: the odd one goes high.

    Each half is then split by itself.
    """
    low = chips // (2 * smallest) * smallest
    return chips - low, low


def source(house: HouseRules) -> Citation:
    """Say where the book has the odd chip."""
    return cited(Ground.ODD_CHIP, house.book)


def say_shares(shares: tuple[Share, ...], names: Naming | None = None) -> str:
    """Say who gets how much: "Seat 3 gets 335, the odd 5 in it; seat 7 gets 330."."""
    voice = Voice(names)
    return voice.sentence(
        [
            f"{voice.at(share.seat)} gets {share.chips:,}"
            + (f", the odd {share.odd:,} in it" if share.odd else "")
            for share in shares
        ]
    )

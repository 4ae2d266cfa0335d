"""Main and side pots from what each player put in (TDA24 21), and the uncalled bet (15-B).

An all-in player can win from each opponent what he put in himself. An ante paid by one for
all belongs to the main pot, whoever wins it; antes of each player are matched like bets,
before them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tdtool.rules.betting.grounds import Ground, cited
from tdtool.rules.betting.standing import Standing
from tdtool.rules.books import Citation
from tdtool.rules.house import HouseRules
from tdtool.rules.naming import Naming, Voice


class Put(NamedTuple):
    """What one seat put in during the hand, in chips.

    `bets` are its live chips, `ante` what it paid as one of the antes of each player,
    `folded` tells that it can win nothing.
    """

    seat: int
    bets: int
    ante: int = 0
    folded: bool = False


class Pot(NamedTuple):
    """One pot: its chips, who can win it, and how much of each player's bets it takes.

    `up_to` is the bet of the shortest player in it (chips of the hand, antes apart); 0 for
    a pot of antes alone.
    """

    chips: int
    seats: tuple[int, ...]
    up_to: int


class Pots(NamedTuple):
    """The pots, the main pot first, and the uncalled chips that go back to a seat."""

    pots: tuple[Pot, ...]
    returned: int = 0
    returned_to: int | None = None

    @property
    def total(self) -> int:
        """Give all chips, the returned ones included."""
        return sum(pot.chips for pot in self.pots) + self.returned


def side_pots(puts: Iterable[Put], dead: int = 0) -> Pots:
    """Divide what was put in into pots; `dead` is money of nobody, an ante for all included.

    Raises ValueError where nobody can win.
    """
    everybody = list(puts)
    if all(put.folded for put in everybody):
        raise ValueError("Somebody must be left in the hand to win the pots.")
    everybody, returned, returned_to = _uncalled(everybody)
    live = [put for put in everybody if not put.folded]
    pots: list[Pot] = []
    carried = dead
    full_ante = max(put.ante for put in live)
    for field in ("ante", "bets"):
        if field == "bets":
            live = [put for put in live if put.ante == full_ante]
        amounts = [getattr(put, field) for put in everybody]
        levels = sorted({getattr(put, field) for put in live})
        below = 0
        for level in levels:
            # What folded players put in above everybody else belongs to the last pot.
            top = max(amounts) if level == levels[-1] else level
            chips = carried + sum(max(min(amount, top) - below, 0) for amount in amounts)
            if chips:
                seats = tuple([put.seat for put in live if getattr(put, field) >= level])
                _add(pots, Pot(chips, seats, level if field == "bets" else 0))
            carried, below = 0, level
    return Pots(tuple(pots), returned, returned_to)


def pots_of(standing: Standing) -> Pots:
    """Divide the chips of a round into pots, those of earlier rounds in the main pot.

    Right where nobody was all in before this round; else give `side_pots` the whole hand.
    """
    puts = [
        Put(seat, chips, folded=seat not in standing.live)
        for seat, chips in standing.in_front.items()
    ]
    return side_pots(puts, standing.round.pot + standing.round.ante)


def source(house: HouseRules) -> Citation:
    """Say where the book has side pots."""
    return cited(Ground.SIDE_POTS, house.book)


def say_pots(found: Pots, names: Naming | None = None) -> str:
    """Say who can win what: "Main pot 600 for seats 1, 2 and 4; side pot 200 for ..."."""
    voice = Voice(names)
    clauses = [
        f"{'side' if number else 'main'} pot {pot.chips:,} for {voice.all_at(pot.seats)}"
        for number, pot in enumerate(found.pots)
    ]
    if found.returned_to is not None:
        clauses.append(f"{found.returned:,} goes back to {voice.at(found.returned_to)}")
    return voice.sentence(clauses)


def _add(pots: list[Pot], pot: Pot) -> None:
    """Add a layer; one that the same players contest belongs to the pot below it."""
    if pots and pots[-1].seats == pot.seats:
        before = pots[-1]
        pots[-1] = Pot(before.chips + pot.chips, pot.seats, max(before.up_to, pot.up_to))
    else:
        pots.append(pot)


def _uncalled(everybody: list[Put]) -> tuple[list[Put], int, int | None]:
    """Take back what the highest bettor put in beyond everybody else, even if his hand is dead."""
    highest = max(everybody, key=lambda put: put.bets)
    others = [put.bets for put in everybody if put is not highest]
    over = highest.bets - max(others, default=0)
    if not over:
        return everybody, 0, None
    called = [put._replace(bets=put.bets - over) if put is highest else put for put in everybody]
    return called, over, highest.seat

"""Who gets the odd chip of a pot that is split (TDA24 20, WSOP26 73)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.pots.odd_chip import (
    by_button,
    by_high_card,
    high_and_low,
    say_shares,
    source,
    split,
)
from tdtool.ui import figures
from tdtool.ui.rulings.calculators import listed
from tdtool.ui.rulings.calculators.asks import Ask, Calculator, Given, Spot, Unclear
from tdtool.ui.rulings.calculators.worked import Line, Worked

if TYPE_CHECKING:
    from tdtool.rules.pots.odd_chip import Share

_BUTTON, _STUD = 0, 1
_HIGH, _HIGH_LOW = 0, 1


def work(given: Given) -> Worked:
    """Share the pot."""
    pot = given.chips("pot_split", "How large is the pot?")
    smallest = given.chips_or_none("smallest") or 1
    high = _winners(given, "winners_high", "cards_high")
    if given.pick("halves") == _HIGH:
        shares = split(pot, high, smallest)
        return _worked(say_shares(shares), _lines(shares, pot), given)
    low = _winners(given, "winners_low", "cards_low")
    upper, lower = high_and_low(pot, smallest)
    above, below = split(upper, high, smallest), split(lower, low, smallest)
    lines = (
        Line("High", figures.number(upper), "1"),
        *_each(above),
        Line("Low", figures.number(lower), "2"),
        *_each(below),
        Line("The pot", figures.number(pot), sums=True, main=True),
    )
    sentence = f"High: {say_shares(above)} Low: {say_shares(below)}"
    return _worked(sentence, lines, given)


def _worked(sentence: str, lines: tuple[Line, ...], given: Given) -> Worked:
    stud = given.pick("dealt") == _STUD
    why = (
        "In stud the odd chip goes to the highest card of the winning hands, spades first."
        if stud
        else "The odd chip goes to the first winner left of the button."
    )
    return Worked(
        sentence,
        decision=sentence.rstrip("."),
        source=source(given.scene.house),
        lines=lines,
        lines_title="The shares",
        notes=(why,),
    )


def _lines(shares: tuple[Share, ...], pot: int) -> tuple[Line, ...]:
    return (*_each(shares), Line("The pot", figures.number(pot), sums=True, main=True))


def _each(shares: tuple[Share, ...]) -> tuple[Line, ...]:
    return tuple(
        Line(
            f"Seat {share.seat}",
            figures.number(share.chips),
            source=f"{figures.number(share.odd)} odd" if share.odd else "",
        )
        for share in shares
    )


def _winners(given: Given, seats: str, cards: str) -> tuple[int, ...]:
    """Give the winners in the order in which odd chips go out."""
    if given.pick("dealt") == _STUD:
        found = listed.seats_with_cards(given.text(cards), cards)
        if not found:
            raise Unclear("Who wins, with which highest card? 3 Kh, 7 Ks.", cards, missing=True)
        return by_high_card({seat: max(held) for seat, held in found.items()})
    winners = listed.seats(given.text(seats), seats)
    if not winners:
        raise Unclear("Who wins? 3 7.", seats, missing=True)
    button = listed.seats(given.text("button"), "button")
    if len(winners) > 1 and not button:
        raise Unclear("Where is the button?", "button", missing=True)
    return by_button(button[0], winners) if button else winners


def _flop(given: Given) -> bool:
    return given.pick("dealt") == _BUTTON


def _stud(given: Given) -> bool:
    return given.pick("dealt") == _STUD


def _both(given: Given) -> bool:
    return given.pick("halves") == _HIGH_LOW


CALCULATOR = Calculator(
    "odd-chip",
    "Odd chip",
    "who gets it",
    (
        Ask("dealt", "Game", ("With a button", "Stud")),
        Ask("halves", "Won by", ("High", "High and low")),
        Ask("pot_split", "The pot", hint="1,025", spot=Spot.HALF),
        Ask("smallest", "Smallest chip", hint="25", spot=Spot.HALF),
        Ask("winners_high", "Winners", hint="3 7", spot=Spot.HALF, when=_flop),
        Ask(
            "winners_low",
            "Winners, low",
            hint="5",
            spot=Spot.HALF,
            when=lambda given: _flop(given) and _both(given),
        ),
        Ask("button", "Button", hint="seat", spot=Spot.HALF, when=_flop),
        Ask("cards_high", "Winners with their highest card", hint="3 Kh, 7 Ks", when=_stud),
        Ask(
            "cards_low",
            "Winners of the low, with their highest card",
            hint="5 8c, 6 8s",
            when=lambda given: _stud(given) and _both(given),
        ),
    ),
    work,
    ("POT-01",),
)

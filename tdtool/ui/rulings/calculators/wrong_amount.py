"""A wrong amount that was noticed late: too small a raise, a pot counted wrong (TDA24 52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.betting.round import Move
from tdtool.rules.betting.say_rulings import say_corrected
from tdtool.rules.betting.wrong_bet import Noticed, too_small, wrong_pot
from tdtool.rules.house import PRESETS
from tdtool.rules.house_words import PRESET_TITLES
from tdtool.ui.rulings.calculators.asks import Ask, Calculator, Spot, Unclear
from tdtool.ui.rulings.calculators.worked import Column, Grid, Said, Worked

if TYPE_CHECKING:
    from tdtool.rules.betting.wrong_bet import Corrected
    from tdtool.rules.house import HouseRules
    from tdtool.ui.rulings.calculators.asks import Given

NOTICED = (
    (Noticed.IN_TIME, "while players still act"),
    (Noticed.ALL_ACTED, "when all have acted"),
    (Noticed.NEXT_CARD, "after the next card"),
)
BEHIND: tuple[tuple[tuple[Move, ...], str], ...] = (
    ((), "nobody"),
    ((Move.FOLD,), "one folded"),
    ((Move.CALL,), "one called or raised"),
    ((Move.CALL, Move.CALL), "two or more, with chips"),
)
_TOO_SMALL, _POT = 0, 1


def work(given: Given) -> Worked:
    """Say what becomes of the amount, by the house's book and by the others."""
    bet = given.chips("wrong_bet", "How much was bet or raised to?")
    right = given.chips("right_bet", "How much should it have been, as a total?")
    if given.pick("wrong_kind") == _TOO_SMALL and bet >= right:
        raise Unclear("That is not too small.", "wrong_bet")
    if bet == right:
        raise Unclear("That is the right amount.", "wrong_bet")
    house = given.scene.house
    own = _ruled(given, bet, right, house)
    every = {preset: _ruled(given, bet, right, rules) for preset, rules in PRESETS.items()}
    differ = len({(one.correction, one.to) for one in every.values()}) > 1
    columns = tuple(
        Column(
            PRESET_TITLES[preset],
            "✓ this event" if preset is house.preset else "",
            ((Said(say_corrected(one)),),),
            preset is house.preset,
        )
        for preset, one in every.items()
    )
    return Worked(
        say_corrected(own),
        decision=say_corrected(own).split(". ")[0].rstrip("."),
        source=own.source,
        grid=Grid((("", ""),), columns, "The books differ") if differ else None,
    )


def _ruled(given: Given, bet: int, right: int, house: HouseRules) -> Corrected:
    noticed = NOTICED[given.pick("noticed")][0]
    if given.pick("wrong_kind") == _TOO_SMALL:
        return too_small(bet, right, noticed, house)
    return wrong_pot(bet, right, BEHIND[given.pick("behind")][0], noticed, house)


CALCULATOR = Calculator(
    "wrong-amount",
    "Wrong amount",
    "noticed late: raise or pot",
    (
        Ask("wrong_kind", "What was wrong", ("A bet too small", "The pot")),
        Ask("wrong_bet", "It was, as a total", hint="1,000", spot=Spot.HALF),
        Ask("right_bet", "It should be", hint="1,200", spot=Spot.HALF),
        Ask("noticed", "Noticed", tuple(words for _, words in NOTICED)),
        Ask(
            "behind",
            "Acted behind the bet",
            tuple(words for _, words in BEHIND),
            when=lambda given: given.pick("wrong_kind") == _POT,
        ),
    ),
    work,
    ("BET-15", "PL-04"),
)

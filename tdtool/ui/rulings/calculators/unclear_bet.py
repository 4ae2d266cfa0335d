"""A bare number: how much is "five" (TDA24 57)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.betting.grounds import Ground, cited
from tdtool.rules.betting.words import unclear_bet
from tdtool.ui import figures
from tdtool.ui.rulings.calculators.asks import Ask, Calculator, Spot, Unclear
from tdtool.ui.rulings.calculators.worked import Line, Worked

if TYPE_CHECKING:
    from tdtool.ui.rulings.calculators.asks import Given
    from tdtool.ui.rulings.calculators.scene import Scene


def work(given: Given) -> Worked:
    """Give the bet that a number means that can be read in several ways."""
    said = given.chips("number_said", "Which number did he say? 5.")
    pot = given.chips("pot_before", "How large was the pot before the bet?")
    least = given.chips("least_bet", "What is the smallest bet?")
    if said < 1 or least < 1:
        raise Unclear("Nothing is no bet.", "number_said")
    found = unclear_bet(said, pot, least)
    number = figures.number
    return Worked(
        f"That is a bet of {number(found)}.",
        f"{number(said)} can be {number(found)}: the pot was {number(pot)}.",
        f"bet of {number(found)}",
        cited(Ground.UNCLEAR_BET, given.scene.house.book),
        lines=(
            Line("The pot before the bet", number(pot), "1"),
            Line("The smallest bet", number(least), "2"),
            Line("The highest reasonable amount", number(found), sums=True, main=True),
        ),
    )


def _big(scene: Scene) -> str:
    return figures.number(scene.stakes.big_blind) if scene.stakes.big_blind else ""


CALCULATOR = Calculator(
    "unclear-bet",
    "Unclear bet",
    "how much is “five”",
    (
        Ask("number_said", "The number he said", hint="5", spot=Spot.HALF),
        Ask("least_bet", "Smallest bet", hint="400", start=_big, spot=Spot.HALF),
        Ask("pot_before", "Pot before the bet", hint="3,000", spot=Spot.HALF),
    ),
    work,
    ("ADM-04",),
)

"""Who brings it in, by the up-cards and the game (TDA24 RP-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.seats import clockwise
from tdtool.rules.up_cards import StudGame, bring_in, opener, say_bring_in, source
from tdtool.ui import figures
from tdtool.ui.rulings.calculators import listed
from tdtool.ui.rulings.calculators.asks import Ask, Calculator, Unclear
from tdtool.ui.rulings.calculators.worked import Line, Worked

if TYPE_CHECKING:
    from tdtool.ui.rulings.calculators.asks import Given

GAMES = (
    (StudGame.HIGH, "High"),
    (StudGame.EIGHT_OR_BETTER, "Eight or better"),
    (StudGame.RAZZ, "Razz"),
    (StudGame.HI_LO_REGULAR, "High-low, no qualifier"),
)
_TWO = 2


def work(given: Given) -> Worked:
    """Say who brings it in, and who opens where he is all in."""
    held = listed.seats_with_cards(given.text("up_cards"), "up_cards")
    if len(held) < _TWO:
        raise Unclear("Which up-cards? 1 Kh, 2 2c, 3 10s.", "up_cards", missing=True)
    cards = {seat: found[0] for seat, found in held.items()}
    game = GAMES[given.pick("stud")][0]
    seat = bring_in(cards, game)
    order = clockwise(tuple(sorted(cards)), seat)
    order = (seat, *[one for one in order if one != seat])
    out = listed.seats(given.text("all_in"), "all_in")
    first = opener(seat, order, out)
    notes = []
    if first is None:
        notes.append("Everybody is all in for the ante: the cards are dealt out.")
    elif first != seat:
        notes.append(f"Seat {seat} is all in for the ante: seat {first} opens in its place.")
    amount = given.scene.stakes.bring_in
    return Worked(
        say_bring_in(cards, game),
        f"The bring-in is {figures.number(amount)}." if amount else "",
        say_bring_in(cards, game).rstrip("."),
        source(given.scene.house),
        lines=tuple(
            Line(f"Seat {one}", str(cards[one]), main=one == seat) for one in sorted(cards)
        ),
        lines_title="Up-cards",
        notes=tuple(notes),
    )


CALCULATOR = Calculator(
    "bring-in",
    "Bring-in",
    "by up-cards and game",
    (
        Ask("stud", "Game", tuple(words for _, words in GAMES)),
        Ask("up_cards", "Up-cards", hint="1 Kh, 2 2c, 3 10s"),
        Ask("all_in", "All in for the ante", hint="none"),
    ),
    work,
    ("STU-01", "STU-02"),
)

"""Main and side pots from what each player put in, and who gets how much (TDA24 20, 21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.naming import in_a_row
from tdtool.rules.pots.odd_chip import by_button, say_shares, split
from tdtool.rules.pots.side_pots import Put, say_pots, side_pots, source
from tdtool.rules.stakes import AnteKind
from tdtool.ui import figures
from tdtool.ui.rulings.calculators import listed
from tdtool.ui.rulings.calculators.asks import Ask, Calculator, Spot, Unclear
from tdtool.ui.rulings.calculators.worked import Line, Worked

if TYPE_CHECKING:
    from tdtool.rules.pots.side_pots import Pot, Pots
    from tdtool.ui.rulings.calculators.asks import Given
    from tdtool.ui.rulings.calculators.scene import Scene

_FOLDED = frozenset(("f", "fold", "folds", "folded", "out"))
_IDLE = ("a", "all", "in", "allin")


def work(given: Given) -> Worked:
    """Divide the chips, and share each pot where its winners are named."""
    text = given.text("puts")
    if not text:
        raise Unclear(
            "What did each seat put in? 1 600, 2 600 f, 4 1,100, 7 1,100.", "puts", missing=True
        )
    typed = listed.seats_with_chips(text, "puts", (*_FOLDED, *_IDLE))
    puts = [Put(one.seat, one.chips, folded=bool(_FOLDED & set(one.words))) for one in typed]
    dead = given.chips_or_none("dead") or 0
    try:
        found = side_pots(puts, dead)
    except ValueError as problem:
        raise Unclear(str(problem), "puts") from problem
    shared = _shares(given, found)
    return Worked(
        say_pots(found),
        f"{figures.number(found.total)} in all.",
        say_pots(found).rstrip("."),
        source(given.scene.house),
        lines=_lines(found, dead),
        lines_title="The pots",
        notes=shared,
    )


def _lines(found: Pots, dead: int) -> tuple[Line, ...]:
    lines = [
        Line(
            f"{_name(number)}: seat{'s' if len(pot.seats) > 1 else ''}"
            f" {in_a_row([str(seat) for seat in pot.seats])}",
            figures.number(pot.chips),
            str(number + 1),
            f"up to {figures.number(pot.up_to)} each" if pot.up_to else "",
        )
        for number, pot in enumerate(found.pots)
    ]
    if found.returned_to is not None:
        lines.append(
            Line(
                f"Uncalled, back to seat {found.returned_to}",
                figures.number(found.returned),
                source="15-B",
            )
        )
    lines.append(Line("All chips", figures.number(found.total), sums=True, main=True))
    if dead:
        lines.insert(0, Line("Of nobody, in the main pot", figures.number(dead), quiet=True))
    return tuple(lines)


def _name(number: int) -> str:
    return "Side pot" if number else "Main pot"


def _shares(given: Given, found: Pots) -> tuple[str, ...]:
    """Share each pot among the winners that were named for it, the main pot first."""
    text = given.text("winners")
    if not text:
        return ()
    named = [listed.seats(part, "winners") for part in text.split("/")]
    if len(named) > len(found.pots):
        raise Unclear(f"There are {len(found.pots)} pots, not {len(named)}.", "winners")
    smallest = given.chips_or_none("smallest") or 1
    button = listed.seats(given.text("button"), "button")
    said = []
    for number, (pot, winners) in enumerate(zip(found.pots, named, strict=False)):
        _check(pot, winners, number)
        if len(winners) > 1 and not button and pot.chips % (len(winners) * smallest):
            raise Unclear("Where is the button? The odd chip goes left of it.", "button")
        order = by_button(button[0], winners) if button else winners
        said.append(f"{_name(number)}: {say_shares(split(pot.chips, order, smallest))}")
    return tuple(said)


def _check(pot: Pot, winners: tuple[int, ...], number: int) -> None:
    for seat in winners:
        if seat not in pot.seats:
            raise Unclear(f"Seat {seat} cannot win the {_name(number).lower()}.", "winners")
    if not winners:
        raise Unclear(f"Who wins the {_name(number).lower()}?", "winners")


def _ante_now(scene: Scene) -> str:
    ante = scene.stakes.ante
    single = ante.kind in {AnteKind.BIG_BLIND, AnteKind.BUTTON}
    return figures.number(ante.amount) if single and ante.amount else ""


CALCULATOR = Calculator(
    "side-pots",
    "Side pots",
    "who can win what",
    (
        Ask("puts", "Put in by each seat, f for folded", hint="1 600, 2 600 f, 4 1,100, 7 1,100"),
        Ask("dead", "Ante for all, dead", hint="0", start=_ante_now, spot=Spot.HALF),
        Ask("smallest", "Smallest chip", hint="25", spot=Spot.HALF),
        Ask("winners", "Winners, pot by pot", hint="4 7 / 7", spot=Spot.HALF),
        Ask("button", "Button", hint="seat", spot=Spot.HALF),
    ),
    work,
    ("POT-02", "POT-03", "POT-04"),
)

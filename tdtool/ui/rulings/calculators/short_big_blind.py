"""A big blind too short for blind and ante: which is paid first (TDA24 RP-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.books import Book, Citation, written_out
from tdtool.rules.stakes import AnteKind, AnteOrder
from tdtool.ui import figures
from tdtool.ui.rulings.calculators.asks import Ask, Calculator, Spot
from tdtool.ui.rulings.calculators.worked import Column, Grid, Line, Said, Worked

if TYPE_CHECKING:
    from tdtool.ui.rulings.calculators.asks import Given
    from tdtool.ui.rulings.calculators.scene import Scene

RULE = Citation(Book.TDA24, "RP-11")
_TITLES = {AnteOrder.BLIND_FIRST: "Blind first", AnteOrder.ANTE_FIRST: "Ante first"}


def work(given: Given) -> Worked:
    """Share a short stack between blind and ante, both ways."""
    big = given.chips("big_blind", "How large is the big blind?")
    ante = given.chips("bb_ante", "How large is the big-blind ante?")
    stack = given.chips("stack", "How many chips has the big blind?")
    own = _order(given.scene)
    ways = {order: _paid(stack, big, ante, order) for order in AnteOrder}
    blind, paid = ways[own]
    number = figures.number
    if stack >= big + ante:
        return Worked(
            f"He can pay both: {number(big)} and the ante of {number(ante)}.",
            f"{number(stack - big - ante)} is left.",
            "pays both",
            RULE,
        )
    columns = tuple(
        Column(
            _TITLES[order],
            "✓ this event" if order is own else _source(order),
            ((Said(f"blind {number(b)}"), Said(f"ante {number(a)}", "second")),),
            order is own,
        )
        for order, (b, a) in ways.items()
    )
    return Worked(
        f"All in: {number(blind)} is his blind, {number(paid)} the ante.",
        f"The others still owe the full {number(big)}.",
        f"blind {number(blind)}, ante {number(paid)}",
        RULE,
        lines=(
            Line("Stack of the big blind", number(stack), "1"),
            Line(_TITLES[own], number(blind if own is AnteOrder.BLIND_FIRST else paid), "2"),
            Line("The rest", number(paid if own is AnteOrder.BLIND_FIRST else blind), "3"),
        ),
        grid=Grid((("", ""),), columns, "Which is paid first"),
        notes=("He can win from each opponent what he has as his blind.",),
    )


def _order(scene: Scene) -> AnteOrder:
    return scene.stakes.ante.order or scene.house.short_big_blind


def _paid(stack: int, big: int, ante: int, order: AnteOrder) -> tuple[int, int]:
    if order is AnteOrder.BLIND_FIRST:
        blind = min(stack, big)
        return blind, min(stack - blind, ante)
    paid = min(stack, ante)
    return min(stack - paid, big), paid


def _source(order: AnteOrder) -> str:
    return written_out(*RULE) if order is AnteOrder.BLIND_FIRST else "common before 2024"


def _big(scene: Scene) -> str:
    return figures.number(scene.stakes.big_blind) if scene.stakes.big_blind else ""


def _ante(scene: Scene) -> str:
    ante = scene.stakes.ante
    return figures.number(ante.amount) if ante.kind is AnteKind.BIG_BLIND else ""


CALCULATOR = Calculator(
    "short-big-blind",
    "Short big blind",
    "blind first or ante first",
    (
        Ask("big_blind", "Big blind", hint="1,000", start=_big, spot=Spot.HALF),
        Ask("bb_ante", "Big-blind ante", hint="1,000", start=_ante, spot=Spot.HALF),
        Ask("stack", "His chips", hint="1,100", spot=Spot.HALF),
    ),
    work,
    ("ANT-02", "BLD-02"),
)

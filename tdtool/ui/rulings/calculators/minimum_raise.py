"""The smallest legal raise, and what each player may do now (TDA24 43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.betting.may import ground, may
from tdtool.rules.betting.say import say_may, say_minimum
from tdtool.ui import figures
from tdtool.ui.rulings.calculators import played as rounds
from tdtool.ui.rulings.calculators.asks import Calculator, Unclear
from tdtool.ui.rulings.calculators.worked import Column, Grid, Line, Said, Worked

if TYPE_CHECKING:
    from tdtool.rules.betting.may import May
    from tdtool.ui.rulings.calculators.asks import Given
    from tdtool.ui.rulings.calculators.played import Played

OVER = "The round is over: nobody is left to act."


def work(given: Given) -> Worked:
    """Say how much the next player must raise to, and what everybody may do."""
    betting = rounds.KINDS[given.pick("betting")]
    found = rounds.played(given, betting, asker=True)
    standing = found.standing
    house = given.scene.house
    all_may = may(standing, house)
    if not all_may:
        raise Unclear(OVER, "round", missing=True)
    first = all_may[0]
    spoken = say_minimum(first)
    return Worked(
        spoken.sentence,
        spoken.figures or say_may(first, standing.reading),
        rounds.decided(first),
        ground(standing, first, house),
        rounds.lines_of(found),
        _working(found, first),
        grid=what_each_may(found, all_may),
        notes=notes_of(found),
        table=rounds.seen(found),
        highest=standing.highest,
        least=first.least,
        betting=betting,
    )


def _working(found: Played, first: May) -> tuple[Line, ...]:
    standing = found.standing
    if first.least is None:
        return ()
    if first.opens:
        return (Line("The smallest bet", figures.number(first.least), main=True),)
    full = first.least - standing.highest
    return (
        Line("The bet to call", figures.number(standing.highest), "1"),
        Line("The largest full bet or raise so far", figures.number(full), "2"),
        Line("Raise to, at least", figures.number(first.least), sums=True, main=True),
    )


def what_each_may(found: Played, all_may: tuple[May, ...]) -> Grid:
    """Show what everybody still to act may do."""
    rows = tuple(
        (found.call(one.seat), f"in {figures.number(one.in_front)}" if one.in_front else "")
        for one in all_may
    )
    cells = tuple(tuple(Said(*line) for line in rounds.choices(one)) for one in all_may)
    return Grid(rows, (Column("May", "", cells, in_force=True),), "Fold, or")


def notes_of(found: Played) -> tuple[str, ...]:
    """Say what was assumed, and what in the round cannot have been."""
    passed = found.standing.passed
    skipped = f"Counted as folded: {', '.join(map(str, passed))}." if passed else ""
    return tuple(filter(None, (found.doubt, found.assumed, skipped)))


CALCULATOR = Calculator(
    "minimum-raise",
    "Minimum raise",
    "the smallest legal raise",
    (rounds.KIND, rounds.ROUND, rounds.STREET, rounds.WHOSE, rounds.BLINDS, rounds.BET),
    work,
    ("BET-13", "BET-14", "ALL-04"),
)

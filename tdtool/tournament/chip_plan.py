"""Which chips the levels need, to which level, and when they leave play."""

from __future__ import annotations

from dataclasses import replace
from math import gcd
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.structure import RowKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.structure import Structure

USUAL_CHIPS = (
    1,
    5,
    25,
    100,
    500,
    1_000,
    5_000,
    25_000,
    100_000,
    500_000,
    1_000_000,
    5_000_000,
    25_000_000,
    100_000_000,
)
"""The denominations of a tournament set; sheets that remove others have those as well."""


_SMALL = 25


class ChipUse(NamedTuple):
    """One denomination: the last level that needs it, and the row with which it leaves play.

    Both are row indexes; `needed` is None where no level needs it, `leaves` where it stays.
    """

    chip: int
    needed: int | None
    leaves: int | None

    @property
    def too_early(self) -> bool:
        """Tell whether it leaves before the last level that needs it."""
        return self.leaves is not None and self.needed is not None and self.leaves < self.needed


def figures(stakes: Stakes) -> list[int]:
    """Give all amounts (chips) that a set of stakes asks players to put in."""
    amounts = (
        stakes.small_blind,
        stakes.big_blind,
        stakes.ante.amount,
        stakes.button_post,
        stakes.small_bet,
        stakes.big_bet,
        stakes.bring_in,
        stakes.completion,
        *(step.amount for step in stakes.ante.steps),
    )
    return [amount for amount in amounts if amount]


def chips_of(structure: Structure) -> tuple[int, ...]:
    """Give the denominations that an event is played with, smallest first.

    The smallest is the largest that pays every amount of the sheet, or a smaller one that the
    sheet removes; the largest pays the largest amount.
    """
    amounts = [
        amount for row in structure.rows for stakes in row.stakes for amount in figures(stakes)
    ]
    removed = {chip for row in structure.rows for chip in row.colour_up if chip > 0}
    whole = gcd(*amounts)
    smallest = max((chip for chip in USUAL_CHIPS if whole and whole % chip == 0), default=1)
    usual = {chip for chip in USUAL_CHIPS if smallest <= chip <= max(amounts, default=0)}
    return tuple(sorted(usual | removed))


def chip_uses(structure: Structure) -> tuple[ChipUse, ...]:
    """Tell of every denomination to which level it is needed and when it leaves."""
    chips = chips_of(structure)
    rows = structure.rows
    levels = [(at, asked) for at, asked in _asked(structure) if rows[at].kind is RowKind.PLAY]
    leaves: dict[int, int] = {}
    for at, row in enumerate(structure.rows):
        for chip in row.colour_up:
            leaves.setdefault(chip, at)
    found = []
    for place, chip in enumerate(chips):
        found.append(ChipUse(chip, _last_needing(levels, chips[place + 1 :]), leaves.get(chip)))
    return tuple(found)


def _last_needing(
    levels: Sequence[tuple[int, Iterable[int]]], larger: tuple[int, ...]
) -> int | None:
    """Find the last row that cannot be paid with these larger chips alone; without any the last."""
    return next((at for at, asked in reversed(levels) if not larger or needs(asked, larger)), None)


def needs(amounts: Iterable[int], larger: tuple[int, ...]) -> bool:
    """Tell whether some amount cannot be paid with these larger chips alone."""
    return any(not payable(amount, larger) for amount in amounts)


def payable(amount: int, chips: Iterable[int]) -> bool:
    """Tell whether an amount is a sum of chips of these denominations."""
    fitting = [chip for chip in chips if chip <= amount]
    return bool(fitting) and amount % gcd(*fitting) == 0


def smallest_in_play(structure: Structure, at: int) -> int:
    """Give the smallest denomination that is in play in a row, after the colour-ups before it.

    Where none has left it is the sheet's smallest, 25 at most.
    """
    gone = max((chip for row in structure.rows[:at] for chip in row.colour_up), default=0)
    chips = chips_of(structure)
    if not gone:
        return min(_SMALL, *chips[:1])
    return min((chip for chip in {*USUAL_CHIPS, *chips} if chip > gone), default=1)


def _asked(structure: Structure) -> list[tuple[int, set[int]]]:
    """Give the amounts that every row asks for, each once."""
    return [
        (at, {amount for stakes in row.stakes for amount in figures(stakes)})
        for at, row in enumerate(structure.rows)
    ]


class Advice(NamedTuple):
    """A chip that can leave play: no level after `needed` needs it; `at` is the break (rows).

    `new` is the smallest value that stays.
    """

    chip: int
    needed: int
    at: int
    new: int


def advice(structure: Structure, chips: tuple[int, ...] = ()) -> tuple[Advice, ...]:
    """Tell which chips are not needed any more after some level, and at which break they leave.

    Chips that leave anyway, that no level needs, or that are needed to the end are left out.
    `chips` are the values played with, smallest first; without them the sheet's own.
    """
    values = chips or chips_of(structure)
    rows = structure.rows
    last_level = max((at for at, row in enumerate(rows) if row.kind is RowKind.PLAY), default=0)
    gone = {chip for row in rows for chip in row.colour_up}
    asked = _asked(structure)
    found = []
    for place, chip in enumerate(values[:-1]):
        if chip in gone:
            continue
        needed = _last_needing(asked, values[place + 1 :])
        if needed is None:
            continue
        breaks = (at for at in range(needed + 1, last_level) if rows[at].kind is RowKind.BREAK)
        at = next(breaks, None)
        if at is not None:
            found.append(Advice(chip, needed, at, values[place + 1]))
    return tuple(found)


def with_colour_ups(structure: Structure, chips: tuple[int, ...] = ()) -> Structure:
    """Let all chips leave play as advised."""
    rows = list(structure.rows)
    for one in advice(structure, chips):
        removed = tuple(sorted({*rows[one.at].colour_up, one.chip}))
        rows[one.at] = replace(rows[one.at], colour_up=removed)
    return replace(structure, rows=tuple(rows))

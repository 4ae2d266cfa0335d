"""Everything that a sample tournament has for paper: each sheet with each of its options."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, NamedTuple

from tdtool.sheets.page import PaperSize
from tdtool.ui.printing.choice import Choice
from tdtool.ui.printing.offer import TERMS, Offer
from tdtool.ui.printing.work import Unclear
from tdtool.ui.printing.works import work_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.samples.events import Stage

PAPERS = (PaperSize.A4, PaperSize.LETTER)
LATE = {
    Offer.DEAL,
    Offer.BAG_SHEETS,
    Offer.BAG_LABELS,
    Offer.CHIP_COUNTS,
    Offer.PRIZES,
    Offer.PAYOUT_SLIPS,
    Offer.STANDINGS,
    Offer.JOURNAL,
}
"""Sheets that have something of their own to say when few are left."""


class Print(NamedTuple):
    """One sheet as it is chosen; `label` says which options it has."""

    offer: Offer
    choice: Choice
    label: str


def prints(stage: Stage, size: PaperSize) -> Iterator[Print]:
    """Walk through what is printed of a stage on a paper, both ways up."""
    for offer, terms in TERMS.items():
        if (stage.name == "late" and offer not in LATE) or (
            stage.name == "day two" and offer is not Offer.DAY_SEATING
        ):
            continue
        for kind in range(max(1, len(terms.kinds[1]))):
            for large in range(max(1, len(terms.sizes[1]))):
                for lying in (False, True):
                    label = ", ".join(
                        word
                        for word in (
                            terms.name,
                            terms.kinds[1][kind] if terms.kinds[1] else "",
                            terms.sizes[1][large] if terms.sizes[1] else "",
                            "lying" if lying else "",
                        )
                        if word
                    )
                    which = str(stage.table) if offer is Offer.CARD else ""
                    yield Print(offer, Choice(size, lying, which, kind, large), label)
        if offer is Offer.LEVELS and stage.table:
            yield Print(offer, Choice(size, which=str(stage.table)), "Level sheet of a table")
        if offer is Offer.MOVES:
            yield from _orders(stage, size)
        if offer is Offer.DRAW_PROOF and stage.desk.state.draws > 1:
            yield Print(offer, Choice(size, which="1"), "Draw proof, the first")


def _orders(stage: Stage, size: PaperSize) -> Iterator[Print]:
    """Order a player to a table that has a seat for him, on the slip for the floor."""
    first, *others = sorted(stage.desk.state.tables.values(), key=lambda table: table.number)
    for goal in (first, *others[:1]):
        start = others[0] if goal is first and others else first
        if goal is not start and goal.open_seats() and start.occupants:
            which = f"{start.number} to {goal.number}"
            yield Print(Offer.MOVES, Choice(size, which=which), f"Balance order, {which}")


def made(stage: Stage, one: Print) -> tuple[bytes, int] | str:
    """Make a sheet: its PDF and the pages counted for it, or why there is none."""
    try:
        work = work_of(stage.desk, one.offer, one.choice)
    except Unclear as unclear:
        return str(unclear)
    out = io.BytesIO()
    work.draw(out, lambda: None)
    return out.getvalue(), work.pages()

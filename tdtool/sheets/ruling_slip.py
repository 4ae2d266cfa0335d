"""The ruling slip: what happened, what was decided and by which rule, to be signed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.sheets.page import Foot, Paper
    from tdtool.tournament.figure_line import FigureLine


@dataclass(frozen=True, slots=True)
class RulingSlip:
    """Everything that one ruling slip says; what is "" is left out.

    `place` is the table or seat ("Table 12", "Seat 12.7"), `level` the level with its blinds,
    `when` the time. `rules` are those relied on, written out; `other_books` what other books
    say. `players` with their seats before them. `standing` tells what became of it
    ("Corrected by ruling 15").
    """

    number: int
    foot: Foot
    title: str = ""
    place: str = ""
    level: str = ""
    when: str = ""
    happened: str = ""
    decision: str = ""
    said: str = ""
    figures: FigureLine | None = None
    reason: str = ""
    rules: str = ""
    other_books: str = ""
    penalty: str = ""
    players: tuple[str, ...] = ()
    by: str = ""
    standing: str = ""


def pages(slips: Sequence[RulingSlip], paper: Paper) -> int:
    """Count the pages that ruling slips take."""
    from tdtool.sheets.ruling_slip_draw import count

    return count(slips, paper)


def draw(slips: Sequence[RulingSlip], paper: Paper, out: IO[bytes]) -> None:
    """Draw ruling slips as a PDF into a binary file.

    A slip is as large as A5, and goes on behind where its words are many. Letter and A4
    upright: one a page, enlarged to fill it; lying: two a page side by side, to be cut apart.
    """
    from tdtool.sheets.ruling_slip_draw import draw_slips

    draw_slips(slips, paper, out)

"""The break sheet: one page for a table that breaks, with a slip for each of its players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.page import Foot, Paper

LEAST_SLIP = 250.0
"""Points that a slip is wide at least."""


class BreakSlip(NamedTuple):
    """Where a player of the table goes; `entry` is for the code that a scanner types."""

    name: str
    source: str
    """His old seat, "35.1"; "" where he had none."""
    table: str
    seat: str
    entry: int
    chips: str = ""
    """The chips he begins a round with, "" where he takes his own."""


@dataclass(frozen=True, slots=True)
class BreakSheet:
    """One table that breaks; `draw` names the draw, so that it can be repeated."""

    table: str
    slips: tuple[BreakSlip, ...]
    foot: Foot
    draw: str = ""


def columns(paper: Paper) -> int:
    """Count the slips that stand side by side."""
    return max(1, int((paper.width - 2 * paper.margin) // LEAST_SLIP))


def pages(sheets: Sequence[BreakSheet]) -> int:
    """Count the pages: one for each table."""
    return max(1, len(sheets))


def draw(
    sheets: Sequence[BreakSheet],
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None = None,
) -> None:
    """Draw break sheets as a PDF into a binary file, one table a page."""
    from tdtool.sheets.break_draw import draw_breaks

    draw_breaks(sheets, paper, out, each_page)

"""The breaking order, to be posted: which table breaks next, and when all is drawn anew."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Foot, Paper


class Lie(NamedTuple):
    """How the numbers stand on a page: columns and rows, and the size of a figure (points)."""

    columns: int
    rows: int
    size: float


@dataclass(frozen=True, slots=True)
class BreakingOrder:
    """Tables, the one that breaks first in front; `said` are sentences below the title."""

    tables: tuple[int, ...]
    foot: Foot
    said: tuple[str, ...] = ()
    beside: str = ""
    """How many tables there are, and as of when."""


_LIES = (
    Lie(1, 12, 28.0),
    Lie(2, 15, 25.0),
    Lie(3, 16, 22.0),
    Lie(4, 24, 15.0),
    Lie(6, 34, 11.0),
)
"""For few tables large figures, for many small ones."""


def lie(order: BreakingOrder, paper: Paper) -> Lie:
    """Choose columns and size so that as much as can be read stands on one page."""
    fits = [one for one in _LIES if len(order.tables) <= one.columns * one.rows]
    found = fits[0] if fits else _LIES[-1]
    if paper.height < paper.width:
        return Lie(found.columns * 2, max(1, found.rows // 2), found.size)
    return found


def pages(order: BreakingOrder, paper: Paper) -> int:
    """Count the pages."""
    lies = lie(order, paper)
    return max(1, -(-len(order.tables) // (lies.columns * lies.rows)))


def draw(
    order: BreakingOrder,
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None = None,
) -> None:
    """Draw a breaking order as a PDF into a binary file."""
    from tdtool.sheets.breaking_draw import draw_order

    draw_order(order, paper, out, each_page)

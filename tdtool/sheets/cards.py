"""Cards as large as A5: one a page enlarged, or two side by side to be cut apart."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from tdtool.sheets.page import Paper, PaperSize

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdtool.sheets.pen import Pen

CARD = Paper(PaperSize.A5)
_INSET = 0.97


def places(paper: Paper) -> int:
    """Count the cards on a page."""
    return 2 if paper.landscape and paper.size is not PaperSize.A5 else 1


@contextmanager
def placed_card(pen: Pen, paper: Paper, number: int) -> Iterator[None]:
    """Draw what follows as the card of that number (from 0), on a new page where it begins one."""
    lie = places(paper)
    if number and number % lie == 0:
        pen.next_page()
    room = paper.width / lie
    scale = min(room / CARD.width, paper.height / CARD.height)
    if scale < 1:
        # No printer reaches the edge.
        scale *= _INSET
    x = room * (number % lie) + (room - CARD.width * scale) / 2
    y = (paper.height - CARD.height * scale) / 2
    with pen.placed(x, y, CARD.height, scale):
        yield
    if lie > 1 and number % lie == 0:
        _draw_cut_marks(pen, paper)


def _draw_cut_marks(pen: Pen, paper: Paper) -> None:
    """Mark at both edges where the paper is cut between two cards."""
    middle = paper.width / 2
    pen.line(middle, 0, middle, 14, 0.4)
    pen.line(middle, paper.height - 14, middle, paper.height, 0.4)

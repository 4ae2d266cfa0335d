"""Drawing the key card: columns of keys with what they do beside them, under where they work."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.faces import Weight
from tdtool.sheets.heading import again_height, heading_height
from tdtool.sheets.paging import Headed, headed_pages
from tdtool.sheets.pen import Pen
from tdtool.sheets.prose import Column, Measure, Passage, draw_column, pour, titled

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.key_card import KeyCard, KeyGroup
    from tdtool.sheets.page import Paper

FOOT_ROOM = 46.0
LEAST_COLUMN, GAP, GUTTER = 140.0, 18.0, 64.0
TYPE, HEAD = 8.5, 10.5
ABOVE, BETWEEN = 8.0, 1.5
"""Above a head, and between keys (points)."""


def _columns(paper: Paper) -> tuple[int, float]:
    """Give how many columns lie side by side, and how wide each is."""
    room = paper.width - 2 * paper.margin
    number = max(1, int((room + GAP) // (LEAST_COLUMN + GAP)))
    return number, (room - (number - 1) * GAP) / number


def laid(card: KeyCard, paper: Paper) -> list[list[Column]]:
    """Pour the keys into columns; no head stands alone at the foot of one."""
    number, wide = _columns(paper)
    bottom = paper.height - FOOT_ROOM
    heights = (bottom - heading_height(paper) - 4, bottom - again_height(paper) - 4)
    passages = [passage for group in card.groups for passage in _passages(group)]
    measure = Measure(wide, GUTTER, gap=BETWEEN)
    pages = pour(passages, measure, heights, number)
    for _ in card.groups:
        lonely = _lonely_head(pages, heights)
        if lonely is None:
            break
        which, rest = lonely
        heads = [place for place, one in enumerate(passages) if not one.beside and not one.room]
        passages.insert(heads[which], Passage((), room=rest))
        pages = pour(passages, measure, heights, number)
    return pages


def _lonely_head(
    pages: list[list[Column]], heights: tuple[float, float]
) -> tuple[int, float] | None:
    """Find a head that ends a column: its number, and the room (points) from it to the foot."""
    heads = 0
    for place, page in enumerate(pages):
        for column in page:
            top = None
            for before, line in zip((None, *column.lines), column.lines, strict=False):
                if line.size != HEAD:
                    top = None
                elif before is None or before.size != HEAD:
                    heads += 1
                    top = line.y - HEAD * 1.05
            if top is not None:
                return heads - 1, heights[min(place, 1)] - top - ABOVE
    return None


def _passages(group: KeyGroup) -> list[Passage]:
    """Set the head, then each key beside what it does."""
    return [
        Passage(tuple(titled(group.head, HEAD, Weight.BOLD, before=ABOVE))),
        *(
            Passage(
                tuple(titled(words, TYPE, Weight.REGULAR)),
                tuple(titled(key, TYPE, Weight.SEMIBOLD)),
            )
            for key, words in group.keys
        ),
    ]


def draw_keys(
    card: KeyCard, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None
) -> None:
    """Draw all pages of the keys."""
    pen = Pen(out, paper.width, paper.height, f"{card.foot.event}, {card.title.lower()}")
    pages = laid(card, paper)
    _, wide = _columns(paper)
    headed = Headed(card.title, (card.foot.event, card.subtitle), card.foot)
    for first, page in headed_pages(pen, paper, headed, pages, each_page):
        top = 4 + (heading_height(paper) if first else again_height(paper))
        for place, column in enumerate(page):
            draw_column(pen, column, paper.margin + place * (wide + GAP), top, wide)
    pen.save()

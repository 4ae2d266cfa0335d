"""Drawing the key card: columns of keys with what they do beside them, under where they work."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.column_pages import Columns, draw_columns
from tdtool.sheets.faces import Weight
from tdtool.sheets.paging import Headed
from tdtool.sheets.pen import Pen
from tdtool.sheets.prose import Column, Measure, Passage, pour, titled

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.key_card import KeyCard, KeyGroup
    from tdtool.sheets.page import Paper

LEAST_COLUMN, GAP, GUTTER = 140.0, 18.0, 64.0
TYPE, HEAD = 8.5, 10.5
ABOVE, BETWEEN = 8.0, 1.5
"""Above a head, and between keys (points)."""


def laid(card: KeyCard, paper: Paper) -> list[list[Column]]:
    """Pour the keys into columns; no head stands alone at the foot of one."""
    columns = Columns(paper, LEAST_COLUMN, GAP)
    passages = [passage for group in card.groups for passage in _passages(group)]
    measure = Measure(columns.wide, GUTTER, gap=BETWEEN)
    pages = pour(passages, measure, columns.heights, columns.number)
    for _ in card.groups:
        lonely = _lonely_head(pages, columns.heights)
        if lonely is None:
            break
        which, rest = lonely
        heads = [place for place, one in enumerate(passages) if not one.beside and not one.room]
        passages.insert(heads[which], Passage((), room=rest))
        pages = pour(passages, measure, columns.heights, columns.number)
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
    headed = Headed(card.title, (card.foot.event, card.subtitle), card.foot)
    draw_columns(pen, headed, pages, Columns(paper, LEAST_COLUMN, GAP), each_page)

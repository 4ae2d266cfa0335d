"""Blocks of lines poured into the columns of as many pages as they take."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


class Block(NamedTuple):
    """How many lines stand under one head; `kept`: never torn apart where a column holds them."""

    lines: int
    kept: bool = False


class Placed(NamedTuple):
    """A line of a block (None: its head, `again` at the top of a column) at its height."""

    block: int
    line: int | None
    y: float
    again: bool = False


class Measures(NamedTuple):
    """Heights in points: a line, a head, the space before a head that is not at the top."""

    line: float
    head: float
    gap: float


Column = list[Placed]
Page = list[Column]


def poured(
    blocks: Sequence[Block], heights: tuple[float, float], columns: int, measures: Measures
) -> list[Page]:
    """Pour blocks into columns; `heights` are those of a column on the first and later pages.

    A head never ends a column, and stands again above lines that go on in the next one.
    """
    pour = _Pour(heights, columns, measures)
    for number, block in enumerate(blocks):
        pour.block(number, block)
    return pour.pages


class _Pour:
    def __init__(self, heights: tuple[float, float], columns: int, measures: Measures) -> None:
        self._heights = heights
        self._columns = columns
        self._measures = measures
        self.pages: list[Page] = [[[]]]
        self._y = 0.0

    def block(self, number: int, block: Block) -> None:
        """Pour one block."""
        line, head, gap = self._measures
        whole = head + block.lines * line
        least = whole if block.kept and whole <= self._whole_column() else head + line
        before = gap if self._y else 0.0
        if self._y and self._y + before + least > self._room():
            self._next_column()
            before = 0.0
        self._put(Placed(number, None, self._y + before), before + head)
        for place in range(block.lines):
            if self._y + line > self._room() + 0.01 and self._y > head:
                self._next_column()
                self._put(Placed(number, None, 0.0, again=True), head)
            self._put(Placed(number, place, self._y), line)

    def _put(self, placed: Placed, height: float) -> None:
        self.pages[-1][-1].append(placed)
        self._y += height

    def _room(self) -> float:
        return self._heights[0 if len(self.pages) == 1 else 1]

    def _whole_column(self) -> float:
        return min(self._heights)

    def _next_column(self) -> None:
        if len(self.pages[-1]) < self._columns:
            self.pages[-1].append([])
        else:
            self.pages.append([[]])
        self._y = 0.0

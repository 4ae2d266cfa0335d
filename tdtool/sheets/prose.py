"""Passages of text in several sizes, poured into the columns of as many pages as they take."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.sheets.faces import Weight
from tdtool.sheets.flow import Phrase, Piece, flow
from tdtool.sheets.pen import BLACK, GREY

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tdtool.sheets.pen import Pen

LONGEST, SHORT = 6_000, 400
"""Signs of one paragraph that are set, and of a title or of names."""
LABEL = 7.5
LEADING = 1.36
FEWEST = 3
"""Lines of a passage that begin a column or end one at least, where it has to be torn."""


class Paragraph(NamedTuple):
    """Words of one size; `before` is the space above them (points)."""

    phrases: tuple[Phrase, ...]
    size: float
    before: float = 0.0
    grey: float = BLACK
    label: bool = False
    """A small caption in capitals."""
    longest: int = LONGEST


class Passage(NamedTuple):
    """Paragraphs that belong together; `beside` stand in the gutter at their left.

    One without paragraphs may hold a `room` (points) for a drawing.
    """

    paragraphs: tuple[Paragraph, ...]
    beside: tuple[Paragraph, ...] = ()
    room: float = 0.0


class Measure(NamedTuple):
    """A column in points: its width, the gutter of it, the space between passages.

    `ruled`: a hairline stands in the middle of that space.
    """

    width: float
    gutter: float = 0.0
    gap: float = 12.0
    ruled: bool = False


class SetLine(NamedTuple):
    """A line at its place in the column: the height of its baseline from the column's top."""

    x: float
    y: float
    pieces: tuple[Piece, ...]
    size: float
    grey: float
    label: bool


class Column(NamedTuple):
    """One column: its lines, and the heights of its hairlines and of its rooms."""

    lines: list[SetLine]
    rules: list[float]
    rooms: list[float]


def caption(words: str, before: float = 0.0) -> Paragraph:
    """Make a small caption."""
    return Paragraph((Phrase(words.upper(), Weight.REGULAR, 0.0),), LABEL, before, GREY, label=True)


def said(
    text: str,
    size: float,
    weight: Weight = Weight.REGULAR,
    before: float = 0.0,
    grey: float = BLACK,
) -> list[Paragraph]:
    """Make a paragraph of each line of a foreign text; none of an empty one."""
    lines = [line for line in text.splitlines() if line.strip()]
    return [
        Paragraph((Phrase(line, weight, 0.0),), size, 0.0 if place else before, grey)
        for place, line in enumerate(lines)
    ]


def titled(text: str, size: float, weight: Weight, before: float = 0.0) -> list[Paragraph]:
    """Make a title of a foreign text on one line or a few; none of an empty one."""
    made = said(" ".join(text.split()), size, weight, before)
    return [one._replace(longest=SHORT) for one in made]


class _Set(NamedTuple):
    """A line before it has a place: the space above it, and its own height."""

    above: float
    height: float
    line: SetLine


def pour(
    passages: Sequence[Passage],
    measure: Measure,
    heights: tuple[float, float],
    columns: int = 1,
) -> list[list[Column]]:
    """Pour passages into columns; `heights` are those on the first and on later pages.

    A passage is torn only where no column holds it.
    """
    made = _Pour(measure, heights, columns)
    for passage in passages:
        made.passage(passage)
    return made.pages


class _Pour:
    def __init__(self, measure: Measure, heights: tuple[float, float], columns: int) -> None:
        self._measure = measure
        self._heights = heights
        self._columns = columns
        self.pages: list[list[Column]] = [[Column([], [], [])]]
        self._y = 0.0

    def passage(self, passage: Passage) -> None:
        """Pour one passage."""
        measure = self._measure
        lines = list(_lines(passage.paragraphs, measure.gutter, measure.width - measure.gutter))
        beside = list(_lines(passage.beside, 0.0, measure.gutter - 6))
        whole = max(_high(lines), _high(beside), passage.room)
        gap = measure.gap if self._y else 0.0
        if self._y and self._y + gap + whole > self._room():
            torn = whole > min(self._heights) and self._fits(lines[:FEWEST], gap)
            if not torn:
                self._next_column()
                gap = 0.0
        if gap and measure.ruled:
            self._column().rules.append(self._y + gap / 2)
        top = self._y = self._y + gap
        if passage.room:
            self._column().rooms.append(top)
            self._y += passage.room
            return
        self._put(beside)
        beside_end, self._y = self._y, top
        column = self._column()
        self._pour(lines)
        if self._column() is column:
            self._y = max(self._y, beside_end)

    def _pour(self, lines: list[_Set]) -> None:
        for place, one in enumerate(lines):
            above = one.above if self._y else 0.0
            if self._y + above + one.height > self._room() + 0.01 and self._y:
                self._next_column()
            elif one.line.label and place + 1 < len(lines):
                # A caption does not end a column.
                both = above + one.height + lines[place + 1].above + lines[place + 1].height
                if self._y and self._y + both > self._room() + 0.01:
                    self._next_column()
            self._put([one])

    def _put(self, lines: list[_Set]) -> None:
        for one in lines:
            self._y += (one.above if self._y else 0.0) + one.height
            base = self._y - one.height + one.line.size * 1.05
            self._column().lines.append(one.line._replace(y=base))

    def _fits(self, lines: list[_Set], gap: float) -> bool:
        return self._y + gap + _high(lines) <= self._room()

    def _column(self) -> Column:
        return self.pages[-1][-1]

    def _room(self) -> float:
        return self._heights[0 if len(self.pages) == 1 else 1]

    def _next_column(self) -> None:
        if len(self.pages[-1]) < self._columns:
            self.pages[-1].append(Column([], [], []))
        else:
            self.pages.append([Column([], [], [])])
        self._y = 0.0


def _high(lines: Sequence[_Set]) -> float:
    return sum(one.above * bool(place) + one.height for place, one in enumerate(lines))


def _lines(paragraphs: Sequence[Paragraph], x: float, width: float) -> Iterator[_Set]:
    for paragraph in paragraphs:
        above = paragraph.before
        for pieces in flow(paragraph.phrases, paragraph.size, width, longest=paragraph.longest):
            line = SetLine(x, 0.0, tuple(pieces), paragraph.size, paragraph.grey, paragraph.label)
            yield _Set(above, paragraph.size * LEADING, line)
            above = 0.0


def draw_column(pen: Pen, column: Column, x: float, top: float, width: float) -> None:
    """Draw a column with its top left corner at (x, top)."""
    for y in column.rules:
        pen.rule(x, top + y, x + width, 0.5)
    for line in column.lines:
        tracking = 0.06 if line.label else 0.0
        for piece in line.pieces:
            pen.text(
                x + line.x + piece.x, top + line.y, piece.text, line.size, piece.weight,
                grey=line.grey, tracking=tracking,
            )  # fmt: skip

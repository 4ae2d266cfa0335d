"""How a level sheet is laid out: sizes, blocks side by side, pages."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from tdtool.sheets.faces import Weight
from tdtool.sheets.fonts import text_width
from tdtool.sheets.level_bars import BAR_SIZE, bar_lines, bar_width
from tdtool.sheets.level_record import BarKind, BarLine, LevelLine, LevelSheet, Line, Mode

if TYPE_CHECKING:
    from tdtool.sheets.page import Paper

GUTTER = 24.0
SIDE_WIDTH = 129.0
SIDE_GAP = 28.0
FOOT_HEIGHT = 42.0
HEAD_SIZE = 7.5
HEAD_LEADING = 9.0
HEAD_TRACKING = 0.06
NOTE_SIZE = 9.0
NOTE_LEADING = 12.5
LONG = 30
"""Levels above which two blocks stand side by side."""
TIGHTEST = 1.26
"""Least height of a row, in type sizes."""
GAP = {1: 13.0, 2: 9.0, 3: 8.0}
"""Least space between columns, by the number of blocks."""
FEW_COLUMNS = 7
TIGHT_GAP = 8.0
SCALES = {Mode.FIGURE: 1.0, Mode.STRONG: 1.0, Mode.WORD: 0.8, Mode.REMARK: 0.66}
WORDS_SQUEEZE = 0.74
"""How far columns of words are narrowed before figures give way."""
STARTS_SCALE = 0.82


class NotePlace(Enum):
    """Where the facts of the event stand."""

    SIDE = "side"
    LINE = "line"


@dataclass(frozen=True, slots=True)
class Sizes:
    """Widths of a block's parts in points, at the type size chosen."""

    type: float
    label: float
    columns: tuple[float, ...]
    starts: float
    gap: float
    shown: tuple[int, ...]
    """The columns that are drawn, by number."""

    @property
    def width(self) -> float:
        """Give the least width of a block."""
        gaps = self.gap * (len(self.columns) + (1 if self.starts else 0))
        return self.label + sum(self.columns) + self.starts + gaps


@dataclass(frozen=True, slots=True)
class Plan:
    """A layout: every page is a list of blocks, every block a list of lines."""

    sizes: Sizes
    blocks: int
    pitch: float
    notes: NotePlace
    width: float
    """Width of one block."""
    pages: tuple[tuple[tuple[Line, ...], ...], ...]
    tops: tuple[float, float]
    """Where the rows begin on the first page and on the others."""
    bar_size: float = BAR_SIZE


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to lay a sheet out, to be tried."""

    blocks: int
    size: float
    notes: NotePlace
    starts: bool


class Planner:
    """Tries the layouts of one sheet on one paper, the best first."""

    def __init__(
        self,
        sheet: LevelSheet,
        paper: Paper,
        heads: dict[NotePlace, float],
        tails: dict[NotePlace, float],
        next_head: float,
    ) -> None:
        self.sheet = sheet
        self.paper = paper
        self.room = paper.width - 2 * paper.margin
        self.bottom = paper.height - FOOT_HEIGHT
        self.heads = heads
        self.tails = tails
        self.next_head = next_head
        self._ems = _ems(sheet)
        self._longest_bar = max(map(bar_width, sheet.lines), default=0.0)

    def plan(self) -> Plan:
        """Choose a layout: one page if that can be, else pages with their heads repeated."""
        for choice in self._choices():
            made = self._on_one_page(choice)
            if made is not None:
                return made
        return self._on_pages()

    def _choices(self) -> list[Choice]:
        """List the ways to use one page, the most readable first."""
        single, side, line = (14.0, 13.5, 13.0, 12.5), NotePlace.SIDE, NotePlace.LINE
        double = (12.5, 12.0, 11.5, 11.0, 10.5)
        one = [Choice(1, size, side, starts=True) for size in single]
        one += [Choice(1, size, line, starts=True) for size in (*single, 12.0, 11.5)]
        one += [Choice(1, size, line, starts=False) for size in (12.5, 12.0, 11.5, 11.0)]
        two = [Choice(2, size, line, starts=True) for size in double]
        two += [Choice(2, size, line, starts=False) for size in (*double, 10.0)]
        three = [replace(choice, blocks=3) for choice in two] if self.paper.landscape else []
        if self.sheet.levels > LONG:
            tight = [Choice(2, size, line, starts=True) for size in (10.0, 9.5)]
            return [*two, *tight, *three, *one]
        return [*one, *two, *three]

    def sizes(self, choice: Choice) -> Sizes:
        """Measure the parts of a block for a layout."""
        drops = choice.blocks > 1
        shown = tuple(
            i
            for i, column in enumerate(self.sheet.columns)
            if not (drops and column.is_big_blind_again)
        )
        label, columns, starts = self._ems
        lines = head_lines(self.sheet)
        heads = [_head_width(self.sheet.columns[i].title, lines) for i in shown]
        widths = [max(columns[i] * choice.size, head) for i, head in zip(shown, heads, strict=True)]
        times = choice.starts and self.sheet.has_starts
        return Sizes(
            choice.size,
            max(label * choice.size + 3, text_width("LEVEL", HEAD_SIZE, Weight.REGULAR) * 1.08),
            tuple(widths),
            max(starts * choice.size * STARTS_SCALE, 32.0) if times else 0.0,
            GAP[choice.blocks] if len(shown) <= FEW_COLUMNS else TIGHT_GAP,
            shown,
        )

    def _block_width(self, choice: Choice, sizes: Sizes) -> float:
        """Give the width of a block, or 0 where the figures do not fit into it."""
        if choice.blocks > 1:
            room = (self.room - GUTTER * (choice.blocks - 1)) / choice.blocks
        elif choice.notes is NotePlace.SIDE:
            room = self.room - SIDE_GAP - SIDE_WIDTH
        else:
            room = self.room
        if sizes.width > room:
            return 0.0
        wide = max(sizes.width + 46.0 * (len(sizes.columns) + 1), self._longest_bar)
        return room if choice.blocks > 1 else min(room, wide)

    def _on_one_page(self, choice: Choice) -> Plan | None:
        sizes = self.sizes(choice)
        width = self._block_width(choice, sizes)
        if not width:
            return None
        top = self.heads[choice.notes]
        room = self.bottom - top - self.tails[choice.notes]
        least = sizes.type * TIGHTEST
        bar = BAR_SIZE if choice.blocks == 1 else 9.0
        blocks = self._split(choice.blocks, room, width, least, bar)
        if blocks is None:
            return None
        most = sizes.type * (1.36 if choice.blocks == 1 else 1.6)
        pitch = _stretched(blocks, room, width, (least, most), bar)
        return Plan(
            sizes, choice.blocks, pitch, choice.notes, width, (tuple(blocks),), (top, top), bar
        )

    def _split(
        self, count: int, room: float, width: float, pitch: float, bar: float
    ) -> list[tuple[Line, ...]] | None:
        """Split the lines into blocks of one page, at days, else breaks; None if too long."""
        rest = list(self.sheet.lines)
        blocks: list[tuple[Line, ...]] = []
        for left in range(count, 1, -1):
            total = heights(rest, pitch, width, bar)
            cut = _best_cut(rest, total / left, room, (pitch, width, bar))
            blocks.append(tuple(rest[:cut]))
            rest = rest[cut:]
        blocks.append(tuple(rest))
        if any(heights(list(block), pitch, width, bar) > room for block in blocks):
            return None
        return [block for block in blocks if block]

    def _on_pages(self) -> Plan:
        """Lay the sheet out over several pages, at the largest size whose figures fit."""
        blocks = (2, 1) if self.sheet.levels > LONG else (1,)
        size = 12.5
        choices = [Choice(count, size, NotePlace.LINE, starts=True) for count in blocks]
        choices += [
            Choice(1, small / 2, NotePlace.LINE, starts=starts)
            for starts in (True, False)
            for small in range(24, 13, -1)
        ]
        for choice in choices:
            sizes = self.sizes(choice)
            width = self._block_width(choice, sizes)
            if width:
                break
        else:
            choice = Choice(1, 7.0, NotePlace.LINE, starts=False)
            words = {
                i for i, c in enumerate(self.sheet.columns) if c.mode in {Mode.WORD, Mode.REMARK}
            }
            sizes = _squeezed(self.sizes(choice), self.room, frozenset(words))
            width = self.room
        pitch = sizes.type * 1.36
        tops = (self.heads[NotePlace.LINE], self.next_head)
        pages = self._paged(choice.blocks, width, pitch, tops)
        return Plan(sizes, choice.blocks, pitch, NotePlace.LINE, width, pages, tops)

    def _paged(
        self, count: int, width: float, pitch: float, tops: tuple[float, float]
    ) -> tuple[tuple[tuple[Line, ...], ...], ...]:
        rest = list(self.sheet.lines)
        tail = self.tails[NotePlace.LINE]
        pages: list[tuple[tuple[Line, ...], ...]] = []
        measure = (pitch, width, BAR_SIZE)
        while rest:
            room = self.bottom - (tops[1] if pages else tops[0])
            if heights(rest, *measure) <= (room - tail) * count:
                split = self._split_rest(rest, count, room - tail, measure)
                if split is not None:
                    return (*pages, split)
            page: list[tuple[Line, ...]] = []
            for _ in range(count):
                cut = _best_cut(rest, room, room, measure) if rest else 0
                page.append(tuple(rest[:cut]))
                rest = rest[cut:]
            pages.append(tuple(block for block in page if block))
        return (*pages, ()) if tail else tuple(pages)

    def _split_rest(
        self, rest: list[Line], count: int, room: float, measure: tuple[float, float, float]
    ) -> tuple[tuple[Line, ...], ...] | None:
        planner = replace(self.sheet, lines=tuple(rest))
        inner = Planner(planner, self.paper, self.heads, self.tails, self.next_head)
        blocks = inner._split(count, room, measure[1], measure[0], measure[2])
        return tuple(blocks) if blocks is not None else None


def _ems(sheet: LevelSheet) -> tuple[float, list[float], float]:
    """Measure labels, columns and times in ems of the figures' size."""
    levels = [line for line in sheet.lines if isinstance(line, LevelLine)]

    def widest(words: list[str], weight: Weight) -> float:
        return max(
            (text_width(word, 1.0, weight, tabular=True) for word in set(words)), default=0.0
        )

    label = widest([line.label + line.mark for line in levels], Weight.SEMIBOLD)
    columns = []
    for i, column in enumerate(sheet.columns):
        weight = Weight.BOLD if column.mode is Mode.STRONG else Weight.REGULAR
        cells = [line.cells[i] for line in levels]
        columns.append(widest(cells, weight) * SCALES[column.mode])
    return label, columns, widest([line.starts for line in sheet.lines], Weight.SEMIBOLD)


def head_lines(sheet: LevelSheet) -> int:
    """Give how many lines the column heads take: two where there are many columns."""
    return 2 if len(sheet.columns) > FEW_COLUMNS else 1


def head_words(title: str, lines: int) -> list[str]:
    """Set a column's head on so many lines, the last one never empty."""
    words = title.upper().split(" ")
    if lines == 1 or len(words) == 1:
        return [" ".join(words)]
    best = min(
        range(1, len(words)), key=lambda i: abs(len("".join(words[:i])) - len("".join(words[i:])))
    )
    return [" ".join(words[:best]), " ".join(words[best:])]


def _head_width(title: str, lines: int) -> float:
    return max(
        text_width(words, HEAD_SIZE, Weight.REGULAR) + HEAD_TRACKING * HEAD_SIZE * len(words)
        for words in head_words(title, lines)
    )


def _squeezed(sizes: Sizes, room: float, words: frozenset[int]) -> Sizes:
    """Share the room out among columns too wide for any type size, sparing those of words.

    Figures can be set ever smaller; words (columns by number) are cut below a certain size.
    """
    spare = max(room - sizes.label - sizes.gap * len(sizes.columns), 1.0)
    factor = min(1.0, spare / max(sum(sizes.columns), 1.0))
    kept = min(max(factor, WORDS_SQUEEZE), 1.0)
    pairs = list(zip(sizes.shown, sizes.columns, strict=True))
    text = min(sum(width * kept for i, width in pairs if i in words), spare / 2)
    figures = sum(width for i, width in pairs if i not in words)
    shares = {
        True: text / max(sum(width for i, width in pairs if i in words), 1.0),
        False: min(1.0, (spare - text) / max(figures, 1.0)),
    }
    return replace(
        sizes, columns=tuple(width * shares[i in words] for i, width in pairs), starts=0.0
    )


def line_height(line: Line, pitch: float, width: float, bar: float, *, first: bool) -> float:
    """Give the height of one line; `first`: it opens a block."""
    if isinstance(line, LevelLine):
        return pitch
    if line.kind is BarKind.DAY:
        return max(pitch * 1.15, 19.0) + (0.0 if first else 5.0)
    more = (bar_lines(line, width, bar) - 1) * (bar + 2.5)
    return max(pitch * 1.03, bar * 1.75) + more


def heights(lines: list[Line], pitch: float, width: float, bar: float) -> float:
    """Give the height of lines under each other."""
    return sum(line_height(line, pitch, width, bar, first=i == 0) for i, line in enumerate(lines))


def _stretched(
    blocks: list[tuple[Line, ...]],
    room: float,
    width: float,
    limits: tuple[float, float],
    bar: float,
) -> float:
    """Open the rows up as far as the page and good measure allow."""
    low, high = limits
    for _ in range(12):
        middle = (low + high) / 2
        if all(heights(list(block), middle, width, bar) <= room for block in blocks):
            low = middle
        else:
            high = middle
    return low


def _best_cut(
    lines: list[Line], wanted: float, room: float, measure: tuple[float, float, float]
) -> int:
    """Find where a block ends: near the wanted height, before a day, else after a break."""
    best, best_cost = len(lines), float("inf")
    used = 0.0
    for i, line in enumerate(lines):
        if i and _may_open(line):
            cost = abs(used - wanted) / max(wanted, 1.0) + _roughness(lines, i)
            if cost < best_cost:
                best, best_cost = i, cost
        used += line_height(line, *measure, first=i == 0)
        if used > room:
            break
    else:
        if used <= wanted:
            return len(lines)
    if best_cost == float("inf"):
        best = max(i, 1)
    return best


def _may_open(line: Line) -> bool:
    """Tell whether a line may stand at the top of a block: a level, or the head of a day."""
    return isinstance(line, LevelLine) or line.kind is BarKind.DAY


def _roughness(lines: list[Line], cut: int) -> float:
    """Weigh how badly a block ends here: well before a day, less well after a break."""
    if isinstance(lines[cut], BarLine):
        return 0.0
    return 0.15 if isinstance(lines[cut - 1], BarLine) and not _is_day(lines[cut - 1]) else 0.45


def _is_day(line: Line) -> bool:
    return isinstance(line, BarLine) and line.kind is BarKind.DAY

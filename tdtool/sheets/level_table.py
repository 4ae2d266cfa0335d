"""The table of a level sheet: blocks of levels with what divides them."""

from __future__ import annotations

from itertools import groupby

from tdtool.sheets.faces import Weight
from tdtool.sheets.flow import draw_flow
from tdtool.sheets.level_bars import bar_flow, bar_lines
from tdtool.sheets.level_plan import (
    GUTTER,
    HEAD_LEADING,
    HEAD_SIZE,
    HEAD_TRACKING,
    SCALES,
    STARTS_SCALE,
    Plan,
    head_lines,
    head_words,
    line_height,
)
from tdtool.sheets.level_record import BarKind, BarLine, LevelLine, LevelSheet, Line, Mode
from tdtool.sheets.pen import GREY, Align, Pen

THIN = 0.6
HEAVY = 1.7
DARK = 0.15
HALF_CAP = 0.364
"""Half the height of figures, in ems: what sets a row's figures on its middle."""
TINY = 0.6
"""Figures are never cut, whatever size they must be set in."""


def draw_blocks(
    pen: Pen,
    sheet: LevelSheet,
    plan: Plan,
    blocks: tuple[tuple[Line, ...], ...],
    corner: tuple[float, float],
) -> None:
    """Draw the blocks of one page side by side, each with its column heads."""
    x, top = corner
    for block in blocks:
        table = Table(pen, sheet, plan, x, top)
        table.draw_heads(starts=any(line.starts for line in block) or not block)
        table.draw_lines(block)
        x += plan.width + GUTTER


def day_before(pages: tuple[tuple[tuple[Line, ...], ...], ...], page: int) -> str:
    """Name the day that is being played when a page begins, empty where days are not told."""
    lines = [line for blocks in pages[:page] for block in blocks for line in block]
    following = [line for block in pages[page] for line in block] if page < len(pages) else []
    if following and isinstance(following[0], BarLine):
        return following[0].lead
    days = [line for line in lines if isinstance(line, BarLine) and line.kind is BarKind.DAY]
    return days[-1].lead if days else ""


class Table:
    """One block of lines at its place on a page."""

    def __init__(self, pen: Pen, sheet: LevelSheet, plan: Plan, x: float, top: float) -> None:
        self.pen = pen
        self.sheet = sheet
        self.plan = plan
        self.x = x
        self.end = x + plan.width
        self.top = top
        self.rights = self._column_ends()

    def _column_ends(self) -> list[float]:
        """Give the right edge of each column, the spare room shared out between them."""
        sizes = self.plan.sizes
        gaps = len(sizes.columns) + (1 if sizes.starts else 0)
        spare = sizes.gap + max(self.plan.width - sizes.width, 0.0) / max(gaps, 1)
        ends = []
        x = self.x + sizes.label
        for width in sizes.columns:
            x += spare + width
            ends.append(x)
        return ends

    def draw_heads(self, *, starts: bool) -> None:
        """Draw the heads of the columns, groups above them, and the line below."""
        y = self.top - 8
        lines = head_lines(self.sheet)
        self._head(self.x, y, ["LEVEL"], Align.LEFT, self.plan.sizes.label)
        for i, right, width in zip(
            self.plan.sizes.shown, self.rights, self.plan.sizes.columns, strict=True
        ):
            column = self.sheet.columns[i]
            words = head_words(column.title, lines)
            if column.mode in {Mode.WORD, Mode.REMARK}:
                self._head(right - width, y, words, Align.LEFT, width)
            else:
                self._head(right, y, words, Align.RIGHT, width)
        if self.plan.sizes.starts and starts:
            self._head(self.end, y, ["STARTS"], Align.RIGHT, self.plan.sizes.starts)
        self._draw_groups(y - 12 - HEAD_LEADING * (lines - 1))
        self.pen.rule(self.x, self.top, self.end, THIN)

    def _head(self, x: float, y: float, lines: list[str], align: Align, room: float) -> None:
        for i, words in enumerate(reversed(lines)):
            self.pen.text(
                x, y - HEAD_LEADING * i, words, HEAD_SIZE,
                align=align, grey=GREY, tracking=HEAD_TRACKING, max_width=room + 4, smallest=3.5,
            )  # fmt: skip

    def _draw_groups(self, y: float) -> None:
        """Draw the headings that several columns share, each with its line."""
        sizes = self.plan.sizes
        places = zip(sizes.shown, self.rights, sizes.columns, strict=True)
        for group, members in groupby(places, key=lambda place: self.sheet.columns[place[0]].group):
            if not group:
                continue
            spans = list(members)
            left = spans[0][1] - spans[0][2]
            right = spans[-1][1]
            self.pen.rule(left, y, right, THIN)
            self.pen.text(
                right, y - 5, group, 8.5, Weight.SEMIBOLD,
                align=Align.RIGHT, max_width=right - left + sizes.gap - 4, smallest=6.5,
            )  # fmt: skip

    def draw_lines(self, lines: tuple[Line, ...]) -> None:
        """Draw levels and what divides them, from the top down."""
        y = self.top
        for i, line in enumerate(lines):
            height = line_height(
                line, self.plan.pitch, self.plan.width, self.plan.bar_size, first=i == 0
            )
            if isinstance(line, LevelLine):
                self._draw_level(line, y)
            else:
                before = lines[i - 1] if i else None
                after = lines[i + 1] if i + 1 < len(lines) else None
                self._draw_bar(line, (y, height), before, last=after is None)
            y += height

    def _draw_level(self, line: LevelLine, y: float) -> None:
        size = self.plan.sizes.type
        base = y + self.plan.pitch / 2 + HALF_CAP * size
        used = self.pen.text(
            self.x + 2, base, line.label, size, Weight.SEMIBOLD, tabular=True,
            max_width=self.plan.sizes.label, smallest=6.0,
        )  # fmt: skip
        if line.mark:
            mark_y = base - 0.33 * size
            self.pen.text(self.x + 3 + used, mark_y, line.mark, size * 0.6, Weight.SEMIBOLD)
        for i, right, width in zip(
            self.plan.sizes.shown, self.rights, self.plan.sizes.columns, strict=True
        ):
            self._draw_cell(line.cells[i], self.sheet.columns[i].mode, (right, base), width)
        if line.starts and self.plan.sizes.starts:
            self.pen.text(
                self.end, base, line.starts, size * STARTS_SCALE,
                align=Align.RIGHT, grey=GREY, tabular=True,
            )  # fmt: skip

    def _draw_cell(self, text: str, mode: Mode, corner: tuple[float, float], width: float) -> None:
        right, base = corner
        size = self.plan.sizes.type * SCALES[mode]
        words = mode in {Mode.WORD, Mode.REMARK}
        self.pen.text(
            right - width if words else right,
            base,
            text,
            size,
            Weight.BOLD if mode is Mode.STRONG else Weight.REGULAR,
            align=Align.LEFT if words else Align.RIGHT,
            max_width=width + 0.5,
            smallest=4.0 if words else TINY,
            tabular=not words,
        )

    def _draw_bar(
        self, line: BarLine, span: tuple[float, float], before: Line | None, *, last: bool
    ) -> None:
        """Draw a line across the table between its two rules."""
        y, height = span
        if line.kind is BarKind.DAY:
            self._draw_day(line, y, height)
            return
        if isinstance(before, LevelLine):
            self.pen.rule(self.x, y, self.end, THIN)
        size = self.plan.bar_size
        strong = line.kind in {BarKind.REGISTRATION, BarKind.DAY_END}
        more = (bar_lines(line, self.plan.width, size) - 1) * (size + 2.5)
        base = y + (height - more) / 2 + HALF_CAP * size
        words = bar_flow(line, self.plan.width, size)
        draw_flow(self.pen, words, (self.x, base), size, size + 2.5)
        if line.starts and self.plan.sizes.starts:
            self.pen.text(
                self.end, base, line.starts, size, Weight.SEMIBOLD if strong else Weight.REGULAR,
                align=Align.RIGHT, tabular=True,
            )  # fmt: skip
        if line.kind is BarKind.REGISTRATION:
            self.pen.rule(self.x, y + height, self.end, HEAVY)
        elif not last:
            self.pen.rule(self.x, y + height, self.end, THIN)

    def _draw_day(self, line: BarLine, y: float, height: float) -> None:
        """Draw the head of a day: its name, when it is, how long its levels are."""
        base = y + height - 6.5
        size = min(self.plan.sizes.type * 1.08, 14.0)
        used = self.pen.text(
            self.x, base, line.lead, size, Weight.SEMIBOLD, max_width=self.plan.width * 0.6
        )
        words = [detail.words for detail in line.details] or [line.starts]
        right = self.pen.text(self.end, base, line.length, 9.0, align=Align.RIGHT, grey=GREY)
        self.pen.text(
            self.x + used + 8, base, words[0], 9.0,
            max_width=max(self.plan.width - used - right - 16, 20.0),
        )  # fmt: skip
        self.pen.rule(self.x, y + height, self.end, THIN + 0.2)

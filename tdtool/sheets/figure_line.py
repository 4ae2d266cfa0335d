"""Amounts on a line: the bet, half way, the smallest raise, and what was put in."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.sheets.faces import Weight
from tdtool.sheets.fonts import text_width
from tdtool.sheets.pen import GREY, Align

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.pen import Pen
    from tdtool.tournament.figure_line import FigureLine, Mark

HEIGHT = 96.0
"""Points that the line takes, its words included."""
LINE = 52.0
"""The height of the line itself, from the top."""
FIGURE, WORDS = 10.5, 9.0
APART = 6.0
POINT = 8
"""Points that the pointer above the line is high."""


class _Span(NamedTuple):
    """Where a label stands: its middle and its width."""

    x: float
    width: float


def draw_figure_line(pen: Pen, figures: FigureLine, box: tuple[float, float, float]) -> None:
    """Draw the line in a box: its left edge, its top, its width."""
    left, top, wide = box
    most = max(figures.put_in.chips, *(mark.chips for mark in figures.marks), 1) * 1.12

    def place(chips: int) -> float:
        return left + 16 + (wide - 32) * chips / most

    y = top + LINE
    end = left + wide - 6
    pen.rule(left + 4, y, end, 0.8)
    _draw_zones(pen, figures, place, (y, end))
    pen.text(left, top + 8, "THE FIGURES", 7.5, grey=GREY, tracking=0.06)
    given = figures.put_in
    x = place(given.chips)
    _draw_words(pen, given, x, y - 26, (left, end))
    for step in range(POINT):
        half = 5.0 * (1 - step / POINT)
        pen.rule(x - half, y - 19 + step, x + half, 1.2)
    taken: list[_Span] = []
    for mark in sorted(figures.marks, key=lambda mark: not mark.strong):
        x = place(mark.chips)
        pen.line(x, y - 6, x, y + 6, 1.2 if mark.strong else 0.8)
        _draw_mark(pen, mark, x, y, taken)


def _draw_zones(
    pen: Pen, figures: FigureLine, place: Callable[[int], float], ends: tuple[float, float]
) -> None:
    y, end = ends
    zones = figures.zones
    for number, zone in enumerate(zones):
        x = place(zone.first)
        last = end if number + 1 == len(zones) else place(zones[number + 1].first)
        if zone.strong:
            pen.bars([(x, y - 1.5, last - x, 3.0)])
        weight = Weight.BOLD if zone.strong else Weight.REGULAR
        pen.text(last - 2, y - 9, zone.words, WORDS, weight, align=Align.RIGHT, max_width=last - x)


def _draw_words(pen: Pen, mark: Mark, x: float, y: float, ends: tuple[float, float]) -> None:
    """Write an amount and what it is on one line, within the ends."""
    text = f"{mark.chips:,} {mark.words}".strip()
    half = text_width(text, FIGURE, Weight.BOLD) / 2
    middle = min(max(x, ends[0] + half), ends[1] - half)
    pen.text(middle, y, text, FIGURE, Weight.BOLD, align=Align.CENTRE, max_width=ends[1] - ends[0])


def _draw_mark(pen: Pen, mark: Mark, x: float, y: float, taken: list[_Span]) -> None:
    """Write an amount below its mark, and what it is below that; lower where another stands."""
    weight = Weight.BOLD if mark.strong else Weight.REGULAR
    figure = f"{mark.chips:,}"
    wide = max(text_width(figure, FIGURE, weight), text_width(mark.words, WORDS, Weight.REGULAR))
    span = _Span(x, wide)
    if any(abs(other.x - x) < (other.width + wide) / 2 + APART for other in taken):
        return
    taken.append(span)
    pen.text(x, y + 18, figure, FIGURE, weight, align=Align.CENTRE)
    pen.text(x, y + 29, mark.words, WORDS, align=Align.CENTRE, grey=GREY)

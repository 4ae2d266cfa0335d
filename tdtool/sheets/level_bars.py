"""The words of the lines across a level sheet's table, and the room they take."""

from __future__ import annotations

from functools import lru_cache

from tdtool.sheets.faces import Weight
from tdtool.sheets.flow import Phrase, Piece, flow
from tdtool.sheets.fonts import text_width
from tdtool.sheets.level_record import BarKind, BarLine, LevelLine, Line

BAR_SIZE = 9.5
LEAVE_PLAY = " chips leave play"
KEPT = 40
"""Characters of strong words that stay on one line."""


def bar_phrases(line: BarLine, *, brief: bool = False) -> list[Phrase]:
    """Give the words of a line across the table with their weights; `brief`: the fewest."""
    strong = Weight.SEMIBOLD
    words = [Phrase(line.lead, strong, 0.0)] if line.lead else []
    if line.length:
        words.append(Phrase(line.length))
    for detail in line.details:
        gap = 0.9 if brief else 1.6
        if detail.words:
            words.append(Phrase(detail.words, Weight.REGULAR, gap))
            gap = 0.3
        if detail.strong:
            text = detail.strong.removesuffix(LEAVE_PLAY) if brief else detail.strong
            words.append(Phrase(text, strong, gap, kept=len(text) < KEPT))
    return words


@lru_cache(maxsize=4096)
def bar_flow(line: BarLine, width: float, size: float) -> list[list[Piece]]:
    """Set a bar's words beside its time, in brief where they would take two lines."""
    room = bar_room(line, width)
    lines = flow(bar_phrases(line), size, room)
    return lines if len(lines) <= 1 else flow(bar_phrases(line, brief=True), size, room)


def bar_lines(line: BarLine, width: float, size: float) -> int:
    """Count the lines that a bar's words take beside its time."""
    return max(len(bar_flow(line, width, size)), 1)


def bar_width(line: Line) -> float:
    """Give the width that the words of a bar would like to have."""
    if isinstance(line, LevelLine) or line.kind is BarKind.DAY:
        return 0.0
    return min(_flow_width(line), 460.0) + (50.0 if line.starts else 8.0)


def _flow_width(line: BarLine) -> float:
    pieces = flow(bar_phrases(line), BAR_SIZE, 10_000.0)
    last = pieces[0][-1] if pieces else None
    return last.x + text_width(last.text, BAR_SIZE, last.weight) if last else 0.0


def bar_room(line: BarLine, width: float) -> float:
    """Give the width for a bar's words, its time left free."""
    return width - (42.0 if line.starts else 2.0)

"""The foot of the board while the director says something to the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.ui import plain
from tdtool.ui.board.scene import Line, Place, Run, Runs, Side, halves, line, measure

if TYPE_CHECKING:
    from tdtool.tournament.values import Now
    from tdtool.ui.board.ink import Ink
    from tdtool.ui.board.room import Room

TURN_MS = 8_000
"""How long the message stands, and what comes next after it, where both need the line."""
_LEAST = 0.8
"""The share of their size down to which both are set to stand side by side."""
_SMALLEST, _HALF = 0.6, 0.62
"""A message smaller than this goes on two lines, each of them this large at most."""


def foot_lines(
    message: tuple[str, Ink], beside: Runs, room: Room, now: Now, band: tuple[float, float]
) -> list[Line]:
    """Set a message with its ink into a band beside what comes next.

    Where there is no room for both they take turns. The band is from one share of the height
    to another; the letters stand in its middle.
    """
    text, ink = plain.one_line(message[0], 400), message[1]
    top, cap = band
    middle = room.y((top + 100) / 2)
    place = Place(room.edge, middle + cap * 0.49, room.inner, cap, Side.CENTRE, _SMALLEST)
    said = (Run(text, ink, elides=True),)
    gap = room.cap(4.0)
    kept = tuple(run for run in beside if not run.drops)
    both = measure(said, cap * _LEAST) + gap + measure(kept, cap * _LEAST)
    if beside and both <= room.inner and not room.narrow:
        right = line("message", said, place._replace(side=Side.RIGHT, least=_LEAST))
        wide = right.rect.left() - gap - room.edge
        left = line("next", beside, place._replace(width=wide, side=Side.LEFT, least=_LEAST))
        return [left, right]
    if beside and now.wall_ms // TURN_MS % 2:
        return [line("next", beside, place._replace(least=0.7))]
    if measure(said, cap * _SMALLEST) <= room.inner:
        return [line("message", said, place)]
    one, other = halves(text)
    size = place._replace(cap=cap * _HALF, least=0.5)
    return [
        line("message", (Run(one, ink, elides=True),), size._replace(base=middle - cap * 0.22)),
        line("message 2", (Run(other, ink, elides=True),), size._replace(base=middle + cap * 0.84)),
    ]

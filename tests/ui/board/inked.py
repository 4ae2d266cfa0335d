"""Where a line of the board really leaves ink."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from tdtool.ui.board import lettering

if TYPE_CHECKING:
    from tdtool.ui.board.lettering import Face
    from tdtool.ui.board.room import Room
    from tdtool.ui.board.scene import Line, Scene


MAY_BE_CUT = {"name", "title", "headline"}
"""People's words of any length; a name in a list is cut too."""


@cache
def ink(text: str, face: Face) -> QRectF:
    return lettering.metrics(face).tightBoundingRect(text)


def inked(line: Line) -> QRectF:
    """Give the smallest rectangle around all that a line paints."""
    whole = QRectF()
    for piece in line.pieces:
        rect = ink(piece.text, piece.face).translated(line.x + piece.x, line.base)
        whole = whole.united(rect)
    return whole


def outside(scene: Scene, room: Room) -> list[str]:
    """List the lines with ink outside the board."""
    screen = QRectF(0, 0, room.width, room.height)
    return [line.key for line in scene.lines if not screen.contains(inked(line))]


def over(scene: Scene) -> list[tuple[str, str]]:
    """List the lines whose ink touches another's; figures of the countdown may lean."""
    found = []
    places = [(line, inked(line)) for line in scene.lines]
    for number, (one, rect) in enumerate(places):
        found += [
            (one.key, other.key)
            for other, its in places[number + 1 :]
            if rect.intersects(its)
            and not (one.key.startswith("digit") and other.key.startswith("digit"))
        ]
    return found


def cut(scene: Scene) -> list[str]:
    """List the lines that are cut though they are no one's name."""
    return [
        f"{line.key}: {line.text}"
        for line in scene.lines
        if "…" in line.text
        and line.key not in MAY_BE_CUT
        and not (line.key.startswith("row") and line.key.endswith(("name", "name 2")))
    ]

"""The board as a picture: which look it has now, and how it is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QRegion

from tdtool.tournament.board_view import Look
from tdtool.ui.board import lettering
from tdtool.ui.board.ink import COLOURS
from tdtool.ui.board.level_scene import level_scene
from tdtool.ui.board.list_scene import list_scene
from tdtool.ui.board.scene import Line, origin
from tdtool.ui.board.standing_scene import standing_scene

if TYPE_CHECKING:
    from tdtool.tournament.board_view import BoardView
    from tdtool.tournament.values import Now
    from tdtool.ui.board.room import Room
    from tdtool.ui.board.scene import Fill, Scene

_BLEED, _LINE_BLEED = 2, 0.3
"""Pixels around what changed that are painted too; for lines also a share of their height."""


def compose(view: BoardView, now: Now, room: Room) -> Scene:
    """Build the board for this moment and size."""
    if view.page is not None:
        return list_scene(view, view.page, now, room)
    if view.look in {Look.LEVEL, Look.BREAK}:
        return level_scene(view, now, room)
    return standing_scene(view, now, room)


def changed(before: Scene, after: Scene) -> QRegion:
    """Tell what must be painted anew when one scene follows another."""
    region = QRegion()
    old, new = _by_key(before), _by_key(after)
    for key in old.keys() | new.keys():
        one, other = old.get(key), new.get(key)
        if one != other:
            for part in (one, other):
                if part is not None:
                    region += reach(part)
    return region


def _by_key(scene: Scene) -> dict[str, Fill | Line]:
    parts: list[Fill | Line] = [*scene.fills, *scene.lines]
    return {part.key: part for part in parts}


def paint(painter: QPainter, scene: Scene, region: QRegion) -> None:
    """Paint what of a scene touches the region."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    for fill in scene.fills:
        if region.intersects(reach(fill)):
            _paint_fill(painter, fill)
    for one in scene.lines:
        if region.intersects(reach(one)):
            for piece in one.pieces:
                painter.setFont(lettering.font(piece.face))
                painter.setPen(COLOURS[piece.ink])
                painter.drawText(origin(one, piece), piece.text)


def reach(part: Fill | Line) -> QRect:
    """Give the rectangle that holds all that a part paints, letters that lean out included."""
    bleed = _BLEED + (round(part.cap * _LINE_BLEED) if isinstance(part, Line) else 0)
    return part.rect.toAlignedRect().adjusted(-bleed, -bleed, bleed, bleed)


def _paint_fill(painter: QPainter, fill: Fill) -> None:
    if not fill.radius:
        painter.fillRect(fill.rect.toAlignedRect(), COLOURS[fill.ink])
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(COLOURS[fill.ink])
    painter.drawRoundedRect(fill.rect, fill.radius, fill.radius)

"""The board as a picture: which look it has now, and how it is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QRegion

from tdtool.board_plan import Layout, Shown
from tdtool.tournament.board_lists import PODIUM
from tdtool.tournament.board_view import Look
from tdtool.ui.board import ink, lettering
from tdtool.ui.board.level_scene import level_scene
from tdtool.ui.board.list_scene import list_scene
from tdtool.ui.board.prize_scene import paid_pages, paid_scene, prize_scene
from tdtool.ui.board.scene import Line, origin
from tdtool.ui.board.seats_scene import seats_scene
from tdtool.ui.board.standing_scene import standing_scene
from tdtool.ui.board.table_scene import table_scene

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

    from tdtool.tournament.board_view import BoardView
    from tdtool.tournament.values import Now
    from tdtool.ui.board.ink import Palette
    from tdtool.ui.board.room import Room
    from tdtool.ui.board.scene import Fill, Part, Scene

_BLEED, _LINE_BLEED = 2, 0.3
"""Pixels around what changed that are painted too; for lines also a share of their height."""


PODIUM_PAGES = 2
"""Pages for which the winner stands alone before the places follow."""
_USUAL = Shown()


def possible(view: BoardView) -> set[Layout]:
    """Tell which layouts have something to show now."""
    found = {Layout.CLOCK}
    if view.look is not Look.FINISHED:
        found |= {Layout.PRIZES} if view.prizes else set()
        found |= {Layout.SEATS} if view.seats else set()
        if view.table is not None and view.look in {Look.LEVEL, Look.BREAK}:
            found.add(Layout.TABLE)
    return found


def compose(
    view: BoardView, now: Now, room: Room, shown: Shown = _USUAL, *, moves: bool = True
) -> Scene:
    """Build the board for this moment and size; `moves` lets new seats go first."""
    if view.page is not None and moves:
        return list_scene(view, view.page, now, room)
    if view.look is Look.FINISHED:
        return _finished(view, now, room, shown.page)
    layout, page = shown
    if layout is Layout.TABLE and view.table is not None:
        return table_scene(view, view.table, now, room)
    if layout is Layout.SEATS:
        return seats_scene(view, page, now, room)
    if layout is Layout.PRIZES:
        return prize_scene(view, page, now, room)
    if view.look in {Look.LEVEL, Look.BREAK}:
        return level_scene(view, now, room)
    return standing_scene(view, now, room)


def _finished(view: BoardView, now: Now, room: Room, page: int) -> Scene:
    """Let the winner take turns with all who were paid."""
    if len(view.podium) > PODIUM:
        turn = page % (PODIUM_PAGES + paid_pages(view, room))
        if turn >= PODIUM_PAGES:
            return paid_scene(view, turn - PODIUM_PAGES, now, room)
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


def _by_key(scene: Scene) -> dict[str, Part]:
    parts: list[Part] = [*scene.fills, *scene.lines, *scene.pictures]
    return {part.key: part for part in parts}


def paint(painter: QPainter, scene: Scene, region: QRegion, colours: Palette = ink.NIGHT) -> None:
    """Paint what of a scene touches the region."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    for fill in scene.fills:
        if region.intersects(reach(fill)):
            _paint_fill(painter, fill, colours[fill.ink])
    for picture in scene.pictures:
        if region.intersects(reach(picture)):
            at = picture.rect.toAlignedRect()
            painter.drawImage(at.topLeft(), picture.logo.scaled(at.width(), at.height()))
    for one in scene.lines:
        if region.intersects(reach(one)):
            for piece in one.pieces:
                painter.setFont(lettering.font(piece.face))
                painter.setPen(colours[piece.ink])
                painter.drawText(origin(one, piece), piece.text)


def reach(part: Part) -> QRect:
    """Give the rectangle that holds all that a part paints, letters that lean out included."""
    bleed = _BLEED + (round(part.cap * _LINE_BLEED) if isinstance(part, Line) else 0)
    return part.rect.toAlignedRect().adjusted(-bleed, -bleed, bleed, bleed)


def _paint_fill(painter: QPainter, fill: Fill, colour: QColor) -> None:
    if not fill.radius:
        painter.fillRect(fill.rect.toAlignedRect(), colour)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(fill.rect, fill.radius, fill.radius)
